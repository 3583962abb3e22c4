"""``hoyle solve``: what best play with all hands open leads to, from a position of a scenario or any ending."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click
from rich.text import Text

from hoyle.cards import format_card, parse_suit
from hoyle_verify.cli.common import HOLDS, INCOMPLETE, card_text, json_option, print_json
from hoyle_verify.cli.terminal import complain, console, errors
from hoyle_verify.judge.run import load_all
from hoyle_verify.solve import Duty, Goal, Limits, Position, Solution, Solver, Unfinished
from hoyle_verify.solve.games import Task, task_of_scenario
from hoyle_verify.solve.hands import parse_hands
from hoyle_verify.solve.results import MEBIBYTE

_ENDING = ("leader", "declarer", "goal", "trump", "partner", "duty_to_trump")


@click.command("solve")
@click.argument("scenario", metavar="[FILE|ID]", required=False)
@click.option("--after", type=click.IntRange(min=0), metavar="N", help="Solve the position after N actions.")
@click.option("--hands", metavar="HANDS", help="Three or four hands clockwise from seat 0, suits S.H.D.C.")
@click.option("--leader", type=click.IntRange(0, 3), metavar="SEAT", help="Who leads.")
@click.option("--declarer", type=click.IntRange(0, 3), metavar="SEAT", help="Whose tricks are counted.")
@click.option("--partner", type=click.IntRange(0, 3), metavar="SEAT", help="Who plays together with the declarer.")
@click.option("--goal", metavar="misere|most|fewest|N", help="What the declarer plays for.")
@click.option("--trump", metavar="S|H|D|C|none", help="Trumps; none if left out.")
@click.option("--duty-to-trump", is_flag=True, help="Who cannot follow suit must trump.")
@click.option("--seconds", type=click.FloatRange(min=0, min_open=True), metavar="S", help="Give up after so long.")
@click.option("--memory", type=click.IntRange(1, 1 << 16), default=256, show_default=True, help="Bound in MiB.")
@json_option
def command(**given: Any) -> int:
    """Value every card that the player to act may play, by best play of both sides with all hands open.

    Without --after a scenario is solved from the first card played.  A game decides what is played for: no trick in a
    misère, most tricks in a contract, most card points in Six-Bid Solo, most tricks of seats 0 and 2 in Russian Whist.
    Values are what the declaring side has in the end.  The exit code is 4 if the time is up before.

    \b
    Examples:
      hoyle solve solo-whist/whole/open-misere-beaten
      hoyle solve solo-whist/whole/open-misere-beaten --after 12 --json
      hoyle solve --hands "QJ.J7.KQJT.97 T987.98.987.8 AK.AKQT.A.QJT" --leader 0 --declarer 1 --goal misere
      hoyle solve --hands "AQ.KQ7.J7.JT9 KJ.J98.T98.A8 T987.A.AKQ.KQ" --leader 1 --declarer 2 --goal most \\
          --trump S --duty-to-trump
    """
    task, names = _asked(given)
    limits = Limits(seconds=given["seconds"], memory=given["memory"] * MEBIBYTE)
    with _progress() as progress:
        try:
            solution = Solver(limits.memory).solve(task.position, task.goal, limits, progress)
        except Unfinished as error:
            complain(str(error))
            if given["as_json"]:
                print_json({"scenario": given["scenario"], "after": given["after"], "complete": False})
            return INCOMPLETE
    if given["as_json"]:
        print_json(_as_json(solution, task, given))
    else:
        _print(solution, task, names)
    return HOLDS


def _asked(given: dict[str, Any]) -> tuple[Task, tuple[str, ...]]:
    """Give what is to be solved, and the names of the seats."""
    if (given["scenario"] is None) == (given["hands"] is None):
        raise click.UsageError("name a scenario, or give the hands of an ending with --hands")
    if given["hands"] is not None:
        return _ending(given), ("seat 0", "seat 1", "seat 2", "seat 3")
    if unfit := [name for name in _ENDING if given[name] not in (None, False)]:
        raise click.UsageError(f"--{unfit[0].replace('_', '-')} belongs to --hands; a scenario says it itself")
    loaded = load_all([given["scenario"]])
    if len(loaded) > 1:
        ids = "\n".join(f"  {each.id}" for each in loaded)
        raise click.ClickException(f"{given['scenario']} means {len(loaded)} scenarios; choose one:\n{ids}")
    return task_of_scenario(loaded[0], given["after"]), loaded[0].players


def _ending(given: dict[str, Any]) -> Task:
    if missing := [name for name in ("leader", "declarer", "goal") if given[name] is None]:
        raise click.UsageError(f"--hands needs {' and '.join('--' + name for name in missing)}")
    if given["after"] is not None:
        raise click.UsageError("--after belongs to a scenario")
    hands = parse_hands(given["hands"])
    seats = [seat for seat in (given["declarer"], given["partner"]) if seat is not None]
    absent = [seat for seat in (given["leader"], *seats) if seat >= len(hands)]
    if len(hands) in (3, 4) and absent:
        raise click.UsageError(f"there is no seat {absent[0]}: the {len(hands)} hands are seats 0 to {len(hands) - 1}")
    position = Position(
        hands=hands,
        leader=given["leader"],
        side=sum(1 << seat for seat in set(seats)),
        trump=parse_suit(given["trump"] or "none"),
        duty=Duty.TRUMP if given["duty_to_trump"] else Duty.FREE,
    )
    return Task(position, Goal.parse(given["goal"]), tuple(range(len(hands))))


@contextmanager
def _progress() -> Iterator[Callable[[int], None]]:
    """Show the number of nodes on a terminal while a search is long."""
    if not sys.stderr.isatty():
        yield lambda _nodes: None
        return
    with errors().status("Searching", spinner="line") as status:
        yield lambda nodes: status.update(f"Searching: {nodes:,} nodes")


def _as_json(solution: Solution, task: Task, given: dict[str, Any]) -> dict[str, Any]:
    misere = solution.goal.kind == "misere"
    counted: dict[str, int] = {} if misere else {solution.goal.unit: solution.value}
    return {
        "scenario": given["scenario"],
        "after": given["after"],
        "actor": task.seats[solution.actor],
        "goal": _goal(solution.goal),
        "verdict": _verdict(solution.made),
        **counted,
        "moves": {
            format_card(card): _verdict(value == 0) if misere else value for card, value in solution.moves.items()
        },
        "line": [format_card(card) for card in solution.line],
        "nodes": solution.nodes,
        "seconds": round(solution.seconds, 3),
    }


def _goal(goal: Goal) -> str | int:
    return goal.target if goal.kind == "most" and goal.target is not None else goal.kind


def _verdict(made: bool) -> str:  # a fact with two names
    return "made" if made else "defeated"


def _print(solution: Solution, task: Task, names: tuple[str, ...]) -> None:
    out, goal = console(), solution.goal
    side = [names[seat] for place, seat in enumerate(task.seats) if solution.position.side >> place & 1]
    who = " and ".join(side)
    unit = "tricks" if goal.unit == "tricks" else "card points"
    if goal.kind == "misere":
        what = f"no {unit}" if solution.value == 0 else f"at least one {'trick' if unit == 'tricks' else 'card point'}"
    else:
        what = f"{solution.value} {unit}"
    undertaken = goal.kind == "misere" or goal.target is not None
    result = f" ({_verdict(solution.made)})" if undertaken else ""
    out.print(Text(f"{who}: {what} by best play{result}", style="bold"))
    out.print(Text(f"{names[task.seats[solution.actor]]} to play:"))
    for card, value in solution.moves.items():
        line = Text("  ").append_text(card_text(format_card(card)))
        line.append(f"  {_verdict(value == 0) if goal.kind == 'misere' else value}")
        out.print(line)
    out.print(Text("best play: ").append_text(Text(" ").join(card_text(format_card(card)) for card in solution.line)))
    out.print(Text(f"{solution.nodes:,} nodes, {solution.seconds:.2f} seconds", style="dim"))
