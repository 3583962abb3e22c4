"""The oracle against cases worked by hand from the document."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from tests.oracles.deals import play_random_deal
from tests.oracles.solo_whist import Oracle
from tests.oracles.solo_whist_score import CHOICES

# The deal of the illustrated game: Alexei 0, Vlad 1, Roman 2, Kirill 3 deals and turns up the two of hearts.
EXAMPLE: dict[str, Any] = {
    "players": 4,
    "dealer": 3,
    "turn_up": "2H",
    "hands": [
        ["TD", "9D", "AH", "KH", "QH", "JH", "TH", "9H", "AC", "QC", "7C", "5C", "3C"],
        ["7D", "6D", "4D", "7H", "5H", "4H", "3H", "8C", "JS", "TS", "9S", "8S", "2S"],
        ["AD", "KD", "QD", "JD", "8D", "5D", "3D", "2D", "8H", "6H", "AS", "KS", "QS"],
        ["2H", "KC", "JC", "TC", "9C", "6C", "4C", "2C", "7S", "6S", "5S", "4S", "3S"],
    ],
}
EXAMPLE_AUCTION = ["0 bid:solo", "1 bid:misere", "2 bid:abundance", "3 bid:open-misere", "0 pass", "1 pass", "2 pass"]
LINE_1 = [
    "0 TD 7D JD KC",
    "2 8H 2H 9H 7H",
    "0 9D 6D 8D JC",
    "0 AH 5H 6H 7S",
    "0 KH 4H AS 6S",
    "0 QH 3H KS 5S",
    "0 JH 8C QS 4S",
]
LINE_1_ENDING = [
    "0 3C 4D QD 2C",
    "0 5C JS 3D 4C",
    "0 7C TS AD 6C",
    "0 QC 9S KD 9C",
    "0 AC 8S 5D TC",
    "0 TH 2S 2D 3S",
]
LINE_2 = [
    "0 TD 7D JD KC",
    "2 QD JC 9D 6D",
    "2 3D TC AH 4D",
    "1 8C AS 6C AC",
    "0 7C 2S 2D 4C",
    "0 5C 8S 5D 2C",
    "0 3C 9S KD 9C",
]


def start(calls: str = "", options: Mapping[str, str] | None = None, ruleset: str = "as-printed") -> Oracle:
    """Put the example's deal through calls such as ``0 pass, 1 bid:solo``."""
    oracle = Oracle(EXAMPLE, ruleset, options)
    for call in calls.split(", ") if calls else []:
        oracle.apply(call)
    return oracle


def play_trick(oracle: Oracle, trick: str) -> None:
    leader, *cards = trick.split()
    for step, card in enumerate(cards):
        oracle.apply(f"{(int(leader) + step) % 4} play:{card}")


def open_misere() -> Oracle:
    return start(", ".join(EXAMPLE_AUCTION))


def given(contract: dict[str, Any], options: Mapping[str, str] | None = None) -> Oracle:
    return Oracle(EXAMPLE | {"contract": contract}, "as-printed", options)


class TestExample:
    def test_auction_offers_only_higher_bids(self) -> None:
        oracle = Oracle(EXAMPLE)
        offered = []
        for call in EXAMPLE_AUCTION[:4]:
            offered.append(oracle.legal())
            oracle.apply(call)
        assert offered == [
            [
                "bid:abundance",
                "bid:declared-abundance",
                "bid:misere",
                "bid:open-misere",
                "bid:proposal",
                "bid:solo",
                "pass",
            ],
            ["bid:abundance", "bid:declared-abundance", "bid:misere", "bid:open-misere", "pass"],
            ["bid:abundance", "bid:declared-abundance", "bid:open-misere", "pass"],
            ["bid:declared-abundance", "bid:open-misere", "bid:royal-abundance", "pass"],
        ]
        assert oracle.facts()["contract"] is None

    def test_auction_ends_in_open_misere_without_trumps(self) -> None:
        facts = open_misere().facts()
        assert facts["contract"] == {"bid": "open-misere", "by": 3, "partner": None, "trump": "none"}
        assert (facts["trump"], facts["leader"], facts["actor"]) == ("none", 0, 0)

    def test_hand_is_exposed_only_after_the_first_trick(self) -> None:
        oracle = open_misere()
        for card in ["0 play:TD", "1 play:7D", "2 play:JD"]:
            oracle.apply(card)
            assert oracle.facts()["exposed"] == []
        oracle.apply("3 play:KC")
        assert oracle.facts()["exposed"] == [3]

    def test_dealer_void_in_diamonds_is_free(self) -> None:
        oracle = open_misere()
        for card in ["0 play:TD", "1 play:7D", "2 play:JD"]:
            oracle.apply(card)
        assert oracle.legal() == sorted("play:" + card for card in EXAMPLE["hands"][3])

    def test_second_player_must_follow_the_diamond(self) -> None:
        oracle = open_misere()
        oracle.apply("0 play:TD")
        assert oracle.legal() == ["play:4D", "play:6D", "play:7D"]
        with pytest.raises(ValueError, match="1 play:8C is illegal"):
            oracle.apply("1 play:8C")

    def test_first_line_is_won(self) -> None:
        oracle = open_misere()
        winners = []
        for trick in LINE_1:
            play_trick(oracle, trick)
            winners.append(oracle.facts()["winner"])
        assert winners == [2, 0, 0, 0, 0, 0, 0]
        assert (oracle.facts()["tricks"], oracle.facts()["over"]) == ([6, 0, 1, 0], False)
        for trick in LINE_1_ENDING:
            play_trick(oracle, trick)
        facts = oracle.facts()
        assert (facts["tricks"], facts["result"], facts["payments"]) == ([12, 0, 1, 0], "made", [-4, -4, -4, 12])

    def test_second_line_is_lost_at_the_seventh_trick(self) -> None:
        oracle = open_misere()
        winners = []
        for trick in LINE_2:
            play_trick(oracle, trick)
            winners.append(oracle.facts()["winner"])
        assert winners == [2, 2, 1, 0, 0, 0, 3]
        facts = oracle.facts()
        assert (facts["over"], facts["result"], facts["payments"]) == (True, "failed", [4, 4, 4, -12])
        assert (facts["actor"], facts["legal"], facts["leader"]) == (None, [], 3)


class TestAuction:
    def test_all_pass_ends_without_payment(self) -> None:
        facts = start("0 pass, 1 pass, 2 pass, 3 pass").facts()
        assert (facts["over"], facts["result"], facts["contract"]) == (True, "passed-out", None)
        assert (facts["payments"], facts["leader"], facts["trump"]) == ([0, 0, 0, 0], None, None)

    def test_acceptance_comes_before_a_further_bid(self) -> None:
        oracle = start("0 bid:proposal, 1 pass, 2 accept")
        assert oracle.actor() == 3
        assert "accept" not in oracle.legal()

    def test_accepted_proposal_stands_when_the_last_player_passes(self) -> None:
        facts = start("0 bid:proposal, 1 pass, 2 accept, 3 pass").facts()
        assert facts["contract"] == {"bid": "proposal", "by": 0, "partner": 2, "trump": "H"}

    def test_overcalled_pair_speaks_again(self) -> None:
        oracle = start("0 bid:proposal, 1 accept, 2 bid:solo, 3 pass")
        raises = ["bid:abundance", "bid:declared-abundance", "bid:misere", "bid:open-misere", "pass"]
        assert (oracle.actor(), oracle.legal()) == (0, raises)
        oracle.apply("0 pass")
        assert (oracle.actor(), oracle.legal()) == (1, raises)
        oracle.apply("1 bid:misere")
        assert oracle.actor() == 2

    def test_overcalled_proposal_cannot_be_accepted(self) -> None:
        assert "accept" not in start("0 bid:proposal, 1 bid:solo").legal()

    def test_second_proposal_is_illegal(self) -> None:
        assert "bid:proposal" not in start("0 bid:proposal").legal()

    def test_eldest_may_accept_after_passing(self) -> None:
        oracle = start("0 pass, 1 bid:proposal, 2 pass, 3 pass")
        assert (oracle.actor(), oracle.legal()) == (0, ["accept", "pass"])
        oracle.apply("0 accept")
        assert oracle.facts()["contract"] == {"bid": "proposal", "by": 1, "partner": 0, "trump": "H"}

    def test_only_eldest_may_accept_after_passing(self) -> None:
        oracle = start("0 pass, 1 pass, 2 bid:proposal, 3 pass, 0 pass")
        assert (oracle.actor(), oracle.legal()[-1]) == (2, "bid:solo")

    def test_eldest_is_not_asked_when_the_proposal_is_overcalled(self) -> None:
        assert start("0 pass, 1 bid:proposal, 2 bid:solo, 3 pass").actor() == 1

    def test_eldest_is_not_asked_when_another_has_accepted(self) -> None:
        facts = start("0 pass, 1 bid:proposal, 2 accept, 3 pass").facts()
        assert facts["contract"] == {"bid": "proposal", "by": 1, "partner": 2, "trump": "H"}

    def test_unaccepted_proposal_must_be_raised(self) -> None:
        oracle = start("0 bid:proposal, 1 pass, 2 pass, 3 pass")
        raises = ["bid:abundance", "bid:declared-abundance", "bid:misere", "bid:open-misere", "bid:solo"]
        assert (oracle.actor(), oracle.legal()) == (0, raises)
        oracle.apply("0 bid:misere")
        assert oracle.facts()["contract"] == {"bid": "misere", "by": 0, "partner": None, "trump": "none"}

    def test_unaccepted_proposal_may_be_withdrawn_by_custom(self) -> None:
        oracle = start("0 bid:proposal, 1 pass, 2 pass, 3 pass", ruleset="customary")
        assert "pass" in oracle.legal()
        oracle.apply("0 pass")
        facts = oracle.facts()
        assert (facts["result"], facts["contract"], facts["payments"]) == ("lapsed", None, [0, 0, 0, 0])

    def test_unaccepted_proposal_lapses_at_once(self) -> None:
        oracle = start("0 bid:proposal, 1 pass, 2 pass, 3 pass", {"sw.unaccepted": "lapse"})
        assert oracle.facts()["result"] == "lapsed"

    @pytest.mark.parametrize("before", ["", "0 bid:proposal", "0 bid:misere", "0 bid:open-misere"])
    def test_royal_abundance_needs_a_standing_abundance(self, before: str) -> None:
        assert "bid:royal-abundance" not in start(before).legal()

    def test_overcalled_abundance_cannot_become_royal(self) -> None:
        oracle = start("0 bid:abundance, 1 bid:royal-abundance, 2 pass, 3 pass")
        assert (oracle.actor(), oracle.legal()) == (0, ["bid:declared-abundance", "bid:open-misere", "pass"])

    def test_royal_abundance_is_played_in_the_turn_up_suit(self) -> None:
        facts = start("0 bid:abundance, 1 bid:royal-abundance, 2 pass, 3 pass, 0 pass").facts()
        assert facts["contract"] == {"bid": "royal-abundance", "by": 1, "partner": None, "trump": "H"}

    def test_nothing_overcalls_declared_abundance(self) -> None:
        oracle = start("0 pass, 1 bid:declared-abundance")
        assert (oracle.actor(), oracle.legal()) == (2, ["pass"])

    def test_declarer_leads_in_declared_abundance(self) -> None:
        facts = start("0 pass, 1 bid:declared-abundance, 2 pass, 3 pass").facts()
        assert (facts["leader"], facts["actor"], facts["trump"]) == (1, 1, "none")


class TestNaming:
    def test_abundance_is_named_after_the_passes(self) -> None:
        oracle = start("0 pass, 1 pass, 2 bid:abundance, 3 pass")
        facts = oracle.facts()
        assert facts["contract"] == {"bid": "abundance", "by": 2, "partner": None, "trump": None}
        assert (facts["actor"], facts["trump"]) == (2, None)
        assert facts["legal"] == ["name-trump:C", "name-trump:D", "name-trump:H", "name-trump:S"]
        oracle.apply("2 name-trump:D")
        assert (oracle.facts()["trump"], oracle.actor()) == ("D", 0)

    @pytest.mark.parametrize(
        ("bid", "option"), [("solo", "sw.solo_trump"), ("declared-abundance", "sw.declared_trump")]
    )
    def test_option_lets_the_bidder_name(self, bid: str, option: str) -> None:
        oracle = start(f"0 pass, 1 pass, 2 bid:{bid}, 3 pass", {option: "named"})
        assert (oracle.actor(), oracle.facts()["trump"]) == (2, None)
        oracle.apply("2 name-trump:S")
        assert oracle.facts()["trump"] == "S"

    def test_turn_up_is_trumps_in_solo(self) -> None:
        assert start("0 bid:solo, 1 pass, 2 pass, 3 pass").facts()["trump"] == "H"

    def test_given_abundance_is_named_first(self) -> None:
        assert given({"bid": "abundance", "by": 2}).legal()[0] == "name-trump:C"
        assert given({"bid": "abundance", "by": 2, "trump": "S"}).actor() == 0

    @pytest.mark.parametrize(
        ("contract", "reason"),
        [
            ({"bid": "solo", "by": 0, "trump": "S"}, "cannot have S as trumps"),
            ({"bid": "misere", "by": 0, "trump": "H"}, "cannot have H as trumps"),
            ({"bid": "proposal", "by": 0}, "played with a partner"),
            ({"bid": "solo", "by": 0, "partner": 1}, "played alone"),
            ({"bid": "grand", "by": 0}, "no contract"),
        ],
    )
    def test_impossible_contract_is_refused(self, contract: dict[str, Any], reason: str) -> None:
        with pytest.raises(ValueError, match=reason):
            given(contract)


class TestPlay:
    def test_trump_beats_a_higher_card_of_the_suit_led(self) -> None:
        oracle = given({"bid": "solo", "by": 0})
        play_trick(oracle, "0 9D 7D AD 2H")
        assert (oracle.facts()["winner"], oracle.facts()["leader"], oracle.actor()) == (3, 3, 3)

    def test_highest_trump_wins_over_a_lower_one(self) -> None:
        oracle = given({"bid": "abundance", "by": 2, "trump": "C"})
        play_trick(oracle, "0 3C 8C 2D JC")
        assert oracle.facts()["winner"] == 3
        play_trick(oracle, "3 3S AC JS AS")
        assert oracle.facts()["winner"] == 0

    def test_ace_beats_king(self) -> None:
        oracle = given({"bid": "misere", "by": 1})
        play_trick(oracle, "0 AC 8C 2D KC")
        assert oracle.facts()["winner"] == 0

    def test_misere_stops_at_the_declarers_first_trick(self) -> None:
        oracle = given({"bid": "misere", "by": 0})
        play_trick(oracle, "0 AC 8C 2D 2C")
        assert (oracle.facts()["result"], oracle.facts()["payments"]) == ("failed", [-6, 2, 2, 2])

    def test_open_misere_spoiled_at_once_is_exposed(self) -> None:
        oracle = given({"bid": "open-misere", "by": 0})
        play_trick(oracle, "0 AC 8C 2D 2C")
        assert (oracle.facts()["over"], oracle.facts()["exposed"]) == (True, [0])

    def test_declared_abundance_stops_at_the_first_lost_trick(self) -> None:
        oracle = given({"bid": "declared-abundance", "by": 2})
        play_trick(oracle, "2 AD 2C 9D 4D")
        assert (oracle.facts()["over"], oracle.actor()) == (False, 2)
        play_trick(oracle, "2 8H 2H 9H 7H")
        assert (oracle.facts()["result"], oracle.facts()["payments"]) == ("failed", [6, 6, -18, 6])

    def test_solo_is_played_on_after_the_fifth_trick(self) -> None:
        oracle = given({"bid": "solo", "by": 0})
        for trick in [
            "0 AH 3H 6H 2H", "0 KH 4H 8H 2C", "0 QH 5H 2D 4C", "0 JH 7H 3D 6C", "0 TH 2S 5D 9C",
        ]:  # fmt: skip  # a row holds what belongs together
            play_trick(oracle, trick)
        assert (oracle.facts()["tricks"], oracle.facts()["over"]) == ([5, 0, 0, 0], False)


# The same four hands at a table of five: seat 4 deals, seat 3 rests.


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"players": 3}, "no table of 3"),
        ({"players": 5}, "no deal of the pack"),
        ({"turn_up": "AD"}, "dealer's card"),
        ({"turn_up": None}, "needs a turn-up"),
        ({"turn_up": None, "contract": {"bid": "solo", "by": 0}}, "what is trumps"),
        ({"hands": [["2H"] * 13] * 4}, "no deal of the pack"),
    ],
)
def test_impossible_deal_is_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Oracle(EXAMPLE | change)


@pytest.mark.parametrize(
    ("ruleset", "options", "reason"),
    [("house", {}, "no ruleset 'house'"), ("as-printed", {"sw.fail": "double"}, "no option sw.fail")],
)
def test_unknown_rules_are_refused(ruleset: str, options: dict[str, str], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Oracle(EXAMPLE, ruleset, options)


@pytest.mark.parametrize("options", [{key: value} for key, values in CHOICES.items() for value in values])
def test_every_random_deal_ends_and_pays_in_balance(options: dict[str, str]) -> None:
    for number in range(40):
        oracle, actions = play_random_deal(Random(f"end/{number}"), "as-printed", options)
        facts = oracle.facts()
        assert (facts["over"], facts["legal"], sum(facts["payments"])) == (True, [], 0)
        cards = [action for action in actions if "play:" in action]
        assert 4 * sum(facts["tricks"]) == len(cards)
        assert (facts["result"] in ("lapsed", "passed-out")) == (facts["contract"] is None)
