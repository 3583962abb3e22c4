"""A play of German Solo that can be: what holds at the first card, and after every card if it held before.

No card is laid face down here, for that is a variant.
"""

from typing import Final

from hoyle.cards import NO_CARD, NO_SUIT, PACK_32
from hoyle.german_solo.pack import BASTA, SPADILLE, PackCard, PackCards
from hoyle.german_solo.state import Play
from hoyle.seats import NOBODY
from hoyle_verify.prove.soundness import Law, begins_sound, enter, turns_are_kept
from hoyle_verify.prove.space import Position
from hoyle_verify.prove.theorem import always, assume
from hoyle_verify.prove.theorems.german_solo.table import PRINTED, auctions


def _holds(state: Play, taken: int) -> bool:
    lead, of_pack = state.trick[state.leader], True
    for card in state.trick:
        of_pack = of_pack & ((card == NO_CARD) | (PACK_32 >> card & 1 == 1))
    black = (lead == SPADILLE) | (lead == BASTA)
    led = (state.led == lead >> 4) & (black ^ True) | (state.led == state.trump) & black
    return (
        turns_are_kept(state, taken)
        & (led | (lead == NO_CARD) & (state.led == NO_SUIT))
        & of_pack
        & (state.trump < NO_SUIT)
        & (state.laid == NO_CARD)
        & (state.asked ^ True)
        & (state.on ^ True)
        & ((state.partner < NOBODY) == (state.game <= 2))
        & (state.partner != state.declarer)
    )


LAW: Final = Law(8, lambda _: PACK_32, _holds)

enter(("GS-THM-SOUND-1", "GS-THM-SOUND-2"), PRINTED, LAW, (Play, PackCard, PackCards))


@always("GS-THM-SOUND-3", over=auctions)
def play_begins_sound(position: Position) -> bool:
    """Every auction, and all that is named after it, leads to a play that can be, with eight cards in each hand."""
    state = position.state
    assume(isinstance(state, Play))
    return begins_sound(LAW, state)
