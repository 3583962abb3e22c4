"""Counts as they are written: what is read, and which answers contradict themselves."""

from pathlib import Path

import pytest

from hoyle_verify.hap.objects import plain
from hoyle_verify.scenario import ScenarioError, canonical, load
from hoyle_verify.scenario.canonical import to_count
from hoyle_verify.schemas import validator
from tests.verify.scenario.known import HERE

HEAD = (HERE / "scenarios" / "six-bid" / "counts" / "two-cards-each.yaml").read_text("utf-8").partition("answer:")[0]
ENDS = [{"lines": 6, "tricks": [2, 0, 0]}, {"lines": 2, "tricks": [1, 1, 0]}]
WHOLE = """answer:
  actor: A
  lines: 8
  results: {made: 6, made failed passed: 2}
  ends:
    - {lines: 6, tricks: {A: 2, V: 0, R: 0}}
    - {lines: 2, tricks: {A: 1, V: 1, R: 0}}
  moves: {"play:AS": {lines: 3}, "play:KS": {lines: 5, results: {made: 5}}}
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "mine.yaml"
    path.write_text(HEAD + text, encoding="utf-8")
    return path


def problems(folder: Path, text: str) -> list[tuple[str, str]]:
    with pytest.raises(ScenarioError) as refusal:
        load(written(folder, text))
    return [(problem.field, problem.remedy) for problem in refusal.value.problems]


class TestReading:
    def test_every_part_of_an_answer_is_exported(self, tmp_path: Path) -> None:
        answer = canonical(load(written(tmp_path, WHOLE)))["answer"]

        assert (0, 8, ENDS) == (answer["actor"], answer["lines"], answer["ends"])

    def test_exported_count_is_valid(self, tmp_path: Path) -> None:
        line = canonical(load(written(tmp_path, f"until: 6\n{WHOLE}"))) | {"id": "six-bid/counts/mine"}

        assert list(validator("corpus-1").iter_errors(line)) == []

    def test_request_asks_for_what_the_answer_tells(self, tmp_path: Path) -> None:
        request = plain(to_count(load(written(tmp_path, f"until: play\n{WHOLE}"))))

        assert ("play", ["tricks"]) == (request["until"], request["want"])

    @pytest.mark.parametrize("until", ["contract", "play", "1", "100"])
    def test_lines_may_end_before_the_deal(self, tmp_path: Path, until: str) -> None:
        loaded = load(written(tmp_path, f"until: {until}\n{WHOLE.replace('made: 6', 'made: 1')}"))

        assert until == str(loaded.until)

    def test_rights_are_asked_for_and_their_lines_belong_to_no_move(self, tmp_path: Path) -> None:
        loaded = load(written(tmp_path, f"until: 6\nrights: true\n{WHOLE.replace('lines: 3}', 'lines: 2}')}"))

        assert to_count(loaded).rights is True
        assert canonical(loaded)["rights"] is True
        assert list(validator("corpus-1").iter_errors(canonical(loaded) | {"id": "six-bid/counts/mine"})) == []

    def test_rights_are_not_spoken_of_where_they_are_not_counted(self, tmp_path: Path) -> None:
        assert "rights" not in plain(to_count(load(written(tmp_path, WHOLE))))


class TestRefusals:
    @pytest.mark.parametrize(
        ("old", "new", "expected"),
        [
            ("made: 6", "made: 5", ("answer.results", "let the results add up to 8")),
            ("{lines: 3}", "{lines: 4}", ("answer.moves", "let the moves add up to 8")),
            ("{lines: 2, tricks", "{lines: 3, tricks", ("answer.ends", "let the entries add up to 8")),
            ("A: 1, V: 1", "A: 2, V: 0", ("answer.ends[1]", "write them once, with all their lines")),
            ("A: 1, V: 1, R: 0}", "A: 1, V: 1, R: 0}, over: true", ("answer.ends[1]", "give tricks in each")),
            (
                "made: 6",
                "Made: 6",
                ("answer.results.Made", "write one such as made, or one for each player with blanks"),
            ),
        ],
    )
    def test_answer_that_contradicts_itself(
        self, tmp_path: Path, old: str, new: str, expected: tuple[str, str]
    ) -> None:
        assert expected in problems(tmp_path, WHOLE.replace(old, new))

    @pytest.mark.parametrize("until", ["end", "0", "101"])
    def test_line_that_ends_nowhere(self, tmp_path: Path, until: str) -> None:
        assert ["until"] == [field for field, _ in problems(tmp_path, f"until: {until}\n{WHOLE}")]

    @pytest.mark.parametrize("until", ["", "until: play\n"])
    def test_rights_without_an_end(self, tmp_path: Path, until: str) -> None:
        expected = ("rights", "write 'until' with a number of actions")

        assert expected in problems(tmp_path, f"{until}rights: true\n{WHOLE}")
