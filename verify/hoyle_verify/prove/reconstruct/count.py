"""How many deals keep to bounds on hands: an exact count that deals whole classes of like cards at a time."""

from collections.abc import Iterator
from functools import cache
from math import comb

from hoyle.cards import PACK_52, cards_of
from hoyle_verify.prove.reconstruct.bounds import Bound, Bounds

SIZE = 13
Rooms = tuple[int, int, int, int]
"""How many cards each seat can still take."""
_Class = tuple[int, int, tuple[bool, ...]]
"""How many cards, the seats they may go to as bits, and for each bound whether they count for it."""


def count(bounds: Bounds) -> int:
    """Count the ways to deal the pack, thirteen cards to each of four seats, within the bounds."""
    settled = _settle(bounds)
    if settled is None:
        return 0
    may, left = settled
    classes = _classes(may, left)
    last = tuple(max(index for index, (_, _, counts) in enumerate(classes) if counts[at]) for at in range(len(left)))

    @cache
    def ways(index: int, rooms: Rooms, tally: tuple[int, ...]) -> int:
        if index == len(classes):
            return 1
        number, seats, counts = classes[index]
        total = 0
        for shares, arrangements in _splits(number, seats, rooms):
            after = list(tally)
            for at, bound in enumerate(left):
                after[at] += shares[bound.seat] * counts[at]
                if after[at] > bound.high or (last[at] == index and after[at] < bound.low):
                    break
                if last[at] == index:
                    after[at] = 0
            else:
                rest = (rooms[0] - shares[0], rooms[1] - shares[1], rooms[2] - shares[2], rooms[3] - shares[3])
                total += arrangements * ways(index + 1, rest, tuple(after))
        return total

    return ways(0, (SIZE,) * 4, (0,) * len(left))


def _settle(bounds: Bounds) -> tuple[list[int], Bounds] | None:
    """Give the cards each seat may hold and the bounds still open, or None when some bound cannot be met."""
    may = [PACK_52] * 4
    changed = True
    while changed:
        changed = False
        for bound in bounds:
            here = bound.cards & may[bound.seat]
            sure = here & ~_elsewhere(may, bound.seat)
            if here.bit_count() < bound.low or sure.bit_count() > bound.high:
                return None
            if here != sure and sure.bit_count() == bound.high:
                may[bound.seat] &= ~(here & ~sure)
                changed = True
            elif here != sure and here.bit_count() == bound.low:
                may = [cards if seat == bound.seat else cards & ~here for seat, cards in enumerate(may)]
                changed = True
    return may, tuple(bound for bound in bounds if _is_open(bound, may))


def _is_open(bound: Bound, may: list[int]) -> bool:
    """Tell whether some dealing of the cards to seats that may hold them breaks the bound."""
    here = bound.cards & may[bound.seat]
    return here.bit_count() > bound.high or (here & ~_elsewhere(may, bound.seat)).bit_count() < bound.low


def _elsewhere(may: list[int], but: int) -> int:
    """Give the cards that some other seat may hold."""
    cards = 0
    for seat, held in enumerate(may):
        cards |= held if seat != but else 0
    return cards


def _classes(may: list[int], bounds: Bounds) -> list[_Class]:
    numbers: dict[tuple[int, tuple[bool, ...]], int] = {}
    for card in cards_of(PACK_52):
        seats = sum(1 << seat for seat, cards in enumerate(may) if cards >> card & 1)
        key = seats, tuple(bool(bound.cards >> card & 1) for bound in bounds)
        numbers[key] = numbers.get(key, 0) + 1
    return [(number, seats, counts) for (seats, counts), number in sorted(numbers.items())]


def _splits(number: int, seats: int, rooms: Rooms) -> Iterator[tuple[Rooms, int]]:
    """Give every way to share ``number`` like cards among the seats, with the arrangements of each."""
    tops = [min(room, number) if seats >> seat & 1 else 0 for seat, room in enumerate(rooms)]
    for first in range(tops[0] + 1):
        for second in range(min(tops[1], number - first) + 1):
            for third in range(min(tops[2], number - first - second) + 1):
                fourth = number - first - second - third
                if fourth <= tops[3]:
                    arrangements = (
                        comb(number, first) * comb(number - first, second) * comb(number - first - second, third)
                    )
                    yield (first, second, third, fourth), arrangements
