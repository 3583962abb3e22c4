"""The prover's term of every clause says what the clause says in Python."""

import math
from functools import cache, lru_cache
from itertools import islice
from random import Random
from typing import Any, Final, NamedTuple

import pytest
import z3

from hoyle.clause import Clause, _clauses_by_function
from hoyle_verify.prove.symbolic.inputs import condition, domain_of, leaves, plain, symbol
from hoyle_verify.prove.symbolic.intervals import WIDTH
from hoyle_verify.prove.symbolic.numbers import SymInt
from hoyle_verify.prove.symbolic.observer import symbolically
from hoyle_verify.prove.symbolic.path import Explorer
from hoyle_verify.prove.symbolic.summary import OutOfDomain
from hoyle_verify.prove.theorem import GAMES
from tests.verify.prove.arguments import drawn, every_clause, played, shapes_of

INPUTS: Final = 300
PLAYED: Final = 40
MOST_DRAWN: Final = 20
"""How many times as many arguments are drawn at the most as are needed, since the terms refuse some."""

OVERFLOW: Final = "a number leaves 64 bits"
REFUSED: Final = (OVERFLOW, OutOfDomain)
CLAUSES: Final = {clause.id: clause for clause in every_clause("")}


class Answer(NamedTuple):
    """What the terms of a clause and its function say of some arguments."""

    arguments: tuple[Any, ...]
    by_terms: Any
    by_python: Any


class Terms:
    """What a clause answers to symbols of one shape."""

    def __init__(self, clause: Clause, shape: tuple[Any, ...]) -> None:
        self.arguments = tuple(symbol(str(place), annotation) for place, annotation in enumerate(shape))
        within = [
            condition(found, leaf.term)
            for annotation, argument in zip(shape, self.arguments, strict=True)
            for found, leaf in domain_of(annotation, argument)
            if isinstance(leaf, SymInt)
        ]
        with symbolically():
            explorer = Explorer(within, lambda: 60_000)
            self.paths = list(explorer.explore(lambda: _function(clause)(*self.arguments)))

    def said(self, arguments: tuple[Any, ...]) -> Any:
        """Give what the terms say of plain arguments: a value, the type of what is raised, or that they cannot say."""
        model = z3.Model()
        for leaf, value in zip(leaves(self.arguments), _flat(arguments), strict=True):
            number = z3.BitVecVal(value, WIDTH) if isinstance(leaf, SymInt) else z3.BoolVal(bool(value))
            model.update_value(leaf.term, number)
        (path,) = [path for path in self.paths if _all_true(path.conditions, model)]
        if not _all_true(path.debts, model):
            return OVERFLOW
        if path.outcome != "value":
            return type(path.value)
        return _bare(plain(_listed(path.value), model))


def _function(clause: Clause) -> Any:
    return next(function for function, each in _clauses_by_function.items() if each is clause)


def _flat(value: Any) -> list[Any]:
    return [leaf for part in value for leaf in _flat(part)] if isinstance(value, tuple) else [value]


def _all_true(conditions: list[Any], model: Any) -> bool:
    return all(z3.is_true(model.eval(each, model_completion=True)) for each in conditions)


def _listed(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _bare(value: Any) -> Any:
    return tuple(map(_bare, value)) if isinstance(value, tuple) else value


def said_in_python(clause: Clause, arguments: tuple[Any, ...]) -> Any:
    try:
        return _bare(_listed(_function(clause)(*arguments)))
    except Exception as error:  # noqa: BLE001  # whatever is raised is the answer
        return type(error)


@lru_cache(maxsize=1)
def terms_of(clause: Clause) -> dict[tuple[Any, ...], Terms]:
    return {shape: Terms(clause, shape) for shape in shapes_of(clause)}


def by_chance(clause: Clause) -> list[Answer]:
    """Ask terms and Python about random arguments until the terms have answered often enough."""
    rng = Random(clause.id)
    shapes = terms_of(clause)
    each = math.ceil(INPUTS / len(shapes))
    answers = []
    for shape, terms in shapes.items():
        asked = (ask(terms, clause, arguments) for arguments in islice(drawn(shape, rng), MOST_DRAWN * each))
        answers += list(islice((answer for answer in asked if answer.by_terms not in REFUSED), each))
    return answers


def in_play(clause: Clause) -> list[Answer]:
    """Ask terms and Python about arguments of play, whatever the terms say."""
    known = _played(GAMES.get(clause.id.partition("-")[0], "solo-whist")).get(clause.id, [])
    by_shape = [Terms(clause, shape) for shape in shapes_of(clause)] if known else []
    return [
        ask(terms, clause, arguments) for terms in by_shape for arguments in known if _fits(arguments, terms.arguments)
    ]


@cache
def _played(game: str) -> dict[str, list[tuple[Any, ...]]]:
    return played(game, PLAYED)


def ask(terms: Terms, clause: Clause, arguments: tuple[Any, ...]) -> Answer:
    return Answer(arguments, terms.said(arguments), said_in_python(clause, arguments))


def _fits(arguments: tuple[Any, ...], symbolic: tuple[Any, ...]) -> bool:
    return len(_flat(arguments)) == len(list(leaves(symbolic))) and _same_types(arguments, symbolic)


def _same_types(plain_ones: tuple[Any, ...], symbolic: tuple[Any, ...]) -> bool:
    return all(
        not hasattr(one, "_fields") or type(one) is type(other) for one, other in zip(plain_ones, symbolic, strict=True)
    )


@pytest.mark.slow
@pytest.mark.parametrize("clause_id", CLAUSES)
def test_term_says_what_the_clause_says(clause_id: str) -> None:
    clause = CLAUSES[clause_id]

    random, real = by_chance(clause), in_play(clause)

    # The prover answers neither beyond 64 bits nor outside a domain: a theorem that gets there is not proved.
    answered = [*random, *(answer for answer in real if answer.by_terms not in REFUSED)]
    assert [] == [answer for answer in answered if answer.by_terms != answer.by_python]
    assert len(random) >= INPUTS


def test_what_the_terms_refuse_is_rare_in_play() -> None:
    """Real play stays within the domains and within 64 bits; only settled deals know fewer facts than played ones."""
    answers = in_play(CLAUSES["SW-PLAY-6"])

    assert ([], True) == ([each for each in answers if each.by_terms in REFUSED], len(answers) > 0)
