"""What the cards dealt bring in Russian Whist: honours and crowns."""

from typing import Annotated, Any

from hoyle.cards import cards_of, parse_card, set_of
from hoyle.domains import Range
from hoyle.game import Game
from hoyle.russian_whist.score import (
    Length,
    counted_cards,
    crown_ends_with_the_ten,
    crown_length,
    crown_points,
    honours,
    is_crown,
    trump_crown_points,
)
from hoyle.russian_whist.state import Tricks
from hoyle_verify.prove.theorem import always, ambiguity, assume, contradiction, possible
from hoyle_verify.prove.theorems.russian_whist.table import (
    PRINTED,
    by_side,
    finished,
    sheet,
    whist,
)
from hoyle_verify.prove.witness import Witness, settled

Holder = Annotated[int, Range(0, 3)]
SPADES = 3
Honours = Annotated[int, Range(0, 5)]
HONOURS = sum(1 << card for card in map(parse_card, "AC KC QC JC TC".split()))


@always("RW-THM-SCORE-8")
def five_honours_from_the_ace_to_the_ten(trump: Annotated[int, Range(0, 3)]) -> bool:
    """Ace, king, queen, jack and ten of trumps are the honours."""
    return honours(trump) == HONOURS << 16 * trump


def with_honours(game: Game[Any], held: int) -> Witness:
    """Make a hand in which the first side has some of the honours a scenario."""
    return settled(game, honour_deal(held))


def honour_deal(held: int) -> dict[str, Any]:
    """Give a finished hand in which the first side holds the lowest honours of trumps, and only these."""
    lowest = list(cards_of(HONOURS))[:held]
    low = [suit << 4 | rank for suit in (1, 2, 3, 0) for rank in range(8)]
    deal = by_side(set_of([*lowest, *low][:26]))
    dealers = next(card for card in deal["hands"][3] if card[1] == "C")
    return {**finished(7, deal=deal), "turn_up": dealers}


@ambiguity(
    "RW-THM-SCORE-9",
    defect="RW-DEF-04",
    readings=(PRINTED, whist(honours="fichman")),
    exactly=lambda held: held >= 3,
    witness=with_honours,
)
def what_honours_bring(game: Game[Any], held: Honours) -> object:
    """Whether honours are scored matters whenever a pair has three of them or more."""
    return game.ruleset.clause("premium.honours")(held)


@always("RW-THM-SCORE-10")
def honours_reach_the_sheet(held: Honours) -> bool:
    """Where honours are scored three of them bring two points, four bring four and five six; as printed nothing."""
    _, _, scored = sheet(whist(honours="fichman"), honour_deal(held))
    _, _, printed = sheet(PRINTED, honour_deal(held))
    theirs = {0: 6, 1: 4, 2: 2}.get(held, 0)
    own = {3: 2, 4: 4, 5: 6}.get(held, 0)
    return (scored[0] - printed[0], scored[1] - printed[1]) == (own, theirs)


@always("RW-THM-SCORE-11")
def length_of_a_crown(ranks: Annotated[int, Range(0, 0x1FFF)], suit: Annotated[int, Range(0, 3)]) -> bool:
    """A crown is as long as the run of cards from the ace down."""
    run = 0
    for rank in range(12, -1, -1):
        if not ranks >> rank & 1:
            break
        run += 1
    return crown_length(ranks << 16 * suit, suit) == run and is_crown(run) == (run >= 3)


@always("RW-THM-SCORE-12")
def price_of_a_crown(length: Length) -> bool:
    """A crown of three cards brings five points, of four ten and of five fifteen, in trumps twice as many."""
    counted = crown_ends_with_the_ten(length)
    price = {0: 0, 1: 0, 2: 0, 3: 5, 4: 10}.get(length, 15)
    return crown_points(counted) == price and trump_crown_points(counted) == 2 * price


@contradiction("RW-THM-SCORE-13", defect="RW-DEF-05")
def longer_than_the_longest(length: Length, counted: Length) -> dict[str, bool]:
    """A crown down to the nine cannot both be at its longest with the ten and bring five more for the nine."""
    assume(length > 5 and crown_points(5) == 15)
    return {
        "RW-CRN-3": counted == crown_ends_with_the_ten(length),
        "RW-SCORE-6": crown_points(counted) == 15 + 5 * (length - 5),
    }


@ambiguity(
    "RW-THM-SCORE-14",
    defect="RW-DEF-05",
    readings=(PRINTED, whist(crown_cap="13")),
    exactly=lambda length: length >= 6,
    witness=lambda game, length: settled(game, crown_deal(length)),
)
def where_a_crown_ends(game: Game[Any], length: Length) -> object:
    """Whether a crown goes on below the ten matters as soon as a pair has six cards from the ace down."""
    return game.ruleset.clause("length.crown")(length)


def crown_deal(length: int) -> dict[str, Any]:
    """Give a finished hand in which the first side has a crown of this length in spades, and nobody another one."""
    spades = [SPADES << 4 | rank for rank in range(12, -1, -1)]
    top = sum(1 << card for card in spades[:length])
    rest = [card for suit in range(3) for card in range(suit << 4, (suit << 4) + 13) if (card & 15) % 2 == suit % 2]
    rest += [card for suit in range(3) for card in range(suit << 4, (suit << 4) + 13) if (card & 15) % 2 != suit % 2]
    first = sum(1 << card for card in rest[: 26 - length]) | top
    return finished(7, deal=by_side(first))


@ambiguity("RW-THM-SCORE-15", defect="RW-DEF-06", readings=("pair", "hand"))
def whose_crown(reading: str, ace: Holder, king: Holder, queen: Holder) -> object:
    """Whether a crown may lie in two hands matters when partners hold its three cards together and neither all."""
    hands = [0, 0, 0, 0]
    for holder, rank in ((ace, 12), (king, 11), (queen, 10)):
        hands[holder] |= 1 << rank
    if reading == "pair":
        return [is_crown(crown_length(counted_cards(tuple(hands), side), 0)) for side in range(2)]
    return [any(is_crown(crown_length(hands[seat], 0)) for seat in (side, side + 2)) for side in range(2)]


@always("RW-THM-SCORE-16")
def crowns_of_both_sides_count(ace: Holder, king: Holder, queen: Holder, tricks: Tricks) -> bool:
    """A pair has a crown if its two hands hold ace, king and queen, whether it wins or loses the hand."""
    assume(tricks in (6, 7))
    hands = [0, 0, 0, 0]
    for holder, rank in ((ace, 12), (king, 11), (queen, 10)):
        hands[holder] |= 1 << rank
    crowned = [is_crown(crown_length(counted_cards(tuple(hands), side), 0)) for side in range(2)]
    together = [all(holder & 1 == side for holder in (ace, king, queen)) for side in range(2)]
    return crowned == together


@possible("RW-THM-SCORE-24", witness=lambda length: settled(PRINTED, crown_deal(length)))
def crown_is_reached(length: Length) -> bool:
    """A pair can be paid for the longest crown."""
    _, _, above = sheet(PRINTED, crown_deal(length))
    return above[0] - 5 >= 15
