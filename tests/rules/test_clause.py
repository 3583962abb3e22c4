"""What makes a function a clause, what is refused, and how calls are observed."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from hoyle import register
from hoyle.clause import (
    Clause,
    Observer,
    cite,
    clause_of,
    defines,
    narrows,
    note,
    observing,
    part,
    steps,
    structural,
    values,
)
from hoyle.solo_whist.play import follow_suit

pytestmark = pytest.mark.usefixtures("own_register")

_DECORATORS: list[tuple[str, Callable[..., Any]]] = [
    ("defines", defines),
    ("narrows", narrows),
    ("steps", steps),
    ("values", lambda clause_id, **facts: values(clause_id, unit="points", **facts)),
]


def _rule(first: int, second: int) -> int:
    """A rule of
    two lines.

    More about it.
    """
    return first - second


def _without_docstring() -> int:
    return 0


def _entered(clause_id: str) -> Clause:
    return register.clauses()[clause_id]


class TestDecorators:
    @pytest.mark.parametrize(("kind", "decorator"), _DECORATORS)
    def test_kind_is_entered(self, kind: str, decorator: Callable[..., Any]) -> None:
        decorator("GS-TOY-1", at="002:P1")(_rule)

        assert kind == _entered("GS-TOY-1").kind

    @pytest.mark.parametrize(("_kind", "decorator"), _DECORATORS)
    def test_function_stays_a_function(self, _kind: str, decorator: Callable[..., Any]) -> None:
        clause = decorator("GS-TOY-1", at="002:P1")(_rule)

        assert (3, "_rule", _rule.__doc__) == (clause(5, 2), clause.__name__, clause.__doc__)

    @pytest.mark.parametrize(("_kind", "decorator"), _DECORATORS)
    def test_ruling_is_entered_with_its_defect(self, _kind: str, decorator: Callable[..., Any]) -> None:
        decorator("GS-RUL-99", standing="ruling", defect="GS-DEF-99")(_rule)
        entered = _entered("GS-RUL-99")

        assert ("", "ruling", "GS-DEF-99") == (entered.at, entered.standing, entered.defect)

    def test_first_paragraph_is_the_statement(self) -> None:
        steps("GS-TOY-1", at="002:P1")(_rule)
        entered = _entered("GS-TOY-1")

        assert ("A rule of two lines.", "More about it.") == (entered.statement, entered.details)

    def test_unit_of_a_value_is_entered(self) -> None:
        values("GS-TOY-1", at="002:P1", unit="points")(_rule)

        assert "points" == _entered("GS-TOY-1").unit

    @pytest.mark.parametrize("decorator", [defines, steps])
    def test_nature_is_entered(self, decorator: Callable[..., Any]) -> None:
        decorator("GS-TOY-1", at="002:P1", nature="definition")(_rule)

        assert "definition" == _entered("GS-TOY-1").nature

    def test_nature_is_normative_unless_said(self) -> None:
        defines("GS-TOY-1", at="002:P1")(_rule)

        assert "normative" == _entered("GS-TOY-1").nature

    def test_missing_docstring_is_refused(self) -> None:
        expected = "clause GS-TOY-1: the function _without_docstring has no docstring to state it"

        with pytest.raises(ValueError, match=f"^{expected}$"):
            defines("GS-TOY-1", at="002:P1")(_without_docstring)


class TestPart:
    def test_it_is_entered_with_the_clause_that_executes_it(self) -> None:
        part("GS-TOY-2", "A half.", within="GS-TOY-1", at="002:P1", nature="definition", defect="GS-DEF-01")
        entered = _entered("GS-TOY-2")
        facts = (entered.kind, entered.statement, entered.within, entered.nature, entered.defect, entered.function)

        assert ("part", "A half.", "GS-TOY-1", "definition", "GS-DEF-01", None) == facts


class TestNote:
    def test_it_is_entered_with_its_reason(self) -> None:
        note("GS-TOY-3", "Play slowly.", at="002:P1", reason="pace is no state", kind="advice")
        entered = _entered("GS-TOY-3")
        facts = (entered.kind, entered.statement, entered.reason, entered.nature, entered.function)

        assert ("note", "Play slowly.", "pace is no state", "advice", None) == facts


class TestStructural:
    def test_it_needs_no_source(self) -> None:
        structural("SYS-TOY", "Toys are toys.")
        entered = _entered("SYS-TOY")

        assert ("structural", "Toys are toys.", "") == (entered.kind, entered.statement, entered.at)


class TestClauseId:
    @pytest.mark.parametrize(
        "clause_id", ["SW-TOY-1", "PV-TOY-10", "GS-TOY-9", "RW-TOY-99", "SB-TOY-1", "GS-TOY-1b", "GS-X-1", "SYS-TOY"]
    )
    def test_a_form_in_use_is_entered(self, clause_id: str) -> None:
        note(clause_id, "A rule.", at="002:P1", reason="a test")

        assert clause_id in register.clauses()

    @pytest.mark.parametrize(
        "clause_id",
        [
            *"GS GS-TOY GS-TOY- GS-TOY-01 GS-TOY-1B GS-TOY-1bc GS-toy-1 gs-TOY-1 XX-TOY-1 GS--1".split(),
            *"GS-T2-1 SYS- SYS-toy SYS-TOY-1".split(),
            *("", "GS-TOY-1 ", "GS-TOY-1\n"),
        ],
    )
    def test_another_form_is_refused(self, clause_id: str) -> None:
        expected = f"{clause_id!r} is no clause id: expected a form such as SW-BID-4, SW-PAY-7b or SYS-TURN"

        with pytest.raises(ValueError, match=f"^{re.escape(expected)}$"):
            note(clause_id, "A rule.", at="002:P1", reason="a test")

    def test_doubled_id_is_refused(self) -> None:
        note("GS-TOY-1", "A rule.", at="002:P1", reason="a test")

        with pytest.raises(ValueError, match="GS-TOY-1 is entered twice"):
            note("GS-TOY-1", "Another.", at="002:P2", reason="a test")

    def test_retired_id_is_refused(self) -> None:
        register.retire("GS-TOY-1", heir="GS-TOY-2", reason="split")

        with pytest.raises(ValueError, match="GS-TOY-1 is retired"):
            defines("GS-TOY-1", at="002:P1")(_rule)


class TestLocator:
    @pytest.mark.parametrize("at", ["000:P1", "001:P8", "004:P10", "000:P8-P9", "000:P10-P11"])
    def test_a_form_in_use_is_entered(self, at: str) -> None:
        note("GS-TOY-1", "A rule.", at=at, reason="a test")

        assert at == _entered("GS-TOY-1").at

    @pytest.mark.parametrize("at", ["000", "P8", "0:P8", "005:P8", "000:8", "000:P0", "000:P08", "000:P8-9", "000:P8 "])
    def test_another_form_is_refused(self, at: str) -> None:
        expected = f"clause GS-TOY-1: {at!r} is no locator: expected a form such as 000:P8 or 000:P8-P9"

        with pytest.raises(ValueError, match=f"^{re.escape(expected)}$"):
            note("GS-TOY-1", "A rule.", at=at, reason="a test")


class TestStanding:
    def test_stated_rule_without_source_is_refused(self) -> None:
        expected = "clause GS-TOY-1 is stated by a document: say where with at="

        with pytest.raises(ValueError, match=f"^{expected}$"):
            defines("GS-TOY-1")(_rule)

    def test_ruling_without_defect_is_refused(self) -> None:
        expected = "clause GS-TOY-1 is a ruling: name the defect that it answers with defect="

        with pytest.raises(ValueError, match=f"^{expected}$"):
            defines("GS-TOY-1", standing="ruling")(_rule)

    def test_reported_rule_needs_neither(self) -> None:
        defines("GS-TOY-1", standing="reported")(_rule)

        assert ("", "") == (_entered("GS-TOY-1").at, _entered("GS-TOY-1").defect)


class TestChecksum:
    def _checksum(self, clause_id: str, statement: str, reason: str = "a test") -> str:
        note(clause_id, statement, at="002:P1", reason=reason)
        return _entered(clause_id).checksum

    def test_it_has_sixteen_hexadecimal_digits(self) -> None:
        assert re.fullmatch("[0-9a-f]{16}", self._checksum("GS-TOY-1", "A rule."))

    def test_it_depends_on_the_statement_alone(self) -> None:
        assert self._checksum("GS-TOY-1", "A rule.") == self._checksum("GS-TOY-2", "A  rule.", reason="another")

    def test_it_changes_with_the_statement(self) -> None:
        assert self._checksum("GS-TOY-1", "A rule.") != self._checksum("GS-TOY-2", "A rule!")

    def test_it_stays_the_same_from_release_to_release(self) -> None:
        assert "e3c137cec6abfa80" == self._checksum("GS-TOY-1", "A rule.")


class TestClauseOf:
    def test_decorated_function_is_found(self) -> None:
        assert "SW-PLAY-2" == clause_of(follow_suit).id

    def test_plain_function_is_not(self) -> None:
        with pytest.raises(KeyError):
            clause_of(_rule)


class _Recorder(Observer):
    def __init__(self) -> None:
        self.seen: list[str] = []

    def call(self, clause: Clause, arguments: tuple[Any, ...]) -> Any:
        self.seen.append(f"{clause.id} {arguments}")
        return super().call(clause, arguments)

    def cite(self, clause_id: str) -> None:
        self.seen.append(clause_id)
        super().cite(clause_id)


class _Sum(Observer):
    def __init__(self, number: int) -> None:
        self.number = number

    def call(self, clause: Clause, arguments: tuple[Any, ...]) -> Any:
        return self.number + super().call(clause, arguments)


class _Product(Observer):
    def __init__(self, factor: int) -> None:
        self.factor = factor

    def call(self, clause: Clause, arguments: tuple[Any, ...]) -> Any:
        return self.factor * super().call(clause, arguments)


class TestObserving:
    def test_calls_and_citations_are_seen(self) -> None:
        clause = defines("GS-TOY-1", at="002:P1")(_rule)
        with observing(_Recorder()) as recorder:
            result = clause(5, 2)
            cite("GS-TOY-2")

        assert isinstance(recorder, _Recorder)
        assert (3, ["GS-TOY-1 (5, 2)", "GS-TOY-2"]) == (result, recorder.seen)

    def test_nothing_is_seen_after_the_block(self) -> None:
        recorder = _Recorder()
        with observing(recorder):
            pass
        cite("GS-TOY-2")

        assert [] == recorder.seen

    def test_observers_round_it_hear_of_it_too(self) -> None:
        clause = defines("GS-TOY-1", at="002:P1")(_rule)
        outer, inner = _Recorder(), _Recorder()
        with observing(outer):
            with observing(inner):
                clause(5, 2)
                cite("GS-TOY-2")
            cite("GS-TOY-3")
        both = ["GS-TOY-1 (5, 2)", "GS-TOY-2"]

        assert ([*both, "GS-TOY-3"], both) == (outer.seen, inner.seen)

    def test_innermost_observer_answers_first(self) -> None:
        clause = defines("GS-TOY-1", at="002:P1")(_rule)
        with observing(_Sum(10)), observing(_Product(2)):
            result = clause(5, 2)

        assert 2 * (10 + 3) == result

    def test_observer_is_gone_after_an_error(self) -> None:
        recorder = _Recorder()
        with pytest.raises(KeyError), observing(recorder):
            raise KeyError
        cite("GS-TOY-1")

        assert [] == recorder.seen

    def test_plain_observer_changes_nothing(self) -> None:
        clause = defines("GS-TOY-1", at="002:P1")(_rule)
        with observing(Observer()):
            cite("GS-TOY-2")
            result = clause(5, 2)

        assert 3 == result

    def test_observer_may_answer_in_place_of_the_clause(self) -> None:
        clause = defines("GS-TOY-1", at="002:P1")(_rule)
        with observing(_Product(-1)):
            result = clause(5, 2)

        assert -3 == result
