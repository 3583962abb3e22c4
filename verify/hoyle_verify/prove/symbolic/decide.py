"""Deciding a theorem with z3: all cases at once, every model tried again in plain Python."""

import time
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, Final

import z3

from hoyle.errors import Gap
from hoyle_verify.prove import enumeration
from hoyle_verify.prove.cases import Case, Cases
from hoyle_verify.prove.enumeration import Finding
from hoyle_verify.prove.sampling import counterexample
from hoyle_verify.prove.symbolic.compare import differ
from hoyle_verify.prove.symbolic.honest import dishonest
from hoyle_verify.prove.symbolic.inputs import shapes
from hoyle_verify.prove.symbolic.numbers import SymInt, number_term, term_of
from hoyle_verify.prove.symbolic.observer import symbolically
from hoyle_verify.prove.symbolic.path import Path, TooManyPaths, Undecided
from hoyle_verify.prove.symbolic.question import Question
from hoyle_verify.prove.theorem import Theorem, unruled
from hoyle_verify.prove.verdict import Result

_FALSE: Final = z3.BoolVal(val=False)


def decide(theorem: Theorem, deadline: float) -> Result:
    """Decide a theorem for all cases at once; ``deadline`` is a time of the monotonic clock."""
    started = time.monotonic()
    cases = Cases(theorem)
    clauses: set[str] = set()
    findings = []
    try:
        if asks := dishonest(theorem.claim, theorem.exactly, theorem.ruled, *theorem.readings):
            raise Undecided(f"the claim {asks}, which symbolic values answer otherwise than plain ones")
        for shape in shapes(cases.annotations):
            question = Question(theorem, cases, shape, deadline)
            with symbolically() as symbolic:
                findings.append(_DECIDERS[theorem.kind](question))
            clauses |= symbolic.clauses
        finding = _joined(theorem, findings)
    except (TooManyPaths, Undecided, NotImplementedError) as reason:
        finding = Finding("unknown", reason=str(reason))
    if finding.verdict == "proved" and theorem.kind == "always" and (case := counterexample(theorem, cases)):
        raise AssertionError(f"{theorem.id} is proved by z3 and false in Python for {cases.show(case)}")
    told = "; ".join(filter(None, (finding.reason, cases.show(finding.case) if finding.case is not None else "")))
    witnesses = cases.witnesses(finding.case) if finding.case is not None else ()
    seconds = time.monotonic() - started
    return Result(theorem.id, finding.verdict, "z3", cases.count, seconds, tuple(sorted(clauses)), told, witnesses)


def _joined(theorem: Theorem, findings: Sequence[Finding]) -> Finding:
    """Join what was found for each shape: ``possible`` needs one of them, everything else all that are not empty."""
    if theorem.kind == "possible":
        order = ("proved", "gap", "unknown", "refuted", "vacuous")
    else:
        order = ("refuted", "gap", "unknown", "proved", "vacuous")
    return min(findings, key=lambda finding: order.index(finding.verdict))


def _any(conditions: Sequence[Any]) -> Any:
    return z3.Or(*conditions) if conditions else _FALSE


def _where(paths: Sequence[Path], outcome: str) -> Any:
    return _any([path.condition for path in paths if path.outcome == outcome])


def _about(paths: Sequence[Path]) -> Any:
    """Give the condition of the cases that a claim is about: what it assumes away is on no other path."""
    return _any([path.condition for path in paths if path.outcome != "skip"])


def truth_of(value: Any) -> Any:
    """Give the truth of any value as a term."""
    if isinstance(value, SymInt):
        return number_term(value) != 0
    return term_of(value) if hasattr(value, "term") else z3.BoolVal(bool(value))


def _true(paths: Sequence[Path]) -> Any:
    return _any([z3.And(path.condition, truth_of(path.value)) for path in paths if path.outcome == "value"])


def _failing(paths: Sequence[Path]) -> list[Any]:
    """Give conditions of which one holds where a claim fails: one for each part, if it says several things at once.

    What is hard to refute together is often easy part by part.
    """
    parts: list[list[Any]] = [[path.condition for path in paths if path.outcome in ("gap", "error")]]
    for path in paths:
        if path.outcome == "value":
            truth = truth_of(path.value)
            claims = truth.children() if z3.is_and(truth) else [truth]
            for number, claim in enumerate(claims):
                if number == len(parts):
                    parts.append([])
                parts[number].append(z3.And(path.condition, z3.Not(claim)))
    return [z3.Or(*conditions) for conditions in parts if conditions]


def _replayed(question: Question, case: Case, expected: tuple[str, ...]) -> Finding:
    """Try a case in plain Python, which must agree that the theorem does not hold there."""
    finding = enumeration.decide_cases(question.theorem, iter([case]))
    if finding.verdict not in expected or finding.case is None:
        raise AssertionError(f"{question.theorem.id}: z3 and Python disagree about {case}")
    return finding


def _always(question: Question) -> Finding:
    paths = question.explore(question.theorem.claim)
    for path in paths:
        if path.outcome == "error" and type(path.value).__name__ == "OutOfDomain":
            model = question.model(path.condition)
            if model is not None:
                return Finding("refuted", question.case(model), str(path.value))
    question.check_overflow(paths)
    for failing in _failing(paths):
        model = question.model(failing)
        if model is not None:
            return _replayed(question, question.case(model), ("refuted", "gap"))
    alive = question.model(_where(paths, "value")) is not None
    return Finding("proved" if alive else "vacuous")


def _possible(question: Question) -> Finding:
    paths = question.explore(question.theorem.claim)
    question.check_overflow(paths)
    holds = _true(paths)
    if question.model(holds) is not None:
        return _replayed(question, question.smallest(holds), ("proved",))
    return Finding("refuted" if question.model(_where(paths, "value")) is not None else "vacuous")


def _gap(question: Question) -> Finding:
    theorem = question.theorem
    assert theorem.exactly is not None

    def asked(*arguments: Any) -> Any:
        with unruled(theorem.defects[0]):
            return theorem.claim(*arguments)

    paths, described = question.explore(asked), question.explore(theorem.exactly)
    question.check_overflow([*paths, *described])
    about = z3.And(_about(paths), _about(described))
    silent, exactly = _where(paths, "gap"), _true(described)
    model = question.model(about, z3.Or(silent != exactly, _where(paths, "error"), _where(described, "error")))
    if model is not None:
        return _replayed(question, question.case(model), ("refuted",))
    if theorem.ruled is not None:
        in_force, ruled = question.explore(theorem.claim), question.explore(theorem.ruled)
        question.check_overflow([*in_force, *ruled])
        model = question.model(about, z3.Or(_differ(in_force, ruled), _where(in_force, "error")))
        if model is not None:
            return _replayed(question, question.case(model), ("refuted",))
    if question.model(about, silent) is None:
        return Finding("refuted", reason="the document is never silent")
    return _replayed(question, question.smallest(about, silent), ("proved",))


def _contradiction(question: Question) -> Finding:
    paths = question.explore(question.theorem.claim)
    question.check_overflow(paths)
    answers = [path for path in paths if path.outcome == "value"]
    sentences = {sentence for path in answers for sentence in path.value}
    holds = {
        sentence: _any([z3.And(path.condition, truth_of(path.value[sentence])) for path in answers])
        for sentence in sorted(sentences)
    }
    about = _where(paths, "value")
    solver = question.solver()
    solver.set("core.minimize", True)  # noqa: FBT003  # so z3 wants it
    solver.add(about)
    for sentence, claim in holds.items():
        solver.assert_and_track(claim, sentence)
    found = solver.check()
    if found == z3.unknown:
        raise Undecided(f"z3 cannot tell: {solver.reason_unknown()}")
    if found == z3.sat:
        return Finding("refuted", question.case(solver.model()), "all the sentences hold")
    needed = {str(sentence) for sentence in solver.unsat_core()}
    for sentence in sorted(needed):
        others = [claim for other, claim in holds.items() if other != sentence]
        if question.model(about, *others) is None:
            needed.discard(sentence)
    return enumeration.core(sentences, needed)


def _ambiguity(question: Question) -> Finding:
    theorem = question.theorem
    by_reading = [
        question.explore(lambda *arguments, reading=reading: theorem.claim(reading, *arguments))
        for reading in theorem.readings
    ]
    described = question.explore(theorem.exactly) if theorem.exactly is not None else []
    question.check_overflow([path for paths in (*by_reading, described) for path in paths])
    about = z3.And(*(_about(paths) for paths in by_reading), _about(described) if described else True)
    pairs = [_differ(first, second) for first, second in combinations(by_reading, 2)]
    somewhere = _any(pairs)
    if theorem.exactly is not None:
        model = question.model(about, somewhere != _true(described))
        if model is not None:
            return _replayed(question, question.case(model), ("refuted",))
    if any(question.model(about, pair) is None for pair in pairs):
        return Finding("refuted", reason="two readings never differ")
    return Finding("proved", question.smallest(about, somewhere))


def _differ(first: Sequence[Path], second: Sequence[Path]) -> Any:
    cases = [
        z3.And(one.condition, other.condition, differ(_said(one), _said(other)))
        for one in first
        for other in second
        if one.outcome in ("value", "gap") and other.outcome in ("value", "gap")
    ]
    return _any(cases)


def _said(path: Path) -> Any:
    return Gap if path.outcome == "gap" else path.value


_DECIDERS: Final[dict[str, Callable[[Question], Finding]]] = {
    "always": _always,
    "possible": _possible,
    "gap": _gap,
    "contradiction": _contradiction,
    "ambiguity": _ambiguity,
}
