"""Hands written on a command line: clockwise from seat 0, suits S.H.D.C."""

from typing import Final

from hoyle.cards import RANKS
from hoyle.errors import HoyleError

_SUITS: Final = (3, 2, 1, 0)
_EXAMPLE: Final = '"QJ.J7.KQJT.97 T987.98.987.8 AK.AKQT.A.QJT"'


class BadHands(HoyleError):
    """Hands that cannot be read, with every reason."""

    def __init__(self, reasons: list[str]) -> None:
        self.reasons: Final = tuple(reasons)
        lines = "\n".join(f"  {reason}" for reason in reasons)
        super().__init__(f"the hands cannot be read; write them as {_EXAMPLE}:\n{lines}")


def parse_hands(text: str) -> tuple[int, ...]:
    """Read three or four hands; BadHands with every reason if they cannot be read.

    Each hand has its spades, hearts, diamonds and clubs, with dots between them and nothing for a suit that is absent.

    >>> [hand.bit_count() for hand in parse_hands("AK... .AK.. ..AK.")]
    [2, 2, 2]
    """
    hands, reasons = [], []
    for seat, written in enumerate(text.split()):
        suits = written.split(".")
        if len(suits) != len(_SUITS):
            reasons.append(f"seat {seat}: {written!r} has {len(suits)} suits, not four")
            continue
        hand = 0
        for suit, ranks in zip(_SUITS, suits, strict=True):
            for rank in ranks:
                card = 1 << (suit << 4 | RANKS.find(rank)) if rank in RANKS else 0
                if not card:
                    reasons.append(f"seat {seat}: {rank!r} is no rank; the ranks are {RANKS}")
                elif hand & card:
                    reasons.append(f"seat {seat}: {rank} stands twice in {ranks!r}")
                hand |= card
        hands.append(hand)
    if reasons:
        raise BadHands(reasons)
    return tuple(hands)
