"""Texts of YAML and JSON as trees that can be changed in any way, doubled keys included, and written again."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import yaml

Path: TypeAlias = tuple[int, ...]
_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_DUMPER: Final = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


class Text(NamedTuple):
    """A scalar; a bare one stands without quotes, as numbers and null do."""

    text: str
    bare: bool


class Items(NamedTuple):
    """A list."""

    nodes: "tuple[Tree, ...]"


class Pairs(NamedTuple):
    """A map as written; a key may stand twice."""

    keys: tuple[str, ...]
    nodes: "tuple[Tree, ...]"


Tree: TypeAlias = Text | Items | Pairs


def from_yaml(text: str) -> Tree:
    """Read a YAML text whose keys are texts."""
    return _of_node(yaml.compose(text, Loader=_LOADER))


def from_json(text: str | bytes) -> Tree:
    """Read a JSON text."""
    return _of_value(json.loads(text))


def to_yaml(tree: Tree) -> str:
    """Write a tree as YAML; a bare text that YAML cannot hold so gets quotes."""
    written: str = yaml.serialize(_to_node(tree), Dumper=_DUMPER, allow_unicode=True, width=110)
    return written


def to_json(tree: Tree) -> str:
    """Write a tree as JSON; a bare text stands as it is, whether JSON knows it or not."""
    match tree:
        case Text(text, bare):
            return text if bare else json.dumps(text)
        case Items(nodes):
            return f"[{','.join(map(to_json, nodes))}]"
        case Pairs(keys, nodes):
            pairs = (f"{json.dumps(key)}:{to_json(node)}" for key, node in zip(keys, nodes, strict=True))
            return f"{{{','.join(pairs)}}}"


def places(tree: Tree, path: Path = ()) -> Iterator[Path]:
    """Give the places of all parts of a tree, the whole first."""
    yield path
    for index, node in enumerate(parts(tree)):
        yield from places(node, (*path, index))


def parts(tree: Tree) -> "Sequence[Tree]":
    """Give the values of a map or list; none of a scalar."""
    return () if isinstance(tree, Text) else tree.nodes


def at(tree: Tree, path: Path) -> Tree:
    """Give the part of a tree at a place."""
    for index in path:
        tree = parts(tree)[index]
    return tree


def key_at(tree: Tree, path: Path) -> str:
    """Give the nearest key on the way to a place, which says what stands there; empty if there is none."""
    key = ""
    for index in path:
        if isinstance(tree, Pairs):
            key = tree.keys[index]
        tree = parts(tree)[index]
    return key


def put(tree: Tree, path: Path, value: Tree) -> Tree:
    """Give a tree with another part at a place."""
    if not path:
        return value
    assert not isinstance(tree, Text)

    nodes = list(tree.nodes)
    nodes[path[0]] = put(nodes[path[0]], path[1:], value)
    return tree._replace(nodes=tuple(nodes))


def _of_node(node: Any) -> Tree:
    if isinstance(node, yaml.ScalarNode):
        return Text(node.value, bare=not node.style)
    if isinstance(node, yaml.SequenceNode):
        return Items(tuple(map(_of_node, node.value)))
    return Pairs(tuple(key.value for key, _ in node.value), tuple(_of_node(value) for _, value in node.value))


def _of_value(value: Any) -> Tree:
    if isinstance(value, str):
        return Text(value, bare=False)
    if isinstance(value, list):
        return Items(tuple(map(_of_value, value)))
    if isinstance(value, Mapping):
        return Pairs(tuple(value), tuple(map(_of_value, value.values())))
    return Text(json.dumps(value), bare=True)


def _to_node(tree: Tree) -> Any:
    match tree:
        case Text(text, bare):
            tag = _RESOLVER.resolve(yaml.ScalarNode, text, (True, False)) if bare else _TEXT
            return yaml.ScalarNode(tag, text, style=None if bare else '"')
        case Items(nodes):
            return yaml.SequenceNode(_LIST, list(map(_to_node, nodes)), flow_style=_fits(nodes))
        case Pairs(keys, nodes):
            pairs = [(_to_node(Text(key, bare=True)), _to_node(node)) for key, node in zip(keys, nodes, strict=True)]
            return yaml.MappingNode(_MAP, pairs, flow_style=_fits(nodes))


def _fits(nodes: "Sequence[Tree]") -> bool:
    """Tell whether parts stand on one line, as the innermost do in the corpus."""
    return all(isinstance(node, Text) for node in nodes)


_RESOLVER: Final[Any] = yaml.SafeLoader("")
_TEXT: Final = "tag:yaml.org,2002:str"
_LIST: Final = "tag:yaml.org,2002:seq"
_MAP: Final = "tag:yaml.org,2002:map"
