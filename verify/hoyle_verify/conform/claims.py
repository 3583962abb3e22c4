"""Claims that the corpus has no question for: a misspelt one would otherwise only make for fewer questions."""

from collections.abc import Collection, Iterable, Iterator

from hoyle_verify.hap.requests import OPERATIONS
from hoyle_verify.hap.responses import GameClaim, HelloOk
from hoyle_verify.scenario.problems import near


def idle_claims(claims: HelloOk, known: HelloOk, defects: Collection[str]) -> Iterator[str]:
    """Say of each claim that means nothing what it is; ``known`` claims all that can be asked."""
    yield from _unknown("operation", claims.ops, OPERATIONS)
    yield from _unknown("game", claims.games, known.games)
    for game, claim in claims.games.items():
        if game in known.games:
            yield from (f"{game}: {text}" for text in _of_game(claim, known.games[game], defects))


def _of_game(claim: GameClaim, known: GameClaim, defects: Collection[str]) -> Iterator[str]:
    yield from _unknown("phase", claim.has, known.has)
    yield from _unknown("observable", claim.can, known.can)
    yield from _unknown("ruleset", claim.rulesets, known.rulesets)
    yield from _unknown("ruling", claim.differs, defects)
    yield from _unknown("option", claim.options, known.options)
    for option, values in claim.options.items():
        if option in known.options:
            yield from _unknown(f"value of {option}", map(str, values), list(map(str, known.options[option])))


def _unknown(what: str, claimed: Iterable[str], known: Collection[str]) -> Iterator[str]:
    for name in claimed:
        if name not in known:
            yield f"nothing can be asked of the {what} {name!r}, which is claimed; {near(name, known)}"
