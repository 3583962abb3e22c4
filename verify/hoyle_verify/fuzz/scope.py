"""What may be asked of a program: what it claims of a game, narrowed by what the user wants."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hoyle import games
from hoyle.errors import HoyleError, UnknownName
from hoyle_verify.fuzz.lots import draws_for_deal
from hoyle_verify.hap.responses import GameClaim, HelloOk

OPENINGS = ("auction", "contract")
"""Where a deal that is played can begin: with the auction, or with a contract that the setup gives."""


class NothingToAsk(HoyleError):
    """A program that claims nothing of what is to be compared."""


class Scope(NamedTuple):
    """What is asked of one game.

    ``options`` are those that a case may set, ``fixed`` those that every case sets.  ``wants`` are the observables
    claimed, ``differs`` the defects whose rulings the program does not share.  ``views`` says whether it can be asked
    what a seat sees, ``draws`` whether it draws for the first deal.
    """

    game: str
    rulesets: tuple[str, ...]
    options: Mapping[str, tuple[str, ...]]
    fixed: tuple[tuple[str, str], ...]
    has: frozenset[str]
    wants: frozenset[str]
    differs: frozenset[str]
    replays: bool
    settles: bool
    views: bool = False
    draws: bool = False

    @property
    def openings(self) -> tuple[str, ...]:
        """The ways in which a deal can begin."""
        if not self.replays:
            return ()
        calls = self.game == "russian-whist" or "auction" in self.has
        plays = self.game != "russian-whist" and "play" in self.has
        return tuple(name for name, offered in zip(OPENINGS, (calls, plays), strict=True) if offered)


def scopes_of(
    claims: HelloOk, wanted: Sequence[str] = (), ruleset: str = "", options: Sequence[tuple[str, str]] = ()
) -> list[Scope]:
    """Give what is asked of each game that the program claims, or of those wanted.

    Raises UnknownName for a name that does not exist, and NothingToAsk for what the program does not claim.
    """
    for name in wanted:
        games.engine(name)
    missing = [name for name in wanted if name not in claims.games]
    if missing:
        raise NothingToAsk(f"the program does not claim {' or '.join(missing)}; it claims {_listed(claims.games)}")
    chosen = [name for name in (wanted or claims.games) if name in games.MODULES]
    if not chosen:
        raise NothingToAsk(f"the program claims no game that hoyle knows; it claims {_listed(claims.games)}")
    owners = _owners(chosen, options)
    kept = [name for name in chosen if not options or any(key in owners[name] for key, _ in options)]
    found = [_scope(name, claims, ruleset, tuple(pair for pair in options if pair[0] in owners[name])) for name in kept]
    return [scope for scope in found if scope.openings or scope.settles or scope.draws] or _refuse_empty(claims)


def _refuse_empty(claims: HelloOk) -> list[Scope]:
    raise NothingToAsk(f"the program claims no phase that could be compared; it offers {_listed(claims.ops)}")


def _owners(chosen: Sequence[str], options: Sequence[tuple[str, str]]) -> dict[str, frozenset[str]]:
    """Give the options of each game; UnknownName for one that none of them has."""
    owners = {name: frozenset(games.engine(name).rulebook.options) for name in chosen}
    known = sorted(frozenset().union(*owners.values()))
    for key, _ in options:
        if key not in known:
            raise UnknownName("option", key, tuple(known))
    return owners


def _scope(name: str, claims: HelloOk, ruleset: str, fixed: tuple[tuple[str, str], ...]) -> Scope:
    claim, engine = claims.games[name], games.engine(name)
    engine.rulebook.ruleset(ruleset or "as-printed", dict(fixed))
    if ruleset and ruleset not in claim.rulesets:
        raise NothingToAsk(f"of {name} the program claims {_listed(claim.rulesets)}, and not {ruleset}")
    options = _claimed_options(name, claim)
    for key, value in fixed:
        if value not in options.get(key, ()):
            raise NothingToAsk(
                f"of {name} the program claims {key} with {_listed(options.get(key, ()))} and not {value}"
            )
    return Scope(
        game=name,
        rulesets=(ruleset,) if ruleset else tuple(r for r in claim.rulesets if r in engine.rulebook.rulesets),
        options={key: values for key, values in options.items() if key not in dict(fixed)},
        fixed=fixed,
        has=frozenset(claim.has),
        wants=frozenset(claim.can) & frozenset(engine.observables),
        differs=frozenset(claim.differs),
        replays="replay" in claims.ops,
        settles="settle" in claims.ops and "score" in claim.has,
        views="view" in claims.ops,
        draws="draw" in claims.ops and "draw" in claim.has and draws_for_deal(name),
    )


def _claimed_options(name: str, claim: GameClaim) -> dict[str, tuple[str, ...]]:
    known = games.engine(name).rulebook.options
    claimed = {key: tuple(map(str, values)) for key, values in claim.options.items() if key in known}
    return {key: tuple(value for value in values if value in known[key].values) for key, values in claimed.items()}


def _listed(names: object) -> str:
    return ", ".join(names) or "nothing" if isinstance(names, Sequence | Mapping) else "nothing"
