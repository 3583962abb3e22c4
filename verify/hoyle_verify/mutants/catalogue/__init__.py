"""Rules as people and programs have really misread them, each with the functions that answer as they would."""

from collections.abc import Mapping
from functools import cache

from hoyle_verify.mutants.catalogue import german_solo, preferans, russian_whist, six_bid, solo_whist
from hoyle_verify.mutants.catalogue.misreading import Misreading


@cache
def catalogue() -> Mapping[str, Misreading]:
    """Give every misreading by its name."""
    games = (solo_whist, preferans, german_solo, russian_whist, six_bid)
    return {misreading.name: misreading for game in games for misreading in game.MISREADINGS}


def misreadings(game: str) -> list[Misreading]:
    """List the misreadings of a game."""
    return [misreading for misreading in catalogue().values() if misreading.game == game]
