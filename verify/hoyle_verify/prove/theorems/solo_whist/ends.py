"""When the play of Solo Whist stops, and what that does to the tricks that are paid for."""

from typing import Annotated, Any

from hoyle.cards import NO_CARD
from hoyle.domains import OneOf, Range
from hoyle.seats import NOBODY
from hoyle.solo_whist.pack import (
    ABUNDANCE,
    DECLARED_ABUNDANCE,
    GENERAL_MISERE,
    MISERE,
    OPEN_MISERE,
    PROPOSAL,
    ROYAL_ABUNDANCE,
    SOLO,
)
from hoyle.solo_whist.play import declarer_exposes_hand
from hoyle.solo_whist.score import abundance_won, proposal_overtricks, solo_won
from hoyle.solo_whist.state import Play, Tricks
from hoyle_verify.prove.theorem import always, ambiguity, assume, contradiction, not_shown
from hoyle_verify.prove.theorems.solo_whist.table import EXAMPLE, OPEN_MISERE_LEAD, PRINTED, finished, what_it_pays

Played = Annotated[int, OneOf((1, 2, 3, 4, 5, 6, 7, 9))]
Counted = Annotated[int, OneOf((PROPOSAL, SOLO, ABUNDANCE))]
LastTrick = Annotated[int, Range(0, 1)]
"""Whether the declarer took the last trick played."""

Nullo = Annotated[int, OneOf((MISERE, OPEN_MISERE, DECLARED_ABUNDANCE))]


@always("SW-THM-END-1")
def when_play_ends(bid: Played, taken: Tricks, others: Tricks) -> bool:
    """Play ends with the thirteenth trick, or when a misère takes a trick or a declared abundance loses one."""
    assume(taken + others <= 13)
    declarer = NOBODY if bid == GENERAL_MISERE else 1
    state = finished(bid, declarer, NOBODY, (others, taken, 0, 0))._replace(over=False)
    lost = taken > 0 if bid in (MISERE, OPEN_MISERE) else bid == DECLARED_ABUNDANCE and others > 0
    return PRINTED.ruleset.follow("ends", state, NO_CARD) == state._replace(over=lost or taken + others == 13)


@contradiction("SW-THM-END-2", defect="SW-DEF-09")
def early_end_and_overtricks(bid: Counted, taken: Tricks, won_the_last: LastTrick) -> dict[str, bool]:
    """If play stopped as soon as a contract is safe or lost, no trick above the target could ever be paid for."""
    target, price = {PROPOSAL: 8, SOLO: 5, ABUNDANCE: 9}[bid], 4
    assume(taken <= target + 1)
    before = taken - won_the_last
    # The number of tricks left before the last that is played is the most that leaves the contract open.
    open_before = before < target
    return {
        "SW-PLAY-7": open_before,
        "SW-PAY-3": bid != PROPOSAL or proposal_overtricks(taken) > 0,
        "SW-PAY-6": bid != SOLO or (taken > target and solo_won(taken, price) > price),
        "SW-PAY-11": bid != ABUNDANCE or (taken > target and abundance_won(taken, price) > price),
    }


@always("SW-THM-END-3", defect="SW-DEF-09")
def all_tricks_are_played_where_they_count(
    bid: Annotated[int, OneOf((1, 2, 4, 5))], taken: Tricks, others: Tricks
) -> bool:
    """As we rule every trick of a proposal, solo or abundance is played, so that each above or below can be paid."""
    assume(taken + others < 13)
    state = finished(bid, 1, NOBODY, (others, taken, 0, 0))._replace(over=False)
    return PRINTED.ruleset.follow("ends", state, NO_CARD) == state


@always("SW-THM-END-4", defect=("SW-DEF-24", "SW-DEF-27", "SW-DEF-28"))
def early_end_costs_nothing(bid: Nullo, taken: Tricks, other: Tricks) -> bool:
    """Where play may stop early the payment does not depend on the tricks, whoever gets those that are not played."""
    made = {MISERE: taken == 0, OPEN_MISERE: taken == 0, DECLARED_ABUNDANCE: taken == 13}[bid]
    assume(made == {MISERE: other == 0, OPEN_MISERE: other == 0, DECLARED_ABUNDANCE: other == 13}[bid])
    return what_it_pays(PRINTED, bid, taken) == what_it_pays(PRINTED, bid, other)


def _as_they_stand(taken: int, _others: int) -> int:
    return taken


def _with_the_rest(_taken: int, others: int) -> int:
    return 13 - others


@ambiguity(
    "SW-THM-END-9",
    defect="SW-DEF-09",
    readings=(_as_they_stand, _with_the_rest),
    exactly=lambda _bid, taken, others: taken + others < 13,
)
def missing_tricks_if_play_stopped(count: Any, bid: Counted, taken: Tricks, others: Tricks) -> object:
    """If play stopped as soon as a contract is lost, what each missing trick costs would depend on those not played."""
    assume(others == 14 - {PROPOSAL: 8, SOLO: 5, ABUNDANCE: 9}[bid] and taken + others <= 13)
    return what_it_pays(PRINTED, bid, count(taken, others))


def _after_the_lead(state: Play, _card: int) -> Play:
    """Expose the declarer's hand as soon as a card lies on the table, as the example tells it."""
    return state._replace(exposed=state.exposed | 1 << state.declarer)


@ambiguity(
    "SW-THM-END-5",
    defect="SW-DEF-30",
    readings=(declarer_exposes_hand, _after_the_lead),
    exactly=lambda laid: 1 <= laid <= 3,
)
def when_the_hand_is_laid_open(expose: Any, laid: Annotated[int, Range(0, 4)]) -> object:
    """Whether an open misère is shown after the first lead or the first trick matters while that trick is played."""
    states = PRINTED.replay(EXAMPLE, list(OPEN_MISERE_LEAD[: 7 + laid]))
    return expose(states[-1]._replace(exposed=0), NO_CARD).exposed if laid else 0


@always("SW-THM-END-6")
def royal_abundance_ends_like_an_abundance(taken: Tricks, others: Tricks) -> bool:
    """A royal abundance is played as long as an abundance."""
    assume(taken + others <= 13)
    ends = [
        PRINTED.ruleset.follow(
            "ends", finished(bid, 1, NOBODY, (others, taken, 0, 0))._replace(over=False), NO_CARD
        ).over
        for bid in (ABUNDANCE, ROYAL_ABUNDANCE)
    ]
    return ends[0] == ends[1] == (taken + others == 13)


not_shown(
    "SW-DEF-10",
    "An object is no rule of what may be done, so that no position depends on it; the solver takes the first reading.",
)
not_shown(
    "SW-DEF-18", "When money changes hands is for the players; the points of a deal are the same in both readings."
)
not_shown(
    "SW-DEF-19", "The second reading has no rule in the document that could be run; every refused action shows ours."
)
not_shown(
    "SW-DEF-20", "What was printed is lost; 'hoyle reconstruct' finds what the text still forces of both figures."
)
not_shown("SW-DEF-21", "Remarks about one deal, which the scenarios of the example replay card by card.")
not_shown("SW-DEF-23", "Talk is no action of the game; what each seat may see is the same in both readings.")
not_shown("SW-DEF-29", "The suit named early would bind nobody, so that no position depends on it.")
not_shown("SW-DEF-33", "The second reading names nobody else who would lead, so that there is nothing to compare.")
