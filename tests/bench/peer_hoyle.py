"""The reference engine through its public interface: Solo Whist from shuffle to payment, with a random auction."""

import random
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any, Final

import hoyle
from hoyle.cards import PACK_52, cards_of, format_card
from tests.bench.measure import Peer

_PACK: Final = tuple(format_card(card) for card in cards_of(PACK_52))
_SEATS: Final = 4


def setup(rng: random.Random) -> dict[str, Any]:
    """Shuffle and deal 13 cards to each seat; the dealer's last card is turned up."""
    pack = list(_PACK)
    rng.shuffle(pack)
    dealer = rng.randrange(_SEATS)
    hands = [pack[seat::_SEATS] for seat in range(_SEATS)]
    return {"players": _SEATS, "dealer": dealer, "hands": hands, "turn_up": hands[dealer][-1]}


def peers(_seed: int) -> list[Peer]:
    """Give two ways to play it.

    A random auction mostly ends in a misère or a declared abundance, which a lost or a won trick soon ends, so that
    the shuffle weighs more than the play.  A solo that the others pass is played to the last of the 52 cards: four
    calls and 52 cards, as in the spades of OpenSpiel.
    """
    game = hoyle.game("solo-whist")

    def play(rng: random.Random, calls: Sequence[str]) -> int:
        deal = setup(rng)
        state = game.start(deal)
        seat = deal["dealer"]
        for call in calls:
            seat = (seat + 1) % _SEATS
            state = game.apply(state, f"{seat} {call}")
        actions = len(calls)
        while legal := game.legal(state):
            state = game.apply(state, rng.choice(legal))
            actions += 1
        game.outcome(state)
        return actions

    def whole_deals(rng: random.Random) -> int:
        return play(rng, ("bid:solo", "pass", "pass", "pass"))

    def random_auctions(rng: random.Random) -> int:
        return play(rng, ())

    number = version("hoyle")
    return [
        Peer("hoyle whole deals", number, "a solo, three passes and 52 random cards", whole_deals, ours=True),
        Peer("hoyle random auctions", number, "random calls, then random cards", random_auctions, ours=True),
    ]
