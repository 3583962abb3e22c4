"""The course of a deal of Preferans: it follows the slots of a ruleset and holds no rule itself."""

from collections.abc import Mapping
from typing import Any, Final, final

from hoyle.cards import NO_SUIT
from hoyle.decision import OVER, Action, Decision, Menu
from hoyle.errors import ImpossibleSetup
from hoyle.game import Outcome
from hoyle.preferans import notes, rulings  # noqa: F401  # they fill the register
from hoyle.preferans.auction import (
    everybody_passed,
    first_to_declare,
    limited_prize_is_taken,
    nobody_whists,
)
from hoyle.preferans.deal import first_hand
from hoyle.preferans.engine.sheet import NOTHING_SAID, Sheet, score_of_play, score_of_unplayed
from hoyle.preferans.observe import ALL_PASSED, OBSERVABLES, Score, facts_of, view_of
from hoyle.preferans.pack import (
    ANSWERS,
    CARDS,
    CLAIMS,
    CLOSED,
    DECLARATIONS,
    MISERE,
    PHRASEBOOK,
    UNCLAIMED,
)
from hoyle.preferans.play import who_plays_the_hand
from hoyle.preferans.rulesets import RULEBOOK
from hoyle.preferans.score.prices import UNIT
from hoyle.preferans.setup import GAME, read_deal, read_result
from hoyle.preferans.state import (
    EMPTY_3,
    AllPass,
    Claim,
    Deal,
    Play,
    State,
    Unplayed,
    Whisting,
)
from hoyle.ruleset import Ruleset
from hoyle.seats import NOBODY, place_of, seat_at

_DECLARING: Final = (Menu(DECLARATIONS, DECLARATIONS.all),)
_PLAYING: Final = (Menu(CARDS, CARDS.all),)
_CLAIMING: Final = (Menu(CLAIMS, CLAIMS.all),)
_ANSWERING: Final = (Menu(ANSWERS, ANSWERS.all),)


@final
class Preferans:
    """The engine of the whisting chapter, for three players at a table of three or four."""

    id: Final = "preferans"
    rulebook: Final = RULEBOOK
    phrasebook: Final = PHRASEBOOK
    observables: Final = OBSERVABLES

    def start(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> State:
        """Make the first state of a deal: the declarations, or the play where nobody declares."""
        return _begin(ruleset, read_deal(setup))

    def settle(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> State:
        """Make the last state of a deal from its contract, what was declared, and the tricks."""
        deal, calls, tricks = read_result(setup)
        state = _begin(ruleset, deal)
        for number, (seat, word) in enumerate(calls):
            state = self._declared(ruleset, state, number, seat, word)
        if isinstance(state, Whisting) and state.sole != NOBODY and sum(tricks) > 0:
            # Open or closed, the same is written; who only keeps score need not know which it was.
            seat = seat_at(deal.table.active, state.sole)
            state = self.advance(ruleset, state, DECLARATIONS.actions(seat, 1 << CLOSED)[0])
        if isinstance(state, Whisting):
            seat = seat_at(deal.table.active, state.turn)
            raise ImpossibleSetup(GAME, [("calls", f"seat {seat} has still to declare")])
        if isinstance(state, Play) != (sum(tricks) > 0):
            reason = "give the tricks of each seat" if isinstance(state, Play) else "nothing is played in such a deal"
            raise ImpossibleSetup(GAME, [("tricks", reason)])
        return state._replace(tricks=tricks, over=True) if isinstance(state, Play) else state

    def seats(self, state: State) -> int:
        """Say how many sit at the table."""
        return _without_claim(state).deal.table.players

    def decide(self, state: State) -> Decision:
        """Offer declarations, cards, a number of tricks to propose, or an answer."""
        if isinstance(state, Claim):
            menus = _CLAIMING if state.tricks == UNCLAIMED else _ANSWERING
            return Decision(seat_at(state.play.deal.table.active, state.turn), menus)
        if isinstance(state, Whisting):
            return Decision(seat_at(state.deal.table.active, state.turn), _DECLARING)
        if isinstance(state, Play) and not state.over:
            return Decision(seat_at(state.deal.table.active, state.turn), _PLAYING)
        return OVER

    def interjection(self, state: State, seat: int) -> State | None:
        """Let an active player propose a result while tricks are played."""
        if not isinstance(state, Play) or state.over or not state.deal.table.active >> seat & 1:
            return None
        place = place_of(state.deal.table.active, seat)
        return Claim(state, place, place, UNCLAIMED)

    def advance(self, ruleset: Ruleset, state: State, action: Action) -> State:
        """Fold the consequences of a legal action, then enter the next phase if this one has ended."""
        if isinstance(state, Play):
            return ruleset.follow("played", state, action.choice)
        if isinstance(state, Claim):
            if state.tricks == UNCLAIMED:
                return ruleset.follow("claimed", state, action.choice)
            answered = ruleset.follow("answered", state, action.choice)
            return answered.play if answered.turn == NOBODY else answered
        assert isinstance(state, Whisting)

        declared = ruleset.follow("declared", state, action.choice)
        return _close(ruleset, declared) if declared.turn == NOBODY else declared

    def facts(self, ruleset: Ruleset, state: State) -> dict[str, Any]:
        """Give every observable of a state."""
        return facts_of(_without_claim(state), self.score(ruleset, state))

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """Give a seat its own hand and what is open to all."""
        shown = _without_claim(state)
        return view_of(shown, place_of(shown.deal.table.active, seat))

    def outcome(self, ruleset: Ruleset, state: State) -> Outcome | None:
        """Give the declarer's result of a deal that is over; nothing is paid before the settlement of the sheet."""
        score = self.score(ruleset, state)
        if score is None or isinstance(state, Claim):
            return None
        declarer = state.deal.declarer
        result = ALL_PASSED if declarer == NOBODY else score.result[seat_at(state.deal.table.active, declarer)]
        return Outcome(result, (0,) * state.deal.table.players, UNIT)

    def score(self, ruleset: Ruleset, state: State) -> Score | None:
        """Write the sheet of a deal that is over."""
        if isinstance(state, AllPass):
            return Sheet(state.deal, ALL_PASSED).score()
        if isinstance(state, Unplayed):
            return score_of_unplayed(ruleset, state)
        if isinstance(state, Play) and state.over:
            return score_of_play(ruleset, state)
        return None

    def _declared(self, ruleset: Ruleset, state: State, number: int, seat: int, word: str) -> State:
        """Follow one call of a finished deal; ImpossibleSetup if it cannot have been made."""
        field = f"calls[{number}]"
        if not isinstance(state, Whisting):
            raise ImpossibleSetup(GAME, [(field, "everything has been declared before")])
        actor = seat_at(state.deal.table.active, state.turn)
        allowed = ruleset.narrow(DECLARATIONS.name, state, DECLARATIONS.all)
        legal = {action.token: action for action in DECLARATIONS.actions(actor, allowed)}
        if seat != actor or word not in legal:
            reason = f"seat {seat} cannot say {word!r} here; seat {actor} can say {', '.join(legal)}"
            raise ImpossibleSetup(GAME, [(field, reason)])
        return self.advance(ruleset, state, legal[word])


def _without_claim(state: State) -> Whisting | Play | Unplayed | AllPass:
    return state.play if isinstance(state, Claim) else state


def _begin(ruleset: Ruleset, deal: Deal) -> State:
    """Enter what follows the auction: nothing, the declarations, or the first trick."""
    if everybody_passed(deal.declarer):
        return AllPass(deal)
    if not ruleset.clause("whisted.game")(deal.level):
        shown = ruleset.filling("exposed.ten") if deal.level != MISERE else None
        return _first_trick(ruleset, deal, NOTHING_SAID, NOBODY, shown() if callable(shown) else 0)
    return Whisting(
        deal=deal,
        level=deal.level,
        declarer=deal.declarer,
        turn=first_to_declare(deal.declarer),
        said=NOTHING_SAID,
        sole=NOBODY,
    )


def _close(ruleset: Ruleset, state: Whisting) -> State:
    """Enter what follows the declarations: no play, or the first trick."""
    if nobody_whists(state.said, state.declarer) or limited_prize_is_taken(state.said):
        return Unplayed(state.deal, state.said)
    exposed = ruleset.clause("exposed.whisted")(state.said)
    return _first_trick(ruleset, state.deal, state.said, state.sole, exposed)


def _first_trick(ruleset: Ruleset, deal: Deal, said: tuple[int, ...], sole: int, exposed: int) -> Play:
    players, active = deal.table
    first = place_of(active, first_hand(deal.dealer, players))
    leader = ruleset.clause("lead.open" if exposed else "lead.closed")(first, deal.declarer)
    return Play(
        deal=deal,
        hands=deal.hands,
        level=deal.level,
        trump=deal.trump,
        declarer=deal.declarer,
        said=said,
        sole=sole,
        exposed=exposed,
        deciders=tuple(who_plays_the_hand(place, sole, exposed) for place in range(3)),
        leader=leader,
        turn=leader,
        led=NO_SUIT,
        trick=EMPTY_3,
        winner=NOBODY,
        tricks=(0, 0, 0),
        over=False,
    )


ENGINE: Final = Preferans()
