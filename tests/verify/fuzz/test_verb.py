"""``hoyle fuzz`` from outside."""

import json
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hoyle_verify.cli import main
from tests.verify.cli.terminal import Screen
from tests.verify.conform.faults.catalogue import FAULTS, command
from tests.verify.conform.support import REFERENCE

MAIN = "from hoyle_verify.cli import main; main()"
FAULT = command(FAULTS["equal-bid-accepted"])


@pytest.fixture
def hoyle(capsys: pytest.CaptureFixture[str]) -> Any:
    """Run the command and give exit code, standard output and standard error."""

    def run(*arguments: str) -> tuple[Any, str, str]:
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        captured = capsys.readouterr()
        return left.value.code, captured.out, captured.err

    return run


class Run(NamedTuple):
    """A run that found a difference: its exit code, what it printed, and the folder in which it keeps what it finds."""

    code: int
    out: str
    folder: Path


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Run:
    folder = tmp_path_factory.mktemp("found")
    arguments = ["fuzz", "--game", "solo-whist", "--save", str(folder), "--", *FAULT]
    run = subprocess.run([sys.executable, "-c", MAIN, *arguments], capture_output=True, text=True, check=False)
    return Run(run.returncode, run.stdout, folder)


def test_a_difference_is_told_with_its_clause_and_its_deal(found: Run) -> None:
    assert 1 == found.code
    assert "solo-whist: the program differs from the reference engine" in found.out
    assert "decided by SW-RUL-2: A bid must be higher than the standing bid; to repeat it is not enough." in found.out
    assert re.search(r"actions: \['A bid:[a-z-]+'\]", found.out)


def test_the_reference_engine_passes_what_is_saved(found: Run, hoyle: Any) -> None:
    (saved,) = found.folder.iterdir()

    code, _, _ = hoyle("verify", str(saved))

    assert ("sw-rul-2-observes-legal.yaml", 0) == (saved.name, code)
    assert f"saved as {saved}" in found.out


def test_the_same_finding_is_kept_once(found: Run, hoyle: Any, tmp_path: Path) -> None:
    (saved,) = found.folder.iterdir()
    shutil.copy(saved, tmp_path)

    code, _, _ = hoyle("fuzz", "--game", "solo-whist", "--save", str(tmp_path), "--", *FAULT)

    assert (1, [saved.name]) == (code, [path.name for path in tmp_path.iterdir()])


def test_nothing_found_is_success(hoyle: Any) -> None:
    code, out, _ = hoyle("fuzz", "--deals", "20", "--game", "six-bid", "--", *REFERENCE)

    assert 0 == code
    assert out.startswith("no difference found: 20 deals (six-bid 20), ")


def test_json_has_the_finding(hoyle: Any) -> None:
    code, out, _ = hoyle("fuzz", "--game", "solo-whist", "--json", "--", *FAULT)

    finding = json.loads(out)["finding"]
    assert (1, ["SW-RUL-2"], 1, "observes") == (code, finding["clauses"], finding["length"], finding["kind"])


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("--", "no-such-program-at-all"), 2, "hoyle: cannot start 'no-such-program-at-all'"),
        (("--option", "sw.fail", "--", *REFERENCE), 2, "'sw.fail' is not of the form KEY=VALUE"),
        (("--ruleset", "house", "--", *REFERENCE), 2, "no ruleset is called 'house'"),
        (("--deals", "0", "--", *REFERENCE), 2, "0 is not in the range x>=1"),
    ],
)
def test_what_cannot_be_done_is_told(hoyle: Any, arguments: tuple[str, ...], code: int, message: str) -> None:
    got, out, err = hoyle("fuzz", *arguments)

    assert (code, "") == (got, out)
    assert message in err


def test_without_hypothesis_it_says_what_to_install(hoyle: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [name for name in sys.modules if name.startswith("hoyle_verify.fuzz")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "hypothesis", None)

    code, _, err = hoyle("fuzz", "--", *REFERENCE)

    assert 2 == code
    assert 'to fuzz, install hypothesis: pip install "hoyle[fuzz]"' in err


def test_an_interrupt_leaves_a_report() -> None:
    arguments = ["fuzz", "--game", "six-bid", "--seconds", "60", "--json", "--", *REFERENCE]
    with subprocess.Popen([sys.executable, "-c", MAIN, *arguments], stdout=subprocess.PIPE, text=True) as process:
        time.sleep(4)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=30)

    assert (4, True) == (process.returncode, json.loads(out)["interrupted"])


def test_progress_is_shown_on_a_terminal() -> None:
    with Screen("fuzz", "--game", "six-bid", "--deals", "60", "--", *REFERENCE) as screen:
        screen.wait_for("60 deals (six-bid 60)")

        assert "Fuzzing" in screen._printed
