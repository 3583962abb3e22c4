"""Letting Hypothesis look for a deal in which two programs differ."""

import os
import tempfile
import time
import warnings
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple, TypeVar, final

from hoyle_verify.conform.interrupts import Interrupts
from hoyle_verify.conform.reply import GaveUp
from hoyle_verify.fuzz.case import Case
from hoyle_verify.fuzz.referee import Divergence, Referee
from hoyle_verify.fuzz.scope import Scope

# Hypothesis keeps what it learns of the interpreter in a folder, by default one in the working directory.
os.environ.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", str(Path(tempfile.gettempdir()) / "hoyle-hypothesis"))

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Flaky, HypothesisDeprecationWarning

from hoyle_verify.fuzz.draw import Drawn, deals

_SHRINKS: Final = 150
"""Deals that Hypothesis may try in order to make the one it has found simpler."""

_SHRINK_SECONDS: Final = 10.0
"""Time that this may take, for the sake of programs that are slow."""

_MEMORY: Final = 40
T = TypeVar("T")


class Found(NamedTuple):
    """A deal in which both sides differ."""

    case: Case
    divergence: Divergence


class Differs(Exception):
    """Tells Hypothesis that the deal it has drawn is one to make simpler."""


class _Enough(BaseException):
    """Ends a search; no Exception, since Hypothesis would take that for a result."""


@final
class Search:
    """One search: how many deals were drawn, what was found, and deals in which both sides agree."""

    def __init__(
        self, scope: Scope, referee: Referee, *, is_counted: Callable[[Found], bool], until: float | None = None
    ) -> None:
        self.deals = 0
        self.found: Found | None = None
        self.failing: Final[list[Found]] = []
        self.agreeing: Final[list[Case]] = []
        self._scope: Final = scope
        self._referee: Final = referee
        self._is_counted: Final = is_counted
        self._until = until
        self._tries = 0
        self._interrupts = Interrupts()
        self._broken: GaveUp | None = None

    def run(self, deals_wanted: int, number: int) -> None:
        """Draw deals until one differs, so many are drawn, or the time is up; ``number`` chooses which are drawn.

        Raises GaveUp if the program cannot be asked any more and nothing was found before.
        """
        explore = seed(number)(
            settings(
                max_examples=deals_wanted,
                database=None,
                deadline=None,
                phases=(Phase.generate, Phase.shrink),
                suppress_health_check=list(HealthCheck),
                report_multiple_bugs=False,
                print_blob=False,
            )(given(deals(self._scope))(self._try))
        )
        # An interrupt that falls into what Hypothesis does at a garbage collection would be lost.
        with warnings.catch_warnings(), Interrupts() as self._interrupts, self._interrupts.held():
            # In the worker of a cluster other threads use random numbers meanwhile, of which Hypothesis complains.
            warnings.simplefilter("ignore", HypothesisDeprecationWarning)
            with suppress(Differs, Flaky, _Enough):
                explore()
        if self._broken is not None and self.found is None:
            raise self._broken

    def _try(self, drawn: Drawn | None) -> None:
        if self.found is not None:
            self._tries += 1
        late = self._until is not None and time.monotonic() > self._until
        if late or self._tries > _SHRINKS or self._interrupts.is_pending:
            raise _Enough
        if drawn is None:
            return
        self.deals += self.found is None
        try:
            found = self._judge(drawn)
        except GaveUp as error:
            self._broken = error
            raise _Enough from error
        if found is None:
            return
        if self.found is None or (
            found.divergence.is_like(self.found.divergence) and _size(found) <= _size(self.found)
        ):
            self.found = found
        raise Differs

    def _judge(self, drawn: Drawn) -> Found | None:
        played = drawn.played
        divergence = self._referee.compare(played)
        if divergence is None and drawn.probe is not None:
            played = drawn.probe
            divergence = self._referee.probe(played)
        if divergence is None and drawn.seen is not None:
            played = drawn.seen
            divergence = self._referee.look(played)
        if divergence is None and drawn.lots is not None:
            played = drawn.lots
            divergence = self._referee.compare(played)
        if divergence is None:
            _remember(self.agreeing, drawn.played.case)
            return None
        found = Found(played.case, divergence)
        if not self._is_counted(found):
            return None
        _remember(self.failing, found)
        return found


def _size(found: Found) -> int:
    return found.divergence.at


def _remember(things: list[T], thing: T) -> None:
    things.append(thing)
    del things[:-_MEMORY]
