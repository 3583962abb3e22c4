"""What is written for a deal: each clause, and ends of deals under the readings of the text."""

from typing import Any

import pytest

from hoyle.preferans.pack import MISERE
from hoyle.preferans.rulesets import CONVENTIONS
from hoyle.preferans.score import declarer, fines, prices, settlement, whists
from tests.rules.preferans.support import preferans

LEVELS = (6, 7, 8, 9, 10)
BOTH = [[1, "whist"], [2, "whist"]]
SOLE = [[1, "whist"], [2, "pass"], [1, "closed"]]


def settled(level: int | str, calls: list[list[Any]], tricks: list[int], **options: str) -> dict[str, Any]:
    """Give the facts of a finished deal of three in which seat 0 declares; no tricks where nothing is played."""
    game = preferans(options.pop("ruleset", "as-printed"), **options)
    end: dict[str, Any] = {"players": 3, "dealer": 2, "contract": {"level": level, "declarer": 0}, "calls": calls}
    return game.facts(game.settle(end | ({"tricks": tricks} if tricks else {})))


def hills(level: int, tricks: list[int], **options: str) -> list[int]:
    """Give the hills after a deal that both defenders have whisted."""
    hill: list[int] = settled(level, BOTH, tricks, **options)["hill"]
    return hill


class TestPrices:
    def test_they_rise_by_twos(self) -> None:
        assert [2, 4, 6, 8, 10] == [prices.price_of_level(level) for level in LEVELS]

    def test_leningrad_doubles_them(self) -> None:
        assert [4, 8, 12, 16, 20] == [prices.leningrad_price_of_level(level) for level in LEVELS]

    def test_misere_has_that_of_a_ten(self) -> None:
        assert [10, 6, 10] == [prices.priced_level(level) for level in (MISERE, 6, 10)]

    def test_scales(self) -> None:
        assert (20, 2, 20, 2) == (
            prices.sheet_in_tens(2),
            prices.sheet_in_points(2),
            prices.whists_in_tens(2),
            prices.whists_in_points(2),
        )

    def test_worths(self) -> None:
        assert (6, 60, 6, 12) == (
            prices.worth_in_tens(6),
            prices.worth_in_points(6),
            prices.pool_as_hill(6),
            prices.pool_counts_double(6),
        )


class TestObligations:
    def test_four_two_and_one(self) -> None:
        assert (4, 2, 1, 1) == (
            fines.obligation_on_six(),
            fines.obligation_on_seven(),
            fines.obligation_on_eight_and_nine(),
            fines.obligation_on_ten(),
        )

    @pytest.mark.parametrize(("own", "passers", "lacking"), [(4, 0, 0), (1, 3, 0), (2, 1, 1), (0, 0, 4), (5, 0, 0)])
    def test_passers_tricks_count_for_a_sole_whister(self, own: int, passers: int, lacking: int) -> None:
        assert lacking == fines.sole_whister_lacks(4, own, passers)

    @pytest.mark.parametrize(("own", "other", "lacking"), [(3, 1, 0), (2, 1, 1), (0, 0, 4)])
    def test_pair_has_what_both_took(self, own: int, other: int, lacking: int) -> None:
        assert lacking == fines.pair_lacks(4, own, other)

    @pytest.mark.parametrize(("own", "six", "seven"), [(0, 2, 1), (1, 1, 0), (2, 0, 0), (3, 0, 0)])
    def test_quotas_of_six_and_seven(self, own: int, six: int, seven: int) -> None:
        assert (six, seven) == (fines.each_lacks_on_six(own, 0, 1), fines.each_lacks_on_seven(own, 0, 1))

    @pytest.mark.parametrize(("own", "other", "spoke", "lacking"), [(0, 0, 2, 1), (0, 0, 1, 0), (0, 1, 2, 0)])
    def test_last_to_whist_answers_for_eight_and_nine(self, own: int, other: int, spoke: int, lacking: int) -> None:
        assert lacking == fines.last_lacks_on_eight_and_nine(own, other, spoke)

    @pytest.mark.parametrize(
        ("lacking", "together", "fined"), [(2, 0, (0, 2, 0)), (2, 1, (2, 2, 1)), (2, 4, (2, 2, 2)), (0, 1, (0, 0, 0))]
    )
    def test_three_readings(self, lacking: int, together: int, fined: tuple[int, ...]) -> None:
        assert fined == (
            fines.pair_must_be_short(lacking, together),
            fines.each_for_himself(lacking, together),
            fines.no_more_than_the_pair(lacking, together),
        )

    @pytest.mark.parametrize(("declarer_lacks", "fined"), [(0, (2, 2)), (1, (2, 0))])
    def test_whister_beside_a_fallen_declarer(self, declarer_lacks: int, fined: tuple[int, ...]) -> None:
        assert fined == (
            fines.fined_beside_the_declarer(2, declarer_lacks),
            fines.forgiven_if_the_declarer_falls(2, declarer_lacks),
        )

    def test_whister_pays_in_full_or_half(self) -> None:
        assert (60, 30) == (fines.whister_pays_in_full(60), fines.whister_pays_half(60))


class TestDeclarer:
    @pytest.mark.parametrize(("level", "tricks", "lacking"), [(6, 6, 0), (6, 5, 1), (8, 10, 0), (10, 7, 3)])
    def test_what_he_lacks(self, level: int, tricks: int, lacking: int) -> None:
        assert lacking == declarer.declarer_lacks(level, tricks)

    @pytest.mark.parametrize(("tricks", "hill"), [(1, 100), (2, 200), (3, 300)])
    def test_misere_costs_a_hundred_a_trick(self, tricks: int, hill: int) -> None:
        facts = settled("misere", [], [tricks, 10 - tricks, 0])

        assert (hill, 0, ["failed", "defended", "defended"]) == (facts["hill"][0], facts["pool"][0], facts["result"])

    def test_misere_brings_what_a_ten_brings(self) -> None:
        assert ([100, 0, 0], [100, 0, 0]) == (
            settled("misere", [], [0, 6, 4])["pool"],
            settled(10, [], [10, 0, 0])["pool"],
        )

    @pytest.mark.parametrize(("level", "pool"), [(6, 20), (7, 40), (8, 60), (9, 80)])
    def test_made_contract_brings_its_price(self, level: int, pool: int) -> None:
        assert [pool, 0, 0] == settled(level, SOLE, [level, 10 - level, 0])["pool"]

    def test_fall_on_a_ten_brings_nobody_whists(self) -> None:
        facts = settled(10, [], [8, 1, 1])

        assert ([200, 0, 0], [[0, 0, 0]] * 3) == (facts["hill"], facts["whists"])


class TestOutcome:
    @pytest.mark.parametrize(
        ("declarer", "whister", "outcome"),
        [
            (0, 0, fines.OWN_GAME),
            (1, 0, fines.DECLARER_SHORT),
            (0, 2, fines.WHISTER_SHORT),
            (1, 1, fines.BOTH_SHORT),
        ],
    )
    def test_who_is_short(self, declarer: int, whister: int, outcome: int) -> None:
        assert outcome == fines.outcome_of_whist(declarer, whister)

    @pytest.mark.parametrize(("level", "obligation"), [(6, 4), (7, 2), (8, 1), (9, 1)])
    def test_three_results_with_one_whister_exclude_one_another(self, level: int, obligation: int) -> None:
        for tricks in range(11):
            results = settled(level, SOLE, [tricks, 10 - tricks, 0])["result"]
            expected = ["made" if tricks >= level else "failed", "made" if 10 - tricks >= obligation else "failed"]

            assert [*expected, "passed"] == results
            assert ["failed", "failed"] != expected


class TestTwoWhisters:
    @pytest.mark.parametrize(
        ("tricks", "joint", "personal", "capped"),
        [
            ([6, 2, 2], (0, 0), (0, 0), (0, 0)),
            ([6, 3, 1], (0, 0), (0, 1), (0, 0)),
            ([6, 0, 4], (0, 0), (2, 0), (0, 0)),
            ([7, 3, 0], (0, 2), (0, 2), (0, 1)),
            ([7, 2, 1], (0, 1), (0, 1), (0, 1)),
            ([8, 2, 0], (0, 2), (0, 2), (0, 2)),
            ([8, 1, 1], (1, 1), (1, 1), (1, 1)),
            ([9, 1, 0], (1, 2), (1, 2), (1, 2)),
            ([10, 0, 0], (2, 2), (2, 2), (2, 2)),
        ],
    )
    def test_six(
        self, tricks: list[int], joint: tuple[int, int], personal: tuple[int, int], capped: tuple[int, int]
    ) -> None:
        by_reading = [
            hills(6, tricks, responsibility=reading) for reading in ("joint_then_personal", "personal", "joint_capped")
        ]

        assert [[0, 20 * one, 20 * two] for one, two in (joint, personal, capped)] == by_reading

    @pytest.mark.parametrize(
        ("tricks", "joint", "personal"),
        [([8, 2, 0], (0, 0), (0, 1)), ([9, 1, 0], (0, 1), (0, 1)), ([10, 0, 0], (1, 1), (1, 1))],
    )
    def test_seven(self, tricks: list[int], joint: tuple[int, int], personal: tuple[int, int]) -> None:
        by_reading = [
            hills(7, tricks, responsibility=reading) for reading in ("joint_then_personal", "personal", "joint_capped")
        ]

        assert [[0, 40 * one, 40 * two] for one, two in (joint, personal, joint)] == by_reading

    @pytest.mark.parametrize("responsibility", ["joint_then_personal", "personal", "joint_capped"])
    @pytest.mark.parametrize(("level", "price"), [(8, 60), (9, 80)])
    def test_eight_and_nine(self, level: int, price: int, responsibility: str) -> None:
        assert ([0, 0, price], [0, 0, 0]) == (
            hills(level, [10, 0, 0], responsibility=responsibility),
            hills(level, [9, 1, 0], responsibility=responsibility),
        )

    def test_fourth_result_needs_personal_responsibility(self) -> None:
        results = [
            settled(6, BOTH, [5, 4, 1], responsibility=reading)["result"]
            for reading in ("joint_then_personal", "personal")
        ]

        assert [["failed", "made", "made"], ["failed", "made", "failed"]] == results

    @pytest.mark.parametrize(("choice", "hill"), [("yes", [20, 0, 20]), ("no", [20, 0, 0])])
    def test_whister_short_beside_a_fallen_declarer(self, choice: str, hill: list[int]) -> None:
        rule = {"responsibility": "personal", "fine_whister_if_declarer_fails": choice}

        assert hill == hills(6, [5, 4, 1], **rule)

    def test_each_writes_his_own_tricks(self) -> None:
        assert [[0, 0, 0], [60, 0, 0], [20, 0, 0]] == settled(6, BOTH, [6, 3, 1])["whists"]


class TestWhists:
    def test_sole_whister_writes_all(self) -> None:
        assert [[0, 0, 0], [80, 0, 0], [0, 0, 0]] == settled(6, SOLE, [6, 1, 3])["whists"]

    @pytest.mark.parametrize(("tricks", "whists"), [([6, 1, 3], (80, 0)), ([5, 1, 4], (50, 50))])
    def test_gentleman_shares_when_the_declarer_falls(self, tricks: list[int], whists: tuple[int, int]) -> None:
        table = settled(6, SOLE, tricks, share="gentleman_on_fail")["whists"]

        assert list(whists) == [table[1][0], table[2][0]]

    @pytest.mark.parametrize(
        ("level", "tricks", "whists"),
        [
            (6, [4, 4, 2], [[0, 0, 0], [160, 0, 0], [40, 0, 0]]),
            (10, [9, 1, 0], [[0, 0, 0]] * 3),
            (6, [6, 4, 0], [[0, 0, 0], [80, 0, 0], [0, 0, 0]]),
            ("misere", [3, 4, 3], [[0, 0, 0]] * 3),
        ],
    )
    def test_consolation(self, level: int | str, tricks: list[int], whists: list[list[int]]) -> None:
        calls = SOLE if level == 6 else []

        assert whists == settled(level, calls, tricks, consolation="per_undertrick")["whists"]

    def test_resting_dealer_is_consoled_too(self) -> None:
        game = preferans(consolation="per_undertrick")
        end = {"players": 4, "dealer": 3, "contract": {"level": 6, "declarer": 0}, "calls": SOLE}

        assert [[0] * 4, [120, 0, 0, 0], [20, 0, 0, 0], [20, 0, 0, 0]] == (
            game.facts(game.settle(end | {"tricks": [5, 5, 0, 0]}))["whists"]
        )

    @pytest.mark.parametrize("level", [6, 9])
    def test_consolation_of_ten_is_the_same_for_every_level(self, level: int) -> None:
        written = settled(level, SOLE, [level - 1, 11 - level, 0], consolation="ten_per_undertrick")["whists"]

        assert [[0, 0, 0], [(11 - level) * 20 * (level - 5) + 10, 0, 0], [10, 0, 0]] == written

    @pytest.mark.parametrize(("level", "whists"), [(6, 40), (7, 40)])
    def test_limited_prize(self, level: int, whists: int) -> None:
        facts = settled(level, [*SOLE[:2], [1, "half"]], [])

        assert ([[0, 0, 0], [whists, 0, 0], [0, 0, 0]], ["made", "half", "passed"]) == (
            facts["whists"],
            facts["result"],
        )

    def test_prize_in_whists(self) -> None:
        assert (4, 2) == (whists.limited_prize_on_six(2), whists.limited_prize_on_seven(2))

    def test_whisted_ten_is_written_like_a_nine(self) -> None:
        made, fallen = settled(10, BOTH, [10, 0, 0], ten="whisted"), settled(10, BOTH, [9, 1, 0], ten="whisted")

        assert ([0, 0, 100], [[0, 0, 0], [100, 0, 0], [0, 0, 0]]) == (made["hill"], fallen["whists"])


class TestRulesets:
    def test_custom_writes_whists_in_points(self) -> None:
        facts = settled(8, SOLE, [9, 1, 0], ruleset="customary")

        assert ([60, 0, 0], [[0, 0, 0], [6, 0, 0], [0, 0, 0]]) == (facts["pool"], facts["whists"])

    @pytest.mark.parametrize(
        ("convention", "made", "fallen"),
        [
            ("sochi", ([2, 2, 0], 6, 0), ([4, 0, 0], 16, 4)),
            ("leningrad", ([2, 2, 0], 12, 0), ([8, 0, 0], 20, 20)),
            ("rostov", ([2, 1, 0], 6, 0), ([4, 0, 0], 26, 26)),
        ],
    )
    def test_conventions(
        self, convention: str, made: tuple[list[int], int, int], fallen: tuple[list[int], int, int]
    ) -> None:
        """Seven and four tricks on a six: pool of the declarer and hills, then what whister and passer write."""
        options = {id_[3:]: value for id_, value in CONVENTIONS[convention].options.items()}
        one = settled(6, SOLE, [7, 3, 0], ruleset="customary", **options)
        two = settled(6, SOLE, [4, 6, 0], ruleset="customary", **options)

        assert made == ([one["pool"][0], *one["hill"][1:]], one["whists"][1][0], one["whists"][2][0])
        assert fallen == (two["hill"], two["whists"][1][0], two["whists"][2][0])


class TestBalance:
    def test_nothing_is_owed_on_an_empty_sheet(self) -> None:
        assert (0, 0, 0) == settlement.balance((0, 0, 0), ((0, 0, 0),) * 3)

    def test_difference_is_shared(self) -> None:
        assert (40, -20, -20) == settlement.balance((60, 0, 0), ((0, 0, 0),) * 3)

    def test_fraction_is_left_out(self) -> None:
        assert (12, -6, -6) == settlement.balance((20, 0, 0), ((0, 0, 0),) * 3)

    def test_whists_are_set_off(self) -> None:
        assert (-6, 8, -2) == settlement.balance((0, 0, 0), ((0, 0, 0), (6, 0, 2), (0, 0, 0)))
