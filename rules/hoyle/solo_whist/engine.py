"""Solo Whist as an engine: it follows the slots of a ruleset and holds no rule itself."""

from collections.abc import Mapping
from typing import Any, Final, final

from hoyle.cards import NO_CARD, NO_SUIT
from hoyle.decision import OVER, Action, Decision, Menu, Vocabulary
from hoyle.game import Outcome
from hoyle.ruleset import Ruleset
from hoyle.seats import NOBODY, place_of, seats_of, spread
from hoyle.solo_whist import notes, rulings  # noqa: F401  # they fill the register
from hoyle.solo_whist.auction import eldest_hand, unaccepted_proposal_is_not_played
from hoyle.solo_whist.observe import OBSERVABLES, facts_of, view_of
from hoyle.solo_whist.pack import BID_NAMES, CALLS, CARDS, GENERAL_MISERE, MOST_SEATS, NO_BID, PHRASEBOOK, TRUMPS
from hoyle.solo_whist.rulesets import RULEBOOK
from hoyle.solo_whist.score import UNIT
from hoyle.solo_whist.setup import read_deal, read_result
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

_PLACES: Final = 4


def _decisions(vocabulary: Vocabulary) -> dict[int, tuple[Decision, ...]]:
    """Make the decision of each place once, by the set of seats that are active."""
    masks = (active for active in range(1 << MOST_SEATS) if active.bit_count() == _PLACES)
    menus = (Menu(vocabulary, vocabulary.all),)
    return {active: tuple(Decision(seat, menus) for seat in seats_of(active)) for active in masks}


_CALLING: Final = _decisions(CALLS)
_NAMING: Final = _decisions(TRUMPS)
_PLAYING: Final = _decisions(CARDS)


@final
class SoloWhist:
    """The engine of Solo Whist, for four players at a table of four or five."""

    id: Final = "solo-whist"
    rulebook: Final = RULEBOOK
    phrasebook: Final = PHRASEBOOK
    observables: Final = OBSERVABLES

    def start(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> State:
        """Make the first state of a deal, which is the auction unless the contract is given."""
        deal = read_deal(ruleset, setup)
        if deal.contract is not None:
            return _begin(ruleset, Naming(deal.dealer, deal.turn_up, deal.hands, deal.contract, deal.table))
        return Auction(
            dealer=deal.dealer,
            turn_up=deal.turn_up,
            hands=deal.hands,
            turn=eldest_hand(deal.dealer),
            bid=NO_BID,
            bidder=NOBODY,
            partner=NOBODY,
            passed=0,
            spoken=0,
            table=deal.table,
        )

    def settle(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> State:
        """Make the last state of a deal from its contract and tricks."""
        return read_result(ruleset, setup)

    def seats(self, state: State) -> int:
        """Four or five sit at the table."""
        return state.table.players

    def decide(self, state: State) -> Decision:
        """Offer calls, then a trump suit where one is to be named, then cards."""
        if isinstance(state, Play):
            return OVER if state.over else _PLAYING[state.table.active][state.turn]
        if isinstance(state, Auction):
            return _CALLING[state.table.active][state.turn]
        if isinstance(state, Naming):
            return _NAMING[state.table.active][state.contract.declarer]
        assert isinstance(state, Unplayed)

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
        return facts_of(state, self.outcome(ruleset, state))

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """Give a seat its own hand and what is open to all."""
        return view_of(state, place_of(state.table.active, seat), seat)

    def outcome(self, ruleset: Ruleset, state: State) -> Outcome | None:
        """Settle a deal that is over."""
        if isinstance(state, Unplayed):
            return Outcome(UNPLAYED_RESULTS[state.result], (0,) * state.table.players, UNIT)
        if not isinstance(state, Play) or not state.over:
            return None
        result, payments = _settlement(ruleset, state)
        return Outcome(result, tuple(spread(state.table, payments, 0)), UNIT)


def _settlement(ruleset: Ruleset, state: Play) -> tuple[str, tuple[int, ...]]:
    """Give the result and what each place receives."""
    name = BID_NAMES[state.bid]
    price = ruleset.clause(f"price.{name}")()
    if state.bid == GENERAL_MISERE:
        return name, ruleset.clause("share.general-misere")(price, state.winner)
    tricks = state.tricks[state.declarer] + (0 if state.partner == NOBODY else state.tricks[state.partner])
    made = ruleset.clause(f"made.{name}")(tricks)
    worth = ruleset.filling(f"{'won' if made else 'lost'}.{name}")
    share = ruleset.clause("share.alone" if state.partner == NOBODY else "share.proposal")
    amount = worth(tricks, price) if callable(worth) else price
    return "made" if made else "failed", share(amount, state.declarer, state.partner)


def _close(ruleset: Ruleset, state: Auction) -> State:
    """Enter what follows an auction: no play at all, the naming of trumps, or the first trick."""
    bid = state.bid if state.bid != NO_BID else ruleset.clause("contract.all-pass")()
    if bid == NO_BID or unaccepted_proposal_is_not_played(bid, state.partner):
        result = PASSED_OUT if bid == NO_BID else LAPSED
        return Unplayed(state.dealer, state.turn_up, state.hands, state.bid, state.bidder, result, state.table)
    fixed = ruleset.filling(f"trump.{BID_NAMES[bid]}")
    trump = fixed(state.turn_up) if callable(fixed) else NO_CARD
    contract = Contract(bid, state.bidder, state.partner, trump)
    return _begin(ruleset, Naming(state.dealer, state.turn_up, state.hands, contract, state.table))


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
        table=state.table,
    )


ENGINE: Final = SoloWhist()
