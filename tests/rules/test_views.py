"""What a seat sees tells it nothing of the cards that are hidden from it."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.games import KITS, Kit
from tests.rules.hidden import twin
from tests.rules.playout import Playout


@pytest.mark.parametrize("kit", KITS.values(), ids=KITS)
def test_deals_that_differ_in_hidden_cards_only_look_alike(kit: Kit) -> None:
    compared = 0

    @settings(max_examples=150, deadline=None, database=None)
    @given(playout=kit.playouts, chance=st.integers(0, 1 << 32))
    def law(playout: Playout, chance: int) -> None:
        nonlocal compared
        rng = Random(chance)
        upto, seat = rng.randrange(len(playout.states)), rng.randrange(playout.setup["players"])
        found = twin(playout, seat, upto, rng)
        if found is None:
            return
        compared += 1

        assert [playout.game.observe(state, seat) for state in playout.states[: upto + 1]] == [
            playout.game.observe(state, seat) for state in found[1]
        ]

    law()

    assert compared > 30
