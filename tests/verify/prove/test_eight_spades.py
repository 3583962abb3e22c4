"""The eight spades of document 001: what the document tells of the play, for every lie of the opponents' cards."""

from collections import Counter
from math import comb

import pytest

from hoyle.cards import parse_hand
from hoyle_verify.judge.run import load_all
from hoyle_verify.prove import eight_spades
from hoyle_verify.prove.eight_spades import DECLARER, DISCARD, SCENARIO, WHISTER, Lies, as_text, lies
from hoyle_verify.solve.annotate import beside, read


@pytest.fixture(scope="module")
def found() -> Lies:
    return lies()


def test_declarer_and_whister_are_those_of_the_scenario() -> None:
    (scenario,) = load_all([SCENARIO])
    setup = scenario.setup
    assert setup is not None
    assert isinstance(setup.hands, tuple)
    hands = [set(hand) for hand in setup.hands]

    assert parse_hand("S:AQJT8 D:AKJ98") == DECLARER
    assert {"KS", "9S"} <= hands[1]
    assert (10, 2) == (DECLARER.bit_count(), WHISTER.bit_count())
    assert tuple(setup.discard or ()) == ("7C", "7H")
    assert DISCARD == parse_hand("H:7 C:7")


@pytest.mark.slow
class TestEveryLie:
    def test_all_lies_are_searched(self, found: Lies) -> None:
        """Eight more cards for the whister, from seven hearts, seven clubs and three diamonds."""
        assert comb(17, 8) == found.number
        assert [comb(17, 8) - comb(14, 5) - comb(14, 8), comb(14, 5), comb(14, 8)] == [group.total() for group in found]

    def test_where_the_diamonds_are_split_the_declarer_loses_the_king_of_spades_alone(self, found: Lies) -> None:
        assert {1: 19_305} == found.split

    def test_the_third_queen_behind_the_declarer_costs_another_trick(self, found: Lies) -> None:
        assert {2: 2_002} == found.whister

    def test_the_third_queen_in_front_of_him_can_be_finessed(self, found: Lies) -> None:
        assert {1: 3_003} == found.passer


def test_in_the_scenario_the_trick_is_never_in_doubt() -> None:
    (scenario,) = load_all([SCENARIO])
    annotation = read(beside(scenario.path))
    assert annotation is not None

    assert ({9}, ()) == ({each.value for each in annotation.positions}, annotation.slips)


def test_a_lie_that_costs_nothing_is_counted_apart() -> None:
    text = as_text(Lies(Counter({0: 2, 1: 3}), Counter({2: 1}), Counter()))

    assert "diamonds with both opponents: 0 tricks lost in 2 lies; one trick lost in 3 lies" in text
    assert "The declarer cannot help losing a trick in 4 of 6 lies" in text


def test_hearts_and_clubs_may_be_exchanged() -> None:
    one, other = parse_hand("S:K9 H:A8 C:KQ D:T7"), parse_hand("S:K9 C:A8 H:KQ D:T7")

    assert eight_spades._form(one) == eight_spades._form(other)
    assert eight_spades._form(one) != eight_spades._form(parse_hand("S:K9 C:A8 H:KQ D:Q7"))
