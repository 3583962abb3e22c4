"""Writing the sheet of a deal that is over: what the clauses of a ruleset make of it, column by column."""

from typing import Final, NamedTuple

from hoyle.preferans.auction import answers_for_the_deal, first_to_declare
from hoyle.preferans.observe import DEFENDED, FAILED, HALVED, MADE, PASSED, RESTED, Score
from hoyle.preferans.pack import HALF, MISERE, UNSAID
from hoyle.preferans.score.declarer import contract_is_made, declarer_is_charged
from hoyle.preferans.score.fines import (
    DECLARER_SHORT,
    FIRST,
    LAST,
    OWN_GAME,
    outcome_of_whist,
    pair_lacks,
    sole_whister_lacks,
    whister_is_charged,
)
from hoyle.preferans.score.prices import priced_level
from hoyle.preferans.score.whists import each_whister_writes, sole_whister_writes
from hoyle.preferans.state import Deal, Play, Unplayed, other_defender
from hoyle.ruleset import Ruleset
from hoyle.seats import NOBODY, seat_at, spread

NOTHING_SAID: Final = (UNSAID, UNSAID, UNSAID)


class Prices(NamedTuple):
    """The price of a contract in each column of the sheet."""

    pool: int
    hill: int
    whist: int


class Sheet:
    """What a deal brings, while it is being written: by place until ``score`` turns it into seats."""

    def __init__(self, deal: Deal, result: str, *, resting: str = "") -> None:
        self._deal: Final = deal
        self._resting: Final = resting or result
        self.pool: Final = [0, 0, 0]
        self.hill: Final = [0, 0, 0]
        self.whists: Final = [0] * deal.table.players
        self.result: Final = [result] * 3

    def write_whists(self, place: int, amount: int) -> None:
        """Write whists of a place against the declarer."""
        self.whists[seat_at(self._deal.table.active, place)] += amount

    def score(self) -> Score:
        """Give what was written by seat."""
        table, declarer = self._deal.table, self._deal.declarer
        against = NOBODY if declarer == NOBODY else seat_at(table.active, declarer)
        return Score(
            tuple(spread(table, self.pool, 0)),
            tuple(spread(table, self.hill, 0)),
            tuple(tuple(own if seat == against else 0 for seat in range(table.players)) for own in self.whists),
            tuple(spread(table, self.result, self._resting)),
        )


def _prices(ruleset: Ruleset, level: int) -> Prices:
    priced = priced_level(level)
    pool, hill, whist = (ruleset.clause(f"price.{column}")(priced) for column in Prices._fields)
    sheet = ruleset.clause("scale.sheet")
    return Prices(sheet(pool), sheet(hill), ruleset.clause("scale.whist")(whist))


def score_of_unplayed(ruleset: Ruleset, state: Unplayed) -> Score:
    """Write what a deal brings that is not played: the contract, and a limited prize."""
    deal = state.deal
    prices = _prices(ruleset, deal.level)
    sheet = Sheet(deal, PASSED, resting=RESTED)
    sheet.pool[deal.declarer] = contract_is_made(prices.pool)
    sheet.result[deal.declarer] = MADE
    for place in range(3):
        if state.said[place] == HALF:
            sheet.write_whists(place, ruleset.clause(f"prize.{deal.level}")(prices.whist))
            sheet.result[place] = HALVED
    return sheet.score()


def score_of_play(ruleset: Ruleset, state: Play) -> Score:
    """Write what a deal brings that was played."""
    deal = state.deal
    prices = _prices(ruleset, deal.level)
    declarer = deal.declarer
    nobody_declared = state.said == NOTHING_SAID
    sheet = Sheet(deal, DEFENDED if nobody_declared else PASSED, resting=RESTED)
    kind = "misere" if deal.level == MISERE else "game"
    lacking = ruleset.clause(f"short.{kind}")(deal.level, state.tricks[declarer])
    if lacking:
        sheet.hill[declarer] = declarer_is_charged(lacking, prices.hill)
    else:
        sheet.pool[declarer] = contract_is_made(prices.pool)
    sheet.result[declarer] = FAILED if lacking else MADE
    for place in range(3):
        if answers_for_the_deal(state.said[place]):
            _score_whister(ruleset, state, sheet, place, lacking, prices)
    if not nobody_declared:
        consolation = ruleset.clause("consolation.game")(lacking, prices.whist)
        for seat in range(deal.table.players):
            if seat != seat_at(deal.table.active, declarer):
                sheet.whists[seat] += consolation
    return sheet.score()


def _score_whister(
    ruleset: Ruleset, state: Play, sheet: Sheet, place: int, declarer_lacks: int, prices: Prices
) -> None:
    """Write what a whister answers for and what he has won."""
    level, declarer = state.level, state.declarer
    other = other_defender(declarer, place)
    own, others = state.tricks[place], state.tricks[other]
    obligation = ruleset.clause(f"obligation.{level}")()
    if state.sole == place:
        lacking = sole_whister_lacks(obligation, own, others)
        whists = sole_whister_writes(own, others, prices.whist)
        passers = ruleset.clause("share.passer")(whists, declarer_lacks)
        sheet.write_whists(place, whists - passers)
        sheet.write_whists(other, passers)
    else:
        spoke = FIRST if place == first_to_declare(declarer) else LAST
        personal = ruleset.clause(f"lacking.{level}")(own, others, spoke)
        lacking = ruleset.clause("fined.pair")(personal, pair_lacks(obligation, own, others))
        sheet.write_whists(place, each_whister_writes(own, prices.whist))
    lacking = ruleset.clause("fined.beside")(lacking, declarer_lacks)
    sheet.hill[place] = whister_is_charged(lacking, ruleset.clause("fine.price")(prices.hill))
    outcome = outcome_of_whist(declarer_lacks, lacking)
    sheet.result[place] = MADE if outcome in (OWN_GAME, DECLARER_SHORT) else FAILED
