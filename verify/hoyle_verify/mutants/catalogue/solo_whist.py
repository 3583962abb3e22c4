"""Misreadings of Solo Whist."""

from inspect import unwrap
from typing import Final

from hoyle.cards import NO_CARD, NO_SUIT
from hoyle.seats import NOBODY, left_of
from hoyle.solo_whist import play, score
from hoyle.solo_whist.auction import proposal_is_open
from hoyle.solo_whist.pack import OPEN_MISERE
from hoyle.solo_whist.state import Auction, Play
from hoyle_verify.mutants.catalogue.misreading import Misreading, allow_all, change_nothing

_GAME: Final = "solo-whist"


def _nobody_returns(_state: Auction, _seat: int) -> bool:
    return False


def _anybody_returns(state: Auction, seat: int) -> bool:
    return seat != state.bidder and proposal_is_open(state)


def _gather(state: Play, winner: int) -> Play:
    won = state.tricks
    return state._replace(
        turn=winner,
        leader=winner,
        led=NO_SUIT,
        trick=(NO_CARD,) * 4,
        winner=winner,
        tricks=(*won[:winner], won[winner] + 1, *won[winner + 1 :]),
    )


def _suit_led_wins(state: Play, _card: int) -> Play:
    return state if NO_CARD in state.trick else _gather(state, play.untrumped_winner(state.trick, state.led))


def _last_trump_wins(state: Play, _card: int) -> Play:
    if NO_CARD in state.trick:
        return state
    order = [state.leader + step & 3 for step in range(4)]
    trumpers = [seat for seat in order if state.trick[seat] >> 4 == state.trump]
    return _gather(state, trumpers[-1] if trumpers else play.untrumped_winner(state.trick, state.led))


def _declarer_leads(dealer: int, declarer: int) -> int:
    return left_of(dealer) if declarer == NOBODY else declarer


def _right_hand_plays_next(state: Play, card: int) -> Play:
    laid: Play = unwrap(play.card_is_laid)(state, card)
    return laid._replace(turn=state.turn - 1 & 3)


def _ace_is_low(trick: tuple[int, ...], suit: int) -> int:
    best, seat = -1, NOBODY
    for place, card in enumerate(trick):
        rank = ((card & 15) + 1) % 13
        if card >> 4 == suit and rank > best:
            best, seat = rank, place
    return seat


def _hand_opens_with_the_lead(state: Play, _card: int) -> Play:
    return state._replace(exposed=1 << state.declarer) if state.bid == OPEN_MISERE else state


def _turn_up_suit(turn_up: int) -> int:
    return turn_up >> 4 if turn_up != NO_CARD else NO_SUIT


def _price_alone(_tricks: int, price: int) -> int:
    return price


def _price_as_well(tricks: int, price: int) -> int:
    lost: int = unwrap(score.solo_lost)(tricks, price)
    return lost - price


MISREADINGS: Final = (
    Misreading("SW-MISREAD-1", "equal-bid-accepted", _GAME, {"SW-RUL-2": allow_all}),
    Misreading(
        "SW-MISREAD-2",
        "eldest-has-no-privilege",
        _GAME,
        {"SW-PROP-6": _nobody_returns},
        origin="Wikipedia, 'Solo Whist', as liquisearch.com has it: its section on the bidding knows no such privilege",
    ),
    Misreading("SW-MISREAD-3", "any-passed-player-accepts", _GAME, {"SW-PROP-6": _anybody_returns}),
    Misreading("SW-MISREAD-4", "royal-abundance-bid-outright", _GAME, {"SW-RAB-4": allow_all}),
    Misreading("SW-MISREAD-5", "trump-beats-nothing", _GAME, {"SW-PLAY-6": _suit_led_wins}),
    Misreading("SW-MISREAD-6", "last-trump-wins", _GAME, {"SW-PLAY-6": _last_trump_wins}),
    Misreading("SW-MISREAD-7", "declarer-leads", _GAME, {"SW-LEAD-1": _declarer_leads}),
    Misreading("SW-MISREAD-8", "counter-clockwise", _GAME, {"SW-PLAY-1": _right_hand_plays_next}),
    Misreading("SW-MISREAD-9", "revoke-allowed", _GAME, {"SW-PLAY-2": allow_all}),
    Misreading("SW-MISREAD-10", "ace-is-low", _GAME, {"SW-RUL-16": _ace_is_low}),
    Misreading("SW-MISREAD-11", "misere-trick-ignored", _GAME, {"SW-PAY-9": change_nothing}),
    Misreading("SW-MISREAD-12", "hand-opens-with-the-lead", _GAME, {"SW-OMI-3": _hand_opens_with_the_lead}),
    Misreading("SW-MISREAD-13", "overtricks-unpaid", _GAME, {"SW-PAY-6": _price_alone}),
    Misreading("SW-MISREAD-14", "price-paid-on-failure", _GAME, {"SW-PAY-7": _price_as_well}),
    Misreading(
        "SW-MISREAD-15",
        "null-game-keeps-trumps",
        _GAME,
        {"SW-MIS-5": _turn_up_suit, "SW-RUL-25": _turn_up_suit},
        told="In a misère, open or not, the turn-up suit is trumps.",
    ),
)
