"""Swapping two neighbours in a fold of a ruleset: the one mutation that is no matter of a single clause."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from itertools import pairwise
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from hoyle import games
from hoyle.clause import Clause, clause_of
from hoyle.ruleset import Rulebook, Ruleset
from hoyle_verify.mutants.mutate import Mutant

Clauses = tuple[Callable[..., Any], ...]


class Swap(NamedTuple):
    """Two clauses that follow each other in a fold under some ruleset or option."""

    fold: str
    first: Callable[..., Any]
    second: Callable[..., Any]


@cache
def swaps() -> tuple[Swap, ...]:
    """List all neighbours in the folds of all games, each pair once."""
    found: dict[Swap, None] = {}
    for name in games.MODULES:
        rulebook = games.engine(name).rulebook
        for ruleset in _rulesets(rulebook):
            folds = {slot.partition(".")[0] for slot in rulebook.slots}
            for fold in sorted(folds):
                clauses = ruleset.fold(fold)
                found.update((Swap(fold, *pair), None) for pair in pairwise(clauses))
    return tuple(swap for swap in found if _is_fold(swap))


def orders_of(clause: Clause) -> list[Mutant]:
    """List the mutants in which a clause and the one after it are asked in the other order."""
    return [_mutant(clause, swap) for swap in swaps() if clause_of(swap.first) is clause]


@contextmanager
def swapped(swap: Swap) -> Iterator[None]:
    """Let every ruleset ask the two clauses in the other order within the block."""
    fold_of: Final = Ruleset.fold

    def fold(ruleset: Ruleset, name: str) -> Clauses:
        clauses = fold_of(ruleset, name)
        return _turned(clauses, swap) if name == swap.fold else clauses

    def narrow(ruleset: Ruleset, name: str, state: Any, candidates: int) -> int:
        for clause in fold(ruleset, name):
            candidates = clause(state, candidates)
        return candidates

    def follow(ruleset: Ruleset, name: str, state: Any, choice: int) -> Any:
        for clause in fold(ruleset, name):
            state = clause(state, choice)
        return state

    # An order cannot be changed from outside, and should not.
    with patch.multiple(Ruleset, fold=fold, narrow=narrow, follow=follow):
        yield


def _mutant(clause: Clause, swap: Swap) -> Mutant:
    assert clause.function is not None

    second = clause_of(swap.second)
    line = clause.function.__code__.co_firstlineno
    told = f"in {swap.fold}, {second.id} comes first"
    id_ = f"{clause.id}/{swap.fold}/{second.id}"
    return Mutant(id_, clause.id, "order", line, told, _commute(swap), partial(swapped, swap))


def _turned(clauses: Clauses, swap: Swap) -> Clauses:
    pair = (swap.first, swap.second)
    for place in range(len(clauses) - 1):
        if clauses[place : place + 2] == pair:
            return (*clauses[:place], swap.second, swap.first, *clauses[place + 2 :])
    return clauses


def _rulesets(rulebook: Rulebook) -> Iterator[Ruleset]:
    for ruleset_id in rulebook.rulesets:
        yield rulebook.ruleset(ruleset_id)
    for option in rulebook.options.values():
        for value in option.values:
            yield rulebook.ruleset(overrides={option.id: value})


def _is_fold(swap: Swap) -> bool:
    """Say whether the clauses are asked one after another: of other slots one is looked up by its whole name."""
    return clause_of(swap.first).kind in ("narrows", "steps")


def _commute(swap: Swap) -> Callable[..., bool]:
    """Say in which cases the order makes no difference, neither to what follows nor to which clause is to blame."""
    first, second = clause_of(swap.first).function, clause_of(swap.second).function
    assert first is not None
    assert second is not None

    def narrow_alike(state: Any, mask: Any) -> bool:
        once, other = first(state, mask), second(state, mask)
        return bool((once | other == mask) & (second(state, once) == first(state, other)))

    def follow_alike(state: Any, choice: Any) -> bool:
        return bool(second(first(state, choice), choice) == first(second(state, choice), choice))

    return narrow_alike if clause_of(swap.first).kind == "narrows" else follow_alike
