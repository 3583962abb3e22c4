"""The two pairs of a game of partners: those at even and those at odd places among the players who hold cards."""

from collections.abc import Sequence

from hoyle_book.words import _


def pairs(hands: Sequence[Sequence[str]], names: Sequence[str]) -> list[str]:
    """Name both pairs; whoever rests has an empty hand."""
    playing = [name for name, hand in zip(names, hands, strict=True) if hand]
    both = _("{one} and {other}")
    return [both.format(one=playing[side], other=playing[side + 2]) for side in range(2)]


def pair_of(side: str, hands: Sequence[Sequence[str]], names: Sequence[str]) -> str:
    """Name the pair of a side, ``even`` or ``odd``."""
    return pairs(hands, names)[("even", "odd").index(side)]


def pair_sums(by_seat: Sequence[int], hands: Sequence[Sequence[str]]) -> list[int]:
    """Add up what the players of each pair have."""
    playing = [number for number, hand in zip(by_seat, hands, strict=True) if hand]
    return [sum(playing[side::2]) for side in range(2)]
