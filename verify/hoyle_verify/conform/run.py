"""A whole run: every case put to a program, each event given out as it happens, and a footer whatever comes."""

import shlex
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from typing import Final, NamedTuple

from hoyle_verify.conform.applies import reason_against
from hoyle_verify.conform.asking import Questions
from hoyle_verify.conform.baseline import Known, judged_by
from hoyle_verify.conform.cases import Case, Group
from hoyle_verify.conform.claims import idle_claims
from hoyle_verify.conform.client import Adapter
from hoyle_verify.conform.events import NOBODY, AnyEvent, CaseEvent, Claims, Footer, Found, Header, Result, count
from hoyle_verify.conform.interrupts import Interrupts
from hoyle_verify.conform.process import CannotStart
from hoyle_verify.conform.reply import GaveUp
from hoyle_verify.conform.verdict import GOOD, Verdict
from hoyle_verify.export.version import CORPUS_VERSION
from hoyle_verify.hap.responses import HelloOk
from hoyle_verify.scenario.model import Scenario

INTERRUPTED: Final = "interrupted"


class Plan(NamedTuple):
    """What is to be run.

    ``statements`` gives the text of each clause, ``uncarried`` counts the scenarios without a question, and
    ``selection`` says in words of the command line what was left out.  ``files`` are those of scenarios that are not in
    the corpus, by id.  ``known`` claims all that can be asked, and ``defects`` are the rulings that there are.
    """

    command: tuple[str, ...]
    groups: Sequence[Group]
    baseline: Sequence[Known] = ()
    scale: float = 1.0
    selection: str = ""
    shard: str = "1/1"
    statements: Mapping[str, str] = {}
    uncarried: Mapping[str, int] = {}
    files: Mapping[str, str] = {}
    known: HelloOk | None = None
    defects: Collection[str] = ()


def check(plan: Plan, emit: Callable[[AnyEvent], None]) -> None:
    """Run the plan.  NoHello or CannotStart, before any event, if the program cannot be asked at all.

    An interruption, or a program that has to be restarted for ever, ends the run early; what was found stays, and the
    footer says that the run is not complete.
    """
    started = time.monotonic()
    said: list[AnyEvent] = []
    with Interrupts() as interrupts, Adapter(plan.command, scale=plan.scale, corpus=CORPUS_VERSION) as adapter:
        reason = ""
        try:
            claims = adapter.hello()
            for event in _events(plan, adapter, claims):
                with interrupts.held():
                    emit(event)
                    said.append(event)
            adapter.close()
        except KeyboardInterrupt:
            reason = INTERRUPTED
        except GaveUp as error:
            reason = str(error)
        except CannotStart as error:
            if not said:
                raise
            reason = str(error)
        with interrupts.ignored():
            adapter.kill()
            if not said:
                emit(_header(plan, NOBODY))
            emit(
                Footer(
                    complete=not reason,
                    reason=reason,
                    counts=count(event for event in said if isinstance(event, Result)),
                    seconds=round(time.monotonic() - started, 3),
                    restarts=adapter.restarts,
                    strays=tuple(adapter.strays),
                    left=adapter.left,
                )
            )


def cut_short(plan: Plan, emit: Callable[[AnyEvent], None]) -> None:
    """Give out the events of a plan that was interrupted before the program was started."""
    emit(_header(plan, NOBODY))
    emit(Footer(complete=False, reason=INTERRUPTED, counts={}, seconds=0))


def _header(plan: Plan, program: Claims, idle: tuple[str, ...] = ()) -> Header:
    clauses = {clause for each in plan.groups for case in each.cases for clause in case.clauses}
    return Header(
        hoyle=version("hoyle"),
        corpus=CORPUS_VERSION,
        command=plan.command,
        program=program,
        started=datetime.now(UTC).isoformat(timespec="seconds"),
        selection=plan.selection,
        shard=plan.shard,
        cases=sum(len(each.cases) for each in plan.groups),
        clauses={id: statement for id, statement in plan.statements.items() if id in clauses},
        uncarried=dict(plan.uncarried),
        idle=idle,
    )


def _events(plan: Plan, adapter: Adapter, claims: HelloOk) -> Iterator[AnyEvent]:
    idle = idle_claims(claims, plan.known, plan.defects) if plan.known is not None else ()
    yield _header(plan, _claims(claims), tuple(idle))
    for group in plan.groups:
        reasons = {case.id: reason_against(case, claims) for case in group.cases}
        for case in group.cases:
            yield _case_event(plan, case)
            if reason := reasons[case.id]:
                yield _result(plan, case, Verdict("not-applicable", reason))
        applicable = [case for case in group.cases if not reasons[case.id]]
        for case, verdict in Questions(group, adapter.ask, claims).judge(applicable):
            yield _result(plan, case, judged_by(plan.baseline, case.id, verdict))


def _claims(said: HelloOk) -> Claims:
    return Claims(name=said.name, version=said.version, language=said.language, ops=said.ops, games=tuple(said.games))


def _place(scenario: Scenario) -> str:
    """Give the file of a scenario of the corpus as the corpus has it, wherever it is installed."""
    return f"scenarios/{scenario.id.partition('#')[0]}.yaml"


def _case_event(plan: Plan, case: Case) -> CaseEvent:
    scenario = case.scenario
    return CaseEvent(
        case=case.id,
        title=scenario.title,
        game=scenario.game,
        kind=scenario.kind,
        clauses=case.clauses,
        where=f"{plan.files.get(scenario.id) or _place(scenario)}:{case.line}",
    )


def _result(plan: Plan, case: Case, verdict: Verdict) -> Result:
    return Result(
        case=case.id,
        outcome=verdict.outcome,
        detail=verdict.detail,
        found=tuple(Found(what=each.what, expected=each.expected, got=each.got) for each in verdict.differences),
        clause=verdict.clause,
        stderr=verdict.stderr,
        seconds=round(verdict.seconds, 6),
        repeat="" if verdict.outcome in GOOD else _repeat(plan, case),
        known=verdict.known,
    )


def _repeat(plan: Plan, case: Case) -> str:
    scale = [] if plan.scale == 1 else ["--timeout", f"{plan.scale:g}"]
    name = case.scenario.id
    named = case.id.replace(name, plan.files.get(name, name), 1)
    return shlex.join(["hoyle", "check", "--case", named, *scale, "--", *plan.command])
