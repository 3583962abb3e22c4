"""Putting a case to another program and comparing what it answers with what the reference engine says."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple, Protocol

from msgspec import UNSET

from hoyle_verify.conform.reply import Reply
from hoyle_verify.fuzz.case import Case, Wants, request_of, view_of
from hoyle_verify.fuzz.reference import Played, facts_at, game_of, in_any_order, play, refuser
from hoyle_verify.fuzz.views import differences_from_reference
from hoyle_verify.hap.objects import plain
from hoyle_verify.hap.requests import AnyRequest
from hoyle_verify.judge.judge import Difference, compare
from hoyle_verify.scenario.model import Checkpoint

OBSERVES, SEES, REFUSES, ACCEPTS = "observes", "sees", "refuses", "accepts"
FAILS, BREAKS = "fails", "breaks"
"""How a program can differ: in what it observes, in what it lets a seat see, by refusing what is legal, by accepting
what is not, by answering with an error, or by not answering as the protocol asks."""


class Asked(Protocol):
    """A program that can be asked; ``hoyle_verify.conform.client.Adapter`` is one."""

    def ask(self, request: AnyRequest) -> Reply:
        """Put one request."""


class Divergence(NamedTuple):
    """The first difference in a case.

    ``what`` are the observables that differ at the position, or the action at stake.  ``clause`` is the one that
    refuses that action, if the reference refuses it, and ``seat`` the one that sees otherwise.
    """

    kind: str
    at: int
    what: tuple[str, ...]
    differences: tuple[Difference, ...]
    got: Mapping[str, Any]
    clause: str = ""
    seat: int = 0

    def is_like(self, other: "Divergence") -> bool:
        """Tell whether two cases differ in the same way, so that one can stand for the other."""
        if {FAILS, BREAKS, SEES} & {self.kind, other.kind} and self.kind != other.kind:
            return False
        return self.kind not in (OBSERVES, SEES) or self.kind != other.kind or bool(set(self.what) & set(other.what))


class Referee:
    """Asks a program and compares; counts requests, positions compared, and what the program declined."""

    def __init__(self, program: Asked, wants: frozenset[str]) -> None:
        self._program: Final = program
        self._wants: Final = wants
        self.requests = 0
        self.positions = 0
        self.skipped = 0

    def judge(self, case: Case) -> Divergence | None:
        """Play a case on both sides; None if they agree, or the reference cannot play it."""
        played = play(case)
        return None if played is None else self.compare(played)

    def compare(self, played: Played) -> Divergence | None:
        """Compare a case that the reference has played, then its probe and what is seen; None if both sides agree."""
        case = played.case
        facts = [self._facts(played, position) for position in range(len(played.states))]
        reply = self._ask(case._replace(probe=""), facts)
        response = reply.response
        if response is not None and response.skip is not UNSET:
            self.skipped += 1
            return None
        if response is not None and response.rejected is not UNSET and case.actions:
            return self._refused(played, response.rejected.at)
        if reply.ok is None:
            return self._failed(len(case.actions), reply)
        self.positions += len(facts)
        found = self._first_difference(
            facts, [in_any_order(plain(reply.ok))] if case.draws else map(plain, reply.ok.obs)
        )
        if found is None and case.probe:
            found = self.probe(played)
        return self.look(played) if found is None and case.looks else found

    def probe(self, played: Played) -> Divergence | None:
        """Put the illegal action of a case whose other actions are known to be accepted."""
        case = played.case
        at, state = len(case.actions), played.states[-1]
        reply = self._ask(case, [{}] * len(played.states))
        response = reply.response
        if response is None:
            return self._failed(at, reply)
        if response.rejected is not UNSET and response.rejected.at == at:
            return None
        if response.ok is UNSET:
            return None
        clause = refuser(game_of(case.rules), state, case.probe) or ""
        difference = Difference(0, str(at), case.probe, f"rejected at {at}", str(reply))
        return Divergence(ACCEPTS, at, (case.probe,), (difference,), {}, clause)

    def look(self, played: Played) -> Divergence | None:
        """Compare what each seat sees in the end, where the actions are known to be accepted."""
        case, state = played.case, played.states[-1]
        for seat in range(case.setup["players"]):
            self.requests += 1
            reply = self._program.ask(view_of(case, seat))
            if reply.response is not None and reply.response.skip is not UNSET:
                self.skipped += 1
                continue
            if reply.ok is None:
                return self._failed(len(case.actions), reply)
            expected = game_of(case.rules).observe(state, seat)
            found = tuple(differences_from_reference(expected, reply.ok, len(case.actions), self._wants))
            if found:
                what = tuple(difference.what.partition(" ")[0] for difference in found)
                return Divergence(SEES, len(case.actions), what, found, {}, seat=seat)
        return None

    def _facts(self, played: Played, position: int) -> dict[str, Any]:
        facts = facts_at(played, position)
        return facts if played.case.draws else {name: facts[name] for name in facts if name in self._wants}

    def _ask(self, case: Case, facts: list[dict[str, Any]]) -> Reply:
        asks: dict[int, Wants] = {position: tuple(known) for position, known in enumerate(facts)}
        self.requests += 1
        return self._program.ask(request_of(case, asks))

    def _first_difference(
        self, facts: Iterable[dict[str, Any]], answers: Iterable[dict[str, Any]]
    ) -> Divergence | None:
        got = iter(answers)
        for position, expected in enumerate(facts):
            observed = next(got, {})
            if all(observed.get(name) == value for name, value in expected.items()):
                continue
            found = tuple(compare(Checkpoint(at=position, facts=expected), observed))
            if found:
                what = tuple(dict.fromkeys(difference.what for difference in found))
                return Divergence(OBSERVES, position, what, found, observed)
        return None

    def _refused(self, played: Played, at: int) -> Divergence:
        """A legal action was refused; what went before may differ already."""
        case = played.case._replace(actions=played.case.actions[:at], probe="", looks=False)
        if at < len(played.case.actions):
            earlier = self.compare(Played(case, played.states[: at + 1]))
            if earlier is not None:
                return earlier
        action = played.case.actions[min(at, len(played.case.actions) - 1)]
        difference = Difference(0, str(at), action, "a legal action", f"rejected at {at}")
        return Divergence(REFUSES, at, (action,), (difference,), {})

    def _failed(self, at: int, reply: Reply) -> Divergence:
        kind = BREAKS if reply.response is None else FAILS
        return Divergence(kind, at, (), (Difference(0, "the whole", "the answer", "ok", str(reply)),), {})
