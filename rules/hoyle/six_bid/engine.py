"""Six-Bid Solo as an engine: it follows the slots of a ruleset and holds no rule itself."""

from collections.abc import Mapping
from typing import Any, Final, final

from hoyle.cards import NO_CARD, NO_SUIT, cards_of
from hoyle.decision import OVER, Action, Decision, Menu, Vocabulary
from hoyle.game import Outcome
from hoyle.ruleset import Ruleset
from hoyle.seats import NOBODY, place_of, seat_at, seats_of
from hoyle.six_bid import notes, rulings  # noqa: F401  # they fill the register
from hoyle.six_bid.auction import eldest_hand, nobody_has_bid
from hoyle.six_bid.deal import resting_seat
from hoyle.six_bid.observe import OBSERVABLES, facts_of, view_of
from hoyle.six_bid.pack import BID_NAMES, CALLED, CALLS, CARDS, GIVEN, NO_BID, PHRASEBOOK, TRUMPS
from hoyle.six_bid.play import card_points
from hoyle.six_bid.rulesets import RULEBOOK
from hoyle.six_bid.score import UNIT, game_is_lost, game_is_won, opponents
from hoyle.six_bid.setup import read_deal, read_result
from hoyle.six_bid.state import CALLING, EMPTY_3, GIVING, NAMING, Auction, Plan, Play, State, Unplayed

_PLACES: Final = 3
_MOST_SEATS: Final = 4


def _decisions(vocabulary: Vocabulary) -> dict[int, tuple[Decision, ...]]:
    """Make the decision of each place once, by the set of seats that are active."""
    masks = (active for active in range(1 << _MOST_SEATS) if active.bit_count() == _PLACES)
    menus = (Menu(vocabulary, vocabulary.all),)
    return {active: tuple(Decision(seat, menus) for seat in seats_of(active)) for active in masks}


_BIDDING: Final = _decisions(CALLS)
_PLANNING: Final = tuple(_decisions(vocabulary) for vocabulary in (TRUMPS, CALLED, GIVEN))
"""By what the Bidder is asked for: a trump suit, a card to call, a card to give."""

_PLAYING: Final = _decisions(CARDS)
_CHOICES: Final = {TRUMPS.name: "named", CALLED.name: "called", GIVEN.name: "given"}
"""The fold of consequences of each menu of a plan, without the name of the game."""


@final
class SixBid:
    """The engine of Six-Bid Solo, for three players at a table of three or four."""

    id: Final = "six-bid"
    rulebook: Final = RULEBOOK
    phrasebook: Final = PHRASEBOOK
    observables: Final = OBSERVABLES

    def start(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> State:
        """Make the first state of a deal, which is the auction unless the contract is given."""
        deal = read_deal(ruleset, setup)
        if deal.contract is not None:
            bid, bidder, trump, called = deal.contract
            return _proceed(
                ruleset,
                Plan(
                    dealer=deal.dealer,
                    hands=deal.hands,
                    widow=deal.widow,
                    turn=bidder,
                    asked=NAMING,
                    bid=bid,
                    trump=trump,
                    called=called,
                    holder=NOBODY,
                    given=NO_CARD,
                    table=deal.table,
                ),
            )
        eldest = place_of(deal.table.active, eldest_hand(deal.dealer, deal.table.players))
        return Auction(
            dealer=deal.dealer,
            eldest=eldest,
            hands=deal.hands,
            widow=deal.widow,
            turn=eldest,
            bid=NO_BID,
            bidder=NOBODY,
            passed=0,
            table=deal.table,
        )

    def settle(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> State:
        """Make the last state of a deal from its contract and card points."""
        return read_result(ruleset, setup)

    def seats(self, state: State) -> int:
        """Say how many sit at the table."""
        return state.table.players

    def decide(self, state: State) -> Decision:
        """Offer bids, then what the Bidder still has to choose, then cards."""
        if isinstance(state, Play):
            return OVER if state.over else _PLAYING[state.table.active][state.turn]
        if isinstance(state, Auction):
            return _BIDDING[state.table.active][state.turn]
        if isinstance(state, Plan):
            return _PLANNING[state.asked][state.table.active][state.turn]
        return OVER

    def interjection(self, state: State, seat: int) -> None:
        """Six-Bid Solo gives no rights out of turn."""

    def advance(self, ruleset: Ruleset, state: State, action: Action) -> State:
        """Fold the consequences of a legal action, then enter the next phase if this one has ended."""
        if isinstance(state, Play):
            return ruleset.follow("ends", ruleset.follow("played", state, action.choice), action.choice)
        if isinstance(state, Auction):
            bidden = ruleset.follow("bidden", state, action.choice)
            return _close(ruleset, bidden) if bidden.turn == NOBODY else bidden
        assert isinstance(state, Plan)

        fold = f"{_CHOICES[action.menu]}-{BID_NAMES[state.bid]}"
        return _proceed(ruleset, ruleset.follow(fold, state, action.choice))

    def facts(self, ruleset: Ruleset, state: State) -> dict[str, Any]:
        """Give every observable of a state."""
        return facts_of(state, self.outcome(ruleset, state))

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """Give a seat its own hand and what is open to all."""
        return view_of(state, place_of(state.table.active, seat), seat)

    def outcome(self, ruleset: Ruleset, state: State) -> Outcome | None:
        """Settle a deal that is over."""
        if isinstance(state, Unplayed):
            return Outcome("passed-out", (0,) * state.table.players, UNIT)
        if not isinstance(state, Play) or not state.over:
            return None
        result, payments = _settlement(ruleset, state)
        return Outcome(result, payments[: state.table.players], UNIT)


def _settlement(ruleset: Ruleset, state: Play) -> tuple[str, tuple[int, ...]]:
    """Give the result and what each seat receives."""
    name = BID_NAMES[state.bid]
    points = ruleset.clause(f"count.{name}")(state.points[state.bidder], state.widow_points)
    made = ruleset.clause(f"made.{name}")(points, state.tricks[state.bidder], state.trump)
    drawn = ruleset.filling(f"drawn.{name}")
    if not made and callable(drawn) and drawn(points):
        return "drawn", (0,) * _MOST_SEATS
    value = ruleset.clause(f"value.{name}")(state.bid, state.trump)
    by_points = ruleset.filling(f"amount.{name}")
    amount = by_points(points, value) if callable(by_points) else value
    bidder = seat_at(state.table.active, state.bidder)
    payers = opponents(state.table.active, bidder)
    resting = resting_seat(state.dealer, state.table.players)
    if resting != NOBODY:
        payers = ruleset.clause(f"won-by.{name}" if made else "lost-by.any")(payers, resting)
    if made:
        return "made", game_is_won(amount, bidder, payers)
    return "failed", game_is_lost(amount, bidder, payers)


def _close(ruleset: Ruleset, state: Auction) -> State:
    """Enter what follows an auction: no play at all, or the Bidder's choices."""
    if nobody_has_bid(state.bid):
        return Unplayed(state.dealer, state.hands, state.widow, state.table)
    fixed = ruleset.filling(f"trump.{BID_NAMES[state.bid]}")
    return _proceed(
        ruleset,
        Plan(
            dealer=state.dealer,
            hands=state.hands,
            widow=state.widow,
            turn=state.bidder,
            asked=NAMING,
            bid=state.bid,
            trump=fixed() if callable(fixed) else NO_CARD,
            called=NO_CARD,
            holder=NOBODY,
            given=NO_CARD,
            table=state.table,
        ),
    )


def _proceed(ruleset: Ruleset, state: Plan) -> State:
    """Ask the Bidder for what he has to choose next, or begin the play if that is nothing."""
    if state.trump == NO_CARD:
        return state._replace(asked=NAMING)
    if state.called == NO_CARD and ruleset.fold(f"called-{BID_NAMES[state.bid]}"):
        return state._replace(asked=CALLING)
    if state.holder != NOBODY and state.given == NO_CARD:
        return state._replace(asked=GIVING)
    return _begin(ruleset, state)


def _begin(ruleset: Ruleset, state: Plan) -> Play:
    players, active = state.table
    seats = (eldest_hand(state.dealer, players), seat_at(active, state.turn), resting_seat(state.dealer, players))
    leader = place_of(active, ruleset.clause(f"lead.{BID_NAMES[state.bid]}")(*seats, players))
    return Play(
        dealer=state.dealer,
        hands=state.hands,
        widow=state.widow,
        widow_points=sum(card_points(card) for card in cards_of(state.widow)),
        bid=state.bid,
        bidder=state.turn,
        trump=state.trump,
        called=state.called,
        holder=state.holder,
        leader=leader,
        turn=leader,
        led=NO_SUIT,
        trick=EMPTY_3,
        winner=NOBODY,
        tricks=(0, 0, 0),
        points=(0, 0, 0),
        exposed=0,
        over=False,
        table=state.table,
    )


ENGINE: Final = SixBid()
