"""What was found: the smallest deal, what differs in it, the clause that decides it, and the scenario that shows it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from hoyle import register
from hoyle.clause import Clause
from hoyle.tracing import tracing
from hoyle_verify.fuzz.case import Case
from hoyle_verify.fuzz.decide import Verdict
from hoyle_verify.fuzz.referee import ACCEPTS, OBSERVES, REFUSES, SEES
from hoyle_verify.fuzz.reference import Played, facts_at, game_of, play
from hoyle_verify.fuzz.search import Found
from hoyle_verify.judge.judge import Difference
from hoyle_verify.narrate.words import together
from hoyle_verify.scenario.write import PLAYERS, action, as_yaml, named, named_in_view

_MOST_TOKENS: Final = 8
"""Choices that a scenario lists in full; of longer lists it names those that are at stake."""


class Finding(NamedTuple):
    """One difference, ready to be printed, sent or saved.

    ``clauses`` decide it, the likeliest first; ``option`` is a value under which the reference does the same.
    ``length`` counts the actions of the smallest deal; ``scenario`` is its file.
    """

    game: str
    players: tuple[str, ...]
    clauses: tuple[str, ...]
    option: str
    kind: str
    differences: tuple[Difference, ...]
    length: int
    scenario: str
    deals: int = 0
    seconds: float = 0.0

    @property
    def name(self) -> str:
        """A file name without extension that says which rule is at stake."""
        part = self.differences[0].what.partition(" as seat ")[0].removeprefix("public.")
        what = part.replace(":", "-").replace(" ", "-").replace("_", "-").lower()
        clause = self.clauses[0].lower() if self.clauses else self.game
        return "-".join(part for part in (clause, self.kind, "".join(filter(_is_name, what))) if part)


def _is_name(character: str) -> bool:
    return character.isascii() and (character.isalpha() or character == "-")


def finding_of(found: Found, verdict: Verdict) -> Finding:
    """Describe a difference."""
    case, divergence = found.case, found.divergence
    players = tuple(PLAYERS[: case.setup["players"]])
    return Finding(
        game=case.rules.game,
        players=players,
        clauses=verdict.clauses,
        option=verdict.option,
        kind=divergence.kind,
        differences=divergence.differences,
        length=case.length,
        scenario=as_yaml(_scenario(found, verdict, players)),
    )


def _scenario(found: Found, verdict: Verdict, players: tuple[str, ...]) -> dict[str, Any]:
    case = found.case
    played = play(case)
    assert played is not None, "what was found can be played"

    claimed = _claimed(found, verdict)
    clause = register.clauses()[claimed[0]]
    setup = {name: named(name, value, players) for name, value in case.setup.items() if name != "players"}
    scenario: dict[str, Any] = {
        "format": 1,
        "kind": _kind(case),
        "title": _title(found, verdict, clause),
        "why": f"Found by fuzzing: a program {_differs(found)}.",
        "game": case.rules.game,
        "ruleset": case.rules.ruleset,
        "options": dict(case.rules.options),
        **_source(case.rules.game, clause),
        "clauses": claimed,
        "players": list(players),
        "setup": setup,
    }
    if case.draws:
        return {**scenario, "answer": {name: named(name, value, players) for name, value in played.states[0].items()}}
    if not case.settles:
        scenario["actions"] = [action(each, players) for each in case.actions]
    return {name: value for name, value in scenario.items() if value != {}} | _expected(found, played, players)


def _title(found: Found, verdict: Verdict, clause: Clause) -> str:
    if found.divergence.kind == SEES:
        return "Each player sees what he may see, and nothing else."
    return clause.statement if verdict.clauses else "A deal to which a program gave no answer."


def _kind(case: Case) -> str:
    if case.draws:
        return "draw"
    return "settle" if case.settles else "replay"


def _differs(found: Found) -> str:
    divergence = found.divergence
    if divergence.kind == OBSERVES:
        return f"differs here in {together([name.replace('_', ' ') for name in divergence.what])}"
    if divergence.kind == SEES:
        return f"shows somebody what he may not see, or not what he may, in {together(_shown(divergence.what))}"
    return {ACCEPTS: "accepts what is refused here", REFUSES: "refuses what is legal here"}.get(
        divergence.kind, "gives no answer here"
    )


def _shown(parts: Sequence[str]) -> list[str]:
    """Name parts of a view without saying whether they are public."""
    return list(dict.fromkeys(part.removeprefix("public.").replace("_", " ") for part in parts))


def _claimed(found: Found, verdict: Verdict) -> list[str]:
    """List the clauses of the verdict that fire in the deal or refuse its probe; if there are none, all that fire."""
    if found.divergence.kind == ACCEPTS:
        return [found.divergence.clause]
    with tracing() as fired:
        played = play(found.case)
        if played is not None:
            facts_at(played, len(played.states) - 1)
    claimed = [clause for clause in verdict.clauses if clause in fired]
    return claimed or sorted(clause for clause in fired if not clause.startswith("SYS-"))


def _source(game: str, clause: Clause) -> dict[str, Any]:
    """Say where a clause stands, or the defect that it answers."""
    defect = register.defects().get(clause.defect)
    at = clause.at or (defect.at if defect is not None else "")
    document = next(document for document in register.documents().values() if document.game == game)
    number, _, lines = at.partition(":") if at else (document.id, "", f"P1-P{document.paragraphs}")
    source: dict[str, Any] = {"standing": clause.standing, "source": {"document": number, "at": lines}}
    return source | ({"defect": defect.id} if defect is not None and clause.standing == "ruling" else {})


def _expected(found: Found, played: Played, players: tuple[str, ...]) -> dict[str, Any]:
    """Expect what the reference engine says where the program differs, and a refusal where it accepts."""
    case, divergence = found.case, found.divergence
    if divergence.kind == ACCEPTS:
        refused = {"after": divergence.at, "action": action(case.probe, players), "clause": divergence.clause}
        return {"reject": [refused]}
    if divergence.kind == SEES:
        return {"expect": [{"after": divergence.at, "view": {players[divergence.seat]: _seen(found, played, players)}}]}
    facts = facts_at(played, len(played.states) - 1)
    what = [name for name in divergence.what if name in facts] if divergence.kind == OBSERVES else []
    what = what or _telling(case, facts)
    expected: dict[str, Any] = {"after": "end"}
    for name in what:
        if name == "legal" and "actor" in what:
            continue
        if name == "legal":
            expected |= _choices(facts["legal"], divergence.got.get("legal"))
        else:
            expected[name] = named(name, facts[name], players)
    return {"expect": [expected]}


def _seen(found: Found, played: Played, players: tuple[str, ...]) -> dict[str, Any]:
    """Expect those parts of a view that differ; that it is somebody else's shows in his hand."""
    view = game_of(found.case.rules).observe(played.states[-1], found.divergence.seat)
    parts: dict[str, Any] = {}
    for part in found.divergence.what:
        name = part.removeprefix("public.")
        if name != part:
            parts.setdefault("public", {})[name] = named_in_view(name, view["public"][name], players)
        else:
            name = "hand" if name == "seat" else name
            parts[name] = named_in_view(name, view[name], players)
    return parts


def _telling(case: Case, facts: Mapping[str, Any]) -> list[str]:
    """Name what is expected of a program that gives no answer."""
    if case.settles:
        return [name for name, value in facts.items() if value is not None and name not in ("contract", "trump")]
    return ["actor", "over"] if "over" in facts else ["actor"]


def _choices(legal: list[str], got: Any) -> dict[str, Any]:
    """Expect a set of choices: all of them, or if they are many those in which the program differs."""
    if len(legal) <= _MOST_TOKENS or not isinstance(got, list):
        return {"legal": legal}
    lacking = [token for token in legal if token not in got]
    extra = [token for token in got if token not in legal]
    partly = {"legal_has": lacking[:_MOST_TOKENS], "legal_lacks": extra[:_MOST_TOKENS]}
    return {name: tokens for name, tokens in partly.items() if tokens}
