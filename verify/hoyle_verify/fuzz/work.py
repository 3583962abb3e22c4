"""One unit of work: a program is started, and deals of some games are put to it until one differs.

A unit needs nothing but what stands in it, so that it can be done here, in another process or on another machine.
"""

import time
from collections.abc import Callable, Sequence
from threading import Lock
from typing import Final, NamedTuple, final

from hoyle_verify.conform.client import Adapter
from hoyle_verify.conform.reply import GaveUp
from hoyle_verify.fuzz.case import Rules
from hoyle_verify.fuzz.decide import decide, is_announced
from hoyle_verify.fuzz.finding import Finding, finding_of
from hoyle_verify.fuzz.referee import Asked, Referee
from hoyle_verify.fuzz.scope import Scope
from hoyle_verify.fuzz.search import Found, Search
from hoyle_verify.fuzz.shrink import Shrinker

_FIRST_ROUND: Final = 40
_LONGEST_ROUND: Final = 320
"""Deals of one game before it is the turn of the next; each round is twice as long as the one before."""

_IDLE: Final = 5
"""Rounds in a row without a deal that could be played, after which a unit is done."""

_ALONE: Final = Lock()
"""Whoever watches clauses watches the whole process, so that one unit at a time works in it."""


class Unit(NamedTuple):
    """So many deals of some games, or as many as can be put in so many seconds.

    ``number`` says which deals of all that could be drawn; ``scale`` stretches the time limits of the program.
    """

    command: tuple[str, ...]
    scopes: tuple[Scope, ...]
    number: int
    deals: int
    seconds: float
    scale: float = 1.0


class Outcome(NamedTuple):
    """What came of a unit.

    ``deals`` are those of each game, ``tolerated`` the differences that the program had announced, ``skipped`` the
    requests that it declined.  ``broken`` says why the program could not be asked any more.
    """

    deals: dict[str, int]
    requests: int = 0
    positions: int = 0
    skipped: int = 0
    tolerated: int = 0
    seconds: float = 0.0
    finding: Finding | None = None
    broken: str = ""
    interrupted: bool = False


Progress = Callable[[int], None]
"""Hears how many deals were put since it last heard."""


def work(unit: Unit) -> Outcome:
    """Do a unit of work with a program of its own."""
    with _ALONE, Adapter(unit.command, scale=unit.scale) as program:
        return Worker(program, unit).run()


@final
class Worker:
    """Does a unit with a program that is there already."""

    def __init__(self, program: Asked, unit: Unit, progress: Progress = lambda _: None) -> None:
        self._program: Final = program
        self._unit: Final = unit
        self._progress: Final = progress
        self._started: Final = time.monotonic()
        self._until: Final = self._started + unit.seconds
        self._deals: Final = dict.fromkeys((scope.game for scope in unit.scopes), 0)
        self._referees: Final = [Referee(program, scope.wants) for scope in unit.scopes]
        self._tolerated = 0
        self._interrupted = False

    def run(self) -> Outcome:
        """Go round the games until a deal differs or the unit is done; an interrupt keeps what there is."""
        finding, broken = None, ""
        try:
            finding = self._rounds()
        except GaveUp as error:
            broken = str(error)
        except KeyboardInterrupt:
            self._interrupted = True
        return Outcome(
            deals=dict(self._deals),
            requests=sum(referee.requests for referee in self._referees),
            positions=sum(referee.positions for referee in self._referees),
            skipped=sum(referee.skipped for referee in self._referees),
            tolerated=self._tolerated,
            seconds=time.monotonic() - self._started,
            finding=finding,
            broken=broken,
            interrupted=self._interrupted,
        )

    def _rounds(self) -> Finding | None:
        length, turn, idle = _FIRST_ROUND, 0, 0
        while idle < _IDLE and time.monotonic() < self._until:
            put = sum(self._deals.values())
            for scope, referee in zip(self._unit.scopes, self._referees, strict=True):
                wanted = min(length, self._share(scope) - self._deals[scope.game])
                if wanted > 0 and (finding := self._explore(scope, referee, wanted, turn)) is not None:
                    return finding
                turn += 1
            length = min(2 * length, _LONGEST_ROUND)
            idle = idle + 1 if put == sum(self._deals.values()) else 0
        return None

    def _share(self, scope: Scope) -> int:
        """Give the number of deals of one game, whose sum over the games is that of the unit."""
        least, more = divmod(self._unit.deals, len(self._unit.scopes))
        return least + (self._unit.scopes.index(scope) < more)

    def _explore(self, scope: Scope, referee: Referee, deals: int, turn: int) -> Finding | None:
        search = Search(scope, referee, is_counted=lambda found: self._is_counted(scope, found), until=self._until)
        try:
            search.run(deals, self._unit.number << 20 | turn)
        except KeyboardInterrupt:
            self._interrupted = True
        self._deals[scope.game] += search.deals
        self._progress(search.deals)
        if search.found is not None:
            return self._small(scope, referee, search)
        if self._interrupted:
            raise KeyboardInterrupt
        return None

    def _small(self, scope: Scope, referee: Referee, search: Search) -> Finding:
        """Shrink what was found, as far as there is time, and say what decides it."""
        assert search.found is not None

        rules = Rules(scope.game, scope.rulesets[0], scope.fixed)
        shrinker = Shrinker(search.found, referee, rules, is_counted=lambda found: self._is_counted(scope, found))
        if not self._interrupted:
            try:
                shrinker.run()
            except (KeyboardInterrupt, GaveUp) as error:
                self._interrupted = isinstance(error, KeyboardInterrupt)
        failing, agreeing = [*search.failing, *shrinker.failing], [*search.agreeing, *shrinker.agreeing]
        finding = finding_of(shrinker.best, decide(shrinker.best, failing, agreeing))
        return finding._replace(deals=sum(self._deals.values()), seconds=time.monotonic() - self._started)

    def _is_counted(self, scope: Scope, found: Found) -> bool:
        """Let pass a difference that rests on a ruling which the program says it does not share."""
        if not scope.differs or not is_announced(found, scope.differs):
            return True
        self._tolerated += 1
        return False


def total(outcomes: Sequence[Outcome]) -> Outcome:
    """Add outcomes up; the first finding is kept."""
    deals: dict[str, int] = {}
    for outcome in outcomes:
        for game, number in outcome.deals.items():
            deals[game] = deals.get(game, 0) + number
    return Outcome(
        deals=deals,
        requests=sum(outcome.requests for outcome in outcomes),
        positions=sum(outcome.positions for outcome in outcomes),
        skipped=sum(outcome.skipped for outcome in outcomes),
        tolerated=sum(outcome.tolerated for outcome in outcomes),
        seconds=sum(outcome.seconds for outcome in outcomes),
        finding=next((outcome.finding for outcome in outcomes if outcome.finding is not None), None),
        broken=next((outcome.broken for outcome in outcomes if outcome.broken), ""),
        interrupted=any(outcome.interrupted for outcome in outcomes),
    )
