"""The deals, the games and the searches that the theorems of Russian Whist share."""

from collections.abc import Iterator
from typing import Any, Final

import hoyle
from hoyle.cards import PACK_52, cards_of, format_card, parse_card, set_of
from hoyle.game import Game
from hoyle.russian_whist.rulesets import OPTIONS, RULESETS
from hoyle.russian_whist.state import Play
from hoyle_verify.prove.space import Position, Space, space
from hoyle_verify.prove.witness import Witness, settled


def whist(ruleset: str = "as-printed", **options: str) -> Game[Any]:
    """Give the game with options named without ``rw.``."""
    return hoyle.game("russian-whist", ruleset, {f"rw.{name}": value for name, value in options.items()})


PRINTED: Final = whist()
PLAY_ON: Final = whist(irregularities="play_on")
EVERY_GAME: Final = tuple(
    [whist(ruleset) for ruleset in RULESETS]
    + [hoyle.game("russian-whist", "as-printed", {option.id: value}) for option in OPTIONS for value in option.values]
)
"""Both rulesets, and the printed one with each value of each option."""


def by_side(first: int) -> dict[str, Any]:
    """Give a deal whose first side holds 26 cards, and the other side the rest."""
    even = list(cards_of(first))
    odd = [card for card in cards_of(PACK_52) if card not in even]
    hands = [even[::2], odd[::2], even[1::2], odd[1::2]]
    return {
        "players": 4,
        "dealer": 3,
        "hands": [[format_card(card) for card in hand] for hand in hands],
        "turn_up": format_card(hands[3][0]),
    }


NEUTRAL: Final = by_side(set_of(card for card in cards_of(PACK_52) if (card ^ card >> 4) & 1))
"""A deal in which the ranks of each suit alternate between the sides: neither has a crown, and only tricks count."""


def finished(tricks: int, *offences: dict[str, Any], deal: dict[str, Any] = NEUTRAL) -> dict[str, Any]:
    """Give a hand of which seat 0 took some tricks and seat 1 the rest."""
    return {**deal, "tricks": [tricks, 13 - tricks, 0, 0], "offences": list(offences)}


def revoked(penalty: str) -> dict[str, Any]:
    """Give a revoke of seat 0 that stands."""
    return {"by": 0, "kind": "revoke", "penalty": penalty}


def sheet(game: Game[Any], setup: dict[str, Any]) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    """Give the result of a hand and the points of each side, below and above the line."""
    facts = game.facts(game.settle(setup))
    return facts["result"], tuple(facts["below"]), tuple(facts["above"])


def result(tricks: int) -> Witness:
    """Make such a hand a scenario."""
    return settled(PRINTED, finished(tricks))


LAST_TRICKS: Final = (
    "AC 2D".split(),
    "KC QC".split(),
    "3C 4D".split(),
    "2C KD".split(),
)
"""What is left before the last two tricks: seats 2 and 3 can revoke in either suit; diamonds are trumps."""


@space
def last_tricks() -> Space[Position]:
    """Every way for the last two tricks to go if revokes are played on; diamonds are trumps, seat 0 leads."""
    start = PLAY_ON.start(NEUTRAL)
    hands = tuple(sum(1 << parse_card(card) for card in hand) for hand in LAST_TRICKS)
    return Space([Position(PLAY_ON, start._replace(hands=hands, trump=1, tricks=(6, 5, 0, 0)))], moves)


@space
def first_trick() -> Space[Position]:
    """Every way to play a first trick in which nobody has a choice of suit."""
    start = PRINTED.start(NEUTRAL)
    hands = tuple(sum(1 << parse_card(card) for card in hand) for hand in LAST_TRICKS)
    return Space([Position(PRINTED, start._replace(hands=hands))], moves)


def moves(position: Position) -> Iterator[tuple[str, Position]]:
    """Give what the player to act may do and what the others may say."""
    game, state = position
    said = [*game.legal(state)]
    for seat in range(4):
        said += game.rights(state, seat)
    for action in dict.fromkeys(said):
        yield str(action), Position(game, game.apply(state, action))


def is_play(state: Any) -> bool:
    """Say whether cards are still being played."""
    return isinstance(state, Play)


def everywhere(*_case: Any) -> bool:
    """Describe every case."""
    return True
