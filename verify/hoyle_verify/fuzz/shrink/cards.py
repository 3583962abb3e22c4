"""Passes that put the cards into order, as far as the difference allows."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from hoyle.cards import parse_card
from hoyle_verify.fuzz.case import Case
from hoyle_verify.fuzz.reference import Played
from hoyle_verify.fuzz.shrink.layout import all_actions, card_of, seat_of, with_cards, with_hands


def canonical_deals(played: Played) -> Iterator[Case]:
    """Deal the whole pack in order, or all cards but those that are played."""
    case = played.case
    hands = case.setup.get("hands")
    if hands is None:
        return
    cards = sorted((card for hand in hands for card in hand), key=parse_card)
    yield with_hands(case, _dealt(cards, [[] for _ in hands], [len(hand) for hand in hands]))
    kept = [[card_of(action) for action in all_actions(case) if seat_of(action) == seat] for seat in range(len(hands))]
    kept = [[card for card in dict.fromkeys(own) if card in hand] for own, hand in zip(kept, hands, strict=True)]
    taken = {card for own in kept for card in own}
    rest = [card for card in cards if card not in taken]
    yield with_hands(case, _dealt(rest, kept, [len(hand) for hand in hands]))


def _dealt(cards: Sequence[str], kept: Sequence[Sequence[str]], sizes: Sequence[int]) -> list[list[str]]:
    """Deal cards in order to hands that hold some already."""
    left = iter(cards)
    return [[*own, *(next(left) for _ in range(size - len(own)))] for own, size in zip(kept, sizes, strict=True)]


def exchanged_cards(played: Played) -> Iterator[Case]:
    """Bring a card to its place in the order: by exchanging it with the one there, or by renaming both everywhere."""
    case = played.case
    hands = case.setup.get("hands")
    if hands is None:
        return
    lying = [card for hand in hands for card in sorted(hand, key=parse_card)]
    for here, wanted in zip(lying, sorted(lying, key=parse_card), strict=True):
        if here != wanted:
            names = {here: wanted, wanted: here}
            yield with_hands(case, [[names.get(card, card) for card in hand] for hand in hands])
            yield with_cards(case, partial(_renamed, names))


def _renamed(names: Mapping[str, str], card: str) -> str:
    return names.get(card, card)
