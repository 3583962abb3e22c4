"""Joining the logs of runs that shared the work."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from hoyle.errors import HoyleError
from hoyle_verify.conform.events import NOBODY, Footer, Header, Log, count
from hoyle_verify.conform.selection import Shard

_WHOLE: Final = "1/1"


class CannotJoin(HoyleError, ValueError):
    """Logs that are not parts of one run, with every reason."""

    def __init__(self, reasons: Sequence[str]) -> None:
        super().__init__("\n".join(f"these logs cannot be joined: {reason}" for reason in reasons))
        self.reasons: Final = tuple(reasons)


def joined(logs: Sequence[Log]) -> Log:
    """Make one log of several; CannotJoin if they are not about the same program, corpus and selection.

    The result is complete only if every part is there, and complete itself.
    """
    _check(logs)
    headers = [log.header for log in logs]
    results = tuple(result for log in logs for result in log.results)
    reasons = [f"part {log.header.shard}: {log.missing}" for log in logs if log.missing]
    reasons += [f"part {shard} is missing" for shard in _absent(headers)]
    footers = [log.footer for log in logs if log.footer is not None]
    header = _joined_header(headers)
    footer = Footer(
        complete=not reasons,
        reason="; ".join(reasons),
        counts=count(results),
        seconds=round(sum(footer.seconds for footer in footers), 3),
        restarts=sum(footer.restarts for footer in footers),
        strays=tuple(stray for footer in footers for stray in footer.strays),
        left=sum(footer.left for footer in footers),
    )
    return Log(header, tuple(case for log in logs for case in log.cases), results, footer)


def _check(logs: Sequence[Log]) -> None:
    reasons = [
        f"{what} is {mine!r} in one and {other!r} in another"
        for one, two in pairwise(log.header for log in logs)
        for what, mine, other in (
            ("the corpus", one.corpus, two.corpus),
            ("the selection", one.selection, two.selection),
            ("the number of parts", _of(one), _of(two)),
        )
        if mine != other
    ]
    heard = (log.header.program for log in logs if log.header.program != NOBODY)
    reasons += [
        f"the program is '{one}' in one and '{two}' in another" for one, two in pairwise(heard) if str(one) != str(two)
    ]
    seen: set[str] = set()
    for log in logs:
        twice = next((case.case for case in log.cases if case.case in seen), None)
        if twice is not None:
            reasons.append(f"{twice} stands in two of them")
        seen.update(case.case for case in log.cases)
    if reasons:
        raise CannotJoin(list(dict.fromkeys(reasons)))


def _of(header: Header) -> int:
    return Shard.parse(header.shard).of


def _absent(headers: Sequence[Header]) -> list[str]:
    of = _of(headers[0])
    present = {header.shard for header in headers}
    return [shard for number in range(1, of + 1) if (shard := str(Shard(number, of))) not in present]


def _joined_header(headers: Sequence[Header]) -> Header:
    first = headers[0]
    return Header(
        hoyle=first.hoyle,
        corpus=first.corpus,
        command=first.command,
        program=next((each.program for each in headers if each.program != NOBODY), NOBODY),
        started=min(header.started for header in headers),
        selection=first.selection,
        shard=first.shard if len(headers) == 1 else _WHOLE,
        cases=sum(header.cases for header in headers),
        clauses={id: text for header in headers for id, text in header.clauses.items()},
        uncarried=first.uncarried,
    )
