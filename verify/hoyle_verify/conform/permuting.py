"""Applying a permutation to requests and answers."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

import msgspec

from hoyle_verify.conform.permutation import AS_WRITTEN, Permutation
from hoyle_verify.hap.objects import Record, plain

R = TypeVar("R", bound=Record)
_Change = Callable[["Turning", Any], Any]

_CARD: Final = re.compile(r"(?<=:)([2-9TJQKA])([CDHS])(?=:|$)")
_SUIT: Final = re.compile(r"(?<=:)([CDHS])(?=:|$)")
_PARITY: Final = re.compile(r"\b(even|odd)$")
_OPPOSITE: Final = {"even": "odd", "odd": "even"}
_SUITS_OF_VERB: Final = ("name-trump",)


def permuted(record: R, permutation: Permutation, players: int) -> R:
    """Give a request, or the ``ok`` of an answer, for the same table seen otherwise."""
    if permutation == AS_WRITTEN:
        return record
    turning = Turning(permutation, players)
    return msgspec.convert(turning.fields(plain(record)), type(record))


class Turning:
    """One permutation at a table of so many players."""

    def __init__(self, permutation: Permutation, players: int) -> None:
        self._permutation: Final = permutation
        self._players: Final = players

    def fields(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Change the fields of an object by their names; what has neither seats nor suits stays."""
        return {name: _CHANGES[name](self, value) if name in _CHANGES else value for name, value in values.items()}

    def seat(self, seat: int | None) -> int | None:
        """Move a seat; nobody stays nobody, and a seat that the table does not have stays where it is."""
        if seat is None or seat >= self._players:
            return seat
        return (seat + self._permutation.turn) % self._players

    def seats(self, seats: list[int]) -> list[int | None]:
        """Move a set of seats."""
        return sorted(map(self.seat, seats), key=lambda seat: seat or 0)

    def pairs(self, pairs: list[list[int]]) -> list[list[int | None]]:
        """Move pairs of seats."""
        return [self.seats(pair) for pair in pairs]

    def card(self, card: str | None) -> str | None:
        """Rename the suit of a card."""
        return card and card[0] + self._permutation.suit(card[1])

    def cards(self, cards: Any) -> Any:
        """Rename the suits of cards; a number of cards stays."""
        return list(map(self.card, cards)) if isinstance(cards, list) else cards

    def suit(self, suit: str | None) -> str | None:
        """Rename a suit."""
        return suit and self._permutation.suit(suit)

    def token(self, token: str) -> str:
        """Rename what an action speaks of."""
        renamed = _CARD.sub(lambda found: found[1] + self._permutation.suit(found[2]), token)
        if token.partition(":")[0] in _SUITS_OF_VERB:
            renamed = _SUIT.sub(lambda found: self._permutation.suit(found[1]), renamed)
        return renamed

    def tokens(self, tokens: list[str]) -> list[str]:
        """Rename what several actions speak of."""
        return list(map(self.token, tokens))

    def action(self, action: str) -> str:
        """Rename an action with its seat in front."""
        seat, token = action.split(" ", 1)
        return f"{self.seat(int(seat))} {self.token(token)}"

    def actions(self, actions: list[str]) -> list[str]:
        """Rename actions with their seats."""
        return list(map(self.action, actions))

    def calls(self, calls: list[tuple[int, str]]) -> list[Any]:
        """Rename the calls of a settled deal."""
        return [(self.seat(seat), self.token(token)) for seat, token in calls]

    def by_seat(self, values: Any) -> Any:
        """Move what is written by seat; a single value stays."""
        if not isinstance(values, list) or len(values) != self._players:
            return values
        shift = self._permutation.turn % self._players
        return values[-shift:] + values[:-shift] if shift else values

    def hands(self, hands: list[Any]) -> Any:
        """Move hands and rename their cards."""
        return [self.cards(hand) for hand in self.by_seat(hands)]

    def exposed(self, value: Any) -> Any:
        """Move the seats whose hands lie open, or in a view, hands by seat with null for those that are hidden."""
        return self.seats(value) if all(isinstance(seat, int) for seat in value) else self.hands(value)

    def cards_by_seat(self, cards: list[str | None]) -> Any:
        """Move a card of each seat."""
        return self.cards(self.by_seat(cards))

    def rounds(self, rounds: list[list[str | None]]) -> Any:
        """Move the cards drawn round by round."""
        return [self.cards(self.by_seat(cards)) for cards in rounds]

    def table(self, rows: Any) -> Any:
        """Move what each seat writes against each."""
        return None if rows is None else self.by_seat([self.by_seat(row) for row in rows])

    def sides(self, values: list[Any] | None) -> Any:
        """Exchange the sides if every seat changes its side."""
        return values and (values[::-1] if self._permutation.turn % 2 else values)

    def result(self, value: Any) -> Any:
        """Move results by seat, and exchange the sides in one that names the even or the odd seats."""
        if isinstance(value, str) and self._permutation.turn % 2:
            return _PARITY.sub(lambda found: _OPPOSITE[found[0]], value)
        return self.by_seat(value)

    def results(self, results: dict[str, int]) -> dict[str, int]:
        """Rename results that lines are counted by; one with a part for each seat has blanks between them."""
        named = {name: self.result(name.split(" ") if " " in name else name) for name in results}
        return {new if isinstance(new, str) else " ".join(new): results[name] for name, new in named.items()}

    def moves(self, moves: dict[str, Any]) -> dict[str, Any]:
        """Rename first moves, and the results of the lines that begin with them."""
        return {self.token(token): self.fields(value) for token, value in moves.items()}

    def object(self, value: Any) -> Any:
        """Change an object, or each of a list of objects."""
        if isinstance(value, list):
            return [self.fields(each) for each in value]
        return value and self.fields(value)


def _each(change: _Change, *names: str) -> dict[str, _Change]:
    return dict.fromkeys(names, change)


_CHANGES: Final[dict[str, _Change]] = {
    **_each(Turning.object, "setup", "contract", "offences", "offence", "obs", "public", "ends"),
    **_each(
        Turning.seat, "seat", "called_from", "dealer", "first", "leader", "declarer", "partner", "by", "actor", "winner"
    ),
    **_each(Turning.seats, "again", "dummies", "controls"),
    **_each(Turning.exposed, "exposed"),
    **_each(Turning.pairs, "pairs"),
    **_each(Turning.card, "turn_up", "called"),
    **_each(Turning.cards, "talon", "discard", "widow", "pack", "hand"),
    **_each(Turning.cards_by_seat, "table"),
    **_each(Turning.suit, "trump", "colour"),
    **_each(Turning.by_seat, "tricks", "trick_points", "points", "payments", "pool", "hill"),
    **_each(Turning.result, "result"),
    **_each(Turning.results, "results"),
    **_each(Turning.moves, "moves"),
    **_each(Turning.hands, "hands"),
    **_each(Turning.rounds, "rounds"),
    **_each(Turning.table, "whists"),
    **_each(Turning.sides, "below", "above"),
    **_each(Turning.calls, "calls"),
    **_each(Turning.actions, "actions"),
    **_each(Turning.tokens, "legal"),
}
"""By the name of a field, which means the same wherever it stands in HAP."""
