"""Which broken clause each theorem notices: looking for one, and the record that makes the next look quick.

``python -m tests.verify.prove.noticed`` writes the record anew.  A line of it that is out of date costs time and
nothing else, for a theorem that does not notice the mutant recorded is tried with others.
"""

import json
import multiprocessing
import re
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from hoyle.clause import Clause
from hoyle.register import clauses
from hoyle_verify.mutants.mutate import Mutant, Planted, mutants_of
from hoyle_verify.prove.run import decide, decide_under
from hoyle_verify.prove.theorem import Theorem
from hoyle_verify.prove.theorems import load

RECORD: Final = Path(__file__).with_name("noticed.json")
_SECONDS: Final = 20
_BREAKS_DOWN: Final = re.compile(r"the search breaks down|\w+: ")
"""How the reason begins where an error has stopped a search or a claim: ``IndexError: …``."""


class Endless(BaseException):
    """A broken clause keeps a theorem busy for ever."""


@contextmanager
def no_longer_than(seconds: int) -> Iterator[None]:
    """Raise Endless in a block that computes longer; that others keep the machine busy does not count."""

    def stop(*_: Any) -> None:
        raise Endless

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def notices(theorem: Theorem, mutant: Mutant) -> bool:
    """Say whether a theorem is false with a mutant in the place of its clause.

    What takes too long does not count, nor does what cannot be computed any more: without a deal every claim breaks
    down, however little it says.
    """
    try:
        with no_longer_than(_SECONDS):
            # z3 has no clock but that on the wall, which a busy machine makes run ahead.
            result = decide_under(theorem, Planted(mutant), time.monotonic() + 5 * _SECONDS)
    except Endless:
        return False
    return result.verdict in ("refuted", "gap", "vacuous") and not _BREAKS_DOWN.match(result.found)


def noticed_by(theorem: Theorem, recorded: str = "") -> Mutant | None:
    """Find a mutant that a theorem notices, the one recorded if it still does; None if it notices none."""
    clause = clauses().get(recorded.partition("/")[0])
    for mutant in every_mutant_of(clause) if clause is not None else ():
        if mutant.id == recorded and notices(theorem, mutant):
            return mutant
    return next((mutant for mutant in _candidates(theorem) if notices(theorem, mutant)), None)


def _candidates(theorem: Theorem) -> Iterator[Mutant]:
    """Give the mutants of the clauses that a theorem rests on, one of each clause in turn."""
    rests_on = decide(theorem).clauses
    waiting = [every_mutant_of(clauses()[id_]) for id_ in rests_on if clauses()[id_].function is not None]
    # Those of a clause that the theorem names or quotes come before what a search merely passes through.
    waiting.sort(key=lambda found: bool(found) and not _is_named(theorem, found[0].clause))
    while waiting:
        waiting = [found for found in waiting if found]
        for found in waiting:
            yield found.pop(0)


def every_mutant_of(clause: Clause) -> list[Mutant]:
    """List the mutants of a clause, and last one that answers otherwise, for there may be nothing else to change."""
    function = clause.function
    if function is None:
        return []

    def otherwise(*arguments: Any) -> Any:
        return _other(function(*arguments))

    line = function.__code__.co_firstlineno
    answer = Mutant(f"{clause.id}/answer", clause.id, "answer", line, "answers otherwise", otherwise)
    return [*mutants_of(clause), answer]


def _other(answer: Any) -> Any:
    """Give an answer that is not the one given."""
    if isinstance(answer, tuple):
        first = _other(answer[0])
        parts = (first, *answer[1:])
        return type(answer)(*parts) if hasattr(answer, "_fields") else parts
    return not answer if isinstance(answer, bool) else answer + 1


def _is_named(theorem: Theorem, clause_id: str) -> bool:
    function = clauses()[clause_id].function
    assert function is not None

    quoted = theorem.statement.endswith(clauses()[clause_id].statement)
    return quoted or function.__name__ in theorem.claim.__code__.co_names


def record() -> dict[str, str]:
    """Give the mutant recorded for each theorem."""
    known: dict[str, str] = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else {}
    return known


def _find(theorem_id: str) -> tuple[str, str]:
    found = noticed_by(load()[theorem_id], record().get(theorem_id, ""))
    return theorem_id, found.id if found is not None else ""


def _write_anew() -> None:
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        found = {}
        for theorem_id, mutant_id in pool.imap_unordered(_find, load()):
            sys.stdout.write(f"{theorem_id} {mutant_id or 'NOTICES NOTHING'}\n")
            sys.stdout.flush()
            found[theorem_id] = mutant_id
    in_order = {theorem_id: found[theorem_id] for theorem_id in load() if found[theorem_id]}
    RECORD.write_text(json.dumps(in_order, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    _write_anew()
