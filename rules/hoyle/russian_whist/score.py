"""The sheet of Russian Whist: the winners and kind of a hand, points below and above the line, and the rubber.

``tricks`` are those that a side holds when penalties have been paid, ``own`` those of them that it took itself.
"""

from typing import Annotated

from hoyle.cards import SUIT_CARDS, Cards, Suit
from hoyle.clause import cite, defines, part, values
from hoyle.domains import Range, Times
from hoyle.errors import Gap
from hoyle.russian_whist.pack import DOUBLE, SINGLE, TRIPLE, HandKind, Side
from hoyle.russian_whist.state import Hands, Tricks
from hoyle.russian_whist.tables import (
    AGREED_DOUBLE_POINTS,
    BOOK,
    CROWN_POINTS,
    DOUBLE_LOSERS,
    GRAND_SLAM_POINTS,
    HAND,
    HAND_POINTS,
    LONGEST_CROWN,
    RUBBER_HANDS,
    RUBBER_POINTS,
    SHORTEST_CROWN,
    SINGLE_LOSERS,
    SMALL_SLAM,
    SMALL_SLAM_POINTS,
    TRICK_POINTS,
)

UNIT = "points"
LosersTricks = Annotated[int, Range(0, 6)]
Length = Annotated[int, Range(0, 13)]
Points = Annotated[int, Range(0, 130)]
Difference = Annotated[int, Range(-1000, 1000)]
Payments = Annotated[tuple[int, ...], Times(4, Range(-1000, 1000))]


@defines("RW-PART-2", at="003:P18", defect="RW-DEF-08")
def winning_side(tricks: Tricks) -> Side:
    """A hand is won by the pair with more tricks than the other, that is with seven or more."""
    return 0 if tricks > HAND - tricks else 1


@defines("RW-PART-3", at="003:P18", defect="RW-DEF-08")
def rubber_is_won(hands: Annotated[int, Range(0, 2)]) -> bool:
    """A rubber is won by the pair that first wins two hands, whether in succession or not."""
    return hands == RUBBER_HANDS


@defines("RW-PART-4", at="003:P19", defect="RW-DEF-01")
def single_hand(losers_tricks: LosersTricks) -> bool:
    """A hand is single if the losers took six tricks."""
    return losers_tricks == SINGLE_LOSERS


@defines("RW-PART-5", at="003:P19", defect="RW-DEF-01")
def double_hand(losers_tricks: LosersTricks) -> bool:
    """A hand is double if the tricks of the losers came down to four."""
    return losers_tricks == DOUBLE_LOSERS


@defines("RW-PART-6", at="003:P19", defect="RW-DEF-02")
def triple_hand(losers_tricks: LosersTricks) -> bool:
    """A hand is triple if the winners took every trick."""
    return losers_tricks == 0


def printed_kind(losers_tricks: LosersTricks) -> HandKind:
    """Give the kind of a hand by its three definitions alone; Gap for a number that none of them names."""
    if single_hand(losers_tricks):
        return SINGLE
    if double_hand(losers_tricks):
        return DOUBLE
    if triple_hand(losers_tricks):
        return TRIPLE
    raise Gap("no kind is defined for a hand with this number of tricks of the losers")


@defines("RW-RUL-1", standing="ruling", defect="RW-DEF-01")
def kind_of_hand(losers_tricks: LosersTricks) -> HandKind:
    """A hand is single, too, with five tricks of the losers, and double with three, two or one."""
    if DOUBLE_LOSERS < losers_tricks < SINGLE_LOSERS:
        return SINGLE
    if 0 < losers_tricks < DOUBLE_LOSERS:
        return DOUBLE
    return printed_kind(losers_tricks)


@defines("RW-SLAM-1", at="003:P20", defect="RW-DEF-03")
def small_slam(own: Tricks) -> bool:
    """Twelve tricks of a pair are a small slam."""
    return own == SMALL_SLAM


@defines("RW-SLAM-2", at="003:P20", defect="RW-DEF-02")
def grand_slam(own: Tricks) -> bool:
    """All thirteen tricks are a grand slam."""
    return own == HAND


@values("RW-SCORE-2", at="003:P27", unit=UNIT, defect="RW-DEF-19")
def trick_points(tricks: Tricks) -> Points:
    """Each trick above six brings the pair two points below the line."""
    return TRICK_POINTS * (tricks - BOOK) if tricks > BOOK else 0


@values("RW-SCORE-3", at="003:P29", unit=UNIT, defect="RW-DEF-03")
def small_slam_points(own: Tricks) -> Points:
    """A small slam brings ten points above the line."""
    return SMALL_SLAM_POINTS if small_slam(own) else 0


@values("RW-SCORE-4", at="003:P30", unit=UNIT, defect="RW-DEF-02")
def grand_slam_points(own: Tricks) -> Points:
    """A grand slam brings twenty points above the line."""
    return GRAND_SLAM_POINTS if grand_slam(own) else 0


@values("RW-RUL-25", unit=UNIT, standing="ruling", defect="RW-DEF-25")
def nothing_for_a_double_hand(_kind: HandKind) -> Points:
    """Nothing is agreed on for a double hand, and so it brings nothing above the line."""
    return 0


@values("RW-RUL-25b", unit=UNIT, standing="ruling", defect="RW-DEF-25")
def five_for_a_double_hand(kind: HandKind) -> Points:
    """It is agreed on that a double hand brings its winners five points above the line."""
    cite("RW-SCORE-5")
    return AGREED_DOUBLE_POINTS if kind == DOUBLE else 0


part(
    "RW-SCORE-5",
    "The players may agree on a premium for a double hand.",
    within="RW-RUL-25b",
    at="003:P31",
    defect="RW-DEF-25",
)


@values("RW-SCORE-8", at="003:P34", unit=UNIT, defect="RW-DEF-07")
def finishing_points() -> Points:
    """To have finished a hand as its winners brings five points above the line."""
    return HAND_POINTS


@values("RW-SCORE-9", at="003:P35", unit=UNIT)
def rubber_points() -> Points:
    """To win the rubber brings ten points above the line."""
    return RUBBER_POINTS


@defines("RW-HON-1", at="003:P22", defect="RW-DEF-04")
def honours(trump: Suit) -> Cards:
    """Honours are the five highest trumps, from the ace down to the ten."""
    return SUIT_CARDS[trump] & SUIT_CARDS[trump] << 8


@values("RW-RUL-4", unit=UNIT, standing="ruling", defect="RW-DEF-04")
def honours_bring_nothing(_held: Annotated[int, Range(0, 5)]) -> Points:
    """Honours are not scored."""
    return 0


@values("RW-RUL-4b", unit=UNIT, standing="reported", defect="RW-DEF-04")
def honour_points(held: Annotated[int, Range(0, 5)]) -> Points:
    """Three honours in the two hands of a pair bring two points above the line, four bring four, and five bring six."""
    return 2 * (held - 2) if held > 2 else 0


@defines("RW-RUL-6", standing="ruling", defect="RW-DEF-06")
def counted_cards(dealt: Hands, side: Side) -> Cards:
    """Crowns are counted in each suit by itself, for winners and losers alike, and in the hands as they were dealt."""
    cite("RW-CRN-4")
    return dealt[side] | dealt[side + 2]


part(
    "RW-CRN-4",
    "A crown may lie in one hand or be shared by the two hands of a pair, and brings additional points.",
    within="RW-RUL-6",
    at="003:P23",
    defect="RW-DEF-06",
)


@defines("RW-CRN-1", at="003:P22")
def crown_length(cards: Cards, suit: Suit) -> Length:
    """A crown is an unbroken sequence of cards of one suit that begins with the ace."""
    length = 0
    for rank in range(12, -1, -1):
        if length == 12 - rank and cards >> (suit << 4 | rank) & 1:
            length += 1
    return length


@defines("RW-CRN-2", at="003:P22")
def is_crown(length: Length) -> bool:
    """Ace, king and queen are the shortest crown."""
    return length >= SHORTEST_CROWN


@defines("RW-CRN-3", at="003:P22", defect="RW-DEF-05")
def crown_ends_with_the_ten(length: Length) -> Length:
    """With the jack and the ten a crown is at its longest."""
    return min(LONGEST_CROWN, length)


@defines("RW-CRN-3b", standing="ruling", defect="RW-DEF-05")
def crown_has_no_end(length: Length) -> Length:
    """A crown can be lengthened beyond the ten, down to the two."""
    return length


@values("RW-SCORE-6", at="003:P32", unit=UNIT, defect="RW-DEF-05")
def crown_points(length: Length) -> Points:
    """The shortest crown brings five points above the line, and each card that lengthens it five more."""
    return CROWN_POINTS * (length - SHORTEST_CROWN + 1) if is_crown(length) else 0


@values("RW-SCORE-7", at="003:P33", unit=UNIT)
def trump_crown_points(length: Length) -> Points:
    """A crown in trumps brings twice as many points."""
    return 2 * crown_points(length)


@values("RW-SET-1", at="003:P38", unit=UNIT, defect="RW-DEF-20")
def difference(totals: Annotated[tuple[int, ...], Times(2, Range(0, 1000))]) -> Difference:
    """After the rubber each pair adds up its points below and above the line, and the difference is what is won."""
    return totals[0] - totals[1]


@values("RW-RUL-27", unit=UNIT, standing="ruling", defect="RW-DEF-27")
def each_receives_the_difference(won: Difference) -> Payments:
    """Each of the pair that is ahead receives the whole difference, and each of the other pair pays it."""
    return (won, -won, won, -won)
