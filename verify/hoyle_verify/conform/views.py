"""Whether a program lets a seat see what it may not: two deals that differ in hidden cards alone must look the same.

Two low cards of one suit that neither has been played nor is spoken of change hands between two players whose hands are
hidden.  Nothing that any rule asks of the cards played depends on who holds them, so the same actions stay legal, and
whoever looks on must see the same as before.
"""

import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import msgspec

from hoyle_verify.conform.cases import Case
from hoyle_verify.conform.reply import Reply
from hoyle_verify.conform.verdict import Verdict, compared, marked, not_ok
from hoyle_verify.hap.objects import Setup
from hoyle_verify.hap.requests import AnyRequest, View, seen_by
from hoyle_verify.hap.responses import ViewOk
from hoyle_verify.judge.judge import Difference, as_json, compare
from hoyle_verify.judge.seen import differences_of_view
from hoyle_verify.scenario.canonical import to_request
from hoyle_verify.scenario.model import Checkpoint

_RANKED: Final = {"german-solo": "AKQ7"}
"""Ranks that may have a part in the rules of a game without being played; in the other games court cards."""

_EXCHANGES: Final = ("call", "give", "lay", "correct")
"""Verbs after which a hand is not simply what was dealt without what was played."""


def judge_view(case: Case, put: Callable[[AnyRequest], Reply]) -> Verdict:
    """Ask for what one seat sees at a checkpoint, and for the same once more with hidden cards exchanged."""
    assert case.seat is not None
    assert case.checkpoint is not None

    request = _request(case)
    first = put(request)
    if not isinstance(first.ok, ViewOk):
        return marked(not_ok(first, ""), first)
    expected = case.checkpoint.view.get(case.seat, {})
    differences = [*_against_checkpoint(case, first.ok), *differences_of_view(case.checkpoint, expected, first.ok)]
    if "hand" not in expected:
        differences += _against_deal(case, request.setup, first.ok)
    pair = _hidden_pair(case, request, first.ok)
    if pair is None or differences:
        return compared(first, differences)
    second = put(msgspec.structs.replace(request, setup=_exchanged(request.setup, pair)))
    if not isinstance(second.ok, ViewOk):
        return marked(not_ok(second, f"with {' and '.join(pair)} exchanged"), second)
    return compared(second, _between(case, first.ok, second.ok, pair))


def _request(case: Case) -> View:
    assert case.seat is not None

    return seen_by(case.seat, to_request(case.scenario), case.scenario.actions[: case.length])


def _against_checkpoint(case: Case, view: ViewOk) -> Iterator[Difference]:
    """Compare what the view tells with what is expected at its position; it may tell less."""
    assert case.checkpoint is not None

    told = as_json(view.public)
    if case.checkpoint.facts.get("actor") == case.seat and case.seat in view.controls:
        told["legal"] = as_json(view.legal)
    facts = {name: value for name, value in case.checkpoint.facts.items() if name in told}
    yield from compare(Checkpoint(at=case.at, facts=facts, line=case.line), told)
    if view.seat != case.seat:
        yield Difference(case.line, str(case.at), "seat", str(case.seat), str(view.seat))


def _against_deal(case: Case, setup: Setup, view: ViewOk) -> Iterator[Difference]:
    """Compare the hand with what was dealt, as far as no cards but those played have left or entered it."""
    assert case.seat is not None

    actions = case.scenario.actions[: case.length]
    if not setup.hands or any(action[2:].startswith(_EXCHANGES) for action in actions):
        return
    played = {action.rpartition(":")[2] for action in actions if action.startswith(f"{case.seat} ")}
    due = sorted(set(setup.hands[case.seat]) - played)
    if due != sorted(view.hand):
        yield Difference(case.line, str(case.at), "hand", " ".join(due), " ".join(sorted(view.hand)))


def _hidden_pair(case: Case, request: View, view: ViewOk) -> tuple[str, str] | None:
    """Find two cards that can be exchanged without anybody's notice; None if there are none."""
    setup = request.setup
    if not setup.hands or len(view.exposed) != len(setup.hands):
        return None
    spoken_of = {action.rpartition(":")[2] for action in request.actions}
    spoken_of |= {setup.turn_up or "", (setup.contract and setup.contract.called) or ""}
    spoken_of |= {*(setup.talon or ()), *(setup.discard or ())}
    ranked = _RANKED.get(case.scenario.game, "AKQJT")
    hidden = [
        [card for card in hand if card not in spoken_of and card[0] not in ranked]
        for seat, hand in enumerate(setup.hands)
        if seat != case.seat and view.exposed[seat] is None
    ]
    for one, other in itertools.combinations(hidden, 2):
        found = next(((mine, yours) for mine in one for yours in other if mine[1] == yours[1]), None)
        if found is not None:
            return found
    return None


def _exchanged(setup: Setup, pair: tuple[str, str]) -> Setup:
    assert setup.hands

    other = {pair[0]: pair[1], pair[1]: pair[0]}
    hands = tuple(tuple(other.get(card, card) for card in hand) for hand in setup.hands)
    return msgspec.structs.replace(setup, hands=hands)


def _between(case: Case, first: ViewOk, second: ViewOk, pair: Sequence[str]) -> Iterator[Difference]:
    """Say which parts of a view give the exchange away."""
    one, other = _parts(first), _parts(second)
    for name in sorted(one.keys() | other.keys()):
        if one.get(name) != other.get(name):
            what = f"{name} as seat {case.seat} sees it with {' and '.join(pair)} exchanged"
            yield Difference(case.line, str(case.at), what, str(one.get(name)), str(other.get(name)))


def _parts(view: ViewOk) -> dict[str, Any]:
    parts: dict[str, Any] = as_json(view)
    return parts | {f"public.{name}": value for name, value in parts.pop("public").items()}
