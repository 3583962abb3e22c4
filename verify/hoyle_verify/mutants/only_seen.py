"""Telling mutants that change nothing but what somebody is shown, as no count of lines could notice."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec

from hoyle import games
from hoyle_verify.hap.requests import Ask, Replay, View, seen_by
from hoyle_verify.judge.run import load_all
from hoyle_verify.mutants.hunt import plant_of
from hoyle_verify.mutants.mutate import Mutant
from hoyle_verify.scenario.canonical import to_request
from hoyle_verify.serve.reference import answer

ONLY_SEEN: Final = "only views tell it"


def is_only_seen(mutant: Mutant, game: str) -> bool:
    """Tell whether a mutant changes what a seat sees in some deal of the corpus, and in none anything else.

    Everything else is who acts, what is legal and every observable, at each position.
    """
    answers, views = _answers(game), _views(game)
    with plant_of(mutant)():
        if any(_told(request) != said for request, said in answers):
            return False
        return any(_told(request) != said for request, said in views)


@cache
def _answers(game: str) -> tuple[tuple[Replay, bytes], ...]:
    return tuple((request, _told(request)) for request in _replays(game))


@cache
def _views(game: str) -> tuple[tuple[View, bytes], ...]:
    """Give what each seat sees at the end of each deal."""
    requests = (
        seen_by(seat, replay, replay.actions) for replay in _replays(game) for seat in range(replay.setup.players)
    )
    return tuple((request, _told(request)) for request in requests)


def _replays(game: str) -> Iterator[Replay]:
    """Give the deals of the corpus, each with the question for everything at every position."""
    wants: Any = (*games.engine(game).observables, "actor", "legal")
    for scenario in load_all([game]):
        if scenario.kind == "replay":
            request = to_request(scenario)
            assert isinstance(request, Replay)

            asks = tuple(Ask(at=position, want=wants) for position in range(len(request.actions) + 1))
            yield msgspec.structs.replace(request, ask=asks)


def _told(request: Replay | View) -> bytes:
    """Write an answer, or what became of it: a mutant may break anything."""
    try:
        return msgspec.json.encode(answer(request))
    except Exception as error:  # noqa: BLE001  # see above
        return repr(error).encode()
