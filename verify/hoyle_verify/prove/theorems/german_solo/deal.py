"""Dealing German Solo, and its colour."""

from typing import Annotated, Any

from hoyle.cards import CLUBS, NO_SUIT, Suit
from hoyle.domains import Range
from hoyle.game import Game
from hoyle.german_solo.deal import (
    clubs_are_the_colour,
    colour_of_deal,
    colour_stays,
    cut_stands,
    first_receiver,
    first_won_game_sets_colour,
    makes_dealer,
    may_play,
    next_dealer,
    pack,
    packet_size,
    there_is_no_colour_at_first,
)
from hoyle.german_solo.pack import PackCard
from hoyle.seats import Seat
from hoyle_verify.prove.theorem import always, ambiguity, gap, not_shown
from hoyle_verify.prove.theorems.german_solo.table import PRINTED, SPADILLE_ALONE, deal, everywhere, german_solo
from hoyle_verify.prove.witness import Witness, played

Truth = Annotated[int, Range(0, 1)]


@always("GS-THM-DEAL-1")
def whole_pack_is_dealt(dealer: Seat) -> bool:
    """Four hands of eight cards, in packets of three, two and three from the dealer's left, make up the pack."""
    sizes = [packet_size(number) for number in range(12)]
    return (
        sizes == [3] * 4 + [2] * 4 + [3] * 4
        and pack().bit_count() == 32
        and [may_play(players) for players in (3, 4, 5)] == [False, True, False]
        and first_receiver(dealer) == next_dealer(dealer) == (dealer + 1) % 4
    )


@always("GS-THM-DEAL-2")
def packets_of_a_cut(lifted: Annotated[int, Range(0, 32)]) -> bool:
    """A cut of five to twenty-seven cards stands."""
    return cut_stands(lifted) == (lifted in range(5, 28))


@ambiguity(
    "GS-THM-DEAL-3", defect="GS-DEF-30", readings=(0, 1), exactly=lambda card, _first, _before: card >> 4 == CLUBS
)
def who_deals_first(reading: int, card: PackCard, first: Seat, before: Annotated[int, Range(0, 24)]) -> object:
    """Whether the first card of the draw goes to whoever deals it or to the next moves the first club by a seat."""
    return (first + before + reading) % 4 if makes_dealer(card) else None


@gap(
    "GS-THM-DEAL-4",
    defect="GS-DEF-16",
    exactly=everywhere,
    ruled=lambda dealer: (dealer + 1) % 4,
)
def which_way_round(dealer: Seat) -> object:
    """Which way the deal goes round the document does not say."""
    return next_dealer(dealer)


@always("GS-THM-DEAL-5")
def clubs_unless_agreed(agreed: Suit) -> bool:
    """The colour is the suit agreed on, or else clubs."""
    colour = colour_of_deal(agreed, clubs_are_the_colour())
    without = colour_of_deal(agreed, there_is_no_colour_at_first())
    return colour == (CLUBS if agreed == NO_SUIT else agreed) and without == agreed


def _frog_is_asked(dealer: int) -> tuple[dict[str, Any], str]:
    """Give a deal and the first word of its auction."""
    return deal(SPADILLE_ALONE, dealer), f"{(dealer + 1) % 4} bid:frog"


def _as_far_as_that(game: Game[Any], dealer: int) -> Witness:
    setup, word = _frog_is_asked(dealer)
    return played(game, setup, (word,))


@ambiguity(
    "GS-THM-DEAL-6",
    defect="GS-DEF-15",
    readings=(PRINTED, german_solo(colour="first_won")),
    exactly=everywhere,
    witness=_as_far_as_that,
)
def bids_before_there_is_a_colour(game: Game[Any], dealer: Seat) -> object:
    """Whether there is a colour from the start matters as soon as a frog has been asked for."""
    setup, word = _frog_is_asked(dealer)
    state = game.apply(game.start(setup), word)
    return [action.token for action in game.legal(state)]


@ambiguity(
    "GS-THM-DEAL-7",
    defect="GS-DEF-25",
    readings=("any frog", "declared"),
    exactly=lambda _trump, made, spadille: made == spadille == 1,
)
def colour_by_a_spadille_game(reading: str, trump: Annotated[int, Range(0, 3)], made: Truth, spadille: Truth) -> object:
    """Whether a won spadille game sets the colour matters if it is the first game that is won."""
    counts = made == 1 and (reading == "any frog" or spadille == 0)
    return first_won_game_sets_colour(NO_SUIT, trump, bool(counts))


@gap(
    "GS-THM-DEAL-8",
    defect="GS-DEF-26",
    exactly=everywhere,
    ruled=lambda colour, _trump, _made: colour,
)
def for_how_long(colour: Suit, trump: Annotated[int, Range(0, 3)], made: Truth) -> object:
    """For how long the colour is agreed on the document does not say."""
    return colour_stays(colour, trump, made == 1)


@always("GS-THM-DEAL-9")
def colour_once_set_stays(colour: Suit, trump: Annotated[int, Range(0, 3)], made: Truth) -> bool:
    """Where the first game that is won sets the colour, no later game changes it."""
    after = first_won_game_sets_colour(colour, trump, made == 1)
    return (
        after == (trump if made and colour == NO_SUIT else colour) and colour_stays(colour, trump, made == 1) == colour
    )


not_shown("GS-DEF-24", "A wrong name of the game and misspelt German words: no rule depends on them.")
