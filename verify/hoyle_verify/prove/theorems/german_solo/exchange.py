"""Calling a partner, and the variants of it."""

from typing import Annotated, Any

from hoyle.cards import CLUBS, NO_SUIT, cards_of, format_card, format_suit, parse_card
from hoyle.domains import Range
from hoyle.game import Game
from hoyle.german_solo.exchange import (
    call_an_ace_not_held,
    frog_needs_a_card_to_call,
    holder_becomes_partner,
    without_an_ace_call_a_king,
)
from hoyle.german_solo.pack import ALL_GAMES, CALLED, FROG
from hoyle.german_solo.play import card_is_laid, partner_comes_to_light
from hoyle_verify.prove.theorem import always, ambiguity, assume, gap
from hoyle_verify.prove.theorems.german_solo.table import PRINTED, cards, deal, ended, german_solo, plan
from hoyle_verify.prove.witness import Witness, played

PlainSuit = Annotated[int, Range(0, 3)]
FourSuits = Annotated[int, Range(0, 15)]
"""A set of suits, one bit for each."""


def of_suits(suits: int, rank: int) -> int:
    """Give the cards of a rank in some suits."""
    return sum(1 << (suit << 4 | rank) for suit in range(4) if suits >> suit & 1)


ACE, KING, NINE = 12, 11, 7
NO_TRUMP_ACE = german_solo(callable="no_trump_ace")


def callable_cards(game: Game[Any], hand: int, trump: int) -> int:
    """Give the cards that the Player of a frog may call."""
    return game.ruleset.narrow("call", plan(hand, game=FROG, trump=trump), CALLED.all)


@always("GS-THM-CALL-1")
def aces_and_then_kings(aces: FourSuits, kings: FourSuits, trump: PlainSuit) -> bool:
    """The Player calls any ace that he lacks, and a king that he lacks if he has all aces."""
    hand = of_suits(aces, ACE) | of_suits(kings, KING)
    expected = of_suits(15 & ~aces, ACE) or of_suits(15 & ~kings, KING)
    return callable_cards(PRINTED, hand, trump) == expected


@gap("GS-THM-CALL-2", defect="GS-DEF-09", exactly=lambda aces, _trump: aces == 15)
def holder_of_all_aces(aces: FourSuits, trump: PlainSuit) -> object:
    """What a Player calls who holds all four aces the document does not say."""
    state = plan(of_suits(aces, ACE), game=FROG, trump=trump)
    called = call_an_ace_not_held(state, CALLED.all)
    return called if called.bit_count() <= 4 else without_an_ace_call_a_king(state, called)


def _calling(game: Game[Any], held: int, trump: int, suits: int = 0b1111) -> Witness:
    """Give a frog whose Player has certain cards and otherwise low ones, of some suits only, and has to call a card."""
    low = [card for rank in range(5, 13) for card in range(rank, 64, 16) if suits >> (card >> 4) & 1]
    hand = [*cards_of(held), *(card for card in low if not held >> card & 1)][:8]
    bid = "frog-colour" if trump == CLUBS else "frog"
    contract = {"bid": bid, "by": 0, "trump": format_suit(trump)}
    return played(game, {**deal(" ".join(map(format_card, hand))), "contract": contract}, ())


@ambiguity(
    "GS-THM-CALL-3",
    defect="GS-DEF-09",
    readings=(PRINTED, NO_TRUMP_ACE),
    exactly=lambda aces, trump: not aces >> trump & 1,
    witness=lambda game, aces, trump: _calling(game, of_suits(aces, ACE), trump),
)
def ace_of_trumps(game: Game[Any], aces: FourSuits, trump: PlainSuit) -> object:
    """Whether the ace of trumps may be called matters to every Player who lacks it."""
    return callable_cards(game, of_suits(aces, ACE), trump)


@gap(
    "GS-THM-CALL-4",
    defect="GS-DEF-29",
    exactly=lambda aces, kings: aces == kings == 15,
    ruled=lambda aces, kings: 0b111_1000 if aces == kings == 15 else None,
)
def nothing_left_to_call(aces: FourSuits, kings: FourSuits) -> object:
    """What becomes of a frog whose Player holds all aces and all kings the document does not say."""
    hand = of_suits(aces, ACE) | of_suits(kings, KING)
    return frog_needs_a_card_to_call(plan(hand), ALL_GAMES) if aces == kings == 15 else None


@always("GS-THM-CALL-5")
def no_frog_without_a_partner(aces: FourSuits, kings: FourSuits) -> bool:
    """Under the ruling a frog can be declared unless all aces and kings are in one hand."""
    state = plan(of_suits(aces, ACE) | of_suits(kings, KING))
    left, by_custom = (game.ruleset.narrow("declare", state, ALL_GAMES) for game in (PRINTED, NO_TRUMP_ACE))
    frogs, in_suit, higher = 0b110, 0b010, ALL_GAMES & ~0b110
    can = aces & kings != 15
    return left == higher | frogs * can and by_custom & ~0b100 == higher | in_suit * can


@ambiguity(
    "GS-THM-CALL-6",
    defect="GS-DEF-10",
    readings=(PRINTED, german_solo(var1="on")),
    exactly=lambda suits, _trump: suits != 15,
    witness=lambda game, suits, trump: _calling(game, of_suits(suits, NINE), trump, suits),
)
def ace_of_a_suit_not_held(game: Game[Any], suits: FourSuits, trump: PlainSuit) -> object:
    """By the first variant as it is restored, a Player who is void in a suit cannot call its ace."""
    assume(suits != 0)
    return callable_cards(game, of_suits(suits, NINE), trump)


VARIANTS = (PRINTED, german_solo(var2="on"), german_solo(var2="called_suit"))


@ambiguity("GS-THM-CALL-7", defect="GS-DEF-27", readings=VARIANTS)
def when_the_card_face_down_is_played(game: Game[Any], led: PlainSuit, trump: PlainSuit) -> object:
    """Whether the card face down waits for a lead of trumps or of the called suit matters when the two differ."""
    laid = parse_card("9S")
    state = ended(1, (0, 0, 0, 0))._replace(
        hands=(cards("9S 8S 7S"), 0, 0, 0), called=CLUBS << 4 | ACE, laid=laid, led=led, trump=trump, over=False
    )
    return game.ruleset.narrow("play", state, cards("9S 8S 7S"))


@always("GS-THM-CALL-8")
def holder_is_the_partner(called: PlainSuit, holder: Annotated[int, Range(1, 3)]) -> bool:
    """Whoever holds the called ace is the Player's partner."""
    hands = tuple(1 << (called << 4 | ACE) if seat == holder else 0 for seat in range(4))
    after = holder_becomes_partner(plan(0)._replace(hands=hands), called << 4 | ACE)
    return after.partner == holder and after.called == called << 4 | ACE and not after.revealed


@ambiguity(
    "GS-THM-CALL-9",
    defect="GS-DEF-11",
    readings=("played", "led"),
    exactly=lambda called, led: called == 1 and led != NO_SUIT,
)
def when_the_partner_is_known(
    reading: str, called: Annotated[int, Range(0, 1)], led: Annotated[int, Range(0, 4)]
) -> object:
    """Whether the partner is known when the ace is played or only when it is led matters if he plays it to a trick."""
    assume(led in (CLUBS, NO_SUIT))
    ace = CLUBS << 4 | ACE
    state = ended(1, (0, 0, 0, 0))._replace(
        hands=(0, 0, 1 << ace, 0), turn=2, called=ace if called else ace + 16, led=led, revealed=False, over=False
    )
    if reading == "led" and led != NO_SUIT:
        return False
    return partner_comes_to_light(card_is_laid(state, ace), ace).revealed
