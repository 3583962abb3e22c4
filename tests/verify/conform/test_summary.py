"""What a run comes to."""

import msgspec
import pytest

from hoyle_verify.conform.summary import by_game, clause_rows, failures, headline, holds, in_words
from hoyle_verify.conform.verdict import OUTCOMES, Outcome
from tests.verify.conform.logs import case, every_outcome, log


class TestHolds:
    @pytest.mark.parametrize("outcome", OUTCOMES)
    def test_only_what_came_out_as_it_should_holds(self, outcome: Outcome) -> None:
        expected = outcome in ("pass", "not-applicable", "expected-fail")

        assert expected == holds(log(("a@1", "pass"), ("b@1", outcome)))

    def test_run_that_asked_nothing_does_not_hold(self) -> None:
        assert not holds(log(("a@1", "not-applicable")))
        assert "NOTHING ASKED" == headline(log(("a@1", "not-applicable")))

    @pytest.mark.parametrize("cut", [False, True])
    def test_incomplete_run_does_not_hold(self, cut: bool) -> None:
        run = log(("a@1", "pass"), complete=False, cut=cut)

        assert not holds(run)
        assert headline(run).startswith("INCOMPLETE: ")

    def test_word_after_the_last_answer_does_not_hold(self) -> None:
        run = log(("a@1", "pass"))
        assert run.footer is not None

        assert not holds(run._replace(footer=msgspec.structs.replace(run.footer, strays=("it spoke",))))


class TestCounts:
    def test_every_outcome_is_counted_by_itself(self) -> None:
        assert {"solo-whist": dict.fromkeys(OUTCOMES, 1)} == by_game(every_outcome())

    def test_words_name_every_outcome(self) -> None:
        assert "2 pass, 1 crash" == in_words({"pass": 2, "crash": 1})

    def test_case_counts_for_each_of_its_clauses(self) -> None:
        run = log(("a@1", "pass"), ("b@1", "fail"))
        run = run._replace(cases=(case("a@1", "SW-PLAY-10", "SW-PLAY-2"), case("b@1", "SW-PLAY-2")))

        assert [("SW-PLAY-2", {"pass": 1, "fail": 1}, 1), ("SW-PLAY-10", {"pass": 1}, 0)] == [
            (row.id, row.counts, len(row.failures)) for row in clause_rows(run)["solo-whist"]
        ]

    def test_failures_are_what_does_not_hold(self) -> None:
        assert len(OUTCOMES) - 3 == len(failures(every_outcome()))
