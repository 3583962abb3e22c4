"""The deals, the games and the searches that the theorems of German Solo share."""

from collections.abc import Iterator
from typing import Any, Final

import hoyle
from hoyle.cards import CLUBS, HEARTS, NO_CARD, NO_SUIT, PACK_32, cards_of, format_card, format_suit, parse_card
from hoyle.game import Game
from hoyle.german_solo.pack import ALL, ALL_COLOUR, FROG, GAME_NAMES, SOLO
from hoyle.german_solo.rulesets import OPTIONS, RULESETS
from hoyle.german_solo.state import DECLARING, NO_OFFENCE, Plan, Play
from hoyle.seats import NOBODY
from hoyle.tricks import EMPTY_4
from hoyle_verify.narrate.words import in_words
from hoyle_verify.prove.space import Position, Positions, Space, Start, space
from hoyle_verify.prove.witness import Witness, settled

CONTRACT_NAMES: Final = {game: in_words(GAME_NAMES[game]) for game in range(FROG, ALL_COLOUR + 1)}
"""The games, by their numbers, as ``solo in colour``."""

BOTH_QUEENS: Final = "QC QS 7C 8C 9C TC JC KC"
SPADILLE_ALONE: Final = "QC QD 7C 8C 9C TC JC KC"
ALL_ACES: Final = "AC AD AH AS 7C 8C 9C TC"
ACES_AND_KINGS: Final = "AC AD AH AS KC KD KH KS"


def german_solo(ruleset: str = "as-printed", **options: str) -> Game[Any]:
    """Give the game with options named without ``gs.``."""
    return hoyle.game("german-solo", ruleset, {f"gs.{name}": value for name, value in options.items()})


PRINTED: Final = german_solo()
EVERY_GAME: Final = tuple(
    [german_solo(ruleset) for ruleset in RULESETS]
    + [hoyle.game("german-solo", "as-printed", {option.id: value}) for option in OPTIONS for value in option.values]
    + [german_solo(pool="on", pool_fine="max"), german_solo(pool="on", var3="on")]
)
"""Both rulesets, the printed one with each value of each option, and the pool with what bears on it."""


def deal(hand: str, dealer: int = 3) -> dict[str, Any]:
    """Give a deal in which seat 0 holds some cards and the rest is dealt out in pack order."""
    held = hand.split()
    rest = [format_card(card) for card in cards_of(PACK_32) if format_card(card) not in held]
    return {"players": 4, "dealer": dealer, "hands": [held, rest[::3], rest[1::3], rest[2::3]]}


def _starts(game: Game[Any], *hands: str) -> Iterator[Start]:
    return (Start(game, deal(hand, dealer)) for hand in hands for dealer in range(4))


@space
def auctions() -> Positions:
    """Every auction as printed, up to the first card, wherever the dealer and both black queens sit."""
    return Positions(_starts(PRINTED, SPADILLE_ALONE, BOTH_QUEENS), until=lambda state: isinstance(state, Play))


@space
def all_auctions() -> Positions:
    """Every auction under every option, up to the first card, of eldest hand with remarkable cards."""
    hands = (SPADILLE_ALONE, BOTH_QUEENS, ALL_ACES, ACES_AND_KINGS)
    starts = [Start(game, deal(hand)) for game in EVERY_GAME for hand in hands]
    return Positions(starts, until=lambda state: isinstance(state, Play))


def cards(hand: str) -> int:
    """Give a set of cards from their tokens."""
    return sum(1 << parse_card(card) for card in hand.split())


def position_of(game: int, hands: tuple[str, ...], tricks: tuple[int, ...]) -> Position:
    """Give a position near the end of a game of seat 0 in hearts, with seat 2 as the partner in a frog."""
    held = tuple(map(cards, hands))
    return Position(PRINTED, ended(game, tricks)._replace(hands=held, trump=HEARTS, over=False))


LAST_CARDS: Final = ("QC 8H KD", "AC KC 9D", "9C TC JD", "7H AH TD")


@space
def last_tricks() -> Space[Position]:
    """Every way for the last three tricks to go, with hearts as trumps, in a frog, a solo and all."""
    tricks = {FROG: (3, 1, 1, 0), SOLO: (2, 2, 1, 0), ALL: (5, 0, 0, 0)}
    return Space([position_of(game, LAST_CARDS, taken) for game, taken in tricks.items()], moves)


def moves(position: Position) -> Iterator[tuple[str, Position]]:
    """Give what the player to act may do."""
    game, state = position
    for action in game.legal(state):
        yield str(action), Position(game, game.apply(state, action))


def plan(hand: int, *, game: int = 0, trump: int = NO_CARD, colour: int = CLUBS, level: int = 0) -> Plan:
    """Give the state in which seat 0, with a hand, has won the auction; nobody else holds anything."""
    return Plan(
        dealer=3,
        hands=(hand, 0, 0, 0),
        colour=colour,
        pool=0,
        turn=0,
        asked=DECLARING,
        declarer=0,
        level=level,
        spadille=False,
        game=game,
        trump=trump,
        called=NO_CARD,
        partner=NOBODY,
        laid=NO_CARD,
        revealed=False,
    )


def ended(game: int, tricks: tuple[int, ...], pool: int = 0) -> Play:
    """Give the end of a game of seat 0, with seat 2 as the partner in a frog; seat 3 has dealt."""
    return Play(
        dealer=3,
        hands=(0, 0, 0, 0),
        colour=CLUBS,
        pool=pool,
        game=game,
        declarer=0,
        partner=2 if game < SOLO else NOBODY,
        called=NO_CARD,
        revealed=True,
        trump=CLUBS if game % 2 == 0 else HEARTS,
        laid=NO_CARD,
        leader=0,
        turn=0,
        led=NO_SUIT,
        trick=EMPTY_4,
        winner=NOBODY,
        tricks=tricks,
        asked=False,
        on=False,
        offender=NOBODY,
        offence=NO_OFFENCE,
        over=True,
    )


def result(rules: Game[Any], game: int, tricks: int, **more: Any) -> Witness:
    """Make the end of a game of seat 0, who has taken some tricks and seat 1 the others, a scenario."""
    against = min(8 - tricks, 4 if game < 5 else 1) if tricks < (5 if game < 5 else 8) else 0
    contract: dict[str, Any] = {
        "bid": GAME_NAMES[game],
        "by": 0,
        "trump": format_suit(CLUBS if game % 2 == 0 else HEARTS),
    }
    if game < SOLO:
        contract["partner"] = 2
    setup = {"players": 4, "dealer": 3, "contract": contract, "tricks": [tricks, against, 0, 0], **more}
    return settled(rules, setup)


def everywhere(*_case: Any) -> bool:
    """Describe every case."""
    return True
