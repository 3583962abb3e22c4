"""Looking for what notices a mutant: a scenario, a theorem, or nothing because there is nothing to notice."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import partial
from typing import Any, Final, NamedTuple

from hoyle.clause import observing
from hoyle_verify.judge.run import verdict
from hoyle_verify.mutants.catalogue.misreading import Misread, Misreading
from hoyle_verify.mutants.equal import equivalence
from hoyle_verify.mutants.limits import HangsError, limited
from hoyle_verify.mutants.mutate import Mutant, Planted
from hoyle_verify.mutants.verdict import Fate, Verdict
from hoyle_verify.prove.run import decide, forget
from hoyle_verify.prove.theorem import theorems
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.serve.reference import answer
from hoyle_verify.solve.program import NeedsCompiler

LONGEST: Final = 10.0
"""Seconds of the processor after which a scenario hangs and a theorem is given up, if it is not slow in any case."""

SLOWER: Final = 10
"""How many times as long as without a mutant something may take."""

Plant = Callable[[], AbstractContextManager[Any]]
"""Gives a block in which a mutant is in force."""


class Witnesses(NamedTuple):
    """Who may notice: scenarios by file, theorems with the seconds that each takes, in the order of being asked."""

    scenarios: Sequence[tuple[str, Sequence[Scenario]]]
    theorems: Mapping[str, float]


def hunt(mutant: Mutant, witnesses: Witnesses) -> Verdict:
    """Say what becomes of a mutant, asking only those who may notice."""
    plant = plant_of(mutant)
    if by := next(_missed_in(plant, witnesses.scenarios), ""):
        return judged(mutant, "killed", by)
    # A proof is mostly quicker than all the theorems, of which none can notice what is proved to be no fault.
    if where := equivalence(mutant):
        return judged(mutant, "equivalent", note=where)
    by = next(_refuted(plant, witnesses.theorems), "")
    return judged(mutant, "killed" if by else "survived", by)


def hunt_misreading(misreading: Misreading, witnesses: Witnesses) -> Verdict:
    """Say who notices a misreading."""
    plant = partial(observing, Misread(misreading.answers))
    by = next(_missed_in(plant, witnesses.scenarios), "") or next(_refuted(plant, witnesses.theorems), "")
    return Verdict(
        id=misreading.id,
        clause=next(iter(misreading.answers)),
        operator="misread",
        line=0,
        change=misreading.sentence,
        verdict="killed" if by else "survived",
        by=by,
        note=misreading.origin,
    )


def judged(mutant: Mutant, fate: Fate, by: str = "", note: str = "") -> Verdict:
    """Write down what became of a mutant."""
    return Verdict(
        id=mutant.id,
        clause=mutant.clause,
        operator=mutant.operator,
        line=mutant.line,
        change=mutant.change,
        verdict=fate,
        by=by,
        note=note,
    )


def plant_of(mutant: Mutant) -> Plant:
    """Say how a mutant is put in force."""
    return mutant.plant or partial(observing, Planted(mutant))


def misses(plant: Plant, cases: Sequence[Scenario]) -> bool:
    """Say whether an expectation or a refusal of some case comes out otherwise; a crash and a hang are such."""
    try:
        with limited(LONGEST), plant():
            return any(verdict(case, answer) for case in cases)
    except NeedsCompiler:
        return False
    except (Exception, HangsError):  # noqa: BLE001  # a mutant may raise anything, and whatever it raises is noticed
        return True


def _missed_in(plant: Plant, scenarios: Sequence[tuple[str, Sequence[Scenario]]]) -> Iterator[str]:
    return (file for file, cases in scenarios if misses(plant, cases))


def _refuted(plant: Plant, seconds: Mapping[str, float]) -> Iterator[str]:
    return (id_ for id_, usual in seconds.items() if _is_refuted(plant, id_, max(LONGEST, SLOWER * usual)))


def _is_refuted(plant: Plant, theorem_id: str, seconds: float) -> bool:
    forget()
    try:
        with limited(seconds), plant():
            return decide(theorems()[theorem_id], math.inf).verdict not in ("proved", "unknown")
    except HangsError:
        # A search that a mutant makes long is not one that it makes false.
        return False
    except Exception:  # noqa: BLE001  # see above
        return True
    finally:
        forget()
