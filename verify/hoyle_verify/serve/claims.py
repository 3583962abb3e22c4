"""What the reference engine says of itself in answer to ``hello``."""

from importlib.metadata import version
from typing import Final

from hoyle import games
from hoyle_verify.hap.requests import Hello
from hoyle_verify.hap.responses import GameClaim, HelloOk, Response, failed

VERSION: Final = 1
"""The version of HAP that is spoken here."""

OPERATIONS: Final = ("replay", "settle", "draw", "view", "count", "explain")

_PHASES: Final = {
    "solo-whist": ("draw", "auction", "play", "score"),
    "preferans": ("auction", "play", "score"),
    "german-solo": ("draw", "auction", "exchange", "play", "score", "irregularity"),
    "russian-whist": ("draw", "play", "score", "irregularity"),
    "six-bid": ("auction", "exchange", "play", "score"),
}
"""The phases of each game that can be asked for over HAP."""


def hello(request: Hello) -> Response[HelloOk]:
    """Say which games, rulesets, options and observables there are; an error if another version is spoken."""
    if VERSION not in request.hap:
        offered = ", ".join(map(str, request.hap)) or "none"
        return failed(request.id, f"HAP {VERSION} is spoken here, and {offered} was offered")
    ok = HelloOk(
        hap=VERSION,
        name="hoyle",
        version=version("hoyle"),
        language="python",
        ops=OPERATIONS,
        games={engine.id: _claim(engine.id) for engine in games.load()},
    )
    return Response(id=request.id, ok=ok)


def _claim(game_id: str) -> GameClaim:
    engine = games.engine(game_id)
    return GameClaim(
        has=_PHASES[game_id],
        can=engine.observables,
        rulesets=engine.rulebook.rulesets,
        options={option.id: tuple(option.values) for option in engine.rulebook.options.values()},
    )
