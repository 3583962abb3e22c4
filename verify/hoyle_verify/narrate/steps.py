"""A scenario as a list of steps, each with what it looks like and what there is to say."""

from collections.abc import Iterator
from typing import Any

from hoyle_verify.judge.refusal import play
from hoyle_verify.narrate.events import events
from hoyle_verify.narrate.facts import ending_in_words
from hoyle_verify.narrate.sentences import sentence
from hoyle_verify.narrate.step import Step
from hoyle_verify.scenario.canonical import to_request
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.serve.reference import open_game


def steps_of(scenario: Scenario) -> list[Step]:
    """Replay a scenario and tell it; ActionRefused, with its place, if an action is illegal."""
    told: list[Step] = []
    for step in _bare_steps(scenario):
        consequences = (ending_in_words(scenario, step.facts),) if step.facts["over"] else ()
        if not told:
            told.append(step._replace(consequences=consequences))
            continue
        said = sentence(scenario, told[-1])
        happened = events(scenario, told[-1], step)
        told.append(step._replace(sentence=said, consequences=(*happened, *consequences)))
    return told


def _bare_steps(scenario: Scenario) -> Iterator[Step]:
    """Give the steps without what is said of the actions."""
    game = open_game(to_request(scenario))
    notes = scenario.teach.note if scenario.teach else {}
    ours = scenario.teach.ours if scenario.teach else ()
    for position, state in enumerate(play(scenario)):
        views = [game.observe(state, seat) for seat in range(len(scenario.players))]
        yield Step(
            position=position,
            sentence="",
            consequences=(),
            note=notes.get(position, ""),
            ours=position - 1 in ours,
            hands=tuple(tuple(view["hand"]) for view in views),
            open=tuple(map(_lies_open, views[0]["exposed"], views)),
            table=tuple(views[0]["table"]),
            facts=game.facts(state),
        )


def _lies_open(shown: list[str] | None, view: dict[str, Any]) -> bool:
    """Tell whether a whole hand lies face up; a single card that does, such as a turn-up, leaves it hidden."""
    return shown is not None and set(shown) == set(view["hand"])
