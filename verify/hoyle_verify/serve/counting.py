"""Counting the legal lines from a position, each distinct position once."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

import hoyle
from hoyle.game import Game
from hoyle.seats import TABLE
from hoyle_verify.hap.requests import Until
from hoyle_verify.hap.responses import CountOk, LineCount, LineEnds

MOST_POSITIONS: Final = 30_000
"""The most distinct positions that are looked at for one count, about what can be done in two seconds."""


class TooManyLines(hoyle.HoyleError):
    """A position from which there is too much to count."""

    def __init__(self) -> None:
        super().__init__(f"more than {MOST_POSITIONS} positions follow; count from a later one, or set 'until'")


class EndlessLines(hoyle.HoyleError):
    """Rights are to be counted, some of which can be used again and again, and nothing ends the lines."""

    def __init__(self) -> None:
        super().__init__("with 'rights' lines may never end; set 'until' to a number of actions")


class _Tally(NamedTuple):
    """How many lines there are, by result and by the observables at their ends, written as JSON."""

    lines: int
    results: Counter[str]
    ends: Counter[bytes]


def count(
    game: Game[Any], state: Any, until: Until | UnsetType, want: Sequence[str], *, rights: bool = False
) -> CountOk:
    """Count the lines from a state on, in all and by first move, and tell their ends by the observables ``want``.

    With ``rights`` lines also go on with what somebody may do out of turn; only moves in turn are told by themselves.
    Raises UnknownName for an observable that the game has not, TooManyLines and EndlessLines.
    """
    facts = game.facts(state)
    unknown = [name for name in want if name not in facts]
    if unknown:
        raise hoyle.UnknownName("observable", unknown[0], tuple(facts))
    limit = until if isinstance(until, int) else None
    if rights and limit is None:
        raise EndlessLines
    counting = _Counting(game, until if isinstance(until, str) else "", want, rights=rights)
    whole = counting.tally(state, limit)
    ends = [{**msgspec.json.decode(end), "lines": lines} for end, lines in sorted(whole.ends.items())]
    return CountOk(
        actor=facts["actor"],
        lines=whole.lines,
        results=whole.results,
        ends=msgspec.convert(ends, tuple[LineEnds, ...]) if want else UNSET,
        moves={
            token: LineCount(lines=each.lines, results=each.results) for token, each in counting.moves(state, limit)
        },
    )


class _Counting:
    """The tallies of all positions seen so far, with the number of actions that may still follow each."""

    def __init__(self, game: Game[Any], phase: str, want: Sequence[str], *, rights: bool) -> None:
        self._game: Final = game
        self._phase: Final = phase
        self._want: Final = want
        self._rights: Final = rights
        self._known: Final[dict[tuple[Any, int | None], _Tally]] = {}

    def tally(self, state: Any, left: int | None) -> _Tally:
        """Count the lines from a state on."""
        known = self._known.get((state, left))
        if known is not None:
            return known
        if len(self._known) >= MOST_POSITIONS:
            raise TooManyLines
        tally = self._end(state) if self.is_end(state, left) else self._sum(state, left)
        self._known[state, left] = tally
        return tally

    def moves(self, state: Any, left: int | None) -> Iterator[tuple[str, _Tally]]:
        """Count the lines that begin with each action."""
        if not self.is_end(state, left):
            for action in self._game.legal(state):
                yield action.token, self.tally(self._game.apply(state, action), left and left - 1)

    def _uses(self, state: Any, left: int | None) -> Iterator[_Tally]:
        """Count the lines that begin with each action out of turn."""
        for seat in range(TABLE) if self._rights else ():
            for action in self._game.rights(state, seat):
                yield self.tally(self._game.apply(state, action), left and left - 1)

    def is_end(self, state: Any, left: int | None) -> bool:
        """Tell whether a line ends here, because the deal is over or because of ``until``."""
        menus = self._game.decision(state).menus
        if not menus or left == 0:
            return True
        if self._phase == "play":
            return any(menu.vocabulary.name == "play" for menu in menus)
        return self._phase == "contract" and self._game.facts(state).get("contract") is not None

    def _sum(self, state: Any, left: int | None) -> _Tally:
        lines, results, ends = 0, Counter[str](), Counter[bytes]()
        for after in (*(tally for _, tally in self.moves(state, left)), *self._uses(state, left)):
            lines += after.lines
            results.update(after.results)
            ends.update(after.ends)
        return _Tally(lines, results, ends)

    def _end(self, state: Any) -> _Tally:
        facts = self._game.facts(state)
        result = facts["result"]
        word = " ".join(result) if isinstance(result, list | tuple) else result
        told = msgspec.json.encode({name: facts[name] for name in self._want}, order="deterministic")
        return _Tally(1, Counter([word] if word is not None else []), Counter([told]))
