"""The trick shorthand: ``trick A TD 7D JD KC`` is the leader and then the cards as they are played, clockwise."""

from collections.abc import Collection, Sequence


def expand_trick(leader: int, cards: Sequence[str], active: Sequence[int]) -> tuple[str, ...]:
    """Write a trick out as actions; ``active`` holds the seats that play, clockwise, the leader's among them.

    There may be fewer cards than players: play can stop within a trick.
    """
    start = active.index(leader)
    seats = [active[(start + step) % len(active)] for step in range(len(cards))]
    return tuple(f"{seat} play:{card}" for seat, card in zip(seats, cards, strict=True))


def active_seats(hands: Sequence[Collection[str]], players: int) -> tuple[int, ...]:
    """Give the seats that hold cards at the start; all of them where no hands are known."""
    return tuple(seat for seat in range(players) if not hands or hands[seat])
