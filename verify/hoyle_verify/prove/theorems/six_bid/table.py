"""The deals, the games and the searches that the theorems of Six-Bid Solo share."""

from collections.abc import Iterator
from typing import Any, Final

import hoyle
from hoyle.cards import HEARTS, NO_CARD, NO_SUIT, PACK_36, cards_of, format_card, format_suit, parse_card
from hoyle.game import Game
from hoyle.seats import NOBODY, Table
from hoyle.six_bid.pack import BID_NAMES, CALL_SOLO, HEART_SOLO, MISERE, SOLO, SPREAD_MISERE
from hoyle.six_bid.rulesets import OPTIONS, RULESETS
from hoyle.six_bid.state import EMPTY_3, Plan, Play
from hoyle_verify.narrate.words import in_words, with_article
from hoyle_verify.prove.space import Position, Positions, Space, Start, space
from hoyle_verify.prove.witness import Witness, settled


def six_bid(ruleset: str = "as-printed", **options: str) -> Game[Any]:
    """Give the game with options named without ``sb.``."""
    return hoyle.game("six-bid", ruleset, {f"sb.{name}": value for name, value in options.items()})


PRINTED: Final = six_bid()
EVERY_GAME: Final = tuple(
    [six_bid(ruleset) for ruleset in RULESETS]
    + [hoyle.game("six-bid", "as-printed", {option.id: value}) for option in OPTIONS for value in option.values]
)
"""Both rulesets, and the printed one with each value of each option."""

CONTRACT_NAMES: Final = {bid: with_article(in_words(BID_NAMES[bid])) for bid in range(SOLO, CALL_SOLO + 1)}
"""What is bid, by its number, as ``a heart solo``."""

_CARDS: Final = [format_card(card) for card in cards_of(PACK_36)]
THREE: Final[dict[str, Any]] = {
    "players": 3,
    "dealer": 2,
    "hands": [_CARDS[place:33:3] for place in range(3)],
    "widow": _CARDS[33:],
}
"""A deal at a table of three; what is bid does not depend on the cards."""

FOUR: Final[dict[str, Any]] = {**THREE, "players": 4, "dealer": 3, "hands": [*THREE["hands"], []]}
"""The same at a table of four, where the dealer has no cards."""


@space
def auctions() -> Positions:
    """Every auction as printed, and all that the Bidder chooses after it, up to the opening lead."""
    return Positions([Start(PRINTED, THREE)], until=lambda state: isinstance(state, Play))


@space
def auctions_of_four() -> Positions:
    """Every auction at a table of four under every option, without the exchange of a call solo."""
    return Positions([Start(game, FOUR) for game in EVERY_GAME], until=lambda state: isinstance(state, Plan | Play))


def position_of(bid: int, trump: int, hands: tuple[str, ...], game: Game[Any] = PRINTED, tricks: int = 0) -> Position:
    """Give a position of a contract of seat 1 in which only some cards are left and each place took some tricks."""
    contract: dict[str, Any] = {"bid": BID_NAMES[bid], "by": 1}
    if bid not in (HEART_SOLO, MISERE, SPREAD_MISERE):
        contract["trump"] = format_suit(trump)
    held = tuple(sum(1 << parse_card(card) for card in hand.split()) for hand in hands)
    start = game.start({**THREE, "contract": contract})
    return Position(game, start._replace(hands=held, tricks=(tricks, 0, 0)))


@space
def two_tricks() -> Space[Position]:
    """Every way for two tricks to go: a solo with spades as trumps, and both misères, of seat 1."""
    hands = ("AC 7D", "9C TD", "6C KD")
    return Space([position_of(bid, 3, hands, tricks=9) for bid in (SOLO, MISERE, SPREAD_MISERE)], moves)


def moves(position: Position) -> Iterator[tuple[str, Position]]:
    """Give what the player to act may do."""
    game, state = position
    for action in game.legal(state):
        yield str(action), Position(game, game.apply(state, action))


def ended(bid: int, trump: int, points: int, tricks: int, players: int = 3) -> Play:
    """Give the end of a deal of which only what the Bidder, seat 1, has taken matters; the widow counts nothing."""
    return Play(
        dealer=players - 1,
        hands=(0, 0, 0),
        widow=0,
        widow_points=0,
        bid=bid,
        bidder=1,
        trump=trump,
        called=NO_CARD,
        holder=NOBODY,
        leader=0,
        turn=0,
        led=NO_SUIT,
        trick=EMPTY_3,
        winner=NOBODY,
        tricks=(11 - tricks, tricks, 0),
        points=(120 - points, points, 0),
        exposed=0,
        over=True,
        table=Table(players, 0b111),
    )


def trumps_of(bid: int) -> int:
    """Give trumps with which a game can be played, spades where they are the Bidder's choice."""
    return {HEART_SOLO: HEARTS, MISERE: NO_SUIT, SPREAD_MISERE: NO_SUIT}.get(bid, 3)


def paid(game: Game[Any], bid: int, points: int, tricks: int = 4, players: int = 3) -> tuple[str, tuple[int, ...]]:
    """Give the result of a deal and what each seat receives."""
    outcome = game.outcome(ended(bid, trumps_of(bid), points, tricks, players))
    assert outcome is not None
    return outcome.result, outcome.payments


def result(game: Game[Any], bid: int, points: int, tricks: int, players: int = 3) -> Witness:
    """Make the end of a deal, in which the Bidder is seat 1 and the widow counts nothing, a scenario."""
    trump = trumps_of(bid)
    contract: dict[str, Any] = {"bid": BID_NAMES[bid], "by": 1}
    if trump != NO_SUIT:
        contract["trump"] = format_suit(trump)
    others = (0,) * (players - 2)
    return settled(
        game,
        {
            "players": players,
            "dealer": players - 1,
            "contract": contract,
            "trick_points": [120 - points, points, *others],
            "tricks": [11 - tricks, tricks, *others],
            "widow": 0,
        },
    )


def everywhere(*_case: Any) -> bool:
    """Describe every case."""
    return True
