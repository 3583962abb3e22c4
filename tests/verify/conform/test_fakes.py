"""Programs with a vice: each is found out, and what was asked before and after it is kept."""

import sys
import time
from pathlib import Path

import psutil
import pytest

from hoyle_verify.conform.process import CannotStart
from hoyle_verify.conform.reply import NoHello
from tests.verify.conform.fakes.wrong_values import VALUES
from tests.verify.conform.support import AFTER, BEFORE, FAST, REFERENCE, SETTLED, details, fake, lives, outcomes, run


def only_settled(outcome: str) -> dict[str, set[str]]:
    """What a run comes to in which the vice shows at the finished deal alone."""
    return {BEFORE: {"pass"}, SETTLED: {outcome}, AFTER: {"pass"}}


class TestVices:
    def test_honest_program_passes(self) -> None:
        log = run(REFERENCE)

        assert only_settled("pass") == outcomes(log)

    @pytest.mark.parametrize(
        ("name", "outcome", "detail"),
        [
            ("silent", "timeout", "no answer within 0.4 s"),
            ("slow", "timeout", "no answer within 0.4 s"),
            ("crashing", "crash", "the program ended with exit code 3"),
            ("flooding_stdout", "protocol", "the answer has the id '0'"),
            ("endless_line", "protocol", "a line that is longer than the protocol allows"),
            ("not_utf8", "protocol", "utf-8: "),
            ("not_json", "protocol", "json: "),
            ("wrong_id", "protocol", "the answer has the id 'mine'"),
            ("closing_stdout", "protocol", "the program closed its standard output"),
            ("declining", "skip", "skipped: not today"),
            ("erring", "error", "error: no idea"),
        ],
    )
    def test_outcome_is_told_apart(self, name: str, outcome: str, detail: str) -> None:
        log = run(fake(name), scale=FAST)

        assert only_settled(outcome) == outcomes(log)
        assert details(log)[0].startswith(detail)
        assert not log.missing

    @pytest.mark.parametrize("value", VALUES)
    def test_value_that_no_answer_may_have_is_a_breach_of_protocol(self, value: str) -> None:
        log = run(fake("wrong_values", value))

        assert only_settled("protocol") == outcomes(log)

    def test_noise_on_standard_error_is_no_fault(self) -> None:
        log = run(fake("flooding_stderr"), scale=5)

        assert only_settled("pass") == outcomes(log)

    def test_crash_shows_what_was_written_to_standard_error(self) -> None:
        log = run(fake("crashing"))

        assert ["cannot divide by the widow\n"] == [result.stderr for result in log.results if result.stderr]

    def test_crash_that_does_not_come_again_is_flaky(self, tmp_path: Path) -> None:
        log = run(fake("crashing_at_first", str(tmp_path / "memory")))

        assert only_settled("flaky") == outcomes(log)
        assert ["the program was ended by SIGKILL; in a fresh process it came to pass"] == details(log)

    def test_program_that_leaves_after_each_answer_is_flaky_throughout(self) -> None:
        log = run(fake("leaving_after_each_answer"), [BEFORE])

        assert "flaky" in outcomes(log)[BEFORE]
        assert not log.missing


class TestOrder:
    def test_second_answer_to_a_question_is_noticed_with_the_next_or_at_the_end(self) -> None:
        log = run(fake("answering_twice"), [SETTLED, SETTLED])
        alone = run(fake("answering_twice"), [SETTLED])

        assert ["pass", "protocol"] == [result.outcome for result in log.results]
        assert details(log)[0].endswith("twice")
        assert alone.footer is not None
        assert len(alone.footer.strays) == 1
        assert alone.footer.strays[0].endswith("twice")

    def test_answer_before_the_question_is_no_answer(self) -> None:
        with pytest.raises(NoHello) as caught:
            run(fake("answering_before_asked"))

        assert "protocol" == caught.value.reply.fault

    def test_closed_input_is_told_from_a_crash(self) -> None:
        log = run(fake("closing_stdin"), [SETTLED, AFTER], scale=FAST)

        assert {"pass"} == outcomes(log)[SETTLED]
        assert "the program closed its standard input" in details(log)
        assert not log.missing


class TestRefusals:
    def test_program_that_accepts_everything_fails_every_refusal(self) -> None:
        log = run(fake("accepting_everything"), [BEFORE])

        assert {"pass", "fail"} == outcomes(log)[BEFORE]
        assert all("-not-" in result.case for result in log.results if result.outcome == "fail")

    def test_program_that_refuses_everything_passes_no_refusal(self) -> None:
        log = run(fake("refusing_everything"), [BEFORE])

        assert {"fail"} == {result.outcome for result in log.results if "-not-" in result.case}

    def test_refusal_at_another_position_does_not_pass(self) -> None:
        log = run(fake("refusing_too_early"), [BEFORE])

        assert {"fail"} == {result.outcome for result in log.results if "-not-" in result.case}


class TestHello:
    @pytest.mark.parametrize(
        ("name", "fault"),
        [("crashing_at_hello", "crash"), ("silent_at_hello", "timeout"), ("speaking_another_version", "protocol")],
    )
    def test_program_that_does_not_say_what_it_can_do_ends_the_run(self, name: str, fault: str) -> None:
        with pytest.raises(NoHello) as caught:
            run(fake(name), scale=0.1)

        assert fault == caught.value.reply.fault

    def test_message_shows_the_standard_error(self) -> None:
        with pytest.raises(NoHello, match="where is my deck of cards"):
            run(fake("crashing_at_hello"))

    def test_command_that_is_none_is_refused(self) -> None:
        with pytest.raises(CannotStart) as caught:
            run(["no-such-program"])

        assert "no such program" == caught.value.reason

    def test_file_that_cannot_be_run_is_refused(self, tmp_path: Path) -> None:
        broken = tmp_path / "broken"
        broken.write_bytes(b"\x7fELF and nothing more")
        broken.chmod(0o755)

        with pytest.raises(CannotStart):
            run([str(broken)])


class TestProcesses:
    @pytest.mark.skipif(sys.platform != "linux", reason="elsewhere such a child is not found")
    def test_child_that_left_the_session_is_ended(self, tmp_path: Path) -> None:
        remembered = tmp_path / "pid"

        log = run(fake("leaving_children", str(remembered)))

        assert only_settled("pass") == outcomes(log)
        assert log.footer is not None
        assert 1 == log.footer.left
        assert not lives(int(remembered.read_text()))

    def test_program_that_heeds_no_signal_is_ended(self) -> None:
        log = run(fake("stubborn"), [SETTLED])

        assert {SETTLED: {"pass"}} == outcomes(log)
        assert [] == [each for each in psutil.process_iter(["cmdline"]) if "stubborn" in str(each.info["cmdline"])]

    @pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is no guard")
    def test_program_that_kills_its_guard_is_ended(self, tmp_path: Path) -> None:
        remembered = tmp_path / "pid"

        log = run(fake("killing_its_guard", str(remembered)), scale=FAST)

        assert only_settled("timeout") == outcomes(log)
        assert not lives(int(remembered.read_text()))

    def test_ten_restarts_in_a_row_end_the_run_and_keep_what_was_found(self) -> None:
        log = run(fake("crashing"), [BEFORE, *[SETTLED] * 8])

        assert "the program was restarted 10 times in a row; the last time: crash" in log.missing
        assert {"pass"} == outcomes(log)[BEFORE]
        assert {"crash"} == outcomes(log)[SETTLED]

    def test_silence_costs_no_more_than_its_limit(self) -> None:
        started = time.monotonic()
        run(fake("silent"), [SETTLED], scale=FAST)

        assert time.monotonic() - started < 8


class TestPermutation:
    def test_answer_that_was_learnt_passes_only_as_written(self) -> None:
        answer = '{"at":"end","payments":[-150,300,-150],"result":"made"}'
        log = run(fake("learnt_by_heart", answer), [SETTLED], permute=True)

        assert ["pass", "fail"] == [result.outcome for result in log.results]
