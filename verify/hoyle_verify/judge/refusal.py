"""Which action of a scenario the reference engine refuses, said with file, line and the player's name."""

from collections.abc import Sequence
from typing import Any, Final

import hoyle
from hoyle_verify.judge.judge import Difference
from hoyle_verify.scenario.canonical import to_request
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.serve.reference import open_game, plain

_SHOWN: Final = 12


class ActionRefused(hoyle.HoyleError):
    """An action of a scenario that is illegal where it stands."""

    def __init__(self, scenario: Scenario, position: int, cause: hoyle.IllegalAction) -> None:
        line = line_of_action(scenario, position)
        super().__init__(f"{scenario.path}:{line}: at {position}, {refused(scenario.players, cause)}")
        self.position: Final = position
        self.line: Final = line
        self.reason: Final = reason_of(cause)


def refused(players: Sequence[str], cause: hoyle.IllegalAction) -> str:
    """Say which player may not do what, and why."""
    return f"{players[cause.seat]} {cause.token} is {reason_of(cause)}"


def reason_of(cause: hoyle.IllegalAction) -> str:
    """Say what refuses an action, and what would have been legal."""
    more = f" and {len(cause.legal) - _SHOWN} more" if len(cause.legal) > _SHOWN else ""
    legal = " ".join(cause.legal[:_SHOWN]) or "nothing"
    return f"refused by {cause.clause}: {cause.statement} Legal: {legal}{more}"


def line_of_action(scenario: Scenario, position: int) -> int:
    """Give the line of the file for the action taken at a position; 1 if there is none."""
    return scenario.lines[position] if 0 <= position < len(scenario.lines) else 1


def play(scenario: Scenario) -> list[Any]:
    """Give every state of a ``replay`` scenario.

    Raises ActionRefused for an action that is illegal, and HoyleError for a deal that cannot be.
    """
    request = to_request(scenario)
    game = open_game(request)
    states = [game.start(plain(request.setup))]
    for position, action in enumerate(scenario.actions):
        try:
            states.append(game.apply(states[-1], action))
        except hoyle.IllegalAction as cause:
            raise ActionRefused(scenario, position, cause) from cause
    return states


def refusal_of(scenario: Scenario) -> Difference | None:
    """Give the first action that is refused, as a difference; None if all are legal or the deal cannot be."""
    try:
        play(scenario)
    except ActionRefused as refusal:
        action = scenario.actions[refusal.position]
        return Difference(refusal.line, str(refusal.position), action, "a legal action", refusal.reason)
    except hoyle.HoyleError:
        return None
    return None
