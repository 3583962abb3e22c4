"""Solo Whist as an engine: it follows the slots of a ruleset and holds no rule itself."""

from collections.abc import Mapping
from typing import Any, Final, final

from hoyle.cards import NO_CARD, NO_SUIT, cards_of, format_card, format_suit
from hoyle.decision import OVER, Action, Decision, Menu
from hoyle.game import Outcome
from hoyle.ruleset import Ruleset
from hoyle.seats import NOBODY, seats_of
from hoyle.solo_whist import notes, rulings  # noqa: F401  # they fill the register
from hoyle.solo_whist.auction import all_pass_ends_deal, eldest_hand, unaccepted_proposal_is_not_played
from hoyle.solo_whist.deal import read_deal, read_result
from hoyle.solo_whist.pack import BID_NAMES, CALLS, CARDS, NO_BID, PHRASEBOOK, TRUMPS
from hoyle.solo_whist.rulesets import RULEBOOK
from hoyle.solo_whist.score import UNIT
from hoyle.solo_whist.state import (
    LAPSED,
    PASSED_OUT,
    UNPLAYED_RESULTS,
    Auction,
    Contract,
    Naming,
    Play,
    State,
    Unplayed,
)
from hoyle.tricks import EMPTY_4

QUARTERS: Final = 4
"""Quarter points in the document's unit, the point."""

_CALLING: Final = tuple(Decision(seat, (Menu(CALLS, CALLS.all),)) for seat in range(4))
_NAMING: Final = tuple(Decision(seat, (Menu(TRUMPS, TRUMPS.all),)) for seat in range(4))
_PLAYING: Final = tuple(Decision(seat, (Menu(CARDS, CARDS.all),)) for seat in range(4))


@final
class SoloWhist:
    """The engine of Solo Whist, for four players."""

    id: Final = "solo-whist"
    rulebook: Final = RULEBOOK
    phrasebook: Final = PHRASEBOOK
    observables: Final = (
        "actor",
        "legal",
        "contract",
        "trump",
        "leader",
        "exposed",
        "winner",
        "tricks",
        "payments",
        "over",
        "result",
    )

    def start(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> State:
        """Make the first state of a deal, which is the auction unless the contract is given."""
        deal = read_deal(ruleset, setup)
        if deal.contract is None:
            eldest = eldest_hand(deal.dealer)
            return Auction(deal.dealer, deal.turn_up, deal.hands, eldest, NO_BID, NOBODY, NOBODY, 0)
        return _begin(ruleset, Naming(deal.dealer, deal.turn_up, deal.hands, deal.contract))

    def settle(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> State:
        """Make the last state of a deal from its contract and tricks."""
        return read_result(ruleset, setup)

    def decide(self, state: State) -> Decision:
        """Offer calls, then a trump suit where one is to be named, then cards."""
        if isinstance(state, Play):
            return OVER if state.over else _PLAYING[state.turn]
        if isinstance(state, Auction):
            return _CALLING[state.turn]
        if isinstance(state, Naming):
            return _NAMING[state.contract.declarer]
        return OVER

    def interjection(self, state: State, seat: int) -> None:
        """Solo Whist gives no rights out of turn."""

    def advance(self, ruleset: Ruleset, state: State, action: Action) -> State:
        """Fold the consequences of a legal action, then enter the next phase if this one has ended."""
        if isinstance(state, Play):
            return ruleset.follow("ends", ruleset.follow("played", state, action.choice), action.choice)
        if isinstance(state, Auction):
            called = ruleset.follow("called", state, action.choice)
            return _close(ruleset, called) if called.turn == NOBODY else called
        assert isinstance(state, Naming)

        fold = f"named-{BID_NAMES[state.contract.bid]}"
        return _begin(ruleset, ruleset.follow(fold, state, action.choice))

    def facts(self, ruleset: Ruleset, state: State) -> dict[str, Any]:
        """Give every observable of a state."""
        outcome = self.outcome(ruleset, state)
        facts: dict[str, Any] = {
            "contract": _contract(state),
            "trump": None,
            "leader": None,
            "exposed": [],
            "winner": None,
            "tricks": [0, 0, 0, 0],
            "payments": None if outcome is None else [_points(quarters) for quarters in outcome.payments],
            "over": outcome is not None,
            "result": None if outcome is None else outcome.result,
        }
        if isinstance(state, Play):
            facts["trump"] = format_suit(state.trump)
            facts["leader"] = state.leader
            facts["exposed"] = seats_of(state.exposed)
            facts["winner"] = None if state.winner == NOBODY else state.winner
            facts["tricks"] = list(state.tricks)
        return facts

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """Give a seat its own hand and what is open to all."""
        shown = seats_of(state.exposed) if isinstance(state, Play) else []
        partner = _partner_of(state, seat)
        return {
            "hand": _tokens(state.hands[seat]),
            "table": _table(state),
            "public": {
                "dealer": state.dealer,
                "turn_up": None if state.turn_up == NO_CARD else format_card(state.turn_up),
                "contract": _contract(state),
            },
            "exposed": [_tokens(hand) if place in shown else None for place, hand in enumerate(state.hands)],
            "partner": None if partner == NOBODY else partner,
            "controls": [seat],
        }

    def outcome(self, ruleset: Ruleset, state: State) -> Outcome | None:
        """Settle a deal that is over."""
        if isinstance(state, Unplayed):
            return Outcome(UNPLAYED_RESULTS[state.result], (0, 0, 0, 0), UNIT)
        if not isinstance(state, Play) or not state.over:
            return None
        name = BID_NAMES[state.bid]
        tricks = state.tricks[state.declarer] + (0 if state.partner == NOBODY else state.tricks[state.partner])
        made = ruleset.clause(f"made.{name}")(tricks)
        price = ruleset.clause(f"price.{name}")()
        worth = ruleset.filling(f"{'won' if made else 'lost'}.{name}")
        share = ruleset.clause("share.alone" if state.partner == NOBODY else "share.proposal")
        payments = share(worth(tricks, price) if callable(worth) else price, state.declarer, state.partner)
        return Outcome("made" if made else "failed", payments, UNIT)


def _close(ruleset: Ruleset, state: Auction) -> State:
    """Enter what follows an auction: no play at all, the naming of trumps, or the first trick."""
    if all_pass_ends_deal(state.bid):
        return Unplayed(state.dealer, state.turn_up, state.hands, state.bid, state.bidder, PASSED_OUT)
    if unaccepted_proposal_is_not_played(state.bid, state.partner):
        return Unplayed(state.dealer, state.turn_up, state.hands, state.bid, state.bidder, LAPSED)
    fixed = ruleset.filling(f"trump.{BID_NAMES[state.bid]}")
    trump = fixed(state.turn_up) if callable(fixed) else NO_CARD
    contract = Contract(state.bid, state.bidder, state.partner, trump)
    return _begin(ruleset, Naming(state.dealer, state.turn_up, state.hands, contract))


def _begin(ruleset: Ruleset, state: Naming) -> State:
    """Begin the play as soon as the trumps are known."""
    bid, declarer, partner, trump = state.contract
    if trump == NO_CARD:
        return state
    leader = ruleset.clause(f"lead.{BID_NAMES[bid]}")(state.dealer, declarer)
    return Play(
        dealer=state.dealer,
        turn_up=state.turn_up,
        hands=state.hands,
        bid=bid,
        declarer=declarer,
        partner=partner,
        trump=trump,
        leader=leader,
        turn=leader,
        led=NO_SUIT,
        trick=EMPTY_4,
        winner=NOBODY,
        tricks=(0, 0, 0, 0),
        exposed=0,
        over=False,
    )


def _contract(state: State) -> dict[str, Any] | None:
    """Describe the contract once there is one."""
    if isinstance(state, Play):
        contract = Contract(state.bid, state.declarer, state.partner, state.trump)
    elif isinstance(state, Naming):
        contract = state.contract
    else:
        return None
    return {
        "bid": BID_NAMES[contract.bid],
        "by": contract.declarer,
        "partner": None if contract.partner == NOBODY else contract.partner,
        "trump": None if contract.trump == NO_CARD else format_suit(contract.trump),
    }


def _partner_of(state: State, seat: int) -> int:
    if isinstance(state, Play) and seat in (state.declarer, state.partner):
        return state.partner if seat == state.declarer else state.declarer
    return NOBODY


def _table(state: State) -> list[str | None]:
    trick = state.trick if isinstance(state, Play) else EMPTY_4
    return [None if card == NO_CARD else format_card(card) for card in trick]


def _tokens(hand: int) -> list[str]:
    return [format_card(card) for card in cards_of(hand)]


def _points(quarters: int) -> int | float:
    """Turn quarter points into points; every multiple of a quarter is exact in binary."""
    whole, rest = divmod(quarters, QUARTERS)
    return whole if rest == 0 else quarters / QUARTERS


ENGINE: Final = SoloWhist()
