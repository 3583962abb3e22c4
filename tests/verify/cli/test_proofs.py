"""Theorems as a part of ``hoyle verify``."""

import importlib.util

import pytest

from hoyle_verify.cli.main import main
from hoyle_verify.cli.proofs import NEEDS_Z3, Proofs, prove
from hoyle_verify.prove.verdict import Result

PROVED = Result("SW-THM-PLAY-1", "proved", "enumeration", 4, 0.1)
REFUTED = Result("SW-THM-PLAY-2", "refuted", "enumeration", 4, 0.1, found="cards 2C")


class TestProofs:
    def test_one_that_is_not_proved_is_told_with_its_case(self) -> None:
        proofs = Proofs((PROVED, REFUTED), seconds=1.5)

        assert (REFUTED,) == proofs.failed
        assert ["SW-THM-PLAY-2 refuted: cards 2C"] == list(proofs.told())
        assert ", 1 theorem proved in 1.5 s" == proofs.summed_up()

    def test_without_z3_they_are_missing(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)

        assert Proofs(missing=(NEEDS_Z3,)) == prove(full=False)


class TestVerify:
    def test_proofs_are_not_run_for_single_scenarios(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit) as left:
            main(["verify", "solo-whist/play/ace-is-high-and-two-is-low"])

        assert 0 == left.value.code
        assert "theorem" not in capsys.readouterr().out
