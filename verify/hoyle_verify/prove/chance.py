"""Deciding a theorem by cases that Hypothesis draws and shrinks: it can refute, and never proves."""

import time
from typing import Any

from hypothesis import HealthCheck, Phase, find, settings
from hypothesis import strategies as st
from hypothesis.errors import NoSuchExample, Unsatisfiable

from hoyle.clause import observing
from hoyle.domains import Mask, OneOf, Range, Times, UpTo
from hoyle_verify.prove import enumeration, values
from hoyle_verify.prove.cases import Case, Cases
from hoyle_verify.prove.enumeration import Finding
from hoyle_verify.prove.seen import Seen
from hoyle_verify.prove.theorem import Theorem
from hoyle_verify.prove.verdict import Result

_SETTLES = {"always": ("refuted", "gap"), "possible": ("proved", "gap", "refuted")}
"""By kind, the verdicts that a single case can bring about."""


def decide(theorem: Theorem, deadline: float, examples: int = 500) -> Result:
    """Look for a case that decides a theorem; without one it stays unknown."""
    started = time.monotonic()
    cases = Cases(theorem)
    seen = Seen()
    with observing(seen):
        finding = _look(theorem, cases, deadline, examples)
    seconds = time.monotonic() - started
    told = "; ".join(filter(None, (finding.reason, cases.show(finding.case) if finding.case is not None else "")))
    witnesses = cases.witnesses(finding.case) if finding.case is not None else ()
    return Result(
        theorem.id, finding.verdict, "hypothesis", cases.count, seconds, tuple(sorted(seen.clauses)), told, witnesses
    )


def _look(theorem: Theorem, cases: Cases, deadline: float, examples: int) -> Finding:
    settling = _SETTLES.get(theorem.kind, ("refuted",))

    def settles(case: Case) -> bool:
        return time.monotonic() < deadline and _verdict(theorem, case) in settling

    effort = settings(
        max_examples=examples,
        database=None,
        deadline=None,
        derandomize=True,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )
    try:
        case = find(_cases(cases), settles, settings=effort)
    except (NoSuchExample, Unsatisfiable):
        return Finding("unknown", reason=f"no case among {examples} drawn by chance decides it")
    return enumeration.decide_cases(theorem, iter([case]))


def _verdict(theorem: Theorem, case: Case) -> str:
    found = enumeration.decide_cases(theorem, iter([case]))
    # That a single case shows no gap, or that readings agree in it, says nothing of the others.
    about_this_case = found.case is not None
    return found.verdict if about_this_case else "unknown"


def _cases(cases: Cases) -> st.SearchStrategy[Case]:
    parts = [strategy(annotation) for annotation in cases.annotations]
    if cases.space is not None:
        parts.insert(0, st.sampled_from([cases.space] if cases.whole else list(cases.space)))
    return st.tuples(*parts)


def strategy(annotation: Any) -> st.SearchStrategy[Any]:
    """Give a strategy for the values that an annotation stands for."""
    choices = values.alternatives(annotation)
    if len(choices) > 1:
        return st.one_of(*map(strategy, choices))
    if annotation is bool:
        return st.booleans()
    if values.is_record(annotation):
        return st.builds(annotation, *map(strategy, values.fields(annotation).values()))
    if (parts := values.members(annotation)) is not None:
        return st.tuples(*map(strategy, parts))
    found = values.domain(annotation)
    if isinstance(found, Times):
        return st.tuples(*(_number(found.item) for _ in range(found.count)))
    assert not isinstance(found, UpTo)

    return _number(found)


def _number(found: Range | OneOf | Mask) -> st.SearchStrategy[int]:
    if isinstance(found, Range):
        return st.integers(found.low, found.high)
    if isinstance(found, OneOf):
        return st.sampled_from(found.values)
    bits = [bit for bit in range(found.bits.bit_length()) if found.bits >> bit & 1]
    return st.sets(st.sampled_from(bits)).map(lambda chosen: sum(1 << bit for bit in chosen))
