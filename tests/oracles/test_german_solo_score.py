"""The oracle's payments in German Solo against sums worked by hand."""

from typing import Any

import pytest

from tests.oracles.german_solo_score import settle

POOL = {"pool": "on"}


def paid(bid: str, tricks: list[int], ruleset: str = "as-printed", **more: Any) -> tuple[str, list[int], int]:
    """Settle a game of seat 0, with seat 1 in a frog; seat 3 deals and clubs are the colour."""
    contract = {"bid": bid, "by": 0, "trump": "C" if bid.endswith("colour") else "H"}
    if bid.startswith("frog"):
        contract["partner"] = 1
    options = {"gs." + key: value for key, value in more.pop("options", {}).items()}
    facts = settle({"players": 4, "dealer": 3, "contract": contract, "tricks": tricks, **more}, ruleset, options)
    return facts["result"], facts["payments"], facts["pool"]


class TestGames:
    @pytest.mark.parametrize(("bid", "value"), [("solo", 4), ("solo-colour", 8), ("all", 16), ("all-colour", 32)])
    def test_one_against_three(self, bid: str, value: int) -> None:
        made = [8, 0, 0, 0] if bid.startswith("all") else [5, 1, 1, 1]
        lost = [3, 0, 1, 0] if bid.startswith("all") else [4, 0, 1, 3]
        assert paid(bid, made) == ("made", [3 * value, -value, -value, -value], 0)
        assert paid(bid, lost) == ("failed", [-3 * value, value, value, value], 0)

    @pytest.mark.parametrize(("ruleset", "in_colour"), [("as-printed", 2), ("customary", 4)])
    def test_two_against_two(self, ruleset: str, in_colour: int) -> None:
        assert paid("frog", [3, 2, 3, 0], ruleset) == ("made", [2, 2, -2, -2], 0)
        assert paid("frog-colour", [0, 5, 3, 0], ruleset)[1] == [in_colour, in_colour, -in_colour, -in_colour]
        assert paid("frog-colour", [0, 4, 2, 2], ruleset)[1] == [-in_colour, -in_colour, in_colour, in_colour]


class TestEightTricks:
    @pytest.mark.parametrize(
        ("bid", "ruleset", "value"),
        [
            ("frog", "as-printed", 4),
            ("frog", "customary", 4),
            ("frog-colour", "as-printed", 8),
            ("frog-colour", "customary", 16),
        ],
    )
    def test_frog(self, bid: str, ruleset: str, value: int) -> None:
        options = {"var3": "on"}
        assert paid(bid, [4, 4, 0, 0], ruleset, options=options)[:2] == ("made", [value, value, -value, -value])
        assert paid(bid, [4, 3, 1, 0], ruleset, options=options)[:2] == ("failed", [-value, -value, value, value])
        assert paid(bid, [0, 0, 8, 0], ruleset, options=options)[:2] == ("failed", [-value, -value, value, value])
        assert paid(bid, [0, 1, 3, 3], ruleset, options=options)[:2] == ("made", [value, value, -value, -value])

    @pytest.mark.parametrize(("bid", "value"), [("solo", 8), ("solo-colour", 32)])
    def test_solo(self, bid: str, value: int) -> None:
        assert paid(bid, [8, 0, 0, 0], options={"var3": "on"})[1] == [3 * value, -value, -value, -value]
        assert paid(bid, [6, 1, 0, 0], options={"var3": "on"})[1] == [-3 * value, value, value, value]

    def test_ordinary_ends_pay_once(self) -> None:
        assert paid("solo", [5, 0, 1, 0], options={"var3": "on"})[1] == [12, -4, -4, -4]
        assert paid("solo", [0, 1, 1, 2], options={"var3": "on"})[1] == [-12, 4, 4, 4]


class TestOffences:
    @pytest.mark.parametrize("kind", ["revoke", "out-of-turn", "exposed-card"])
    def test_offender_loses_and_pays_for_his_side(self, kind: str) -> None:
        assert paid("frog", [0, 0, 4, 0], offence={"by": 2, "kind": kind}) == ("made", [2, 2, -4, 0], 0)
        assert paid("frog", [5, 0, 0, 0], offence={"by": 1, "kind": kind}) == ("failed", [0, -4, 2, 2], 0)
        assert paid("solo", [0, 0, 4, 0], offence={"by": 2, "kind": kind}) == ("made", [12, 0, -12, 0], 0)

    def test_players_revoke(self) -> None:
        offence = {"by": 0, "kind": "revoke"}
        assert paid("solo", [5, 0, 0, 0], offence=offence) == ("failed", [-12, 4, 4, 4], 0)
        assert paid("frog", [5, 0, 0, 0], offence=offence) == ("failed", [-4, 0, 2, 2], 0)

    @pytest.mark.parametrize("kind", ["out-of-turn", "exposed-card"])
    def test_players_other_errors_are_free(self, kind: str) -> None:
        assert paid("frog", [5, 0, 0, 0], offence={"by": 0, "kind": kind}) == ("made", [2, 2, -2, -2], 0)


class TestPool:
    def test_solo_in_colour_and_all_take_it(self) -> None:
        assert paid("solo-colour", [5, 0, 0, 0], pool=6, options=POOL) == ("made", [32, -8, -8, -10], 0)
        assert paid("all", [8, 0, 0, 0], pool=6, options=POOL) == ("made", [56, -16, -16, -18], 0)
        assert paid("all-colour", [8, 0, 0, 0], options=POOL) == ("made", [98, -32, -32, -34], 0)

    def test_other_games_and_losers_leave_it(self) -> None:
        assert paid("solo", [5, 0, 0, 0], pool=6, options=POOL) == ("made", [12, -4, -4, -6], 8)
        assert paid("frog-colour", [5, 0, 0, 0], pool=6, options=POOL) == ("made", [2, 2, -2, -4], 8)
        assert paid("solo-colour", [4, 4, 0, 0], pool=6, options=POOL) == ("failed", [-24, 8, 8, 6], 8)

    @pytest.mark.parametrize(("pool", "smaller", "larger"), [(6, 8, 16), (14, 16, 16), (20, 16, 22)])
    def test_fine_in_a_frog(self, pool: int, smaller: int, larger: int) -> None:
        offence = {"by": 2, "kind": "revoke"}
        for choice, fine in (("min", smaller), ("max", larger)):
            options = {**POOL, "pool_fine": choice}
            expected = ("made", [2, 2, -4 - fine, -2], pool + 2 + fine)
            assert paid("frog", [0, 0, 0, 0], pool=pool, offence=offence, options=options) == expected

    def test_no_fine_in_a_solo_or_without_penalty(self) -> None:
        offence = {"by": 2, "kind": "revoke"}
        assert paid("solo", [0, 0, 0, 0], pool=6, offence=offence, options=POOL) == ("made", [12, 0, -12, -2], 8)
        free = {"by": 0, "kind": "exposed-card"}
        assert paid("frog", [5, 0, 0, 0], pool=6, offence=free, options=POOL) == ("made", [2, 2, -2, -4], 8)

    def test_game_won_by_an_offence_takes_it(self) -> None:
        offence = {"by": 2, "kind": "revoke"}
        expected = ("made", [24 + 8, 0, -24, -2], 0)
        assert paid("solo-colour", [0, 0, 0, 0], pool=6, offence=offence, options=POOL) == expected


@pytest.mark.parametrize(
    ("bid", "tricks", "options"),
    [
        ("solo", [6, 0, 0, 0], {}),
        ("solo", [4, 3, 0, 0], {}),
        ("all", [7, 0, 0, 0], {}),
        ("all", [6, 1, 1, 0], {}),
        ("solo", [6, 2, 0, 0], {"var3": "on"}),
        ("solo", [6, 0, 0, 0], {"var3": "on"}),
    ],
)
def test_unfinished_deals_are_refused(bid: str, tricks: list[int], options: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="no finished deal"):
        paid(bid, tricks, options=options)
