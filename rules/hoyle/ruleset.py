"""Rulesets and options: which clauses are in force, as data.

A ruleset fills named slots.  The slots whose name starts with ``play.`` make up, in their order, the fold ``play``: the
clauses that narrow that menu one after another.  A slot may hold a clause, a number of a table, or ``None`` for "no
clause here".  An option owns some slots, and each of its values fills all of them; no two options own the same slot.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar, final

from hoyle.clause import Clause, clause_of
from hoyle.errors import UnknownName

S = TypeVar("S")

Filling = Callable[..., Any] | int | None
"""What a slot can hold: a decorated function, a number, or nothing."""


@final
@dataclass(frozen=True, slots=True)
class Option:
    """A choice between readings that can be set over any ruleset.

    ``values`` maps each value to the slots that it fills; ``defaults`` gives the value in force in each ruleset.
    """

    id: str
    statement: str
    defect: str
    values: Mapping[str, Mapping[str, Filling]]
    defaults: Mapping[str, str]
    says: Mapping[str, str]

    @property
    def slots(self) -> frozenset[str]:
        """The slots that the option owns."""
        return frozenset(slot for patch in self.values.values() for slot in patch)


@final
class Ruleset:
    """The clauses and numbers in force in one game: slots, looked up singly or by fold."""

    __slots__ = ("_folds", "_slots", "game", "id", "options")

    def __init__(self, game: str, ruleset_id: str, options: Mapping[str, str], slots: Mapping[str, Filling]) -> None:
        self.game: Final = game
        self.id: Final = ruleset_id
        self.options: Final = dict(options)
        self._slots: Final = dict(slots)
        folds: dict[str, list[Callable[..., Any]]] = {}
        for slot, filling in slots.items():
            fold = folds.setdefault(slot.partition(".")[0], [])
            if callable(filling):
                fold.append(filling)
        self._folds: Final = {name: tuple(clauses) for name, clauses in folds.items()}

    def fold(self, name: str) -> tuple[Callable[..., Any], ...]:
        """Give the clauses of a fold in order; none where nothing restricts or follows."""
        return self._folds.get(name, ())

    def narrow(self, fold: str, state: Any, candidates: int) -> int:
        """Pass a menu's candidates through the clauses of a fold that restrict it."""
        for clause in self._folds.get(fold, ()):
            candidates = clause(state, candidates)
        return candidates

    def follow(self, fold: str, state: S, choice: int) -> S:
        """Pass a state through the clauses of a fold that say what a choice brings about."""
        for clause in self._folds.get(fold, ()):
            state = clause(state, choice)
        return state

    def clause(self, slot: str) -> Callable[..., Any]:
        """Give the clause in a slot."""
        filling = self._slots[slot]
        assert callable(filling), f"the slot {slot} holds no clause"

        return filling

    def number(self, slot: str) -> int:
        """Give the number in a slot."""
        filling = self._slots[slot]
        assert isinstance(filling, int), f"the slot {slot} holds no number"

        return filling

    def filling(self, slot: str) -> Filling:
        """Give what a slot holds, which may be nothing."""
        return self._slots[slot]

    def clauses(self) -> tuple[Clause, ...]:
        """List every clause that holds a slot, each once."""
        return tuple(dict.fromkeys(clause_of(filling) for filling in self._slots.values() if callable(filling)))


@final
class Rulebook:
    """Everything a game can be played by: its common slots, its rulesets and its options."""

    def __init__(
        self, game: str, slots: Mapping[str, Filling], rulesets: Sequence[str], options: Sequence[Option]
    ) -> None:
        self.game: Final = game
        self.slots: Final = dict(slots)
        self.rulesets: Final = tuple(rulesets)
        self.options: Final = {option.id: option for option in options}
        self._check()

    def ruleset(self, ruleset_id: str = "as-printed", overrides: Mapping[str, str] | None = None) -> Ruleset:
        """Build a ruleset with some options set by hand; UnknownName for a name that does not exist."""
        if ruleset_id not in self.rulesets:
            raise UnknownName("ruleset", str(ruleset_id), self.rulesets)
        chosen = {option.id: option.defaults[ruleset_id] for option in self.options.values()}
        for name, value in (overrides or {}).items():
            if name not in self.options:
                raise UnknownName("option", str(name), tuple(self.options))
            if value not in self.options[name].values:
                raise UnknownName(f"value of {name}", str(value), tuple(self.options[name].values))
            chosen[name] = value
        slots = dict(self.slots)
        for name, value in chosen.items():
            slots.update(self.options[name].values[value])
        return Ruleset(self.game, ruleset_id, chosen, slots)

    def _check(self) -> None:
        self._check_folds()
        owners: dict[str, str] = {}
        for option in self.options.values():
            for slot in option.slots:
                if slot not in self.slots:
                    raise ValueError(f"option {option.id} fills the slot {slot}, which {self.game} does not have")
                if slot in owners:
                    raise ValueError(f"options {owners[slot]} and {option.id} both own the slot {slot}")
                owners[slot] = option.id
            for value, patch in option.values.items():
                if missing := option.slots - patch.keys():
                    raise ValueError(f"option {option.id}: the value {value} leaves {', '.join(sorted(missing))} open")
            for ruleset_id in self.rulesets:
                if option.defaults.get(ruleset_id) not in option.values:
                    raise ValueError(f"option {option.id} has no value for the ruleset {ruleset_id}")
            if option.values.keys() != option.says.keys():
                raise ValueError(f"option {option.id} does not say what each of its values means")

    def _check_folds(self) -> None:
        """Refuse a fold of clauses of several kinds, and one that looks at a player's cards before SYS-HELD does."""
        kinds: dict[str, str] = {}
        for slots in (self.slots, *(patch for option in self.options.values() for patch in option.values.values())):
            for slot, filling in slots.items():
                if callable(filling):
                    fold = slot.partition(".")[0]
                    kind = clause_of(filling).kind
                    if kinds.setdefault(fold, kind) != kind:
                        raise ValueError(f"the slot {slot} holds a {kind} clause, others of {fold} {kinds[fold]}")
        firsts = {slot.partition(".")[0]: slot for slot in reversed(self.slots)}
        for slot, filling in self.slots.items():
            if callable(filling) and clause_of(filling).id == "SYS-HELD" and slot not in firsts.values():
                raise ValueError(f"the slot {slot} holds SYS-HELD, which must come first in its fold")
