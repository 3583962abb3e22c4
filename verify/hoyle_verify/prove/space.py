"""Explicit search: every state that can be reached, each by a shortest way."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import cache, cached_property, wraps
from typing import Any, Final, Generic, NamedTuple, TypeVar, final

from hoyle.clause import observing
from hoyle.game import Game
from hoyle_verify.prove.seen import Seen
from hoyle_verify.prove.witness import Witness, played

S = TypeVar("S", bound=Hashable)
MOST_STATES: Final = 500_000


class Position(NamedTuple):
    """A state of a deal under a game's rules."""

    game: Game[Any]
    state: Any


class Start(NamedTuple):
    """Where a search begins: a game and a setup as in HAP/1."""

    game: Game[Any]
    setup: dict[str, Any]


class Space(Generic[S]):
    """All states reached from some starts, in breadth-first order, and the moves between them.

    ``clauses`` are those that were asked on the way.
    """

    def __init__(self, starts: Iterable[S], moves: Callable[[S], Iterable[tuple[str, S]]]) -> None:
        self._before: Final[dict[S, tuple[S, str] | None]] = dict.fromkeys(starts)
        self.moves: Final[dict[S, tuple[tuple[str, S], ...]]] = {}
        self.starts: Final = tuple(self._before)
        seen = Seen()
        with observing(seen):
            # The dict grows while it is walked, so the list of what is to be visited is kept apart.
            waiting = list(self._before)
            for state in waiting:
                self.moves[state] = tuple(moves(state))
                for word, later in self.moves[state]:
                    if later not in self._before:
                        self._before[later] = (state, word)
                        waiting.append(later)
                if len(waiting) > MOST_STATES:
                    raise OverflowError(f"more than {MOST_STATES:,} states: search a smaller space")
        self.clauses = frozenset(seen.clauses)

    def __iter__(self) -> Iterator[S]:
        return iter(self._before)

    def __len__(self) -> int:
        return len(self._before)

    def __contains__(self, state: object) -> bool:
        return state in self._before

    def ends(self) -> Iterator[S]:
        """Give the states from which nothing leads on."""
        return (state for state, moves in self.moves.items() if not moves)

    def way(self, state: S) -> tuple[S, tuple[str, ...]]:
        """Give a shortest way to a state: where it starts, and the words said."""
        words: list[str] = []
        while (step := self._before[state]) is not None:
            state, word = step
            words.append(word)
        return state, tuple(reversed(words))

    @cached_property
    def longest(self) -> int | None:
        """The number of moves of the longest way through the space; None if it can go on for ever."""
        missing = {state: len(moves) for state, moves in self.moves.items()}
        earlier: dict[S, list[S]] = {state: [] for state in missing}
        for state, moves in self.moves.items():
            for _, later in moves:
                earlier[later].append(state)
        length = dict.fromkeys(missing, 0)
        done = [state for state, moves in missing.items() if not moves]
        for state in done:
            for before in earlier[state]:
                length[before] = max(length[before], length[state] + 1)
                missing[before] -= 1
                if not missing[before]:
                    done.append(before)
        return max(length.values()) if len(done) == len(missing) else None


SpaceT = TypeVar("SpaceT", bound=Space[Any])
_caches: Final[list[Callable[[], None]]] = []


def space(make: Callable[[], SpaceT]) -> Callable[[], SpaceT]:
    """Make a search once, when a theorem first asks for it; all that is asked to make it counts as asked on the way."""

    def observed() -> SpaceT:
        seen = Seen()
        with observing(seen):
            made = make()
        made.clauses |= seen.clauses
        return made

    kept = cache(observed)
    _caches.append(kept.cache_clear)

    @wraps(make)
    def give() -> SpaceT:
        return kept()

    return give


def forget() -> None:
    """Search anew when next asked, as is needed after clauses were replaced."""
    for clear in _caches:
        clear()


class Together(NamedTuple):
    """The positions that the same actions lead to under several readings of the rules."""

    positions: tuple[Position, ...]

    def of(self, game: Game[Any]) -> Position:
        """Give the position under one of the readings."""
        return next(position for position in self.positions if position.game is game)


@final
class Readings(Space[Together]):
    """Every position that actions lead to which are legal under all of several readings.

    The first, in the order of the search, in which the readings differ is the smallest deal that tells them apart.
    """

    def __init__(
        self, games: Iterable[Game[Any]], setup: Mapping[str, Any], until: Callable[[Any], bool] = lambda _: False
    ) -> None:
        self.setup: Final = setup
        self._until: Final = until
        super().__init__([Together(tuple(Position(game, game.start(setup)) for game in games))], self._moves_from)

    def _moves_from(self, together: Together) -> Iterator[tuple[str, Together]]:
        if any(self._until(state) for _, state in together.positions):
            return
        legal = [{str(action) for action in game.legal(state)} for game, state in together.positions]
        for word in [str(action) for action in together.positions[0].game.legal(together.positions[0].state)]:
            if all(word in words for words in legal):
                yield (
                    word,
                    Together(tuple(Position(game, game.apply(state, word)) for game, state in together.positions)),
                )


@final
class Positions(Space[Position]):
    """Every position that legal actions lead to from some starts; those of which ``until`` is true are not left."""

    def __init__(self, starts: Iterable[Start], until: Callable[[Any], bool] = lambda _: False) -> None:
        starts = list(starts)
        firsts = [Position(start.game, start.game.start(start.setup)) for start in starts]
        self._setups: Final = dict(zip(firsts, starts, strict=True))
        self._until: Final = until
        super().__init__(self._setups, self._moves_from)

    def witness(self, position: Position) -> Witness:
        """Make a shortest way to a position a scenario."""
        first, words = self.way(position)
        return played(position.game, self._setups[first].setup, words)

    def _moves_from(self, position: Position) -> Iterator[tuple[str, Position]]:
        game, state = position
        if not self._until(state):
            for action in game.legal(state):
                yield str(action), Position(game, game.apply(state, action))
