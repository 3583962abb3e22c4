"""Proving that a mutant makes no difference: in any case of the domains that its clause declares, or that occurs."""

import inspect
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from hoyle import register
from hoyle_verify.mutants.known import Known, known_of
from hoyle_verify.mutants.limits import HangsError, limited
from hoyle_verify.mutants.mutate import Mutant
from hoyle_verify.prove.run import decide, forget
from hoyle_verify.prove.theorem import Skip, Theorem, assume

LONGEST: Final = 20.0
"""Seconds of the processor that a proof may take."""

ALWAYS: Final = "for all arguments"

_BREAKS: Final = (ArithmeticError, LookupError, ValueError)
_ANY: Final = Known(ALWAYS, lambda *_: True)


def equivalence(mutant: Mutant) -> str:
    """Say of which arguments it is proved that a mutant answers as its clause does; empty if of none.

    Left out are arguments for which the clause itself has no answer.
    """
    prove = same_order if mutant.operator == "order" else same_answers
    return next((each.sentence for each in (_ANY, *_known_of(mutant)) if prove(mutant, each)), "")


def _known_of(mutant: Mutant) -> Iterator[Known]:
    yield from known_of(mutant.clause)
    if mutant.operator == "order":
        yield from known_of(_second(mutant))


def same_answers(mutant: Mutant, known: Known) -> bool:
    """Tell whether it is proved that a mutant answers as its clause does in all that counts, where something holds."""
    function: Any = register.clauses()[mutant.clause].function

    def same(*arguments: Any) -> bool:
        assume(known.holds(*arguments))
        expected = _answer(function, arguments)
        return bool(known.counted(expected) == known.counted(mutant.function(*arguments)))

    return _is_proved(mutant, same, function)


def same_order(mutant: Mutant, known: Known) -> bool:
    """Tell whether it is proved that, where something holds, neither what follows nor who is to blame is other.

    The arguments are those of the one clause or of the other: in a fold both are asked about the same.
    """
    one, other = _in_order(mutant)

    def usual(state: Any, choice: Any) -> Any:
        return other(state, one(state, choice)) if _narrows(mutant) else other(one(state, choice), choice)

    def same(*arguments: Any) -> bool:
        assume(known.holds(*arguments))
        _answer(usual, arguments)
        return bool(mutant.function(*arguments))

    return any(_is_proved(mutant, same, function) for function in (one, other))


def same_choice(mutant: Mutant, holds: Callable[..., Any]) -> bool:
    """Tell whether it is proved that, where something holds, two clauses that narrow allow the same in either order."""
    one, other = _in_order(mutant)
    if not _narrows(mutant):
        return False

    def same(state: Any, choices: Any) -> bool:
        assume(holds(state, choices))
        return bool(other(state, one(state, choices)) == one(state, other(state, choices)))

    return any(_is_proved(mutant, same, function) for function in (other, one))


def _second(mutant: Mutant) -> str:
    return mutant.id.rpartition("/")[2]


def _in_order(mutant: Mutant) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Give the functions of the two clauses that a mutant exchanges."""
    known = register.clauses()
    first, second = known[mutant.clause].function, known[_second(mutant)].function
    assert first is not None
    assert second is not None

    return first, second


def _narrows(mutant: Mutant) -> bool:
    return register.clauses()[mutant.clause].kind == "narrows"


def _answer(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    try:
        return function(*arguments)
    except _BREAKS:
        raise Skip from None


def _is_proved(mutant: Mutant, claim: Callable[..., bool], function: Callable[..., Any]) -> bool:
    """Tell whether a claim is proved of all arguments of a function; what cannot be decided is not."""
    claim.__annotations__ = {**inspect.get_annotations(function, eval_str=True), "return": bool}
    claim.__signature__ = inspect.signature(function)  # type: ignore[attr-defined]  # functions have it where it is set
    theorem = Theorem(mutant.id, "", "it makes no difference", "always", claim, (), None, None, None, (), None, "auto")
    try:
        with limited(LONGEST):
            return decide(theorem, time.monotonic() + 3 * LONGEST).verdict == "proved"
    except (Exception, HangsError):  # noqa: BLE001  # see above
        return False
    finally:
        forget()
