"""Every planted fault is caught by the corpus, and found by fuzzing within a minute in nearly the shortest deal.

Four of them are looked for in every run, all in the slow one.
"""

import json
from typing import Any, Final

import pytest

from hoyle_verify.cli import main
from tests.verify.conform.faults.catalogue import FAULTS, command
from tests.verify.conform.faults.fault import Fault

SECONDS: Final = 60
SPARE: Final = 2
"""Actions that a deal may have beyond the shortest known."""

_ALL = pytest.mark.parametrize(
    "fault",
    [pytest.param(fault, marks=[] if fault.everyday else pytest.mark.slow) for fault in FAULTS.values()],
    ids=FAULTS.keys(),
)


@pytest.fixture
def hoyle(capsys: pytest.CaptureFixture[str]) -> Any:
    """Run a verb with ``--json`` and give its exit code and what it reports."""

    def run(*arguments: str) -> tuple[Any, dict[str, Any]]:
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        return left.value.code, json.loads(capsys.readouterr().out)

    return run


@_ALL
def test_corpus_catches_it(fault: Fault, hoyle: Any) -> None:
    code, report = hoyle("check", "--game", fault.game, "--json", "--", *command(fault))

    assert (1, True) == (code, report["complete"])
    assert fault.name in [diagnosis["id"] for diagnosis in report["diagnoses"]]


@_ALL
def test_fuzzing_finds_it(fault: Fault, hoyle: Any) -> None:
    code, report = hoyle("fuzz", "--seconds", str(SECONDS), "--json", "--", *command(fault))

    finding = report["finding"]
    assert 1 == code
    assert fault.game == finding["game"]
    assert finding["seconds"] <= SECONDS
    assert finding["length"] <= fault.length + SPARE
