"""Judging what happens between the deals: draws, dealing out, and the sheet of a session.

HAP/1 asks for draws only; dealing and sheets are put to the reference engine directly.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec import UNSET

import hoyle
from hoyle import games
from hoyle.session import Session
from hoyle_verify.hap.requests import Draw
from hoyle_verify.judge.judge import Answerer, Difference, as_json, compare, describe
from hoyle_verify.judge.refusal import refused
from hoyle_verify.scenario.model import Answer, Deal, Packet, Scenario
from hoyle_verify.serve.reference import options_of, plain


def judge_draw(scenario: Scenario, ask: Answerer) -> Iterator[Difference]:
    """Compare what the cards drawn decide."""
    assert scenario.setup is not None
    assert isinstance(scenario.answer, Answer)

    response = ask(
        Draw(id="0", game=scenario.game, ruleset=scenario.ruleset, options=scenario.options, setup=scenario.setup)
    )
    if response.ok is UNSET:
        yield Difference(0, "the draw", "the answer", "ok", describe(response))
        return
    got = as_json(response.ok)
    for name, expected in as_json(scenario.answer).items():
        if expected != got.get(name):
            yield Difference(0, "the draw", name, str(expected), str(got.get(name)))


def judge_deal(scenario: Scenario) -> Iterator[Difference]:
    """Compare who holds what after each packet."""
    assert scenario.setup is not None

    try:
        laid = _session(scenario).deal(plain(scenario.setup))
    except hoyle.HoyleError as error:
        yield Difference(0, "the deal", "the pack", "dealt out", str(error))
        return
    for packet in scenario.packets:
        if packet.after >= len(laid):
            yield Difference(0, str(packet.after), "packets", f"at least {packet.after}", str(len(laid) - 1))
        else:
            yield from _compare_packet(packet, laid[packet.after])


def judge_session(scenario: Scenario) -> Iterator[Difference]:
    """Compare the sheet after each deal."""
    session = _session(scenario)
    game = hoyle.game(scenario.game, scenario.ruleset, options_of(scenario.options))
    sheets = []
    try:
        sheets.append(session.open(plain(scenario.deals[0].setup)))
        for deal in scenario.deals:
            sheets.append(session.enter(sheets[-1], last_state(game, deal)))
    except hoyle.IllegalAction as cause:
        reason = f"in deal {len(sheets)}, {refused(scenario.players, cause)}"
        yield Difference(0, "the session", "the deals", "played and entered", reason)
        return
    except hoyle.HoyleError as error:
        yield Difference(0, "the session", "the deals", "played and entered", str(error))
        return
    for checkpoint in scenario.expect:
        place = len(sheets) - 1 if checkpoint.at == "end" else checkpoint.at
        yield from compare(checkpoint, as_json(session.facts(sheets[place])))


BETWEEN: Final[dict[str, Callable[[Scenario], Iterator[Difference]]]] = {
    "deal": judge_deal,
    "session": judge_session,
}
"""How the kinds are judged that HAP/1 does not ask for."""


def last_state(game: hoyle.Game[Any], deal: Deal) -> Any:
    """Play out a deal of a session, or settle it if only its end is given; HoyleError if it cannot be."""
    setup = plain(deal.setup)
    return game.settle(setup) if deal.actions is None else game.replay(setup, list(deal.actions))[-1]


def _compare_packet(packet: Packet, got: dict[str, Any]) -> Iterator[Difference]:
    for name, expected in as_json(packet).items():
        if name != "after" and _unordered(expected) != _unordered(got.get(name)):
            yield Difference(0, str(packet.after), name, str(expected), str(got.get(name)))


def _unordered(value: Any) -> Any:
    """Let the order of the cards of a hand not matter."""
    if not isinstance(value, list):
        return value
    return sorted(value) if all(isinstance(item, str) for item in value) else [_unordered(item) for item in value]


def _session(scenario: Scenario) -> Session:
    return games.session(scenario.game, scenario.ruleset, options_of(scenario.options))
