"""Asking a program: what comes back, and when it is started again."""

from pathlib import Path

import pytest

from hoyle_verify.conform.client import Adapter
from hoyle_verify.conform.reply import Reply
from hoyle_verify.hap.requests import Settle
from hoyle_verify.scenario.canonical import to_request
from tests.verify.conform.support import BEFORE, FAST, REFERENCE, SETTLED, fake, scenario

REPLAY, SETTLE = to_request(scenario(BEFORE)), to_request(scenario(SETTLED))


class TestAnswers:
    def test_program_says_what_it_claims(self) -> None:
        with Adapter(REFERENCE) as program:
            assert "hoyle" == program.hello().name

    def test_request_is_answered(self) -> None:
        with Adapter(REFERENCE) as program:
            replies = program.ask(SETTLE), program.ask(REPLAY)

        assert [None, None] == [reply.fault for reply in replies]
        assert all(reply.ok is not None for reply in replies)
        assert (0, [], 0) == (program.restarts, program.strays, program.left)

    def test_request_can_be_put_by_its_fields(self) -> None:
        with Adapter(REFERENCE) as program:
            reply = program.request(Settle, game=SETTLE.game, setup=SETTLE.setup, ask=SETTLE.ask)

        assert reply.ok is not None

    def test_no_two_requests_have_one_id(self) -> None:
        with Adapter(REFERENCE) as program:
            replies = [program.ask(SETTLE) for _ in range(3)]

        assert 3 == len({reply.response.id for reply in replies if reply.response is not None})

    def test_program_can_be_asked_again_after_it_was_closed(self) -> None:
        with Adapter(REFERENCE) as program:
            program.ask(SETTLE)
            program.close()

            assert program.ask(SETTLE).ok is not None
        assert 1 == program.restarts


class TestFaults:
    def test_program_is_started_again_after_a_fault(self) -> None:
        with Adapter(fake("silent"), scale=FAST) as program:
            faults = [program.ask(request).fault for request in (SETTLE, REPLAY, SETTLE)]

        assert ["timeout", None, "timeout"] == faults
        assert 1 == program.restarts

    def test_crash_is_tried_once_more(self, tmp_path: Path) -> None:
        with Adapter(fake("crashing_at_first", str(tmp_path / "memory"))) as program:
            reply = program.ask(SETTLE)

        assert (None, "the program was ended by SIGKILL") == (reply.fault, reply.earlier)

    def test_proper_answer_ends_a_row_of_restarts(self) -> None:
        with Adapter(fake("crashing")) as program:
            for _ in range(4):
                program.ask(SETTLE)
                program.ask(REPLAY)

            assert "crash" == program.ask(SETTLE).fault

    def test_other_claims_after_a_restart_are_a_breach_of_protocol(self, tmp_path: Path) -> None:
        with Adapter(fake("changing_its_claims", str(tmp_path / "memory"))) as program:
            program.hello()
            reply = program.ask(SETTLE)

        assert ("protocol", "after a restart it claims something else") == (reply.fault, reply.detail)


class TestReply:
    @pytest.mark.parametrize(
        ("name", "text"), [("declining", "skipped: not today"), ("erring", "error: no idea"), ("silent", "timeout: ")]
    )
    def test_text_says_what_it_is(self, name: str, text: str) -> None:
        with Adapter(fake(name), scale=FAST) as program:
            assert str(program.ask(SETTLE)).startswith(text)

    def test_fault_has_nothing_under_ok(self) -> None:
        assert None is Reply(None, "crash").ok
