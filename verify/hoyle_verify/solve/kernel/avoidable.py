"""After which of his cards the player to act lets the declarer of a misère avoid every trick."""

from hoyle_verify.solve.kernel.avoid import avoid
from hoyle_verify.solve.kernel.bits import lowest
from hoyle_verify.solve.kernel.jit import kernel
from hoyle_verify.solve.kernel.layout import DECLARER, HANDS, SEATS


@kernel("int64(int64[::1], int64[::1], int64[::1], int64, int64, int64, int64, int64, int64)")
def avoidable(
    work: list[int],
    memory: list[int],
    easier: list[int],
    cards: int,
    place: int,
    leader: int,
    led: int,
    best: int,
    winner: int,
) -> int:
    """Give those of the actor's legal ``cards`` after which the declarer avoids every trick: no answer if aborted."""
    player = (leader + place) % work[SEATS]
    whole = avoid(work, memory, easier, place, place, leader, led, best, winner)
    # A defender has no card against him, or the declarer has none that helps him.
    if whole != (1 if player == work[DECLARER] else 0):
        return cards if whole else 0
    hand, answer = work[HANDS + player], 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        work[HANDS + player] = hand ^ 1 << card
        now_led, now_best, now_winner = led, best, winner
        if place == 0:
            now_led = card >> 4
        if place == 0 or (card >> 4 == led and card > best):
            now_best, now_winner = card, player
        found = avoid(work, memory, easier, place + 1, place + 1, leader, now_led, now_best, now_winner)
        work[HANDS + player] = hand
        answer |= found << card
    return answer
