"""What holds of all that a clause is asked, though its domains do not say so.

When a mutant is proved to make no difference its clause is asked for all arguments of its domains; but some of them
never occur.  Only what is on a menu can be chosen; and what holds of the states is written down here for the few
clauses that need it.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, reduce
from operator import or_
from typing import Any, Final, NamedTuple

from hoyle import games
from hoyle.cards import NO_SUIT
from hoyle.clause import clause_of
from hoyle.german_solo.pack import ACES, BLACK_QUEENS, COLOUR_GAMES, KINGS, NO_GAME
from hoyle.preferans.pack import PASS, WHIST
from hoyle.preferans.state import next_place
from hoyle.preferans.tables import HAND as PREFERANS_HAND
from hoyle.seats import NOBODY, left_of
from hoyle.solo_whist.pack import PROPOSAL
from hoyle.solo_whist.tables import HAND

OFFERED: Final = "only what is on a menu can be chosen"


class Known(NamedTuple):
    """What holds of the arguments of a clause, as a sentence and a function, and what counts of its answer."""

    sentence: str
    holds: Callable[..., Any]
    counted: Callable[[Any], Any] = lambda answer: answer


def _game_is_declared(state: Any, _suits: int) -> Any:
    return (state.game != NO_GAME) & ((state.colour != NO_SUIT) | (COLOUR_GAMES >> state.game & 1 == 0))


def _some_game(state: Any, _suits: int) -> Any:
    return state.game != NO_GAME


def _somebody_holds(state: Any, card: int) -> Any:
    return reduce(or_, (hand >> card & 1 == 1 for hand in state.hands))


def _both_queens_bid(state: Any, _games: int) -> Any:
    both = state.hands[state.turn] & BLACK_QUEENS == BLACK_QUEENS
    return not (state.spadille and both)


def _spadille_is_no_king(state: Any, _games: int) -> Any:
    highest = ACES | KINGS
    return not (state.spadille and state.hands[state.declarer] & highest == highest)


def _holds_what_was_called(state: Any, _cards: int) -> Any:
    return state.hands[state.turn] >> state.called & 1 == 1


def _trumps_are_named(state: Any, _card: int) -> Any:
    return state.trump < NO_SUIT


def _whist_against_a_pass_is_new(state: Any, word: int) -> Any:
    if state.turn == NOBODY and state.sole == NOBODY and word in (WHIST, PASS):
        return True
    first = next_place(state.declarer)
    one, other = state.said[first], state.said[next_place(first)]
    return not ((one == WHIST and other == PASS) or (one == PASS and other == WHIST))


def _has_not_passed(state: Any, seat: int) -> Any:
    return state.passed >> seat & 1 == 0


def _has_just_spoken(state: Any) -> Any:
    turn, stands = state.turn, (1 << state.bidder | 1 << state.partner) & 0b1111
    said = state.passed | stands
    if said & ~state.spoken or not (state.spoken & said) >> turn & 1:
        return False
    if state.bid == PROPOSAL and state.bidder == NOBODY:
        return False
    proposes = state.bid == PROPOSAL and turn == state.bidder and not state.passed >> turn & 1
    return not (proposes and turn == left_of(state.dealer) and state.spoken == 0b1111)


def _tricks_are_of_one_deal(state: Any, _card: int) -> Any:
    return sum(state.tricks) <= HAND


def _tricks_before_a_claim_are_of_one_deal(state: Any, _claims: int) -> Any:
    return sum(state.play.tricks) <= PREFERANS_HAND


_ONE_DEAL: Final = "no more tricks are taken than a deal has"
_TRUMPS: Final = Known("trumps are named", _trumps_are_named)
KNOWN: Final[Mapping[str, Known]] = {
    "GS-COL-4": Known("a game is declared, and none in colour as long as there is no colour", _game_is_declared),
    "GS-FORC-2": Known("who holds both black queens has bid, so that it is no spadille game", _both_queens_bid),
    "GS-FROG-2": Known("somebody holds the card that is called", _somebody_holds),
    "GS-PLAY-3": _TRUMPS,
    "GS-PLAY-3b": _TRUMPS,
    "GS-RUL-8c": Known("who plays the spadille game does not hold all aces and kings", _spadille_is_no_king),
    "GS-RUL-29c": Known("a game is declared", _some_game),
    "PV-RUL-5": Known("one whist stands against one pass only when both are just said", _whist_against_a_pass_is_new),
    "PV-RUL-28b": Known(_ONE_DEAL, _tricks_before_a_claim_are_of_one_deal),
    "SB-RUL-11": Known("the Bidder holds the card that he has called", _holds_what_was_called),
    "SW-BID-5": Known("it is asked of nobody who has passed", _has_not_passed),
    "SW-PAY-15": Known(_ONE_DEAL, _tricks_are_of_one_deal),
    "SW-RUL-6": Known("who spoke last has passed or his word stands, and others have not", _has_just_spoken),
}


def known_of(clause_id: str) -> Iterator[Known]:
    """Give what is known of the arguments of a clause, the most general first."""
    if (on_menus := _on_menus().get(clause_id)) is not None:
        yield Known(OFFERED, lambda _state, mask: mask & ~on_menus == 0)
    if (more := KNOWN.get(clause_id)) is not None:
        yield more


@cache
def _on_menus() -> Mapping[str, int]:
    """Give all choices on the menus that each clause narrows, by its id."""
    found: dict[str, int] = {}
    for name in games.MODULES:
        engine = games.engine(name)
        fillings = list(engine.rulebook.slots.items())
        for option in engine.rulebook.options.values():
            fillings += (filling for patch in option.values.values() for filling in patch.items())
        menus = {vocabulary.name: vocabulary.all for vocabulary, _ in engine.phrasebook.words.values()}
        for slot, filling in fillings:
            if callable(filling) and (clause := clause_of(filling)).kind == "narrows":
                found[clause.id] = found.get(clause.id, 0) | menus[slot.partition(".")[0]]
    return found
