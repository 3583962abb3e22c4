"""``hoyle replay``: an annotated game, step by step."""

import sys
from collections.abc import Iterator, Sequence
from typing import Any

import click
from rich.text import Text

from hoyle_verify.cli.common import HOLDS, hand_text, json_option, print_json
from hoyle_verify.cli.terminal import console
from hoyle_verify.cli.walk import fits, walk
from hoyle_verify.judge.run import load_all
from hoyle_verify.narrate.counts import count_in_words
from hoyle_verify.narrate.heading import heading
from hoyle_verify.narrate.problems import answer_in_words, question_in_words, tricks_of
from hoyle_verify.narrate.sheets import hands_of
from hoyle_verify.narrate.step import Step
from hoyle_verify.narrate.steps import steps_of
from hoyle_verify.narrate.values import NO_VALUES, Values, values_of
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.solve.annotate import Remark
from hoyle_verify.solve.problems import solve_problem
from hoyle_verify.solve.program import NeedsCompiler

_INDENT = " " * 5


@click.command("replay")
@click.argument("scenario", metavar="FILE|ID")
@click.option("--plain", is_flag=True, help="Print the whole game at once.")
@json_option
def command(scenario: str, plain: bool, as_json: bool) -> int:
    """Walk through an annotated game, card by card, or through a session with its sheet after each deal.

    Without a terminal, or on one that is too small, the whole game is printed at once, as with --plain.

    \b
    Examples:
      hoyle replay solo-whist/whole/open-misere-let-through
      hoyle replay solo-whist/whole/open-misere-beaten --plain
    """
    loaded = load_all([scenario])
    if len(loaded) > 1:
        ids = "\n".join(f"  {each.id}" for each in loaded)
        raise click.ClickException(f"{scenario} means {len(loaded)} scenarios; choose one:\n{ids}")
    found = loaded[0]
    if found.kind == "session":
        return _session(found, as_json=as_json)
    if found.kind == "problem":
        return _problem(found, as_json=as_json)
    if found.kind == "count":
        return _count(found, as_json=as_json)
    if found.kind != "replay":
        raise click.ClickException(f"{found.id} is a {found.kind} scenario, which has no play to walk through")
    steps, values = steps_of(found), values_of(found)
    if as_json:
        print_json(_as_json(found, steps, values))
    elif plain or not (sys.stdin.isatty() and sys.stdout.isatty() and fits(found, steps)):
        _print(found, steps, values)
    else:
        walk(found, steps, values)
    return HOLDS


def _session(session: Scenario, *, as_json: bool) -> int:
    hands = hands_of(session)
    if as_json:
        told = [
            {
                "deal": hand.number,
                "steps": [step._asdict() for step in hand.steps],
                "sheet": hand.sheet,
                "note": hand.note,
            }
            for hand in hands
        ]
        print_json({"id": session.id, "title": session.title, "players": session.players, "deals": told})
        return HOLDS
    out = console()
    out.print(Text(session.title, style="bold"))
    out.print(_origin(session))
    for hand in hands:
        out.print()
        if hand.steps:
            _print(hand.scenario, hand.steps, NO_VALUES)
        else:
            out.print(Text(hand.scenario.title, style="bold"))
            out.print(_coloured(hand.ending))
        out.print()
        out.print(Text(f"Sheet after deal {hand.number}", style="bold"))
        for line in (*hand.told, *([hand.note.strip()] if hand.note else ())):
            out.print(Text(_INDENT + line))
    return HOLDS


def _problem(problem: Scenario, *, as_json: bool) -> int:
    """Tell a problem, with best play where the solver is at hand."""
    try:
        solution = solve_problem(problem)
    except NeedsCompiler as reason:
        line, remark = [], f"Best play is not shown: {reason}"
    else:
        line, remark = list(tricks_of(problem, solution)), "Best play:"
    note = problem.teach.note.get(0, "") if problem.teach else ""
    if as_json:
        told = {"question": question_in_words(problem), "answer": answer_in_words(problem), "note": note, "line": line}
        print_json({"id": problem.id, "title": problem.title, "players": problem.players, **told})
        return HOLDS
    out = console()
    out.print(Text(problem.title, style="bold"))
    out.print(_origin(problem))
    for hand in _hands(problem, _dealt(problem)):
        out.print(hand)
    for text in (question_in_words(problem), answer_in_words(problem), *([note] if note else ()), remark):
        out.print(Text(text))
    for leader, cards in line:
        out.print(_coloured(f"{_INDENT}{leader}: {' '.join(cards)}"))
    return HOLDS


def _count(found: Scenario, *, as_json: bool) -> int:
    """Tell the play up to the position of a count, and the count."""
    steps, told = steps_of(found), list(count_in_words(found))
    if as_json:
        print_json(_as_json(found, steps, NO_VALUES) | {"count": told})
        return HOLDS
    _print(found, steps, NO_VALUES)
    out = console()
    out.print()
    for sentence in told:
        out.print(Text(sentence))
    return HOLDS


def _dealt(problem: Scenario) -> Sequence[Sequence[str]]:
    assert problem.setup is not None
    assert isinstance(problem.setup.hands, tuple)

    return problem.setup.hands


def _as_json(scenario: Scenario, steps: list[Step], values: Values) -> dict[str, Any]:
    rules, table = heading(scenario, steps[0])
    return {
        "id": scenario.id,
        "title": scenario.title,
        "rules": rules,
        "table": table,
        "players": scenario.players,
        "values": values.meaning,
        "steps": [step._asdict() | _valued(values, step.position) for step in steps],
    }


def _valued(values: Values, position: int) -> dict[str, str]:
    remark = values.remarks.get(position)
    return {} if remark is None else {"value": remark.value, "slip": remark.slip}


def _print(scenario: Scenario, steps: list[Step], values: Values) -> None:
    out = console()
    rules, table = heading(scenario, steps[0])
    out.print(Text(scenario.title, style="bold"))
    out.print(_origin(scenario))
    out.print(Text(rules, style="dim"))
    for hand in _hands(scenario, steps[0].hands):
        out.print(hand)
    if table:
        out.print(_coloured(table))
    if values.meaning:
        out.print(Text(values.meaning, style="dim"))
    told = [step for step in steps if step.position or step.note or step.consequences]
    for step in told:
        if step is told[0] or sum(card is not None for card in step.table) == 1:
            out.print()
        for line in _lines(step, values.remarks.get(step.position)):
            out.print(line)


def _origin(scenario: Scenario) -> Text:
    source = scenario.source
    ours = " Actions marked [ours] are not in the document." if scenario.teach and scenario.teach.ours else ""
    document = f"document {source.document}" if source.document.isdecimal() else source.document
    return Text(f"{scenario.id}: {document}, {source.at}.{ours}", style="dim")


def _hands(scenario: Scenario, hands: Sequence[Sequence[str]]) -> Iterator[Text]:
    """Give a line for each player: name, cards, and who deals."""
    assert scenario.setup is not None

    width = max(map(len, scenario.players))
    for seat, (name, cards) in enumerate(zip(scenario.players, hands, strict=True)):
        line = Text(f"  {name.ljust(width)}  ", style="bold")
        line.append(hand_text(cards) if cards else Text("no cards", style="dim"))
        if scenario.setup.dealer == seat:
            line.append("  (dealer)", style="dim")
        yield line


def _lines(step: Step, remark: Remark | None) -> Iterator[Text]:
    """Tell one step: the action with its position and value, what followed, what it cost, and the author's note."""
    if step.sentence:
        line = Text(f"{step.position:3}  ")
        line.append(_coloured(step.sentence))
        if step.ours:
            line.append("  [ours]", style="dim")
        if remark is not None:
            line.append(f"  ({remark.value})", style="dim")
        yield line
    for event in step.consequences:
        yield Text(f"{_INDENT}{event}", style="bold")
    if remark is not None and remark.slip:
        yield _coloured(f"{_INDENT}{remark.slip}")
    if step.note:
        yield Text(_INDENT + step.note.strip().replace("\n", f"\n{_INDENT}"), style="italic")


def _coloured(sentence: str) -> Text:
    text = Text(sentence)
    text.highlight_regex(r"\S+[♥♦]", "red")
    return text
