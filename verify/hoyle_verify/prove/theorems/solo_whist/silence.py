"""Where document 000 is silent altogether, and what the rulings put there."""

from hoyle.cards import NO_CARD, NO_SUIT, Card, Cards
from hoyle.seats import NOBODY
from hoyle.solo_whist.auction import accept_an_open_proposal, next_to_speak
from hoyle.solo_whist.deal import TableSeat, resting_seat, turn_up_belongs_to_dealer
from hoyle.solo_whist.pack import ACCEPT, PROPOSAL
from hoyle.solo_whist.play import highest_of_suit, trumps_of_open_misere
from hoyle.solo_whist.state import Auction
from hoyle_verify.prove.space import Position
from hoyle_verify.prove.theorem import assume, gap
from hoyle_verify.prove.theorems.solo_whist.table import auctions, is_bidding


def everywhere(*_case: object) -> bool:
    """Describe every case."""
    return True


def _can_be_accepted(position: Position) -> int:
    state = position.state
    return 1 << ACCEPT if state.bid == PROPOSAL and state.partner == NOBODY and state.turn != state.bidder else 0


@gap("SW-THM-GAP-1", defect="SW-DEF-03", exactly=everywhere, ruled=_can_be_accepted, over=auctions)
def when_to_accept(position: Position) -> object:
    """Until when a proposal can be accepted, and by whom, the document does not say."""
    assume(is_bidding(position.state))
    return accept_an_open_proposal(position.state, 1 << ACCEPT)


def _speaks_next(position: Position) -> int:
    """Go round from the player to act to the next who has not spoken, is free to bid, or has to answer."""
    state: Auction = position.state
    is_open = state.bid == PROPOSAL and state.partner == NOBODY
    for seat in ((state.turn + step) % 4 for step in range(1, 5)):
        has_passed = state.passed >> seat & 1
        answers = is_open and (seat == state.bidder or (has_passed and seat == (state.dealer + 1) % 4))
        if not state.spoken >> seat & 1 or answers or not (has_passed or seat in (state.bidder, state.partner)):
            return seat
    return NOBODY


@gap("SW-THM-GAP-2", defect="SW-DEF-06", exactly=everywhere, ruled=_speaks_next, over=auctions)
def who_speaks_next(position: Position) -> object:
    """How long the auction goes round, and what makes a bid final, the document does not say."""
    assume(is_bidding(position.state))
    return next_to_speak(position.state)


@gap(
    "SW-THM-GAP-3",
    defect="SW-DEF-15",
    exactly=everywhere,
    ruled=lambda card, hand: hand >> card & 1 == 1,
)
def where_the_turn_up_is(card: Card, hand: Cards) -> object:
    """Whether the turn-up is in the dealer's hand from the start the document does not say."""
    return turn_up_belongs_to_dealer(card, hand)


def _higher(one: int, two: int) -> int:
    """Compare two cards with the ace high; of different suits only the first is of the suit asked for."""
    return 0 if one >> 4 != two >> 4 or one > two else 1


@gap("SW-THM-GAP-4", defect="SW-DEF-16", exactly=everywhere, ruled=_higher)
def which_card_is_higher(one: Card, two: Card) -> object:
    """In which order the cards rank in play the document does not say."""
    assume(one != two)
    return highest_of_suit((one, two, NO_CARD, NO_CARD), one >> 4)


@gap("SW-THM-GAP-5", defect="SW-DEF-17", exactly=everywhere, ruled=lambda dealer: (dealer + 4) % 5)
def who_rests(dealer: TableSeat) -> object:
    """Which of five players rests in a deal the document does not say."""
    return resting_seat(dealer)


@gap("SW-THM-GAP-6", defect="SW-DEF-25", exactly=everywhere, ruled=lambda _: NO_SUIT)
def whether_an_open_misere_has_trumps(turn_up: Card) -> object:
    """Whether an open misère has trumps the document does not say."""
    return trumps_of_open_misere(turn_up)
