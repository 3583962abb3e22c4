"""Partnership deals against DDS, the double-dummy library of the bridge world, which shares no code with ours."""

import random
from typing import Any

import pytest

from hoyle.cards import NO_SUIT, PACK_52, RANKS, SUIT_CARDS, cards_of, set_of
from hoyle_verify.solve import Goal, Position, Solver

dds = pytest.importorskip("endplay.dds", reason="endplay is not installed: pip install '.[dev]'")
endplay = pytest.importorskip("endplay.types", reason="likewise")

SEED = 1854
NORTH_AND_SOUTH = 0b0101
STRAINS = ("clubs", "diamonds", "hearts", "spades", "nt")
"""By suit number, as endplay calls them."""


def deal(number: int, cards: int) -> tuple[int, ...]:
    """Deal so many cards to each hand; the same number gives the same deal."""
    order = list(cards_of(PACK_52))
    random.Random(SEED + number).shuffle(order)
    return tuple(set_of(order[seat : 4 * cards : 4]) for seat in range(4))


def pbn(hands: tuple[int, ...]) -> str:
    """Write the hands as PBN does, north first and spades first."""
    suits = [
        ["".join(RANKS[card & 15] for card in cards_of(hand & SUIT_CARDS[suit])) for suit in (3, 2, 1, 0)]
        for hand in hands
    ]
    return "N:" + " ".join(map(".".join, suits))


def by_dds(hands: tuple[int, ...], trump: int) -> dict[int, int]:
    """Give the tricks of north and south after each card that north leads."""
    board: Any = endplay.Deal(pbn(hands))
    board.first, board.trump = endplay.Player.north, getattr(endplay.Denom, STRAINS[trump])
    return {
        STRAINS.index(card.suit.name) << 4 | RANKS.index(card.rank.name[-1]): tricks
        for card, tricks in dds.solve_board(board)
    }


def by_us(solver: Solver, hands: tuple[int, ...], trump: int) -> dict[int, int]:
    position = Position(hands=hands, leader=0, side=NORTH_AND_SOUTH, trump=trump)
    return dict(solver.values(position, Goal("most")))


@pytest.mark.parametrize(
    ("cards", "numbers"),
    [
        pytest.param(7, range(30), id="seven cards each"),
        pytest.param(13, range(1), id="one whole deal"),
        pytest.param(13, range(200), id="200 whole deals", marks=pytest.mark.slow),
    ],
)
@pytest.mark.parametrize("trump", range(NO_SUIT + 1), ids=STRAINS)
def test_every_lead_is_worth_what_dds_says(trump: int, cards: int, numbers: range) -> None:
    solver = Solver()
    deals = {number: deal(number, cards) for number in numbers}

    assert {number: by_dds(hands, trump) for number, hands in deals.items()} == {
        number: by_us(solver, hands, trump) for number, hands in deals.items()
    }
