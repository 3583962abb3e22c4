"""Altering a tree in one place: what makes it malformed, or well-formed and impossible."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from tests.verify.reliability.trees import Items, Pairs, Path, Text, Tree, at, key_at, parts, places, put, to_json
from tests.verify.reliability.values import deep, nudged, other_card, other_seat, strange

Vocabulary = Mapping[str, Sequence[Tree]]
"""What stands under each key in the valid inputs."""

Altering = Callable[[Random, Tree, Path, Vocabulary], Tree]


def vocabulary(trees: Sequence[Tree]) -> Vocabulary:
    """Gather the values that stand under each key, each once."""
    found: dict[str, dict[Tree, None]] = {}
    for tree in trees:
        for path in places(tree):
            found.setdefault(key_at(tree, path), {})[at(tree, path)] = None
    return {key: tuple(values) for key, values in found.items()}


def altered(rng: Random, tree: Tree, known: Vocabulary, *, gently: float = 0.6) -> Tree:
    """Alter a tree in one place or a few; ``gently`` is the share of changes that keep the form of what they change."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        path = rng.choice(list(places(tree)))
        alter = rng.choice(_GENTLE if rng.random() < gently else _ROUGH)
        tree = alter(rng, tree, path, known)
    return tree


def swollen(rng: Random, tree: Tree, size: int) -> Tree:
    """Let one part of a list or map stand so often that the whole has about ``size`` characters, each time a little
    different or always the same.
    """
    path = rng.choice([path for path in places(tree) if path])
    above, index = at(tree, path[:-1]), path[-1]
    assert not isinstance(above, Text)

    node = above.nodes[index]
    times = size // (len(to_json(node)) + 8)
    nodes = tuple(_numbered(node, number) for number in range(times)) if rng.random() < 0.7 else (node,) * times
    if isinstance(above, Items):
        return put(tree, path[:-1], Items((*above.nodes, *nodes)))
    keys = tuple(f"{above.keys[index]}{number}" for number in range(times))
    return put(tree, path[:-1], Pairs((*above.keys, *keys), (*above.nodes, *nodes)))


def _numbered(node: Tree, number: int) -> Tree:
    """Give a part with a number in its first text."""
    path = next(path for path in places(node) if not parts(at(node, path)))
    part = at(node, path)
    return put(node, path, part._replace(text=f"{part.text}{number}")) if isinstance(part, Text) else node


def _deleted(_rng: Random, tree: Tree, path: Path, _known: Vocabulary) -> Tree:
    return _spliced(tree, path, 0)


def _doubled(_rng: Random, tree: Tree, path: Path, _known: Vocabulary) -> Tree:
    return _spliced(tree, path, 2)


def _multiplied(rng: Random, tree: Tree, path: Path, _known: Vocabulary) -> Tree:
    return _spliced(tree, path, rng.choice((3, 20, 500)))


def _spliced(tree: Tree, path: Path, times: int) -> Tree:
    """Let a part stand so many times at its place; the whole stays as it is."""
    if not path:
        return tree
    above, index = at(tree, path[:-1]), path[-1]
    assert not isinstance(above, Text)

    window = slice(index, index + 1)
    nodes = (*above.nodes[:index], *above.nodes[window] * times, *above.nodes[index + 1 :])
    changed: Tree = above._replace(nodes=nodes)
    if isinstance(above, Pairs):
        changed = Pairs((*above.keys[:index], *above.keys[window] * times, *above.keys[index + 1 :]), nodes)
    return put(tree, path[:-1], changed)


def _exchanged(rng: Random, tree: Tree, path: Path, _known: Vocabulary) -> Tree:
    """Exchange two parts of the same list or map."""
    siblings = parts(at(tree, path[:-1])) if path else ()
    if len(siblings) < 2:
        return tree
    other = rng.randrange(len(siblings))
    above = path[:-1]
    return put(put(tree, path, siblings[other]), (*above, other), at(tree, path))


def _shuffled(rng: Random, tree: Tree, path: Path, _known: Vocabulary) -> Tree:
    """Bring the parts of a list or map into another order, or leave its end out."""
    part = at(tree, path)
    if isinstance(part, Text):
        return tree
    order = list(range(len(part.nodes)))
    if rng.random() < 0.5:
        rng.shuffle(order)
    else:
        del order[rng.randrange(len(order) + 1) :]
    nodes = tuple(part.nodes[index] for index in order)
    return put(
        tree, path, Pairs(tuple(part.keys[i] for i in order), nodes) if isinstance(part, Pairs) else Items(nodes)
    )


def _replaced(rng: Random, tree: Tree, path: Path, _known: Vocabulary) -> Tree:
    return put(tree, path, strange(rng))


def _nested(rng: Random, tree: Tree, path: Path, _known: Vocabulary) -> Tree:
    return put(tree, path, deep(rng, at(tree, path)))


def _retyped(rng: Random, tree: Tree, path: Path, _known: Vocabulary) -> Tree:
    """Write a number as a text or a text as a number, a list as a map or a map as a list, or one value as a list."""
    part = at(tree, path)
    match part:
        case Text(text, bare):
            return put(tree, path, Text(text, not bare) if rng.random() < 0.7 else Items((part,)))
        case Items(nodes):
            return put(tree, path, Pairs(tuple(map(str, range(len(nodes)))), nodes))
        case Pairs(_, nodes):
            return put(tree, path, Items(nodes))


def _renamed(rng: Random, tree: Tree, path: Path, known: Vocabulary) -> Tree:
    """Give a field another name: one of another place, or none that is known."""
    if not path or not isinstance(above := at(tree, path[:-1]), Pairs):
        return tree
    keys, name = list(above.keys), above.keys[path[-1]]
    keys[path[-1]] = rng.choice((rng.choice(list(known)), name.upper(), f"{name}s", name[:-1], f"{name} ", ""))
    return put(tree, path[:-1], above._replace(keys=tuple(keys)))


def _borrowed(rng: Random, tree: Tree, path: Path, known: Vocabulary) -> Tree:
    """Let the value of the same field of another input stand here."""
    values = known.get(key_at(tree, path), ())
    return put(tree, path, rng.choice(values)) if path and values else tree


def _added(rng: Random, tree: Tree, path: Path, known: Vocabulary) -> Tree:
    """Add a field that other inputs have."""
    part = at(tree, path)
    if not isinstance(part, Pairs):
        return tree
    key = rng.choice(list(known))
    return put(tree, path, Pairs((*part.keys, key), (*part.nodes, rng.choice(known[key]))))


def _respelt(change: Callable[[Random, str], str]) -> Altering:
    """Change a text at the place, or at one below it."""

    def alter(rng: Random, tree: Tree, path: Path, _known: Vocabulary) -> Tree:
        texts = [(*path, *inner) for inner in places(at(tree, path)) if isinstance(at(tree, (*path, *inner)), Text)]
        if not texts:
            return tree
        chosen = rng.choice(texts)
        part = at(tree, chosen)
        assert isinstance(part, Text)

        return put(tree, chosen, part._replace(text=change(rng, part.text)))

    return alter


def _garbled(rng: Random, text: str) -> str:
    """Lose, double or exchange a character."""
    if not text:
        return text
    index = rng.randrange(len(text))
    return (
        text[:index]
        + rng.choice(("", text[index] * 2, text[index].swapcase(), rng.choice("xA0:- ")))
        + text[index + 1 :]
    )


_GENTLE: Final[tuple[Altering, ...]] = (
    _borrowed,
    _borrowed,
    _respelt(other_card),
    _respelt(other_card),
    _respelt(other_seat),
    _respelt(nudged),
    _shuffled,
    _exchanged,
    _doubled,
    _deleted,
)
_ROUGH: Final[tuple[Altering, ...]] = (
    _replaced,
    _replaced,
    _retyped,
    _renamed,
    _added,
    _nested,
    _multiplied,
    _deleted,
    _respelt(_garbled),
)
