"""A play of Preferans that can be: what holds at the first card, and after every card if it held before."""

from typing import Final

from hoyle.preferans.state import PackCard, PackCards, Play
from hoyle_verify.prove.soundness import Law, begins_sound, enter, suit_is_led, turns_are_kept
from hoyle_verify.prove.space import Position
from hoyle_verify.prove.theorem import always, assume
from hoyle_verify.prove.theorems.preferans.table import PRINTED, declarations


def _dealt(state: Play) -> int:
    one, two, three = state.deal.hands
    return one | two | three


def _holds(state: Play, taken: int) -> bool:
    kept = True
    for place in range(3):
        # Nobody ever holds a card that he was not dealt.
        kept = kept & (state.hands[place] & ~state.deal.hands[place] == 0)
    return turns_are_kept(state, taken) & suit_is_led(state) & (state.over == (taken == 10)) & kept


LAW: Final = Law(10, _dealt, _holds)

enter(("PV-THM-SOUND-1", "PV-THM-SOUND-2"), PRINTED, LAW, (Play, PackCard, PackCards))


@always("PV-THM-SOUND-3", over=declarations)
def play_begins_sound(position: Position) -> bool:
    """Whatever is declared before it, a play begins as one that can be, with ten cards in each hand."""
    state = position.state
    assume(isinstance(state, Play))
    return begins_sound(LAW, state)
