"""The reference engine through its public interface: Solo Whist from shuffle to payment, with a random auction."""

import random
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

    A random auction mostly ends in a misère or a declared abundance, which a lost or a won trick soon ends, so that the
    shuffle weighs more than the play; a solo given in the setup is played to the last of the 52 cards.
    """
    game = hoyle.game("solo-whist")

    def play(rng: random.Random, deal: dict[str, Any]) -> int:
        state = game.start(deal)
        actions = 0
        while legal := game.legal(state):
            state = game.apply(state, rng.choice(legal))
            actions += 1
        game.outcome(state)
        return actions

    def whole(rng: random.Random) -> int:
        return play(rng, setup(rng))

    def tricks(rng: random.Random) -> int:
        deal = setup(rng)
        contract = {"bid": "solo", "by": rng.randrange(_SEATS), "trump": deal["turn_up"][1]}
        return play(rng, {**deal, "contract": contract})

    number = version("hoyle")
    return [
        Peer("hoyle deal", number, "start, legal, apply, outcome", whole, ours=True),
        Peer("hoyle tricks", number, "the same, a solo given: no auction", tricks, ours=True),
    ]
