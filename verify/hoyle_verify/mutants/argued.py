"""Mutants that survive for a reason: each with the change that was argued about, so that a renumbering is noticed."""

import tomllib
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

MOST: Final = 20
MOST_IN_A_HUNDRED: Final = 2
"""So many survivors may be argued away, in all and of a hundred mutants."""


class Argued(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A mutant by its id and what it changes, and why nothing notices it although it is no equivalent."""

    id: str
    change: str
    reason: str


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    argued: tuple[Argued, ...] = ()


@cache
def argued() -> Mapping[str, Argued]:
    """Give what is argued about, by the id of the mutant."""
    text = files("hoyle_verify.mutants").joinpath("argued.toml").read_text(encoding="utf-8")
    return {each.id: each for each in msgspec.convert(tomllib.loads(text), _File).argued}


def reason_for(mutant_id: str, change: str) -> str:
    """Give the reason why a mutant survives; empty if there is none, or it is about another change."""
    found = argued().get(mutant_id)
    return found.reason if found is not None and found.change == change else ""


def complaints(survivors: Mapping[str, str], clauses: Collection[str], mutants: int) -> Iterator[str]:
    """Complain of survivors, given with their changes, of which nobody has argued, and of what is argued amiss.

    Lines about other clauses than these are left alone; ``mutants`` is the number of all that were hunted.
    """
    mine = [each for each in argued().values() if each.id.partition("/")[0] in clauses]
    for id_, change in survivors.items():
        if not reason_for(id_, change):
            yield f"{id_} survives ({change}): write a scenario or a theorem that notices it"
    for each in mine:
        if each.id not in survivors:
            yield f"argued.toml: {each.id} does not survive: take the line out"
        elif survivors[each.id] != each.change:
            yield f"argued.toml: {each.id} changes {survivors[each.id]!r} and not {each.change!r}: argue anew"
    most = min(MOST, mutants * MOST_IN_A_HUNDRED // 100)
    if len(mine) > most:
        yield f"argued.toml: {len(mine)} of {mutants} mutants are argued away, and at most {most} may be"
