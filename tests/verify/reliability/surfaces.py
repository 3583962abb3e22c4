"""What an input is put to: loader and engine, the program that answers HAP/1, its client, and the command.

Each gives an Answer, and lets through whatever is raised that must not be.
"""

import contextlib
import io
import json
import os
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from hoyle_verify.cli import main
from hoyle_verify.export.vectors import has_vector, vector
from hoyle_verify.hap.messages import MAX_LINE, ProtocolError, decode_response
from hoyle_verify.judge.names import known_names
from hoyle_verify.judge.run import run
from hoyle_verify.scenario import Scenario, ScenarioError, corpus, load_cases
from hoyle_verify.scenario.names import Names
from hoyle_verify.scenario.tree import read_tree
from hoyle_verify.serve.loop import serve
from tests.verify.reliability.command_inputs import INPUT, Command
from tests.verify.reliability.tally import Answer

FAULT: Final = "this is a fault of hoyle itself"
EXIT_CODES: Final = frozenset(range(5))
BROKEN: Final = 3
_SYNTAX: Final = ("size", "utf-8", "json")
"""Steps at which a line is refused before anything in it is looked at."""


@cache
def _names() -> Names:
    return known_names()


def to_the_loader(file: Path) -> Callable[[bytes], Answer]:
    """Put a text as a scenario file to the loader, and what it loads to the engine and the export.

    It has got past parsing if it is one YAML document.
    """

    def ask(data: bytes) -> Answer:
        file.write_bytes(data)
        try:
            scenarios = load_cases(file, names=_names())
        except ScenarioError as error:
            if not error.problems:
                raise AssertionError("refused without a reason") from error
            return Answer("refused", past=_is_yaml(data))
        holds = True
        for scenario in scenarios[:3]:
            if scenario.kind not in ("problem", "count"):
                holds = run(scenario).passed and holds
        if holds and has_vector(scenarios[0]) and scenarios[0].kind != "count":
            vector(scenarios[0])
        return Answer("holds" if holds else "does not hold", past=True)

    return ask


def _is_yaml(data: bytes) -> bool:
    try:
        tree, problems = read_tree(data.decode("utf-8-sig"), "")
    except UnicodeDecodeError:
        return False
    return tree is not None and not problems


def to_the_server(line: bytes) -> Answer:
    """Put a line to the program that answers HAP/1; it has got past parsing if it is one JSON value in UTF-8.

    What is answered must be an answer, and where the id could be read, one to this request.
    """
    sink = io.BytesIO()
    serve(io.BytesIO(line.replace(b"\n", b" ") + b"\n"), sink)
    answers = sink.getvalue().splitlines()
    assert 1 == len(answers)
    assert len(answers[0]) < MAX_LINE
    response: dict[str, Any] = json.loads(answers[0])
    (outcome,) = response.keys() - {"id"}
    decode_response(answers[0], _operation(line) if outcome == "ok" else "bye")
    message = response["error"]["message"] if outcome == "error" else ""
    refused = outcome == "error" and message.split(":", 1)[0] in (*_SYNTAX, "keys", "op", "fields")
    return Answer("refused" if refused else outcome, past=not message.startswith(tuple(f"{each}:" for each in _SYNTAX)))


def _operation(line: bytes) -> str:
    operation: str = json.loads(line)["op"]
    return operation


def to_the_client(op: str) -> Callable[[bytes], Answer]:
    """Put a line to the decoder of answers to an operation."""

    def ask(line: bytes) -> Answer:
        try:
            decode_response(line, op)
        except ProtocolError as error:
            return Answer(f"refused for its {error.step}", past=error.step not in _SYNTAX)
        return Answer("taken", past=True)

    return ask


def to_the_command(command: Command, folder: Path) -> Answer:
    """Run the command in a folder with its files, in this process; it has got past parsing if it is no wrong usage.

    It must leave with one of the exit codes, say why if that is 2, and print no traceback.
    """
    for name, data in command.files.items():
        (folder / name).write_bytes(data)
    code, out, err = _run(command, folder)
    assert code in EXIT_CODES, f"exit code {code}"
    assert FAULT not in err, err
    assert "Traceback" not in err, err
    assert "Traceback" not in out, out
    if code == 2:
        assert err.strip()
    return Answer(f"exit code {code}", past="--help'" not in err and "no verb" not in err)


def _run(command: Command, folder: Path) -> tuple[Any, str, str]:
    out, err = _stream(b""), _stream(b"")
    with pytest.MonkeyPatch.context() as patch, contextlib.chdir(folder), _open_files():
        patch.setattr(corpus, "load_cases", _loaded)
        patch.setattr(sys, "stdin", _stream(command.files.get(INPUT, b"")))
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        with pytest.raises(SystemExit) as left:
            main(list(command.arguments))
    return left.value.code, _text(out), _text(err)


def _loaded(path: Path, *, root: Path | None, names: Names | None) -> tuple[Scenario, ...]:
    """Load a file, one of the corpus only once."""
    return _of_corpus(path, root) if root is not None else load_cases(path, root=root, names=names)


@cache
def _of_corpus(path: Path, root: Path) -> tuple[Scenario, ...]:
    return load_cases(path, root=root, names=_names())


def _stream(data: bytes) -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(data), encoding="utf-8")


def _text(stream: io.TextIOWrapper) -> str:
    stream.flush()
    written: bytes = stream.detach().getvalue()  # type: ignore[attr-defined]  # a BytesIO
    return written.decode(errors="replace")


@contextlib.contextmanager
def _open_files() -> Iterator[None]:
    """Check that no file is left open."""
    before = _descriptors()
    yield
    assert _descriptors() <= before, "a file was left open"


def _descriptors() -> int:
    return len(os.listdir("/proc/self/fd")) if Path("/proc/self/fd").is_dir() else 0  # noqa: PTH208  # no path of it
