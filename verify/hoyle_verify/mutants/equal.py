"""Proving that a mutant makes no difference: in no case of the domains that its clause declares, or in none reached."""

import inspect
import time
import typing
from collections.abc import Callable
from typing import Any, Final

from hoyle import register
from hoyle_verify.mutants.limits import HangsError, limited
from hoyle_verify.mutants.mutate import Mutant
from hoyle_verify.mutants.reached import asked_in_auctions
from hoyle_verify.prove import values
from hoyle_verify.prove.run import decide, forget
from hoyle_verify.prove.theorem import Skip, Theorem, assume

LONGEST: Final = 20.0
"""Seconds of the processor that a proof may take."""

ALWAYS: Final = "for all arguments"
IN_AUCTIONS: Final = "for all that it is asked in an auction"

_BREAKS: Final = (ArithmeticError, LookupError, ValueError)
_OUTSIDE: Final = "OutOfDomain"
"""What the prover raises where a clause is asked about what is not of its domain; to name it is not to import z3."""


def equivalence(mutant: Mutant) -> str:
    """Say where it is proved that a mutant answers as its clause does; empty if nowhere.

    Left out are arguments for which the clause itself has no answer.
    """
    function: Any = register.clauses()[mutant.clause].function

    def same(*arguments: Any) -> bool:
        expected = _answer(function, arguments)
        return bool(expected == mutant.function(*arguments))

    def in_any_order(*arguments: Any) -> bool:
        return bool(_answer(mutant.function, arguments))

    claim = in_any_order if mutant.operator == "order" else same
    for where, proved in ((ALWAYS, _holds_always), (IN_AUCTIONS, _holds_in_auctions)):
        try:
            with limited(LONGEST):
                if proved(mutant, claim, function):
                    return where
        except (Exception, HangsError):  # noqa: BLE001, S112  # what cannot be decided is not proved
            continue
        finally:
            forget()
    return ""


def same_answers(mutant: Mutant, holds: Callable[..., Any], counted: Callable[[Any], Any]) -> bool:
    """Tell whether it is proved that a mutant answers as its clause does in all that counts, where something holds."""
    function: Any = register.clauses()[mutant.clause].function

    def same(*arguments: Any) -> bool:
        assume(holds(*arguments))
        expected = _answer(function, arguments)
        return bool(counted(expected) == counted(mutant.function(*arguments)))

    return _is_proved(mutant, same, function)


def same_choice(mutant: Mutant, holds: Callable[..., Any]) -> bool:
    """Tell whether it is proved that, where something holds, two clauses that narrow allow the same in either order."""
    known = register.clauses()
    first, second = (known[id_] for id_ in (mutant.clause, mutant.id.rpartition("/")[2]))
    if first.kind != "narrows" or first.function is None or second.function is None:
        return False
    one, other = first.function, second.function

    def same(state: Any, choices: Any) -> bool:
        assume(holds(state, choices))
        forth = _answer(other, (state, _answer(one, (state, choices))))
        return bool(forth == _answer(one, (state, _answer(other, (state, choices)))))

    return any(_is_proved(mutant, same, function) for function in (other, one))


def _is_proved(mutant: Mutant, claim: Callable[..., bool], function: Any) -> bool:
    try:
        with limited(LONGEST):
            return _holds_always(mutant, claim, function)
    except (Exception, HangsError):  # noqa: BLE001  # what cannot be decided is not proved
        return False
    finally:
        forget()


def _answer(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    try:
        return function(*arguments)
    except Exception as error:
        if isinstance(error, _BREAKS) or type(error).__name__ == _OUTSIDE:
            raise Skip from None
        raise


def _holds_always(mutant: Mutant, claim: Callable[..., bool], function: Callable[..., Any]) -> bool:
    claim.__annotations__ = {**inspect.get_annotations(function, eval_str=True), "return": bool}
    claim.__signature__ = inspect.signature(function)  # type: ignore[attr-defined]  # functions have it where it is set
    theorem = Theorem(mutant.id, "", "it makes no difference", "always", claim, (), None, None, None, (), None, "auto")
    return decide(theorem, time.monotonic() + 3 * LONGEST).verdict == "proved"


def _holds_in_auctions(mutant: Mutant, claim: Callable[..., bool], function: Callable[..., Any]) -> bool:
    """Look at everything that a clause about states before play is ever asked."""
    second = mutant.id.rpartition("/")[2] if mutant.operator == "order" else mutant.clause
    of_state = next(iter(values.parameters(register.clauses()[second].function or function).values()))
    types = typing.get_args(of_state) or (of_state,)
    if not all(hasattr(each, "_fields") and each.__name__ != "Play" for each in types):
        return False
    asked = [each for each in asked_in_auctions(mutant.clause, second) if isinstance(each[0], types)]
    return bool(asked) and all(_holds(claim, arguments) for arguments in asked)


def _holds(claim: Callable[..., bool], arguments: tuple[Any, ...]) -> bool:
    try:
        return claim(*arguments)
    except Skip:
        return True
