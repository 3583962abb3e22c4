"""Tricks that a side is sure of without a search: winners that can be cashed at once, and the highest trumps.

Both functions give -1 if there are fewer than asked for, or else the places that the answer depends on.
"""

from hoyle_verify.solve.kernel.bits import count, highest
from hoyle_verify.solve.kernel.cards import lane
from hoyle_verify.solve.kernel.jit import kernel
from hoyle_verify.solve.kernel.layout import DUTY, HANDS, RANKS, SEATS, TRUMP


@kernel("int64(int64, int64)")
def _run(own: int, everybody: int) -> int:
    """Count the highest cards of a suit that are all in one hand."""
    gap = highest(everybody & ~own)
    return count(own >> (gap + 1))


@kernel("int64(int64, int64)")
def _from_top(cards: int, number: int) -> int:
    """Give the places from the ``number``th highest card of a suit up."""
    place = 13
    while number > 0:
        place = highest(cards)
        cards ^= 1 << place
        number -= 1
    return RANKS >> place << place


@kernel("int64(int64[::1], int64, int64)")
def _longest_other(work: list[int], suit: int, player: int) -> int:
    """Give the length of a suit in the hand, other than the player's, that has most of it."""
    longest = 0
    for seat in range(work[SEATS]):
        if seat != player:
            longest = max(longest, count(lane(work[HANDS + seat], suit)))
    return longest


@kernel("int64(int64[::1], int64, int64, int64, int64)")
def _rounds(work: list[int], suit: int, player: int, side: int, drawn: int) -> int:
    """Say how often a suit can be led before somebody can ruff it, or of the own side would have to.

    ``drawn`` rounds of trumps have been led before.
    """
    trump, duty = work[TRUMP], work[DUTY]
    rounds = 13
    if trump > 3 or suit == trump:
        return rounds
    for seat in range(work[SEATS]):
        hand = work[HANDS + seat]
        if seat != player and count(lane(hand, trump)) > drawn:
            ours = side >> seat & 1
            if not ours and duty == 2:
                rounds = 0
            elif not ours or duty:
                rounds = min(rounds, count(lane(hand, suit)))
    return rounds


@kernel("int64(int64[::1], int64, int64, int64, int64, int64, int64, int64)")
def _winners(work: list[int], cards: int, suit: int, player: int, side: int, drawn: int, led: int, want: int) -> int:
    """Count, up to ``want``, the tricks that a player can cash in a suit of which the top ``led`` cards are gone.

    These were his partner's.  The places that the tricks depend on come with them, shifted by four.
    """
    own, everybody = lane(work[HANDS + player], suit), lane(cards, suit)
    left = everybody
    for _ in range(led):
        left ^= 1 << highest(left)
    mine = count(own) - led
    run = min(count(own >> (highest(left & ~own) + 1)), mine)
    if run <= 0:
        return 0
    long = mine if run >= _longest_other(work, suit, player) - led else run
    tricks = min(long, _rounds(work, suit, player, side, drawn) - led, want)
    if tricks <= 0:
        return 0
    return _from_top(everybody, led + min(run, tricks)) << 4 | tricks


@kernel("int64(int64[::1], int64, int64, int64, int64, int64, int64, int64)")
def _with_partner(
    work: list[int], cards: int, leader: int, partner: int, side: int, drawn: int, cashed: int, want: int
) -> int:
    """Say whether the partner can cash ``want`` tricks once the leader has crossed over to him.

    ``cashed`` holds, four bits for each suit, how many tricks the leader took before.
    """
    trump = work[TRUMP]
    entry, total, places, drawing = 0, 0, 0, drawn
    for number in range(5):
        # Trumps come first; a suit after them is then out of reach of those who had too few.
        suit = trump if number == 0 else number - 1
        if suit > 3 or (number > 0 and suit == trump) or lane(work[HANDS + partner], suit) == 0:
            continue
        led = cashed >> 4 * suit & 15
        found = _winners(work, cards, suit, partner, side, drawing, led, max(want - total, 1))
        if number == 0:
            drawing += found & 15
        crosses = found != 0 and count(lane(work[HANDS + leader], suit)) > led
        if crosses and entry == 0 and _rounds(work, suit, partner, side, drawn) > led:
            entry = 1
        elif total >= want:
            continue
        total += found & 15
        places |= found >> 4 << (suit << 4)
    return places if entry and total >= want else -1


@kernel("int64(int64[::1], int64, int64, int64, int64)")
def can_cash(work: list[int], cards: int, leader: int, side: int, want: int) -> int:
    """Say whether the side of the leader can take ``want`` tricks at once, with his winners and those of one partner.

    He cashes his own, trumps first, and then crosses over in a suit of which the partner has the highest card that is
    left; the partner keeps what wins as he throws off.
    """
    trump = work[TRUMP]
    total = 0
    drawn = 0
    cashed = 0
    places = 0
    if trump < 4:
        found = _winners(work, cards, trump, leader, side, drawn, cashed, want)
        drawn = found & 15
        total = drawn
        cashed = drawn << 4 * trump
        places = found >> 4 << (trump << 4)
    for suit in range(4):
        if suit != trump and total < want:
            found = _winners(work, cards, suit, leader, side, drawn, total & 0, want - total)
            total += found & 15
            cashed |= (found & 15) << 4 * suit
            places |= found >> 4 << (suit << 4)
    if total >= want:
        return places
    for partner in range(work[SEATS]):
        if partner != leader and side >> partner & 1:
            found = _with_partner(work, cards, leader, partner, side, drawn, cashed, want - total)
            if found >= 0:
                return places | found
    return -1


@kernel("int64(int64[::1], int64, int64, int64, int64)")
def can_take_over(work: list[int], cards: int, card: int, side: int, want: int) -> int:
    """Say whether a side can win a trick to which the other has led, with the highest card of the suit, and cash more.

    The trick is one of the ``want`` tricks.  ``card`` was led; among ``cards`` and in its leader's hand it counts as if
    it were still there.
    """
    suit = card >> 4
    top = highest(lane(cards, suit))
    for seat in range(work[SEATS]):
        if side >> seat & 1 and lane(work[HANDS + seat], suit) >> top & 1:
            if _rounds(work, suit, seat, side, card & 0) < 1:
                return -1
            places = can_cash(work, cards, seat, side, want)
            return places | (RANKS >> top << top) << (suit << 4) if places >= 0 else -1
    return -1


@kernel("int64(int64[::1], int64, int64)")
def holds_trumps(work: list[int], side: int, want: int) -> int:
    """Say whether one hand of a side has ``want`` of the highest trumps, none of which the other side holds."""
    trump = work[TRUMP]
    if trump > 3:
        return -1
    hostile = 0
    for seat in range(work[SEATS]):
        if not side >> seat & 1:
            hostile |= lane(work[HANDS + seat], trump)
    gap = highest(hostile)
    for seat in range(work[SEATS]):
        if side >> seat & 1:
            own = lane(work[HANDS + seat], trump) >> (gap + 1)
            if count(own) >= want:
                return _from_top(own << (gap + 1), want) << (trump << 4)
    return -1
