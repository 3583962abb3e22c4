"""The remarks of the document about its open misère, paragraphs P34 to P52, as data.

Both lines of play start from the same deal.  Passages that judge instead of telling are listed too, with the reason
why the search leaves them aside.
"""

from typing import Final

from hoyle.cards import CLUBS, DIAMONDS, HEARTS, NO_CARD, SPADES, SUIT_CARDS, parse_card, parse_hand, show_card
from hoyle_verify.prove.reconstruct.facts import (
    ALEXEI,
    KIRILL,
    NAMES,
    ROMAN,
    UNSAID,
    VLAD,
    Dealt,
    Fact,
    Keeper,
    Remark,
    Spent,
    Trick,
    shown_voids,
)

_ABOVE_JACKS: Final = parse_hand("S:AKQ H:AKQ D:AKQ C:AKQ")
_ACES: Final = parse_hand("S:A H:A D:A C:A")


def _trick(line: int, number: int, leader: int, cards: str, winner: int, at: str, *says: Fact) -> Remark:
    """Make the remark of one trick; ``cards`` go clockwise from the leader, ``?`` where none is named."""
    trick = Trick(
        line, number, leader, tuple(NO_CARD if card == "?" else parse_card(card) for card in cards.split()), winner
    )
    plays = ", ".join(f"{NAMES[seat]} {show_card(card)}" for seat, card in trick.plays())
    end = "the winner is not named" if winner == UNSAID else f"{NAMES[winner]} wins"
    return Remark(f"line-{line}-trick-{number}", at, f"{plays}; {end}.", (trick, *says), shown_voids(trick))


def _void(seat: int, suit: int, name: str) -> Remark:
    text = f"{NAMES[seat]} was dealt no {name}."
    return Remark(f"void-{NAMES[seat].lower()}", "000:P34", text, (Dealt(seat, SUIT_CARDS[suit], 0, 0),))


def _exactly(seat: int, hand: str) -> Dealt:
    cards = parse_hand(hand)
    return Dealt(seat, cards, cards.bit_count(), cards.bit_count())


USED: Final = (
    Remark("turn-up", "000:P34", "Kirill deals and turns up 2♥, his own last card.", (_exactly(KIRILL, "H:2"),)),
    _void(KIRILL, DIAMONDS, "diamonds"),
    _void(ALEXEI, SPADES, "spades"),
    _void(ROMAN, CLUBS, "clubs"),
    Remark(
        "void-nobody-else",
        "000:P34",
        "Three players lack a suit, so Vlad has cards of every suit.",
        shows=tuple(Dealt(VLAD, SUIT_CARDS[suit], 1, 13) for suit in range(4)),
    ),
    Remark("six-hearts", "000:P36", "Alexei holds six hearts.", (Dealt(ALEXEI, SUIT_CARDS[HEARTS], 6, 6),)),
    _trick(1, 1, ALEXEI, "TD 7D JD KC", ROMAN, "000:P38", Spent(KIRILL, SUIT_CARDS[DIAMONDS], 1, 1)),
    Remark("highest-card", "000:P38", "K♣ is the highest card Kirill holds.", (Spent(KIRILL, _ACES, 1, 1),)),
    _trick(1, 2, ROMAN, "8H 2H 9H 7H", ALEXEI, "000:P39"),
    Remark(
        "lowest-heart",
        "000:P39",
        "9♥ is the lowest heart Alexei holds.",
        (Spent(ALEXEI, parse_hand("H:8765432"), 1, 2),),
    ),
    _trick(1, 3, ALEXEI, "9D 6D 8D JC", ALEXEI, "000:P40", Spent(KIRILL, SUIT_CARDS[DIAMONDS], 1, 3)),
    Remark(
        "two-highest",
        "000:P40",
        "Kirill's discards on tricks 1 and 3 were his two highest cards.",
        (Spent(KIRILL, _ABOVE_JACKS, 1, 3),),
    ),
    _trick(1, 4, ALEXEI, "AH 5H 6H 7S", ALEXEI, "000:P41", Spent(KIRILL, SUIT_CARDS[HEARTS], 1, 4)),
    Remark(
        "highest-spade",
        "000:P41",
        "7♠ is the highest spade Kirill holds.",
        (Spent(KIRILL, parse_hand("S:AKQJT98"), 1, 4),),
    ),
    _trick(1, 5, ALEXEI, "KH 4H AS 6S", ALEXEI, "000:P42", Spent(ROMAN, SUIT_CARDS[HEARTS], 1, 5)),
    _trick(1, 6, ALEXEI, "QH 3H KS 5S", ALEXEI, "000:P43"),
    _trick(1, 7, ALEXEI, "JH 8C QS 4S", UNSAID, "000:P44", Spent(VLAD, SUIT_CARDS[HEARTS], 1, 7)),
    Remark(
        "kirill-left",
        "000:P45",
        "After seven tricks of line 1 Kirill is left with 3♠ and 10 9 6 4 2 of clubs.",
        (_exactly(KIRILL, "S:3 C:T9642"),),
    ),
    Remark(
        "clubs-with-one",
        "000:P45",
        "Then only one opponent holds clubs, and 3♣ 5♣ 7♣ have not been played.",
        (Keeper(SUIT_CARDS[CLUBS], parse_hand("C:753"), 1, 7),),
    ),
    _trick(2, 1, ALEXEI, "TD 7D JD KC", ROMAN, "000:P46", Spent(KIRILL, SUIT_CARDS[DIAMONDS], 2, 1)),
    Remark(
        "highest-club", "000:P46", "K♣ is the highest club Kirill holds.", (Spent(KIRILL, parse_hand("C:A"), 2, 1),)
    ),
    _trick(2, 2, ROMAN, "QD JC 9D 6D", ROMAN, "000:P47"),
    _trick(2, 3, ROMAN, "3D TC AH 4D", VLAD, "000:P48", Spent(ALEXEI, SUIT_CARDS[DIAMONDS], 2, 3)),
    _trick(2, 4, VLAD, "8C AS 6C AC", ALEXEI, "000:P49"),
    _trick(
        2,
        5,
        ALEXEI,
        "7C ? ? 4C",
        ALEXEI,
        "000:P50",
        Spent(VLAD, SUIT_CARDS[CLUBS], 2, 5),
        Spent(ROMAN, SUIT_CARDS[CLUBS], 2, 5),
    ),
    _trick(
        2,
        6,
        ALEXEI,
        "5C ? ? 2C",
        ALEXEI,
        "000:P51",
        Spent(VLAD, SUIT_CARDS[CLUBS], 2, 6),
        Spent(ROMAN, SUIT_CARDS[CLUBS], 2, 6),
    ),
    Remark(
        "only-the-two",
        "000:P51",
        "Under 5♣ Kirill must play 2♣: he has no other club so low.",
        (Spent(KIRILL, parse_hand("C:43"), 2, 6),),
    ),
    _trick(2, 7, ALEXEI, "3C ? ? 9C", KIRILL, "000:P52"),
)
"""Every remark that the search takes into account, in the order of the document."""

UNUSED: Final = (
    Remark(
        "alexei-five",
        "000:P36",
        "Alexei would easily take the five tricks of a solo.",
        unused="A judgement.  It holds in every deal that is left: his hearts are the six highest.",
    ),
    Remark(
        "vlad-misere",
        "000:P37",
        "Vlad looks at his cards and bids misère.",
        unused="A decision, which no hand compels or forbids.",
    ),
    Remark(
        "roman-nine",
        "000:P37",
        "Roman may well take nine tricks with diamonds as trumps.",
        unused="A judgement without a measure: it favours high diamonds with Roman and excludes no deal.",
    ),
    Remark(
        "kirill-calm",
        "000:P40",
        "Kirill need not worry after trick 3 of line 1.",
        unused="A judgement about the play, and not about the deal.",
    ),
    Remark(
        "clubs-all-higher",
        "000:P45",
        "The clubs of the opponent are all higher than Kirill's.",
        unused="False: 3♣ 5♣ 7♣ are lower than 10♣ and 9♣.  Only in pairs is it true: 3 above 2, 5 above 4, and so on.",
    ),
    Remark(
        "six-forced",
        "000:P49",
        "In trick 4 of line 2 Kirill has to play 6♣.",
        unused="False: 2♣ and 4♣ were in his hand as well.",
    ),
    Remark(
        "alexei-highest-club",
        "000:P49",
        "A♣ is the highest club Alexei holds.",
        unused="True of whoever holds an ace.",
    ),
)
"""Passages that the search leaves aside, each with the reason."""

TRICKS: Final = tuple(fact for remark in USED for fact in remark.says if isinstance(fact, Trick))
"""The fourteen tricks of both lines, in the order of the document."""
