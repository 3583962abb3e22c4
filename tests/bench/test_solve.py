"""The arithmetic of the solver's bench, and the deals that it measures."""

import random
import sys

import pytest

from hoyle.cards import PACK_32, PACK_52, parse_hand
from tests.bench import solve_peers
from tests.bench.measure import Missing
from tests.bench.solve_deals import contracts, discards, miseres, to_shed, twelves, whole_deals
from tests.bench.solve_measure import Times, in_ms, line, measure, ratios


class TestTimes:
    def test_median_percentile_and_worst(self) -> None:
        times = Times(tuple(float(number) for number in range(20, 0, -1)))

        assert (10.5, 19.0, 20.0) == (times.median, times.percentile_95, times.worst)

    def test_a_single_task_is_all_of_them(self) -> None:
        times = Times((3.0,))

        assert (3.0, 3.0, 3.0) == (times.median, times.percentile_95, times.worst)

    def test_each_task_is_timed_once(self) -> None:
        clock = iter((0.0, 1.0, 5.0, 7.0))
        done: list[str] = []

        assert (1.0, 2.0) == measure(["a", "b"], done.append, clock=lambda: next(clock)).seconds
        assert ["a", "b"] == done

    def test_ratios_are_of_medians_and_task_by_task(self) -> None:
        assert "2.00 (task by task 3.00)" == ratios(Times((4.0, 6.0, 4.0)), Times((1.0, 2.0, 4.0)))

    @pytest.mark.parametrize(("seconds", "text"), [(0.00006, "0.06 ms"), (0.0523, "52.3 ms"), (2.2, "2,200 ms")])
    def test_times_are_written_in_milliseconds(self, seconds: float, text: str) -> None:
        assert text == in_ms(seconds)

    def test_a_line_has_name_number_and_times(self) -> None:
        assert ["deals", "1", "2", "ms", "2", "ms", "2", "ms"] == line("deals", Times((0.002,))).split()


class TestDeals:
    def test_a_seed_gives_the_same_deals(self) -> None:
        assert whole_deals(7, 3) == whole_deals(7, 3)
        assert whole_deals(7, 3) != whole_deals(8, 3)

    def test_a_whole_deal_has_every_card_once(self) -> None:
        (hands,) = whole_deals(1, 1)

        assert PACK_52 == hands[0] | hands[1] | hands[2] | hands[3]
        assert [13] * 4 == [hand.bit_count() for hand in hands]

    def test_trumps_are_the_longest_suit_at_the_table(self) -> None:
        for hands, declarer, trump in contracts(3, 20):
            lengths = [[(hand >> 16 * suit & 0xFFFF).bit_count() for suit in range(4)] for hand in hands]

            assert max(map(max, lengths)) == lengths[declarer][trump]

    def test_twelve_cards_leave_sixty_six_hands(self) -> None:
        ((twelve, hands),) = twelves(2, 1)
        left = set(discards(twelve))

        assert (12, 66) == (twelve.bit_count(), len(left))
        assert hands[0] in left
        assert {10} == {hand.bit_count() for hand in left}

    @pytest.mark.parametrize(
        ("hand", "number"),
        [
            ("S:2345 H:234 D:234 C:234", 0),
            ("S:246", 0),
            ("S:247", 1),
            ("S:3", 1),
            ("S:AKQ", 3),
            ("S:2A", 1),
            ("", 0),
        ],
    )
    def test_what_must_be_shed(self, hand: str, number: int) -> None:
        assert number == to_shed(parse_hand(hand) if hand else 0, PACK_52)

    def test_misere_hands_have_as_much_to_shed_as_was_asked(self) -> None:
        assert {0, 1, 2, 3} >= {to_shed(hands[0], PACK_52) for hands in miseres(5, 10, PACK_52, 4, range(4))}
        assert {2} == {to_shed(hands[0], PACK_32) for hands in miseres(5, 5, PACK_32, 3, (2,))}


class TestPeers:
    def test_an_absent_peer_is_said_to_be_absent(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "endplay.dds", None)
        monkeypatch.setitem(sys.modules, "pyspiel", None)

        with pytest.raises(Missing, match="DDS is not measured"):
            solve_peers.Dds()
        with pytest.raises(Missing, match="OpenSpiel is not measured"):
            solve_peers.openspiel_rollouts(1, 100)

    def test_dds_gives_the_best_lead(self) -> None:
        pytest.importorskip("endplay", reason="endplay is not installed: pip install '.[dev]'")
        dds = solve_peers.Dds()
        hands = tuple(parse_hand(text) for text in ("S:A2", "S:K3", "S:Q4", "S:J5"))

        assert 1 == dds.solve(dds.board(hands, 4))


def test_random_is_not_shared() -> None:
    random.seed(1)
    before = random.random()
    random.seed(1)
    whole_deals(1, 1)

    assert before == random.random()
