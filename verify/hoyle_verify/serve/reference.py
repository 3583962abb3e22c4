"""Answers to HAP/1 requests, given by the reference engine."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, TypeVar

import msgspec

import hoyle
from hoyle import games
from hoyle.game import Game
from hoyle_verify.hap.objects import OBSERVABLES, SETTLED, Options, Setup
from hoyle_verify.hap.requests import (
    AnyRequest,
    Ask,
    Bye,
    Count,
    Draw,
    Explain,
    GameRequest,
    Hello,
    Replay,
    Settle,
    View,
)
from hoyle_verify.hap.responses import (
    ByeOk,
    DrawOk,
    Observation,
    Rejected,
    ReplayOk,
    Response,
    SettleOk,
    ViewOk,
    failed,
)
from hoyle_verify.serve.claims import hello
from hoyle_verify.serve.counting import count
from hoyle_verify.serve.explain import explain

R = TypeVar("R", bound=GameRequest)


def answer(request: AnyRequest) -> Response[Any]:
    """Answer one request; every refusal of the engine becomes ``rejected`` or ``error``."""
    match request:
        case Hello():
            return hello(request)
        case Bye():
            return Response(id=request.id, ok=ByeOk())
        case Settle():
            return _answered(request, _settle)
        case Replay() | View() | Count() | Explain():
            return _answered(request, _after_actions)
        case Draw():
            return _answered(request, _draw)


def open_game(request: GameRequest) -> Game[Any]:
    """Give the game that a request speaks of, under its ruleset and options."""
    return hoyle.game(request.game, request.ruleset, options_of(request.options))


def options_of(options: Options) -> dict[str, str]:
    """Give options as the engine knows them."""
    return {name: str(value) for name, value in options.items()}


def plain(setup: Setup) -> dict[str, Any]:
    """Give a setup as the engine reads it."""
    result: dict[str, Any] = msgspec.to_builtins(setup)
    return result


def settled_names(setup: Mapping[str, Any]) -> tuple[str, ...]:
    """Name what is known of a deal that is only scored; its tricks are known only if they are given."""
    return tuple(name for name in SETTLED if name != "tricks" or name in setup)


def _answered(request: R, give: Callable[[R], Response[Any]]) -> Response[Any]:
    """Give an answer, or the reason why there is none."""
    try:
        return give(request)
    except hoyle.HoyleError as error:
        return failed(request.id, str(error))


def _draw(request: Draw) -> Response[DrawOk]:
    session = games.session(request.game, request.ruleset, options_of(request.options))
    return Response(id=request.id, ok=msgspec.convert(session.draw(plain(request.setup)), DrawOk))


def _settle(request: Settle) -> Response[SettleOk]:
    game, setup = open_game(request), plain(request.setup)
    observations = _observe(game, [game.settle(setup)], request.ask, settled_names(setup))
    return Response(id=request.id, ok=SettleOk(obs=tuple(observations)))


def _after_actions(request: Replay | View | Count | Explain) -> Response[Any]:
    """Play the actions, and answer what is asked about the positions on the way or the last."""
    game = open_game(request)
    states = [game.start(plain(request.setup))]
    for position, action in enumerate(request.actions):
        try:
            states.append(game.apply(states[-1], action))
        except hoyle.IllegalAction as refusal:
            return Response(id=request.id, rejected=Rejected(at=position, clause=refusal.clause))
    match request:
        case Replay():
            return Response(id=request.id, ok=ReplayOk(obs=tuple(_observe(game, states, request.ask, OBSERVABLES))))
        case View():
            return Response(id=request.id, ok=msgspec.convert(game.observe(states[-1], request.seat), ViewOk))
        case Count():
            counted = count(game, states[-1], request.until, request.want, rights=request.rights is True)
            return Response(id=request.id, ok=counted)
        case Explain():
            return Response(id=request.id, ok=explain(game, states[-1], request.action))


def _observe(
    game: Game[Any], states: list[Any], questions: Iterable[Ask], known: Collection[str]
) -> Iterable[Observation]:
    found: dict[int, dict[str, Any]] = {}
    for question in questions:
        position = len(states) - 1 if question.at == "end" else question.at
        if position >= len(states):
            raise hoyle.NotationError("position", str(position), f"at most {len(states) - 1}, the number of actions")
        if position not in found:
            found[position] = {name: value for name, value in game.facts(states[position]).items() if name in known}
        facts = found[position]
        unknown = [name for name in question.want if name not in facts]
        if unknown:
            raise hoyle.UnknownName("observable", unknown[0], tuple(facts))
        wanted = {name: facts[name] for name in question.want}
        yield msgspec.convert({"at": question.at, **wanted}, Observation)
