"""Reports: each says what the log says, and a text of the program cannot pass for a part of the report."""

import io
import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import msgspec
import pytest
import yaml
from bs4 import BeautifulSoup

from hoyle.errors import NotationError
from hoyle_verify.conform.baseline import Known, judged_by, read_baseline
from hoyle_verify.conform.events import NOBODY, Log, Result
from hoyle_verify.conform.reports import FORMATS, render
from hoyle_verify.conform.verdict import GOOD, OUTCOMES, Verdict
from tests.verify.conform.logs import case, every_outcome, header, log, result

HOSTILE = "</td><script>alert(1)</script> | `x` # \x1b[31m\x00 ]]> {{ 7 * 7 }}\nBail out!"


def written(run: Log, suffix: str, links: dict[str, str] | None = None) -> str:
    return render(run, Path(f"report{suffix}"), links or {})


def hostile_log() -> Log:
    run = log(("a@1", "crash"))
    return Log(header(1, name=HOSTILE), (case(HOSTILE),), (result(HOSTILE, "crash", HOSTILE, HOSTILE),), run.footer)


class TestAll:
    @pytest.mark.parametrize("suffix", [".xml", ".tap", ".md", ".html", ".json", ".toml"])
    @pytest.mark.parametrize("cut", [False, True])
    def test_no_report_hides_that_the_run_is_incomplete(self, suffix: str, cut: bool) -> None:
        whole = written(log(("a@1", "pass")), suffix)
        part = written(log(("a@1", "pass"), complete=False, cut=cut), suffix)
        pattern = re.compile("incomplete|bail out!", re.IGNORECASE)

        assert (None, True) == (pattern.search(whole), pattern.search(part) is not None)

    @pytest.mark.parametrize(("suffix", "sign"), [(".xml", "<error"), (".tap", "\nnot ok 2"), (".json", '"red"')])
    def test_word_after_the_last_answer_is_a_failure(self, suffix: str, sign: str) -> None:
        run = log(("a@1", "pass"))
        assert run.footer is not None
        talking = run._replace(footer=msgspec.structs.replace(run.footer, strays=("it spoke",)))

        assert (False, True) == (sign in written(run, suffix), sign in written(talking, suffix))

    @pytest.mark.parametrize("suffix", [".xml", ".md", ".html"])
    def test_program_without_a_name_is_called_by_its_command(self, suffix: str) -> None:
        run = log(("a@1", "pass"), complete=False)
        unheard = run._replace(header=msgspec.structs.replace(run.header, program=NOBODY))

        assert "node whist" in written(unheard, suffix)

    @pytest.mark.parametrize("suffix", [".md", ".html", ".json"])
    def test_outcomes_are_never_merged(self, suffix: str) -> None:
        text = written(every_outcome(), suffix)

        assert "%" not in re.sub(r"<style>.*</style>", "", text, flags=re.DOTALL)
        assert all(outcome in text for outcome in OUTCOMES if outcome != "not-applicable")

    def test_suffix_that_means_no_report_is_refused(self) -> None:
        with pytest.raises(NotationError) as caught:
            written(every_outcome(), ".pdf")

        assert "report" == caught.value.kind

    def test_every_format_is_described(self) -> None:
        assert all(written(every_outcome(), suffix) for suffix in FORMATS)


class TestJunit:
    def test_each_outcome_has_its_kind(self) -> None:
        root = ET.fromstring(written(every_outcome(), ".xml"))
        kinds = {
            test.attrib["name"].split("/")[2].removesuffix("@1"): [child.tag for child in test]
            for test in root.iter("testcase")
        }

        assert {
            "pass": [],
            "fail": ["failure"],
            "unexpected-pass": ["failure"],
            **{kind: ["error"] for kind in ("error", "crash", "timeout", "protocol", "flaky")},
            **{kind: ["skipped"] for kind in ("skip", "not-applicable", "expected-fail")},
        } == kinds

    def test_failure_tells_how_to_repeat_it(self) -> None:
        root = ET.fromstring(written(log(("a@1", "fail")), ".xml"))

        assert [True] == ["hoyle check --case a@1" in (found.text or "") for found in root.iter("failure")]

    def test_control_characters_do_not_break_it(self) -> None:
        root = ET.fromstring(written(hostile_log(), ".xml"))

        assert ["<script>" in test.attrib["name"] for test in root.iter("testcase")] == [True]


class TestTap:
    def test_each_case_is_a_point(self) -> None:
        lines = written(every_outcome(), ".tap").splitlines()
        points = [line for line in lines if re.match(r"(not )?ok ", line)]

        assert ["TAP version 14", f"1..{len(OUTCOMES)}"] == lines[:2]
        assert len(OUTCOMES) == len(points)
        assert len(GOOD) - 1 == sum(point.startswith("ok ") for point in points)
        assert 1 == sum("# TODO" in point for point in points)

    def test_failure_is_explained_in_yaml(self) -> None:
        block = written(log(("a@1", "fail")), ".tap").partition("  ---\n")[2].partition("  ...")[0]

        assert {
            "outcome": "fail",
            "message": "what fail is",
            "repeat": "hoyle check --case a@1",
        }.items() <= yaml.safe_load(block).items()

    def test_program_cannot_end_it(self) -> None:
        lines = written(hostile_log(), ".tap").splitlines()

        assert not any(line.startswith("Bail out!") for line in lines)
        assert 1 == sum(line.startswith("not ok ") for line in lines)


class TestMarkdown:
    def test_table_has_a_row_for_each_game(self) -> None:
        assert "| solo\\-whist | 1 | 1 |" in written(log(("a@1", "pass"), ("b@1", "fail")), ".md")

    def test_text_of_the_program_is_only_text(self) -> None:
        text = written(hostile_log(), ".md")

        assert "<script>" not in re.sub(r"`+ .*? `+", "", text)
        assert "\x1b" not in text

    def test_clause_leads_to_the_book(self) -> None:
        text = written(log(("a@1", "fail")), ".md", {"SW-PLAY-2": "https://example.org/play.html#SW-PLAY-2"})

        assert "[SW-PLAY-2](https://example.org/play.html#SW-PLAY-2)" in text


class TestHtml:
    def test_clause_has_a_row_with_its_outcomes(self) -> None:
        page = BeautifulSoup(written(log(("a@1", "pass"), ("b@1", "fail")), ".html"), "html.parser")
        row = page.find(id="solo-whist-SW-PLAY-2")
        assert row is not None

        assert ["SW-PLAY-2", "A player who holds the suit led must play it.", "1", "1"] == [
            cell.get_text().strip() for cell in row.find_all(["th", "td"])
        ]

    def test_clause_leads_to_the_book(self) -> None:
        links = {"SW-PLAY-2": "https://example.org/play.html#SW-PLAY-2"}
        page = BeautifulSoup(written(log(("a@1", "pass")), ".html", links), "html.parser")

        assert list(links.values()) == [link["href"] for link in page.select("tbody th a") if "example" in link["href"]]

    def test_text_of_the_program_is_only_text(self) -> None:
        text = written(hostile_log(), ".html")

        assert [] == BeautifulSoup(text, "html.parser").find_all("script")
        assert "49" not in text
        assert "\x1b" not in text

    def test_page_needs_nothing_from_elsewhere(self) -> None:
        page = BeautifulSoup(written(every_outcome(), ".html"), "html.parser")

        assert [] == page.find_all(["link", "script", "img"])


class TestBadge:
    @pytest.mark.parametrize(
        ("run", "message", "colour"),
        [
            (log(("a@1", "pass"), ("b@1", "not-applicable")), "1 pass", "brightgreen"),
            (log(("a@1", "pass"), ("b@1", "fail")), "1 pass, 1 fail", "red"),
            (log(("a@1", "pass"), cut=True), "incomplete: 1 pass", "lightgrey"),
        ],
    )
    def test_colour_says_whether_it_holds(self, run: Log, message: str, colour: str) -> None:
        badge = json.loads(written(run, ".json"))

        assert (1, "hoyle 1.0", message, colour) == (
            badge["schemaVersion"],
            badge["label"],
            badge["message"],
            badge["color"],
        )


class TestBaseline:
    def test_what_fails_now_can_be_used_as_baseline(self, tmp_path: Path) -> None:
        run = every_outcome()
        path = tmp_path / "known.toml"
        path.write_text(written(run, ".toml"), encoding="utf-8")
        entries = read_baseline(path, [each.case for each in run.cases])

        assert {"fail", "error", "crash", "timeout", "protocol", "skip", "flaky"} == {each.outcome for each in entries}

    def test_what_is_known_already_stays_known(self, tmp_path: Path) -> None:
        path = tmp_path / "known.toml"
        first = [Known(case="a@1", outcome="crash", reason="soon", issue="https://example.org/7")]
        for _ in range(2):
            verdict = judged_by(first, "a@1", Verdict("crash", "it ended"))
            found = Result(case="a@1", outcome=verdict.outcome, detail=verdict.detail, known=verdict.known)
            path.write_text(written(log()._replace(results=(found,)), ".toml"), encoding="utf-8")
            first = list(read_baseline(path, ["a@1"]))

        assert [Known(case="a@1", outcome="crash", reason="soon; https://example.org/7; it ended")] == first

    def test_any_text_can_be_written(self, tmp_path: Path) -> None:
        path = tmp_path / "known.toml"
        path.write_text(written(hostile_log(), ".toml"), encoding="utf-8")

        assert [HOSTILE] == [each.reason for each in read_baseline(path, [HOSTILE])]


def test_reports_can_be_written_to_a_stream_of_any_encoding() -> None:
    text = "".join(written(hostile_log(), suffix) for suffix in FORMATS)

    assert io.BytesIO(text.encode("utf-8")).read().decode("utf-8") == text
