"""All inputs that are put to all surfaces, in a share of the whole."""

import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from tests.verify.reliability.command_inputs import Command, command_inputs, file_inputs, loading_commands
from tests.verify.reliability.hap_inputs import huge_requests, request_inputs, response_inputs
from tests.verify.reliability.scenario_inputs import huge_scenarios, scenario_inputs
from tests.verify.reliability.surfaces import to_the_client, to_the_command, to_the_loader, to_the_server
from tests.verify.reliability.tally import Answer, Input, Tally, tally

WHOLE: Final[Mapping[str, int]] = {
    "scenario files": 30_000,
    "scenario files, gently altered": 24_000,
    "huge scenario files": 200,
    "requests": 32_000,
    "huge requests": 200,
    "answers": 12_000,
    "command lines": 2_400,
    "files of commands": 1_200,
}
"""How many inputs of each kind there are."""

OF_A_COMMAND: Final = 20.0
"""Seconds of the processor that a command may take: some load the whole corpus first."""


def campaign(share: Mapping[str, int], start: int = 0) -> Iterator[Tally]:
    """Put so many inputs of each kind to their surface, beginning with that of number ``start``."""
    with tempfile.TemporaryDirectory(prefix="hoyle-") as folder:
        for kind, number in share.items():
            yield _run(kind, range(start, start + number), Path(folder))


def _run(kind: str, numbers: range, folder: Path) -> Tally:
    expected = len(numbers)
    file = folder / "case.yaml"
    match kind:
        case "scenario files":
            return tally(kind, scenario_inputs(numbers), to_the_loader(file), expected=expected)
        case "scenario files, gently altered":
            return tally(kind, scenario_inputs(numbers, gently=0.95), to_the_loader(file), expected=expected)
        case "huge scenario files":
            return tally(kind, huge_scenarios(numbers), to_the_loader(file), expected=expected)
        case "requests":
            return tally(kind, request_inputs(numbers), to_the_server, expected=expected)
        case "huge requests":
            return tally(kind, huge_requests(numbers), to_the_server, expected=expected)
        case "answers":
            answers = dict(enumerate(response_inputs(numbers)))
            inputs = (Input(number, each.data) for number, (_, each) in answers.items())
            clients = iter([to_the_client(op) for op, _ in answers.values()])
            return tally(kind, inputs, _in_turn(clients), expected=expected)
        case "command lines":
            for command in loading_commands():
                _asked(command, folder)
            return _commands(kind, command_inputs(numbers), folder, expected)
        case _:
            return _commands(kind, file_inputs(numbers), folder, expected)


def _in_turn(clients: Iterator[Callable[[bytes], Answer]]) -> Callable[[bytes], Answer]:
    """Ask each client one line."""

    def ask(line: bytes) -> Answer:
        return next(clients)(line)

    return ask


def _commands(kind: str, commands: Iterator[Command], folder: Path, expected: int) -> Tally:
    """Run each command in a folder of its own."""
    current: list[Command] = []

    def inputs() -> Iterator[Input]:
        for command in commands:
            current[:] = [command]
            yield Input(command.number, repr(command.arguments).encode())

    def ask(_: bytes) -> Answer:
        return _asked(current[0], folder)

    return tally(kind, inputs(), ask, expected=expected, seconds=OF_A_COMMAND)


def _asked(command: Command, folder: Path) -> Answer:
    with tempfile.TemporaryDirectory(dir=folder) as own:
        return to_the_command(command, Path(own))
