"""The oracle's pool sheet in Preferans against sums worked by hand."""

from typing import Any

import pytest

from tests.oracles.preferans_score import fines
from tests.oracles.preferans_settle import settle, tabulate

BOTH = [[1, "whist"], [2, "whist"]]
FIRST = [[1, "whist"], [2, "pass"]]
SECOND = [[1, "pass"], [2, "whist"]]


def written(
    level: int | str, calls: list[list[Any]], tricks: list[int], dealer: int = 2, **options: str
) -> tuple[list[int], list[int], list[list[int]], list[str]]:
    """Settle a deal of which seat 0 is declarer; seat 2 deals, or at a table of four the seat that has no tricks."""
    setup: dict[str, Any] = {"players": len(tricks), "dealer": dealer, "contract": {"level": level, "declarer": 0}}
    setup |= {"calls": calls, "tricks": tricks}
    facts = settle(setup, options.pop("ruleset", "as-printed"), {"pv." + key: value for key, value in options.items()})
    return facts["pool"], facts["hill"], facts["whists"], facts["result"]


class TestDocument:
    def test_four_tricks_in_a_six_cost_forty(self) -> None:
        pool, hill, whists, result = written(6, FIRST, [4, 4, 2])
        assert (pool, hill, whists) == ([0, 0, 0], [40, 0, 0], [[0, 0, 0], [120, 0, 0], [0, 0, 0]])
        assert result == ["failed", "made", "passed"]

    @pytest.mark.parametrize(("taken", "hill"), [(1, 100), (2, 200), (3, 300)])
    def test_a_trick_in_a_misere_costs_a_hundred(self, taken: int, hill: int) -> None:
        assert written("misere", [], [taken, 10 - taken, 0])[:2] == ([0, 0, 0], [hill, 0, 0])

    def test_eight_spades_of_the_example(self) -> None:
        pool, hill, whists, result = written(8, FIRST, [9, 1, 0, 0], dealer=3)
        assert (pool, hill) == ([60, 0, 0, 0], [0, 0, 0, 0])
        assert whists == [[0] * 4, [60, 0, 0, 0], [0] * 4, [0] * 4]
        assert result == ["made", "made", "passed", "rested"]


class TestFines:
    @pytest.mark.parametrize(
        ("level", "first", "second", "joint", "personal", "capped"),
        [
            (6, 3, 1, [0, 0], [0, 1], [0, 0]),
            (6, 4, 0, [0, 0], [0, 2], [0, 0]),
            (6, 2, 2, [0, 0], [0, 0], [0, 0]),
            (6, 3, 0, [0, 2], [0, 2], [0, 1]),
            (6, 0, 3, [2, 0], [2, 0], [1, 0]),
            (6, 2, 1, [0, 1], [0, 1], [0, 1]),
            (6, 1, 1, [1, 1], [1, 1], [1, 1]),
            (6, 2, 0, [0, 2], [0, 2], [0, 2]),
            (6, 1, 0, [1, 2], [1, 2], [1, 2]),
            (6, 0, 0, [2, 2], [2, 2], [2, 2]),
            (7, 2, 0, [0, 0], [0, 1], [0, 0]),
            (7, 0, 3, [0, 0], [1, 0], [0, 0]),
            (7, 1, 0, [0, 1], [0, 1], [0, 1]),
            (7, 0, 0, [1, 1], [1, 1], [1, 1]),
            (8, 0, 0, [0, 1], [0, 1], [0, 1]),
            (8, 1, 0, [0, 0], [0, 0], [0, 0]),
            (9, 0, 0, [0, 1], [0, 1], [0, 1]),
            (9, 0, 1, [0, 0], [0, 0], [0, 0]),
        ],
    )
    def test_two_whisters(
        self, level: int, first: int, second: int, joint: list[int], personal: list[int], capped: list[int]
    ) -> None:
        found = {
            reading: list(fines(level, [1, 2], {1: first, 2: second}, reading).values())
            for reading in ("joint_then_personal", "personal", "joint_capped")
        }
        assert found == {"joint_then_personal": joint, "personal": personal, "joint_capped": capped}

    @pytest.mark.parametrize(("level", "promised"), [(6, 4), (7, 2), (8, 1), (9, 1)])
    def test_sole_whister_answers_for_both_hands(self, level: int, promised: int) -> None:
        for together in range(promised + 2):
            fined = fines(level, [2], {1: together - together // 2, 2: together // 2}, "personal")
            assert fined == {2: max(0, promised - together)}

    @pytest.mark.parametrize(("size", "fine"), [("full", 80), ("half", 40)])
    def test_fine_goes_to_the_hill_at_the_price_of_the_game(self, size: str, fine: int) -> None:
        _, hill, _, result = written(7, SECOND, [10, 0, 0], whister_penalty=size)
        assert (hill, result) == ([0, 0, fine], ["made", "passed", "failed"])


class TestWhists:
    @pytest.mark.parametrize(("level", "price"), [(6, 20), (7, 40), (8, 60), (9, 80)])
    def test_price_of_a_trick(self, level: int, price: int) -> None:
        pool, hill, whists, _ = written(level, BOTH, [level - 1, 10 - level, 1])
        assert (pool, hill[0]) == ([0, 0, 0], price)
        assert (whists[1][0], whists[2][0]) == ((10 - level) * price, price)
        assert written(level, BOTH, [level, 10 - level, 0])[0] == [price, 0, 0]

    def test_two_whisters_write_their_own_tricks(self) -> None:
        assert written(6, BOTH, [6, 3, 1])[2] == [[0, 0, 0], [60, 0, 0], [20, 0, 0]]

    def test_small_whists(self) -> None:
        pool, hill, whists, _ = written(7, BOTH, [5, 3, 2], whist_scale="1")
        assert (pool, hill, whists) == ([0, 0, 0], [80, 0, 0], [[0, 0, 0], [12, 0, 0], [8, 0, 0]])

    def test_gentleman_shares_after_a_failure_only(self) -> None:
        assert written(6, FIRST, [5, 4, 1], share="gentleman_on_fail")[2] == [[0, 0, 0], [50, 0, 0], [50, 0, 0]]
        assert written(6, FIRST, [6, 3, 1], share="gentleman_on_fail")[2] == [[0, 0, 0], [80, 0, 0], [0, 0, 0]]
        assert written(6, BOTH, [5, 4, 1], share="gentleman_on_fail")[2] == [[0, 0, 0], [80, 0, 0], [20, 0, 0]]

    def test_consolation_goes_to_all_others(self) -> None:
        _, _, whists, _ = written(6, FIRST, [4, 4, 2, 0], dealer=3, consolation="per_undertrick")
        assert [row[0] for row in whists] == [0, 6 * 20 + 40, 40, 40]
        assert written(6, BOTH, [6, 2, 2], consolation="per_undertrick")[2][1:] == [[40, 0, 0], [40, 0, 0]]

    def test_consolation_of_ten_is_the_same_for_every_contract(self) -> None:
        for level, price in ((6, 20), (8, 60)):
            _, _, whists, _ = written(
                level, FIRST, [level - 2, 8 - level, 4, 0], dealer=3, consolation="ten_per_undertrick"
            )
            assert [row[0] for row in whists] == [0, (12 - level) * price + 20, 20, 20]

    def test_pool_and_hill_in_points(self) -> None:
        pool, hill, whists, _ = written(7, BOTH, [8, 1, 1], scale="1")
        assert (pool, hill, whists[1]) == ([4, 0, 0], [0, 0, 0], [40, 0, 0])
        assert written("misere", [], [2, 8, 0], scale="1")[1] == [20, 0, 0]

    def test_fines_beside_a_failure_only_if_they_are_taken(self) -> None:
        assert written(6, BOTH, [5, 5, 0], responsibility="personal")[1] == [20, 0, 40]
        for tricks, hill in (([5, 5, 0], [20, 0, 0]), ([6, 4, 0], [0, 0, 40])):
            forgiven = written(6, BOTH, tricks, responsibility="personal", fine_whister_if_declarer_fails="no")
            assert forgiven[1] == hill

    def test_leningrad_doubles_all_but_the_pool(self) -> None:
        pool, hill, whists, _ = written(6, BOTH, [8, 2, 0], base="leningrad")
        assert (pool, hill, whists[1]) == ([20, 0, 0], [0, 0, 80], [80, 0, 0])


class TestNoPlay:
    @pytest.mark.parametrize(("level", "prize"), [(6, 40), (7, 40)])
    @pytest.mark.parametrize(("calls", "seat"), [(FIRST, 1), (SECOND, 2)])
    def test_limited_prize(self, level: int, prize: int, calls: list[list[Any]], seat: int) -> None:
        pool, hill, whists, result = written(level, [*calls, [seat, "half"]], [0, 0, 0])
        assert (pool, hill) == ([prize if level == 7 else 20, 0, 0], [0, 0, 0])
        assert (whists[seat], whists[3 - seat]) == ([prize, 0, 0], [0, 0, 0])
        assert (result[seat], result[3 - seat]) == ("half", "passed")

    @pytest.mark.parametrize("calls", [[[1, "pass"], [2, "pass"]], [*FIRST, [1, "pass"]]])
    def test_nobody_whists(self, calls: list[list[Any]]) -> None:
        pool, hill, whists, result = written(9, calls, [0, 0, 0])
        assert (pool, hill, whists) == ([80, 0, 0], [0, 0, 0], [[0, 0, 0]] * 3)
        assert result == ["made", "passed", "passed"]

    @pytest.mark.parametrize("level", [6, 7])
    def test_no_withdrawal_at_six_and_seven(self, level: int) -> None:
        with pytest.raises(ValueError, match="cannot say pass"):
            written(level, [*FIRST, [1, "pass"]], [0, 0, 0])

    def test_half_of_the_second_is_retrieved_or_not(self) -> None:
        half = [[1, "pass"], [2, "half"]]
        given = written(6, [*half, [1, "pass"]], [0, 0, 0], one="second_after_pass")
        assert given[2:] == ([[0, 0, 0], [0, 0, 0], [40, 0, 0]], ["made", "passed", "half"])
        fought = written(6, [*half, [1, "whist"]], [6, 1, 3], one="second_after_pass")
        assert fought[2:] == ([[0, 0, 0], [80, 0, 0], [0, 0, 0]], ["made", "made", "passed"])


class TestTen:
    def test_checked_ten_writes_no_whists(self) -> None:
        assert written(10, [], [10, 0, 0])[:2] == ([100, 0, 0], [0, 0, 0])
        pool, hill, whists, result = written(10, [], [8, 1, 1])
        assert (pool, hill, whists) == ([0, 0, 0], [200, 0, 0], [[0, 0, 0]] * 3)
        assert result == ["failed", "defended", "defended"]

    def test_whisted_ten_is_like_nine(self) -> None:
        assert written(10, BOTH, [10, 0, 0], ten="whisted")[:2] == ([100, 0, 0], [0, 0, 100])
        assert written(10, BOTH, [9, 1, 0], ten="whisted")[1:3] == ([100, 0, 0], [[0, 0, 0], [100, 0, 0], [0, 0, 0]])


class TestTable:
    def test_every_combination_is_there_once(self) -> None:
        rows = list(tabulate())
        assert len({repr((setup, options)) for setup, options, _ in rows}) == len(rows) == 3 * 4 * 3 * 66

    def test_readings_differ_only_for_two_whisters_at_six_and_seven(self) -> None:
        hills: dict[tuple[Any, ...], list[Any]] = {}
        for setup, _, facts in tabulate():
            key = (setup["contract"]["level"], *(word for _, word in setup["calls"][:2]), *setup["tricks"])
            hills.setdefault(key, []).append(facts["hill"])
        differing = {key for key, found in hills.items() if found[1:] != found[:1] * 2}
        assert {key[:3] for key in differing} == {(6, "whist", "whist"), (7, "whist", "whist")}
        assert {key[4:] for key in differing if key[0] == 6 and 10 - key[3] < 4} == {(3, 0), (0, 3)}
        lacking = {(a, b) for a in range(11) for b in range(11 - a) if a + b >= 4 and min(a, b) < 2}
        assert {key[4:] for key in differing if key[0] == 6 and 10 - key[3] >= 4} == lacking
        assert {key[4:] for key in differing if key[0] == 7} == {
            (a, b) for n in range(2, 11) for a, b in [(n, 0), (0, n)]
        }

    def test_fine_of_the_pair_never_meets_a_failure_of_the_declarer(self) -> None:
        for _, options, facts in tabulate():
            if options["pv.responsibility"] != "personal" and facts["result"][0] == "failed":
                assert facts["hill"][1:] == [0, 0]

    def test_declarer_writes_in_the_pool_or_on_the_hill(self) -> None:
        assert all((facts["pool"][0] > 0) != (facts["hill"][0] > 0) for _, _, facts in tabulate())


@pytest.mark.parametrize(
    ("level", "calls", "tricks", "reason"),
    [
        (8, BOTH, [8, 1, 0], "9 tricks"),
        (8, [[1, "pass"], [2, "pass"]], [8, 1, 1], "10 tricks"),
        (8, [[2, "whist"]], [8, 1, 1], "cannot say"),
        (8, [[1, "whist"]], [8, 1, 1], "still to speak"),
        (10, BOTH, [10, 0, 0], "cannot say"),
        (8, BOTH, [8, 1, 0, 1], "tricks of a deal"),
    ],
)
def test_ends_that_cannot_be_are_refused(level: int, calls: list[list[Any]], tricks: list[int], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        written(level, calls, tricks, dealer=len(tricks) - 1)
