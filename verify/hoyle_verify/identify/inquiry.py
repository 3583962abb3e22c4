"""The inquiry into one game: ask about deals on which readings differ, and leave out those that do not fit."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple, final

from hoyle import games
from hoyle_verify.fuzz.case import Case, Rules, request_of
from hoyle_verify.fuzz.referee import Asked
from hoyle_verify.fuzz.scope import Scope
from hoyle_verify.identify.behaviour import agree, asks_of, of_program, of_reference
from hoyle_verify.identify.eliminate import Answer, Assignment, Possible
from hoyle_verify.identify.questions import Question, Questions

_ASKED: Final = 40
"""Deals that are asked about at most for one option."""

_COMBINED: Final = 64
"""Combinations of values that are tried on one deal at most; a deal on which more depends tells too little."""


class Identity(NamedTuple):
    """What a program follows in one game.

    ``rulesets`` fit all that is known.  ``options`` has the values that each option can still have, ``by`` the deals
    that showed it, and ``unexplained`` the deals on which the program fits no reading at all.
    """

    game: str
    rulesets: tuple[str, ...]
    options: dict[str, tuple[str, ...]]
    by: dict[str, tuple[str, ...]]
    unexplained: tuple[str, ...]
    asked: int


@final
class Inquiry:
    """Asks a program about one game, as it plays under the ruleset that it is told and no options."""

    def __init__(self, scope: Scope, program: Asked) -> None:
        self._scope: Final = scope
        self._program: Final = program
        self._rulebook: Final = games.engine(scope.game).rulebook
        self._told: Final = Rules(scope.game, scope.rulesets[0], scope.fixed)
        self._possible: Final = Possible({option.id: option.values for option in self._rulebook.options.values()})
        self._unexplained: Final[list[str]] = []
        self._put_already: Final[set[str]] = set()
        self._asked = 0

    def run(self) -> Iterator[str]:
        """Go through the options until no deal tells more; gives the name of each that it takes up."""
        questions = Questions(self._scope)
        before: dict[str, list[str]] = {}
        while before != self._possible.values:
            before = dict(self._possible.values)
            for option in self._rulebook.options.values():
                if len(self._possible.values[option.id]) > 1:
                    yield option.id
                    self._ask_about(option.id, questions)

    def result(self) -> Identity:
        """Tell what is known."""
        values = self._possible.values
        rulesets = [
            name
            for name in self._rulebook.rulesets
            if all(option.defaults[name] in values[option.id] for option in self._rulebook.options.values())
        ]
        return Identity(
            game=self._scope.game,
            rulesets=tuple(rulesets),
            options={option: tuple(left) for option, left in values.items()},
            by={option: tuple(names) for option, names in self._possible.by.items()},
            unexplained=tuple(self._unexplained),
            asked=self._asked,
        )

    def _ask_about(self, option: str, questions: Questions) -> None:
        """Ask about every scenario that is there for the option, and about others until one value is left."""
        asked = 0
        values = list(self._rulebook.options[option].values)
        for question in questions.about(self._rulebook.options[option], self._likeliest()):
            if asked == _ASKED or (not question.speaks and len(self._possible.values[option]) == 1):
                return
            if question.name not in self._put_already and self._matters(option, values, {}, question.case):
                self._put_already.add(question.name)
                asked += self._put(option, question)

    def _likeliest(self, chosen: Assignment | None = None) -> Rules:
        """Give rules that fit: those the program is told to follow, as far as they are possible."""
        options = {}
        for option, values in self._possible.values.items():
            usual = self._rulebook.options[option].defaults[self._told.ruleset]
            options[option] = usual if usual in values else values[0]
        return self._told._replace(options=tuple((options | dict(chosen or {})).items()))

    def _put(self, option: str, question: Question) -> bool:
        """Ask about a deal and keep what fits the answer; tells whether there was one that says anything."""
        asks = asks_of(question.case, self._scope.wants)
        combined = self._combined(option, question.case)
        if not combined:
            return False
        got = of_program(self._program.ask(request_of(question.case._replace(rules=self._told), asks)))
        if got is None:
            return False
        self._asked += 1
        fitting = [each for each in combined if agree(of_reference(self._under(each, question.case), asks), got)]
        if fitting:
            self._possible.learn(Answer(fitting, question.name))
        else:
            self._unexplained.append(question.name)
        return True

    def _combined(self, option: str, case: Case) -> list[dict[str, str]]:
        """List the combinations of undecided options that matter in a deal; none if they are too many."""
        found = [option]
        combined = self._combinations(found)
        for other, values in self._possible.values.items():
            if (
                other != option
                and len(values) > 1
                and any(self._matters(other, values, each, case) for each in combined)
            ):
                found.append(other)
                combined = self._combinations(found)
                if len(combined) > _COMBINED:
                    return []
        return combined

    def _matters(self, option: str, values: Sequence[str], others: Assignment, case: Case) -> bool:
        """Tell whether the reference engine does different things with a deal under some values of an option."""
        asks = asks_of(case, self._scope.wants)
        first, *rest = (of_reference(self._under({**others, option: value}, case), asks) for value in values)
        return any(answer != first for answer in rest)

    def _under(self, chosen: Assignment, case: Case) -> Case:
        return case._replace(rules=self._likeliest(chosen))

    def _combinations(self, options: Sequence[str]) -> list[dict[str, str]]:
        rows = product(*(self._possible.values[option] for option in options))
        return [dict(zip(options, row, strict=True)) for row in rows]
