"""The theorems, a package for each game and in it a module for each chapter."""

import pkgutil
from collections.abc import Collection, Mapping
from functools import cache
from importlib import import_module

from hoyle import games
from hoyle_verify.prove.theorem import GAMES, Theorem, theorems


def load(game_ids: Collection[str] = tuple(games.MODULES)) -> Mapping[str, Theorem]:
    """Load the theorems of some games, which needs no z3, and give them by id in order of chapters and numbers."""
    games.load()
    for game_id in game_ids:
        _load(game_id)
    chosen = {id_: theorem for id_, theorem in theorems().items() if theorem.game in game_ids}
    return dict(sorted(chosen.items(), key=_order))


@cache
def _load(game_id: str) -> None:
    package = import_module(f"{__name__}.{game_id.replace('-', '_')}")
    for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        import_module(module.name)


def _order(entry: tuple[str, Theorem]) -> tuple[int, str, int]:
    prefix, _, chapter, number = entry[0].split("-")
    return tuple(GAMES).index(prefix), chapter, int(number)
