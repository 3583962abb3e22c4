"""The log of a run, JSON Lines: a header, a case and its result in turn, a footer.  Every report is made from it.

A log without a footer is that of a run which ended before its end.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import IO, Final, NamedTuple

import msgspec

from hoyle.errors import HoyleError
from hoyle_verify.conform.verdict import OUTCOMES, Outcome

FORMAT: Final = 1


class Event(msgspec.Struct, tag_field="event", kw_only=True, frozen=True, forbid_unknown_fields=True):
    """A line of the log."""


class Claims(msgspec.Struct, kw_only=True, frozen=True):
    """Who answered, by its own account."""

    name: str
    version: str = ""
    language: str = ""
    ops: tuple[str, ...] = ()
    games: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.name} {self.version}".strip()


NOBODY: Final = Claims(name="")
"""A program that did not come to say who it is."""


class Header(Event, tag="header", kw_only=True, frozen=True):
    """What was run against what: ``cases`` is the number that should follow, ``clauses`` has their statements.

    ``uncarried`` counts the scenarios of each kind that the protocol has no question for, ``idle`` says which claims of
    the program mean nothing.
    """

    log: int = FORMAT
    hoyle: str
    corpus: str
    command: tuple[str, ...]
    program: Claims
    started: str
    selection: str = ""
    shard: str = "1/1"
    cases: int
    clauses: dict[str, str] = {}
    uncarried: dict[str, int] = {}
    idle: tuple[str, ...] = ()


class CaseEvent(Event, tag="case", kw_only=True, frozen=True):
    """A case that is about to be asked; ``where`` is the file and line of what is expected."""

    case: str
    title: str
    game: str
    kind: str
    clauses: tuple[str, ...]
    where: str


class Found(msgspec.Struct, kw_only=True, frozen=True):
    """Something that came out otherwise; seats as HAP numbers them, values as JSON."""

    what: str
    expected: str
    got: str


class Result(Event, tag="result", kw_only=True, frozen=True, omit_defaults=True):
    """What became of a case.

    ``clause`` is another one than expected that the program named for a refusal, ``known`` the outcome of a
    failure that was expected, ``repeat`` the command that puts this case alone once more.
    """

    case: str
    outcome: Outcome
    detail: str = ""
    found: tuple[Found, ...] = ()
    clause: str = ""
    stderr: str = ""
    seconds: float = 0.0
    repeat: str = ""
    known: Outcome | None = None


class Footer(Event, tag="footer", kw_only=True, frozen=True):
    """The end of a run; ``reason`` says why it is not complete.

    ``strays`` is what the program said unasked after its last answer, ``left`` counts processes that outlived it.
    """

    complete: bool
    reason: str = ""
    counts: dict[Outcome, int]
    seconds: float
    restarts: int = 0
    strays: tuple[str, ...] = ()
    left: int = 0


AnyEvent = Header | CaseEvent | Result | Footer
_DECODER: Final = msgspec.json.Decoder(AnyEvent)


class UnreadableLog(HoyleError, ValueError):
    """A file that is no log of a run."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        super().__init__(f"{path}:{line}: {reason}; name a log that 'hoyle check --report NAME.jsonl' wrote")
        self.path: Final = path
        self.line: Final = line
        self.reason: Final = reason


class Log(NamedTuple):
    """A log in memory."""

    header: Header
    cases: tuple[CaseEvent, ...]
    results: tuple[Result, ...]
    footer: Footer | None

    @property
    def missing(self) -> str:
        """Why the run is not complete; empty if it is."""
        if self.footer is None:
            return "the log has no footer: the run ended before its end"
        if not self.footer.complete:
            return self.footer.reason
        lacking = self.header.cases - len(self.results)
        return f"{lacking} of {self.header.cases} cases have no result" if lacking else ""


def write(stream: IO[bytes], event: AnyEvent) -> None:
    """Write one event and see to it that it is not lost if the run is killed."""
    stream.write(msgspec.json.encode(event) + b"\n")
    stream.flush()


def read(path: Path) -> Log:
    """Read a log; a last line that was cut off, as by a kill, is left out.  UnreadableLog for what is no log."""
    try:
        lines = path.read_bytes().splitlines(keepends=True)
    except OSError as error:
        raise UnreadableLog(path, 1, error.strerror or "cannot be read") from error
    found: list[AnyEvent] = []
    for number, line in enumerate(lines, start=1):
        try:
            found.append(_DECODER.decode(line))
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            if number == len(lines) and not line.endswith(b"\n"):
                break
            raise UnreadableLog(path, number, f"no event of a log ({error})") from error
    return _gathered(path, found)


def _gathered(path: Path, found: list[AnyEvent]) -> Log:
    if not found or not isinstance(found[0], Header):
        raise UnreadableLog(path, 1, "the log does not begin with a header")
    if found[0].log != FORMAT:
        raise UnreadableLog(path, 1, f"a log of format {found[0].log}, and this hoyle reads format {FORMAT}")
    return log_of(found)


def log_of(found: Iterable[AnyEvent]) -> Log:
    """Sort the events of one run, the first of which is its header."""
    header, *rest = found
    assert isinstance(header, Header)

    return Log(
        header,
        tuple(event for event in rest if isinstance(event, CaseEvent)),
        tuple(event for event in rest if isinstance(event, Result)),
        next((event for event in rest if isinstance(event, Footer)), None),
    )


def count(results: Iterable[Result]) -> dict[Outcome, int]:
    """Count every outcome that occurs, in the order in which reports name them."""
    outcomes = [result.outcome for result in results]
    return {outcome: outcomes.count(outcome) for outcome in OUTCOMES if outcome in outcomes}
