"""The draw for the first deal, the cut, dealing, and the colour."""

from typing import Annotated

from hoyle.cards import CLUBS, NO_SUIT, PACK_32, Cards, Suit
from hoyle.clause import defines
from hoyle.domains import Range
from hoyle.german_solo.pack import PackCard
from hoyle.german_solo.tables import PLAYERS, ROUNDS, SMALLEST_PACKET
from hoyle.seats import Seat, left_of

Made = Annotated[int, Range(0, 1)]
"""1 if a game was won, or else 0."""


@defines("GS-GEN-2", at="002:P3")
def may_play(players: Annotated[int, Range(2, 6)]) -> bool:
    """Four players take part."""
    return players == PLAYERS


@defines("GS-DECK-1", at="002:P4")
def pack() -> Cards:
    """The game is played with 32 cards, from the ace down to the seven of each suit."""
    return PACK_32


@defines("GS-CUT-1", at="002:P6", defect="GS-DEF-30")
def makes_dealer(card: PackCard) -> bool:
    """Cards are dealt face up, one at a time, and whoever gets the first club deals first."""
    return card >> 4 == CLUBS


@defines("GS-SHUF-3", at="002:P7")
def cut_stands(lifted: Annotated[int, Range(0, 32)]) -> bool:
    """Each packet of the cut must have at least five cards."""
    return lifted >= SMALLEST_PACKET and PACK_32.bit_count() - lifted >= SMALLEST_PACKET


@defines("GS-DEAL-1", at="002:P8")
def packet_size(number: Annotated[int, Range(0, 11)]) -> Annotated[int, Range(2, 3)]:
    """Each player gets three cards, then two, then three, and so eight in all."""
    return ROUNDS[number // PLAYERS]


@defines("GS-RUL-16", standing="ruling", defect="GS-DEF-16")
def next_dealer(dealer: Seat) -> Seat:
    """The deal passes to the left after every deal."""
    return left_of(dealer)


@defines("GS-RUL-16b", standing="ruling", defect="GS-DEF-16")
def first_receiver(dealer: Seat) -> Seat:
    """Cards are dealt clockwise, beginning on the dealer's left."""
    return left_of(dealer)


@defines("GS-COL-1", at="002:P10", defect="GS-DEF-26")
def colour_of_deal(agreed: Suit, otherwise: Suit) -> Suit:
    """Before play the players agree on one suit as the colour."""
    return otherwise if agreed == NO_SUIT else agreed


@defines("GS-COL-2", at="002:P10")
def clubs_are_the_colour() -> Suit:
    """Where nothing is agreed on, clubs are the colour."""
    return CLUBS


@defines("GS-RUL-15b", standing="ruling", defect="GS-DEF-15")
def there_is_no_colour_at_first() -> Suit:
    """Where the first game that is won sets the colour, there is none before."""
    return NO_SUIT


@defines("GS-RUL-26", standing="ruling", defect="GS-DEF-26")
def colour_stays(colour: Suit, _trump: Suit, _made: Made) -> Suit:
    """The colour stays the same for the whole sitting."""
    return colour


@defines("GS-COL-3", at="002:P10", defect="GS-DEF-25")
def first_won_game_sets_colour(colour: Suit, trump: Suit, made: Made) -> Suit:
    """Play begins without a colour, and the trump suit of the first game that is won becomes it."""
    return trump if colour == NO_SUIT and made else colour
