"""``hoyle identify`` from outside."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from hoyle_verify.cli import main
from tests.verify.conform.faults.catalogue import FAULTS, command

HOYLE = str(Path(sys.executable).with_name("hoyle"))


@pytest.fixture
def hoyle(capsys: pytest.CaptureFixture[str]) -> Any:
    """Run the command and give exit code, standard output and standard error."""

    def run(*arguments: str) -> tuple[Any, str, str]:
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        captured = capsys.readouterr()
        return left.value.code, captured.out, captured.err

    return run


def test_what_is_followed_is_told_with_its_meaning(hoyle: Any) -> None:
    code, out, _ = hoyle("identify", "--game", "solo-whist", "--", HOYLE, "serve")

    assert 0 == code
    assert out.startswith("solo-whist: as-printed (")
    assert "  sw.fail: fraction_only. Only the fraction for every trick that is lacking.\n" in out


def test_a_program_follows_the_ruleset_that_it_is_told(hoyle: Any) -> None:
    code, out, _ = hoyle("identify", "--game", "solo-whist", "--ruleset", "customary", "--json", "--", HOYLE, "serve")

    found = json.loads(out)["games"]["solo-whist"]
    assert (0, ["customary"]) == (code, found["rulesets"])
    assert {"values": ["raise_or_lapse"], "determined": True} == {
        name: found["options"]["sw.unaccepted"][name] for name in ("values", "determined")
    }


def test_what_nothing_tells_apart_is_undetermined(hoyle: Any) -> None:
    _, out, _ = hoyle("identify", "--game", "german-solo", "--", HOYLE, "serve")

    assert "  gs.pool_fine: undetermined, min or max\n" in out


def test_answers_that_fit_no_reading_are_a_failure(hoyle: Any) -> None:
    fault = command(FAULTS["price-paid-on-failure"])

    code, out, _ = hoyle("identify", "--game", "solo-whist", "--", *fault)

    assert 1 == code
    assert "  fits no reading: solo-whist/score/" in out


def test_a_program_that_cannot_be_started_is_told(hoyle: Any) -> None:
    code, _, err = hoyle("identify", "--", "no-such-program-at-all")

    assert 2 == code
    assert "cannot start 'no-such-program-at-all'" in err
