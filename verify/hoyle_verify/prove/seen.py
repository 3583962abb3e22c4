"""Which clauses a theorem rests on: those that were called, and the parts that were cited, while it was decided."""

from typing import Any, Final, final

from hoyle.clause import Clause, Observer


@final
class Seen(Observer):
    """Notes the id of every clause that is called or cited."""

    def __init__(self) -> None:
        self.clauses: Final[set[str]] = set()

    def call(self, clause: Clause, arguments: tuple[Any, ...]) -> Any:
        """Note a call and answer it."""
        self.clauses.add(clause.id)
        return super().call(clause, arguments)

    def cite(self, clause_id: str) -> None:
        """Note that a part was reached."""
        self.clauses.add(clause_id)
        super().cite(clause_id)
