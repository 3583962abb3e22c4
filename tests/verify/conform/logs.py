"""Logs made by hand, for what is made of them."""

from hoyle_verify.conform.events import CaseEvent, Claims, Footer, Found, Header, Log, Result, count
from hoyle_verify.conform.verdict import OUTCOMES, Outcome

STATEMENTS = {"SW-PLAY-2": "A player who holds the suit led must play it.", "SW-BID-4": "A bid must be higher."}


def header(cases: int, *, shard: str = "1/1", name: str = "whist.js", corpus: str = "1.0") -> Header:
    return Header(
        hoyle="0.1.0",
        corpus=corpus,
        command=("node", "whist.js"),
        program=Claims(name=name, version="2"),
        started="2026-01-01T12:00:00+00:00",
        shard=shard,
        cases=cases,
        clauses=STATEMENTS,
        uncarried={"session": 2},
    )


def case(id: str, *clauses: str, game: str = "solo-whist") -> CaseEvent:
    return CaseEvent(
        case=id,
        title=f"What {id} is about.",
        game=game,
        kind="replay",
        clauses=clauses or ("SW-PLAY-2",),
        where="scenarios/case.yaml:7",
    )


def result(id: str, outcome: Outcome, detail: str = "", stderr: str = "") -> Result:
    found = (Found(what="actor", expected="1", got="2"),) if outcome == "fail" else ()
    return Result(
        case=id, outcome=outcome, detail=detail, found=found, stderr=stderr, repeat=f"hoyle check --case {id}"
    )


def log(*outcomes: tuple[str, Outcome], shard: str = "1/1", complete: bool = True, cut: bool = False) -> Log:
    """Give a log with a case for each of the outcomes; ``cut`` leaves the footer out."""
    results = tuple(result(id, outcome, f"what {outcome} is") for id, outcome in outcomes)
    footer = Footer(complete=complete, reason="" if complete else "interrupted", counts=count(results), seconds=1.5)
    return Log(
        header(len(outcomes), shard=shard), tuple(case(id) for id, _ in outcomes), results, None if cut else footer
    )


def every_outcome() -> Log:
    """Give a log in which each outcome occurs once."""
    return log(*((f"solo-whist/play/{outcome}@1", outcome) for outcome in OUTCOMES))
