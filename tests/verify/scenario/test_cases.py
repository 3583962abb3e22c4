"""Tables of cases: one file, and a scenario for each row."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from hoyle_verify.scenario import NothingFound, Scenario, ScenarioError, canonical, load, load_all, load_cases
from hoyle_verify.scenario.cases import file_of, title_of
from hoyle_verify.schemas import validator

HEAD = """\
format: 1
kind: settle
title: Two whisters of an eight.
why: Catches a fine for the first.
game: preferans
standing: stated
clauses: [PV-RESP-4]
source: {document: "001", at: P11}
players: [A, V, R]
setup:
  dealer: R
  contract: {level: 8, trump: S, declarer: A}
  calls: [[V, whist], [R, whist]]
expect:
  - after: end
    pool: {V: 0, R: 0}
"""
TABLE = """\
cases:
  columns: [setup.tricks.A, setup.tricks.V, setup.tricks.R, expect.pool.A, expect.hill.A, expect.hill.V, expect.hill.R]
  rows:
    - [10, 0, 0, 60, 0, 0, 60]
    - [9, 1, 0, 60, 0, 0, 0]
"""
ROW = HEAD.count("\n") + 4
"""Line of the first row."""


def write(folder: Path, text: str, name: str = "every-eight") -> Path:
    place = folder / "scenarios" / "preferans" / "score"
    place.mkdir(parents=True, exist_ok=True)
    path = place / f"{name}.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def problems_of(folder: Path, text: str) -> list[tuple[int, str, str]]:
    with pytest.raises(ScenarioError) as caught:
        load_cases(write(folder, text))
    return [(problem.line, problem.field, problem.message) for problem in caught.value.problems]


def cases_of(folder: Path, text: str = HEAD + TABLE) -> tuple[Scenario, ...]:
    return load_cases(write(folder, text))


class TestEachRow:
    def test_is_a_scenario_of_its_own(self, tmp_path: Path) -> None:
        ids = [case.id for case in cases_of(tmp_path)]

        assert ids == ["preferans/score/every-eight#10-0-0", "preferans/score/every-eight#9-1-0"]

    def test_is_what_it_would_be_in_a_file_of_its_own(self, tmp_path: Path) -> None:
        alone = HEAD.replace("pool: {", "pool: {A: 60, ").replace(
            "[R, whist]]\n", "[R, whist]]\n  tricks: {A: 9, V: 1, R: 0}\n"
        )
        single = load(write(tmp_path, alone + "    hill: {A: 0, V: 0, R: 0}\n", "one-trick"))
        _, case = cases_of(tmp_path)
        names = {"id": single.id, "title": single.title}

        assert canonical(single) == canonical(case) | names

    def test_says_in_its_title_what_is_its_own(self, tmp_path: Path) -> None:
        case = cases_of(tmp_path)[0]

        assert case.title == "Two whisters of an eight (A 10, V 0, R 0)."
        assert title_of(case.title) == "Two whisters of an eight."

    def test_is_found_at_its_line(self, tmp_path: Path) -> None:
        assert [case.expect[0].line for case in cases_of(tmp_path)] == [ROW, ROW + 1]

    def test_holds_under_every_value_of_the_options(self, tmp_path: Path) -> None:
        table = TABLE.replace("cases:\n", "cases:\n  options: {pv.responsibility: [personal, joint_capped]}\n")
        first, second, *others = cases_of(tmp_path, HEAD + table)

        assert (first.id, first.options) == (
            "preferans/score/every-eight#10-0-0-personal",
            {"pv.responsibility": "personal"},
        )
        assert second.options == {"pv.responsibility": "joint_capped"}
        assert second.title.endswith("(A 10, V 0, R 0, joint_capped).")
        assert len(others) == 2

    def test_shares_the_options_of_the_file(self, tmp_path: Path) -> None:
        head = HEAD.replace("standing:", "options: {pv.scale: '1'}\nstanding:")
        table = TABLE.replace("cases:\n", "cases:\n  options: {pv.responsibility: [personal]}\n")

        assert {"pv.scale": "1", "pv.responsibility": "personal"} == cases_of(tmp_path, head + table)[0].options


class TestFile:
    def test_with_a_table_and_its_cases_are_valid(self, tmp_path: Path) -> None:
        written: Any = json.loads(json.dumps(yaml.safe_load(HEAD + TABLE)))

        assert list(validator("scenario-1").iter_errors(written)) == []
        for case in cases_of(tmp_path):
            assert list(validator("corpus-1").iter_errors(canonical(case))) == []

    def test_with_a_table_is_no_single_scenario(self, tmp_path: Path) -> None:
        with pytest.raises(ScenarioError, match="a table of cases; load it with load_cases"):
            load(write(tmp_path, HEAD + TABLE))

    def test_without_a_table_is_its_only_case(self, tmp_path: Path) -> None:
        path = write(tmp_path, HEAD.replace("{V: 0, R: 0}", "{A: 0, V: 0, R: 0}"))

        assert (load(path),) == load_cases(path)

    def test_is_named_by_each_case(self, tmp_path: Path) -> None:
        assert {file_of(case.id) for case in cases_of(tmp_path)} == {"preferans/score/every-eight"}
        assert file_of("preferans/score/another") == "preferans/score/another"


class TestRefused:
    def test_whatever_all_share_is_refused_once(self, tmp_path: Path) -> None:
        text = HEAD.replace("dealer: R", "dealer: K") + TABLE

        assert problems_of(tmp_path, text) == [(11, "setup.dealer", "no player is called 'K'")]

    def test_value_is_refused_where_it_stands(self, tmp_path: Path) -> None:
        text = HEAD + TABLE.replace("[9, 1, 0, 60,", "[9, 1, 0, much,")

        assert problems_of(tmp_path, text) == [(ROW + 1, "expect[0].pool.A", "'much' is no number")]

    @pytest.mark.parametrize(
        ("old", "new", "line", "field", "message"),
        [
            ("- [9, 1, 0,", "- [10, 0, 0,", ROW + 1, "cases.rows[1][0]", "the case 10-0-0 stands twice"),
            ("- [9, 1, 0, 60,", "- [9, 1, 0,", ROW + 1, "cases.rows[1]", "6 values"),
            ("- [9, 1, 0,", "- [9, 1, '',", ROW + 1, "cases.rows[1][0]", "the case is called '9-1-'"),
            (
                "expect.pool.A",
                "expect.pool.V",
                ROW - 2,
                "cases.columns[3]",
                "expect.pool.V stands outside the table too",
            ),
            ("expect.pool.A", "expect.hill", ROW - 2, "cases.columns[4]", "expect.hill.A is in another column"),
            ("expect.pool.A", "title", ROW - 2, "cases.columns[3]", "'title' is not a field of setup or expect"),
            ("  rows:", "  row:", ROW - 2, "cases.rows", "this field is missing"),
            (
                "cases:\n",
                "cases:\n  options: {pv.scale: []}\n",
                ROW - 2,
                "cases.options.pv.scale",
                "no value stands here",
            ),
        ],
    )
    def test_wrong_table(self, tmp_path: Path, old: str, new: str, line: int, field: str, message: str) -> None:
        assert (line, field, message) in problems_of(tmp_path, HEAD + TABLE.replace(old, new))

    def test_table_without_rows(self, tmp_path: Path) -> None:
        table = TABLE[: TABLE.index("    - [")].replace("rows:", "rows: []")

        assert problems_of(tmp_path, HEAD + table) == [(ROW - 1, "cases.rows", "0 cases")]

    def test_option_that_stands_in_the_file(self, tmp_path: Path) -> None:
        text = HEAD.replace("standing:", "options: {pv.scale: '1'}\nstanding:")
        table = TABLE.replace("cases:\n", "cases:\n  options: {pv.scale: ['1', '10']}\n")

        assert [(ROW - 1, "cases.options.pv.scale", "pv.scale stands outside the table too")] == problems_of(
            tmp_path, text + table
        )

    def test_table_of_another_kind(self, tmp_path: Path) -> None:
        text = (HEAD + TABLE).replace("kind: settle", "kind: session")

        assert (ROW - 3, "cases", "'cases' is no field here") in problems_of(tmp_path, text)

    def test_file_without_a_setup(self, tmp_path: Path) -> None:
        start, end = HEAD.index("setup:"), HEAD.index("expect:")

        assert problems_of(tmp_path, HEAD[:start] + HEAD[end:] + TABLE) == [
            (1, "setup", "this field is missing"),
            (12, "expect[0].pool", "nothing is said of A"),
        ]


class TestLoadAll:
    @pytest.fixture
    def root(self, tmp_path: Path) -> Path:
        write(tmp_path, HEAD + TABLE)
        write(tmp_path, HEAD.replace("{V: 0, R: 0}", "{A: 0, V: 0, R: 0}"), "another")
        return tmp_path / "scenarios"

    @pytest.mark.parametrize(
        ("pattern", "ids"),
        [
            ("preferans/score/every-eight", ["every-eight#10-0-0", "every-eight#9-1-0"]),
            ("preferans/score/every-eight#9-1-0", ["every-eight#9-1-0"]),
            ("preferans/score/every-*#10-*", ["every-eight#10-0-0"]),
            ("preferans/score/another", ["another"]),
        ],
    )
    def test_pattern_chooses_among_cases(self, root: Path, pattern: str, ids: list[str]) -> None:
        assert [case.id.removeprefix("preferans/score/") for case in load_all(root, [pattern])] == ids

    def test_without_a_pattern_everything_is_loaded(self, root: Path) -> None:
        assert [case.id.rpartition("/")[2] for case in load_all(root)] == [
            "another",
            "every-eight#10-0-0",
            "every-eight#9-1-0",
        ]

    def test_case_that_is_meant_twice_is_loaded_once(self, root: Path) -> None:
        assert len(load_all(root, ["preferans/score/every-eight#9-1-0", "preferans/score/every-eight"])) == 2

    @pytest.mark.parametrize("pattern", ["preferans/score/every-eight#3-3-3", "preferans/score/another#9-1-0"])
    def test_case_that_is_not_there(self, root: Path, pattern: str) -> None:
        with pytest.raises(NothingFound, match="there is no case"):
            load_all(root, [pattern])

    def test_problems_of_all_files_come_together(self, root: Path) -> None:
        for path in root.glob("**/*.yaml"):
            path.write_text(path.read_text(encoding="utf-8").replace("dealer: R", "dealer: K"), encoding="utf-8")
        with pytest.raises(ScenarioError) as caught:
            load_all(root)

        assert len(caught.value.problems) == 2
