"""Between HAP/1 and an engine for whist: seats and places, and what its answers mean for the observables.

An engine knows four places, of which the first leads to the first trick.  Who that is, and which suit is trumps, it is
told; whose turn it is, what may be played and who takes a trick is for the engine to say.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol

from adapters.hap import JSON, Beyond, Illegal

SUITS: Final = "CDHS"
RANKS: Final = "23456789TJQKA"
NO_TRUMPS: Final = "none"
PLAYS: Final = ["actor", "legal", "leader", "winner", "tricks"]


def games(*can: str) -> dict[str, Any]:
    """Claim the play of both games of whist, and these observables of it."""
    claim = {"has": ["play"], "can": list(can or PLAYS), "rulesets": ["as-printed"]}
    return {"solo-whist": claim, "russian-whist": claim}


class Table(NamedTuple):
    """Who holds which cards, from the hand that leads, and the trump suit or ``none``."""

    seats: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    trump: str


class Engine(Protocol):
    """What an adapter makes of a package."""

    def turn(self) -> int | None:
        """Say which place is to play; None if no card is left."""

    def legal(self) -> list[str]:
        """Give the cards that may be played."""

    def lay(self, place: int, card: str) -> int | None:
        """Play a card, and give the place that took the trick if it was the last to it; Illegal if it is refused."""


def table_of(request: JSON) -> Table:
    """Read a deal of Solo Whist or Russian Whist."""
    setup = request["setup"]
    contract = setup.get("contract") or {}
    seats = [seat for seat, hand in enumerate(setup["hands"]) if hand]
    if len(seats) != 4:
        raise Beyond(f"it is played by four, not by {len(seats)}")
    first = next(seat for seat in _clockwise_after(setup["dealer"], setup["players"]) if seat in seats)
    trump = contract.get("trump") or setup["turn_up"][1]
    if contract.get("bid") in {"misere", "open-misere", "declared-abundance"}:
        trump = NO_TRUMPS
    if contract.get("bid") == "declared-abundance":
        first = contract["by"]
    turned = seats[seats.index(first) :] + seats[: seats.index(first)]
    return Table(tuple(turned), tuple(tuple(setup["hands"][seat]) for seat in turned), trump)


def _clockwise_after(seat: int, players: int) -> list[int]:
    return [(seat + step) % players for step in range(1, players + 1)]


class Tricks:
    """A deal that consists of tricks, played by an engine."""

    def __init__(self, request: JSON, engine: Callable[[Table], Engine]) -> None:
        self._table: Final = table_of(request)
        self._engine: Final = engine(self._table)
        self._players: Final[int] = request["setup"]["players"]
        self._winners: Final[list[int]] = []
        self._leader = self._engine.turn()

    def act(self, seat: int, action: str) -> None:
        """Play a card."""
        verb, _, card = action.partition(":")
        if verb != "play":
            raise Beyond(f"it has no {verb}")
        if seat not in self._table.seats:
            raise Illegal
        winner = self._engine.lay(self._table.seats.index(seat), card)
        if winner is not None:
            self._winners.append(self._table.seats[winner])
            turn = self._engine.turn()
            self._leader = winner if turn is None else turn

    def observe(self, name: str) -> object:
        """Give an observable."""
        if name == "actor":
            return self._seat(self._engine.turn())
        if name == "legal":
            return [f"play:{card}" for card in self._engine.legal()]
        if name == "leader":
            return self._seat(self._leader)
        if name == "winner":
            return self._winners[-1] if self._winners else None
        return [self._winners.count(seat) for seat in range(self._players)]

    def _seat(self, place: int | None) -> int | None:
        return None if place is None else self._table.seats[place]
