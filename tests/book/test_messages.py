"""The messages shown on the page about checking an engine are real ones, and the answers are right."""

import re
from typing import Any, Final

import msgspec
import pytest

import hoyle
from hoyle_verify.hap.messages import decode_request, decode_response
from hoyle_verify.hap.requests import Replay
from tests.book.conftest import DOCS

_PAGE: Final = (DOCS / "checking-an-engine.md").read_text("utf-8")


def _messages(arrow: str) -> list[bytes]:
    """Give the messages in one direction, each on one line as it would be sent."""
    found = re.findall(rf"^{arrow} (.+\n(?:    .+\n)*)", _PAGE, re.MULTILINE)
    return [re.sub(r"\n\s*", "", message).encode() for message in found]


def _replay() -> tuple[Replay, hoyle.Game[Any], dict[str, Any]]:
    request = decode_request(_messages("->")[1])
    assert isinstance(request, Replay)

    setup: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(request.setup))
    return request, hoyle.game(request.game, request.ruleset), setup


def test_every_message_keeps_to_the_protocol() -> None:
    requests, responses = _messages("->"), _messages("<-")

    assert ["hello", "replay"] == [type(decode_request(line)).__name__.lower() for line in requests]
    assert ["0", "7", "8"] == [
        decode_response(line, op).id for line, op in zip(responses, ("hello", "replay", "replay"), strict=True)
    ]


def test_answer_is_the_engines() -> None:
    request, game, setup = _replay()
    (shown,) = msgspec.json.decode(_messages("<-")[1])["ok"]["obs"]
    facts = game.facts(game.replay(setup, list(request.actions))[-1])

    assert shown == {"at": len(request.actions), "actor": facts["actor"], "legal": facts["legal"]}


def test_rejection_is_the_engines() -> None:
    request, game, setup = _replay()
    rejected = msgspec.json.decode(_messages("<-")[2])["rejected"]
    state = game.replay(setup, list(request.actions[: rejected["at"]]))[-1]
    with pytest.raises(hoyle.IllegalAction) as refused:
        game.apply(state, "1 bid:solo")

    assert rejected["clause"] == refused.value.clause
