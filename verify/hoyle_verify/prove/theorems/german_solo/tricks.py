"""Tricks of German Solo: the order as printed, a card laid face down, and who says whether to go on."""

from typing import Annotated, Final

from hoyle.cards import CLUBS, HEARTS, NO_CARD, parse_card
from hoyle.domains import OneOf, Range
from hoyle.german_solo.pack import CONTINUE, FROG, STOP, PackCard
from hoyle.german_solo.play import highest_card_as_printed_wins, highest_card_wins, next_leader_answers
from hoyle_verify.prove.theorem import always, assume
from hoyle_verify.prove.theorems.german_solo.table import ended

_PRINTED: Final = "789TKQJA"
_USUAL: Final = "789TJQKA"
_CLUBS: Final = tuple(parse_card(f"{rank}C") for rank in "789TJKA")
Club = Annotated[int, OneOf(_CLUBS)]


@always("GS-THM-TRICK-1")
def highest_club_in_both_orders(one: Club, two: Club) -> bool:
    """With hearts as trumps and none played the higher club takes the trick, by the usual order or the printed one."""
    assume(one != two)
    trick = (one, two, parse_card("8D"), parse_card("7D"))
    state = ended(FROG, (0, 0, 0, 0))._replace(trick=trick, led=CLUBS, trump=HEARTS, over=False)
    for takes, upwards in ((highest_card_wins, _USUAL), (highest_card_as_printed_wins, _PRINTED)):
        first, second = (upwards.index("23456789TJQKA"[card & 15]) for card in (one, two))
        after = takes(state, two)
        if after.winner != (0 if first > second else 1) or sum(after.tricks) != 1:
            return False
    return True


@always("GS-THM-TRICK-2")
def card_laid_face_down_takes_nothing(laid: Club, other: Club) -> bool:
    """A card that lay face down does not take the trick to which it is played, however high it is."""
    assume(laid != other)
    trick = (other, laid, parse_card("8D"), parse_card("7D"))
    state = ended(FROG, (0, 0, 0, 0))._replace(trick=trick, led=CLUBS, trump=HEARTS, laid=laid, over=False)
    return highest_card_wins(state, laid).winner == 0


@always("GS-THM-TRICK-3")
def trick_waits_for_four_cards(card: PackCard) -> bool:
    """By the printed order, too, a trick belongs to nobody until the fourth card is played."""
    state = ended(FROG, (0, 0, 0, 0))._replace(trick=(card, NO_CARD, NO_CARD, NO_CARD), led=card >> 4, over=False)
    return highest_card_as_printed_wins(state, card) == state


@always("GS-THM-TRICK-4")
def leader_answers_for_his_side(word: Annotated[int, Range(STOP, CONTINUE)]) -> bool:
    """The next leader says whether his side goes on: play goes on, or it is over."""
    asked = ended(FROG, (3, 1, 1, 0))._replace(asked=True, over=False)
    return next_leader_answers(asked, word) == asked._replace(asked=False, on=word == CONTINUE, over=word == STOP)
