"""A play of Solo Whist that can be: what holds at the first card, and after every card if it held before."""

from typing import Final

from hoyle.cards import PACK_52, Card, Cards, cards_of
from hoyle.seats import NOBODY
from hoyle.solo_whist.pack import GENERAL_MISERE, OPEN_MISERE, SOLO
from hoyle.solo_whist.play import card_is_laid
from hoyle.solo_whist.state import Play
from hoyle_verify.prove.soundness import Law, begins_sound, enter, suit_is_led, turns_are_kept
from hoyle_verify.prove.space import Position
from hoyle_verify.prove.theorem import always, assume
from hoyle_verify.prove.theorems.solo_whist.table import PRINTED, auctions, finished


def _holds(state: Play, taken: int) -> bool:
    shown = (state.bid == OPEN_MISERE) & (taken > 0)
    return (
        turns_are_kept(state, taken)
        & suit_is_led(state)
        & ((state.declarer < NOBODY) == (state.bid != GENERAL_MISERE))
        & (state.exposed == (1 << state.declarer) * shown)
    )


LAW: Final = Law(13, lambda _: PACK_52, _holds)

enter(("SW-THM-PLAY-14", "SW-THM-PLAY-16"), PRINTED, LAW, (Play, Card, Cards))


@always("SW-THM-PLAY-15")
def hand_loses_one_card(hand: Cards, card: Card) -> bool:
    """Whoever plays a card has one fewer, so that all hands run out together."""
    assume(hand >> card & 1 == 1)
    state = finished(SOLO, 0, NOBODY, (0, 0, 0, 0))._replace(hands=(hand, 0, 0, 0))
    for each in cards_of(PACK_52):
        # Card by card the two counts differ in one bit, which z3 sees at once.
        if card == each:
            return card_is_laid(state, each).hands[0].bit_count() == hand.bit_count() - 1
    return False


@always("SW-THM-PLAY-17", over=auctions)
def play_begins_sound(position: Position) -> bool:
    """Every auction that leads to play leads to one that can be, with nothing gone and thirteen cards in each hand."""
    state = position.state
    assume(isinstance(state, Play))
    return begins_sound(LAW, state)
