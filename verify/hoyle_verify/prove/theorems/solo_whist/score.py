"""What Solo Whist pays."""

from typing import Annotated, Any, Final

from hoyle.domains import OneOf, Range
from hoyle.errors import Gap
from hoyle.game import Game
from hoyle.seats import NOBODY, Seat
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
from hoyle.solo_whist.score import each_opponent_settles
from hoyle.solo_whist.state import Tricks
from hoyle_verify.prove.theorem import always, ambiguity, assume, gap, possible
from hoyle_verify.prove.theorems.solo_whist.table import (
    CONTRACT_NAMES,
    CUSTOMARY,
    EVERY_GAME,
    PRINTED,
    finished,
    lost_trick,
    result,
    what_it_pays,
    whist,
)
from hoyle_verify.prove.witness import Witness

Played = Annotated[int, Range(1, 7)]
AnyGame = Annotated[int, Range(0, len(EVERY_GAME) - 1)]

_TARGETS: Final = {PROPOSAL: 8, SOLO: 5, ABUNDANCE: 9, ROYAL_ABUNDANCE: 9}
_PRICES: Final = {
    PROPOSAL: 4,
    SOLO: 4,
    MISERE: 8,
    ABUNDANCE: 12,
    ROYAL_ABUNDANCE: 12,
    OPEN_MISERE: 16,
    DECLARED_ABUNDANCE: 24,
}
"""The tariff of document 000 in quarter points, written out once more so that the tables are held to it."""


def is_made(bid: int, tricks: int) -> bool:
    """Say whether a contract is made, by the document's numbers."""
    if bid in _TARGETS:
        return tricks >= _TARGETS[bid]
    return tricks == (13 if bid == DECLARED_ABUNDANCE else 0)


def per_opponent(bid: int, tricks: int, *, with_price: bool) -> int:
    """Give what one opponent pays, by the document's numbers; ``with_price`` if a failure costs the price as well."""
    made = is_made(bid, tricks)
    if bid not in _TARGETS:
        return _PRICES[bid] if made else -_PRICES[bid]
    fraction = (2 if bid in (ABUNDANCE, ROYAL_ABUNDANCE) else 1) * (tricks - _TARGETS[bid])
    return fraction + (_PRICES[bid] if made else -_PRICES[bid] if with_price else 0)


@always("SW-THM-SCORE-1")
def zero_sum(which: AnyGame, bid: Played, tricks: Tricks, declarer: Seat, partner: Seat) -> bool:
    """What some win the others lose: no point comes from nowhere, under any option."""
    assume(partner != declarer)
    other = partner if bid == PROPOSAL else NOBODY
    won = tuple(tricks if seat == declarer else 0 for seat in range(4))
    outcome = EVERY_GAME[which].outcome(finished(bid, declarer, other, won))
    return outcome is not None and sum(outcome.payments) == 0


@always("SW-THM-SCORE-2")
def tariff_as_printed(bid: Played, tricks: Tricks) -> bool:
    """Each game pays the points of the document: 1, 1, 2, 3, 3, 4 and 6, and a quarter or a half for each trick."""
    return what_it_pays(PRINTED, bid, tricks) == _expected(bid, tricks, with_price=False)


@always("SW-THM-SCORE-3")
def tariff_by_custom(bid: Played, tricks: Tricks) -> bool:
    """By custom a proposal, solo or abundance that fails costs its price as well as each missing trick."""
    return what_it_pays(CUSTOMARY, bid, tricks) == _expected(bid, tricks, with_price=True)


def _expected(bid: int, tricks: int, *, with_price: bool) -> tuple[str, tuple[int, ...]]:
    each = per_opponent(bid, tricks, with_price=with_price)
    payments = (each, -each, each, -each) if bid == PROPOSAL else (3 * each, -each, -each, -each)
    return ("made" if is_made(bid, tricks) else "failed"), payments


@always("SW-THM-SCORE-4")
def partners_tricks_count_together(one: Tricks, two: Tricks, declarer: Seat, partner: Seat) -> bool:
    """Proposer and partner add up their tricks, wherever they sit, and win or lose the same amount."""
    assume((partner != declarer) and one + two <= 13)
    won = tuple(one if seat == declarer else two if seat == partner else 0 for seat in range(4))
    outcome = PRINTED.outcome(finished(PROPOSAL, declarer, partner, won))
    each = per_opponent(PROPOSAL, one + two, with_price=False)
    expected = tuple(each if seat in (declarer, partner) else -each for seat in range(4))
    return outcome is not None and outcome.payments == expected


@always("SW-THM-SCORE-5", defect="SW-DEF-22")
def lone_player_has_three_opponents(bid: Annotated[int, Range(2, 7)], tricks: Tricks, declarer: Seat) -> bool:
    """Who plays alone settles with all three others alike: none of them is his partner."""
    won = tuple(tricks if seat == declarer else 0 for seat in range(4))
    outcome = PRINTED.outcome(finished(bid, declarer, NOBODY, won))
    each = per_opponent(bid, tricks, with_price=False)
    return outcome is not None and outcome.payments == tuple(
        3 * each if seat == declarer else -each for seat in range(4)
    )


_ALL_PASS: Final = {"all_pass": "general_misere"}


@always("SW-THM-SCORE-6")
def taker_of_the_last_trick_pays(taker: Seat) -> bool:
    """In a general misère whoever takes the last trick pays each of the others a point."""
    last = finished(GENERAL_MISERE, NOBODY, NOBODY, (0, 0, 0, 0))._replace(winner=taker)
    outcome = whist(**_ALL_PASS).outcome(last)
    return outcome is not None and outcome.payments == tuple(-12 if seat == taker else 4 for seat in range(4))


@always("SW-THM-SCORE-7", defect="SW-DEF-08")
def royal_abundance_is_an_abundance(which: AnyGame, tricks: Tricks) -> bool:
    """A royal abundance is made, paid and lost as an abundance of the turn-up suit: only its rank is another."""
    game = EVERY_GAME[which]
    return what_it_pays(game, ROYAL_ABUNDANCE, tricks) == what_it_pays(game, ABUNDANCE, tricks)


def nullo_is_lost(bid: Played, tricks: Tricks) -> bool:
    """Describe a lost misère, open misère or declared abundance."""
    return (bid in (MISERE, OPEN_MISERE) and tricks > 0) or (bid == DECLARED_ABUNDANCE and tricks < 13)


@gap("SW-THM-SCORE-8", defect="SW-DEF-11", exactly=nullo_is_lost, witness=lost_trick)
def lost_nullo_has_no_payment(bid: Played, tricks: Tricks) -> object:
    """Of a lost misère, open misère or declared abundance the document does not say what it costs."""
    return what_it_pays(PRINTED, bid, tricks)


@ambiguity(
    "SW-THM-SCORE-9",
    defect="SW-DEF-11",
    readings=(PRINTED, whist(nullo_fail="none")),
    exactly=nullo_is_lost,
    witness=lambda game, bid, tricks: lost_trick(bid, tricks, game),
)
def price_of_a_lost_nullo(game: Game[Any], bid: Played, tricks: Tricks) -> object:
    """Whether a lost misère, open misère or declared abundance costs anything matters whenever one is lost."""
    return what_it_pays(game, bid, tricks)


def counted_and_lost(bid: Played, tricks: Tricks) -> bool:
    """Describe a lost game in which tricks are counted."""
    return tricks < _TARGETS.get(bid, 0)


@ambiguity(
    "SW-THM-SCORE-10", defect="SW-DEF-12", readings=(PRINTED, CUSTOMARY), exactly=counted_and_lost, witness=result
)
def price_of_failure(game: Game[Any], bid: Played, tricks: Tricks) -> object:
    """Whether a lost game also costs its price matters whenever a proposal, solo or abundance fails."""
    return what_it_pays(game, bid, tricks)


@ambiguity(
    "SW-THM-SCORE-11",
    defect="SW-DEF-13",
    readings=(PRINTED, whist(prop_pairing="each_to_each")),
    exactly=lambda bid, _tricks: bid == PROPOSAL,
    witness=result,
)
def who_settles_with_whom(game: Game[Any], bid: Played, tricks: Tricks) -> object:
    """Whether partners settle with one opponent or with both matters in every proposal and in nothing else."""
    return what_it_pays(game, bid, tricks)


def _shared(price: int, declarer: int, _partner: int) -> tuple[int, ...]:
    """Let three opponents share a worth, which only goes where it can be divided into quarter points."""
    if price % 3:
        raise Gap("the three shares are no whole quarter points")
    return tuple(price if seat == declarer else -price // 3 for seat in range(4))


@ambiguity(
    "SW-THM-SCORE-12",
    defect="SW-DEF-14",
    readings=(each_opponent_settles, _shared),
    exactly=lambda *_: True,
)
def worth_of_three_points_or_more(share: Any, bid: Annotated[int, OneOf((4, 5, 6, 7))], declarer: Seat) -> object:
    """Whether a worth is paid by each opponent or shared matters always, and the four points cannot be shared."""
    return share(_price_of(bid), declarer, NOBODY)


def _price_of(bid: int) -> int:
    outcome = PRINTED.outcome(finished(bid, 0, NOBODY, (0 if bid == OPEN_MISERE else 13, 0, 0, 0)))
    assert outcome is not None

    return -outcome.payments[1] - (2 * 4 if bid in (ABUNDANCE, ROYAL_ABUNDANCE) else 0)


def _pays(bid: int, tricks: int, number: int, statement: str) -> None:
    """Enter the theorem that a line of the tariff can be reached, and pays no less and no more for a trick."""

    def witness(_tricks: int) -> Witness:
        return lost_trick(bid, tricks) if not is_made(bid, tricks) else result(PRINTED, bid, tricks)

    def pays(taken: Annotated[int, OneOf((tricks,))]) -> bool:
        return what_it_pays(PRINTED, bid, taken) == _expected(bid, taken, with_price=False)

    # The annotation names a value of this call, which a string could not.
    pays.__annotations__["taken"] = Annotated[int, OneOf((tricks,))]
    pays.__doc__ = statement
    possible(f"SW-THM-SCORE-{number}", witness=witness)(pays)


_NUMBER = 20
for _bid, _name in CONTRACT_NAMES.items():
    _target = _TARGETS.get(_bid, 13 if _bid == DECLARED_ABUNDANCE else 0)
    _lost = _target - 1 if _target else 1
    _NUMBER += 2
    _pays(_bid, _target, _NUMBER - 1, f"A deal can end with {_name} that is just made, and pays its price.")
    _pays(_bid, _lost, _NUMBER, f"A deal can end with {_name} that just fails, and costs what is due.")
