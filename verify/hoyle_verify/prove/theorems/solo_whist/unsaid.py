"""Gaps of document 000 that no clause of ours fills alone: the smallest deal in which each way to fill them differs."""

from typing import Annotated, Any

from hoyle.cards import NO_CARD, Card
from hoyle.domains import OneOf
from hoyle.seats import NOBODY, Seat
from hoyle.solo_whist.pack import (
    ABUNDANCE,
    ACCEPT,
    DECLARED_ABUNDANCE,
    MISERE,
    OPEN_MISERE,
    ROYAL_ABUNDANCE,
)
from hoyle.solo_whist.play import card_is_laid
from hoyle.solo_whist.state import Auction, Play, Tricks
from hoyle_verify.prove.space import Position
from hoyle_verify.prove.theorem import ambiguity, assume
from hoyle_verify.prove.theorems.solo_whist.table import PRINTED, auctions, finished, is_bidding

EndsEarly = Annotated[int, OneOf((MISERE, OPEN_MISERE, DECLARED_ABUNDANCE))]
_NOT_CALLED_LONELY = (ABUNDANCE, ROYAL_ABUNDANCE, OPEN_MISERE, DECLARED_ABUNDANCE)
"""Games of which the document does not say that they are played alone."""


def _to_nobody(state: Play) -> int:
    """Count the tricks of those who have defeated a contract as they were played."""
    return sum(state.tricks) - state.tricks[0]


def _to_the_winners(state: Play) -> int:
    """Give them the tricks that are not played as well."""
    return 13 - state.tricks[0]


def _is_defeated_early(bid: EndsEarly, taken: Tricks, others: Tricks) -> bool:
    """Describe a misère that has taken a trick, or a declared abundance that has lost one, before the last."""
    return taken + others < 13 and (others > 0 if bid == DECLARED_ABUNDANCE else taken > 0)


@ambiguity(
    "SW-THM-END-7",
    defect="SW-DEF-24",
    readings=(_to_nobody, _to_the_winners),
    exactly=_is_defeated_early,
)
def tricks_that_are_not_played(count: Any, bid: EndsEarly, taken: Tricks, others: Tricks) -> object:
    """To whom unplayed tricks count matters to the number of tricks whenever a contract is defeated before the last."""
    assume(taken + others <= 13)
    state = finished(bid, 0, NOBODY, (taken, others, 0, 0))._replace(over=False)
    after = PRINTED.ruleset.follow("ends", state, NO_CARD)
    return count(after) if after.over else None


def _is_played_out(state: Play, _own: int, _other: int) -> bool:
    over: bool = PRINTED.ruleset.follow("ends", state, NO_CARD).over
    return over


def _stops_when_safe(state: Play, own: int, other: int) -> bool:
    """Stop an open misère, too, as soon as the declarer's last card cannot take the trick."""
    return _is_played_out(state, own, other) or own >> 4 != other >> 4 or own < other


@ambiguity(
    "SW-THM-END-8",
    defect="SW-DEF-28",
    readings=(_is_played_out, _stops_when_safe),
    exactly=lambda own, other: own >> 4 != other >> 4 or own < other,
)
def open_misere_that_is_safe(ends: Any, own: Card, other: Card) -> object:
    """Whether a safe misère is played out matters with one card to go, if it is below the one that is to be led."""
    assume(own != other)
    hands = (1 << own, 1 << other, 0, 0)
    return ends(finished(OPEN_MISERE, 0, NOBODY, (0, 12, 0, 0))._replace(hands=hands, over=False), own, other)


def _clockwise(state: Play, card: int) -> int:
    return card_is_laid(state, card).turn


def _the_other_way(state: Play, card: int) -> int:
    after = card_is_laid(state, card)
    return (2 * state.turn - after.turn) % 4


@ambiguity(
    "SW-THM-PLAY-18", defect="SW-DEF-34", readings=(_clockwise, _the_other_way), exactly=lambda _seat, _card: True
)
def direction_of_turns(following: Any, leader: Seat, card: Card) -> object:
    """Which way turns go round matters from the first card on, to whoever is the second to play."""
    state = finished(MISERE, 0, NOBODY, (0, 0, 0, 0))._replace(leader=leader, turn=leader, hands=(1 << card,) * 4)
    return following(state, card)


def _joins_a_proposal(state: Auction) -> bool:
    return PRINTED.ruleset.narrow("call", state, 1 << ACCEPT) != 0


def _joins_any_such_game(state: Auction) -> bool:
    """Let whoever may still speak join a game, too, that is not said to be played alone."""
    free = not state.passed >> state.turn & 1 and state.turn != state.bidder
    return _joins_a_proposal(state) or (free and state.bid in _NOT_CALLED_LONELY and state.partner == NOBODY)


@ambiguity(
    "SW-THM-AUC-35",
    defect="SW-DEF-35",
    readings=(_joins_a_proposal, _joins_any_such_game),
    exactly=lambda position: position.state.bid in _NOT_CALLED_LONELY,
    over=auctions,
)
def partner_for_an_abundance(may_join: Any, position: Position) -> object:
    """Whether somebody may join an abundance or a higher game matters as soon as one is bid."""
    assume(is_bidding(position.state))
    return may_join(position.state)
