"""The theorems as a part of ``hoyle verify``."""

import importlib.util
import sys
import time
from collections.abc import Iterator
from typing import Final, NamedTuple

from rich.progress import Progress

from hoyle_verify.cli.terminal import errors
from hoyle_verify.narrate.words import counted
from hoyle_verify.prove.verdict import Result

NEEDS_Z3: Final = 'proofs not run: they need z3, pip install "hoyle[prove]"'


class Proofs(NamedTuple):
    """What came of the theorems that were decided; ``missing`` says why others, or all, were not."""

    results: tuple[Result, ...] = ()
    missing: tuple[str, ...] = ()
    seconds: float = 0.0

    @property
    def failed(self) -> tuple[Result, ...]:
        """Those that are not proved."""
        return tuple(result for result in self.results if result.verdict != "proved")

    def told(self) -> Iterator[str]:
        """Say what is wrong, a line each."""
        for result in self.failed:
            yield f"{result.id} {result.verdict}: {result.found}"
        yield from self.missing

    def summed_up(self) -> str:
        """Say in some words how many were proved."""
        if not self.results:
            return ""
        proved = len(self.results) - len(self.failed)
        return f", {counted(proved, 'theorem')} proved in {self.seconds:.1f} s"


NO_PROOFS: Final = Proofs()


def prove(*, full: bool) -> Proofs:
    """Decide the quick theorems here, or all of them on two processors."""
    if importlib.util.find_spec("z3") is None:
        return Proofs(missing=(NEEDS_Z3,))
    from hoyle_verify.prove.run import decide, decide_all, is_quick
    from hoyle_verify.prove.theorems import load

    started = time.perf_counter()
    known = load().values()
    chosen = list(known) if full else [theorem for theorem in known if is_quick(theorem)]
    with Progress(console=errors(), transient=True, disable=not sys.stderr.isatty()) as progress:
        deciding = decide_all(chosen) if full else map(decide, chosen)
        results = tuple(progress.track(deciding, total=len(chosen), description="Deciding theorems"))
    return Proofs(results, seconds=time.perf_counter() - started)
