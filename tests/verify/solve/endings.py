"""Random endings: as the solver takes them, and as the brute force does."""

import random
from typing import Final

from hoyle.cards import NO_SUIT, PACK_32, PACK_36, PACK_52, cards_of, format_card, parse_card, parse_suit
from hoyle_verify.solve import Duty, Goal, Order, Position
from tests.verify.solve.brute import Ending

DUTIES: Final = {"free": Duty.FREE, "trump": Duty.TRUMP, "either": Duty.EITHER}
GOALS: Final = tuple(Goal(kind, unit=unit) for kind in ("misere", "most", "fewest") for unit in ("tricks", "points"))


def draw(chance: random.Random, longest: int) -> Ending:
    """Draw three or four hands of up to ``longest`` cards, perhaps of two suits only, perhaps with a trick begun."""
    seats = chance.choice((3, 4))
    order = chance.choice(list(Order))
    german = order in (Order.GERMAN, Order.GERMAN_AS_PRINTED)
    pack = list(cards_of(PACK_32 if german else chance.choice((PACK_32, PACK_36, PACK_52))))
    if chance.random() < 0.3:
        few = chance.sample(range(4), 2)
        pack = [card for card in pack if card >> 4 in few]
    length = chance.randint(1, min(longest, len(pack) // seats))
    cards = [swapped(format_card(card)) for card in chance.sample(pack, length * seats)]
    begun = chance.randrange(seats) if length > 1 or chance.random() < 0.5 else 0
    ending = Ending(
        hands=tuple(frozenset(cards[seat * length : (seat + 1) * length]) for seat in range(seats)),
        leader=chance.randrange(seats),
        trick=(),
        trump=chance.choice(("", "C", "D", "H", "S")),
        duty=chance.choice(tuple(DUTIES)),
        ranking=order.value,
        side=frozenset(chance.sample(range(seats), chance.randint(1, seats - 1))),
    )
    for _ in range(begun):
        position = position_of(ending)
        card = swapped(format_card(chance.choice(list(cards_of(position.legal())))))
        hands = list(ending.hands)
        hands[position.actor] -= {card}
        ending = ending._replace(hands=tuple(hands), trick=(*ending.trick, card))
    return ending


def position_of(ending: Ending) -> Position:
    """Give an ending as the solver takes it."""
    return Position(
        hands=tuple(sum(1 << parse_card(swapped(card)) for card in hand) for hand in ending.hands),
        leader=ending.leader,
        side=sum(1 << seat for seat in ending.side),
        trick=tuple(parse_card(swapped(card)) for card in ending.trick),
        trump=parse_suit(ending.trump) if ending.trump else NO_SUIT,
        duty=DUTIES[ending.duty],
        order=Order(ending.ranking),
    )


def swapped(card: str) -> str:
    """Turn rank and suit round: the brute force writes the suit first."""
    return card[::-1]
