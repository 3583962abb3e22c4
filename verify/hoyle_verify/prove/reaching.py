"""Whole deals, from the first word to the last card, and the theorems that every end of one can be reached."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, final

from hoyle.clause import Clause, Observer, observing
from hoyle.decision import Action
from hoyle.game import Game
from hoyle.register import clauses
from hoyle_verify.prove.space import Space, Start
from hoyle_verify.prove.theorem import possible
from hoyle_verify.prove.witness import Witness, played

Way = Callable[[Any, Sequence[Action]], Action]
"""Chooses a card in a state, so that a deal is played in one way only."""


class Dealt(NamedTuple):
    """A state of a deal whose cards are played in a certain way."""

    game: Game[Any]
    state: Any
    way: int


@final
class Deals(Space[Dealt]):
    """Deals played to their ends: everything that may be said, and the cards in each of some ways.

    ``contract`` gives, for the state before the first card and every one after it, what is played, and None before.
    Of the ways to say the same only the first is played on.
    """

    def __init__(
        self, starts: Iterable[Start], ways: Sequence[Way], contract: Callable[[Any], Hashable | None]
    ) -> None:
        firsts = {(start.game, start.game.start(start.setup)): start.setup for start in starts}
        self._setups: Final = {Dealt(*first, way): setup for first, setup in firsts.items() for way in range(len(ways))}
        self._ways: Final = ways
        self._contract: Final = contract
        self._begun: Final[set[Hashable]] = set()
        super().__init__(self._setups, self._moves_from)

    def witness(self, state: Dealt) -> Witness:
        """Make a way to a state a scenario."""
        first, words = self.way(state)
        return played(state.game, self._setups[first], words)

    def _moves_from(self, dealt: Dealt) -> Iterator[tuple[str, Dealt]]:
        game, state, way = dealt
        actions: Sequence[Action] = game.legal(state)
        before = self._contract(state)
        if before is not None and actions:
            actions = (self._ways[way](state, actions),)
        for action in actions:
            later = game.apply(state, action)
            found = self._contract(later)
            if before is None and found is not None:
                key = game, way, found
                if key in self._begun:
                    continue
                self._begun.add(key)
            yield str(action), Dealt(game, later, way)


def distinct(games: Iterable[Game[Any]]) -> list[Game[Any]]:
    """List games of which no two have the same rules."""
    by_rules: dict[Hashable, Game[Any]] = {}
    for game in games:
        by_rules.setdefault(frozenset(game.ruleset.options.items()), game)
    return list(by_rules.values())


def values_clauses(prefix: str) -> dict[str, Clause]:
    """Give every clause of a game, by id, that says what something is worth."""
    return {id_: clause for id_, clause in clauses().items() if clause.kind == "values" and id_.startswith(prefix)}


MADE_OR_FAILED: Final = {"made": "is made", "failed": "fails"}
"""The two results of every contract, and how they are told."""


def contracts(
    names: Mapping[int, str],
    end: Callable[[int, str], Callable[[Dealt], bool]],
    told: Mapping[str, str] = MADE_OR_FAILED,
) -> dict[str, Callable[[Dealt], bool]]:
    """Give the end of each contract with each result, by what its theorem says."""
    return {
        f"A deal can end with {name} that {how}.": end(contract, result)
        for contract, name in names.items()
        for result, how in told.items()
    }


def payments(prefix: str, elsewhere: Mapping[str, str]) -> dict[str, Callable[[Dealt], bool]]:
    """Give an end for each clause of payment of a game but those that bear on no deal, of which the reason is told."""
    return {
        f"A deal can end so that this counts: {clause.statement}": partial(is_settled_by, id_)
        for id_, clause in values_clauses(prefix).items()
        if id_ not in elsewhere
    }


def is_settled_by(clause_id: str, dealt: Dealt) -> bool:
    """Say whether a deal is over and a clause makes a difference to what is written for it.

    A clause that says that something brings nothing need only be asked.
    """
    if dealt.game.outcome(dealt.state) is None:
        return False
    answers = _Answers(clause_id)
    with observing(answers):
        dealt.game.facts(dealt.state)
    return answers.some or (answers.asked and clause_id in BRING_NOTHING)


BRING_NOTHING: Final = frozenset({"SW-RUL-11b", "RW-RUL-4", "RW-RUL-25", "PV-RUL-13c", "PV-RUL-34"})
"""Clauses by which something is worth nothing."""


@final
class _Answers(Observer):
    """Hears whether a clause is asked, and whether it gives something else than nothing."""

    def __init__(self, clause_id: str) -> None:
        self._clause_id: Final = clause_id
        self.asked = self.some = False

    def call(self, clause: Clause, arguments: tuple[Any, ...]) -> Any:
        answer = super().call(clause, arguments)
        if clause.id == self._clause_id:
            self.asked = True
            self.some = self.some or (any(answer) if isinstance(answer, tuple) else answer != 0)
        return answer


def ends_with(result: str, **facts: Any) -> Callable[[Dealt], bool]:
    """Make the end of a deal with a result and, in its last state, some facts."""

    def holds(dealt: Dealt) -> bool:
        outcome = dealt.game.outcome(dealt.state)
        if outcome is None or outcome.result != result:
            return False
        return all(getattr(dealt.state, name, None) == value for name, value in facts.items())

    return holds


def high(side: int, state: Any, actions: Sequence[Action]) -> Action:
    """Let a side, one bit for each place, play its highest cards and the others their lowest."""
    sign = 1 if side >> state.turn & 1 else -1
    return max(actions, key=lambda action: sign * (action.choice & 15))


def mixed(seed: int, state: Any, actions: Sequence[Action]) -> Action:
    """Let everybody play some card or other, which the seed and the cards that are left decide."""
    left = sum(hand.bit_count() for hand in state.hands)
    place: int = seed * left * left // 7 % len(actions)
    return actions[place]


def enter(
    ids: str, first: int, ends: Mapping[str, Callable[[Dealt], bool]], over: Callable[[], Space[Dealt]]
) -> tuple[str, ...]:
    """Enter the theorem that each of some ends of a deal can be reached, by what it says; give their ids."""
    theorem_ids = tuple(f"{ids}-{number}" for number in range(first, first + len(ends)))
    for theorem_id, (statement, holds) in zip(theorem_ids, ends.items(), strict=True):
        possible(theorem_id, over=over)(_claim(statement, holds))
    return theorem_ids


def _claim(statement: str, holds: Callable[[Dealt], bool]) -> Callable[[Dealt], bool]:
    def reached(dealt: Dealt) -> bool:
        return holds(dealt)

    reached.__doc__ = statement
    return reached
