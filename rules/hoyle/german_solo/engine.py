"""German Solo as an engine: it follows the slots of a ruleset and holds no rule itself."""

from collections.abc import Mapping
from typing import Any, Final, final

from hoyle.cards import NO_CARD, NO_SUIT
from hoyle.decision import OVER, Action, Decision, Menu
from hoyle.game import Outcome
from hoyle.german_solo import notes, rulings  # noqa: F401  # they fill the register
from hoyle.german_solo.auction import eldest_hand, holder_of_spadille, is_spadille_game
from hoyle.german_solo.exchange import is_played_alone
from hoyle.german_solo.observe import OBSERVABLES, facts_of, view_of
from hoyle.german_solo.pack import (
    ANSWERS,
    CALLED,
    CALLS,
    CARDS,
    COVERS,
    DECLARATIONS,
    GAME_NAMES,
    NO_GAME,
    PHRASEBOOK,
    TRUMPS,
)
from hoyle.german_solo.play import opening_leader
from hoyle.german_solo.rulesets import RULEBOOK
from hoyle.german_solo.score import UNIT, offender_pays_for_his_side
from hoyle.german_solo.setup import read_deal, read_result
from hoyle.german_solo.state import (
    CALLING,
    DECLARING,
    LAYING,
    NAMING,
    NO_OFFENCE,
    OFFENCE_NAMES,
    Auction,
    Plan,
    Play,
    State,
    replaced,
    side_of,
    tricks_of,
)
from hoyle.ruleset import Ruleset
from hoyle.seats import NOBODY, TABLE
from hoyle.tricks import EMPTY_4

_SEATS: Final = 4
_BIDDING: Final = tuple(Decision(seat, (Menu(CALLS, CALLS.all),)) for seat in range(_SEATS))
_PLANNING: Final = tuple(
    tuple(Decision(seat, (Menu(vocabulary, vocabulary.all),)) for seat in range(_SEATS))
    for vocabulary in (DECLARATIONS, TRUMPS, CALLED, COVERS)
)
"""By what is asked for: a game, a trump suit, a card to call, a card to lay face down."""

_PLAYING: Final = tuple(Decision(seat, (Menu(CARDS, CARDS.all),)) for seat in range(_SEATS))
_ANSWERING: Final = tuple(Decision(seat, (Menu(ANSWERS, ANSWERS.all),)) for seat in range(_SEATS))
_CHOICES: Final = {DECLARATIONS.name: "declared", TRUMPS.name: "named", CALLED.name: "called", COVERS.name: "laid"}
"""The fold of consequences of each menu of a plan."""


@final
class GermanSolo:
    """The engine of German Solo, for four players."""

    id: Final = "german-solo"
    rulebook: Final = RULEBOOK
    phrasebook: Final = PHRASEBOOK
    observables: Final = OBSERVABLES

    def start(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> State:
        """Make the first state of a deal, which is the auction unless the contract is given."""
        deal = read_deal(ruleset, setup)
        if deal.contract is not None:
            game, declarer, partner, trump, called = deal.contract
            plan = _plan(deal.dealer, deal.hands, deal.colour, deal.pool, declarer)
            return _proceed(ruleset, plan._replace(game=game, trump=trump, called=called, partner=partner))
        eldest = eldest_hand(deal.dealer)
        return Auction(
            dealer=deal.dealer,
            hands=deal.hands,
            colour=deal.colour,
            pool=deal.pool,
            turn=eldest,
            older=NOBODY,
            younger=eldest,
            level=NO_GAME,
            asked=False,
            joined=1,
        )

    def settle(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> State:
        """Make the last state of a deal from its contract and its tricks or an offence."""
        return read_result(ruleset, setup)

    def seats(self, state: State) -> int:
        """Say how many sit at the table."""
        return _SEATS

    def decide(self, state: State) -> Decision:
        """Offer calls, then what is still to be named, then cards, and where a side may go on its answer."""
        if isinstance(state, Play):
            if state.over:
                return OVER
            return (_ANSWERING if state.asked else _PLAYING)[state.turn]
        if isinstance(state, Auction):
            return _BIDDING[state.turn]
        return _PLANNING[state.asked][state.turn]

    def interjection(self, state: State, seat: int) -> None:
        """German Solo gives no rights out of turn."""

    def advance(self, ruleset: Ruleset, state: State, action: Action) -> State:
        """Fold the consequences of a legal action, then enter the next phase if this one has ended."""
        if isinstance(state, Play):
            if action.menu == ANSWERS.name:
                return ruleset.follow("answered", state, action.choice)
            return ruleset.follow("ends", ruleset.follow("played", state, action.choice), action.choice)
        if isinstance(state, Auction):
            bidden = ruleset.follow("bidden", state, action.choice)
            return _close(ruleset, bidden) if bidden.turn == NOBODY else bidden
        return _proceed(ruleset, ruleset.follow(_CHOICES[action.menu], state, action.choice))

    def facts(self, ruleset: Ruleset, state: State) -> dict[str, Any]:
        """Give every observable of a state."""
        return facts_of(state, _stake(ruleset), self.outcome(ruleset, state))

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """Give a seat its own hand and what is open to all."""
        return view_of(state, seat)

    def outcome(self, ruleset: Ruleset, state: State) -> Outcome | None:
        """Settle a deal that is over."""
        if not isinstance(state, Play) or not state.over:
            return None
        gain = _gain(ruleset, state)
        share = ruleset.clause("share.alone" if is_played_alone(state.game) else "share.partners")
        payments = share(gain, state.declarer, state.partner)
        if _is_punished(ruleset, state):
            payments = offender_pays_for_his_side(payments, state.offender)
        payments, pooled = _with_pool(ruleset, state, payments, gain)
        return Outcome("made" if gain > 0 else "failed", payments, UNIT, pooled)


def _is_punished(ruleset: Ruleset, state: Play) -> bool:
    """Say whether an offence decides the game."""
    if state.offence == NO_OFFENCE:
        return False
    loses = ruleset.clause(f"loses.{OFFENCE_NAMES[state.offence]}")
    return bool(loses(state.offender, state.declarer, state.partner))


def _gain(ruleset: Ruleset, state: Play) -> int:
    """Give what the Player wins or loses with each who settles with him."""
    side = side_of(state.declarer, state.partner)
    own = tricks_of(state.tricks, side)
    value: int = ruleset.clause("value.game")(state.game)
    if state.on:
        gain: int = ruleset.clause("gain.all-tricks")(state.game, value, own, sum(state.tricks) - own)
        return gain
    if _is_punished(ruleset, state):
        return -value if side >> state.offender & 1 else value
    return value if ruleset.clause(f"made.{GAME_NAMES[state.game]}")(own) else -value


def _with_pool(ruleset: Ruleset, state: Play, payments: tuple[int, ...], gain: int) -> tuple[tuple[int, ...], int]:
    """Add what the seats give to the pool or take from it, and tell what it gains."""
    pooled = _stake(ruleset)
    payments = replaced(payments, state.dealer, payments[state.dealer] - pooled)
    due, taken = ruleset.filling("pool-fine.due"), ruleset.filling("pool-taken.game")
    if callable(due) and due(state.game) and _is_punished(ruleset, state):
        fine = ruleset.clause("pool-fine-amount.offence")(state.pool + pooled)
        payments = replaced(payments, state.offender, payments[state.offender] - fine)
        pooled += fine
    if callable(taken) and taken(state.game, gain):
        payments = replaced(payments, state.declarer, payments[state.declarer] + state.pool + pooled)
        pooled = -state.pool
    return payments, pooled


def _stake(ruleset: Ruleset) -> int:
    """Give what the dealer puts into the pool."""
    stake = ruleset.filling("pool-stake.dealer")
    return int(stake()) if callable(stake) else 0


def _close(ruleset: Ruleset, state: Auction) -> State:
    """Ask the winner of the auction for his game, or the holder of the spadille if there is none."""
    spadille = is_spadille_game(state.older)
    declarer = holder_of_spadille(state.hands) if spadille else state.older
    plan = _plan(state.dealer, state.hands, state.colour, state.pool, declarer)
    return _proceed(ruleset, plan._replace(level=state.level, spadille=spadille))


def _plan(dealer: int, hands: tuple[int, ...], colour: int, pool: int, declarer: int) -> Plan:
    return Plan(
        dealer=dealer,
        hands=hands,
        colour=colour,
        pool=pool,
        turn=declarer,
        asked=DECLARING,
        declarer=declarer,
        level=NO_GAME,
        spadille=False,
        game=NO_GAME,
        trump=NO_CARD,
        called=NO_CARD,
        partner=NOBODY,
        laid=NO_CARD,
        revealed=False,
    )


def _proceed(ruleset: Ruleset, state: Plan) -> State:
    """Ask for what is still open; what leaves no choice is chosen at once, and then the play begins."""
    while (asked := _open_question(ruleset, state)) != _NOTHING:
        by_partner = asked == NAMING and state.partner != NOBODY
        state = state._replace(asked=asked, turn=state.partner if by_partner else state.declarer)
        (menu,) = _PLANNING[asked][state.turn].menus
        left = ruleset.narrow(menu.vocabulary.name, state, menu.candidates)
        if left.bit_count() != 1:
            return state
        state = ruleset.follow(_CHOICES[menu.vocabulary.name], state, left.bit_length() - 1)
    return _begin(state)


_NOTHING: Final = TABLE


def _open_question(ruleset: Ruleset, state: Plan) -> int:
    """Give the first thing that is still to be chosen."""
    if state.game == NO_GAME:
        return DECLARING
    alone, uncalled = is_played_alone(state.game), state.called == NO_CARD
    if state.trump == NO_CARD:
        calls_first = state.spadille and ruleset.clause("trumps-by.spadille")()
        return CALLING if calls_first and uncalled else NAMING
    if not alone and uncalled:
        return CALLING
    covered = ruleset.filling("cover.needed")
    if alone or state.laid != NO_CARD or not callable(covered):
        return _NOTHING
    return LAYING if covered(state.hands[state.declarer], state.called, state.trump) else _NOTHING


def _begin(state: Plan) -> Play:
    leader = opening_leader(state.dealer)
    return Play(
        dealer=state.dealer,
        hands=state.hands,
        colour=state.colour,
        pool=state.pool,
        game=state.game,
        declarer=state.declarer,
        partner=state.partner,
        called=state.called,
        revealed=state.revealed,
        trump=state.trump,
        laid=state.laid,
        leader=leader,
        turn=leader,
        led=NO_SUIT,
        trick=EMPTY_4,
        winner=NOBODY,
        tricks=(0, 0, 0, 0),
        asked=False,
        on=False,
        offender=NOBODY,
        offence=NO_OFFENCE,
        over=False,
    )


ENGINE: Final = GermanSolo()
