"""Known failures: those that are there must still fail, and those that are not are told."""

from pathlib import Path

import pytest

from hoyle_verify.conform.baseline import BadBaseline, Known, judged_by, read_baseline
from hoyle_verify.conform.verdict import OUTCOMES, Outcome, Verdict

CASES = ("solo-whist/play/a@1", "solo-whist/play/b@1", "preferans/score/table#six[1]@end")


def baseline(folder: Path, text: str) -> tuple[Known, ...]:
    path = folder / "known.toml"
    path.write_text(text, encoding="utf-8")
    return read_baseline(path, CASES)


class TestRead:
    def test_entry_is_a_failure_unless_it_says_otherwise(self, tmp_path: Path) -> None:
        assert (Known(case="solo-whist/*", outcome="fail", reason="soon"),) == baseline(
            tmp_path, '[[known]]\ncase = "solo-whist/*"\nreason = "soon"\n'
        )

    def test_brackets_in_an_id_are_no_pattern(self, tmp_path: Path) -> None:
        assert 1 == len(baseline(tmp_path, '[[known]]\ncase = "preferans/score/table#six[1]@end"\n'))

    def test_all_reasons_are_given(self, tmp_path: Path) -> None:
        with pytest.raises(BadBaseline) as caught:
            baseline(tmp_path, '[[known]]\ncase = "six-bid/*"\n[[known]]\ncase = "solo-whist/*"\noutcome = "pass"\n')

        assert 2 == len(caught.value.reasons)

    @pytest.mark.parametrize(
        "text",
        ["known = 3", "[[known]]\n", '[[known]]\ncase = "x"\nmood = "bad"\n', "[[known", '[[known]]\ncase = "\xff'],
    )
    def test_what_is_no_baseline_is_refused(self, tmp_path: Path, text: str) -> None:
        with pytest.raises(BadBaseline):
            baseline(tmp_path, text)

    def test_missing_file_is_refused(self, tmp_path: Path) -> None:
        with pytest.raises(BadBaseline, match="No such file"):
            read_baseline(tmp_path / "nowhere.toml", CASES)


class TestJudged:
    @pytest.mark.parametrize(
        ("outcome", "expected"),
        [
            ("fail", "expected-fail"),
            ("pass", "unexpected-pass"),
            ("crash", "crash"),
            ("not-applicable", "not-applicable"),
        ],
    )
    def test_known_failure_must_still_fail_in_its_own_way(self, outcome: Outcome, expected: Outcome) -> None:
        known = [Known(case=CASES[0])]

        assert expected == judged_by(known, CASES[0], Verdict(outcome)).outcome

    @pytest.mark.parametrize("outcome", OUTCOMES)
    def test_other_cases_are_left_alone(self, outcome: Outcome) -> None:
        assert Verdict(outcome) == judged_by([Known(case=CASES[0])], CASES[1], Verdict(outcome))

    def test_reason_is_told(self) -> None:
        known = [Known(case="*", reason="soon", issue="https://example.org/7")]

        assert "soon; https://example.org/7; at 1" == judged_by(known, CASES[0], Verdict("fail", "at 1")).detail
