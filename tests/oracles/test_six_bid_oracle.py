"""The oracle of Six-Bid Solo against cases worked by hand from the document."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from tests.oracles.six_bid import Oracle
from tests.oracles.six_bid_deals import play_random_deal, random_settlement
from tests.oracles.six_bid_score import CHOICES, LADDER, PACK, rules_in_force, settle
from tests.oracles.six_bid_table import deal, session_sheets

# Seat 2 deals, seat 0 is eldest; five points lie in the widow.
DEAL: dict[str, Any] = {
    "players": 3,
    "dealer": 2,
    "hands": [
        "AC TC KC AD TD AH TH KH 8S 7S 6S".split(),
        "QC JC 9C KD QD JD QH JH AS TS 9S".split(),
        "8C 7C 9D 8D 7D 6D 9H 8H 7H 6H KS".split(),
    ],
    "widow": ["QS", "JS", "6C"],
}
# The same cards at a table of four: seat 1 deals, seat 2 is eldest.
FOUR = {**DEAL, "players": 4, "dealer": 1, "hands": [DEAL["hands"][2], [], DEAL["hands"][0], DEAL["hands"][1]]}


def start(actions: str = "", options: Mapping[str, str] | None = None, setup: Mapping[str, Any] = DEAL) -> Oracle:
    oracle = Oracle(setup, "as-printed", options)
    for action in actions.split(", ") if actions else []:
        oracle.apply(action)
    return oracle


def given(bid: str, by: int, trump: str | None = None, options: Mapping[str, str] | None = None) -> Oracle:
    contract = {"bid": bid, "by": by, **({"trump": trump} if trump else {})}
    return Oracle({**DEAL, "contract": contract}, "as-printed", options)


def play(oracle: Oracle, cards: str) -> Oracle:
    for card in cards.split():
        oracle.apply(f"{oracle.actor()} play:{card}")
    return oracle


class TestAuction:
    def test_eldest_may_pass_or_make_any_bid(self) -> None:
        assert start().actor() == 0
        assert start().legal() == sorted(["pass", *("bid:" + bid for bid in LADDER)])

    def test_only_higher_games_overbid(self) -> None:
        assert start("0 bid:guarantee-solo").legal() == ["bid:call-solo", "bid:spread-misere", "pass"]

    def test_overbid_player_answers_before_the_third(self) -> None:
        assert start("0 bid:solo, 1 bid:misere").actor() == 0
        assert start("0 bid:solo, 1 bid:misere, 0 bid:spread-misere").actor() == 1

    def test_third_meets_the_survivor(self) -> None:
        oracle = start("0 bid:solo, 1 bid:misere, 0 pass")
        assert (oracle.actor(), oracle.legal()[-1]) == (2, "pass")
        oracle.apply("2 bid:guarantee-solo")
        assert oracle.actor() == 1
        oracle.apply("1 pass")
        assert oracle.facts()["contract"] == {"bid": "guarantee-solo", "by": 2, "trump": None}

    def test_third_player_wins_with_one_bid_after_two_passes(self) -> None:
        assert start("0 pass, 1 pass, 2 bid:heart-solo").facts()["contract"] == {
            "bid": "heart-solo", "by": 2, "trump": "H",
        }  # fmt: skip  # a row holds what belongs together

    def test_first_bid_needs_two_passes(self) -> None:
        assert start("0 bid:misere, 1 pass").facts()["contract"] is None
        assert start("0 bid:misere, 1 pass, 2 pass").facts()["contract"] == {"bid": "misere", "by": 0, "trump": "none"}

    def test_nothing_overbids_call_solo(self) -> None:
        assert start("0 pass, 1 bid:call-solo").legal() == ["pass"]

    def test_three_passes_pay_nothing(self) -> None:
        facts = start("0 pass, 1 pass, 2 pass").facts()
        assert (facts["over"], facts["result"], facts["payments"]) == (True, "passed-out", [0, 0, 0])

    def test_dealer_of_four_is_not_asked(self) -> None:
        oracle = start("2 pass, 3 bid:solo, 0 pass", setup=FOUR)
        assert (oracle.actor(), oracle.stage) == (3, "naming")


class TestExchange:
    def test_solo_names_any_suit_but_hearts(self) -> None:
        oracle = start("0 pass, 1 pass, 2 bid:solo")
        assert (oracle.actor(), oracle.legal()) == (2, ["name-trump:C", "name-trump:D", "name-trump:S"])
        oracle.apply("2 name-trump:D")
        assert (oracle.facts()["trump"], oracle.actor(), oracle.facts()["leader"]) == ("D", 0, 0)

    def test_guarantee_solo_names_hearts_too(self) -> None:
        assert "name-trump:H" in given("guarantee-solo", 1).legal()

    def test_call_takes_a_card_and_gives_another(self) -> None:
        oracle = given("call-solo", 0, "C")
        assert oracle.legal() == sorted("call:" + card for card in PACK if card not in DEAL["hands"][0])
        oracle.apply("0 call:AS")
        assert oracle.actor() == 0
        assert oracle.legal() == sorted("give:" + card for card in DEAL["hands"][0])
        oracle.apply("0 give:6S")
        assert sorted(oracle.hands[0]) == sorted("AC TC KC AD TD AH TH KH 8S 7S AS".split())
        assert sorted(oracle.hands[1]) == sorted("QC JC 9C KD QD JD QH JH 6S TS 9S".split())
        assert oracle.facts()["contract"] == {"bid": "call-solo", "by": 0, "trump": "C", "called": "AS"}
        assert oracle.actor() == 0

    def test_card_in_the_widow_is_not_exchanged(self) -> None:
        oracle = given("call-solo", 2, "D")
        oracle.apply("2 call:QS")
        assert (oracle.actor(), oracle.hands) == (0, DEAL["hands"])

    def test_card_is_called_after_the_trump_is_named(self) -> None:
        assert start("0 bid:call-solo, 1 pass, 2 pass").legal()[0] == "name-trump:C"
        assert start("0 bid:call-solo, 1 pass, 2 pass, 0 name-trump:H").legal()[0] == "call:6C"


class TestPlay:
    def test_left_of_the_bidder_leads_to_a_spread_misere_only(self) -> None:
        assert [given(bid, 1).actor() for bid in ("heart-solo", "misere", "spread-misere")] == [0, 0, 2]
        assert start("2 bid:spread-misere, 3 pass, 0 pass", setup=FOUR).actor() == 3
        assert start("2 pass, 3 pass, 0 bid:spread-misere", setup=FOUR).actor() == 2  # not the cardless dealer

    def test_spread_misere_is_exposed_by_the_first_card(self) -> None:
        oracle = given("spread-misere", 1)
        assert oracle.facts()["exposed"] == []
        assert play(oracle, "9D").facts()["exposed"] == [1]

    def test_ten_beats_the_king(self) -> None:
        oracle = play(given("misere", 2), "6S TS KS")
        assert (oracle.facts()["winner"], oracle.facts()["points"], oracle.actor()) == (1, [0, 14, 0], 1)

    def test_lowest_trump_beats_the_ace(self) -> None:
        oracle = play(given("solo", 0, "C"), "6S TS KS AS 7C 7S")
        assert (oracle.facts()["winner"], oracle.facts()["tricks"]) == (2, [0, 1, 1])
        assert oracle.facts()["points"] == [0, 14, 11]

    def test_suit_led_is_followed(self) -> None:
        assert play(given("solo", 0, "C"), "AD").legal() == ["play:JD", "play:KD", "play:QD"]

    def test_trump_may_be_played_instead_under_the_option(self) -> None:
        oracle = play(given("solo", 0, "C", {"sb.void": "may_always_trump"}), "AD")
        assert oracle.legal() == sorted("play:" + card for card in "JD KD QD QC JC 9C".split())

    @pytest.mark.parametrize(("void", "count"), [("must_trump", 2), ("may_always_trump", 2), ("free", 10)])
    def test_void_player(self, void: str, count: int) -> None:
        oracle = play(given("solo", 0, "C", {"sb.void": void}), "6S TS KS AS")
        assert (oracle.actor(), len(oracle.legal())) == (2, count)

    def test_player_void_in_suit_and_trumps_is_free(self) -> None:
        oracle = play(given("solo", 0, "S"), "6S TS KS AS")
        assert (oracle.actor(), len(oracle.legal())) == (2, 10)

    def test_misere_fails_with_the_first_counter(self) -> None:
        facts = play(given("misere", 2), "6S 9S KS").facts()
        assert (facts["over"], facts["result"], facts["payments"]) == (True, "failed", [30, 30, -60])
        assert play(given("misere", 1), "6S 9S KS 9D AD JD").facts()["over"] is False

    @pytest.mark.parametrize(("option", "over"), [("no_points", False), ("no_tricks", True)])
    @pytest.mark.parametrize("bid", ["misere", "spread-misere"])
    def test_trick_without_points_in_a_misere(self, bid: str, option: str, over: bool) -> None:
        ace, _, low = DEAL["hands"]
        hands = [["KS" if card == "7S" else card for card in ace], DEAL["hands"][1], [*low[:-1], "7S"]]
        contract = {"bid": bid, "by": 1}
        oracle = Oracle({**DEAL, "hands": hands, "contract": contract}, "as-printed", {"sb.misere": option})
        play(oracle, "6S 9S 7S" if bid == "misere" else "7S 6S 9S")
        assert (oracle.facts()["winner"], oracle.facts()["over"]) == (1, over)

    def test_call_solo_ends_with_the_first_counter_lost(self) -> None:
        oracle = given("call-solo", 0, "C")
        oracle.apply("0 call:AS")
        oracle.apply("0 give:KH")
        oracle = play(oracle, "6S 9S KS")
        facts = oracle.facts()
        assert (facts["over"], facts["result"], facts["payments"]) == (True, "failed", [-200, 100, 100])
        assert facts["points"] == [0, 0, 4]


class TestTable:
    def test_cards_go_round_in_fours_threes_widow_and_fours(self) -> None:
        shown = deal({"players": 4, "dealer": 3, "pack": PACK})
        assert len(shown) == 11
        assert [[len(hand) for hand in step["hands"]] for step in shown[:5]] == [
            [0, 0, 0, 0], [4, 0, 0, 0], [4, 4, 0, 0], [4, 4, 4, 0], [7, 4, 4, 0],
        ]  # fmt: skip  # a row holds what belongs together
        assert [len(step["widow"]) for step in shown] == [0] * 7 + [3] * 4
        assert shown[-1]["widow"] == PACK[21:24]
        assert shown[-1]["hands"][2] == [*PACK[8:12], *PACK[18:21], *PACK[32:36]]

    def test_deal_and_score_go_on(self) -> None:
        assert session_sheets(3, 1, [[2, -1, -1], [0, 0, 0]]) == [
            {"dealer": 1, "payments": [0, 0, 0]},
            {"dealer": 2, "payments": [2, -1, -1]},
            {"dealer": 0, "payments": [2, -1, -1]},
        ]


@pytest.mark.parametrize("options", [{key: value} for key, values in CHOICES.items() for value in values])
def test_every_random_deal_ends_and_pays_in_balance(options: dict[str, str]) -> None:
    for number in range(40):
        oracle, actions = play_random_deal(Random(f"end/{number}"), "as-printed", options)
        facts = oracle.facts()
        assert (facts["over"], facts["legal"], sum(facts["payments"])) == (True, [], 0)
        assert 3 * sum(facts["tricks"]) == len([action for action in actions if "play:" in action])
        assert (facts["contract"] is None) == (facts["result"] == "passed-out")


def test_played_and_settled_deals_agree() -> None:
    for number in range(200):
        oracle, _ = play_random_deal(Random(f"settle/{number}"), "as-printed")
        if oracle.contract is None:
            continue
        widow = sum({"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}.get(card[0], 0) for card in oracle.widow)
        counts = {"trick_points": oracle.points, "tricks": oracle.tricks, "widow": widow}
        settled = settle({"players": oracle.players, "dealer": oracle.dealer, "contract": oracle.contract, **counts})
        facts = oracle.facts()
        assert (settled["result"], settled["payments"]) == (facts["result"], facts["payments"])


def test_random_deals_reach_every_ending() -> None:
    seen: Counter[str] = Counter()
    for number in range(800):
        oracle, _ = play_random_deal(Random(f"reach/{number}"), "as-printed")
        seen[f"{oracle.contract and oracle.contract['bid']} {oracle.result}"] += 1
        setup = random_settlement(Random(f"reach/{number}"), rules_in_force("as-printed", {}))
        seen["settled " + settle(setup)["result"]] += 1
    expected = [f"{bid} {result}" for bid in LADDER for result in ("made", "failed")]
    expected += ["None passed-out", "settled drawn"]
    assert [name for name in expected if seen[name] < 5] == []
