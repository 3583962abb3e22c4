"""Answers to HAP/1 requests, given by the reference engine."""

from collections.abc import Collection, Iterable
from importlib.metadata import version
from typing import Any, Final

import msgspec

import hoyle
from hoyle import games
from hoyle.game import Game
from hoyle_verify.hap.objects import OBSERVABLES, SETTLED, Options, Setup
from hoyle_verify.hap.requests import AnyRequest, Ask, Bye, Draw, GameRequest, Hello, Replay, Settle
from hoyle_verify.hap.responses import (
    ByeOk,
    DrawOk,
    Failure,
    GameClaim,
    HelloOk,
    Observation,
    Rejected,
    ReplayOk,
    Response,
    SettleOk,
    Skip,
)

VERSION: Final = 1
"""The version of HAP that is spoken here."""

_PHASES: Final = {
    "solo-whist": ("draw", "auction", "play", "score"),
    "preferans": ("auction", "play", "score"),
    "german-solo": ("draw", "auction", "exchange", "play", "score", "irregularity"),
    "russian-whist": ("draw", "play", "score", "irregularity"),
    "six-bid": ("auction", "exchange", "play", "score"),
}
"""The phases of each game that can be asked for over HAP."""


def answer(request: AnyRequest) -> Response[Any]:
    """Answer one request; every refusal of the engine becomes ``rejected`` or ``error``."""
    match request:
        case Hello():
            return _hello(request)
        case Bye():
            return Response(id=request.id, ok=ByeOk())
        case Replay() | Settle():
            return _game_answer(request)
        case Draw():
            return _draw(request)
        case _:
            return Response(id=request.id, skip=Skip(reason="the reference engine does not offer this operation yet"))


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


def _hello(request: Hello) -> Response[HelloOk]:
    if VERSION not in request.hap:
        offered = ", ".join(map(str, request.hap)) or "none"
        return Response(
            id=request.id, error=Failure(message=f"HAP {VERSION} is spoken here, and {offered} was offered")
        )
    claims = {engine.id: _claim(engine.id) for engine in games.load()}
    return Response(
        id=request.id,
        ok=HelloOk(
            hap=VERSION,
            name="hoyle",
            version=version("hoyle"),
            language="python",
            ops=("replay", "settle", "draw"),
            games=claims,
        ),
    )


def _claim(game_id: str) -> GameClaim:
    engine = games.engine(game_id)
    return GameClaim(
        has=_PHASES[game_id],
        can=engine.observables,
        rulesets=engine.rulebook.rulesets,
        options={option.id: tuple(option.values) for option in engine.rulebook.options.values()},
    )


def _draw(request: Draw) -> Response[DrawOk]:
    try:
        session = games.session(request.game, request.ruleset, options_of(request.options))
        return Response(id=request.id, ok=msgspec.convert(session.draw(plain(request.setup)), DrawOk))
    except hoyle.HoyleError as error:
        return Response(id=request.id, error=Failure(message=str(error)))


def _game_answer(request: Replay | Settle) -> Response[Any]:
    try:
        game = open_game(request)
        if isinstance(request, Settle):
            states = [game.settle(plain(request.setup))]
        else:
            states = [game.start(plain(request.setup))]
            for position, action in enumerate(request.actions):
                try:
                    states.append(game.apply(states[-1], action))
                except hoyle.IllegalAction as refusal:
                    return Response(id=request.id, rejected=Rejected(at=position, clause=refusal.clause))
        known = SETTLED if isinstance(request, Settle) else OBSERVABLES
        observations = tuple(_observe(game, states, request.ask, known))
    except hoyle.HoyleError as error:
        return Response(id=request.id, error=Failure(message=str(error)))
    if isinstance(request, Settle):
        return Response(id=request.id, ok=SettleOk(obs=observations))
    return Response(id=request.id, ok=ReplayOk(obs=observations))


def _observe(
    game: Game[Any], states: list[Any], questions: Iterable[Ask], known: Collection[str]
) -> Iterable[Observation]:
    for question in questions:
        position = len(states) - 1 if question.at == "end" else question.at
        if position >= len(states):
            raise hoyle.NotationError("position", str(position), f"at most {len(states) - 1}, the number of actions")
        facts = {name: value for name, value in game.facts(states[position]).items() if name in known}
        unknown = [name for name in question.want if name not in facts]
        if unknown:
            raise hoyle.UnknownName("observable", unknown[0], tuple(facts))
        wanted = {name: facts[name] for name in question.want}
        yield msgspec.convert({"at": question.at, **wanted}, Observation)
