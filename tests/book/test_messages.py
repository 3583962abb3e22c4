"""The messages shown on the page about checking an engine are real ones, and the answers are right."""

import re
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import hoyle
from hoyle_verify.cli.main import VERBS
from hoyle_verify.export.corpus import export_files
from hoyle_verify.hap.messages import decode_request, decode_response, encode
from hoyle_verify.hap.requests import Replay
from hoyle_verify.judge.run import load_all
from hoyle_verify.schemas import schema
from hoyle_verify.serve.reference import answer
from tests.book.conftest import DOCS, ROOT, page_of

_PAGE: Final = (DOCS / "checking-an-engine.md").read_text("utf-8")


def _messages(arrow: str) -> list[bytes]:
    """Give the messages in one direction, each on one line as it would be sent."""
    found = re.findall(rf"^{arrow} (.+\n(?:    .+\n)*)", _PAGE, re.MULTILINE)
    return [re.sub(r"\n\s*", "", message).encode() for message in found]


_OPERATIONS: Final = {"0": "hello", "7": "replay", "8": "replay", "9": "view", "10": "explain", "11": "count"}
"""By id, what each of the answers on the page is an answer to."""


def _message(arrow: str, id: str) -> bytes:
    """Give the message in one direction that has an id."""
    return next(line for line in _messages(arrow) if msgspec.json.decode(line)["id"] == id)


def _replay() -> tuple[Replay, hoyle.Game[Any], dict[str, Any]]:
    request = decode_request(_message("->", "7"))
    assert isinstance(request, Replay)

    setup: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(request.setup))
    return request, hoyle.game(request.game, request.ruleset), setup


def test_every_message_keeps_to_the_protocol() -> None:
    answers = zip(_messages("<-"), _OPERATIONS.values(), strict=True)

    assert [id for id in _OPERATIONS if id != "8"] == [decode_request(line).id for line in _messages("->")]
    assert list(_OPERATIONS) == [decode_response(line, op).id for line, op in answers]


def test_answer_is_the_engines() -> None:
    request, game, setup = _replay()
    (shown,) = msgspec.json.decode(_message("<-", "7"))["ok"]["obs"]
    facts = game.facts(game.replay(setup, list(request.actions))[-1])

    assert shown == {"at": len(request.actions), "actor": facts["actor"], "legal": facts["legal"]}


def test_rejection_is_the_engines() -> None:
    request, game, setup = _replay()
    rejected = msgspec.json.decode(_message("<-", "8"))["rejected"]
    state = game.replay(setup, list(request.actions[: rejected["at"]]))[-1]
    with pytest.raises(hoyle.IllegalAction) as refused:
        game.apply(state, "1 bid:solo")

    assert rejected["clause"] == refused.value.clause


@pytest.mark.parametrize("id", ["9", "10", "11"], ids=["view", "explain", "count"])
def test_other_answers_are_those_that_serve_gives(id: str) -> None:
    given = msgspec.json.decode(encode(answer(decode_request(_message("->", id)))))
    shown = msgspec.json.decode(_message("<-", id))
    if "statement" in given["ok"]:
        # The book states a rule in one place only, and that is not here.
        given["ok"]["statement"] = "…"

    assert shown == given


def test_fields_of_a_position_are_those_of_the_schema() -> None:
    position = schema("vectors-1")["properties"]["positions"]["items"]

    assert list(position["properties"]) == _first_column("field")


def test_files_are_those_of_an_export() -> None:
    files = export_files(load_all(["solo-whist/whole"]))
    named = _first_column("file")
    plain = {name for name in files if not name.endswith(".schema.json")}

    assert plain | {"*.schema.json"} == set(named)


def test_verbs_exist() -> None:
    named = set(re.findall(r"^\$ hoyle (\w+)", _PAGE, re.MULTILINE))

    assert {"check", "export", "fuzz", "identify", "init", "serve"} == named
    assert named <= set(VERBS)


def test_code_is_taken_from_the_readme(html: Path) -> None:
    (code,) = page_of(html, "checking-an-engine").select("div.highlight-python pre")

    assert code.get_text() in (ROOT / "README.md").read_text("utf-8")
    assert "vectors.jsonl" in code.get_text()


def _first_column(heading: str) -> list[str]:
    """Give the code words in the first column of the table with this heading."""
    rows = _PAGE.split(f"| {heading} |", 1)[1].split("\n\n", 1)[0]
    return re.findall(r"^\| `([^`]+)`", rows, re.MULTILINE)
