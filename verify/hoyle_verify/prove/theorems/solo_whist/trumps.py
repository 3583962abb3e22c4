"""The trumps of each game of Solo Whist."""

from typing import Annotated, Final

from hoyle.cards import NO_CARD, NO_SUIT, Card
from hoyle.domains import OneOf, Range
from hoyle.solo_whist.pack import (
    ABUNDANCE,
    BID_NAMES,
    DECLARED_ABUNDANCE,
    GENERAL_MISERE,
    MISERE,
    OPEN_MISERE,
    PROPOSAL,
    ROYAL_ABUNDANCE,
    SOLO,
)
from hoyle.solo_whist.play import trumped_winner, turn_up_suit, untrumped_winner
from hoyle.solo_whist.state import Naming
from hoyle_verify.prove.theorem import always, ambiguity
from hoyle_verify.prove.theorems.solo_whist.table import EVERY_GAME, PRINTED

Played = Annotated[int, OneOf((1, 2, 3, 4, 5, 6, 7, 9))]
TrumpSuit = Annotated[int, Range(0, 3)]

_TRUMPS: Final = {
    PROPOSAL: True,
    SOLO: True,
    MISERE: False,
    ROYAL_ABUNDANCE: True,
    OPEN_MISERE: False,
    DECLARED_ABUNDANCE: False,
    GENERAL_MISERE: False,
}
"""By game, whether the turn-up suit is trumps; in the others there are none."""


@always("SW-THM-PLAY-8")
def trumps_of_each_game(bid: Played, card: Card) -> bool:
    """Proposal, solo and royal abundance have turn-up trumps, an abundance names its own, and no other game has any."""
    trump = PRINTED.ruleset.filling(f"trump.{BID_NAMES[bid]}")
    if bid == ABUNDANCE:
        return trump is None
    return callable(trump) and trump(card) == (card >> 4 if _TRUMPS[bid] else NO_SUIT)


@always("SW-THM-PLAY-9")
def named_suit_is_trumps(state: Naming, suit: TrumpSuit) -> bool:
    """The suit that is named is trumps, and naming it changes nothing else."""
    good = True
    for fold in ("named-abundance", "named-solo", "named-declared-abundance"):
        for game in EVERY_GAME:
            if game.ruleset.fold(fold):
                after = game.ruleset.follow(fold, state, suit)
                good = good & (after == state._replace(contract=state.contract._replace(trump=suit)))
    return good


@ambiguity(
    "SW-THM-PLAY-13",
    defect="SW-DEF-25",
    readings=(PRINTED.ruleset.clause("trump.open-misere"), turn_up_suit),
    exactly=lambda turn_up, one, two: one >> 4 != two >> 4 == turn_up >> 4,
)
def trumps_of_an_open_misere(trumps: object, turn_up: Card, one: Card, two: Card) -> object:
    """Whether an open misère has trumps matters as soon as a card of the turn-up suit is thrown off."""
    trump = trumps(turn_up) if callable(trumps) else NO_SUIT
    trick = (one, two, NO_CARD, NO_CARD)
    return trumped_winner(trick, trump) if trump in (one >> 4, two >> 4) else untrumped_winner(trick, one >> 4)
