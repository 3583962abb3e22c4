"""Trying a theorem on cases drawn by chance: a guard beside a proof, never a proof."""

from random import Random
from typing import Any, Final

from hoyle.domains import Mask, OneOf, Range, Times, UpTo
from hoyle.errors import Gap
from hoyle_verify.prove import values
from hoyle_verify.prove.cases import Case, Cases
from hoyle_verify.prove.theorem import Skip, Theorem

DRAWN: Final = 200
_SEED: Final = 20_000


def counterexample(theorem: Theorem, cases: Cases) -> Case | None:
    """Look for a case in which a claim about all cases fails; None if chance finds none."""
    rng = Random(_SEED)  # noqa: S311  # a guard that must find the same on every machine
    for _ in range(DRAWN):
        case = tuple(draw(annotation, rng) for annotation in cases.annotations)
        try:
            if not theorem.claim(*case):
                return case
        except Skip:
            continue
        except Gap:
            return case
    return None


def draw(annotation: Any, rng: Random) -> Any:
    """Draw a value that an annotation stands for."""
    choices = values.alternatives(annotation)
    annotation = choices[rng.randrange(len(choices))] if len(choices) > 1 else choices[0]
    if annotation is bool:
        return rng.random() < 1 / 2
    if values.is_record(annotation):
        return annotation(*(draw(of_part, rng) for of_part in values.fields(annotation).values()))
    if (parts := values.members(annotation)) is not None:
        return tuple(draw(part, rng) for part in parts)
    found = values.domain(annotation)
    if isinstance(found, Times):
        return tuple(_number(found.item, rng) for _ in range(found.count))
    assert not isinstance(found, UpTo)

    return _number(found, rng)


def _number(found: Range | OneOf | Mask, rng: Random) -> int:
    if isinstance(found, Range):
        return rng.randint(found.low, found.high)
    if isinstance(found, OneOf):
        return rng.choice(found.values)
    # Hands are small sets as often as large ones.
    return rng.getrandbits(64) & found.bits & (rng.getrandbits(64) if rng.random() < 1 / 2 else -1)
