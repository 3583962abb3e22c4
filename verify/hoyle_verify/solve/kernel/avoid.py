"""Whether one player, without trumps, can avoid every trick that is left."""

from hoyle_verify.solve.kernel.bits import highest, lowest
from hoyle_verify.solve.kernel.cards import lane
from hoyle_verify.solve.kernel.jit import kernel
from hoyle_verify.solve.kernel.layout import (
    ABORTED,
    DECLARER,
    FRAME,
    FRAMES,
    HANDS,
    MOVES,
    NODE_LIMIT,
    NODES,
    SCORES,
    SEATS,
)
from hoyle_verify.solve.kernel.memory import recall, remember, write_key
from hoyle_verify.solve.kernel.safety import bar, below, hostile_lane, is_safe, settled

_KEY = 48
"""Where the key of a position stands in a frame."""
_ANYBODY = 4
"""The leader of a trick in the relaxed game."""


@kernel("int64(int64[::1], int64, int64, int64, int64)")
def _insert(work: list[int], frame: int, number: int, card: int, score: int) -> int:
    """Put a move among those before it, the best first, and give their number."""
    at = number
    while at > 0 and work[frame + SCORES + at - 1] < score:
        work[frame + MOVES + at] = work[frame + MOVES + at - 1]
        work[frame + SCORES + at] = work[frame + SCORES + at - 1]
        at -= 1
    work[frame + MOVES + at] = card
    work[frame + SCORES + at] = score
    return number + 1


@kernel("int64(int64[::1], int64, int64, int64, int64, int64)")
def _declarer_moves(work: list[int], frame: int, place: int, leader: int, led: int, best: int) -> int:
    """List the declarer's moves: in each suit the highest card that cannot win, or to throw off the highest of all.

    Whatever keeps him lower is at least as good; there is none where he must take the trick.
    """
    declarer, seats = work[DECLARER], work[SEATS]
    hand = work[HANDS + declarer]
    number = 0
    if place and lane(hand, led):
        most = best & 15
        for later in range(place + 1, seats):
            own = lane(work[HANDS + (leader + later) % seats], led)
            if own:
                most = max(most, lowest(own))
        rank = below(lane(hand, led), most)
        return _insert(work, frame, number, led << 4 | rank, number) if rank >= 0 else 0
    for suit in range(4):
        own = lane(hand, suit)
        if own == 0:
            continue
        hostile = hostile_lane(work, suit)
        rank = highest(own)
        score = rank
        if place == 0:
            rank = below(own, bar(work, suit, declarer))
            score = rank
        elif hostile == 0:
            score -= 40
        elif is_safe(own, hostile) == 0:
            score += 20
        if rank >= 0:
            number = _insert(work, frame, number, suit << 4 | rank, score)
    return number


@kernel("int64(int64[::1], int64, int64, int64, int64, int64)")
def _score(work: list[int], place: int, card: int, led: int, safe: int, played: int) -> int:
    """Rate a defender's move: low cards of a dangerous suit are led and kept, all others thrown off from the top."""
    suit, rank = card >> 4, card & 15
    own = lane(work[HANDS + work[DECLARER]], suit)
    if place == 0:
        if own == 0:
            return -100 - rank
        return (0 if safe else 60) + (0 if own & ((1 << rank) - 1) else 30) - 2 * rank
    if suit == led:
        return 20 - rank if not played and own and not safe else rank
    if own == 0:
        return rank - 10
    return rank if safe else rank + 10


@kernel("int64(int64[::1], int64, int64, int64, int64, int64, int64)")
def _defender_moves(work: list[int], frame: int, player: int, place: int, led: int, best: int, played: int) -> int:
    """List a defender's moves, one for each set of cards that come to the same; ``played`` says if the declarer has."""
    hand = work[HANDS + player]
    others = (work[HANDS] | work[HANDS + 1] | work[HANDS + 2] | work[HANDS + 3]) & ~hand
    follows = place > 0 and lane(hand, led) != 0
    number = 0
    for suit in range(4):
        ranks = lane(hand, suit)
        if ranks == 0 or (follows and suit != led):
            continue
        own = lane(work[HANDS + work[DECLARER]], suit)
        safe = is_safe(own, hostile_lane(work, suit))
        between = lane(others, suit)
        if safe and (place == 0 or suit != led or played):
            between &= ~own
        if place and suit == led:
            between |= 1 << (best & 15)
        last = -1
        while ranks:
            rank = lowest(ranks)
            ranks &= ranks - 1
            if last < 0 or between >> last & ((1 << (rank - last)) - 1):
                card = suit << 4 | rank
                number = _insert(work, frame, number, card, _score(work, place, card, led, safe, played))
            last = rank
    return number


@kernel("int64(int64[::1], int64, int64, int64, int64, int64, int64)")
def _relaxed_moves(work: list[int], frame: int, player: int, place: int, led: int, best: int, played: int) -> int:
    """List a defender's moves in the relaxed game, where a lower card in his hand is never worse than a higher one."""
    hand = work[HANDS + player]
    follows = place > 0 and lane(hand, led) != 0
    number = 0
    for suit in range(4):
        ranks = lane(hand, suit)
        if ranks == 0 or (follows and suit != led):
            continue
        own = lane(work[HANDS + work[DECLARER]], suit)
        safe = is_safe(own, hostile_lane(work, suit))
        free = safe or played if place else safe
        if place and (suit != led or own == 0):
            free = 1
        if free:
            card = suit << 4 | highest(ranks)
            number = _insert(work, frame, number, card, _score(work, place, card, led, safe, played))
            continue
        between = own
        if place:
            between |= 1 << (best & 15)
        last = 13
        while ranks:
            rank = highest(ranks)
            ranks ^= 1 << rank
            # Of cards between the same cards of the declarer the highest goes first.
            if last == 13 or between >> rank & ((1 << (last - rank)) - 1):
                card = suit << 4 | rank
                number = _insert(work, frame, number, card, _score(work, place, card, led, safe, played))
            last = rank
    return number


@kernel("int64(int64[::1], int64[::1], int64, int64)")
def _known(work: list[int], memory: list[int], leader: int, frame: int) -> int:
    """Give -1, or the answer between two tricks if it is plain or remembered; ``leader`` 4 means the relaxed game."""
    if work[HANDS + work[DECLARER]] == 0:
        return 1
    if leader != work[DECLARER]:
        answer = settled(work, leader)
        if answer >= 0:
            return answer
    if work[NODES] > work[NODE_LIMIT]:
        work[ABORTED] = 1
        return 0
    relaxed_game = 1 if leader == 4 else 0
    write_key(work, 0 if relaxed_game else leader, relaxed_game, frame + _KEY)
    return recall(work, memory, frame + _KEY)


@kernel("int64(int64[::1], int64[::1], int64, int64, int64, int64, int64, int64)")
def relaxed(  # noqa: C901, PLR0912  # see ``search``: one function must call itself
    work: list[int], memory: list[int], ply: int, place: int, leader: int, led: int, best: int, winner: int
) -> int:
    """Say whether the declarer avoids every trick although the defenders choose who of them leads to each.

    If he does, he does in the real game too.
    """
    seats, declarer = work[SEATS], work[DECLARER]
    frame = FRAMES + ply * FRAME
    if place == seats:
        if winner == declarer:
            return 0
        place = 0
    work[NODES] += 1
    first, past = (leader + place) % seats, (leader + place) % seats + 1
    if place == 0:
        answer = _known(work, memory, _ANYBODY, frame)
        if answer >= 0:
            return answer
        first, past = 0, seats
    answer = 1
    for seat in range(first, past):
        hand = work[HANDS + seat]
        if seat == declarer:
            if place == 0:
                continue
            answer = 0
            number = _declarer_moves(work, frame, place, leader, led, best)
        else:
            played = 1 if place and (declarer - leader) % seats < place else 0
            number = _relaxed_moves(work, frame, seat, place, led, best, played)
        wanted = 1 if seat == declarer else 0
        for move in range(number):
            card = work[frame + MOVES + move]
            work[HANDS + seat] = hand ^ 1 << card
            if place == 0:
                found = relaxed(work, memory, ply + 1, place + 1, seat, card >> 4, card, seat)
            elif card >> 4 == led and card > best:
                found = relaxed(work, memory, ply + 1, place + 1, leader, led, card, seat)
            else:
                found = relaxed(work, memory, ply + 1, place + 1, leader, led, best, winner)
            work[HANDS + seat] = hand
            if work[ABORTED]:
                return 0
            if found == wanted:
                answer = wanted
                break
        if place == 0 and answer == 0:
            break
    if place == 0:
        remember(work, memory, frame + _KEY, answer)
    return answer


@kernel("int64(int64[::1], int64[::1], int64[::1], int64, int64, int64, int64, int64, int64)")
def avoid(  # noqa: C901, PLR0912  # see ``search``: one function must call itself
    work: list[int],
    memory: list[int],
    easier: list[int],
    ply: int,
    place: int,
    leader: int,
    led: int,
    best: int,
    winner: int,
) -> int:
    """Say whether the declarer avoids every trick: 1 if he does.

    ``easier`` remembers the relaxed game, which is asked before each lead of a defender.
    """
    seats, declarer = work[SEATS], work[DECLARER]
    frame = FRAMES + ply * FRAME
    if place == seats:
        if winner == declarer:
            return 0
        place = 0
        leader = winner
    work[NODES] += 1
    if place == 0:
        answer = _known(work, memory, leader, frame)
        if answer >= 0:
            return answer
        if leader != declarer and relaxed(work, easier, ply + 1, place, leader, led, best, winner):
            remember(work, memory, frame + _KEY, place + 1)
            return 1
        if work[ABORTED]:
            return 0
    player = (leader + place) % seats
    hand = work[HANDS + player]
    wanted = 1 if player == declarer else 0
    if wanted:
        number = _declarer_moves(work, frame, place, leader, led, best)
    else:
        played = 1 if place and (declarer - leader) % seats < place else 0
        number = _defender_moves(work, frame, player, place, led, best, played)
    answer = 1 - wanted
    for move in range(number):
        card = work[frame + MOVES + move]
        work[HANDS + player] = hand ^ 1 << card
        now_led, now_best, now_winner = led, best, winner
        if place == 0:
            now_led = card >> 4
        if place == 0 or (card >> 4 == led and card > best):
            now_best, now_winner = card, player
        found = avoid(work, memory, easier, ply + 1, place + 1, leader, now_led, now_best, now_winner)
        work[HANDS + player] = hand
        if work[ABORTED]:
            return 0
        if found == wanted:
            answer = wanted
            break
    if place == 0:
        remember(work, memory, frame + _KEY, answer)
    return answer
