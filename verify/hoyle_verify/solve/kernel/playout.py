"""Random play: from a position to the end of the deal, many times over."""

from hoyle_verify.solve.kernel.bits import count, lowest
from hoyle_verify.solve.kernel.cards import beats
from hoyle_verify.solve.kernel.jit import kernel
from hoyle_verify.solve.kernel.layout import COUNTED, COUNTS_POINTS, HANDS, SEATS, TRUMP, WORTH
from hoyle_verify.solve.kernel.moves import legal

_WORD = 0xFFFFFFFF


@kernel("int64(int64)")
def _next(state: int) -> int:
    """Give the next number of a xorshift generator of 32 bits; never 0 unless ``state`` is."""
    state ^= state << 13 & _WORD
    state ^= state >> 17
    return state ^ state << 5 & _WORD


@kernel("int64(int64, int64)")
def _choose(cards: int, random: int) -> int:
    """Give one card of a set."""
    skip = random * count(cards) >> 32
    while skip > 0:
        cards &= cards - 1
        skip -= 1
    return lowest(cards)


@kernel("void(int64[::1], int64[::1], int64, int64, int64, int64, int64, int64, int64)")
def playouts(
    work: list[int],
    results: list[int],
    seed: int,
    place: int,
    leader: int,
    led: int,
    best: int,
    winner: int,
    pot: int,
) -> None:
    """Fill ``results`` with what the counted seats take if every legal card is as likely as any other.

    ``place`` cards lie on the table, led by ``leader``: ``best`` wins so far for ``winner``, and ``pot`` is what they
    count.  ``seed`` is a number from 1 below 2 to the 32nd.
    """
    seats, trump, counted = work[SEATS], work[TRUMP], work[COUNTED]
    hands0, hands1, hands2, hands3 = work[HANDS], work[HANDS + 1], work[HANDS + 2], work[HANDS + 3]
    random = seed
    for number in range(len(results)):
        at, first, suit, top, taker, worth, taken = place, leader, led, best, winner, pot, 0
        while True:
            if at == seats:
                if counted >> taker & 1:
                    taken += worth if work[COUNTS_POINTS] else 1
                first, at, worth = taker, 0, 0
            player = (first + at) % seats
            if work[HANDS + player] == 0:
                break
            random = _next(random)
            card = _choose(legal(work, player, at, suit), random)
            work[HANDS + player] ^= 1 << card
            worth += work[WORTH + card]
            if at == 0:
                suit = card >> 4
            if at == 0 or beats(card, top, trump):
                top, taker = card, player
            at += 1
        results[number] = taken
        work[HANDS], work[HANDS + 1], work[HANDS + 2], work[HANDS + 3] = hands0, hands1, hands2, hands3
