"""The trumps of German Solo and the order of its cards."""

from collections.abc import Callable
from typing import Annotated

from hoyle.cards import PACK_32, parse_card
from hoyle.domains import OneOf, Range
from hoyle.german_solo.pack import BLACK_QUEENS, PackCard
from hoyle.german_solo.play import (
    basta,
    card_is_laid,
    cards_of_suit,
    highest_card_wins,
    is_permanent_trump,
    manille,
    plain_strength,
    plain_strength_as_printed,
    spadille,
    strength,
)
from hoyle_verify.prove.theorem import always, ambiguity, assume, gap
from hoyle_verify.prove.theorems.german_solo.table import ended, everywhere

PlainSuit = Annotated[int, Range(0, 3)]
BlackOrRed = Annotated[int, OneOf((0, 2))]
Third = Annotated[int, OneOf(tuple(map(parse_card, "QC 7C QS 9H".split())))]
Fourth = Annotated[int, OneOf(tuple(map(parse_card, "AC QH 8D".split())))]

TRUMPS = (
    "QC 7C QS AC KC JC TC 9C 8C",
    "QC 7D QS AD KD QD JD TD 9D 8D",
    "QC 7H QS AH KH QH JH TH 9H 8H",
    "QC 7S QS AS KS JS TS 9S 8S",
)
"""The trumps of each suit from the highest down."""

PLAIN = (
    "AC KC JC TC 9C 8C 7C",
    "AD KD QD JD TD 9D 8D 7D",
    "AH KH QH JH TH 9H 8H 7H",
    "AS KS JS TS 9S 8S 7S",
)
"""The cards of each suit that is not trumps from the highest down."""


def order(suit: int, trump: int) -> list[int]:
    """Give the cards of a suit from the highest down."""
    return [parse_card(card) for card in (TRUMPS if suit == trump else PLAIN)[suit].split()]


@always("GS-THM-CARD-1")
def every_card_has_its_place(trump: PlainSuit, suit: PlainSuit) -> bool:
    """There are nine trumps in a black suit and ten in a red one, and no card belongs to two suits."""
    members = cards_of_suit(suit, trump)
    return members == sum(1 << card for card in order(suit, trump)) and (
        PACK_32 == sum(cards_of_suit(each, trump) for each in range(4))
    )


@always("GS-THM-CARD-2")
def order_of_each_suit(trump: PlainSuit, suit: PlainSuit, first: PackCard, second: PackCard) -> bool:
    """Any two cards of a suit have an order: spadille, manille and basta come first, and then ace, king and so on."""
    ranked = order(suit, trump)
    assume(first in ranked and second in ranked and first != second)
    higher = ranked.index(first) < ranked.index(second)
    return (strength(first, trump, plain_strength) > strength(second, trump, plain_strength)) == higher


@always("GS-THM-CARD-3")
def three_highest_trumps(trump: PlainSuit, card: PackCard) -> bool:
    """The black queens are trumps whatever the suit, and with manille between them they are the three highest."""
    names = (spadille(), manille(trump), basta())
    return names == tuple(order(trump, trump)[:3]) and is_permanent_trump(card) == bool(BLACK_QUEENS >> card & 1)


def in_the_middle(suit: PlainSuit, first: PackCard, second: PackCard) -> bool:
    """Describe two of king, queen and jack of a suit."""
    return suit >= 0 and first != second and {first & 15, second & 15} <= {9, 10, 11}


@ambiguity(
    "GS-THM-CARD-4",
    defect="GS-DEF-01",
    readings=(plain_strength, plain_strength_as_printed),
    exactly=in_the_middle,
)
def jack_or_king(plain: Callable[[int], int], suit: PlainSuit, first: PackCard, second: PackCard) -> object:
    """The printed order turns round any two of king, red queen and jack of a suit, and nothing else."""
    members = [card for card in order(suit, 3 - suit) if not BLACK_QUEENS >> card & 1]
    assume(first in members and second in members)
    return plain(first) > plain(second)


@gap(
    "GS-THM-CARD-5",
    defect="GS-DEF-02",
    exactly=everywhere,
    ruled=lambda suit, trump: sum(1 << card for card in order(suit, trump)),
)
def where_black_queens_belong(suit: PlainSuit, trump: PlainSuit) -> object:
    """Whether the black queens still belong to clubs and spades the document does not say."""
    return cards_of_suit(suit, trump)


@always("GS-THM-CARD-6")
def what_a_lead_asks_for(card: PackCard, trump: PlainSuit) -> bool:
    """A black queen that is led asks for trumps, and any other card for its suit."""
    state = ended(1, (0, 0, 0, 0))._replace(hands=(1 << card, 0, 0, 0), trump=trump, over=False)
    led = card_is_laid(state, card).led
    return led == next(suit for suit in range(4) if card in order(suit, trump))


@always("GS-THM-CARD-7")
def one_card_takes_the_trick(
    first: PackCard, second: PackCard, third: Third, fourth: Fourth, trump: BlackOrRed
) -> bool:
    """The highest trump takes a trick, or without one the highest card of the suit led, and its player leads next."""
    trick = (first, second, third, fourth)
    assume(len(set(trick)) == 4)
    led = next(suit for suit in range(4) if first in order(suit, trump))
    ranked = [*order(trump, trump), *(order(led, trump) if led != trump else [])]
    winner = min((seat for seat in range(4) if trick[seat] in ranked), key=lambda seat: ranked.index(trick[seat]))
    after = highest_card_wins(ended(1, (0, 0, 0, 0))._replace(trick=trick, led=led, trump=trump), fourth)
    return (after.winner, after.turn, after.leader, after.tricks[winner]) == (winner, winner, winner, 1)
