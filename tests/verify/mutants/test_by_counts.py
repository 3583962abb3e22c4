"""Counts alone notice every fault of play, but for those that are proved to be none."""

from collections import Counter

import pytest
from hypothesis import given, settings

from hoyle import register
from hoyle.cards import NO_CARD, PACK_32
from hoyle.games import MODULES
from hoyle.german_solo.state import Play
from hoyle_verify.mutants.by_counts import clauses_of_play, counts_of, hunt_by_counts, is_count, verdict_by_counts
from hoyle_verify.mutants.in_play import AT_TABLE, COVERED, equivalence_in_play
from hoyle_verify.mutants.mutate import Mutant
from hoyle_verify.mutants.only_seen import ONLY_SEEN, is_only_seen
from hoyle_verify.mutants.run import all_mutants
from hoyle_verify.prove.theorems import load
from tests.rules.games import KITS
from tests.rules.playout import Playout

ALL = tuple(MODULES)


def mutant(id_: str) -> Mutant:
    load()
    return next(each for each in all_mutants(id_.partition("/")[0]) if each.id == id_)


def test_only_counts_are_asked() -> None:
    cases = [case for each in counts_of(("six-bid",)) for case in each.cases]

    assert len(cases) >= 10
    assert all(map(is_count, cases))


@pytest.mark.parametrize(
    ("id_", "by"),
    [
        ("RW-PLAY-7/7", "russian-whist/counts/two-that-is-led-takes-a-trick"),
        ("PV-RUL-28b/1", "preferans/counts/every-offer-with-four-tricks-to-come"),
        ("PV-RES-1/1", "preferans/counts/no-offer-against-two-whisters"),
    ],
)
def test_count_kills(id_: str, by: str) -> None:
    counts = [each for each in counts_of(("russian-whist", "preferans")) if each.file == by]

    found = verdict_by_counts(mutant(id_), counts)

    assert ("killed", by) == (found.verdict, found.by)


def test_nothing_is_killed_without_counts() -> None:
    assert "survived" == verdict_by_counts(mutant("SW-PLAY-2/1"), ()).verdict


class TestAtTable:
    def test_no_winner_at_all_is_never_asked_for(self) -> None:
        assert "the suit that is asked for lies in the trick" == equivalence_in_play(mutant("SW-RUL-16/4"))

    def test_proposals_that_cannot_be_made_are_refused_in_either_order(self) -> None:
        assert equivalence_in_play(mutant("PV-RUL-28/claim/PV-RUL-28b"))

    def test_a_fault_at_the_table_is_no_equivalent(self) -> None:
        assert "" == equivalence_in_play(mutant("RW-PLAY-7/7"))

    def test_where_no_card_lies_face_down_every_choice_is_left(self) -> None:
        """The proof leaves these cases out, as a set has no room for a card that there is not."""
        clauses = [register.clauses()[id_].function for id_ in sorted(COVERED)]

        @settings(max_examples=40, deadline=None, database=None)
        @given(playout=KITS["german-solo"].playouts)
        def checked(playout: Playout) -> None:
            plays = [state for state in playout.states if isinstance(state, Play) and state.laid == NO_CARD]
            for clause in clauses:
                assert clause is not None
                assert {PACK_32} >= {clause(state, PACK_32) for state in plays}

        checked()

    def test_of_other_clauses_nothing_is_known(self) -> None:
        assert "" == equivalence_in_play(mutant("SW-PLAY-2/1"))


class TestOnlySeen:
    def test_who_may_see_to_a_hand_is_told_by_views_alone(self) -> None:
        assert is_only_seen(mutant("PV-RUL-32/1"), "preferans")

    def test_who_wins_a_trick_is_told_by_more(self) -> None:
        assert not is_only_seen(mutant("PV-PLAY-3/1"), "preferans")

    def test_what_changes_nothing_is_told_by_nothing(self) -> None:
        assert not is_only_seen(mutant("PV-PLAY-4/7"), "preferans")


def test_clauses_of_play_are_those_of_the_game_and_the_shared_one() -> None:
    clauses = clauses_of_play(("preferans",))

    assert {"PV-PLAY-3", "PV-RES-8", "SYS-HELD"} <= {*clauses}
    assert {"PV", "SYS"} == {id_.partition("-")[0] for id_ in clauses}


@pytest.mark.slow
def test_every_mutant_of_play_is_killed_or_proved_to_be_none() -> None:
    verdicts = [each for found in hunt_by_counts(clauses_of_play(ALL), ALL) for each in found]

    assert [] == [each.id for each in verdicts if each.verdict == "survived" and each.note != ONLY_SEEN]
    assert {"PV-RUL-32"} == {each.clause for each in verdicts if each.note == ONLY_SEEN}
    assert len(verdicts) > 600
    assert Counter(each.verdict for each in verdicts)["killed"] > 0.9 * len(verdicts)
    assert {*AT_TABLE} == {
        each.clause for each in verdicts if each.note in {said.sentence for said in AT_TABLE.values()}
    }
