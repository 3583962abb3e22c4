"""Which clauses fired, and what happens without one of them."""

from typing import Any

import pytest

from hoyle.clause import Clause, cite, clause_of, defines, narrows, observing, steps, values
from hoyle.tracing import Idle, Tracer, subject, tracing

pytestmark = pytest.mark.usefixtures("own_register")


@pytest.fixture
def clauses(own_register: None) -> dict[str, Any]:  # noqa: ARG001  # must come first
    """One clause of each kind."""

    @defines("GS-TOY-1", at="002:P1")
    def is_big(number: int) -> bool:
        """A number above nine is big."""
        return number > 9

    @narrows("GS-TOY-2", at="002:P2")
    def even_only(_state: int, mask: int) -> int:
        """Only even ones may be chosen."""
        cite("GS-TOY-5")
        return mask & 0b0101

    @steps("GS-TOY-3", at="002:P3")
    def count_up(state: int, choice: int) -> int:
        """The choice is added."""
        return state + choice

    @values("GS-TOY-4", at="002:P4", unit="points")
    def worth(number: int) -> int:
        """A number is worth itself."""
        return number

    return {"defines": is_big, "narrows": even_only, "steps": count_up, "values": worth}


class TestTracing:
    @pytest.mark.parametrize(
        ("kind", "arguments", "fired"),
        [
            ("defines", (9,), {"GS-TOY-1": 1}),
            ("defines", (10,), {"GS-TOY-1": 1}),
            ("values", (0,), {"GS-TOY-4": 1}),
            ("values", (7,), {"GS-TOY-4": 1}),
            ("narrows", (0, 0b0111), {"GS-TOY-5": 1, "GS-TOY-2": 1}),
            ("narrows", (0, 0b0101), {"GS-TOY-5": 1}),
            ("steps", (5, 1), {"GS-TOY-3": 1}),
            ("steps", (5, 0), {}),
        ],
    )
    def test_clause_fires_when_it_makes_a_difference(
        self, kind: str, arguments: tuple[int, ...], fired: dict[str, int], clauses: dict[str, Any]
    ) -> None:
        with tracing() as actual:
            clauses[kind](*arguments)

        assert fired == actual

    def test_firings_are_counted(self, clauses: dict[str, Any]) -> None:
        with tracing() as fired:
            for number in range(3):
                clauses["defines"](number)

        assert {"GS-TOY-1": 3} == fired

    def test_nothing_is_counted_outside_the_block(self, clauses: dict[str, Any]) -> None:
        with tracing() as fired:
            pass
        clauses["defines"](1)

        assert {} == fired

    def test_answers_are_those_of_the_clauses(self, clauses: dict[str, Any]) -> None:
        with tracing():
            answers = (clauses["defines"](10), clauses["narrows"](0, 7), clauses["steps"](5, 1), clauses["values"](7))

        assert (True, 0b0101, 6, 7) == answers


class TestTracer:
    def test_it_starts_with_nothing(self) -> None:
        assert {} == Tracer().fired

    def test_it_counts_what_is_cited(self) -> None:
        tracer = Tracer()
        tracer.cite("GS-TOY-1")
        tracer.cite("GS-TOY-1")

        assert {"GS-TOY-1": 2} == tracer.fired


class TestIdle:
    @pytest.mark.parametrize(
        ("kind", "clause_id", "arguments", "answer"),
        [
            ("narrows", "GS-TOY-2", (0, 0b0111), 0b0111),
            ("steps", "GS-TOY-3", (5, 1), 5),
            ("defines", "GS-TOY-1", (10,), True),
            ("values", "GS-TOY-4", (7,), 7),
        ],
    )
    def test_only_what_may_be_done_and_what_follows_can_be_forgotten(
        self, kind: str, clause_id: str, arguments: tuple[int, ...], answer: int, clauses: dict[str, Any]
    ) -> None:
        with observing(Idle(clause_id)):
            actual = clauses[kind](*arguments)

        assert answer == actual

    def test_other_clauses_stay_in_force(self, clauses: dict[str, Any]) -> None:
        with observing(Idle("GS-TOY-3")):
            actual = clauses["narrows"](0, 0b0111)

        assert 0b0101 == actual


class TestSubject:
    @pytest.mark.parametrize(("kind", "expected"), [("narrows", 2), ("steps", 1)])
    def test_it_is_what_the_clause_changes(self, kind: str, expected: int, clauses: dict[str, Any]) -> None:
        assert expected == subject(clause_of(clauses[kind]), (1, 2))

    @pytest.mark.parametrize("kind", ["defines", "values"])
    def test_where_nothing_is_changed_it_equals_no_result(self, kind: str, clauses: dict[str, Any]) -> None:
        clause: Clause = clause_of(clauses[kind])

        assert [] == [result for result in (0, 1, None, False, ()) if result == subject(clause, (1, 2))]
