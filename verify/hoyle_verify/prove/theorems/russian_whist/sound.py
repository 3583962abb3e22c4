"""A play of Russian Whist that can be: what holds at the first card, and after every card if it held before.

Revokes are refused here; where they are played on, what is searched in ``play.py`` holds.
"""

from typing import Final, NamedTuple

from hoyle.cards import PACK_52, Card, Cards, Suit, format_card
from hoyle.russian_whist.state import Hands, Play, TricksWon
from hoyle.seats import Seat, SeatOrNobody
from hoyle.tricks import Trick4
from hoyle_verify.prove.soundness import Law, begins_sound, enter, suit_is_led, turns_are_kept
from hoyle_verify.prove.theorem import always
from hoyle_verify.prove.theorems.russian_whist.table import NEUTRAL, PRINTED

_FIRST: Final = PRINTED.start(NEUTRAL)


class Table(NamedTuple):
    """What changes in a play from card to card; all else stays as long as nobody revokes."""

    hands: Hands
    lying: bool
    trump: Suit
    leader: Seat
    turn: Seat
    led: Suit
    trick: Trick4
    winner: SeatOrNobody
    tricks: TricksWon
    over: bool


def _play(table: Table) -> Play:
    hands, lying, trump, leader, turn, led, trick, winner, tricks, over = table
    play: Play = _FIRST._replace(hands=hands, lying=lying, trump=trump, leader=leader, turn=turn, led=led)
    return play._replace(trick=trick, winner=winner, tricks=tricks, over=over)


def _holds(state: Play, taken: int) -> bool:
    return (
        turns_are_kept(state, taken)
        & suit_is_led(state)
        & (state.over == (taken == 13))
        & (state.lying == (taken == 0))
    )


LAW: Final = Law(13, lambda _: PACK_52, _holds)

enter(("RW-THM-SOUND-1", "RW-THM-SOUND-2"), PRINTED, LAW, (Table, Card, Cards), _play)


@always("RW-THM-SOUND-3")
def play_begins_sound(dealer: Seat, turn_up: Card) -> bool:
    """A hand begins with a play that can be, the exposed card on the table, whoever deals and whatever is exposed."""
    hands = list(NEUTRAL["hands"])
    holder = next(seat for seat in range(4) if format_card(turn_up) in hands[seat])
    hands[holder], hands[dealer] = hands[dealer], hands[holder]
    setup = {**NEUTRAL, "dealer": dealer, "hands": hands, "turn_up": format_card(turn_up)}
    state = PRINTED.start(setup)
    return begins_sound(LAW, state) and state.leader == (dealer + 1) % 4
