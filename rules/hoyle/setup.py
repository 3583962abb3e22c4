"""Reading a setup: the JSON object that describes a deal, or the end of one.

A reader collects every reason why a setup cannot be, and raises them together.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from hoyle.cards import NO_CARD, cards_of, format_card, parse_card, parse_suit
from hoyle.errors import ImpossibleSetup, NotationError
from hoyle.seats import NOBODY


@final
class SetupReader:
    """Reads the fields of one setup.

    Each method gives a usable value even after noting a reason, so that reading goes on.
    """

    def __init__(self, game: str, setup: Mapping[str, Any], fields: Sequence[str]) -> None:
        self.game: Final = game
        self.reasons: Final[list[tuple[str, str]]] = []
        if not isinstance(setup, Mapping):
            raise ImpossibleSetup(game, [("setup", f"{type(setup).__name__}, where an object with fields is expected")])
        self._setup: Final = setup
        self.is_missing = False
        for name in setup:
            if name not in fields:
                self.refuse(name, f"{game} has no such field; it has {', '.join(fields)}")

    def refuse(self, field: str, reason: str) -> None:
        """Note a reason why the setup cannot be."""
        self.reasons.append((field, reason))

    def finish(self) -> None:
        """Raise ImpossibleSetup with all reasons, if there are any."""
        if self.reasons:
            raise ImpossibleSetup(self.game, self.reasons)

    def has(self, field: str) -> bool:
        """Say whether a field is given and not null."""
        return self._setup.get(field) is not None

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        """Read a whole number from ``low`` to ``high``."""
        value = self._setup.get(field, default)
        return self._whole(field, value, low, high)

    def seat(self, field: str, players: int) -> int:
        """Read a seat."""
        return self.number(field, 0, players - 1)

    def card(self, field: str) -> int:
        """Read a card."""
        return self._card(field, self._setup.get(field))

    def hands(self, players: int, size: int, pack: int, resting: int = 0) -> tuple[int, ...]:
        """Read the hands of all seats: ``size`` cards each, none for those resting, all of the pack, none twice."""
        rows = self._setup.get("hands")
        if not isinstance(rows, list | tuple) or len(rows) != players:
            self.refuse("hands", f"expected {players} lists of cards, one for each seat")
            return (0,) * players
        hands = tuple(
            self._hand(f"hands[{seat}]", row, 0 if resting >> seat & 1 else size, pack) for seat, row in enumerate(rows)
        )
        seen = 0
        for seat, hand in enumerate(hands):
            if hand & seen:
                twice = " ".join(format_card(card) for card in cards_of(hand & seen))
                self.refuse(f"hands[{seat}]", f"{twice} is in another hand too")
            seen |= hand
        return hands

    def cards(self, field: str, size: int, pack: int) -> int:
        """Read a set of ``size`` cards of the pack."""
        return self._hand(field, self._setup.get(field), size, pack)

    def counts(self, field: str, players: int, most: int) -> tuple[int, ...]:
        """Read a number for each player, from 0 to ``most``."""
        row = self._setup.get(field)
        if not isinstance(row, list | tuple) or len(row) != players:
            self.refuse(field, f"expected {players} numbers, one for each seat")
            return (0,) * players
        return tuple(self._whole(f"{field}[{seat}]", value, 0, most) for seat, value in enumerate(row))

    def whole_pack(self, field: str, pack: int) -> list[int]:
        """Read all cards of a pack in the order in which they are dealt."""
        row = self._setup.get(field)
        if not isinstance(row, list | tuple):
            self.refuse(field, "expected a list of cards")
            return []
        cards = [self._card(f"{field}[{position}]", value) for position, value in enumerate(row)]
        if sorted(cards) != list(cards_of(pack)):
            self.refuse(field, f"expected each of the {pack.bit_count()} cards of the pack once")
        return cards

    def rounds(self, field: str, players: int) -> list[tuple[int, ...]]:
        """Read the cards drawn by each player, round by round; NO_CARD stands for one who does not draw."""
        rows = self._setup.get(field)
        if not isinstance(rows, list | tuple) or not all(
            isinstance(row, list | tuple) and len(row) == players for row in rows
        ):
            self.refuse(field, f"expected rounds of {players} cards, one for each seat")
            return []
        drawn = [
            tuple(
                NO_CARD if value is None else self._card(f"{field}[{number}][{seat}]", value)
                for seat, value in enumerate(row)
            )
            for number, row in enumerate(rows)
        ]
        for number, cards in enumerate(drawn):
            taken = [card for card in cards if card != NO_CARD]
            if len(set(taken)) < len(taken):
                self.refuse(f"{field}[{number}]", "a card is drawn twice")
        return drawn

    def within(self, field: str, fields: Sequence[str]) -> "SetupReader":
        """Open a reader on a nested object; its reasons count here."""
        inner = self._setup.get(field)
        if not isinstance(inner, Mapping):
            self.refuse(field, "expected an object with " + ", ".join(fields))
            inner = {}
        reader = SetupReader(self.game, inner, fields)
        reader.is_missing = inner is not self._setup.get(field)
        self.absorb(field, reader)
        return reader

    def absorb(self, field: str, reader: "SetupReader") -> None:
        """Take over the reasons that a nested reader has noted; of a field that is no object one reason is enough."""
        for name, reason in () if reader.is_missing else reader.reasons:
            self.refuse(f"{field}.{name}", reason)
        reader.reasons.clear()

    def word(self, field: str, words: Mapping[str, int]) -> int:
        """Read one of some words and give its number."""
        value = self._setup.get(field)
        if not isinstance(value, str) or value not in words:
            self.refuse(field, f"{value!r} is not one of {', '.join(words)}")
            return next(iter(words.values()))
        return words[value]

    def seat_or_nobody(self, field: str, players: int) -> int:
        """Read a seat, or NOBODY where the field is absent or null."""
        return self.seat(field, players) if self.has(field) else NOBODY

    def suit(self, field: str) -> int:
        """Read a suit letter or ``none``."""
        value = self._setup.get(field)
        try:
            return parse_suit(value if isinstance(value, str) else repr(value))
        except NotationError as error:
            self.refuse(field, str(error))
            return 0

    def _whole(self, field: str, value: Any, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            self.refuse(field, f"{value!r} is no whole number from {low} to {high}")
            return low
        return value

    def _card(self, field: str, value: Any) -> int:
        try:
            return parse_card(value if isinstance(value, str) else repr(value))
        except NotationError as error:
            self.refuse(field, str(error))
            return NO_CARD

    def _hand(self, field: str, row: Any, size: int, pack: int) -> int:
        if not isinstance(row, list | tuple):
            self.refuse(field, "expected a list of cards")
            return 0
        hand = 0
        for position, value in enumerate(row):
            card = self._card(f"{field}[{position}]", value)
            if card == NO_CARD:
                continue
            if hand >> card & 1:
                self.refuse(f"{field}[{position}]", f"{value} is in this hand twice")
            if not pack >> card & 1:
                self.refuse(f"{field}[{position}]", f"{value} is not in the pack of this game")
            hand |= 1 << card
        if len(row) != size:
            self.refuse(field, f"{len(row)} cards where a hand has {size}")
        return hand
