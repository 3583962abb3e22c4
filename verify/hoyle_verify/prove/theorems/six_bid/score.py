"""What Six-Bid Solo pays."""

from typing import Annotated, Any

from hoyle.cards import HEARTS
from hoyle.domains import OneOf, Range
from hoyle.game import Game
from hoyle.six_bid.pack import CALL_SOLO, GUARANTEE_SOLO, HEART_SOLO, MISERE, SOLO, SPREAD_MISERE, ContractBid
from hoyle.six_bid.score import (
    call_solo_is_made,
    sides_are_equal,
    solo_is_made,
    solo_not_made_is_lost,
    value_by_points,
    value_of_game,
    widow_belongs_to_the_caller,
    widow_helps_the_guarantee,
    widow_is_added,
    widow_stays_out,
)
from hoyle.six_bid.state import CardPoints, Players, WidowPoints
from hoyle_verify.prove.theorem import always, ambiguity, assume, contradiction, gap, possible
from hoyle_verify.prove.theorems.six_bid.misere import Misere
from hoyle_verify.prove.theorems.six_bid.table import (
    EVERY_GAME,
    PRINTED,
    ended,
    everywhere,
    paid,
    result,
    six_bid,
)

AnyGame = Annotated[int, Range(0, len(EVERY_GAME) - 1)]
SomeTricks = Annotated[int, OneOf((0, 4, 11))]
TwoSolos = Annotated[int, Range(SOLO, HEART_SOLO)]


@always("SB-THM-SCORE-1")
def zero_sum(which: AnyGame, bid: ContractBid, points: CardPoints, tricks: SomeTricks, players: Players) -> bool:
    """What some win the others lose, under any option and at either table."""
    return sum(paid(EVERY_GAME[which], bid, points, tricks, players)[1]) == 0


@always("SB-THM-SCORE-2")
def what_each_game_pays(bid: ContractBid, points: CardPoints) -> bool:
    """Each opponent pays or receives 2 or 3 a point about 60, or 30, 40, 60 or 100 as the game is won or lost."""
    difference = points - 60
    made, price = {
        SOLO: (difference > 0, 2 * abs(difference)),
        HEART_SOLO: (difference > 0, 3 * abs(difference)),
        MISERE: (points == 0, 30),
        GUARANTEE_SOLO: (points >= 80, 40),
        SPREAD_MISERE: (points == 0, 60),
        CALL_SOLO: (points == 120, 100),
    }[bid]
    said, payments = paid(PRINTED, bid, points)
    drawn = bid in (SOLO, HEART_SOLO) and points == 60
    expected = (-price, 2 * price, -price) if made else (price, -2 * price, price)
    return said == ("drawn" if drawn else "made" if made else "failed") and payments == expected


@always("SB-THM-SCORE-3")
def games_in_hearts(points: CardPoints) -> bool:
    """With hearts as trumps a guarantee solo is made with 74 points, and a call solo is worth 150."""
    guarantee = PRINTED.outcome(ended(GUARANTEE_SOLO, HEARTS, points, 4))
    call = PRINTED.outcome(ended(CALL_SOLO, HEARTS, points, 4))
    return (
        guarantee is not None
        and call is not None
        and guarantee.payments == ((-40, 80, -40) if points >= 74 else (40, -80, 40))
        and call.payments == ((-150, 300, -150) if points == 120 else (150, -300, 150))
    )


@always("SB-THM-SCORE-4")
def who_pays_at_a_table_of_four(bid: ContractBid, points: CardPoints) -> bool:
    """The dealer without cards wins and loses with the others, but pays nothing for a made solo or heart solo."""
    said, payments = paid(PRINTED, bid, points, players=4)
    three = paid(PRINTED, bid, points)[1]
    share = 0 if bid in (SOLO, HEART_SOLO) and said == "made" else three[0]
    return payments == (three[0], -2 * three[0] - share, three[2], share)


@always("SB-THM-SCORE-5")
def where_the_widow_counts(points: CardPoints, widow: WidowPoints) -> bool:
    """The widow is the Bidder's in every game but the two misères."""
    assume(points + widow <= 120)
    counted = (widow_is_added, widow_helps_the_guarantee, widow_belongs_to_the_caller, widow_stays_out)
    return [count(points, widow) - points for count in counted] == [widow, widow, widow, 0]


@gap(
    "SB-THM-SCORE-11",
    defect="SB-DEF-04",
    exactly=everywhere,
    ruled=lambda points: points > 60,
)
def what_makes_a_solo(points: CardPoints) -> object:
    """How many card points make a solo the document does not say."""
    return solo_is_made(points, 0, 3)


@contradiction("SB-THM-SCORE-12", defect="SB-DEF-05")
def sixty_is_lost_or_nothing(points: CardPoints, pays: Annotated[int, Range(0, 1)]) -> dict[str, bool]:
    """At sixty all a Bidder who has not reached the number pays, and nobody pays anything."""
    assume(sides_are_equal(60) and not solo_is_made(60, 0, 3))
    return {
        "SB-PAY-3b": pays == solo_not_made_is_lost(points),
        "SB-PAY-6": points == 60 and pays == 0,
    }


@always("SB-THM-SCORE-13")
def scale_has_a_draw_of_its_own(points: CardPoints, bid: TwoSolos) -> bool:
    """Paid by the points about sixty, a draw costs nothing anyway, and nothing else does."""
    return (value_by_points(points, value_of_game(bid, 0)) == 0) == sides_are_equal(points) == (points == 60)


@gap(
    "SB-THM-SCORE-14",
    defect="SB-DEF-07",
    exactly=lambda bid, _trump: bid != MISERE,
    ruled=lambda bid, trump: (2, 3, None, 40, 60, 150 if trump == HEARTS else 100)[bid - 1],
)
def what_a_game_is_worth(bid: ContractBid, trump: Annotated[int, Range(0, 3)]) -> object:
    """What a game is worth is lost."""
    return value_of_game(bid, trump) if bid != MISERE else None


@ambiguity(
    "SB-THM-SCORE-15",
    defect="SB-DEF-13",
    readings=(PRINTED, six_bid(four_players="heart_solo_only")),
    exactly=lambda bid, points: bid == SOLO and points > 60,
    witness=lambda game, bid, points: result(game, bid, points, 4, players=4),
)
def simple_solo_on_hearts(game: Game[Any], bid: TwoSolos, points: CardPoints) -> object:
    """Whether the game that two pay for is the heart solo alone matters when a solo is made at a table of four."""
    return paid(game, bid, points, players=4)


@ambiguity(
    "SB-THM-SCORE-16",
    defect="SB-DEF-17",
    readings=("for each point", "once"),
    exactly=lambda _bid, points: points not in (59, 61),
)
def corresponding_sum(reading: str, bid: TwoSolos, points: CardPoints) -> object:
    """What a failed Bidder pays depends on the reading unless he is exactly one point away from sixty."""
    value = value_of_game(bid, 3)
    return value_by_points(points, value) if reading == "for each point" else value


@ambiguity(
    "SB-THM-SCORE-17",
    defect="SB-DEF-24",
    readings=(PRINTED, six_bid(misere_value="40")),
    exactly=lambda bid, _points: bid == MISERE,
    witness=lambda game, bid, points: result(game, bid, points, 0 if points == 0 else 1),
)
def worth_of_a_misere(game: Game[Any], bid: Misere, points: CardPoints) -> object:
    """Whether a misère is worth thirty or forty matters for every misère that is played, and for no spread one."""
    return paid(game, bid, points, tricks=0 if points == 0 else 1)


@ambiguity(
    "SB-THM-SCORE-18",
    defect="SB-DEF-20",
    readings=("with the widow", "in tricks"),
    exactly=lambda points, widow: points + widow == 120 and widow > 0,
)
def all_points(reading: str, points: CardPoints, widow: WidowPoints) -> object:
    """Whether the widow helps a call solo matters when a card that counts lies in it."""
    assume(points + widow <= 120)
    counted = widow_belongs_to_the_caller(points, widow) if reading == "with the widow" else points
    return call_solo_is_made(counted, 0, 3)


@possible("SB-THM-SCORE-19", witness=lambda bid, points: result(PRINTED, bid, points, 4))
def draw_is_reached(bid: ContractBid, points: CardPoints) -> bool:
    """A deal can end in a draw."""
    return paid(PRINTED, bid, points)[0] == "drawn"


@possible("SB-THM-SCORE-20", witness=lambda bid, points: result(PRINTED, bid, points, 4))
def game_is_made(bid: ContractBid, points: CardPoints) -> bool:
    """A solo can be made by a single point, for which each opponent pays two."""
    return paid(PRINTED, bid, points) == ("made", (-2, 4, -2))


@possible("SB-THM-SCORE-21", witness=lambda bid, points: result(PRINTED, bid, points, 4))
def game_fails(bid: ContractBid, points: CardPoints) -> bool:
    """A call solo can fail by a single card that counts."""
    return bid == CALL_SOLO and points == 118 and paid(PRINTED, bid, points) == ("failed", (100, -200, 100))
