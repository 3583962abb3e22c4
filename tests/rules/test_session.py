"""A session hands everything on to the rules of its game, with the ruleset."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from hoyle import games
from hoyle.errors import UnknownName
from hoyle.ruleset import Rulebook, Ruleset
from hoyle.session import Session


class _Echo:
    """Answers with the question."""

    rulebook = Rulebook("echo", {}, ("as-printed",), ())

    def draw(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> dict[str, Any]:
        return {"draw": setup, "by": ruleset.id}

    def deal(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> list[dict[str, Any]]:
        return [{"deal": setup, "by": ruleset.id}]

    def open(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> Any:
        return {"open": setup, "by": ruleset.id}

    def enter(self, ruleset: Ruleset, sheet: Any, state: Any) -> Any:
        return {"enter": (sheet, state), "by": ruleset.id}

    def facts(self, ruleset: Ruleset, sheet: Any) -> dict[str, Any]:
        return {"facts": sheet, "by": ruleset.id}


class TestSession:
    session = Session(_Echo(), _Echo.rulebook.ruleset())

    @pytest.mark.parametrize(
        ("ask", "expected"),
        [
            (lambda session: session.draw({"a": 1}), {"draw": {"a": 1}, "by": "as-printed"}),
            (lambda session: session.deal({"a": 1}), [{"deal": {"a": 1}, "by": "as-printed"}]),
            (lambda session: session.open({"a": 1}), {"open": {"a": 1}, "by": "as-printed"}),
            (lambda session: session.enter("sheet", "state"), {"enter": ("sheet", "state"), "by": "as-printed"}),
            (lambda session: session.facts("sheet"), {"facts": "sheet", "by": "as-printed"}),
        ],
        ids=["draw", "deal", "open", "enter", "facts"],
    )
    def test_question_is_handed_on(self, ask: Callable[[Session], Any], expected: Any) -> None:
        assert expected == ask(self.session)


class TestSessionByName:
    def test_ruleset_and_options_are_passed_on(self) -> None:
        ruleset = games.session("solo-whist", "customary", {"sw.nullo_fail": "none"}).ruleset

        assert ("customary", "none") == (ruleset.id, ruleset.options["sw.nullo_fail"])

    def test_unknown_game_is_refused(self) -> None:
        with pytest.raises(UnknownName) as refusal:
            games.session("solo-wist")

        assert ("game", "solo-wist") == (refusal.value.kind, refusal.value.name)
