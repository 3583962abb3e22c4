"""What a player may choose between: actions, the words for them, menus and decisions."""

from collections.abc import Mapping
from typing import Final, NamedTuple, final

from hoyle.cards import cards_of, format_card
from hoyle.errors import NotationError
from hoyle.seats import TABLE


class Action(NamedTuple):
    """A choice by a seat, which ``str`` writes as ``"1 play:TD"``.

    ``menu`` names the vocabulary it was chosen from, ``choice`` is its bit there.
    """

    seat: int
    token: str
    menu: str
    choice: int

    def __str__(self) -> str:
        return f"{self.seat} {self.token}"


@final
class Vocabulary:
    """The words of one menu, such as the calls of an auction or the cards of a pack.

    Each word has a bit, so that any selection is a mask; actions are made once and shared.
    """

    __slots__ = ("_actions", "all", "name", "words")

    def __init__(self, name: str, words: Mapping[int, str]) -> None:
        self.name: Final = name
        self.words: Final = dict(words)
        self.all: Final = sum(1 << bit for bit in words)
        self._actions: Final = tuple(
            {1 << bit: Action(seat, word, name, bit) for bit, word in words.items()} for seat in range(TABLE)
        )

    def actions(self, seat: int, mask: int) -> list[Action]:
        """List the actions of a seat that a mask allows, lowest bit first."""
        table = self._actions[seat]
        allowed = []
        while mask:
            lowest = mask & -mask
            allowed.append(table[lowest])
            mask ^= lowest
        return allowed


def playing_cards(pack: int, verb: str = "play") -> Vocabulary:
    """Make the vocabulary ``play:2C`` ... of a pack, or that of another verb that takes a card."""
    return Vocabulary(verb, {card: f"{verb}:{format_card(card)}" for card in cards_of(pack)})


class Menu(NamedTuple):
    """One list of candidates; the clauses of the ruleset under the vocabulary's name narrow it."""

    vocabulary: Vocabulary
    candidates: int


class Decision(NamedTuple):
    """Which seat at the table acts next and what it is offered; without menus the deal is over."""

    actor: int
    menus: tuple[Menu, ...]


OVER: Final = Decision(TABLE, ())


@final
class Phrasebook:
    """All words of a game, to read actions from text."""

    def __init__(self, *vocabularies: Vocabulary, seats: int = 4) -> None:
        self.seats: Final = seats
        self.words: Final[dict[str, tuple[Vocabulary, int]]] = {}
        for vocabulary in vocabularies:
            for bit, word in vocabulary.words.items():
                if word in self.words:
                    raise ValueError(f"the menus {self.words[word][0].name} and {vocabulary.name} both have {word!r}")
                self.words[word] = (vocabulary, bit)
        if len({vocabulary.name for vocabulary in vocabularies}) < len(vocabularies):
            raise ValueError("two menus of a game have the same name")

    def read(self, text: str) -> Action:
        """Read ``"0 bid:solo"``; NotationError if the seat or the word does not exist in the game."""
        seat_text, _, word = text.partition(" ")
        found = self.words.get(word)
        if len(seat_text) != 1 or seat_text not in "012345"[: self.seats] or found is None:
            raise NotationError("action", text, "a seat and a word of this game, such as '0 pass' or '0 play:TD'")
        vocabulary, bit = found
        return Action(int(seat_text), word, vocabulary.name, bit)
