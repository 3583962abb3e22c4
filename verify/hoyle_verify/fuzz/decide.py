"""Which clause decides a difference.

What the program accepts and the reference refuses names its clause.  Otherwise the rules are changed one at a time:
an option is set to another value, or a clause that was asked is put out of force or made to answer something else.  A
change that makes the reference do what the program did shows the clause; among clauses that merely matter, the one
comes first that was asked in the deals where both sides differ and not where they agree.
"""

from collections.abc import Collection, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple, final

from hoyle import games, register
from hoyle.clause import Clause, Observer, clause_of, observing
from hoyle.ruleset import Option
from hoyle.tracing import tracing
from hoyle_verify.fuzz.alter import evidence_of, explains, grade
from hoyle_verify.fuzz.case import Case, Rules
from hoyle_verify.fuzz.referee import ACCEPTS, BREAKS, FAILS, OBSERVES, REFUSES, SEES
from hoyle_verify.fuzz.reference import facts_at, game_of, play, refuser
from hoyle_verify.fuzz.search import Found

_NAMED: Final = 3
"""Clauses that a verdict names at most."""

_CHECKED: Final = 6
"""Further deals of either kind in which an explanation is tried."""

_TRACED: Final = 30
"""Deals of either kind that are traced."""


class Verdict(NamedTuple):
    """The clauses that decide, the likeliest first, and the option under which the reference does the same."""

    clauses: tuple[str, ...]
    option: str = ""


def decide(found: Found, failing: Sequence[Found], agreeing: Sequence[Case]) -> Verdict:
    """Name what decides a difference, given other deals in which both sides differ and agree.

    Nothing decides where a program breaks; where it answers with an error, only what explains every such deal.
    """
    if found.divergence.kind == BREAKS:
        return Verdict(())
    blamed = _blamed(found)
    option, replaced = _option_like(found)
    if blamed:
        return Verdict(blamed, option)
    evidence = evidence_of(found, failing[-_CHECKED:], agreeing[-_CHECKED:])
    asked = _asked(found)
    suspicion = _suspicion(tuple(asked), failing, agreeing)
    grades = {clause: grade(clause, found, evidence) for clause in asked}
    ranked = sorted(
        asked,
        key=lambda clause: (clause in replaced, grades[clause], suspicion[clause], asked[clause]),
        reverse=True,
    )
    if found.divergence.kind == FAILS:
        return Verdict(tuple(clause for clause in ranked if grades[clause].exact == 1.0)[:_NAMED], option)
    telling = [clause for clause in ranked if clause in replaced or any(grades[clause])]
    return Verdict(tuple((telling or ranked)[:_NAMED]), option)


def _blamed(found: Found) -> tuple[str, ...]:
    """Name the clauses that refuse what the program accepts, or lists as legal."""
    divergence, case = found.divergence, found.case
    if divergence.kind == ACCEPTS:
        return (divergence.clause,)
    played = play(case)
    if divergence.kind != OBSERVES or "legal" not in divergence.what or played is None or case.settles:
        return ()
    facts = facts_at(played, divergence.at)
    if divergence.got.get("actor", facts["actor"]) != facts["actor"]:
        return ()
    state = played.states[divergence.at]
    extra = [token for token in divergence.got.get("legal", ()) if token not in facts["legal"]]
    refusers = [refuser(game_of(case.rules), state, f"{facts['actor']} {token}") for token in extra]
    return tuple(dict.fromkeys(clause for clause in refusers if clause))[:_NAMED]


def is_announced(found: Found, differs: Collection[str]) -> bool:
    """Tell whether a difference rests on one of the defects whose rulings a program says it does not share."""
    options = games.engine(found.case.rules.game).rulebook.options.values()
    if any(_value_like(found, option) for option in options if option.defect in differs):
        return True
    return any(register.clauses()[clause].defect in differs for clause in decide(found, (), ()).clauses[:1])


def _option_like(found: Found) -> tuple[str, frozenset[str]]:
    """Find an option value under which the reference does what the program did, and the clauses it takes out."""
    current = game_of(found.case.rules).ruleset
    for option in games.engine(found.case.rules.game).rulebook.options.values():
        if value := _value_like(found, option):
            patch = option.values[value]
            taken = [current.filling(slot) for slot in patch if current.filling(slot) != patch[slot]]
            return f"{option.id}: {value}", frozenset(clause_of(each).id for each in taken if callable(each))
    return "", frozenset()


def _value_like(found: Found, option: Option) -> str:
    """Give the other value of an option under which the reference does what the program did; empty if none is."""
    rules = found.case.rules
    chosen = tuple(pair for pair in rules.options if pair[0] != option.id)
    for value in option.values:
        other = Rules(rules.game, rules.ruleset, (*chosen, (option.id, value)))
        if value != game_of(rules).ruleset.options[option.id] and explains(
            found._replace(case=found.case._replace(rules=other))
        ):
            return value
    return ""


@final
class _Listener(Observer):
    """Numbers the clauses that are asked, whether or not they change anything, by their first time."""

    def __init__(self) -> None:
        self.clauses: Final[dict[str, int]] = {}

    def call(self, clause: Clause, arguments: tuple[Any, ...]) -> Any:
        """Answer a call and note it."""
        self.clauses.setdefault(clause.id, len(self.clauses))
        return super().call(clause, arguments)


def _asked(found: Found) -> dict[str, int]:
    """Number the clauses that are asked on the way to the difference from the position before.

    Where only choices are lacking, those that narrow the choice are enough.
    """
    case, divergence = found.case, found.divergence
    played = play(case)
    lacking = divergence.what == ("legal",) or divergence.kind == REFUSES
    listener = _Listener()
    with observing(listener):
        if played is None or divergence.kind not in (OBSERVES, REFUSES, SEES):
            play(case)
            return listener.clauses
        game, at = game_of(case.rules), min(divergence.at, len(played.states) - 1)
        if lacking:
            game.legal(played.states[at])
        elif at:
            game.apply(played.states[at - 1], case.actions[at - 1])
        else:
            play(case)
        facts_at(played, at)
    return {clause: number for clause, number in listener.clauses.items() if not (lacking and clause[:4] == "SYS-")}


def _suspicion(clauses: Sequence[str], failing: Sequence[Found], agreeing: Sequence[Case]) -> dict[str, float]:
    """Measure how well each clause tells the deals where both sides differ from the others, after Ochiai."""
    bad = [_fired(found.case) for found in failing[-_TRACED:]]
    good = [_fired(case) for case in agreeing[-_TRACED:]]
    suspicion = {}
    for clause in clauses:
        hits = sum(clause in fired for fired in bad)
        others = sum(clause in fired for fired in good)
        suspicion[clause] = hits / sqrt(len(bad) * (hits + others)) if hits else 0.0
    return suspicion


def _fired(case: Case) -> frozenset[str]:
    with tracing() as fired:
        played = play(case)
        if played is not None:
            facts_at(played, len(played.states) - 1)
    return frozenset(fired)
