"""Whether a side can get so many of the units that are left: a search with a window of nothing.

Every answer comes with the set of places on which it depends: exchange who owns cards below them, with the lengths of
all suits as they are, and it is the same.  Such sets hold for each suit a place and all places above it.
"""

from hoyle_verify.solve.kernel.bits import count
from hoyle_verify.solve.kernel.cards import beats, left_over, upward
from hoyle_verify.solve.kernel.jit import kernel
from hoyle_verify.solve.kernel.layout import (
    ABORTED,
    COUNTED,
    COUNTS_POINTS,
    FRAME,
    FRAMES,
    HANDS,
    KILLERS,
    LANES,
    LOWEST,
    MOVES,
    NODE_LIMIT,
    NODES,
    OWNER_BITS,
    OWNERS,
    PAIR,
    PLAYED,
    RAISERS,
    RANKS,
    SEATS,
    TRUMP,
    WORTH,
)
from hoyle_verify.solve.kernel.moves import list_moves
from hoyle_verify.solve.kernel.quick import can_cash, can_take_over, holds_trumps
from hoyle_verify.solve.kernel.table import look_up, lower_owners, mask_of, shape_of, store, upper_owners


@kernel("int64(int64[::1], int64, int64, int64)")
def _places_of_trick(work: list[int], ply: int, best: int, seats: int) -> int:
    """Give the places on which the winner of a complete trick depends: none if no other card was of his suit."""
    same = 0
    for place in range(1, seats + 1):
        if work[FRAMES + (ply - place) * FRAME + PLAYED] >> 4 == best >> 4:
            same += 1
    return upward(best) if same > 1 else 0


@kernel("int64(int64[::1], int64, int64, int64, int64)")
def _sure(work: list[int], cards: int, leader: int, rest: int, need: int) -> int:
    """Give -1, or else the places that the answer depends on, shifted by one, and whether ``need`` can be reached."""
    counted = work[COUNTED]
    others = (1 << work[SEATS]) - 1 ^ counted
    if counted >> leader & 1:
        places = can_cash(work, cards, leader, counted, need)
        if places >= 0:
            return places << 1 | 1
        places = holds_trumps(work, others, rest - need + 1)
        return places << 1 if places >= 0 else -1
    places = can_cash(work, cards, leader, others, rest - need + 1)
    if places >= 0:
        return places << 1
    places = holds_trumps(work, counted, need)
    return places << 1 | 1 if places >= 0 else -1


@kernel("int64(int64[::1], int64, int64, int64, int64)")
def _taken_over(work: list[int], leader: int, card: int, rest: int, need: int) -> int:
    """Do as ``_sure`` does for the side against the leader, when he has led a card."""
    counted = work[COUNTED]
    theirs = 1 - (counted >> leader & 1)
    side = counted if theirs else (1 << work[SEATS]) - 1 ^ counted
    want = need if theirs else rest - need + 1
    work[HANDS + leader] |= 1 << card
    places = can_take_over(work, left_over(work), card, side, want)
    work[HANDS + leader] ^= 1 << card
    return places << 1 | theirs if places >= 0 else -1


@kernel("int64(int64[::1], int64[::1], int64, int64, int64)")
def _known(work: list[int], table: list[int], leader: int, rest: int, need: int) -> int:
    """Give the answer between two tricks if it is plain, in the table or sure, as ``_sure`` does."""
    if need <= 0:
        return 1
    if need > rest:
        return 0
    if work[NODES] > work[NODE_LIMIT]:
        work[ABORTED] = 1
        return 0
    cards = left_over(work)
    key = shape_of(work, cards, leader)
    known = look_up(table, key, lower_owners(work, cards), upper_owners(work, cards), need, cards)
    if known < 0 and work[COUNTED] == work[RAISERS] and not work[COUNTS_POINTS]:
        known = _sure(work, cards, leader, rest, need)
    return known


@kernel("void(int64[::1], int64[::1], int64, int64, int64, int64)")
def _keep(work: list[int], table: list[int], leader: int, need: int, places: int, answer: int) -> None:
    """Store an answer, and the places that it depends on, for the cards that are left."""
    cards = left_over(work)
    least, most = (need, 255) if answer else (0, need - 1)
    lower, lower_mask = lower_owners(work, cards), mask_of(cards, places)
    upper, upper_mask = upper_owners(work, cards), mask_of(cards >> 32, places >> 32)
    store(table, shape_of(work, cards, leader), lower, lower_mask, upper, upper_mask, least, most)


@kernel("int64(int64[::1], int64[::1], int64, int64, int64, int64, int64, int64, int64, int64, int64)")
def search(  # noqa: C901, PLR0912  # compiled functions cannot call each other in a circle: this one must call itself
    work: list[int],
    table: list[int],
    ply: int,
    place: int,
    leader: int,
    led: int,
    best: int,
    winner: int,
    pot: int,
    rest: int,
    need: int,
) -> int:
    """Say whether the raisers can still get ``need`` of the ``rest`` units; the places it depends on, shifted by one.

    ``place`` cards lie on the table, led by ``leader``: ``best`` wins so far for ``winner``, and ``pot`` is what they
    count.
    """
    work[NODES] += 1
    passed = 0
    if place == work[SEATS]:
        passed = LANES if work[COUNTS_POINTS] else _places_of_trick(work, ply, best, place)
        gain = pot if work[COUNTS_POINTS] else 1
        rest -= gain
        if work[COUNTED] >> winner & 1:
            need -= gain
        leader = winner
        place = 0
        pot = 0
    player = (leader + place) % work[SEATS]
    known = -1
    if place == 0:
        known = _known(work, table, leader, rest, need)
    elif place == 1 and work[COUNTED] == work[RAISERS] and not work[COUNTS_POINTS]:
        known = _taken_over(work, leader, best, rest, need)
    if known >= 0:
        return known | passed << 1
    frame = FRAMES + ply * FRAME
    hand = work[HANDS + player]
    answer = 1 - (work[RAISERS] >> player & 1)
    places, dead = 0, 0
    for move in range(list_moves(work, frame, player, place, led, best, winner)):
        card = work[frame + MOVES + move]
        if dead >> card & 1:
            continue
        work[frame + PLAYED] = card
        work[HANDS + player] = hand ^ 1 << card
        now_led, now_best, now_winner = led, best, winner
        if place == 0:
            now_led = card >> 4
        if place == 0 or beats(card, best, work[TRUMP]):
            now_best, now_winner = card, player
        now_pot = pot + work[WORTH + card]
        found = search(work, table, ply + 1, place + 1, leader, now_led, now_best, now_winner, now_pot, rest, need)
        work[HANDS + player] = hand
        if work[ABORTED]:
            return 0
        if found & 1 != answer:
            answer = found & 1
            places = found >> 1
            work[KILLERS + (count(hand) << 2 | place)] = card + 1
            break
        found >>= 1
        if found >> card & 1 == 0:
            # Nothing depends on the rank of this card: others of the suit that rank too low to matter do no better.
            dead |= RANKS << (card & 48) & ~found
        places |= found
        if places >> card & 1:
            # Equal cards were not tried, so whoever owns them must not change.
            places |= upward(work[frame + LOWEST + move])
    if place == 0:
        _keep(work, table, leader, need, LANES if work[COUNTS_POINTS] else places, answer)
    return (places | passed) << 1 | answer


@kernel("void(int64[::1], int64[::1])")
def prepare(work: list[int], parts: list[int]) -> None:
    """Compute owners and lengths for every set of cards that can be left of a suit, from the hands in ``work``.

    ``parts`` says by compact card what it adds to the key of its suit.
    """
    everything = left_over(work)
    for suit in range(4):
        size = count(everything >> (suit << 4) & 0x1FFF)
        start = suit << 13
        work[OWNERS + start] = 0
        for rank in range(size):
            card = suit << 4 | rank
            owner = 0
            for seat in range(4):
                if work[HANDS + seat] >> card & 1:
                    owner = seat
            # Sets whose highest card this is: its owner stands before those of the lower cards.
            for below in range(1 << rank):
                part = work[OWNERS + start + below]
                owners = (part & OWNER_BITS) >> 2 | owner << 24
                work[OWNERS + start + (1 << rank) + below] = owners | (part >> PAIR) + parts[card] << PAIR
