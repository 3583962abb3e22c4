"""The clauses of settlement, one class for each; amounts in chips."""

from itertools import permutations

import pytest

from hoyle.german_solo import score as rules
from hoyle.german_solo.pack import ALL, ALL_COLOUR, FROG, FROG_COLOUR, SOLO, SOLO_COLOUR
from hoyle.seats import NOBODY
from hoyle.tracing import tracing

GAMES = range(FROG, ALL_COLOUR + 1)


class TestMade:
    def test_frog_and_solo_need_five_tricks(self) -> None:
        made = [
            [tricks for tricks in range(9) if clause(tricks)] for clause in (rules.frog_is_made, rules.solo_is_made)
        ]

        assert [[5, 6, 7, 8]] * 2 == made

    def test_all_needs_eight(self) -> None:
        assert [8] == [tricks for tricks in range(9) if rules.all_is_made(tricks)]


class TestValues:
    def test_as_printed(self) -> None:
        assert [2, 2, 4, 8, 16, 32] == [rules.value_of_game(game) for game in GAMES]

    def test_customary(self) -> None:
        assert [2, 4, 4, 8, 16, 32] == [rules.value_of_game_by_custom(game) for game in GAMES]


class TestAllTricks:
    @pytest.mark.parametrize(
        ("game", "value", "amount"),
        [(FROG, 2, 4), (FROG_COLOUR, 2, 8), (FROG_COLOUR, 4, 16), (SOLO, 4, 8), (SOLO_COLOUR, 8, 32)],
    )
    def test_double_in_suit_and_fourfold_in_colour(self, game: int, value: int, amount: int) -> None:
        gains = [
            rules.gain_with_all_tricks(game, value, *tricks) for tricks in ((8, 0), (7, 1), (0, 8), (1, 7), (1, 4))
        ]

        assert [amount, -amount, -amount, amount, amount] == gains


class TestShares:
    @pytest.mark.parametrize(("declarer", "partner"), [*permutations(range(4), 2)])
    def test_frog_is_settled_singly(self, declarer: int, partner: int) -> None:
        payments = rules.frog_is_settled(2, declarer, partner)

        assert [2 if seat in (declarer, partner) else -2 for seat in range(4)] == list(payments)

    @pytest.mark.parametrize("declarer", range(4))
    def test_solo_is_settled_with_each_opponent(self, declarer: int) -> None:
        payments = rules.solo_is_settled(-4, declarer, NOBODY)

        assert [-12 if seat == declarer else 4 for seat in range(4)] == list(payments)

    def test_four_chips_change_hands(self) -> None:
        with tracing() as fired:
            payments = rules.frog_is_settled(2, 0, 1)

        assert (4, True) == (sum(max(paid, 0) for paid in payments), "GS-PAY-3" in fired)


class TestOffences:
    @pytest.mark.parametrize(("offender", "partner"), [(0, 1), (1, 1), (2, 1), (0, NOBODY), (2, NOBODY)])
    def test_every_revoke_loses(self, offender: int, partner: int) -> None:
        assert rules.revoke_loses(offender, 0, partner)

    @pytest.mark.parametrize(
        ("offender", "partner", "loses", "cited"),
        [
            (0, 1, False, {"GS-IRR-3"}),
            (0, NOBODY, False, {"GS-IRR-3"}),
            (1, 1, True, {"GS-RUL-18"}),
            (2, 1, True, set()),
            (2, NOBODY, True, set()),
        ],
    )
    def test_turn_and_card_are_free_to_the_player_alone(
        self, offender: int, partner: int, loses: bool, cited: set[str]
    ) -> None:
        with tracing() as fired:
            lost = rules.turn_or_card_loses(offender, 0, partner)

        assert (loses, cited) == (lost, fired.keys() - {"GS-IRR-2"})

    @pytest.mark.parametrize(
        ("payments", "offender", "expected"),
        [
            ((2, 2, -2, -2), 2, (2, 2, -4, 0)),
            ((2, 2, -2, -2), 3, (2, 2, 0, -4)),
            ((-2, -2, 2, 2), 0, (-4, 0, 2, 2)),
            ((-2, -2, 2, 2), 1, (0, -4, 2, 2)),
            ((12, -4, -4, -4), 1, (12, -12, 0, 0)),
            ((-12, 4, 4, 4), 0, (-12, 4, 4, 4)),
        ],
    )
    def test_offender_pays_for_his_side(
        self, payments: tuple[int, ...], offender: int, expected: tuple[int, ...]
    ) -> None:
        assert expected == rules.offender_pays_for_his_side(payments, offender)


class TestPool:
    def test_stake(self) -> None:
        assert 2 == rules.dealers_stake()

    def test_solo_in_colour_and_all_take_it_if_they_are_won(self) -> None:
        taken = [game for game in GAMES if rules.takes_the_pool(game, 1)]

        assert [SOLO_COLOUR, ALL, ALL_COLOUR] == taken
        assert not any(rules.takes_the_pool(game, -1) for game in GAMES)

    def test_fine_is_due_in_frogs(self) -> None:
        assert [FROG, FROG_COLOUR] == [game for game in GAMES if rules.fine_is_due(game)]

    def test_fine_is_sixteen_or_the_pool(self) -> None:
        pools = (0, 2, 15, 16, 17, 40)

        assert [0, 2, 15, 16, 16, 16] == [rules.smaller_fine(pool) for pool in pools]
        assert [16, 16, 16, 16, 17, 40] == [rules.larger_fine(pool) for pool in pools]
