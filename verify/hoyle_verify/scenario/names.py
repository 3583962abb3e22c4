"""The names that scenarios may use, so that the loader needs no engine."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from hoyle_verify.hap.objects import OptionValue


class DocumentFacts(NamedTuple):
    """Which game a document is about, and how many lines it has that are not empty."""

    game: str
    paragraphs: int


class Names(Protocol):
    """What the loader asks of a register."""

    def clauses(self) -> Collection[str]:
        """Ids of all clauses, the structural ``SYS-…`` ones included."""

    def defects(self) -> Collection[str]:
        """Ids of all defects."""

    def documents(self) -> Mapping[str, DocumentFacts]:
        """All documents by number."""

    def rulesets(self, game: str) -> Collection[str]:
        """Names of a game's rulesets."""

    def options(self, game: str) -> Mapping[str, Sequence[OptionValue]]:
        """Option keys of a game with the values that each can take."""

    def bids(self, game: str) -> Collection[str]:
        """What can stand after ``bid:`` in a game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownNames:
    """Names from plain collections; ``by_game_…`` are by game id, and a game that is missing has none."""

    known_clauses: Collection[str] = ()
    known_defects: Collection[str] = ()
    known_documents: Mapping[str, DocumentFacts] = field(default_factory=dict)
    by_game_rulesets: Mapping[str, Collection[str]] = field(default_factory=dict)
    by_game_options: Mapping[str, Mapping[str, Sequence[OptionValue]]] = field(default_factory=dict)
    by_game_bids: Mapping[str, Collection[str]] = field(default_factory=dict)

    def clauses(self) -> Collection[str]:
        """Ids of all clauses."""
        return self.known_clauses

    def defects(self) -> Collection[str]:
        """Ids of all defects."""
        return self.known_defects

    def documents(self) -> Mapping[str, DocumentFacts]:
        """All documents by number."""
        return self.known_documents

    def rulesets(self, game: str) -> Collection[str]:
        """Rulesets of a game."""
        return self.by_game_rulesets.get(game, ())

    def options(self, game: str) -> Mapping[str, Sequence[OptionValue]]:
        """Options of a game."""
        return self.by_game_options.get(game, {})

    def bids(self, game: str) -> Collection[str]:
        """Bids of a game."""
        return self.by_game_bids.get(game, ())
