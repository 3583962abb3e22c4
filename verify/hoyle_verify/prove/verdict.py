"""What came of a theorem."""

from typing import Literal, NamedTuple

from hoyle_verify.prove.witness import Witness

Verdict = Literal["proved", "refuted", "gap", "vacuous", "unknown"]


class Result(NamedTuple):
    """The verdict on a theorem, of which only ``proved`` is a pass.

    ``domain`` counts the cases, ``clauses`` are those that the theorem rests on, ``found`` tells of the case that shows
    or refutes it, and ``witnesses`` are that case as scenarios.  ``fault`` is one of the prover itself.
    """

    id: str
    verdict: Verdict
    runner: str
    domain: int
    seconds: float
    clauses: tuple[str, ...] = ()
    found: str = ""
    witnesses: tuple[Witness, ...] = ()
    fault: str = ""
