"""One deal under every reading of a place in a document, side by side, with the first difference marked.

The readings are the values of an option.  The deal is that of a scenario which depends on the place; the reference
engine plays or settles it under each value.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from docutils import nodes
from sphinx.util.docutils import SphinxDirective

import hoyle
from hoyle import register
from hoyle.register import Defect
from hoyle.ruleset import Option
from hoyle_book import diagrams, words
from hoyle_book.elements import ReplayBox, labelled_link, meta, rubric
from hoyle_book.library import corpus_of
from hoyle_book.listing import table_of, table_title
from hoyle_book.people import people
from hoyle_book.replay import data_of
from hoyle_book.sayings import written
from hoyle_book.story import Story, plain, tell, unit_of
from hoyle_book.words import _
from hoyle_verify.scenario import Scenario
from hoyle_verify.serve.reference import options_of

_MOST: Final = 40
"""A deal with more actions than this is left for where it is printed whole, if there is a shorter one."""


class Comparison(NamedTuple):
    """A deal by value of the option; ``parts`` is the first position at which not all of them are alike."""

    scenario: Scenario
    stories: Mapping[str, Story]
    parts: int


class Settlement(NamedTuple):
    """The end of a deal by value of the option, and the unit of its payments."""

    scenario: Scenario
    facts: Mapping[str, Mapping[str, Any]]
    unit: str


def readings(directive: SphinxDirective, defect: Defect) -> list[nodes.Node]:
    """Set the deal on which the readings of a place differ; nothing where no option sets them."""
    if not defect.option:
        return []
    option = register.options()[defect.option]
    scenarios = [each for each in corpus_of(directive.env.app).scenarios.values() if each.defect == defect.id]
    found = differing(scenarios, option)
    if found is None:
        return []
    if isinstance(found, Comparison):
        columns = list(_replays(directive, defect, option, found))
        after = _("The readings part after {number} actions.").format(number=found.parts)
        parting = after if found.parts else _("The readings part at the first choice.")
    else:
        columns, parting = list(_scores(option, found)), ""
    title = labelled_link("scn", table_of(found.scenario), table_title(found.scenario), directive.env.docname)
    box = nodes.container("", *columns, classes=["hoyle-readings"])
    return [rubric(_("One deal under each reading")), meta(title, parting), box]


def differing(scenarios: Sequence[Scenario], option: Option) -> Comparison | Settlement | None:
    """Find a deal on which the readings differ; only its end is given where they differ in nothing else."""
    played = compared(scenarios, option)
    if played is not None and any(played.parts < len(story.events) for story in played.stories.values()):
        return played
    return settled(scenarios, option) or played


def compared(scenarios: Sequence[Scenario], option: Option) -> Comparison | None:
    """Find the shortest deal that the readings lead through differently, if possible without a refusal."""
    found = (_compare(scenario, option) for scenario in _played(scenarios))
    return min((each for each in found if each is not None), key=_length, default=None)


def settled(scenarios: Sequence[Scenario], option: Option) -> Settlement | None:
    """Find the first end of a deal that the readings settle differently."""
    for scenario in scenarios:
        if scenario.kind != "settle":
            continue
        facts: dict[str, Mapping[str, Any]] = {}
        unit = ""
        for value in option.values:
            game = _game(scenario, option, value)
            try:
                state = game.settle(plain(scenario.setup))
            except hoyle.HoyleError:
                continue
            facts[value], unit = game.facts(state), unit_of(game, state)
        if len({_frozen(each) for each in facts.values()}) > 1:
            return Settlement(scenario, facts, unit)
    return None


def _played(scenarios: Sequence[Scenario]) -> list[Scenario]:
    played = [scenario for scenario in scenarios if scenario.kind == "replay"]
    short = [scenario for scenario in played if len(scenario.actions) <= _MOST]
    return short or played


def _length(found: Comparison) -> tuple[bool, int, int]:
    lengths = {len(story.events) for story in found.stories.values()}
    return len(lengths) > 1, max(lengths), found.parts


def _compare(scenario: Scenario, option: Option) -> Comparison | None:
    """Play a scenario under each value as far as it goes."""
    stories: dict[str, Story] = {}
    for value in option.values:
        count = _actions_that_go(scenario, option, value)
        if count is None:
            continue
        options = {**scenario.options, option.id: value}
        shortened = msgspec.structs.replace(scenario, options=options, actions=scenario.actions[:count], teach=None)
        stories[value] = tell(shortened, bars=True)
    if len(stories) < 2:
        return None
    shortest = min(len(story.positions) for story in stories.values())
    for at in range(shortest):
        if len({_seen(story, at) for story in stories.values()}) > 1:
            return Comparison(scenario, stories, at)
    return None


def _actions_that_go(scenario: Scenario, option: Option, value: str) -> int | None:
    """Count the actions before the first that a value refuses; None if the deal cannot even begin."""
    game = _game(scenario, option, value)
    try:
        state = game.start(plain(scenario.setup))
    except hoyle.HoyleError:
        return None
    for count, action in enumerate(scenario.actions):
        try:
            state = game.apply(state, action)
        except hoyle.HoyleError:
            return count
    return len(scenario.actions)


def _game(scenario: Scenario, option: Option, value: str) -> hoyle.Game[Any]:
    return hoyle.game(scenario.game, scenario.ruleset, {**options_of(scenario.options), option.id: value})


def _seen(story: Story, at: int) -> str:
    """Give all that is seen at a position, in a form that can be compared."""
    position = story.positions[at]
    return _frozen([position.facts, sorted(position.barred.items()), position.opened])


def _frozen(value: Any) -> str:
    return json.dumps(value, sort_keys=True, default=list)


def _replays(
    directive: SphinxDirective, defect: Defect, option: Option, found: Comparison
) -> Iterator[nodes.container]:
    names = people(found.scenario.players)
    for value, story in found.stories.items():
        data = data_of(story, names) | {"id": f"{defect.id}-{value}", "parts": found.parts, "start": found.parts}
        data["title"] = written(option.says[value])
        box = ReplayBox(data=json.dumps(data, ensure_ascii=False), ids=[data["id"]])
        box += diagrams.deal(story.scenario, names)
        box += diagrams.auction(directive, story, names)
        if story.tricks:
            box += diagrams.tricks(directive, story, names)
        box += diagrams.legend(story)
        box += diagrams.score(story.scenario, story.final, names, story.unit)
        directive.set_source_info(box)
        yield nodes.container("", _named(option, value), box)


def _scores(option: Option, found: Settlement) -> Iterator[nodes.container]:
    names = people(found.scenario.players)
    for value, facts in found.facts.items():
        score = diagrams.score(found.scenario, facts, names, found.unit)
        result = facts["result"]
        said = meta(words.result_label(result)) if isinstance(result, str) and "-" not in result else None
        yield nodes.container("", _named(option, value), *([said] if said is not None else []), *score)


def _named(option: Option, value: str) -> nodes.paragraph:
    says = nodes.inline("", written(option.says[value]))
    return nodes.paragraph("", "", nodes.literal(value, value), nodes.Text(" "), says)
