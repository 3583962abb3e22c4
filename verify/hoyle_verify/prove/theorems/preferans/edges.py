"""What clauses of Preferans say where they are seldom or never asked."""

from hoyle.cards import Suit
from hoyle.preferans.play import who_plays_the_hand, winner_of
from hoyle.preferans.state import EMPTY_3, Place, PlaceOrNobody, Places
from hoyle.seats import NOBODY
from hoyle_verify.prove.theorem import always


@always("PV-THM-EDGE-1")
def nobody_has_the_highest_of_no_cards(led: Suit, trump: Suit) -> bool:
    """Before a card is laid nobody takes the trick."""
    return winner_of(EMPTY_3, led, trump) == NOBODY


@always("PV-THM-EDGE-2")
def only_a_sole_whister_plays_two_hands(place: Place, sole: PlaceOrNobody, exposed: Places) -> bool:
    """A hand that lies open is played by the sole whister, if there is one, and every other by its own player."""
    if sole == NOBODY:
        return who_plays_the_hand(place, sole, exposed) == place
    return who_plays_the_hand(place, sole, exposed) == (sole if exposed >> place & 1 else place)
