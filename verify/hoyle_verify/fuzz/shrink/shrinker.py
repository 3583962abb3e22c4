"""The loop that tries simpler cases, and what makes one case simpler than another."""

import time
from collections.abc import Callable, Iterator
from typing import Any, Final, final

from hoyle_verify.fuzz.case import Case, Rules
from hoyle_verify.fuzz.referee import ACCEPTS, BREAKS, FAILS, OBSERVES, SEES, Divergence, Referee
from hoyle_verify.fuzz.reference import Played, play
from hoyle_verify.fuzz.search import Found
from hoyle_verify.fuzz.shrink.calls import fewer_calls, given_contract, seen_sooner, unspoken_contract
from hoyle_verify.fuzz.shrink.cards import canonical_deals, exchanged_cards
from hoyle_verify.fuzz.shrink.ending import settled, simpler_endings
from hoyle_verify.fuzz.shrink.layout import disorder
from hoyle_verify.fuzz.shrink.table import at_smaller_table, dealt_by_last
from hoyle_verify.fuzz.shrink.tricks import fewer_tricks, sooner_in_trick

ATTEMPTS: Final = 2000
"""Cases that may be tried."""

SECONDS: Final = 30.0
"""Time that this may take, for the sake of programs that are slow."""

Pass = Callable[[Played], Iterator[Case]]

_PASSES: Final[tuple[Pass, ...]] = (
    seen_sooner,
    settled,
    given_contract,
    at_smaller_table,
    fewer_calls,
    unspoken_contract,
    fewer_tricks,
    sooner_in_trick,
    dealt_by_last,
    simpler_endings,
    canonical_deals,
    exchanged_cards,
)
Cost = tuple[Any, ...]


@final
class Shrinker:
    """Holds the best case so far; whoever is interrupted can still take it."""

    def __init__(
        self, found: Found, referee: Referee, rules: Rules, *, is_counted: Callable[[Found], bool] = lambda _: True
    ) -> None:
        self.best = found
        self.failing: Final[list[Found]] = []
        self.agreeing: Final[list[Case]] = []
        self._referee: Final = referee
        self._rules: Final = rules
        self._is_counted: Final = is_counted
        self._seen: Final[set[str]] = set()
        self._left = ATTEMPTS
        self._until = float("inf")

    def run(self) -> Found:
        """Shrink until no pass helps, or all attempts are used up; a draw is small as it is."""
        if self.best.case.draws:
            return self.best
        self._until = time.monotonic() + SECONDS
        self._accept(_trimmed(self.best.case, self.best.divergence))
        improved = True
        while improved and self._may_go_on():
            improved = self._take_first(iter([self.best.case._replace(rules=self._rules)]))
            for each in _PASSES:
                improved |= self._exhaust(each)
        return self.best

    def _may_go_on(self) -> bool:
        return self._left > 0 and time.monotonic() < self._until

    def _exhaust(self, each: Pass) -> bool:
        """Repeat one pass as long as it helps."""
        improved = False
        while self._may_go_on():
            played = play(self.best.case)
            if played is None or not self._take_first(each(played)):
                return improved
            improved = True
        return improved

    def _take_first(self, cases: Iterator[Case]) -> bool:
        return any(self._accept(case) for case in cases if self._may_go_on())

    def _accept(self, case: Case) -> bool:
        key = repr(case)
        if key in self._seen:
            return False
        self._seen.add(key)
        played = play(case)
        if played is None:
            return False
        self._left -= 1
        divergence = self._referee.compare(played)
        if divergence is None:
            self.agreeing.append(case)
            return False
        found = Found(_trimmed(case, divergence), divergence)
        if not divergence.is_like(self.best.divergence) or not self._is_counted(found):
            return False
        self.failing.append(found)
        if _cost(found) >= _cost(self.best):
            return False
        self.best = found
        return True


def _trimmed(case: Case, divergence: Divergence) -> Case:
    """Leave out what comes after the difference."""
    if case.settles or case.draws or divergence.kind in (ACCEPTS, BREAKS, FAILS, SEES):
        return case
    last = divergence.at if divergence.kind == OBSERVES else divergence.at + 1
    return case._replace(actions=case.actions[:last], probe="", looks=False)


def _cost(found: Found) -> Cost:
    """Tell how complicated a case is: first its length, then its rules, its table and its cards."""
    case = found.case
    contract = case.setup.get("contract")
    return (
        case.length,
        len(case.rules.options),
        case.rules.ruleset != "as-printed",
        case.setup["players"],
        not case.settles,
        len(case.setup.get("calls", ())),
        case.setup["players"] - 1 - case.setup["dealer"],
        contract is None and not case.settles,
        disorder(case),
    )
