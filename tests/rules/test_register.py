"""The register keeps each id once, for ever, and hands out what nobody can change."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest

from hoyle import register
from hoyle.clause import Clause
from hoyle.register import Defect, Document, Tombstone
from hoyle.ruleset import Option

pytestmark = pytest.mark.usefixtures("empty_register")

_CLAUSE = Clause(
    id="GS-TOY-1",
    kind="note",
    statement="A rule.",
    details="",
    at="002:P1",
    nature="normative",
    standing="stated",
    defect="",
    unit="",
    reason="a test",
    within="",
    function=None,
)
_DOCUMENT = Document("002", "german-solo", "A text", 3, (), "00")
_DEFECT = Defect("GS-DEF-01", "gap", "A gap", "002:P1", "Nothing is said.", ("this", "that"), "This.", ())
_OPTION = Option("gs.toy", "What a toy does.", "GS-DEF-01", {}, {}, {})


class _Table(NamedTuple):
    kind: str
    entry: Any
    add: Callable[[Any], None]
    listed: Callable[[], Mapping[str, Any]]


_TABLES = [
    _Table("clause", _CLAUSE, register.add_clause, register.clauses),
    _Table("document", _DOCUMENT, register.add_document, register.documents),
    _Table("defect", _DEFECT, register.add_defect, register.defects),
    _Table("option", _OPTION, register.add_option, register.options),
]


@pytest.mark.parametrize("table", _TABLES, ids=[table.kind for table in _TABLES])
class TestEachTable:
    def test_entry_is_listed(self, table: _Table) -> None:
        table.add(table.entry)

        assert {table.entry.id: table.entry} == dict(table.listed())

    def test_second_entry_is_refused(self, table: _Table) -> None:
        table.add(table.entry)

        with pytest.raises(ValueError, match=rf"^the {table.kind} {table.entry.id} is entered twice$"):
            table.add(table.entry)

    def test_what_is_handed_out_cannot_be_changed(self, table: _Table) -> None:
        listed: Any = table.listed()

        with pytest.raises(TypeError):
            listed[table.entry.id] = table.entry


class TestOrder:
    def test_entries_keep_their_order(self) -> None:
        second = Defect("GS-DEF-00", "slip", "A slip", "002:P2", "", (), "", ())
        register.add_defect(_DEFECT)
        register.add_defect(second)

        assert ["GS-DEF-01", "GS-DEF-00"] == list(register.defects())


class TestRetire:
    def test_tombstone_is_listed(self) -> None:
        register.retire("GS-TOY-1", heir="GS-TOY-2", reason="split")

        assert {"GS-TOY-1": Tombstone("GS-TOY-1", "GS-TOY-2", "split")} == dict(register.tombstones())

    def test_tombstones_cannot_be_changed(self) -> None:
        tombstones: Any = register.tombstones()

        with pytest.raises(TypeError):
            tombstones["GS-TOY-1"] = None

    def test_retired_id_cannot_be_entered(self) -> None:
        register.retire("GS-TOY-1", heir="GS-TOY-2", reason="split")

        with pytest.raises(ValueError, match=r"^clause id GS-TOY-1 is retired: its heir is GS-TOY-2$"):
            register.add_clause(_CLAUSE)

    def test_id_in_use_cannot_be_retired(self) -> None:
        register.add_clause(_CLAUSE)

        with pytest.raises(ValueError, match=r"^clause id GS-TOY-1 is still in use and cannot be retired$"):
            register.retire("GS-TOY-1", heir="GS-TOY-2", reason="split")

    def test_nothing_is_retired_twice(self) -> None:
        register.retire("GS-TOY-1", heir="GS-TOY-2", reason="split")

        with pytest.raises(ValueError, match=r"^the tombstone GS-TOY-1 is entered twice$"):
            register.retire("GS-TOY-1", heir="GS-TOY-3", reason="split again")
