"""Large deals become small ones, without becoming others."""

from hoyle_verify.fuzz.case import Case, Rules
from hoyle_verify.fuzz.referee import Referee
from hoyle_verify.fuzz.reference import play
from hoyle_verify.fuzz.search import Found
from hoyle_verify.fuzz.shrink import Shrinker
from hoyle_verify.fuzz.shrink.calls import fewer_calls, given_contract, unspoken_contract
from hoyle_verify.fuzz.shrink.cards import canonical_deals
from hoyle_verify.fuzz.shrink.ending import settled, simpler_endings
from hoyle_verify.fuzz.shrink.layout import disorder, with_cards, with_seats
from hoyle_verify.fuzz.shrink.table import at_smaller_table, dealt_by_last
from hoyle_verify.fuzz.shrink.tricks import fewer_tricks, sooner_in_trick
from tests.verify.fuzz.support import BY_SUIT, MIXED, faulty, hands, referee, solo_whist

TWO_TRICKS = (
    "0 play:2C",
    "1 play:AC",
    "2 play:8C",
    "3 play:5C",
    "1 play:TS",
    "2 play:7S",
    "3 play:4S",
    "0 play:AS",
)


def _shrunk(name: str, case: Case) -> Case:
    judge: Referee = referee(faulty(name), case.rules.game)
    divergence = judge.judge(case)
    assert divergence is not None

    return Shrinker(Found(case, divergence), judge, Rules(case.rules.game)).run().case


def _passed(step: object, case: Case) -> list[Case]:
    played = play(case)
    assert played is not None
    assert callable(step)

    return list(step(played))


class TestPasses:
    def test_a_contract_takes_the_place_of_the_auction(self) -> None:
        case = solo_whist("0 bid:solo", "1 pass", "2 pass", "3 pass", "0 play:2C")

        first, *_ = _passed(given_contract, case)

        assert {"bid": "solo", "by": 0, "trump": "S"} == first.setup["contract"]
        assert ("0 play:2C",) == first.actions

    def test_calls_are_said_by_whose_turn_it_then_is(self) -> None:
        case = solo_whist("0 pass", "1 bid:solo", "2 bid:misere")

        assert ("0 bid:solo", "1 bid:misere") in [each.actions for each in _passed(fewer_calls, case)]

    def test_a_ten_needs_no_declarations(self) -> None:
        case = Case(
            Rules("preferans"),
            {
                "players": 3,
                "dealer": 2,
                "hands": hands("C:AKQJT987 S:AK", "D:AKQJT987 S:QJ", "H:AKQJT987 S:T9"),
                "contract": {"level": 8, "trump": "S", "declarer": 0},
            },
            ("1 whist", "2 whist", "0 play:7C"),
        )

        shorter = [each for each in _passed(unspoken_contract, case) if each.setup["contract"]["level"] == 10]

        assert ("0 play:7C",) in [each.actions for each in shorter]

    def test_the_trick_that_matters_becomes_the_first(self) -> None:
        tricks = (
            "0 play:2C",
            "1 play:AC",
            "2 play:8C",
            "3 play:5C",
            "1 play:TS",
            "2 play:7S",
            "3 play:4S",
            "0 play:AS",
        )
        case = solo_whist(*tricks, cards=MIXED, bid="solo", by=0)

        candidates = [each for each in _passed(fewer_tricks, case) if play(each) is not None]

        assert ("0 play:TS", "1 play:7S", "2 play:4S", "3 play:AS") in [each.actions for each in candidates]

    def test_tricks_of_a_whole_hand_can_be_left_out(self) -> None:
        # Nobody ever follows suit; the dealer, who has all the trumps, leads from the second trick on.
        order = [*range(4), *(3, 0, 1, 2) * 12]
        ranks = [rank for rank in "23456789TJQKA" for _ in range(4)]
        actions = tuple(f"{seat} play:{rank}{'CDHS'[seat]}" for seat, rank in zip(order, ranks, strict=True))
        setup = {"players": 4, "dealer": 3, "hands": BY_SUIT, "turn_up": "2S"}
        case = Case(Rules("russian-whist"), setup, actions)

        candidates = [each for each in _passed(fewer_tricks, case) if play(each) is not None]

        assert 48 in [each.length for each in candidates]

    def test_who_chooses_otherwise_sits_next_to_the_leader(self) -> None:
        case = solo_whist("0 play:2C", "1 play:2D", "2 play:2H", bid="solo", by=0)

        (sooner,) = _passed(sooner_in_trick, case)

        assert (("0 play:2C",), BY_SUIT[3]) == (sooner.actions, sooner.setup["hands"][1])

    def test_what_is_named_after_the_auction_is_given_too(self) -> None:
        case = solo_whist("0 name-trump:H", "0 play:2C", bid="abundance", by=0)

        first, *_ = _passed(given_contract, case)

        assert ({"bid": "abundance", "by": 0, "trump": "H"}, ("0 play:2C",)) == (first.setup["contract"], first.actions)

    def test_who_rests_leaves_the_table(self) -> None:
        setup = {"players": 5, "dealer": 2, "hands": [BY_SUIT[0], [], *BY_SUIT[1:]], "turn_up": "2D"}
        case = Case(Rules("solo-whist"), setup, ("3 bid:solo",))

        (smaller,) = _passed(at_smaller_table, case)

        assert (4, 1, ("2 bid:solo",)) == (smaller.setup["players"], smaller.setup["dealer"], smaller.actions)
        assert BY_SUIT == smaller.setup["hands"]

    def test_the_table_turns_until_the_last_seat_deals(self) -> None:
        case = solo_whist("0 pass")
        turned = with_seats(case, {0: 2, 1: 3, 2: 0, 3: 1}, 4)

        assert [case] == _passed(dealt_by_last, turned)

    def test_a_played_deal_becomes_its_facts(self) -> None:
        case = solo_whist("0 play:2C", "1 play:2D", "2 play:2H", "3 play:2S", bid="misere", by=0)

        (finished,) = _passed(settled, case)

        assert finished.settles
        assert [1, 0, 0, 0] == finished.setup["tricks"]

    def test_tricks_of_the_others_come_together(self) -> None:
        setup = {"players": 4, "dealer": 3, "contract": {"bid": "solo", "by": 0, "trump": "S"}, "tricks": [6, 2, 2, 3]}

        found = [
            each.setup["tricks"] for each in _passed(simpler_endings, Case(Rules("solo-whist"), setup, settles=True))
        ]

        assert [6, 4, 0, 3] in found

    def test_the_pack_is_dealt_in_order(self) -> None:
        first, *_ = _passed(canonical_deals, solo_whist(cards=MIXED))

        assert (0, BY_SUIT) == (disorder(first), first.setup["hands"])


class TestRenaming:
    def test_cards_are_renamed_everywhere(self) -> None:
        case = solo_whist("0 play:2C", bid="solo", by=0)
        names = {"2C": "2S", "2S": "2C"}

        renamed = with_cards(case, lambda card: names.get(card, card))

        assert ("2C", ("0 play:2S",)) == (renamed.setup["turn_up"], renamed.actions)
        assert "2C" in renamed.setup["hands"][3]

    def test_seats_are_renamed_everywhere(self) -> None:
        case = solo_whist("1 pass", probe="2 accept", bid="proposal", by=0, partner=1)

        renamed = with_seats(case, {0: 1, 1: 2, 2: 3, 3: 0}, 4)

        assert {"bid": "proposal", "by": 1, "partner": 2} == renamed.setup["contract"]
        assert (0, ("2 pass",), "3 accept") == (renamed.setup["dealer"], renamed.actions, renamed.probe)


class TestWhole:
    def test_an_auction_shrinks_to_the_call_that_matters(self) -> None:
        case = solo_whist("0 pass", "1 bid:solo", "2 bid:misere", "3 pass", "1 bid:abundance", cards=MIXED)

        assert ("0 bid:solo",) == _shrunk("equal-bid-accepted", case).actions

    def test_a_late_trick_shrinks_to_one(self) -> None:
        tricks = (
            "0 play:2C",
            "1 play:AC",
            "2 play:8C",
            "3 play:5C",
            "1 play:TS",
            "2 play:7S",
            "3 play:4S",
            "0 play:AS",
        )
        case = solo_whist(*tricks, cards=MIXED, bid="solo", by=0)

        assert 4 == _shrunk("ace-is-low", case).length

    def test_what_is_shrunk_still_differs(self) -> None:
        case = solo_whist("0 bid:solo", "1 pass", "2 pass", "3 pass", "0 play:2C", cards=MIXED)
        small = _shrunk("revoke-allowed", case)

        divergence = referee(faulty("revoke-allowed"), "solo-whist").judge(small)

        assert divergence is not None
        assert (1, ("legal",)) == (divergence.at, divergence.what)

    def test_options_are_dropped(self) -> None:
        rules = Rules("solo-whist", "customary", (("sw.all_pass", "general_misere"),))
        case = solo_whist("0 bid:solo", cards=MIXED)._replace(rules=rules)

        assert Rules("solo-whist") == _shrunk("equal-bid-accepted", case).rules

    def test_shrinking_comes_out_the_same_every_time(self) -> None:
        case = solo_whist("0 bid:solo", "1 pass", "2 pass", "3 pass", "0 play:2C", cards=MIXED)

        assert _shrunk("revoke-allowed", case) == _shrunk("revoke-allowed", case)
