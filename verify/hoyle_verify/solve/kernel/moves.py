"""What may be played, and in which order it is tried."""

from hoyle_verify.solve.kernel.bits import count, highest
from hoyle_verify.solve.kernel.cards import beats, lane
from hoyle_verify.solve.kernel.jit import kernel
from hoyle_verify.solve.kernel.layout import (
    COUNTED,
    COUNTS_POINTS,
    DUTY,
    HANDS,
    KILLERS,
    LOWEST,
    MOVES,
    RANKS,
    SCORES,
    SEATS,
    TRUMP,
    WORTH,
)

# What counts for and against a move.  The numbers were found by trial: a change that made fewer nodes in random deals
# was kept.
_LEAD_WON = 60
_TOP = 10
_LENGTH = 3
_PARTNERS_SECOND = 12
_RUFF = 60
_HOSTILE_HONOUR = 4
_KILLER = 50
_RANK = 8
_RUFFING = 100
_SPARE = 8
_WINNER = 80
_TRICK_WON = 500


@kernel("int64(int64[::1], int64, int64, int64)")
def legal(work: list[int], player: int, place: int, led: int) -> int:
    """Give the cards that a player may play as the trick's card number ``place``, counted from 0."""
    hand = work[HANDS + player]
    if place == 0:
        return hand
    trump, duty = work[TRUMP], work[DUTY]
    following = hand & RANKS << (led << 4)
    if duty and trump < 4 and (duty == 2 or following == 0):
        following |= hand & RANKS << (trump << 4)
    return following or hand


@kernel("void(int64[::1], int64, int64, int64, int64, int64)")
def _insert(work: list[int], frame: int, number: int, card: int, low: int, score: int) -> None:
    """Put a move among those before it, the best first."""
    at = number
    while at > 0 and work[frame + SCORES + at - 1] < score:
        work[frame + MOVES + at] = work[frame + MOVES + at - 1]
        work[frame + LOWEST + at] = work[frame + LOWEST + at - 1]
        work[frame + SCORES + at] = work[frame + SCORES + at - 1]
        at -= 1
    work[frame + MOVES + at] = card
    work[frame + LOWEST + at] = low
    work[frame + SCORES + at] = score


@kernel("int64(int64[::1], int64, int64)")
def _strongest(work: list[int], seat: int, led: int) -> int:
    """Give the strongest card of a seat to a suit led: its highest, or else its highest trump; -1 if neither."""
    hand, trump = work[HANDS + seat], work[TRUMP]
    own = hand & RANKS << (led << 4)
    if own == 0 and trump < 4:
        own = hand & RANKS << (trump << 4)
    return highest(own)


@kernel("int64(int64[::1], int64, int64, int64)")
def _last_word(work: list[int], player: int, place: int, led: int) -> int:
    """Give the strongest card that those still to play have, shifted by one, and whether the player's side has it.

    It is -1 if none of them can follow suit or trump.
    """
    seats, trump = work[SEATS], work[TRUMP]
    side = work[COUNTED] >> player & 1
    best, ours = -1, 0
    for later in range(1, seats - place):
        seat = (player + later) % seats
        card = _strongest(work, seat, led)
        if card >= 0 and (best < 0 or beats(card, best, trump)):
            best = card
            ours = 1 if work[COUNTED] >> seat & 1 == side else 0
    return best << 1 | ours if best >= 0 else -1


@kernel("int64(int64, int64, int64, int64)")
def _is_won(best: int, ours: int, last: int, trump: int) -> int:
    """Guess whether the player's side, which is winning or not, takes the trick if all still to play do most."""
    return last & 1 if last >= 0 and beats(last >> 1, best, trump) else ours


@kernel("int64(int64[::1], int64, int64, int64)")
def _score_suit(work: list[int], player: int, suit: int, cards: int) -> int:
    """Rate a suit to be led: what the partner is strong or short in, what is not ruffed or captured."""
    trump, seats, side = work[TRUMP], work[SEATS], work[COUNTED] >> player & 1
    everybody = lane(cards, suit)
    top = highest(everybody)
    second = highest(everybody ^ 1 << top)
    score = 0
    for later in range(1, seats):
        seat = (player + later) % seats
        other = lane(work[HANDS + seat], suit)
        score += _LENGTH * count(other)
        held = 2 if other >> top & 1 else 1 if second >= 0 and other >> second & 1 else 0
        if work[COUNTED] >> seat & 1 == side:
            score += _PARTNERS_SECOND if held == 1 else 0
        else:
            if trump < 4 and suit != trump and other == 0 and lane(work[HANDS + seat], trump):
                score -= _RUFF
            if held == 1 or (held == 2 and later > 1):
                score += _HOSTILE_HONOUR
    return score


@kernel("int64(int64, int64, int64, int64)")
def _score_lead(card: int, cards: int, last: int, trump: int) -> int:
    """Rate a card of a suit to be led: whether the side may win with it, and whether it is high or low."""
    everybody, rank = lane(cards, card >> 4), card & 15
    score = _LEAD_WON if _is_won(card, 1, last, trump) else 0
    return score - (_TOP if rank == highest(everybody) else count(everybody & ((1 << rank) - 1)))


@kernel("int64(int64[::1], int64, int64, int64, int64, int64, int64, int64)")
def _score_follow(
    work: list[int], player: int, card: int, led: int, best: int, winner: int, cards: int, last: int
) -> int:
    """Rate a card to a trick: the cheapest that wins it, or else the cheapest of all."""
    trump, suit, rank = work[TRUMP], card >> 4, card & 15
    ours = 1 if work[COUNTED] >> player & 1 == work[COUNTED] >> winner & 1 else 0
    cost = rank * _RANK
    if suit == trump and suit != led:
        cost += _RUFFING
    elif suit != led:
        everybody = lane(cards, suit)
        cost = count(everybody & ((1 << rank) - 1)) * _RANK - count(lane(work[HANDS + player], suit)) * _SPARE
        if rank == highest(everybody):
            cost += _WINNER
    if beats(card, best, trump):
        best, ours = card, 1
    return _TRICK_WON - cost if _is_won(best, ours, last, trump) else -cost


@kernel("int64(int64[::1], int64, int64, int64, int64, int64, int64)")
def list_moves(work: list[int], frame: int, player: int, place: int, led: int, best: int, winner: int) -> int:
    """Put the moves of a player into a frame, one for each set of equal cards, and give their number."""
    cards = work[HANDS] | work[HANDS + 1] | work[HANDS + 2] | work[HANDS + 3]
    others = cards & ~work[HANDS + player]
    if place > 0:
        others |= 1 << best
    choice = legal(work, player, place, led)
    killer = work[KILLERS + (count(work[HANDS + player]) << 2 | place)] - 1
    suit, merit = -1, 0
    last = -1 if place == 0 else _last_word(work, player, place, led)
    number = 0
    while choice:
        card = highest(choice)
        low = card
        choice ^= 1 << card
        # Cards of one suit are equal if nobody else has one between them and they count the same.
        while choice:
            lower = highest(choice)
            if lower >> 4 != card >> 4 or others >> lower & ((1 << (low - lower)) - 1):
                break
            if work[COUNTS_POINTS] and work[WORTH + lower] != work[WORTH + card]:
                break
            low = lower
            choice ^= 1 << lower
        if place == 0:
            if suit != card >> 4:
                suit = card >> 4
                merit, last = _score_suit(work, player, suit, cards), _last_word(work, player, place, suit)
            score = merit + _score_lead(card, cards, last, work[TRUMP])
        else:
            score = _score_follow(work, player, card, led, best, winner, cards, last)
        if low <= killer <= card:
            score += _KILLER if place == 0 else 0
        _insert(work, frame, number, card, low, score)
        number += 1
    return number
