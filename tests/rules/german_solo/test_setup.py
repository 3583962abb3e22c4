"""Which setups are deals, and which are ends of one."""

from typing import Any

import pytest

from hoyle.cards import CLUBS, HEARTS, NO_CARD, NO_SUIT, SPADES, parse_card
from hoyle.errors import ImpossibleSetup
from hoyle.german_solo import setup as rules
from hoyle.german_solo.pack import FROG, SOLO
from hoyle.german_solo.state import Contract, Deal, Play
from hoyle.seats import NOBODY
from tests.rules.german_solo.support import ACES_AND_KINGS, DEAL, solo

FROG_CONTRACT = {"bid": "frog", "by": 0, "trump": "S", "called": "AD"}
SOLO_END: dict[str, Any] = {
    "players": 4,
    "dealer": 3,
    "contract": {"bid": "solo", "by": 0, "trump": "S"},
    "tricks": [5, 1, 1, 0],
}
FROG_END = SOLO_END | {"contract": {"bid": "frog", "by": 0, "partner": 1, "trump": "S"}, "tricks": [3, 2, 1, 0]}


def read(setup: dict[str, Any], **options: str) -> Deal:
    return rules.read_deal(solo(**options).ruleset, setup)


def read_end(setup: dict[str, Any], **options: str) -> Play:
    return rules.read_result(solo(**options).ruleset, setup)


def faults(reader: Any, setup: dict[str, Any], **options: str) -> list[str]:
    """List the fields for which a setup is refused."""
    with pytest.raises(ImpossibleSetup) as refusal:
        reader(setup, **options)
    return [field for field, _ in refusal.value.reasons]


class TestReadDeal:
    def test_deal_is_read(self) -> None:
        deal = read(DEAL)

        assert (3, CLUBS, 0, None) == (deal.dealer, deal.colour, deal.pool, deal.contract)

    @pytest.mark.parametrize(
        ("colour", "first_won", "expected"),
        [("H", "clubs", HEARTS), (None, "clubs", CLUBS), ("H", "first_won", HEARTS), (None, "first_won", NO_SUIT)],
    )
    def test_colour(self, colour: str | None, first_won: str, expected: int) -> None:
        assert expected == read(DEAL | {"colour": colour}, colour=first_won).colour

    def test_pool(self) -> None:
        assert 7 == read(DEAL | {"pool": 7}, pool="on").pool

    @pytest.mark.parametrize(
        ("change", "field"),
        [
            ({"players": 3}, "players"),
            ({"players": 7}, "players"),
            ({"dealer": 4}, "dealer"),
            ({"hands": DEAL["hands"][:3]}, "hands"),
            ({"hands": [*DEAL["hands"][:3], DEAL["hands"][3][:7]]}, "hands[3]"),
            ({"hands": [*DEAL["hands"][:3], [*DEAL["hands"][3][:7], "6C"]]}, "hands[3][7]"),
            ({"hands": [*DEAL["hands"][:3], DEAL["hands"][2]]}, "hands[3]"),
            ({"colour": "none"}, "colour"),
            ({"colour": "red"}, "colour"),
            ({"pool": 4}, "pool"),
            ({"pool": -1}, "pool"),
            ({"tricks": [8, 0, 0, 0]}, "tricks"),
        ],
    )
    def test_what_cannot_be_is_refused_by_field(self, change: dict[str, Any], field: str) -> None:
        assert [field] == faults(read, DEAL | change)

    def test_every_fault_is_told_at_once(self) -> None:
        change = {"players": 8, "dealer": 9, "turn_up": "2H", "contract": {"bid": "duo", "by": 9}}

        assert {"players", "dealer", "turn_up", "contract.bid", "contract.by"} <= set(faults(read, DEAL | change))


class TestContract:
    @pytest.mark.parametrize(
        ("contract", "expected"),
        [
            ({"bid": "solo", "by": 2}, Contract(SOLO, 2, NOBODY, NO_CARD, NO_CARD)),
            ({"bid": "solo", "by": 2, "trump": "H", "partner": None}, Contract(SOLO, 2, NOBODY, HEARTS, NO_CARD)),
            ({"bid": "frog", "by": 0}, Contract(FROG, 0, NOBODY, NO_CARD, NO_CARD)),
            (FROG_CONTRACT, Contract(FROG, 0, 1, SPADES, parse_card("AD"))),
            (FROG_CONTRACT | {"partner": 1}, Contract(FROG, 0, 1, SPADES, parse_card("AD"))),
        ],
    )
    def test_contract_is_read(self, contract: dict[str, Any], expected: Contract) -> None:
        assert expected == read(DEAL | {"contract": contract}).contract

    @pytest.mark.parametrize(
        ("contract", "field"),
        [
            ("solo", "contract"),
            ({"bid": "duo", "by": 0}, "contract.bid"),
            ({"bid": "solo"}, "contract.by"),
            ({"bid": "solo", "by": 0, "trump": "C"}, "contract.trump"),
            ({"bid": "solo-colour", "by": 0, "trump": "H"}, "contract.trump"),
            ({"bid": "solo", "by": 0, "trump": "none"}, "contract.trump"),
            ({"bid": "solo", "by": 0, "partner": 1}, "contract.partner"),
            ({"bid": "solo", "by": 0, "trump": "S", "called": "AD"}, "contract.called"),
            (FROG_CONTRACT | {"called": "AS"}, "contract.called"),
            (FROG_CONTRACT | {"called": "KD"}, "contract.called"),
            (FROG_CONTRACT | {"called": "9D"}, "contract.called"),
            (FROG_CONTRACT | {"partner": 2}, "contract.partner"),
            (FROG_CONTRACT | {"partner": 0}, "contract.partner"),
            ({"bid": "frog", "by": 0, "called": "AD"}, "contract.called"),
            ({"bid": "frog", "by": 0, "trump": "S", "partner": 1}, "contract.partner"),
        ],
    )
    def test_what_cannot_be_is_refused_by_field(self, contract: Any, field: str) -> None:
        assert field in faults(read, DEAL | {"contract": contract})

    def test_colour_must_be_known_for_a_game_in_colour(self) -> None:
        contract = {"contract": {"bid": "frog-colour", "by": 0}}

        assert ["contract.bid"] == faults(read, DEAL | contract, colour="first_won")

    def test_somebody_must_be_left_to_call(self) -> None:
        assert ["contract.bid"] == faults(read, ACES_AND_KINGS | {"contract": {"bid": "frog", "by": 0}})


class TestReadResult:
    @pytest.mark.parametrize("tricks", [[5, 0, 0, 0], [5, 1, 1, 1], [4, 2, 1, 1], [0, 4, 0, 0], [3, 0, 0, 4]])
    def test_end_is_read(self, tricks: list[int]) -> None:
        last = read_end(SOLO_END | {"tricks": tricks})

        assert (True, tuple(tricks), False) == (last.over, last.tricks, last.on)

    def test_offence_needs_no_tricks(self) -> None:
        end = {name: value for name, value in SOLO_END.items() if name != "tricks"}

        assert read_end(end | {"offence": {"by": 1, "kind": "revoke"}}).over

    @pytest.mark.parametrize(
        ("tricks", "given", "on"),
        [
            ([8, 0, 0, 0], None, True),
            ([6, 1, 0, 0], None, True),
            ([5, 0, 0, 0], None, False),
            ([5, 1, 0, 0], None, False),
            ([5, 1, 0, 0], True, True),
            ([5, 1, 0, 0], False, False),
            ([1, 4, 0, 0], True, True),
            ([1, 5, 0, 0], None, True),
            ([0, 4, 4, 0], None, True),
        ],
    )
    def test_going_on_is_told_by_the_tricks_or_given(self, tricks: list[int], given: bool | None, on: bool) -> None:
        assert on is read_end(SOLO_END | {"tricks": tricks, "continued": given}, var3="on").on

    @pytest.mark.parametrize(
        ("tricks", "continued"),
        [([7, 0, 0, 0], None), ([5, 2, 0, 0], True), ([8, 0, 0, 0], False), ([5, 0, 0, 0], True)],
    )
    def test_tricks_that_no_play_leaves_are_refused(self, tricks: list[int], continued: bool | None) -> None:
        assert ["tricks"] == faults(read_end, SOLO_END | {"tricks": tricks, "continued": continued}, var3="on")

    @pytest.mark.parametrize(
        ("change", "field"),
        [
            ({"tricks": [4, 1, 1, 1]}, "tricks"),
            ({"tricks": [6, 1, 0, 0]}, "tricks"),
            ({"tricks": [5, 2, 2, 0]}, "tricks"),
            ({"tricks": [5, 1, 0]}, "tricks"),
            ({"tricks": None}, "tricks"),
            ({"continued": True}, "tricks"),
            ({"continued": 1}, "continued"),
            ({"contract": {"bid": "solo", "by": 0}}, "contract.trump"),
            ({"contract": {"bid": "frog", "by": 0, "trump": "S"}}, "contract.partner"),
            ({"offence": "revoke"}, "offence"),
            ({"offence": {"by": 4, "kind": "revoke"}}, "offence.by"),
            ({"offence": {"by": 1, "kind": "late"}}, "offence.kind"),
            ({"offence": {"by": 1, "kind": "revoke", "penalty": "points"}}, "offence.penalty"),
            ({"offence": {"by": 1, "kind": "revoke"}, "tricks": [5, 4, 0, 0]}, "tricks"),
            ({"offence": {"by": 0, "kind": "exposed-card"}, "tricks": None}, "tricks"),
            ({"hands": DEAL["hands"]}, "hands"),
        ],
    )
    def test_what_cannot_be_is_refused_by_field(self, change: dict[str, Any], field: str) -> None:
        assert field in faults(read_end, SOLO_END | change)

    def test_partner_counts(self) -> None:
        assert (1, (3, 2, 1, 0)) == (read_end(FROG_END).partner, read_end(FROG_END).tricks)
