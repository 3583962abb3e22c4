"""What clauses of German Solo say where they are seldom or never asked, and which of two reasons comes first."""

from typing import Annotated

from hoyle.cards import CLUBS, NO_SUIT
from hoyle.domains import Range
from hoyle.errors import IllegalAction
from hoyle.game import Game as Rules
from hoyle.german_solo.auction import every_bid_in_colour_is_higher, forcee_forbids_frogs, holder_of_spadille
from hoyle.german_solo.pack import FORCEE, FROG, SOLO, SOLO_COLOUR, Calls, Game, GameOrNone
from hoyle.german_solo.play import cards_of_suit
from hoyle.german_solo.score import takes_the_pool
from hoyle.german_solo.state import Auction, Plan, Play
from hoyle.seats import NOBODY, Seat
from hoyle_verify.prove.theorem import always
from hoyle_verify.prove.theorems.german_solo.table import BOTH_QUEENS, PRINTED, cards, german_solo, plan

NO_COLOUR = german_solo(colour="first_won")
NO_COLOUR_NO_DUTY = german_solo(colour="first_won", forcee="option")
IN_SUIT, IN_COLOUR = 0b010_1010, 0b101_0100
"""The frog, the solo and all, in suit and in colour."""


def bidding(level: int, *, asked: bool = False, older: int = 0, turn: int = 1) -> Auction:
    """Give an auction without a colour in which ``turn`` speaks, and holds neither black queen."""
    return Auction(
        dealer=3,
        hands=(0, 0, 0, 0),
        colour=NO_SUIT,
        pool=0,
        turn=turn,
        older=older,
        younger=1,
        level=level,
        asked=asked,
        joined=2,
    )


def reason(game: Rules[Auction | Plan | Play], state: Auction | Plan, word: str) -> str:
    """Name the clause that refuses a word of the player whose turn it is; empty if none does."""
    try:
        game.apply(state, f"{state.turn} {word}")
    except IllegalAction as refusal:
        return refusal.clause
    return ""


@always("GS-THM-EDGE-1")
def nobody_has_what_is_not_there(suit_of_no_card: Annotated[int, Range(NO_SUIT, NO_SUIT)]) -> bool:
    """Where nobody has the club queen nobody plays a spadille game, and every card has a suit."""
    return holder_of_spadille((0, 0, 0, 0)) == NOBODY and cards_of_suit(suit_of_no_card, NO_SUIT) == 0


@always("GS-THM-EDGE-2")
def every_game_in_colour_as_printed(level: GameOrNone, calls: Calls) -> bool:
    """As printed no game in suit overtakes one in colour, and there is no other limit."""
    left = every_bid_in_colour_is_higher(bidding(level), calls)
    return left == (calls & ~IN_SUIT if IN_COLOUR >> level & 1 else calls)


@always("GS-THM-EDGE-3")
def forcee_opens(turn: Seat) -> bool:
    """Whoever opens with a forcée stands for a solo, and has nobody against him yet."""
    opened = forcee_forbids_frogs(bidding(0, older=NOBODY, turn=turn), FORCEE)
    return opened == bidding(SOLO, older=turn, turn=turn)._replace(younger=NOBODY)


@always("GS-THM-EDGE-4")
def pool_goes_with_a_gain(game: Game, gain: Annotated[int, Range(-96, 96)]) -> bool:
    """The pool is taken with any gain in a solo in colour or all, and with no other result."""
    return takes_the_pool(game, gain) == (gain > 0 and game in (4, 5, 6))


@always("GS-THM-EDGE-5")
def first_reason_against_a_bid(level: Annotated[int, Range(SOLO, SOLO_COLOUR)]) -> bool:
    """Against a bid it is said first that its player was asked, then that it is too low, then that no colour is set."""
    return (
        reason(NO_COLOUR, bidding(level, asked=True, older=1, turn=1), "bid:frog") == "GS-RUL-13b"
        and reason(NO_COLOUR, bidding(level), "bid:frog-colour") == "GS-BID-1"
        and reason(NO_COLOUR, bidding(level), "bid:all-colour") == "GS-RUL-15"
    )


@always("GS-THM-EDGE-6")
def first_reason_against_a_game() -> bool:
    """Against a game it is said first that it is too low, then that no colour is set, then what its player may not."""
    queens = plan(cards(BOTH_QUEENS), colour=NO_SUIT)
    spadille = queens._replace(spadille=True)
    return (
        reason(NO_COLOUR, plan(0, colour=NO_SUIT, level=SOLO), "declare:frog-colour") == "GS-RUL-14"
        and reason(NO_COLOUR, queens, "declare:frog-colour") == "GS-RUL-15"
        and reason(NO_COLOUR, spadille, "declare:solo-colour") == "GS-RUL-15"
        and reason(NO_COLOUR_NO_DUTY, spadille, "declare:solo-colour") == "GS-RUL-15"
        and reason(PRINTED, queens._replace(colour=CLUBS, level=FROG), "declare:frog") == "GS-FORC-2"
    )
