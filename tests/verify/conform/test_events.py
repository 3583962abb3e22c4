"""The log of a run: what is written is read, and what is cut off is not taken for whole."""

import io
from pathlib import Path

import pytest

from hoyle_verify.conform.events import Log, UnreadableLog, read, write
from hoyle_verify.conform.reports.events import events
from tests.verify.conform.logs import every_outcome, log


def saved(folder: Path, text: str) -> Path:
    path = folder / "run.jsonl"
    path.write_text(text, encoding="utf-8")
    return path


class TestRead:
    def test_what_was_written_is_read(self, tmp_path: Path) -> None:
        written = every_outcome()

        assert written == read(saved(tmp_path, events(written)))

    def test_written_event_is_one_line(self) -> None:
        stream = io.BytesIO()
        write(stream, log(("a@1", "pass")).header)

        assert 1 == stream.getvalue().count(b"\n")

    def test_log_without_footer_is_incomplete(self, tmp_path: Path) -> None:
        found = read(saved(tmp_path, events(log(("a@1", "pass"), cut=True))))

        assert "the log has no footer: the run ended before its end" == found.missing

    def test_line_that_was_cut_off_is_left_out(self, tmp_path: Path) -> None:
        text = events(log(("a@1", "pass"), ("b@1", "pass")))
        found = read(saved(tmp_path, text[: text.index('"b@1","outcome"')]))

        assert ["a@1"] == [each.case for each in found.results]
        assert found.footer is None

    def test_results_that_are_missing_make_it_incomplete(self) -> None:
        whole = log(("a@1", "pass"), ("b@1", "pass"))

        assert "1 of 2 cases have no result" == Log(whole.header, whole.cases, whole.results[:1], whole.footer).missing

    def test_interrupted_run_says_so(self) -> None:
        assert "interrupted" == log(("a@1", "pass"), complete=False).missing

    @pytest.mark.parametrize(
        ("text", "line"),
        [
            ("", 1),
            ("{}\n", 1),
            ('{"event":"footer","complete":true,"counts":{},"seconds":1}\n', 1),
            ("nothing\nat all\n", 1),
            (events(log(("a@1", "pass"))) + '{"event":"dessert"}\n', 5),
            (events(log(("a@1", "pass"))).replace('"log":1', '"log":2'), 1),
            (events(log(("a@1", "pass"))).replace('"outcome":"pass"', '"outcome":"nearly"'), 3),
        ],
    )
    def test_what_is_no_log_is_refused_with_its_line(self, tmp_path: Path, text: str, line: int) -> None:
        with pytest.raises(UnreadableLog) as caught:
            read(saved(tmp_path, text))

        assert line == caught.value.line

    def test_missing_file_is_refused(self, tmp_path: Path) -> None:
        with pytest.raises(UnreadableLog, match="No such file"):
            read(tmp_path / "nowhere.jsonl")
