"""What a theorem is, and how a plain function becomes one.

A theorem is a function of annotated arguments, like a clause; its docstring says what it means for a player.  Five
kinds differ in what the function returns and in what makes the theorem true:

``always``         bool: it holds in every case
``possible``       bool: it holds in some case, which is the witness
``gap``            anything: in some case the document leaves it open, once the rulings on the defect are out of force
``contradiction``  {clause id: bool}: in no case do all the sentences hold, in some all but any one of them
``ambiguity``      anything, after the reading: in some case two readings give different answers

The cases are those of the annotations, or the states that a search has reached (``over``), or both multiplied.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeVar, final

from hoyle.clause import Clause, Observer, observing
from hoyle.errors import Gap
from hoyle_verify.prove.space import Space
from hoyle_verify.prove.witness import Witness

F = TypeVar("F", bound=Callable[..., Any])
Kind = Literal["always", "possible", "gap", "contradiction", "ambiguity"]
Runner = Literal["auto", "enumeration", "search", "z3", "hypothesis"]
ToWitness = Callable[..., Witness]


class Skip(Exception):
    """A case that the theorem is not about."""


@final
@dataclass(frozen=True, slots=True, eq=False)
class Theorem:
    """A claim about the rules, with everything that is needed to decide it.

    ``defects`` are those that it shows, the first being that whose rulings a gap puts out of force.
    ``over`` gives the states to look at, ``exactly`` says in which cases a gap or an ambiguity shows, and in no others,
    ``ruled`` what the rulings answer where there is a gap,
    ``readings`` are those that an ambiguity compares, ``witness`` makes a case a scenario.
    """

    id: str
    game: str
    statement: str
    kind: Kind
    claim: Callable[..., Any]
    defects: tuple[str, ...]
    over: Callable[[], Space[Any]] | None
    exactly: Callable[..., bool] | None
    ruled: Callable[..., Any] | None
    readings: tuple[Any, ...]
    witness: ToWitness | None
    runner: Runner


GAMES: Final = {
    "SW": "solo-whist",
    "SB": "six-bid",
    "RW": "russian-whist",
    "PV": "preferans",
    "GS": "german-solo",
}
_theorems: Final[dict[str, Theorem]] = {}
_reasons: Final[dict[str, str]] = {}
_unruled: Final[list[str]] = []


def theorems() -> Mapping[str, Theorem]:
    """Every theorem whose module has been loaded, by id."""
    return _theorems


def reasons() -> Mapping[str, str]:
    """By defect, why no theorem shows it."""
    return _reasons


def assume(condition: Any) -> None:
    """Leave out the cases in which the condition does not hold."""
    constrain = getattr(condition, "assume", None)
    if constrain is not None:
        constrain()
    elif not condition:
        raise Skip


def always(
    theorem_id: str,
    *,
    defect: str | tuple[str, ...] = (),
    over: Callable[[], Space[Any]] | None = None,
    witness: ToWitness | None = None,
    runner: Runner = "auto",
) -> Callable[[F], F]:
    """Claim that a function is true in every case; with ``defect``, that the defect is none or harmless."""
    return _decorator("always", theorem_id, defect=defect, over=over, witness=witness, runner=runner)


def possible(
    theorem_id: str,
    *,
    defect: str | tuple[str, ...] = (),
    over: Callable[[], Space[Any]] | None = None,
    witness: ToWitness | None = None,
    runner: Runner = "auto",
) -> Callable[[F], F]:
    """Claim that a function is true in some case, and show the first."""
    return _decorator("possible", theorem_id, defect=defect, over=over, witness=witness, runner=runner)


def gap(
    theorem_id: str,
    *,
    defect: str | tuple[str, ...],
    exactly: Callable[..., bool],
    ruled: Callable[..., Any] | None = None,
    over: Callable[[], Space[Any]] | None = None,
    witness: ToWitness | None = None,
    runner: Runner = "auto",
) -> Callable[[F], F]:
    """Claim that the document leaves open what a function asks, in exactly the cases that ``exactly`` describes.

    Where the document is silent everywhere, ``ruled`` gives what the function answers under the rulings in force.
    """
    return _decorator(
        "gap", theorem_id, defect=defect, over=over, exactly=exactly, ruled=ruled, witness=witness, runner=runner
    )


def contradiction(
    theorem_id: str,
    *,
    defect: str | tuple[str, ...],
    over: Callable[[], Space[Any]] | None = None,
    runner: Runner = "auto",
) -> Callable[[F], F]:
    """Claim that the sentences of which a function gives the truth cannot all hold, though all but any one can."""
    return _decorator("contradiction", theorem_id, defect=defect, over=over, runner=runner)


def ambiguity(
    theorem_id: str,
    *,
    defect: str | tuple[str, ...],
    readings: tuple[Any, ...],
    exactly: Callable[..., bool] | None = None,
    over: Callable[[], Space[Any]] | None = None,
    witness: ToWitness | None = None,
    runner: Runner = "auto",
) -> Callable[[F], F]:
    """Claim that readings, of which a function gets one before the case, differ somewhere, or ``exactly`` there."""
    return _decorator(
        "ambiguity",
        theorem_id,
        defect=defect,
        over=over,
        exactly=exactly,
        readings=readings,
        witness=witness,
        runner=runner,
    )


def not_shown(defect: str, reason: str) -> None:
    """Say why no theorem can show a defect."""
    if defect in _reasons:
        raise ValueError(f"the reason for {defect} is given twice")
    _reasons[defect] = reason


@contextmanager
def unruled(defect: str) -> Iterator[None]:
    """Put the rulings and reports that answer a defect out of force: to ask one of them raises Gap."""
    _unruled.append(defect)
    try:
        with observing(_Unruled(defect)):
            yield
    finally:
        _unruled.pop()


def out_of_force() -> tuple[str, ...]:
    """Name the defects whose rulings are out of force."""
    return tuple(_unruled)


@final
class _Unruled(Observer):
    def __init__(self, defect: str) -> None:
        self.defect: Final = defect

    def call(self, clause: Clause, arguments: tuple[Any, ...]) -> Any:
        if clause.standing != "stated" and clause.defect == self.defect:
            raise Gap(f"only {clause.id}, a ruling on {self.defect}, speaks of it")
        return super().call(clause, arguments)


def _decorator(
    kind: Kind,
    theorem_id: str,
    *,
    defect: str | tuple[str, ...],
    over: Callable[[], Space[Any]] | None,
    runner: Runner,
    exactly: Callable[..., bool] | None = None,
    ruled: Callable[..., Any] | None = None,
    readings: tuple[Any, ...] = (),
    witness: ToWitness | None = None,
) -> Callable[[F], F]:
    def decorate(function: F) -> F:
        if theorem_id in _theorems:
            raise ValueError(f"the theorem {theorem_id} is entered twice")
        statement = " ".join((function.__doc__ or "").partition("\n\n")[0].split())
        if not statement:
            raise ValueError(f"theorem {theorem_id}: no docstring says what it means for a player")
        game = GAMES[theorem_id.partition("-")[0]]
        defects = (defect,) if isinstance(defect, str) else defect
        _theorems[theorem_id] = Theorem(
            theorem_id, game, statement, kind, function, defects, over, exactly, ruled, readings, witness, runner
        )
        return function

    return decorate
