"""A play of Six-Bid Solo that can be: what holds at the first card, and after every card if it held before."""

from typing import Final

from hoyle.cards import NO_CARD, PACK_36
from hoyle.seats import NOBODY
from hoyle.six_bid.pack import CALL_SOLO, MISERE, SPREAD_MISERE
from hoyle.six_bid.play import winner_leads
from hoyle.six_bid.state import PackCard, PackCards, Plan, Play
from hoyle_verify.prove.soundness import Law, begins_sound, enter, suit_is_led, turns_are_kept
from hoyle_verify.prove.space import Position
from hoyle_verify.prove.theorem import always, assume
from hoyle_verify.prove.theorems.six_bid.table import PRINTED, auctions


def _holds(state: Play, taken: int) -> bool:
    own, all_points = state.points[state.bidder], sum(state.points)
    lost = ((state.bid == MISERE) | (state.bid == SPREAD_MISERE)) & (own > 0)
    lost = lost | (state.bid == CALL_SOLO) & (own < all_points)
    laid = taken + (state.turn != state.leader)
    shown = (state.bid == SPREAD_MISERE) & (laid > 0)
    return (
        turns_are_kept(state, taken)
        & suit_is_led(state)
        & (state.over == (lost | (taken == 11)))
        & (state.exposed == shown << state.bidder)
    )


def _points_are_of_one_pack(state: Play) -> bool:
    """Say what follows from the theorem that no card point is lost, since a pack has 120 of them."""
    one, two, three = state.points
    return (one <= 120) & (two <= 120) & (three <= 120)


LAW: Final = Law(11, lambda state: PACK_36 & ~state.widow, _holds, _points_are_of_one_pack)

enter(("SB-THM-SOUND-1", "SB-THM-SOUND-2"), PRINTED, LAW, (Play, PackCard, PackCards))


def worth(cards: tuple[int, ...]) -> int:
    """Add up the card points of some cards: ace 11, ten 10, king 4, queen 3, jack 2."""
    points = 0
    for card in cards:
        for rank, value in ((12, 11), (8, 10), (11, 4), (10, 3), (9, 2)):
            points = points + (value & -(card & 15 == rank))
    return points


@always("SB-THM-SOUND-3", over=auctions)
def play_begins_sound(position: Position) -> bool:
    """Every auction and exchange leads to a play that can be, with eleven cards in each hand and three in the widow."""
    state = position.state
    assume(isinstance(state, Play))
    return begins_sound(LAW, state) and state.widow.bit_count() == 3


@always("SB-THM-SOUND-4")
def no_card_point_is_lost(state: Play, card: PackCard) -> bool:
    """Who takes a trick has its card points and those that he had, and nobody else has more or fewer than before."""
    assume(sum(state.points) + worth(state.trick) <= 120)
    assume((sum(state.tricks) < 11) & (state.led < 4))
    complete, led = True, False
    for each in state.trick:
        complete = complete & (each != NO_CARD)
        led = led | (each >> 4 == state.led)
    assume(led)
    after = winner_leads(state, card)
    good = (after.turn == after.winner) | (complete ^ True)
    for place in range(3):
        won = (after.winner == place) & complete
        good = good & (after.points[place] == state.points[place] + (worth(state.trick) & -won))
    return good


@always("SB-THM-SOUND-5")
def exchange_keeps_every_card(state: Plan, called: PackCard, given: PackCard) -> bool:
    """In the exchange of a call solo two hands swap a card, the called one for another, and no other card moves."""
    one, two, three = state.hands
    assume(((one & two) | ((one | two) & three) | ((one | two | three) & state.widow)) == 0)
    assume(state.holder == NOBODY)
    assume(PRINTED.ruleset.narrow("call", state, 1 << called) != 0)
    after = PRINTED.ruleset.follow("called-call-solo", state, called)
    good = after.called == called
    for place in range(3):
        had = state.hands[place] >> called & 1
        gets = ((state.turn == place) & ((one | two | three) >> called & 1)) << called
        good = good & (after.hands[place] == (state.hands[place] ^ had << called) | gets)
        good = good & ((after.holder == place) | (had == 0))
    assume(after.holder < NOBODY)
    assume(PRINTED.ruleset.narrow("give", after, 1 << given) != 0)
    end = PRINTED.ruleset.follow("given-call-solo", after, given)
    good = good & (end.given == given) & (given != called)
    for place in range(3):
        moved = (after.turn == place) | (after.holder == place)
        good = good & (end.hands[place] == after.hands[place] ^ moved << given)
    return good & (after.turn != after.holder)
