"""Every replay of the book, walked by keyboard to its end, comes to the state that the engine comes to."""

from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import msgspec

import hoyle
from hoyle_book.story import plain
from hoyle_verify.scenario import load
from hoyle_verify.serve.reference import options_of
from tests.book import test_browser
from tests.book.conftest import CHAPTERS, SCENARIOS, SHOWN, anchor_of, replay_of
from tests.book.test_browser import Watched

browser, watched = test_browser.browser, test_browser.watched

_SHOWN: Final = """
(id) => {
  const box = document.getElementById(id);
  const n = Number(box.dataset.position);
  return [n, box.data.positions[n].facts, box.querySelector("[role=status]").textContent];
}
"""
"""The position that a replay shows, what its data say of it, and what it says itself."""


def digest(facts: dict[str, Any]) -> str:
    """Give the hash of what is known of a position."""
    return sha256(msgspec.json.encode(facts, order="sorted")).hexdigest()


def end_of(id: str) -> str:
    """Give the hash of the state that the engine comes to in a scenario."""
    scenario = load(SCENARIOS / f"{id}.yaml", root=SCENARIOS)
    game = hoyle.game(scenario.game, scenario.ruleset, options_of(scenario.options))
    states = game.replay(plain(scenario.setup), list(scenario.actions))
    return digest(game.facts(states[-1]))


def astray(edition: Path, watched: Watched, ids: list[str]) -> list[str]:
    """Walk each replay by keyboard, and give those that do not come to the engine's end or do not say so."""
    page, found = watched.page, []
    homes = sorted((replay_of(edition, id)[0], id) for id in ids)
    for home, replays in groupby(homes, key=lambda replay: replay[0]):
        page.goto((edition / f"{home}.html").as_uri())
        for _home, id in replays:
            data = replay_of(edition, id)[1]
            steps, says = len(data["events"]), data["positions"][-1]["says"]
            page.locator(f"hoyle-replay#{anchor_of(id)} [role=group]").focus()
            for _ in range(steps):
                page.keyboard.press("ArrowRight")
            position, facts, said = page.evaluate(_SHOWN, anchor_of(id))
            found += [] if (steps, end_of(id), says) == (position, digest(facts), said) else [id]
    return found


def test_every_replay_ends_by_keyboard_as_in_the_engine(html: Path, watched: Watched) -> None:
    assert SHOWN
    assert [] == astray(html, watched, SHOWN)
    assert [] == watched.faults


def test_russian_replay_ends_by_keyboard_as_in_the_engine(russian: Path, watched: Watched) -> None:
    firsts = [next(id for id in SHOWN if id.startswith(f"{game}/")) for game in CHAPTERS]

    assert [] == astray(russian, watched, firsts)
    assert [] == watched.faults
