"""Changing a clause for a moment, to see whether that makes the reference engine do what a program did."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar, final

from hoyle.clause import Clause, Observer, observing
from hoyle.tracing import subject
from hoyle_verify.fuzz.case import Case
from hoyle_verify.fuzz.referee import OBSERVES, SEES, Divergence
from hoyle_verify.fuzz.reference import facts_at, game_of, play
from hoyle_verify.fuzz.search import Found

T = TypeVar("T")

_ONWARD: Final = 12
"""Actions that a deal is played on beyond a difference."""

Facts = Sequence[Mapping[str, Any]]
"""What can be observed at each position."""

Behaviour = Mapping[str, Any] | None
"""What can be observed where a program differs; None where it refuses or fails."""


class Evidence(NamedTuple):
    """Further deals in which the two sides differ, and in which they agree, these with what can be observed in them.

    ``onward`` is the deal in question, played on for a while.
    """

    failing: Sequence[Found]
    agreeing: Sequence[tuple[Case, Facts]]
    onward: tuple[Case, Facts]


class Grade(NamedTuple):
    """How well other answers of a clause explain a difference; better grades are greater.

    ``exact`` is 0 unless the reference then does what the program did, and grows up to 1 the more of the other deals
    come out right too.  ``here`` and ``later`` tell how nearly it is the same observables that change, there and soon
    afterwards: 1 for just these.
    """

    exact: float
    here: float
    later: float


def evidence_of(found: Found, failing: Sequence[Found], agreeing: Sequence[Case]) -> Evidence:
    """Gather what explanations of a difference are tried on."""
    onward = _onward(found)
    return Evidence(failing, [(case, facts_of(case)) for case in agreeing], (onward, facts_of(onward)))


def grade(clause: str, found: Found, evidence: Evidence) -> Grade:
    """Let a clause do nothing, or answer something else, and tell how well that explains a difference."""
    what, at = set(found.divergence.what), found.divergence.at
    exact = here = later = 0.0
    for change in _CHANGES:
        with observing(_Altered(clause, change)):
            if explains(found):
                exact = max(exact, _share_explained(evidence))
            moved = _moved(evidence.onward)
        here = max(here, _likeness(what, moved[at] if at < len(moved) else set()))
        later = max(later, _likeness(what, set().union(*moved)))
    return Grade(exact, here, later)


def explains(found: Found) -> bool:
    """Tell whether the reference, as it now is, does what the program did."""
    return _unless_broken(partial(_does_the_same, found), instead=False)


def facts_of(case: Case) -> Facts:
    """Give what can be observed at each position, as far as the actions are legal."""
    for last in range(len(case.actions), -1, -1):
        played = play(case._replace(actions=case.actions[:last], probe=""))
        if played is not None:
            return [facts_at(played, position) for position in range(len(played.states))]
    return []


def _does_the_same(found: Found) -> bool:
    # No clause says what a seat is shown.
    if found.divergence.kind == SEES:
        return False
    return _of_reference(found.case, found.divergence) == _of_program(found.divergence)


def _of_program(divergence: Divergence) -> Behaviour:
    if divergence.kind != OBSERVES:
        return None
    return {name: _ordered(divergence.got.get(name)) for name in divergence.what}


def _of_reference(case: Case, divergence: Divergence) -> Behaviour:
    played = play(case)
    if played is None or divergence.at >= len(played.states):
        return None
    facts = facts_at(played, divergence.at)
    return {name: _ordered(facts.get(name)) for name in divergence.what}


def _ordered(value: Any) -> Any:
    return sorted(value) if isinstance(value, list | tuple) and all(isinstance(item, str) for item in value) else value


def _share_explained(evidence: Evidence) -> float:
    """Tell in what part of the other deals the reference, as it now is, does what the program did."""
    failing = sum(map(explains, evidence.failing))
    agreeing = sum(_unless_broken(partial(facts_of, case), instead=None) == facts for case, facts in evidence.agreeing)
    return (1 + failing + agreeing) / (1 + len(evidence.failing) + len(evidence.agreeing))


def _moved(onward: tuple[Case, Facts]) -> list[set[str]]:
    """Name the observables that are now others than they were, by position."""
    case, before = onward
    now = _unless_broken(partial(facts_of, case), instead=None) or ()
    pairs = zip(before, now, strict=False)
    return [{name for name in right if changed.get(name) != right[name]} for right, changed in pairs]


def _likeness(what: set[str], moved: set[str]) -> float:
    return len(moved & what) / len(moved | what) if moved else 0.0


def _onward(found: Found) -> Case:
    """Play a deal on for a few actions beyond the difference."""
    case = found.case._replace(probe="")
    played = play(case)
    if played is None or case.settles or case.draws:
        return case
    game, state, actions = game_of(case.rules), played.states[-1], list(case.actions)
    while len(actions) < len(case.actions) + _ONWARD and (legal := game.legal(state)):
        actions.append(str(legal[0]))
        state = game.apply(state, legal[0])
    return case._replace(actions=tuple(actions))


def _unless_broken(ask: Callable[[], T], *, instead: T) -> T:
    try:
        return ask()
    except Exception:  # noqa: BLE001  # an engine whose clause is altered may break anywhere
        return instead


@final
class _Altered(Observer):
    """Lets one clause do nothing or answer something else."""

    def __init__(self, clause_id: str, change: Callable[[Any], Any]) -> None:
        self.clause_id: Final = clause_id
        self.change: Final = change

    def call(self, clause: Clause, arguments: tuple[Any, ...]) -> Any:
        """Answer a call of the clause that is altered, and pass on every other."""
        if clause.id != self.clause_id:
            return super().call(clause, arguments)
        if clause.kind in ("narrows", "steps"):
            return subject(clause, arguments)
        return self.change(super().call(clause, arguments))


def _other(answer: Any, *, truth: bool, change: Callable[[int], int]) -> Any:
    if isinstance(answer, bool):
        return truth
    if isinstance(answer, int):
        return change(answer)
    return (*answer[1:], *answer[:1]) if isinstance(answer, tuple) else answer


def _nothing(_number: int) -> int:
    return 0


def _one(_number: int) -> int:
    return 1


_CHANGES: Final[tuple[Callable[[Any], Any], ...]] = (
    partial(_other, truth=False, change=_nothing),
    partial(_other, truth=True, change=_one),
    partial(_other, truth=False, change=lambda number: number + 1),
    partial(_other, truth=False, change=lambda number: number - 1),
    partial(_other, truth=False, change=lambda number: number // 2),
    partial(_other, truth=False, change=lambda number: 2 * number),
)
"""What a clause that answers with a number, a truth value or a row of numbers is made to answer instead."""
