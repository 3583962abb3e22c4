"""Which setups are deals, and which are ends of one."""

from typing import Any

import pytest

from hoyle.cards import HEARTS, NO_CARD, NO_SUIT, SPADES, parse_card
from hoyle.errors import ImpossibleSetup
from hoyle.seats import NOBODY, Table
from hoyle.solo_whist import setup as rules
from hoyle.solo_whist.pack import BID_NAMES, DECLARED_ABUNDANCE, PROPOSAL
from hoyle.solo_whist.state import Contract, Deal, Play
from tests.rules.solo_whist.support import DEAL, at_a_table_of_five, hand, whist

BARE: dict[str, Any] = {name: value for name, value in DEAL.items() if name != "turn_up"}
SOLO = {"bid": "solo", "by": 0, "trump": "H"}
PAIR = {"bid": "proposal", "by": 0, "partner": 2, "trump": "H"}
END: dict[str, Any] = {"players": 4, "dealer": 3, "contract": SOLO, "tricks": [5, 4, 3, 1]}


def read(setup: dict[str, Any], **options: str) -> Deal:
    return rules.read_deal(whist(**options).ruleset, setup)


def read_end(setup: dict[str, Any], **options: str) -> Play:
    return rules.read_result(whist(**options).ruleset, setup)


def faults(setup: dict[str, Any], **options: str) -> list[str]:
    """List the fields for which a setup is no deal."""
    with pytest.raises(ImpossibleSetup) as refusal:
        read(setup, **options)
    return [field for field, _ in refusal.value.reasons]


def faults_of_end(setup: dict[str, Any], **options: str) -> list[str]:
    with pytest.raises(ImpossibleSetup) as refusal:
        read_end(setup, **options)
    return [field for field, _ in refusal.value.reasons]


def without(setup: dict[str, Any], field: str) -> dict[str, Any]:
    return {name: value for name, value in setup.items() if name != field}


class TestReadDeal:
    def test_deal_is_read(self) -> None:
        expected = (
            *(hand("H:AKQJT9 D:T9 C:AQ753"), hand("S:JT982 H:7543 D:764 C:8")),
            *(hand("S:AKQ H:86 D:AKQJ8532"), hand("S:76543 H:2 C:KJT9642")),
        )

        assert Deal(3, parse_card("2H"), expected, Table(4, 0b1111), None) == read(DEAL)

    def test_null_contract_is_none(self) -> None:
        assert read(DEAL) == read(DEAL | {"contract": None})

    def test_number_of_the_deal_changes_nothing(self) -> None:
        assert read(DEAL) == read(DEAL | {"deal_no": 7})

    @pytest.mark.parametrize(
        ("change", "field"),
        [
            ({"players": 3}, "players"),
            ({"players": "four"}, "players"),
            ({"dealer": -1}, "dealer"),
            ({"dealer": None}, "dealer"),
            ({"hands": DEAL["hands"][:3]}, "hands"),
            ({"hands": [*DEAL["hands"][:3], DEAL["hands"][3][:12]]}, "hands[3]"),
            ({"hands": [*DEAL["hands"][:3], [*DEAL["hands"][3], "AD"]]}, "hands[3]"),
            ({"turn_up": None}, "turn_up"),
            ({"turn_up": "AH"}, "turn_up"),
            ({"tricks": [0, 0, 0, 0]}, "tricks"),
            ({"colour": "red"}, "colour"),
        ],
    )
    def test_what_cannot_be_is_refused_by_field(self, change: dict[str, Any], field: str) -> None:
        assert field in faults(DEAL | change)

    @pytest.mark.parametrize("field", ["players", "dealer", "hands", "turn_up"])
    def test_missing_field_is_refused(self, field: str) -> None:
        assert field in faults(without(DEAL, field))

    def test_every_fault_is_told_at_once(self) -> None:
        change = {"players": 8, "dealer": 9, "colour": "red", "turn_up": "2X", "contract": {"bid": "duo", "by": 9}}

        assert {"players", "dealer", "colour", "turn_up", "contract.bid", "contract.by"} <= set(faults(DEAL | change))


class TestContractOfADeal:
    @pytest.mark.parametrize(
        ("contract", "expected"),
        [
            ({"bid": "solo", "by": 0}, Contract(2, 0, NOBODY, HEARTS)),
            ({"bid": "solo", "by": 0, "partner": None, "trump": "H"}, Contract(2, 0, NOBODY, HEARTS)),
            ({"bid": "proposal", "by": 0, "partner": 2}, Contract(1, 0, 2, HEARTS)),
            ({"bid": "royal-abundance", "by": 2}, Contract(5, 2, NOBODY, HEARTS)),
            ({"bid": "misere", "by": 1}, Contract(3, 1, NOBODY, NO_SUIT)),
            ({"bid": "open-misere", "by": 3, "trump": "none"}, Contract(6, 3, NOBODY, NO_SUIT)),
            ({"bid": "declared-abundance", "by": 3}, Contract(7, 3, NOBODY, NO_SUIT)),
            ({"bid": "abundance", "by": 2}, Contract(4, 2, NOBODY, NO_CARD)),
            ({"bid": "abundance", "by": 2, "trump": "S"}, Contract(4, 2, NOBODY, SPADES)),
        ],
    )
    def test_trumps_are_filled_in_where_the_rules_fix_them(self, contract: dict[str, Any], expected: Contract) -> None:
        assert expected == read(DEAL | {"contract": contract}).contract

    @pytest.mark.parametrize(
        ("contract", "options", "trump"),
        [
            ({"bid": "solo", "by": 0}, {"solo_trump": "named"}, NO_CARD),
            ({"bid": "solo", "by": 0, "trump": "S"}, {"solo_trump": "named"}, SPADES),
            ({"bid": "declared-abundance", "by": 0, "trump": "S"}, {"declared_trump": "named"}, SPADES),
        ],
    )
    def test_options_leave_trumps_to_the_bidder(
        self, contract: dict[str, Any], options: dict[str, str], trump: int
    ) -> None:
        actual = read(DEAL | {"contract": contract}, **options).contract
        assert actual is not None

        assert trump == actual.trump

    @pytest.mark.parametrize(
        ("contract", "field"),
        [
            ("solo", "contract"),
            (SOLO | {"double": True}, "contract.double"),
            (SOLO | {"bid": "duo"}, "contract.bid"),
            ({"bid": "solo"}, "contract.by"),
            (SOLO | {"by": 4}, "contract.by"),
            (SOLO | {"partner": 1}, "contract.partner"),
            (PAIR | {"partner": None}, "contract.partner"),
            (PAIR | {"partner": 0}, "contract.partner"),
            (PAIR | {"partner": 4}, "contract.partner"),
            (SOLO | {"trump": "S"}, "contract.trump"),
            (SOLO | {"trump": "none"}, "contract.trump"),
            (SOLO | {"trump": "X"}, "contract.trump"),
            ({"bid": "misere", "by": 0, "trump": "H"}, "contract.trump"),
            ({"bid": "abundance", "by": 0, "trump": "none"}, "contract.trump"),
        ],
    )
    def test_what_cannot_be_is_refused_by_field(self, contract: Any, field: str) -> None:
        assert field in faults(DEAL | {"contract": contract})

    @pytest.mark.parametrize(
        ("contract", "trump"),
        [(SOLO, HEARTS), (PAIR | {"trump": "S"}, SPADES), ({"bid": "misere", "by": 0}, NO_SUIT)],
    )
    def test_turn_up_may_be_left_out_where_trumps_are_known(self, contract: dict[str, Any], trump: int) -> None:
        deal = read(BARE | {"contract": contract})
        assert deal.contract is not None

        assert (NO_CARD, trump) == (deal.turn_up, deal.contract.trump)

    @pytest.mark.parametrize("trump", [{}, {"trump": "none"}], ids=["absent", "none"])
    @pytest.mark.parametrize("bid", ["solo", "royal-abundance"])
    def test_turn_up_or_trumps_are_needed_otherwise(self, bid: str, trump: dict[str, str]) -> None:
        assert ["contract.trump"] == faults(BARE | {"contract": {"bid": bid, "by": 0} | trump})


class TestReadResult:
    def test_end_is_read(self) -> None:
        end = read_end(END)

        assert (2, 0, NOBODY, HEARTS, (5, 4, 3, 1), True) == (
            *(end.bid, end.declarer, end.partner, end.trump),
            *(end.tricks, end.over),
        )

    @pytest.mark.parametrize("bid", ["proposal", "solo", "abundance", "royal-abundance"])
    @pytest.mark.parametrize(("tricks", "ends"), [([4, 4, 3, 1], False), ([4, 4, 3, 2], True), ([4, 4, 3, 3], False)])
    def test_games_with_counted_tricks_take_thirteen(self, bid: str, tricks: list[int], ends: bool) -> None:
        contract = PAIR if bid == "proposal" else {"bid": bid, "by": 0, "trump": "H"}
        setup = END | {"contract": contract, "tricks": tricks}

        if ends:
            assert tuple(tricks) == read_end(setup).tricks
        else:
            assert ["tricks"] == faults_of_end(setup)

    @pytest.mark.parametrize("bid", ["misere", "open-misere"])
    @pytest.mark.parametrize(
        ("tricks", "ends"),
        [
            ([0, 5, 5, 3], True),
            ([0, 5, 5, 2], False),
            ([1, 0, 0, 0], True),
            ([1, 5, 5, 2], True),
            ([1, 5, 5, 3], False),
            ([2, 5, 5, 1], False),
            ([2, 0, 0, 0], False),
        ],
    )
    def test_misere_ends_with_the_first_trick_of_the_declarer(self, bid: str, tricks: list[int], ends: bool) -> None:
        setup = END | {"contract": {"bid": bid, "by": 0}, "tricks": tricks}

        if ends:
            assert tuple(tricks) == read_end(setup).tricks
        else:
            assert ["tricks"] == faults_of_end(setup)

    @pytest.mark.parametrize(
        ("tricks", "ends"),
        [
            ([13, 0, 0, 0], True),
            ([12, 0, 0, 0], False),
            ([12, 1, 0, 0], True),
            ([0, 0, 0, 1], True),
            ([12, 2, 0, 0], False),
            ([11, 1, 1, 0], False),
            ([0, 2, 0, 0], False),
        ],
    )
    def test_declared_abundance_ends_with_the_first_trick_of_the_others(self, tricks: list[int], ends: bool) -> None:
        setup = END | {"contract": {"bid": "declared-abundance", "by": 0}, "tricks": tricks}

        if ends:
            assert tuple(tricks) == read_end(setup).tricks
        else:
            assert ["tricks"] == faults_of_end(setup)

    @pytest.mark.parametrize(
        ("change", "field"),
        [
            ({"hands": DEAL["hands"]}, "hands"),
            ({"players": 3}, "players"),
            ({"dealer": 4}, "dealer"),
            ({"contract": None}, "contract"),
            ({"contract": {"bid": "solo", "by": 0}}, "contract.trump"),
            ({"contract": {"bid": "abundance", "by": 0}}, "contract.trump"),
            ({"tricks": None}, "tricks"),
            ({"tricks": [13, 0, 0]}, "tricks"),
            ({"tricks": [14, 0, 0, 0]}, "tricks[0]"),
            ({"tricks": [14, -1, 0, 0]}, "tricks[1]"),
        ],
    )
    def test_what_cannot_be_is_refused_by_field(self, change: dict[str, Any], field: str) -> None:
        assert field in faults_of_end(END | change)

    @pytest.mark.parametrize("setup", [DEAL, END])
    def test_unknown_bid_is_not_taken_for_a_proposal(self, setup: dict[str, Any]) -> None:
        faulty = setup | {"contract": {"bid": "duo", "by": 0, "trump": "H"}}

        assert ["contract.bid"] == (faults_of_end(faulty) if setup is END else faults(faulty))


class TestNames:
    def test_every_bid_can_be_given(self) -> None:
        names = BID_NAMES[PROPOSAL : DECLARED_ABUNDANCE + 1]
        contracts = [{"bid": name, "by": 0, "partner": 1 if name == "proposal" else None} for name in names]

        assert list(range(1, 8)) == [
            deal.contract.bid for contract in contracts if (deal := read(DEAL | {"contract": contract})).contract
        ]

    @pytest.mark.parametrize("name", ["", "accept", "general-misere"])
    def test_what_nobody_can_bid_cannot_be_given(self, name: str) -> None:
        assert "contract.bid" in faults(DEAL | {"contract": {"bid": name, "by": 0}})


class TestTableOfFive:
    wide = at_a_table_of_five(DEAL)

    @pytest.mark.parametrize(("dealer", "rests"), [(0, 4), (1, 0), (2, 1), (3, 2), (4, 3)])
    def test_the_seat_on_the_dealers_right_rests(self, dealer: int, rests: int) -> None:
        hands = [*DEAL["hands"][:rests], [], *DEAL["hands"][rests:]]
        place = (dealer - 1) % 4 if dealer else 0
        deal = read({"players": 5, "dealer": dealer, "hands": hands, "turn_up": DEAL["hands"][place][0]})

        assert (Table(5, 0b11111 & ~(1 << rests)), place) == (deal.table, deal.dealer)

    def test_hands_are_kept_by_place(self) -> None:
        assert read(DEAL).hands == read(self.wide).hands

    def test_resting_seat_has_no_cards(self) -> None:
        assert "hands[3]" in faults(self.wide | {"hands": [*DEAL["hands"], []]})

    def test_contract_is_kept_by_place(self) -> None:
        contract = {"bid": "proposal", "by": 4, "partner": 2}

        assert Contract(1, 3, 2, HEARTS) == read(self.wide | {"contract": contract}).contract

    @pytest.mark.parametrize(
        ("contract", "field"),
        [
            ({"bid": "solo", "by": 3}, "contract.by"),
            ({"bid": "proposal", "by": 0, "partner": 3}, "contract.partner"),
            ({"bid": "solo", "by": 0, "partner": 3}, "contract.partner"),
            ({"bid": "solo", "by": 5}, "contract.by"),
        ],
    )
    def test_resting_seat_plays_no_part(self, contract: dict[str, Any], field: str) -> None:
        assert [field] == faults(self.wide | {"contract": contract})

    def test_end_is_read_by_place(self) -> None:
        end = read_end({"players": 5, "dealer": 4, "contract": SOLO | {"by": 4}, "tricks": [4, 3, 1, 0, 5]})

        assert (3, (4, 3, 1, 5)) == (end.declarer, end.tricks)

    def test_resting_seat_takes_no_trick(self) -> None:
        setup = {"players": 5, "dealer": 4, "contract": SOLO, "tricks": [5, 4, 3, 1, 0]}

        assert ["tricks"] == faults_of_end(setup)

    @pytest.mark.parametrize("players", [2, 3, 6, 1, 7])
    def test_other_numbers_cannot_play(self, players: int) -> None:
        assert 1 == faults(DEAL | {"players": players}).count("players")
