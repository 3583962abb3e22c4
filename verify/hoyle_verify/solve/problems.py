"""Scenarios of kind ``problem``: an ending, what its declarer plays for, and the answer that the solver checks."""

from msgspec import UNSET

from hoyle.cards import NO_SUIT, parse_card, parse_suit, set_of
from hoyle_verify.scenario.expand import active_seats
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.solve.position import Duty, Position
from hoyle_verify.solve.results import Goal, Solution
from hoyle_verify.solve.solver import Solver


def question_of(scenario: Scenario) -> tuple[Position, Goal]:
    """Give the position of a problem, which counts the seats that hold cards, and what the declarer plays for."""
    setup = scenario.setup
    assert setup is not None
    assert isinstance(setup.hands, tuple)
    assert isinstance(setup.leader, int)
    assert isinstance(setup.declarer, int)
    assert isinstance(setup.trump, str)

    active = active_seats(setup.hands, setup.players)
    side = [setup.declarer] if setup.partner is UNSET else [setup.declarer, setup.partner]
    trump = parse_suit(setup.trump)
    position = Position(
        hands=tuple(set_of(map(parse_card, setup.hands[seat])) for seat in active),
        leader=active.index(setup.leader),
        side=sum(1 << active.index(seat) for seat in side),
        trump=trump,
        duty=Duty.TRUMP if setup.duty_to_trump is True and trump != NO_SUIT else Duty.FREE,
    )
    return position, Goal("most", scenario.goal) if isinstance(scenario.goal, int) else Goal(scenario.goal or "most")


def solve_problem(scenario: Scenario) -> Solution:
    """Solve a problem; NeedsCompiler where it is too long for plain Python and numba is not installed."""
    return Solver().solve(*question_of(scenario))
