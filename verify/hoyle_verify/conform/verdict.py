"""What becomes of a case."""

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

from hoyle_verify.conform.reply import Reply
from hoyle_verify.judge.judge import Difference

Outcome = Literal[
    "pass",
    "fail",
    "error",
    "crash",
    "timeout",
    "protocol",
    "skip",
    "not-applicable",
    "expected-fail",
    "unexpected-pass",
    "flaky",
]

OUTCOMES: Final[dict[Outcome, str]] = {
    "pass": "came out as expected",
    "fail": "came out otherwise",
    "error": "the program answered that it could not",
    "crash": "the program ended, twice",
    "timeout": "there was no answer in time",
    "protocol": "what came was no answer, or none to this question",
    "skip": "claimed, and then declined",
    "not-applicable": "not claimed, so not asked",
    "expected-fail": "failed as the baseline says",
    "unexpected-pass": "passed although the baseline says that it fails",
    "flaky": "the program ended, and answered in a fresh process",
}
"""Every outcome, never merged with another, and what it means."""

GOOD: Final[frozenset[Outcome]] = frozenset({"pass", "not-applicable", "expected-fail"})
"""The outcomes with which a run holds."""


class Verdict(NamedTuple):
    """The outcome of a case, with what explains it.

    ``clause`` is the one that the program names for a refusal, if it is not the one of the scenario: told, not counted.
    ``known`` is the outcome that a baseline names for a case which failed as expected.
    """

    outcome: Outcome
    detail: str = ""
    differences: tuple[Difference, ...] = ()
    clause: str = ""
    stderr: str = ""
    seconds: float = 0.0
    known: Outcome | None = None


def not_ok(reply: Reply, question: str) -> Verdict:
    """Give the verdict on a reply that is not the answer which the question needs."""
    outcome: Outcome = "fail"
    if reply.fault is not None:
        outcome = reply.fault
    elif reply.response is not None and reply.response.error:
        outcome = "error"
    elif reply.response is not None and reply.response.skip:
        outcome = "skip"
    detail = reply.detail if reply.fault is not None else str(reply)
    return Verdict(outcome, f"{question}: {detail}" if question else detail, (), "", reply.stderr, reply.seconds)


def compared(reply: Reply, differences: Iterable[Difference], clause: str = "") -> Verdict:
    """Give the verdict on an answer that was compared with what is expected."""
    found = tuple(differences)
    verdict = Verdict("fail" if found else "pass", "; ".join(map(str, found)), found, clause, "", reply.seconds)
    return marked(verdict, reply)


def marked(verdict: Verdict, reply: Reply) -> Verdict:
    """Let a crash before the answer not be forgotten."""
    if not reply.earlier:
        return verdict
    again = f"in a fresh process it came to {verdict.outcome}"
    return verdict._replace(
        outcome="flaky", detail="; ".join(filter(None, (reply.earlier, again, verdict.detail))), stderr=reply.stderr
    )
