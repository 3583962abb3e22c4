"""The oracle's cards, play and variants of German Solo against cases worked by hand."""

import pytest

from tests.oracles.german_solo import Oracle
from tests.oracles.german_solo_cards import best_place, callable_cards, trumps_in_order
from tests.oracles.german_solo_hands import DEAL, SIX_SURE, given, play, start
from tests.oracles.german_solo_score import rules_in_force


class TestCards:
    def test_order_of_trumps(self) -> None:
        rules = rules_in_force("as-printed", None)
        assert trumps_in_order("C", rules) == "QC 7C QS AC KC JC TC 9C 8C".split()
        assert trumps_in_order("S", rules) == "QC 7S QS AS KS JS TS 9S 8S".split()
        assert trumps_in_order("D", rules) == "QC 7D QS AD KD QD JD TD 9D 8D".split()

    def test_literal_order(self) -> None:
        rules = rules_in_force("as-printed", {"gs.rank": "literal"})
        assert trumps_in_order("H", rules) == "QC 7H QS AH JH QH KH TH 9H 8H".split()
        assert best_place(["KD", "JD", "9D", "QD"], "C", rules) == 1
        assert best_place(["TS", "KS", "9S", "JS"], "C", rules) == 3

    def test_who_wins(self) -> None:
        rules = rules_in_force("as-printed", None)
        assert best_place(["KD", "JD", "9D", "QD"], "C", rules) == 0
        assert best_place(["AD", "8C", "7C", "QS"], "C", rules) == 2
        assert best_place(["AD", "AS", "AH", "TD"], "C", rules) == 0
        assert best_place(["AD", "7D", "QS", "QC"], "D", rules) == 3

    @pytest.mark.parametrize(
        ("hand", "trump", "options", "expected"),
        [
            ("AH KS 9S 8S", "H", {}, "AC AD AS"),
            ("AH KS 9S 8S", "D", {"gs.callable": "no_trump_ace"}, "AC AS"),
            ("AC AD AH AS KC", "S", {}, "KD KH KS"),
            ("AC AD AH KC 9S", "S", {"gs.callable": "no_trump_ace"}, "KD KH KS"),
            ("AC AD AH AS KC KD KH KS", "S", {}, ""),
            ("QC KS JS TS 9S AH KH QH", "H", {"gs.var1": "on"}, "AS"),
            ("QC KS JS TS 9S AH KH QH", "C", {"gs.var1": "on"}, "AC AS"),
        ],
    )
    def test_what_can_be_called(self, hand: str, trump: str, options: dict[str, str], expected: str) -> None:
        rules = rules_in_force("as-printed", options)
        assert callable_cards(hand.split(), trump, rules) == expected.split()


class TestPlay:
    def test_black_queens_follow_trumps(self) -> None:
        oracle = play(given(bid="solo", by=3, trump="D"), "AD")
        assert oracle.legal() == ["play:QC"]
        assert play(oracle, "QC").legal() == ["play:QS"]
        assert play(oracle, "QS 7D").facts()["winner"] == 1
        assert play(oracle, "KS").legal() == ["play:7S", "play:8S", "play:AS"]

    def test_black_queen_does_not_follow_its_printed_suit(self) -> None:
        assert len(play(given(bid="solo", by=3, trump="D"), "7C").legal()) == 8

    def test_five_tricks_end_a_solo(self) -> None:
        tricks = "AD QC QS 7D AH 8H 7H 7C KH 9H 8D 8C KD 9C 9S 7S QD TC TS 8S JD JC JS TH"
        oracle = play(given(bid="solo", by=3, trump="D"), tricks)
        assert oracle.facts()["over"] is False
        facts = play(oracle, "TD KC KS AS").facts()
        assert (facts["over"], facts["result"], facts["tricks"]) == (True, "made", [0, 2, 0, 5])
        assert facts["payments"] == [-4, -4, -4, 12]

    def test_one_trick_ends_an_all(self) -> None:
        facts = play(given(bid="all", by=3, trump="D"), "AD QC QS 7D").facts()
        assert (facts["over"], facts["result"], facts["payments"]) == (True, "failed", [16, 16, 16, -48])

    def test_partner_is_known_when_the_ace_is_played(self) -> None:
        oracle = given(bid="frog", by=1, trump="H", called="AD")
        assert oracle.facts()["partner"] is None
        assert play(oracle, "AD").facts()["partner"] == 0
        assert play(oracle, "9S 7S 7D").facts()["tricks"] == [1, 0, 0, 0]

    def test_four_tricks_of_the_others_end_a_frog(self) -> None:
        oracle = given(bid="frog", by=0, trump="H", called="AS")
        play(oracle, "7C QC 7S 8D AH 8H 7H TC KD AD 9S 8S 8C QH AS 9D")
        assert (oracle.facts()["over"], oracle.facts()["tricks"]) == (False, [1, 2, 0, 1])
        facts = play(oracle, "KH TH TD 9C").facts()
        assert (facts["over"], facts["result"], facts["payments"]) == (True, "failed", [-2, 2, -2, 2])


class TestVariants:
    def test_cover_is_played_to_the_first_trump_lead(self) -> None:
        oracle = given({"gs.var2": "on"}, bid="frog", by=1, trump="H")
        oracle.apply("1 call:AD")
        assert oracle.legal() == sorted("lay:" + card for card in DEAL["hands"][1])
        oracle.apply("1 lay:KS")
        play(oracle, "7C")
        assert oracle.legal() == sorted("play:" + card for card in "QC JS TS 9S AH KH QH".split())
        play(oracle, "9S QS 7D JH 7H 8C")
        assert (oracle.actor(), oracle.legal()) == (1, ["play:KS"])
        assert play(oracle, "KS").facts()["winner"] == 3

    def test_cover_does_not_win(self) -> None:
        oracle = given({"gs.var2": "on"}, bid="frog", by=1, trump="H")
        oracle.apply("1 call:AD")
        oracle.apply("1 lay:QC")
        assert play(oracle, "7C 9S QS 7D JH 7H 8C QC").facts()["winner"] == 3

    def test_cover_is_played_to_the_suit_called_under_the_option(self) -> None:
        oracle = given({"gs.var2": "called_suit"}, bid="frog", by=1, trump="H")
        oracle.apply("1 call:AD")
        oracle.apply("1 lay:KS")
        assert play(oracle, "AD").legal() == ["play:KS"]

    def test_cover_led_last_leaves_the_suit_to_the_next_card(self) -> None:
        assert best_place(["AS", "KD", "QD", "TC"], "H", rules_in_force("as-printed", {}), "AS") == 1
        assert best_place(["AS", "7D", "8H", "KD"], "H", rules_in_force("as-printed", {}), "AS") == 2

    def test_call_made_beforehand_needs_a_cover_too(self) -> None:
        oracle = given({"gs.var2": "on"}, bid="frog", by=1, trump="H", called="AD")
        assert oracle.legal() == sorted("lay:" + card for card in DEAL["hands"][1])

    def test_call_in_a_suit_held_needs_no_cover(self) -> None:
        oracle = given({"gs.var2": "on"}, bid="frog", by=1, trump="H", called="AS")
        assert oracle.stage == "play"

    def test_side_with_every_trick_may_go_on(self) -> None:
        five = "QC 8C TH 7S 7C 9C 9H 8S QS TC JH 9S AC TD QH TS KC JD KH JS"
        assert play(start("", None, SIX_SURE), five).facts()["payments"] == [24, -8, -8, -8]
        oracle = play(start("", {"gs.var3": "on"}, SIX_SURE), five)
        assert (oracle.actor(), oracle.legal(), oracle.facts()["over"]) == (0, ["continue", "stop"], False)
        oracle.apply("0 continue")
        assert play(oracle, "JC QD AH KS").facts()["over"] is False
        facts = play(oracle, "7D KD 8D AS").facts()
        assert (facts["over"], facts["result"], facts["payments"]) == (True, "failed", [-96, 32, 32, 32])

    def test_side_with_every_trick_may_stop(self) -> None:
        oracle = play(
            start("", {"gs.var3": "on"}, SIX_SURE), "QC 8C TH 7S 7C 9C 9H 8S QS TC JH 9S AC TD QH TS KC JD KH JS"
        )
        oracle.apply("0 stop")
        assert oracle.facts()["payments"] == [24, -8, -8, -8]

    def test_defenders_are_asked_after_four(self) -> None:
        oracle = Oracle({**SIX_SURE, "contract": {"bid": "solo", "by": 3, "trump": "H"}}, options={"gs.var3": "on"})
        play(oracle, "QC TC TH 8H QS 9C JH 7S 7H 8C 9H 8S")
        assert oracle.facts()["over"] is False
        play(oracle, "AC TD 8D 9S")
        assert (oracle.actor(), oracle.legal()) == (0, ["continue", "stop"])

    def test_dealer_stakes_two(self) -> None:
        setup = {**SIX_SURE, "pool": 6}
        oracle = start("", {"gs.pool": "on"}, setup)
        assert oracle.facts()["pool"] == 8
        facts = play(oracle, "QC 8C TH 7S 7C 9C 9H 8S QS TC JH 9S AC TD QH TS KC JD KH JS").facts()
        assert (facts["payments"], facts["pool"]) == ([24 + 8, -8, -8, -8 - 2], 0)
