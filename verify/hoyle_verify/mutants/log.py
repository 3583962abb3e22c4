"""The log of a hunt, JSON Lines: what was found for each theorem, clause and file of scenarios, as soon as it was.

A log is continued by the next run.  What it holds of a game counts only if everything that the verdicts of that game
rest on is as it was.
"""

from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Final, Self

import msgspec

from hoyle.errors import HoyleError
from hoyle_verify.files import put
from hoyle_verify.locks import hold
from hoyle_verify.mutants.touch import Resting
from hoyle_verify.mutants.verdict import Verdict

FORMAT: Final = 1


class Event(msgspec.Struct, tag_field="event", kw_only=True, frozen=True, forbid_unknown_fields=True):
    """A line of the log; ``game`` is empty for what is of all games."""

    game: str


class Begun(Event, tag="begun", kw_only=True, frozen=True):
    """The digest of all that the verdicts of a game rest on; what follows of that game was found with it."""

    fingerprint: str
    log: int = FORMAT


class Rests(Event, tag="theorem", kw_only=True, frozen=True):
    """On which clauses a theorem rests."""

    theorem: Resting


class Hunted(Event, tag="clause", kw_only=True, frozen=True):
    """What became of all mutants of a clause, or of misreadings, and the seconds of the processor that it took."""

    clause: str
    mutants: tuple[Verdict, ...]
    seconds: float


class Tried(Event, tag="scenario", kw_only=True, frozen=True):
    """A mutant noticed by a file of scenarios that was never the first to notice one; empty if there is none."""

    file: str
    kills: str


AnyEvent = Begun | Rests | Hunted | Tried
_DECODER: Final = msgspec.json.Decoder(AnyEvent)


class UnreadableLog(HoyleError, ValueError):
    """A file that is no log of a hunt, or cannot be written."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}; name a new file, or a log that 'hoyle mutants --log FILE' wrote")
        self.path: Final = path
        self.reason: Final = reason


class Log:
    """Everything found so far, kept in a file if one is named."""

    def __init__(self, path: Path | None, fingerprints: Mapping[str, str]) -> None:
        self._path: Final = path
        self.theorems: Final[dict[str, Resting]] = {}
        self.clauses: Final[dict[str, Hunted]] = {}
        self.files: Final[dict[str, str]] = {}
        kept = self._current(_read(path), fingerprints) if path is not None else []
        self._stream: Final = _begin(path, kept) if path is not None else None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._stream is not None:
            self._stream.close()

    def add(self, event: AnyEvent) -> None:
        """Note something found, so that it is not lost if the run is killed."""
        self._note(event)
        if self._stream is not None:
            try:
                self._stream.write(msgspec.json.encode(event) + b"\n")
                self._stream.flush()
            except OSError as error:
                assert self._path is not None
                raise UnreadableLog(self._path, error.strerror or "cannot be written") from error

    def _note(self, event: AnyEvent) -> None:
        match event:
            case Rests():
                self.theorems[event.theorem.id] = event.theorem
            case Hunted():
                self.clauses[event.clause] = event
            case Tried():
                self.files[event.file] = event.kills
            case Begun():
                pass

    def _current(self, events: list[AnyEvent], fingerprints: Mapping[str, str]) -> list[AnyEvent]:
        """Choose and note what was found when everything was as it is."""
        begun = {event.game: event.fingerprint for event in events if isinstance(event, Begun)}
        headers = [Begun(game=game, fingerprint=digest) for game, digest in fingerprints.items()]
        found = [
            event
            for event in events
            if not isinstance(event, Begun) and begun.get(event.game) == fingerprints.get(event.game)
        ]
        for event in found:
            self._note(event)
        others = [event for event in events if event.game not in fingerprints]
        return [*headers, *found, *others]


def _read(path: Path) -> list[AnyEvent]:
    """Read a log if there is one; a last line that was cut off, as by a kill, is left out."""
    try:
        with path.open("rb") as stream:
            if not hold(stream):
                raise UnreadableLog(path, "another run writes it at this moment")
            lines = stream.read().splitlines(keepends=True)
    except FileNotFoundError:
        return []
    except OSError as error:
        raise UnreadableLog(path, error.strerror or "cannot be read") from error
    events: list[AnyEvent] = []
    for number, line in enumerate(lines, start=1):
        try:
            events.append(_DECODER.decode(line))
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            if number == len(lines) and not line.endswith(b"\n"):
                break
            raise UnreadableLog(path, f"line {number} is no event of a log ({error})") from error
    if any(isinstance(event, Begun) and event.log != FORMAT for event in events):
        raise UnreadableLog(path, f"it is of another format than {FORMAT}")
    return events


def _begin(path: Path, kept: list[AnyEvent]) -> IO[bytes]:
    """Write anew what is kept, all at once, and go on behind it."""
    try:
        put(path, b"".join(msgspec.json.encode(event) + b"\n" for event in kept))
        stream = path.open("ab")
        hold(stream)
    except OSError as error:
        raise UnreadableLog(path, error.strerror or "cannot be written") from error
    return stream
