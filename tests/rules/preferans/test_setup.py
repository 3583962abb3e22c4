"""Which setups are deals, and which are ends of one."""

from typing import Any

import pytest

from hoyle.cards import NO_CARD, NO_SUIT, SPADES
from hoyle.errors import ImpossibleSetup
from hoyle.preferans import setup as rules
from hoyle.preferans.pack import MISERE as NO_TRICKS
from hoyle.preferans.state import Deal
from hoyle.seats import NOBODY, Table
from tests.rules.preferans.support import DEAL, EIGHT, MISERE, THREE, hand, preferans

HANDS = (hand("S:AQJT87 D:AKJ9"), hand("S:K9 H:AKQ D:Q7 C:AKQ"), hand("H:JT98 D:T8 C:JT98"))
END: dict[str, Any] = {"players": 4, "dealer": 3, "contract": EIGHT, "tricks": [9, 1, 0, 0]}
CALLS = [[1, "whist"], [2, "pass"], [1, "open"]]


def without(setup: dict[str, Any], field: str) -> dict[str, Any]:
    return {name: value for name, value in setup.items() if name != field}


def faults(setup: dict[str, Any]) -> list[str]:
    """List the fields for which a setup is no deal."""
    with pytest.raises(ImpossibleSetup) as refusal:
        rules.read_deal(setup)
    return [field for field, _ in refusal.value.reasons]


def faults_of_end(setup: dict[str, Any], **options: str) -> list[str]:
    with pytest.raises(ImpossibleSetup) as refusal:
        preferans(**options).settle(setup)
    return [field for field, _ in refusal.value.reasons]


class TestReadDeal:
    whole = Deal(3, HANDS, hand("S:J8"), hand("H:7 C:7"), 8, SPADES, 0, Table(4, 0b0111))

    def test_deal_is_read(self) -> None:
        assert self.whole == rules.read_deal(DEAL)

    def test_deal_of_three_is_read(self) -> None:
        assert self.whole._replace(dealer=2, table=Table(3, 0b111)) == rules.read_deal(THREE)

    def test_seats_become_places(self) -> None:
        setup = DEAL | {
            "dealer": 0,
            "hands": [[], *DEAL["hands"][:3]],
            "contract": {"level": 8, "trump": "S", "declarer": 1},
        }

        assert self.whole._replace(dealer=0, table=Table(4, 0b1110)) == rules.read_deal(setup)

    def test_discard_is_what_nobody_holds(self) -> None:
        assert self.whole == rules.read_deal(without(DEAL, "discard"))

    def test_talon_may_be_unknown(self) -> None:
        assert self.whole._replace(talon=0) == rules.read_deal(without(DEAL, "talon"))

    def test_misere_is_read(self) -> None:
        deal = rules.read_deal(DEAL | {"contract": MISERE})

        assert (NO_TRICKS, NO_SUIT, 0) == (deal.level, deal.trump, deal.declarer)

    def test_without_a_contract_everybody_passed(self) -> None:
        deal = rules.read_deal(without(DEAL, "contract") | {"talon": ["7H", "7C"]})

        assert (NO_CARD, NOBODY) == (deal.trump, deal.declarer)

    @pytest.mark.parametrize(
        ("change", "field"),
        [
            ({"players": 2}, "players"),
            ({"players": 5}, "players"),
            ({"dealer": 4}, "dealer"),
            ({"dealer": 0}, "hands[0]"),
            ({"hands": DEAL["hands"][:3]}, "hands"),
            ({"hands": [*DEAL["hands"][:2], DEAL["hands"][2][:9], []]}, "hands[2]"),
            ({"hands": [*DEAL["hands"][:2], [*DEAL["hands"][2][:9], "6C"], []]}, "hands[2][9]"),
            ({"discard": ["7H"]}, "discard"),
            ({"discard": ["7H", "AS"]}, "discard"),
            ({"talon": ["JS"]}, "talon"),
            ({"talon": ["JS", "KS"]}, "talon"),
            ({"turn_up": "7H"}, "turn_up"),
            ({"contract": "eight"}, "contract"),
            ({"contract": EIGHT | {"level": 5}}, "contract.level"),
            ({"contract": EIGHT | {"level": "grand"}}, "contract.level"),
            ({"contract": EIGHT | {"trump": "X"}}, "contract.trump"),
            ({"contract": {"level": 8, "declarer": 0}}, "contract.trump"),
            ({"contract": MISERE | {"trump": "S"}}, "contract.trump"),
            ({"contract": EIGHT | {"declarer": 3}}, "contract.declarer"),
            ({"contract": EIGHT | {"declarer": 4}}, "contract.declarer"),
        ],
    )
    def test_what_cannot_be_is_refused_by_field(self, change: dict[str, Any], field: str) -> None:
        assert field in faults(DEAL | change)

    def test_every_fault_is_told_at_once(self) -> None:
        change = {"players": 8, "dealer": 9, "discard": ["7H"], "contract": {"level": 11, "trump": "S", "declarer": 9}}

        assert {"players", "dealer", "discard", "contract.level", "contract.declarer"} <= set(faults(DEAL | change))


class TestSettle:
    def test_end_is_read(self) -> None:
        game = preferans()
        facts = game.facts(game.settle(END | {"calls": CALLS}))

        assert ([9, 1, 0, 0], ["made", "made", "passed", "rested"]) == (facts["tricks"], facts["result"])

    def test_trumps_may_be_unknown(self) -> None:
        game = preferans()
        end = END | {"calls": CALLS, "contract": {"level": 8, "declarer": 0}}

        assert None is game.facts(game.settle(end))["trump"]

    def test_manner_of_play_may_be_unknown(self) -> None:
        game = preferans()
        facts = [game.facts(game.settle(END | {"calls": calls})) for calls in (CALLS, CALLS[:2])]

        assert facts[0]["whists"] == facts[1]["whists"]

    def test_deal_without_play_needs_no_tricks(self) -> None:
        game = preferans()
        end = without(END, "tricks") | {"calls": [[1, "pass"], [2, "pass"]]}

        assert [60, 0, 0, 0] == game.facts(game.settle(end))["pool"]

    @pytest.mark.parametrize(
        ("change", "field"),
        [
            ({"calls": None}, "calls"),
            ({"calls": CALLS[:1]}, "calls"),
            ({"calls": CALLS[:2], "tricks": None}, "calls"),
            ({"calls": "whist"}, "calls"),
            ({"calls": [["V", "whist"]]}, "calls[0]"),
            ({"calls": [[7, "whist"]]}, "calls[0]"),
            ({"calls": [[2, "whist"]]}, "calls[0]"),
            ({"calls": [[1, "half"]]}, "calls[0]"),
            ({"calls": [*CALLS[:2], [1, "half"]]}, "calls[2]"),
            ({"calls": [*CALLS, [2, "pass"]]}, "calls[3]"),
            ({"calls": [[1, "pass"], [2, "pass"]]}, "tricks"),
            ({"tricks": None}, "tricks"),
            ({"tricks": [9, 1, 0]}, "tricks"),
            ({"tricks": [8, 1, 0, 0]}, "tricks"),
            ({"tricks": [8, 1, 0, 1]}, "tricks"),
            ({"contract": EIGHT | {"level": 10}}, "calls[0]"),
            ({"hands": DEAL["hands"]}, "hands"),
        ],
    )
    def test_what_cannot_be_is_refused_by_field(self, change: dict[str, Any], field: str) -> None:
        assert field in faults_of_end(END | {"calls": CALLS} | change)
