"""Russian Whist between the hands: drawing for partners and dealer, dealing, and the sheet of a rubber."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, final

from hoyle.cards import NO_CARD, format_card
from hoyle.errors import ImpossibleSetup
from hoyle.ruleset import Ruleset
from hoyle.russian_whist.deal import (
    draws_again_for_partners,
    draws_lowest,
    in_first_pair,
    may_rest,
    next_dealer,
    pack,
    receiver,
    strength_of_draw,
)
from hoyle.russian_whist.engine import ENGINE
from hoyle.russian_whist.observe import Score
from hoyle.russian_whist.pack import SIDE_NAMES
from hoyle.russian_whist.rulesets import RULEBOOK
from hoyle.russian_whist.score import difference, each_receives_the_difference, rubber_is_won, rubber_points
from hoyle.russian_whist.setup import GAME, MOST_SEATS, PLACES, read_table
from hoyle.russian_whist.state import Reckoning, State
from hoyle.seats import Table, seat_at, spread
from hoyle.setup import SetupReader

RESULTS: Final = tuple(f"rubber-{side}" for side in SIDE_NAMES)
"""What can become of a rubber: the side that wins it."""


class Sheet(NamedTuple):
    """The rubber in progress or just finished, and what each seat has received for the rubbers before.

    ``dealer`` dealt last; ``wins``, ``below`` and ``above`` are those of each side; ``rested`` counts the rubbers that
    each seat has rested, this one included.
    """

    table: Table
    dealer: int
    wins: tuple[int, ...]
    below: tuple[int, ...]
    above: tuple[int, ...]
    rested: tuple[int, ...]
    payments: tuple[int, ...]


@final
class RussianWhistSession:
    """The rules of Russian Whist that hold between the hands."""

    rulebook: Final = RULEBOOK

    def draw(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> dict[str, Any]:
        """Give the pairs and the dealer that the cards drawn decide, or the seats that must draw again."""
        reader = SetupReader(GAME, setup, ("players", "rounds"))
        players = reader.number("players", PLACES, MOST_SEATS)
        rounds = reader.rounds("rounds", players)
        drawing = [seat for seat, card in enumerate(rounds[0]) if card != NO_CARD] if rounds else []
        if len(drawing) != PLACES:
            reader.refuse("rounds", f"expected a first round in which the {PLACES} who play get a card each")
        reader.finish()
        strengths: tuple[int, ...] = (0,) * PLACES
        again = list(range(PLACES))
        for number, cards in enumerate(rounds):
            if [seat for seat, card in enumerate(cards) if card != NO_CARD] != [drawing[place] for place in again]:
                reader.refuse(f"rounds[{number}]", f"expected cards for the {len(again)} who draw, and for nobody else")
                reader.finish()
            strengths = _strengths(strengths, [cards[seat] for seat in drawing])
            again = _again(strengths)
        return _decided(strengths, again, drawing)

    def deal(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Deal out a pack to four: the hands after each card, and with the last the card exposed."""
        reader = SetupReader(GAME, setup, ("players", "dealer", "pack"))
        players = reader.number("players", PLACES, PLACES)
        dealer = reader.seat("dealer", players)
        cards = reader.whole_pack("pack", pack())
        reader.finish()
        hands: list[list[str]] = [[] for _ in range(PLACES)]
        laid: list[dict[str, Any]] = [{"hands": [[*hand] for hand in hands]}]
        for number, card in enumerate(cards):
            hands[receiver(dealer, number)].append(format_card(card))
            laid.append({"hands": [[*hand] for hand in hands]})
        laid[-1]["turn_up"] = format_card(cards[-1])
        return laid

    def open(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> Sheet:
        """Open the sheet; the first hand is its dealer's."""
        reader = SetupReader(GAME, setup, tuple(setup))
        table = read_table(reader, setup)
        dealer = reader.seat("dealer", table.players)
        reader.finish()
        nothing = (0,) * table.players
        before = (dealer - 1) % table.players
        return Sheet(table, before, (0, 0), (0, 0), (0, 0), _rested(nothing, table), nothing)

    def enter(self, ruleset: Ruleset, sheet: Sheet, state: State) -> Sheet:
        """Write down a hand, in a new rubber if the last one is finished."""
        score = ENGINE.score(ruleset, state)
        if score is None or not isinstance(state, Reckoning):
            raise ImpossibleSetup(GAME, [("actions", "the hand is not over")])
        if _winners(sheet) is not None:
            sheet = _new_rubber(sheet, state.table)
        _check(sheet, state)
        return _written(sheet, score, seat_at(state.table.active, state.dealer))

    def facts(self, ruleset: Ruleset, sheet: Sheet) -> dict[str, Any]:
        """Give the sheet of the rubber, and what each seat has received for finished rubbers, this one included."""
        winners = _winners(sheet)
        return {
            "below": list(sheet.below),
            "above": list(sheet.above),
            "points": _by_seat(sheet, _totals(sheet)),
            "payments": list(sheet.payments),
            "over": winners is not None,
            "result": None if winners is None else RESULTS[winners],
        }


def _strengths(before: tuple[int, ...], cards: list[int]) -> tuple[int, ...]:
    """Add a round; whoever does not draw keeps his place."""
    return tuple(
        strength * 16 if card == NO_CARD else strength_of_draw(strength, card)
        for strength, card in zip(before, cards, strict=True)
    )


def _again(strengths: tuple[int, ...]) -> list[int]:
    """List the places that must draw once more, for partners first and then for the deal."""
    tied = [place for place in range(PLACES) if draws_again_for_partners(strengths, place)]
    if tied:
        return tied
    lowest = [place for place in range(PLACES) if draws_lowest(strengths, place)]
    return lowest if len(lowest) > 1 else []


def _decided(strengths: tuple[int, ...], again: list[int], drawing: list[int]) -> dict[str, Any]:
    answer: dict[str, Any] = {}
    if not any(draws_again_for_partners(strengths, place) for place in range(PLACES)):
        first = [drawing[place] for place in range(PLACES) if in_first_pair(strengths, place)]
        answer["pairs"] = [first, [seat for seat in drawing if seat not in first]]
    if again:
        return answer | {"again": [drawing[place] for place in again]}
    return answer | {"dealer": next(drawing[place] for place in range(PLACES) if draws_lowest(strengths, place))}


def _check(sheet: Sheet, state: Reckoning) -> None:
    """Refuse a hand that cannot come next."""
    dealer = seat_at(state.table.active, state.dealer)
    reasons = []
    if state.table != sheet.table:
        reasons.append(("hands", "others hold cards than in this rubber"))
    elif dealer != (due := next_dealer(sheet.dealer, sheet.table.active, sheet.table.players)):
        reasons.append(("dealer", f"seat {dealer}, but it is seat {due}'s turn to deal"))
    if reasons:
        raise ImpossibleSetup(GAME, reasons)


def _new_rubber(sheet: Sheet, table: Table) -> Sheet:
    """Begin a rubber with those who now play."""
    if table.players != sheet.table.players:
        raise ImpossibleSetup(GAME, [("players", f"{table.players}, but {sheet.table.players} sit at the table")])
    if not may_rest(sheet.rested, _resting(table)):
        raise ImpossibleSetup(GAME, [("hands", "somebody rests again before the others have rested as often")])
    return sheet._replace(table=table, wins=(0, 0), below=(0, 0), above=(0, 0), rested=_rested(sheet.rested, table))


def _written(sheet: Sheet, score: Score, dealer: int) -> Sheet:
    """Add the points of a hand, and what the rubber brings if that was its last."""
    wins = [won + (side == score.winners) for side, won in enumerate(sheet.wins)]
    above = [old + new for old, new in zip(sheet.above, score.above, strict=True)]
    below = [old + new for old, new in zip(sheet.below, score.below, strict=True)]
    finished = rubber_is_won(wins[score.winners])
    if finished:
        above[score.winners] += rubber_points()
    written = sheet._replace(dealer=dealer, wins=tuple(wins), below=tuple(below), above=tuple(above))
    if not finished:
        return written
    paid = spread(sheet.table, each_receives_the_difference(difference(_totals(written))), 0)
    return written._replace(payments=tuple(sum(pair) for pair in zip(sheet.payments, paid, strict=True)))


def _winners(sheet: Sheet) -> int | None:
    """Give the side that has won the rubber, if it is finished."""
    return next((side for side in range(2) if rubber_is_won(sheet.wins[side])), None)


def _totals(sheet: Sheet) -> tuple[int, ...]:
    return tuple(below + above for below, above in zip(sheet.below, sheet.above, strict=True))


def _by_seat(sheet: Sheet, sides: tuple[int, ...]) -> list[int]:
    return spread(sheet.table, [sides[place & 1] for place in range(PLACES)], 0)


def _resting(table: Table) -> int:
    return ~table.active & (1 << table.players) - 1


def _rested(before: tuple[int, ...], table: Table) -> tuple[int, ...]:
    return tuple(count + (_resting(table) >> seat & 1) for seat, count in enumerate(before))


SESSION: Final = RussianWhistSession()
