"""Malformed inputs, most of them made from valid ones: each is answered as it must be, and soon, and is gone."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from hoyle_verify.mutants.limits import limited
from tests.verify.reliability.campaign import WHOLE, campaign
from tests.verify.reliability.surfaces import to_the_client, to_the_loader, to_the_server
from tests.verify.reliability.tally import MOST_GROWTH, MOST_SECONDS, Answer, Input, Tally, tally

CORPUS: Final = Path(__file__).with_name("corpus")
"""Inputs that once were answered wrongly, or that are malformed in a way of their own; each is put every time."""

SHARE: Final = {
    "scenario files": 200,
    "scenario files, gently altered": 200,
    "huge scenario files": 2,
    "requests": 500,
    "huge requests": 2,
    "answers": 600,
    "command lines": 40,
    "files of commands": 12,
}
OTHERS: Final = 1_000_000
"""The whole is of other inputs than the share."""


def complaints(tallies: Sequence[Tally]) -> list[str]:
    faults = [f"{each.surface}, {fault}" for each in tallies for fault in each.faults]
    grown = [f"{each.surface}: {each.growth} bytes are left" for each in tallies if each.growth > MOST_GROWTH]
    return faults + grown


def test_a_share_is_answered() -> None:
    tallies = list(campaign(SHARE, start=OTHERS))

    assert [] == complaints(tallies)
    assert SHARE == {each.surface: each.inputs for each in tallies}


@pytest.mark.slow
def test_a_hundred_thousand_are_answered(capsys: pytest.CaptureFixture[str]) -> None:
    """Takes about ten minutes on one processor."""
    tallies = list(campaign(WHOLE))
    inputs, past = sum(each.inputs for each in tallies), sum(each.past for each in tallies)
    with capsys.disabled():
        sys.stdout.writelines(f"\n{line}" for line in (*tallies, f"in all: {inputs} inputs, {past} past parsing\n"))

    assert [] == complaints(tallies)
    assert inputs >= 100_000
    assert 2 * past >= inputs


class TestCorpus:
    @pytest.mark.parametrize("path", sorted(CORPUS.glob("*.yaml")), ids=lambda path: path.stem)
    def test_scenario_is_refused_with_reasons(self, path: Path, tmp_path: Path) -> None:
        with limited(MOST_SECONDS):
            answer = to_the_loader(tmp_path / "case.yaml")(path.read_bytes())

        assert "refused" == answer.outcome

    @pytest.mark.parametrize("line", (CORPUS / "requests.jsonl").read_bytes().splitlines())
    def test_request_is_refused(self, line: bytes) -> None:
        assert "refused" == to_the_server(line).outcome

    @pytest.mark.parametrize("line", (CORPUS / "questions.jsonl").read_bytes().splitlines())
    def test_question_that_has_no_answer_gets_an_error(self, line: bytes) -> None:
        assert "error" == to_the_server(line).outcome

    @pytest.mark.parametrize("line", (CORPUS / "answers.jsonl").read_bytes().splitlines())
    def test_answer_is_refused(self, line: bytes) -> None:
        assert to_the_client("replay")(line).outcome.startswith("refused")


class TestTally:
    """The tally notices what it is there for."""

    def test_error_is_a_fault(self) -> None:
        def crash(_data: bytes) -> Answer:
            raise KeyError("x")

        assert "KeyError: 'x'" in str(tally("x", [Input(7, b"data")], crash, expected=1).faults[0])

    def test_hang_is_a_fault(self) -> None:
        def hang(_data: bytes) -> Answer:
            while True:
                pass

        (fault,) = tally("x", [Input(7, b"data")], hang, expected=1, seconds=0.1).faults

        assert (7, "takes more than 0.1 s") == (fault.input.number, fault.what)

    def test_growth_is_measured(self) -> None:
        kept: list[bytes] = []

        def keep(_data: bytes) -> Answer:
            kept.append(b"x" * (4 << 20))
            return Answer("kept", past=True)

        asked = tally("x", [Input(number, b"") for number in range(16)], keep, expected=16)

        assert ["x: " + f"{asked.growth} bytes are left"] == complaints([asked])
