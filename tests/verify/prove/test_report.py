"""The findings as people and programs read them."""

import json

import pytest
from click.testing import CliRunner

from hoyle_verify.cli import reconstruct as verb
from hoyle_verify.prove.reconstruct.facts import VLAD
from hoyle_verify.prove.reconstruct.findings import Findings
from hoyle_verify.prove.reconstruct.report import as_json, as_text


class TestReport:
    def test_text_gives_hands_counts_and_the_claim(self, findings: Findings) -> None:
        text = as_text(findings)

        for line in (
            "  Alexei  13  ♥ A K Q J 10 9  ♦ 10 9  ♣ A Q 7 5 3",
            "  Roman    9  ♠ A K Q  ♥ 8 6  ♦ Q J 8 3",
            "Cards that nothing settles: ♠ J 10 9 8 2  ♦ A K 5 2",
            "  Vlad has 5 of them",
            "Deals that are left: 126",
            "             1428  without line-1-trick-4 (000:P41)",
            "Both lines can be played as told with every deal that is left.",
        ):
            assert line in text.splitlines()

    def test_json_gives_the_same(self, findings: Findings) -> None:
        printed = json.loads(json.dumps(as_json(findings)))

        assert printed["deals"] == 126
        assert printed["forced"][VLAD] == "8C 4D 6D 7D 3H 4H 5H 7H".split()
        assert {"2D": [1, 2], "JS": [1, 2]}.items() <= printed["free"].items()
        assert printed["leave_one_out"]["line-2-trick-3"] == 461
        assert printed["claim"]["safe"] == printed["claim"]["positions"] == 126
        assert [lead["safe"] for lead in printed["leads"]] == [125, 126]

    def test_the_verb_prints_either(self, findings: Findings, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(verb, "find", lambda: findings)

        text = CliRunner().invoke(verb.command, [])
        values = CliRunner().invoke(verb.command, ["--json"])

        assert text.output.startswith(as_text(findings))
        assert "0 of the 8,122,425,444 hands that an opponent may hold beat it" in text.output
        assert as_json(findings) == json.loads(values.output)["figure_29"]
        assert 19_540 == json.loads(values.output)["figure_28"]["sure_hands"]
