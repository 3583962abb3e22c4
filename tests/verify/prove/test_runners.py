"""True claims are proved and false ones refuted, by every way there is to decide them."""

import math
import time
from collections.abc import Callable
from inspect import unwrap
from typing import Annotated, Any

import pytest

from hoyle.cards import PACK_52, SUIT_CARDS, Card, Cards, Suit
from hoyle.domains import Mask, Range
from hoyle.errors import Gap
from hoyle.seats import NOBODY
from hoyle.solo_whist.auction import unaccepted_proposal_is_not_played
from hoyle.solo_whist.play import is_clearly_lost, untrumped_winner
from hoyle.solo_whist.score import lost_as_won, proposal_is_made, proposal_lost, solo_is_made
from hoyle.solo_whist.state import Play, Tricks
from hoyle_verify.prove import chance, enumeration
from hoyle_verify.prove.run import MOST_CASES, decide, runner_of
from hoyle_verify.prove.symbolic import decide as symbolic
from hoyle_verify.prove.theorem import Theorem, assume
from hoyle_verify.prove.verdict import Result
from tests.verify.prove.claims import claim

Decider = Callable[[Theorem, float], Result]
EVERY_CASE: dict[str, Decider] = {"enumeration": enumeration.decide, "z3": symbolic.decide}
every_case = pytest.mark.parametrize("decider", EVERY_CASE.values(), ids=EVERY_CASE)


def five_are_enough(tricks: Tricks) -> bool:
    return solo_is_made(tricks) == (tricks > 4)


def six_are_needed(tricks: Tricks) -> bool:
    return solo_is_made(tricks) == (tricks > 5)


def nobody_takes_twenty(tricks: Tricks) -> bool:
    assume(tricks > 20)
    return solo_is_made(tricks)


def silence_below_three(tricks: Tricks) -> bool:
    if tricks < 3:
        raise Gap("nothing is said")
    return True


def broken_at_nine(tricks: Tricks) -> bool:
    return (0,)[max(tricks - 9, 0)] == 0 if tricks < 12 else 1 // (13 - tricks) >= 0


def is_just_lost(tricks: Tricks) -> bool:
    return proposal_lost(tricks, 4) == -1


class TestAlways:
    @every_case
    def test_true_claim_is_proved(self, decider: Decider) -> None:
        assert "proved" == decider(claim(five_are_enough), math.inf).verdict

    @every_case
    def test_false_claim_is_refuted_by_the_only_case_there_is(self, decider: Decider) -> None:
        result = decider(claim(six_are_needed), math.inf)

        assert ("refuted", "tricks 5") == (result.verdict, result.found)

    @every_case
    def test_claim_about_no_case_is_vacuous(self, decider: Decider) -> None:
        assert "vacuous" == decider(claim(nobody_takes_twenty), math.inf).verdict

    @every_case
    def test_silence_is_a_gap(self, decider: Decider) -> None:
        result = decider(claim(silence_below_three), math.inf)

        assert ("gap", True) == (result.verdict, "nothing is said" in result.found)

    @every_case
    def test_claim_that_breaks_down_is_refuted(self, decider: Decider) -> None:
        result = decider(claim(broken_at_nine), math.inf)

        assert ("refuted", True) == (result.verdict, "Error: " in result.found)

    @every_case
    def test_clauses_asked_are_told(self, decider: Decider) -> None:
        assert ("SW-SOLO-2",) == decider(claim(five_are_enough), math.inf).clauses

    @every_case
    def test_size_of_the_domain_is_told(self, decider: Decider) -> None:
        assert 14 == decider(claim(five_are_enough), math.inf).domain


class TestPossible:
    @every_case
    def test_smallest_witness_is_found(self, decider: Decider) -> None:
        result = decider(claim(unwrap(solo_is_made), "possible"), math.inf)

        assert ("proved", "tricks 5") == (result.verdict, result.found)

    @every_case
    def test_what_never_happens_is_refuted(self, decider: Decider) -> None:
        def never(tricks: Tricks) -> bool:
            return solo_is_made(tricks) and tricks < 5

        assert "refuted" == decider(claim(never, "possible"), math.inf).verdict

    @every_case
    def test_search_in_no_case_is_vacuous(self, decider: Decider) -> None:
        assert "vacuous" == decider(claim(nobody_takes_twenty, "possible"), math.inf).verdict


class TestGap:
    @staticmethod
    def lost(price: Annotated[int, Range(-3, 3)]) -> int:
        return lost_as_won(0, price) if price > 0 else price

    @every_case
    def test_silence_in_exactly_the_cases_described_is_proved_with_the_smallest(self, decider: Decider) -> None:
        def described(price: Annotated[int, Range(-3, 3)]) -> bool:
            return price > 0

        result = decider(claim(self.lost, "gap", defects=("SW-DEF-11",), exactly=described), math.inf)

        assert ("proved", "price 1") == (result.verdict, result.found)

    @every_case
    def test_silence_that_is_described_too_widely_is_refuted(self, decider: Decider) -> None:
        def described(price: Annotated[int, Range(-3, 3)]) -> bool:
            return price >= 0

        result = decider(claim(self.lost, "gap", defects=("SW-DEF-11",), exactly=described), math.inf)

        assert ("refuted", "the document is not silent; price 0") == (result.verdict, result.found)

    @every_case
    def test_rulings_on_other_defects_stay_in_force(self, decider: Decider) -> None:
        def described(price: Annotated[int, Range(-3, 3)]) -> bool:
            return price > 0

        result = decider(claim(self.lost, "gap", defects=("SW-DEF-12",), exactly=described), math.inf)

        assert "refuted" == result.verdict

    @every_case
    def test_what_is_assumed_away_is_not_asked(self, decider: Decider) -> None:
        def positive(price: Annotated[int, Range(-3, 3)]) -> int:
            assume(price > 0)
            return lost_as_won(0, price)

        def always(_price: Annotated[int, Range(-3, 3)]) -> bool:
            return True

        result = decider(claim(positive, "gap", defects=("SW-DEF-11",), exactly=always), math.inf)

        assert ("proved", "price 1") == (result.verdict, result.found)

    @every_case
    @pytest.mark.parametrize(("factor", "verdict"), [(-1, "proved"), (1, "refuted")])
    def test_what_is_ruled_is_compared(self, decider: Decider, factor: int, verdict: str) -> None:
        def described(price: Annotated[int, Range(-3, 3)]) -> bool:
            return price > 0

        def ruled(price: Annotated[int, Range(-3, 3)]) -> int:
            return factor * price if price > 0 else price

        theorem = claim(self.lost, "gap", defects=("SW-DEF-11",), exactly=described, ruled=ruled)

        assert verdict == decider(theorem, math.inf).verdict


class TestContradiction:
    @every_case
    def test_core_names_the_sentences(self, decider: Decider) -> None:
        def sentences(tricks: Tricks) -> dict[str, bool]:
            return {"SW-PROP-1": proposal_is_made(tricks), "SW-SOLO-2": not solo_is_made(tricks)}

        result = decider(claim(sentences, "contradiction"), math.inf)

        assert ("proved", "unsatisfiable together: SW-PROP-1, SW-SOLO-2") == (result.verdict, result.found)

    @every_case
    def test_sentence_without_which_it_is_a_contradiction_as_well_is_named(self, decider: Decider) -> None:
        def sentences(tricks: Tricks) -> dict[str, bool]:
            return {
                "SW-PROP-1": proposal_is_made(tricks),
                "SW-SOLO-2": not solo_is_made(tricks),
                "SW-PAY-4": proposal_lost(tricks, 4) < 9,
            }

        result = decider(claim(sentences, "contradiction"), math.inf)

        assert ("refuted", "a contradiction even without SW-PAY-4") == (result.verdict, result.found)

    @every_case
    def test_sentences_that_can_all_hold_are_no_contradiction(self, decider: Decider) -> None:
        def sentences(tricks: Tricks) -> dict[str, bool]:
            return {"SW-PROP-1": proposal_is_made(tricks), "SW-SOLO-2": solo_is_made(tricks)}

        result = decider(claim(sentences, "contradiction"), math.inf)

        assert ("refuted", True) == (result.verdict, "all the sentences hold" in result.found)


class TestAmbiguity:
    @staticmethod
    def made(reading: Any, tricks: Tricks) -> bool:
        return bool(reading(tricks))

    @every_case
    def test_smallest_case_in_which_readings_differ_is_found(self, decider: Decider) -> None:
        readings = (solo_is_made, proposal_is_made)

        result = decider(claim(self.made, "ambiguity", readings=readings), math.inf)

        assert ("proved", "tricks 5") == (result.verdict, result.found)

    @every_case
    def test_readings_are_not_compared_where_nothing_is_claimed(self, decider: Decider) -> None:
        def made(reading: Any, tricks: Tricks) -> bool:
            assume(tricks > 5)
            return bool(reading(tricks))

        def described(tricks: Tricks) -> bool:
            return tricks < 8

        readings = (solo_is_made, proposal_is_made)
        result = decider(claim(made, "ambiguity", readings=readings, exactly=described), math.inf)

        assert ("proved", "tricks 6") == (result.verdict, result.found)

    @every_case
    def test_cases_that_are_not_described_are_found(self, decider: Decider) -> None:
        def described(tricks: Tricks) -> bool:
            return tricks - 5 in (0, 1)

        readings = (solo_is_made, proposal_is_made)

        result = decider(claim(self.made, "ambiguity", readings=readings, exactly=described), math.inf)

        assert ("refuted", True) == (result.verdict, "tricks 7" in result.found)

    @every_case
    def test_readings_that_agree_are_no_ambiguity(self, decider: Decider) -> None:
        readings = (solo_is_made, lambda tricks: tricks > 4)

        result = decider(claim(self.made, "ambiguity", readings=readings), math.inf)

        assert ("refuted", "two readings never differ") == (result.verdict, result.found)

    @every_case
    def test_two_of_three_readings_must_differ_too(self, decider: Decider) -> None:
        readings = (solo_is_made, proposal_is_made, lambda tricks: tricks > 7)

        result = decider(claim(self.made, "ambiguity", readings=readings), math.inf)

        assert "refuted" == result.verdict


class TestChance:
    def test_false_claim_is_refuted_and_shrunk(self) -> None:
        def few(hand: Cards) -> bool:
            return hand.bit_count() < 3

        result = chance.decide(claim(few), math.inf)

        assert ("refuted", 3) == (result.verdict, len(result.found.partition("[")[2].replace(" ", "")) - 3)

    def test_true_claim_is_never_proved(self) -> None:
        assert "unknown" == chance.decide(claim(five_are_enough), math.inf).verdict

    def test_witness_proves_that_something_is_possible(self) -> None:
        result = chance.decide(claim(is_just_lost, "possible"), math.inf)

        assert ("proved", "tricks 7") == (result.verdict, result.found)


class TestSymbols:
    def test_claim_over_all_hands_is_proved(self) -> None:
        def part_of_a_hand(hand: Cards, suit: Suit) -> bool:
            return (hand & SUIT_CARDS[suit]) & ~hand == 0

        result = symbolic.decide(claim(part_of_a_hand), math.inf)

        assert ("proved", 5 << 52) == (result.verdict, result.domain)

    def test_false_claim_over_all_hands_is_refuted(self) -> None:
        def never_all_cards(hand: Cards) -> bool:
            return hand != PACK_52

        assert "refuted" == symbolic.decide(claim(never_all_cards), math.inf).verdict

    def test_claim_about_states_is_proved_for_all_of_them(self) -> None:
        def last_trick_was_somebodys(state: Play) -> bool:
            assume(state.winner != NOBODY)
            return state.winner <= 3

        assert "proved" == symbolic.decide(claim(last_trick_was_somebodys), math.inf).verdict

    def test_call_outside_a_domain_is_no_proof(self) -> None:
        def lost(taken: Annotated[int, Range(0, 20)]) -> bool:
            return is_clearly_lost(6, taken, 13) == (taken > 0)

        result = symbolic.decide(claim(lost), math.inf)

        assert ("refuted", True) == (result.verdict, "SW-RUL-27 is asked about a number" in result.found)

    def test_number_beyond_64_bits_is_no_proof(self) -> None:
        def wraps_round(number: Annotated[int, Range(0, 1 << 40)]) -> bool:
            return number * number < 1 << 63

        result = symbolic.decide(claim(wraps_round), math.inf)

        assert ("unknown", "a number may leave 64 bits") == (result.verdict, result.found)

    def test_shift_beyond_64_bits_is_no_proof(self) -> None:
        def loses_a_bit(by: Annotated[int, Range(0, 100)]) -> bool:
            return (1 << by) > 0

        assert "unknown" == symbolic.decide(claim(loses_a_bit), math.inf).verdict

    def test_what_is_not_decided_in_time_is_unknown(self) -> None:
        result = symbolic.decide(claim(five_are_enough), time.monotonic() - 1)

        assert ("unknown", "not decided in time") == (result.verdict, result.found)

    @pytest.mark.parametrize(
        "function",
        [
            pytest.param("def c(n: N) -> bool:\n    return not isinstance(n, int)", id="isinstance"),
            pytest.param("def c(n: N) -> bool:\n    return (n > 3) is not True", id="is"),
            pytest.param("def c(n: N) -> bool:\n    return type(n) != int", id="type"),
        ],
    )
    def test_question_that_symbols_answer_otherwise_is_no_proof(self, function: str, tmp_path: Any) -> None:
        path = tmp_path / "claims.py"
        path.write_text(function)
        names: dict[str, Any] = {"N": Annotated[int, Range(0, 13)]}
        exec(compile(function, str(path), "exec"), names)

        assert "unknown" == symbolic.decide(claim(names["c"]), math.inf).verdict

    @pytest.mark.parametrize("number", range(-20, 21))
    def test_arithmetic_is_that_of_python(self, number: int) -> None:
        def same(n: Annotated[int, Range(-20, 20)], m: Annotated[int, Range(1, 7)]) -> bool:
            assume(n == number)
            pairs = [(n // m, number // m), (n % m, number % m), (n >> m, number >> m), (n << m, number << m)]
            pairs += [(n & m, number & m), (n | m, number | m), (n ^ m, number ^ m), (-n, -number), (~n, ~number)]
            pairs += [(abs(n), abs(number)), (n * m, number * m), (max(n, m), max(number, m))]
            good = True
            for one, other in pairs:
                good = good & (one == other)
            return good

        assert "proved" == symbolic.decide(claim(same), math.inf).verdict


class TestChoice:
    def test_few_cases_are_enumerated(self) -> None:
        assert "enumeration" == runner_of(claim(five_are_enough))

    def test_many_cases_are_for_z3(self) -> None:
        def about(one: Card, two: Card, three: Card, four: Card) -> bool:
            return one + two + three + four >= 0

        assert (True, "z3") == (MOST_CASES < 52**4, runner_of(claim(about)))

    def test_runner_can_be_named(self) -> None:
        assert "hypothesis" == decide(claim(five_are_enough, runner="hypothesis")).runner

    def test_mask_counts_its_subsets(self) -> None:
        def about(some: Annotated[int, Mask(0b1011)]) -> bool:
            return some >= 0

        assert 8 == decide(claim(about)).domain

    def test_places_of_a_trick_can_be_asked(self) -> None:
        def led(card: Card) -> bool:
            return untrumped_winner((255, card, 255, 255), card >> 4) == 1

        assert "proved" == decide(claim(led)).verdict

    def test_late_enumeration_is_unknown(self) -> None:
        result = enumeration.decide(claim(five_are_enough), time.monotonic() - 1)

        assert ("unknown", "not decided in time") == (result.verdict, result.found)

    def test_truth_values_are_cases(self) -> None:
        def refused(partner: bool) -> bool:
            return unaccepted_proposal_is_not_played(1, NOBODY if partner else 2) == partner

        assert ("proved", 2) == decide(claim(refused))[1:4:2]
