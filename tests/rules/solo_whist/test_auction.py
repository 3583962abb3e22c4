"""The clauses of the auction, one class for each."""

from itertools import pairwise

import pytest

from hoyle.seats import NOBODY
from hoyle.solo_whist import auction as rules
from hoyle.solo_whist.pack import (
    ABUNDANCE,
    ACCEPT,
    BID_NAMES,
    CALLS,
    DECLARED_ABUNDANCE,
    GENERAL_MISERE,
    MISERE,
    NO_BID,
    OPEN_MISERE,
    PASS,
    PROPOSAL,
    ROYAL_ABUNDANCE,
    SOLO,
)
from hoyle.solo_whist.state import Auction
from hoyle.tracing import tracing
from tests.rules.solo_whist.support import after, auction, naming, whist

BIDS = (PROPOSAL, SOLO, MISERE, ABUNDANCE, ROYAL_ABUNDANCE, OPEN_MISERE, DECLARED_ABUNDANCE)
OPEN_PROPOSAL = {"bid": PROPOSAL, "bidder": 0, "turn": 1}
ACCEPTED = {"bid": PROPOSAL, "bidder": 0, "partner": 1, "turn": 2}


def dropped(before: int, left: int) -> list[int]:
    """List the calls that a clause took away."""
    assert left & ~before == 0
    return [call for call in range(9) if (before & ~left) >> call & 1]


def legal(state: object, unaccepted: str = "must_raise") -> list[str]:
    assert isinstance(state, Auction)
    return [action.token for action in whist(unaccepted=unaccepted).legal(state)]


class TestEldestHand:
    @pytest.mark.parametrize(("dealer", "eldest"), [(0, 1), (1, 2), (2, 3), (3, 0)])
    def test_it_sits_on_the_dealers_left(self, dealer: int, eldest: int) -> None:
        assert eldest == rules.eldest_hand(dealer)

    def test_it_speaks_first(self) -> None:
        assert 0 == auction().turn


class TestProposalIsOpen:
    @pytest.mark.parametrize(
        ("bid", "partner", "is_open"),
        [(NO_BID, NOBODY, False), (PROPOSAL, NOBODY, True), (PROPOSAL, 1, False), (SOLO, NOBODY, False)],
    )
    def test_it_stands_and_nobody_has_accepted(self, bid: int, partner: int, is_open: bool) -> None:
        assert is_open is rules.proposal_is_open(auction(bid=bid, bidder=0, partner=partner))


class TestOvercalledPlayerMayGoOn:
    def test_everybody_is_at_first(self) -> None:
        assert [True] * 4 == [rules.overcalled_player_may_go_on(auction(), seat) for seat in range(4)]

    def test_who_passed_is_not(self) -> None:
        state = auction(passed=0b0101)

        assert [False, True, False, True] == [rules.overcalled_player_may_go_on(state, seat) for seat in range(4)]

    def test_standing_bidder_and_partner_have_nothing_to_add(self) -> None:
        state = auction(bid=PROPOSAL, bidder=1, partner=3)

        assert [True, False, True, False] == [rules.overcalled_player_may_go_on(state, seat) for seat in range(4)]

    def test_overcalled_bidder_is_in_again(self) -> None:
        assert "0 bid:abundance" in map(str, whist().legal(after("0 bid:solo, 1 bid:misere, 2 pass, 3 pass")))


class TestEldestMayReturn:
    @pytest.mark.parametrize(("seat", "may"), [(0, True), (1, False), (2, False), (3, False)])
    def test_only_eldest_hand_may(self, seat: int, may: bool) -> None:
        state = auction(bid=PROPOSAL, bidder=2, passed=0b1011)

        assert may is rules.eldest_may_return(state, seat)

    @pytest.mark.parametrize(
        "fields",
        [{"bid": NO_BID}, {"bid": SOLO, "bidder": 2}, {"bid": PROPOSAL, "bidder": 2, "partner": 1}, OPEN_PROPOSAL],
        ids=["nothing bid", "solo", "accepted", "own"],
    )
    def test_only_to_an_open_proposal_of_another(self, fields: dict[str, int]) -> None:
        assert rules.eldest_may_return(auction(**fields), 0) is False

    def test_passed_eldest_hand_accepts(self) -> None:
        actions = whist().legal(after("0 pass, 1 bid:proposal, 2 pass, 3 pass"))

        assert ["0 pass", "0 accept"] == [str(action) for action in actions]

    def test_other_passed_players_are_not_asked(self) -> None:
        state = after("0 pass, 1 pass, 2 bid:proposal, 3 pass, 0 pass")
        assert isinstance(state, Auction)

        assert 2 == state.turn


class TestNextToSpeak:
    @pytest.mark.parametrize(
        ("calls", "turn"),
        [
            ("", 0),
            ("0 pass", 1),
            ("0 bid:solo", 1),
            ("0 bid:solo, 1 bid:misere", 2),
            ("0 pass, 1 pass, 2 bid:solo", 3),
            ("0 bid:solo, 1 bid:misere, 2 pass, 3 pass", 0),
            ("0 bid:proposal, 1 accept", 2),
            ("0 bid:proposal, 1 accept, 2 bid:solo, 3 pass", 0),
            ("0 bid:proposal, 1 accept, 2 bid:solo, 3 pass, 0 pass", 1),
            ("0 bid:proposal, 1 pass, 2 pass, 3 pass", 0),
            ("0 pass, 1 bid:proposal, 2 pass, 3 pass", 0),
            ("0 pass, 1 bid:proposal, 2 pass, 3 pass, 0 pass", 1),
        ],
    )
    def test_the_turn_goes_round_past_those_who_are_out(self, calls: str, turn: int) -> None:
        state = after(calls)
        assert isinstance(state, Auction)

        assert turn == state.turn

    @pytest.mark.parametrize(
        "fields",
        [
            {"bid": SOLO, "bidder": 0, "passed": 0b1110, "turn": 3},
            {"bid": PROPOSAL, "bidder": 0, "partner": 1, "passed": 0b1100, "turn": 3},
            {"bid": NO_BID, "passed": 0b1111, "turn": 3},
            {"bid": PROPOSAL, "bidder": 0, "passed": 0b1111, "turn": 0},
        ],
        ids=["bidder alone", "pair alone", "all passed", "proposer gave up"],
    )
    def test_nobody_speaks_once_all_others_have_passed(self, fields: dict[str, int]) -> None:
        assert NOBODY == rules.next_to_speak(auction(**fields))


class TestAllPass:
    def test_by_itself_it_is_not_played(self) -> None:
        assert NO_BID == rules.all_pass_is_not_played()

    def test_under_the_option_it_is_a_general_misere(self) -> None:
        assert GENERAL_MISERE == rules.all_pass_is_a_general_misere()

    def test_nothing_is_played_or_paid(self) -> None:
        facts = whist().facts(after("0 pass, 1 pass, 2 pass, 3 pass"))

        assert ("passed-out", [0, 0, 0, 0], None) == (facts["result"], facts["payments"], facts["contract"])

    def test_general_misere_is_played_without_trumps_and_led_by_eldest_hand(self) -> None:
        game = whist(all_pass="general_misere")
        facts = game.facts(after("0 pass, 1 pass, 2 pass, 3 pass", game))

        assert ({"bid": "general-misere", "partner": None, "trump": "none"}, 0) == (facts["contract"], facts["leader"])

    @pytest.mark.parametrize("call", ["pass", "accept", "bid:solo"])
    def test_one_bid_is_enough_for_another_game(self, call: str) -> None:
        game = whist(all_pass="general_misere")
        state = after(f"0 bid:proposal, 1 pass, 2 pass, 3 {call}", game)

        assert "general-misere" not in str(game.facts(state)["contract"])


class TestUnacceptedProposalIsNotPlayed:
    @pytest.mark.parametrize(
        ("bid", "partner", "lapses"), [(PROPOSAL, NOBODY, True), (PROPOSAL, 2, False), (SOLO, NOBODY, False)]
    )
    def test_only_a_proposal_without_a_partner_lapses(self, bid: int, partner: int, lapses: bool) -> None:
        assert lapses is rules.unaccepted_proposal_is_not_played(bid, partner)

    @pytest.mark.parametrize(("unaccepted", "last"), [("raise_or_lapse", ", 0 pass"), ("lapse", "")])
    def test_nothing_is_played_or_paid(self, unaccepted: str, last: str) -> None:
        game = whist(unaccepted=unaccepted)
        facts = game.facts(after("0 bid:proposal, 1 pass, 2 pass, 3 pass" + last, game))

        assert ("lapsed", [0, 0, 0, 0], None) == (facts["result"], facts["payments"], facts["contract"])


class TestBidNotLower:
    @pytest.mark.parametrize("standing", [NO_BID, *BIDS])
    def test_lower_bids_are_dropped(self, standing: int) -> None:
        left = rules.bid_not_lower(auction(bid=standing), CALLS.all)

        assert [bid for bid in BIDS if bid < standing] == dropped(CALLS.all, left)


class TestBidNotEqual:
    @pytest.mark.parametrize("standing", BIDS)
    def test_standing_bid_is_dropped(self, standing: int) -> None:
        assert [standing] == dropped(CALLS.all, rules.bid_not_equal(auction(bid=standing), CALLS.all))

    def test_pass_is_no_bid(self) -> None:
        assert [] == dropped(CALLS.all, rules.bid_not_equal(auction(bid=NO_BID), CALLS.all))


class TestRoyalOnlyOverAbundance:
    @pytest.mark.parametrize("standing", [NO_BID, *BIDS])
    def test_it_needs_an_abundance(self, standing: int) -> None:
        left = rules.royal_only_over_abundance(auction(bid=standing), CALLS.all)

        assert ([] if standing == ABUNDANCE else [ROYAL_ABUNDANCE]) == dropped(CALLS.all, left)


class TestAcceptAnOpenProposal:
    @pytest.mark.parametrize("turn", [1, 2, 3])
    def test_another_player_may(self, turn: int) -> None:
        state = auction(bid=PROPOSAL, bidder=0, turn=turn)

        assert [] == dropped(CALLS.all, rules.accept_an_open_proposal(state, CALLS.all))

    @pytest.mark.parametrize(
        "fields",
        [{}, {"bid": SOLO, "bidder": 0, "turn": 1}, ACCEPTED, {"bid": PROPOSAL, "bidder": 0, "turn": 0}],
        ids=["nothing bid", "solo", "twice", "own"],
    )
    def test_otherwise_there_is_nothing_to_accept(self, fields: dict[str, int]) -> None:
        assert [ACCEPT] == dropped(CALLS.all, rules.accept_an_open_proposal(auction(**fields), CALLS.all))


class TestPassedPlayerOnlyAccepts:
    def test_passed_player_cannot_bid(self) -> None:
        state = auction(bid=PROPOSAL, bidder=1, turn=0, passed=0b0001)

        assert list(BIDS) == dropped(CALLS.all, rules.passed_player_only_accepts(state, CALLS.all))

    def test_others_are_free(self) -> None:
        state = auction(bid=PROPOSAL, bidder=1, turn=0, passed=0b1110)

        assert [] == dropped(CALLS.all, rules.passed_player_only_accepts(state, CALLS.all))


class TestUnacceptedProposerMustRaise:
    def test_proposer_cannot_pass(self) -> None:
        state = auction(**OPEN_PROPOSAL | {"turn": 0})

        assert [PASS] == dropped(CALLS.all, rules.unaccepted_proposer_must_raise(state, CALLS.all))

    def test_others_can(self) -> None:
        assert [] == dropped(CALLS.all, rules.unaccepted_proposer_must_raise(auction(**OPEN_PROPOSAL), CALLS.all))

    def test_proposer_chooses_between_the_higher_bids(self) -> None:
        state = after("0 bid:proposal, 1 pass, 2 pass, 3 pass")
        expected = [f"bid:{name}" for name in ("solo", "misere", "abundance", "open-misere", "declared-abundance")]

        assert expected == legal(state)

    @pytest.mark.parametrize(("unaccepted", "may_pass"), [("must_raise", False), ("raise_or_lapse", True)])
    def test_the_option_decides(self, unaccepted: str, may_pass: bool) -> None:
        state = after("0 bid:proposal, 1 pass, 2 pass, 3 pass")

        assert may_pass is ("pass" in legal(state, unaccepted))


class TestBidStands:
    @pytest.mark.parametrize("bid", BIDS)
    def test_bid_takes_the_place_of_the_last(self, bid: int) -> None:
        state = rules.bid_stands(auction(bid=PROPOSAL, bidder=0, partner=1, turn=2), bid)

        assert (bid, 2, NOBODY) == (state.bid, state.bidder, state.partner)

    @pytest.mark.parametrize("call", [PASS, ACCEPT])
    def test_other_calls_leave_it(self, call: int) -> None:
        state = auction(**OPEN_PROPOSAL)

        assert state == rules.bid_stands(state, call)


class TestPassedPlayerIsOut:
    def test_pass_is_kept_in_mind(self) -> None:
        state = rules.passed_player_is_out(auction(turn=2, passed=0b0001), PASS)

        assert 0b0101 == state.passed

    @pytest.mark.parametrize("call", [*BIDS, ACCEPT])
    def test_other_calls_are_no_pass(self, call: int) -> None:
        assert auction() == rules.passed_player_is_out(auction(), call)

    def test_passed_player_is_not_asked_again(self) -> None:
        assert "0" not in {
            str(action)[0] for action in whist().legal(after("0 pass, 1 bid:solo, 2 bid:misere, 3 pass"))
        }


class TestAcceptorBecomesPartner:
    def test_whoever_accepts_is_the_partner(self) -> None:
        assert 1 == rules.acceptor_becomes_partner(auction(**OPEN_PROPOSAL), ACCEPT).partner

    @pytest.mark.parametrize("call", [PASS, *BIDS])
    def test_other_calls_join_nobody(self, call: int) -> None:
        state = auction(**OPEN_PROPOSAL)

        assert state == rules.acceptor_becomes_partner(state, call)


class TestTurnToSpeakPasses:
    def test_next_player_speaks(self) -> None:
        assert auction(turn=1, spoken=1) == rules.turn_to_speak_passes(auction(), PASS)

    @pytest.mark.parametrize(
        ("fields", "offered"), [({}, False), (OPEN_PROPOSAL, True), (ACCEPTED, False)], ids=["none", "open", "accepted"]
    )
    def test_acceptance_is_offered_while_a_proposal_is_open(self, fields: dict[str, int], offered: bool) -> None:
        with tracing() as fired:
            rules.turn_to_speak_passes(auction(**fields), PASS)

        assert offered is ("SW-PROP-8" in fired)


class TestUnacceptedProposalLapses:
    def test_auction_ends_when_the_proposal_comes_back(self) -> None:
        state = auction(**OPEN_PROPOSAL | {"turn": 0})

        assert state._replace(turn=NOBODY) == rules.unaccepted_proposal_lapses(state, PASS)

    @pytest.mark.parametrize(
        "fields",
        [OPEN_PROPOSAL, ACCEPTED | {"turn": 0}, {"bid": SOLO, "bidder": 0, "turn": 0}, {}],
        ids=["others to speak", "accepted", "solo", "nothing bid"],
    )
    def test_otherwise_it_goes_on(self, fields: dict[str, int]) -> None:
        state = auction(**fields)

        assert state == rules.unaccepted_proposal_lapses(state, PASS)


class TestNamingTrumps:
    @pytest.mark.parametrize("suit", range(4))
    @pytest.mark.parametrize(
        "clause", [rules.trumps_are_named, rules.soloist_names_trumps, rules.declarer_of_all_names_trumps]
    )
    def test_suit_becomes_trumps(self, clause: object, suit: int) -> None:
        assert callable(clause)
        state = naming()

        assert state._replace(contract=state.contract._replace(trump=suit)) == clause(state, suit)

    @pytest.mark.parametrize(
        ("bid", "options", "asked"),
        [
            ("solo", {}, False),
            ("solo", {"solo_trump": "named"}, True),
            ("misere", {}, False),
            ("abundance", {}, True),
            ("open-misere", {}, False),
            ("declared-abundance", {}, False),
            ("declared-abundance", {"declared_trump": "named"}, True),
        ],
    )
    def test_only_a_bidder_who_chooses_is_asked(self, bid: str, options: dict[str, str], asked: bool) -> None:
        game = whist(**options)
        state = after(f"0 bid:{bid}, 1 pass, 2 pass, 3 pass", game)
        expected = [f"0 name-trump:{suit}" for suit in "CDHS"]

        assert asked is (expected == [str(action) for action in game.legal(state)])


class TestLadder:
    @pytest.mark.parametrize(("lower", "higher"), list(pairwise(BIDS)))
    def test_each_bid_overcalls_the_one_before(self, lower: int, higher: int) -> None:
        state = auction(bid=lower, bidder=0, turn=1)

        assert (True, False) == (
            f"bid:{BID_NAMES[higher]}" in legal(state),
            f"bid:{BID_NAMES[lower]}" in legal(state),
        )

    def test_nothing_overcalls_a_declared_abundance(self) -> None:
        assert ["pass"] == legal(auction(bid=DECLARED_ABUNDANCE, bidder=0, turn=1))
