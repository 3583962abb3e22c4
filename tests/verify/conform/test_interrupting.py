"""What is left when a run is interrupted or killed, from outside and with real signals."""

import importlib
import json
import os
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from hoyle_verify.cli import main
from hoyle_verify.conform.baseline import read_baseline
from hoyle_verify.conform.events import read
from hoyle_verify.conform.reports import FORMATS
from tests.verify.conform.support import BEFORE, SETTLED, fake

HOYLE = str(Path(sys.executable).with_name("hoyle"))
PATIENCE = 60


@pytest.fixture
def waiting(tmp_path: Path) -> Iterator["subprocess.Popen[str]"]:
    """Start a check that has some results and now waits for a program which is silent."""
    reports = [argument for suffix in ("jsonl", "xml") for argument in ("--report", str(tmp_path / f"run.{suffix}"))]
    cases = ["--case", BEFORE, "--case", SETTLED]
    process = subprocess.Popen(
        [HOYLE, "check", *cases, *reports, "--timeout", "50", "--json", "--", *fake("silent")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    log = tmp_path / "run.jsonl"
    deadline = time.monotonic() + PATIENCE
    while f'"case":"{SETTLED}' not in (log.read_text() if log.exists() else ""):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


class TestInterrupt:
    @pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
    def test_log_and_reports_are_whole_and_say_that_the_run_is_not(
        self, waiting: "subprocess.Popen[str]", tmp_path: Path, number: signal.Signals
    ) -> None:
        waiting.send_signal(number)
        out, _ = waiting.communicate(timeout=PATIENCE)
        log = read(tmp_path / "run.jsonl")

        assert (4, "interrupted") == (waiting.returncode, log.missing)
        assert {"pass"} == {result.outcome for result in log.results}
        assert log.footer is not None
        assert len(log.results) == sum(log.footer.counts.values())
        assert (False, "interrupted") == (json.loads(out)["complete"], json.loads(out)["reason"])
        assert 1 == len(list(ET.parse(tmp_path / "run.xml").iter("error")))

    def test_second_interrupt_changes_nothing(self, waiting: "subprocess.Popen[str]", tmp_path: Path) -> None:
        waiting.send_signal(signal.SIGINT)
        waiting.send_signal(signal.SIGINT)
        waiting.communicate(timeout=PATIENCE)

        assert "interrupted" == read(tmp_path / "run.jsonl").missing
        assert 1 == len(list(ET.parse(tmp_path / "run.xml").iter("error")))

    def test_program_is_ended(self, waiting: "subprocess.Popen[str]") -> None:
        below = psutil.Process(waiting.pid).children(recursive=True)
        waiting.send_signal(signal.SIGINT)
        waiting.communicate(timeout=PATIENCE)

        assert below
        assert [] == psutil.wait_procs(below, timeout=5)[1]


class TestInterruptBeforeTheFirstQuestion:
    @pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
    def test_program_that_has_not_said_hello_leaves_every_report(self, tmp_path: Path, number: signal.Signals) -> None:
        said = tmp_path / "started"
        program = [sys.executable, "-c", f"open({str(said)!r}, 'w'); import time; time.sleep(600)"]
        process = subprocess.Popen(
            [HOYLE, "check", "--case", SETTLED, *_reports(tmp_path), "--timeout", "50", "--json", "--", *program],
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        deadline = time.monotonic() + PATIENCE
        while not said.exists():
            assert time.monotonic() < deadline
            time.sleep(0.05)
        process.send_signal(number)
        out, _ = process.communicate(timeout=PATIENCE)

        assert (4, "interrupted") == (process.returncode, json.loads(out)["reason"])
        _check_reports(tmp_path, cases=1)

    def test_corpus_that_is_being_read_leaves_every_report(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def interrupted(_: object) -> None:
            signal.raise_signal(signal.SIGTERM)

        monkeypatch.setattr(importlib.import_module("hoyle_verify.cli.check"), "choose", interrupted)
        with pytest.raises(SystemExit) as left:
            main(["check", *_reports(tmp_path), "--json", "--", "no-such-program"])

        assert (4, "interrupted") == (left.value.code, json.loads(capsys.readouterr().out)["reason"])
        _check_reports(tmp_path, cases=0)


def _reports(folder: Path) -> list[str]:
    return [word for suffix in FORMATS for word in ("--report", str(folder / f"run{suffix}"))]


def _check_reports(folder: Path, cases: int) -> None:
    """Every report is there and can be read, and says that the run is not complete."""
    log = read(folder / "run.jsonl")
    texts = {suffix: (folder / f"run{suffix}").read_text(encoding="utf-8").lower() for suffix in FORMATS}

    assert ("interrupted", cases, ()) == (log.missing, log.header.cases, log.results)
    assert [] == [suffix for suffix, text in texts.items() if "incomplete" not in text and "interrupted" not in text]
    assert 1 == len(list(ET.fromstring(texts[".xml"]).iter("error")))
    assert "incomplete: nothing asked" == json.loads(texts[".json"])["message"]
    assert () == read_baseline(folder / "run.toml", ())


class TestKill:
    @pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody is left who could end the program")
    def test_program_is_ended_even_if_hoyle_is_killed(self, waiting: "subprocess.Popen[str]") -> None:
        below = psutil.Process(waiting.pid).children(recursive=True)
        os.kill(waiting.pid, signal.SIGKILL)
        waiting.communicate(timeout=PATIENCE)

        assert below
        assert [] == psutil.wait_procs(below, timeout=5)[1]

    def test_log_is_that_of_a_run_without_an_end(self, waiting: "subprocess.Popen[str]", tmp_path: Path) -> None:
        os.kill(waiting.pid, signal.SIGKILL)
        waiting.communicate(timeout=PATIENCE)
        log = read(tmp_path / "run.jsonl")

        assert log.footer is None
        assert log.results
