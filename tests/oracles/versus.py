"""Random deals played through an oracle and through another program at once, up to the first difference.

The other program is reached through five methods: ``start(setup)``, ``settle(setup)``, ``legal(state)``,
``apply(state, action)`` and ``facts(state)``.  What belongs to one game stands in its ``Kit``.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Generic, Protocol, TypeVar

State = TypeVar("State")
Value = TypeVar("Value")
Rules = Mapping[str, str]
"""The value of every option."""


class Act(Protocol):
    """A legal action."""

    @property
    def seat(self) -> int: ...
    @property
    def token(self) -> str: ...


class Game(Protocol[State]):
    """The methods of a game that are compared; a refused action raises an exception called ``IllegalAction``."""

    def start(self, setup: Mapping[str, Any], /) -> State: ...

    def settle(self, setup: Mapping[str, Any], /) -> State: ...
    def legal(self, state: State, /) -> Iterable[Act]: ...
    def apply(self, state: State, action: str, /) -> State: ...
    def facts(self, state: State, /) -> Mapping[str, Any]: ...


GameFactory = Callable[[str, dict[str, str]], Game[State]]
"""Makes a game from a ruleset and options."""


class Oracle(Protocol):
    """A deal as an oracle keeps it, with the hands of all seats."""

    hands: list[list[str]]

    def actor(self) -> int | None: ...
    def legal(self) -> list[str]: ...
    def apply(self, action: str, /) -> None: ...
    def facts(self) -> dict[str, Any]: ...


class Plan(Protocol):
    """A deal and how it is to be played."""

    setup: dict[str, Any]


AnOracle = TypeVar("AnOracle", bound=Oracle)
APlan = TypeVar("APlan", bound=Plan)


@dataclass(frozen=True)
class Kit(Generic[AnOracle, APlan]):
    """The oracle of one game, and its random deals."""

    rules_in_force: Callable[[str, Rules], Rules]
    start: Callable[[Mapping[str, Any], str, Rules], AnOracle]
    settle: Callable[[Mapping[str, Any], str, Rules], dict[str, Any]]
    make_plan: Callable[[Random, Rules], APlan]
    random_settlement: Callable[[Random, Rules], dict[str, Any]]
    choose_action: Callable[[Random, AnOracle, APlan], str]
    """Chooses what the oracle is to carry out next, such as ``"2 pass"``."""
    tokens: Sequence[str]
    """Every token that the seat to act, and no other, may use, if it is legal at all."""


def compare_random_deals(
    kit: Kit[AnOracle, APlan],
    n: int,
    seed: int,
    game_factory: GameFactory[State],
    ruleset: str = "as-printed",
    options: Rules | None = None,
) -> str | None:
    """Play n random deals; give the first difference as a text that says how to repeat it, or None if there is none."""
    chosen = dict(options or {})
    game = game_factory(ruleset, chosen)
    for number in range(n):
        rng = Random(f"{seed}/{number}")
        plan = kit.make_plan(rng, kit.rules_in_force(ruleset, chosen))
        oracle = kit.start(plan.setup, ruleset, chosen)
        actions: list[str] = []
        difference = _compare_deal(kit, oracle, plan, game, rng, actions)
        if difference is not None:
            return "\n".join(
                [
                    f"deal {number} of seed {seed}, ruleset {ruleset}, options {json.dumps(chosen)}",
                    "setup: " + json.dumps(plan.setup),
                    f"actions ({len(actions)}): " + json.dumps(actions),
                    difference,
                ]
            )
    return None


def compare_settlements(
    kit: Kit[AnOracle, APlan],
    n: int,
    seed: int,
    game_factory: GameFactory[State],
    ruleset: str = "as-printed",
    options: Rules | None = None,
) -> str | None:
    """Settle n random finished deals of which only the end is given; give the first difference as text, or None."""
    chosen = dict(options or {})
    game = game_factory(ruleset, chosen)
    for number in range(n):
        rng = Random(f"settle/{seed}/{number}")
        setup = kit.random_settlement(rng, kit.rules_in_force(ruleset, chosen))
        expected = kit.settle(setup, ruleset, chosen)
        actual = _try(partial(_settled, game, setup))
        if isinstance(actual, Exception):
            difference: str | None = f"the game raised {actual!r}"
        else:
            difference = differing_facts(expected, actual)
        if difference is not None:
            return f"ruleset {ruleset}, options {json.dumps(chosen)}\nsetup: {json.dumps(setup)}\n{difference}"
    return None


def _settled(game: Game[Any], setup: Mapping[str, Any]) -> Mapping[str, Any]:
    return game.facts(game.settle(setup))


def _compare_deal(
    kit: Kit[AnOracle, APlan], oracle: AnOracle, plan: APlan, game: Game[State], rng: Random, actions: list[str]
) -> str | None:
    """Play a deal on both sides, adding to the given actions; give the first difference."""
    state = _try(partial(game.start, plan.setup))
    if isinstance(state, Exception):
        return f"the game does not start: {state!r}"
    while True:
        difference = _compare_position(kit.tokens, oracle, game, state, rng)
        if difference is not None or oracle.actor() is None:
            return difference
        action = kit.choose_action(rng, oracle, plan)
        oracle.apply(action)
        after = _try(partial(game.apply, state, action))
        if isinstance(after, Exception):
            return f"{action} is legal for the oracle; the game raised {after!r}"
        state = after
        actions.append(action)


def _compare_position(
    tokens: Sequence[str], oracle: Oracle, game: Game[State], state: State, rng: Random
) -> str | None:
    difference = differing_facts(oracle.facts(), game.facts(state))
    if difference is not None:
        return difference
    expected = [f"{oracle.actor()} {token}" for token in oracle.legal()]
    actual = sorted(f"{action.seat} {action.token}" for action in game.legal(state))
    if expected != actual:
        return f"legal(): oracle {expected}, game {actual}"
    return _accepted_wrongly(_illegal_actions(tokens, oracle, rng), game, state)


def _illegal_actions(tokens: Sequence[str], oracle: Oracle, rng: Random) -> list[str]:
    """Give an illegal token of the actor, near slips more often than far ones, and a legal one of the wrong seat."""
    seat, legal, seats = oracle.actor(), oracle.legal(), len(oracle.hands)
    if seat is None:
        return [f"{rng.randrange(seats)} {rng.choice(tokens)}"]
    strangers = [other for other in range(seats) if other != seat]  # with those who rest
    illegal = [token for token in tokens if token not in legal]
    same_kind = [token for token in illegal if token.split(":")[0] == legal[-1].split(":")[0]]
    own_cards = [token for token in illegal if token[-2:] in oracle.hands[seat]]
    pool = rng.choice([pool for pool in (illegal, same_kind, own_cards) if pool])
    return [f"{seat} {rng.choice(pool)}", f"{rng.choice(strangers)} {rng.choice(legal)}"]


def _accepted_wrongly(actions: list[str], game: Game[State], state: State) -> str | None:
    for action in actions:
        after = _try(partial(game.apply, state, action))
        if not isinstance(after, Exception):
            return f"{action} is illegal for the oracle; the game carried it out"
        if type(after).__name__ != "IllegalAction":
            return f"{action} is illegal; the game raised {after!r} instead of IllegalAction"
    return None


def _try(attempt: Callable[[], Value]) -> Value | Exception:
    try:
        return attempt()
    except Exception as error:  # noqa: BLE001  # a crash of the game under test is a finding, not our failure
        return error


def differing_facts(expected: Mapping[str, Any], actual: Mapping[str, Any]) -> str | None:
    """Say every fact that differs; facts that the oracle does not know are not looked at."""
    lines = []
    for key, value in expected.items():
        if key not in actual:
            lines.append(f"{key}: oracle {value!r}, game does not say")
        elif _plain(key, value) != _plain(key, actual[key]):
            lines.append(f"{key}: oracle {value!r}, game {actual[key]!r}")
    return "\n".join(lines) or None


def _plain(key: str, value: Any) -> Any:
    """Make sets and sequences lists, sorted where the order says nothing, so that only contents are compared."""
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, (list, tuple, set, frozenset)):
        return sorted(value) if key in ("legal", "exposed") else list(value)
    return value
