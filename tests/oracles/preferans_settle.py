"""The oracle's settling of finished deals of Preferans, and the table of all that can be whisted."""

from collections.abc import Iterator, Mapping
from typing import Any

from tests.oracles.preferans_calls import Calls
from tests.oracles.preferans_score import CHOICES, playing_seats, read_contract, rules_in_force, write

_WHISTED = [
    [[1, "whist"], [2, "pass"], [1, "closed"]],
    [[1, "pass"], [2, "whist"], [2, "closed"]],
    [[1, "whist"], [2, "whist"]],
]


def settle(
    setup: Mapping[str, Any], ruleset: str = "as-printed", options: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """Settle a finished deal given as contract, calls and tricks; raises ValueError for what cannot have been.

    A sole whister who says nothing more has whisted; where nobody plays there are no tricks.
    """
    rules = rules_in_force(ruleset, options)
    players = setup["players"]
    order = playing_seats(players, setup["dealer"])
    contract = read_contract(setup["contract"], order)
    calls = Calls(contract["level"], contract["declarer"], order, rules)
    for seat, word in setup.get("calls", []):
        if seat != calls.turn or word not in calls.tokens():
            raise ValueError(f"seat {seat} cannot say {word}")
        calls.say(word)
    if calls.phase not in ("over", "sole"):
        raise ValueError(f"seat {calls.turn} has still to speak")
    tricks = list(setup.get("tricks") or [0] * players)
    resting = [seat for seat in range(players) if seat not in order]
    if len(tricks) != players or min(tricks) < 0 or sum(tricks[seat] for seat in resting) > 0:
        raise ValueError(f"no tricks of a deal: {tricks}")
    if sum(tricks) != (10 if calls.is_played() else 0):
        raise ValueError(f"{sum(tricks)} tricks")
    sheet = write(contract, calls.stances, calls.whisters(), tricks, rules)
    return {"contract": contract, "trump": contract["trump"], "over": True, **sheet.facts()}


def tabulate() -> Iterator[tuple[dict[str, Any], dict[str, str], dict[str, Any]]]:
    """Give setup, options and facts of every end of a whisted game from six to nine under each reading.

    Three sit at the table, seat 2 deals and seat 0 is declarer; one whister is the first or the second to speak.
    """
    for reading in CHOICES["pv.responsibility"]:
        options = {"pv.responsibility": reading}
        for level in (6, 7, 8, 9):
            for calls in _WHISTED:
                for first in range(11):
                    for second in range(11 - first):
                        setup = {
                            "players": 3,
                            "dealer": 2,
                            "contract": {"level": level, "trump": "S", "declarer": 0},
                            "calls": calls,
                            "tricks": [10 - first - second, first, second],
                        }
                        yield setup, options, settle(setup, "as-printed", options)
