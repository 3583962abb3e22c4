"""Where document 000 fails about the auction: silence, contradictions, and auctions that tell readings apart."""

from typing import Any, Final

from hoyle.clause import observing
from hoyle.decision import Action
from hoyle.game import Game
from hoyle.seats import NOBODY
from hoyle.solo_whist.auction import proposal_is_open, unaccepted_proposer_must_raise
from hoyle.solo_whist.engine import ENGINE
from hoyle.solo_whist.pack import ALL_BIDS, DECLARED_ABUNDANCE, NO_BID, ROYAL_ABUNDANCE, Call
from hoyle.solo_whist.state import Auction, Play, Unplayed
from hoyle.tracing import Idle
from hoyle_verify.prove.space import Position, Readings, Together, space
from hoyle_verify.prove.theorem import always, ambiguity, assume, contradiction, gap
from hoyle_verify.prove.theorems.solo_whist.table import (
    DEAL,
    PRINTED,
    auctions,
    auctions_where_proposals_may_lapse,
    is_bidding,
    tokens,
    whist,
)

_NO_ONE_BIDS: Final = {"all_pass": "general_misere"}
LAPSES = whist(unaccepted="lapse")
MAY_LAPSE = whist(unaccepted="raise_or_lapse")
GENERAL = whist(**_NO_ONE_BIDS)
NAMED_SOLO = whist(solo_trump="named")
NAMED_ALL = whist(declared_trump="named")


def is_playing(state: Any) -> bool:
    """Say whether the first card can be led."""
    return isinstance(state, Play)


@contradiction("SW-THM-CALL-1", defect="SW-DEF-01", over=auctions_where_proposals_may_lapse)
def deal_off_and_higher_bid(position: Position, call: Call) -> dict[str, bool]:
    """If the deal is off when nobody accepts a proposal, the proposer cannot also be made to bid higher."""
    game, state = position
    assume(is_bidding(state) and proposal_is_open(state) and state.turn == state.bidder)
    assume(game.ruleset.narrow("call", state, 1 << call) != 0)
    later = ENGINE.advance(game.ruleset, state, Action(0, "", "call", call))
    return {
        "SW-PROP-9": isinstance(later, Unplayed),
        "SW-PROP-10": unaccepted_proposer_must_raise(state, 1 << call) != 0,
    }


@always("SW-THM-CALL-2", defect="SW-DEF-01", over=auctions)
def no_play_under_it_and_higher_bid(position: Position) -> bool:
    """As we rule both sentences hold: no proposal is played without a partner, and its maker bids higher."""
    state = position.state
    if is_bidding(state) and proposal_is_open(state) and state.turn == state.bidder:
        return "pass" not in tokens(position)
    return not (isinstance(state, Play) and state.bid == 1 and state.partner == NOBODY) and not (
        isinstance(state, Unplayed) and state.bid != NO_BID
    )


@space
def unaccepted() -> Readings:
    """The auctions that run alike whatever becomes of an unaccepted proposal."""
    return Readings((PRINTED, MAY_LAPSE, LAPSES), DEAL, until=is_playing)


@ambiguity("SW-THM-CALL-3", defect="SW-DEF-01", readings=(PRINTED, MAY_LAPSE, LAPSES), over=unaccepted)
def what_the_proposer_may_do(reading: Game[Any], together: Together) -> object:
    """Nobody accepts a proposal: whether its maker must bid higher, may, or has no say, matters after three passes."""
    position = together.of(reading)
    return tokens(position), position.game.outcome(position.state)


def may_repeat(position: Position) -> bool:
    """Describe a player who has not passed and to whom a bid, though no royal abundance, stands."""
    state = position.state
    return state.bid not in (NO_BID, ROYAL_ABUNDANCE) and state.passed >> state.turn & 1 == 0


@ambiguity(
    "SW-THM-CALL-4",
    defect="SW-DEF-02",
    readings=(None, "SW-RUL-2"),
    exactly=lambda position: may_repeat(position) if is_bidding(position.state) else False,
    over=auctions,
)
def bids_that_may_be_made(out_of_force: str | None, position: Position) -> object:
    """Whether a bid may be repeated matters as soon as one has been made, except over a royal abundance."""
    return _fold(out_of_force, position) & ALL_BIDS if is_bidding(position.state) else 0


def _fold(out_of_force: str | None, position: Position) -> int:
    """Give the legal calls with a clause out of force."""
    with observing(Idle(out_of_force or "")):
        return position.game.ruleset.narrow("call", position.state, 0x1FF)


@ambiguity(
    "SW-THM-CALL-5",
    defect="SW-DEF-03",
    readings=(None, "SW-RUL-3"),
    exactly=lambda position: is_bidding(position.state) and not _can_be_accepted(position.state),
    over=auctions,
)
def when_a_proposal_may_be_accepted(out_of_force: str | None, position: Position) -> object:
    """Unless it is said when a proposal is open, nothing keeps a player from accepting one that is overcalled."""
    return _fold(out_of_force, position) >> 8 if is_bidding(position.state) else 0


def _can_be_accepted(state: Auction) -> bool:
    return state.bid == 1 and state.partner == NOBODY and state.turn != state.bidder


@gap(
    "SW-THM-CALL-6",
    defect="SW-DEF-05",
    exactly=lambda position: (
        is_bidding(position.state) and position.state.bid == NO_BID and position.state.passed.bit_count() == 3
    ),
    over=auctions,
)
def what_four_passes_mean(position: Position) -> object:
    """Three players have passed; what follows if the fourth does too the document does not say, and only there."""
    game, state = position
    if not is_bidding(state):
        return None
    return [ENGINE.advance(game.ruleset, state, action) for action in game.legal(state)]


@space
def passed_out() -> Readings:
    """The auctions that run alike whatever is done when everybody passes."""
    return Readings((PRINTED, GENERAL), DEAL, until=is_playing)


@ambiguity("SW-THM-CALL-7", defect="SW-DEF-05", readings=(PRINTED, GENERAL), over=passed_out)
def after_four_passes(reading: Game[Any], together: Together) -> object:
    """After four passes there is either no play or a general misère."""
    position = together.of(reading)
    return position.game.outcome(position.state)


def _next_after_one_round(state: Auction) -> int:
    return NOBODY if state.spoken == 0b1111 else state.turn


@ambiguity(
    "SW-THM-CALL-8",
    defect="SW-DEF-06",
    readings=(lambda state: state.turn, _next_after_one_round),
    exactly=lambda position: is_bidding(position.state) and position.state.spoken == 0b1111,
    over=auctions,
)
def whether_there_is_a_second_round(next_to_speak: Any, position: Position) -> object:
    """If one round of calls were enough, no overcalled player would ever get the second bid that he is promised."""
    return next_to_speak(position.state) if is_bidding(position.state) else NOBODY


@always("SW-THM-CALL-9", defect="SW-DEF-06", over=auctions)
def nothing_follows_a_declared_abundance(position: Position) -> bool:
    """Over a declared abundance everybody can only pass, so that asking the others changes no contract."""
    state = position.state
    assume(is_bidding(state) and state.bid == DECLARED_ABUNDANCE)
    return tokens(position) == ["pass"]


@space
def solos() -> Readings:
    """The auctions that run alike whoever announces the trumps of a solo."""
    return Readings((PRINTED, NAMED_SOLO), DEAL, until=is_playing)


@ambiguity("SW-THM-CALL-10", defect="SW-DEF-07", readings=(PRINTED, NAMED_SOLO), over=solos)
def trumps_of_a_solo(reading: Game[Any], together: Together) -> object:
    """As soon as a solo is final it matters whether the turn-up suit is trumps or the soloist names a suit."""
    position = together.of(reading)
    return tokens(position), position.game.facts(position.state)["trump"]


@space
def declared_abundances() -> Readings:
    """The auctions that run alike whether or not a declared abundance has trumps."""
    return Readings((PRINTED, NAMED_ALL), DEAL, until=is_playing)


@ambiguity("SW-THM-CALL-11", defect="SW-DEF-26", readings=(PRINTED, NAMED_ALL), over=declared_abundances)
def trumps_of_a_declared_abundance(reading: Game[Any], together: Together) -> object:
    """As soon as a declared abundance is final it matters whether it has trumps."""
    position = together.of(reading)
    return tokens(position), position.game.facts(position.state)["trump"]
