"""The oracle's cards of German Solo: their order under given trumps, and which may be called or played."""

from collections.abc import Mapping, Sequence

SUITS = "CDHS"
RANKS = "789TJQKA"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
BLACK_QUEENS = ["QC", "QS"]

FALLING = {"corrected": "AKQJT987", "literal": "AJQKT987"}
"""The ranks of a plain suit, the highest first; a black suit has no queen."""


def suit_of(card: str, trump: str | None) -> str:
    """Give the suit a card belongs to, ``trump`` for every trump; the black queens are always trumps."""
    return "trump" if card in BLACK_QUEENS or card[1] == trump else card[1]


def trumps_in_order(trump: str, rules: Mapping[str, str]) -> list[str]:
    """Give all trumps, the highest first: nine if a black suit is trumps, ten if a red one is."""
    others = [rank + trump for rank in FALLING[rules["gs.rank"]] if rank != "7"]
    return ["QC", "7" + trump, "QS"] + [card for card in others if card not in BLACK_QUEENS]


def best_place(table: Sequence[str], trump: str, rules: Mapping[str, str], cover: str | None = None) -> int:
    """Tell which of the cards on the table, counted from 0, wins the trick; a cover never does, nor tells the suit."""
    order = trumps_in_order(trump, rules)
    able = [card for card in table if card != cover]
    trumps = [card for card in able if card in order]
    if trumps:
        return table.index(min(trumps, key=order.index))
    of_suit_led = [card for card in able if suit_of(card, trump) == suit_of(able[0], trump)]
    return table.index(min(of_suit_led, key=lambda card: FALLING[rules["gs.rank"]].index(card[0])))


def is_void(hand: Sequence[str], suit: str, trump: str | None) -> bool:
    """Tell whether a hand has no card of a suit; the black queens count as trumps, if the suit is trumps."""
    return all(suit_of(card, trump) != suit_of("A" + suit, trump) for card in hand)


def callable_cards(hand: Sequence[str], trump: str | None, rules: Mapping[str, str]) -> list[str]:
    """Give the aces that may be called, or where there are none the kings, all lacked; trumps may be unknown yet."""
    aces = []
    for suit in SUITS:
        if "A" + suit in hand:
            continue
        if rules["gs.callable"] == "no_trump_ace" and suit == trump:
            continue
        if rules["gs.var1"] == "on" and is_void(hand, suit, trump):
            continue
        aces.append("A" + suit)
    return aces or ["K" + suit for suit in SUITS if "K" + suit not in hand]


def playable(hand: Sequence[str], table: Sequence[str], trump: str) -> list[str]:
    """Give the cards of a hand that may be added to those on the table: of the suit led, else any."""
    if not table:
        return list(hand)
    return [card for card in hand if suit_of(card, trump) == suit_of(table[0], trump)] or list(hand)


def playable_with_cover(hand: Sequence[str], table: Sequence[str], trump: str, cover: str, wanted: str) -> list[str]:
    """Do the same for a hand of which a card lies face down until somebody else leads the wanted suit.

    To that lead it has to be played, and before it only if it is the last card left.
    """
    if table and suit_of(table[0], trump) == wanted:
        return [cover]
    return playable([card for card in hand if card != cover] or [cover], table, trump)
