"""The gate opens only if every clause is borne out, and says what is missing."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from hoyle import games, register
from hoyle_verify.judge.judge import Difference
from hoyle_verify.judge.run import Run, load_all, run
from hoyle_verify.scenario.model import Reject
from hoyle_verify.trace import evidence
from hoyle_verify.trace.defects import collect as collect_defects
from hoyle_verify.trace.evidence import Trace, collect
from tests.verify.judge.test_judge import scenario


@pytest.fixture(scope="module")
def corpus_runs() -> list[Run]:
    return [run(each) for each in load_all()]


def a_run(*fired: str, differences: tuple[Difference, ...] = (), **fields: Any) -> Run:
    return Run(scenario(**fields), differences, frozenset(fired), 0.0)


def refusing(clause: str) -> list[dict[str, Any]]:
    case: dict[str, Any] = msgspec.to_builtins(Reject(at=1, action="1 bid:solo", clause=clause))
    return [case]


class TestStatus:
    def test_a_claim_in_a_passing_scenario_covers_a_definition(self) -> None:
        trace = collect([a_run("SW-BID-3", clauses=["SW-BID-3"])])

        assert "covered" == trace.evidence["SW-BID-3"].status

    def test_a_scenario_that_fails_covers_nothing(self) -> None:
        wrong = Difference(1, "1", "actor", "1", "2")
        trace = collect([a_run("SW-BID-3", clauses=["SW-BID-3"], differences=(wrong,))])

        assert "uncovered" == trace.evidence["SW-BID-3"].status
        assert "solo-whist/auction/example does not pass, so it is evidence of nothing" in trace.complaints

    def test_a_restriction_must_also_refuse(self) -> None:
        claimed = a_run("SW-BID-4", clauses=["SW-BID-4"])
        refused = a_run("SW-BID-4", clauses=["SW-BID-4"], reject=refusing("SW-BID-4"))

        assert "uncovered" == collect([claimed]).evidence["SW-BID-4"].status
        assert "covered" == collect([refused]).evidence["SW-BID-4"].status

    def test_structure_is_covered_by_a_refusal_alone(self) -> None:
        assert "covered" == collect([a_run(reject=refusing("SYS-TURN"))]).evidence["SYS-TURN"].status

    def test_a_note_needs_no_scenario_and_has_its_reason(self) -> None:
        notes = [entry for entry in collect([]).evidence.values() if entry.clause.kind == "note"]

        assert {"noted"} == {entry.status for entry in notes}
        assert all(entry.reason for entry in notes)


class TestComplaints:
    @pytest.fixture
    def waived(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        waivers = {"SW-BID-3": "for the test", "SW-BID-99": "there is no such clause"}
        monkeypatch.setattr(evidence, "_waivers", lambda: waivers)
        return iter(())

    def test_what_is_missing_is_said_for_each_clause(self) -> None:
        complaints = collect([]).complaints

        assert "SW-BID-3 is claimed by no passing scenario: write one, or waive it with a reason" in complaints
        assert "SYS-TURN refuses nothing in any passing scenario: write one with a reject by it" in complaints

    def test_a_waiver_lets_a_clause_pass(self, waived: Iterator[None]) -> None:  # noqa: ARG002  # set for its effect
        trace = collect([])

        assert ("waived", "for the test") == (trace.evidence["SW-BID-3"].status, trace.evidence["SW-BID-3"].reason)

    def test_a_stale_waiver_is_a_complaint(self, waived: Iterator[None]) -> None:  # noqa: ARG002  # set for its effect
        stale = [text for text in collect([a_run("SW-BID-3", clauses=["SW-BID-3"])]).complaints if "stale" in text]

        assert [
            "the waiver of SW-BID-3 is stale: the clause is covered",
            "the waiver of SW-BID-99 is stale: there is no such clause",
        ] == stale


class TestRun:
    def test_a_claim_that_did_not_fire_fails(self) -> None:
        claimed = scenario(clauses=["SW-PLAY-2"])

        assert ["clauses"] == [difference.what for difference in run(claimed).differences]

    def test_a_refusal_by_another_clause_than_the_one_named_fails(self) -> None:
        named, another = (run(scenario(reject=refusing(clause))) for clause in ("SW-BID-4", "SW-RUL-2"))

        assert [] == [difference.what for difference in named.differences]
        assert not another.passed
        assert "solo-whist/auction/example does not pass, so it is evidence of nothing" in collect([another]).complaints

    def test_a_count_that_is_not_the_count_does_not_pass(self) -> None:
        counted = scenario(kind="count", answer={"lines": 1})

        assert not run(counted).passed


@pytest.fixture(scope="module")
def trace(corpus_runs: list[Run]) -> Trace:
    return collect(corpus_runs)


class TestCorpus:
    def test_the_gate_is_open(self, trace: Trace) -> None:
        assert () == trace.complaints

    def test_every_clause_of_the_register_is_there(self, trace: Trace) -> None:
        assert register.clauses().keys() == trace.evidence.keys()

    def test_every_part_is_within_a_clause_that_runs(self, trace: Trace) -> None:
        wholes = {entry.clause.within for entry in trace.evidence.values() if entry.clause.kind == "part"}

        assert set() == {id_ for id_ in wholes if trace.evidence[id_].clause.function is None}

    def test_every_defect_is_shown_or_has_a_reason(self, corpus_runs: list[Run]) -> None:
        assert [] == [row.defect.id for row in collect_defects(corpus_runs) if not row.shown]

    def test_every_option_value_is_used_by_a_scenario(self, corpus_runs: list[Run]) -> None:
        """A value that is the default of a ruleset is used by every scenario under that ruleset."""
        used = {(name, str(value)) for done in corpus_runs for name, value in done.scenario.options.items()}
        used |= {
            (option.id, option.defaults[done.scenario.ruleset])
            for done in corpus_runs
            for option in games.engine(done.scenario.game).rulebook.options.values()
        }
        values = {(option.id, value) for option in register.options().values() for value in option.values}

        assert set() == values - used
