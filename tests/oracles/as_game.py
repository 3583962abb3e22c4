"""An oracle, faulty or not, behind the methods of a game, to try the comparison itself."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, NamedTuple, TypeVar

from tests.oracles.versus import GameFactory, Kit

AnyOracle = TypeVar("AnyOracle", bound=Any)
AnyPlan = TypeVar("AnyPlan", bound=Any)


class IllegalAction(Exception):
    """What a game raises on an illegal action."""


class Act(NamedTuple):
    """A legal action."""

    seat: int
    token: str


class OracleGame:
    """The game that an oracle plays."""

    def __init__(self, oracle: type[Any], settle: Any, ruleset: str, options: dict[str, str]) -> None:
        self.oracle, self.settled, self.ruleset, self.options = oracle, settle, ruleset, options

    def start(self, setup: Mapping[str, Any]) -> Any:
        """Begin a deal."""
        return self.oracle(setup, self.ruleset, self.options)

    def settle(self, setup: Mapping[str, Any]) -> Any:
        """Give the facts of a finished deal."""
        return self.settled(setup, self.ruleset, self.options)

    def legal(self, state: Any) -> tuple[Act, ...]:
        """List what may be done."""
        return tuple(Act(state.turn, token) for token in state.legal())

    def apply(self, state: Any, action: str) -> Any:
        """Give another oracle, after the action."""
        after = deepcopy(state)
        try:
            after.apply(action)
        except ValueError as error:
            raise IllegalAction(str(error)) from error
        return after

    def facts(self, state: Any) -> Mapping[str, Any]:
        """Give the facts of a deal, played or settled."""
        facts: Mapping[str, Any] = state if isinstance(state, dict) else state.facts()
        return facts


def as_game(kit: Kit[AnyOracle, AnyPlan], oracle: type[Any]) -> GameFactory[Any]:
    """Make games that are played by an oracle and settled as the kit has it."""
    return lambda ruleset, options: OracleGame(oracle, kit.settle, ruleset, options)
