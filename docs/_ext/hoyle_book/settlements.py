"""The directive that tabulates the scenarios of kind ``settle``: ``{settlements} solo-whist``."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from docutils import nodes

import hoyle
from hoyle import games
from hoyle_book import words
from hoyle_book.asking import GameDirective
from hoyle_book.elements import link
from hoyle_book.homes import settle
from hoyle_book.ids import scenario_anchor
from hoyle_book.library import corpus_of
from hoyle_book.story import plain
from hoyle_book.tables import LABEL, sheet, text
from hoyle_book.words import _
from hoyle_verify.scenario import Scenario


class SettlementsDirective(GameDirective):
    """Prints, contract by contract, what is paid in the scenarios of a game, and is their home."""

    def run(self) -> list[nodes.Node]:
        """Make a section with a table for each bid."""
        game = self.game()
        if not game:
            return []
        known = corpus_of(self.env.app).scenarios.values()
        settled = [scenario for scenario in known if scenario.game == game and scenario.kind == "settle"]
        if not all("bid" in _setup(scenario).get("contract", {}) for scenario in settled):
            self.warn(_("the settlements of {game} have no bids to sort them by").format(game=game))
            return []
        by_bid: dict[str, list[Scenario]] = defaultdict(list)
        for scenario in settled:
            by_bid[_setup(scenario)["contract"]["bid"]].append(scenario)
        order = [word.removeprefix("bid:") for word in games.engine(game).phrasebook.words]
        return [self._section(bid, by_bid[bid]) for bid in sorted(by_bid, key=order.index)]

    def _section(self, bid: str, scenarios: Sequence[Scenario]) -> nodes.section:
        label = words.call_label(f"bid:{bid}")
        title = label[0].upper() + label[1:]
        section = nodes.section(ids=[f"settled-{bid}"], classes=["hoyle-settled"])
        heading = nodes.title(title, title)
        self.set_source_info(section)
        self.set_source_info(heading)
        section += heading
        ordered = sorted(scenarios, key=lambda scenario: (_tricks(scenario), scenario.ruleset, scenario.id))
        header = [_("Tricks"), _("Rules"), _("Declarer"), _("Others, each"), _("What it shows")]
        rows = [self._row(scenario) for scenario in ordered]
        anchors = [scenario_anchor(scenario.id) for scenario in ordered]
        section += sheet("hoyle-settlements", header, rows, anchors)
        for scenario, anchor in zip(ordered, anchors, strict=True):
            settle(self.env, "scenario", scenario.id, anchor, scenario.title, heading)
        return section

    def _row(self, scenario: Scenario) -> list[nodes.Node]:
        payments = _payments(scenario)
        side = _side(scenario)
        others = sorted({payments[seat] for seat in range(len(payments)) if seat not in side})
        return [
            nodes.inline("", "", nodes.inline("", _("Tricks") + " ", classes=[LABEL]), text(str(_tricks(scenario)))),
            rules(scenario, self.env.docname),
            text(words.points(payments[side[0]])),
            text(_(" or ").join(map(words.points, others))),
            text(scenario.title),
        ]


def rules(scenario: Scenario, docname: str) -> nodes.inline:
    """Name the ruleset of a scenario and the options that it sets over it."""
    made = nodes.inline("", "", nodes.inline("", scenario.ruleset))
    for option, value in scenario.options.items():
        made += [nodes.Text(", "), link("opt", option, docname), nodes.Text(" "), nodes.literal("", str(value))]
    return made


def _payments(scenario: Scenario) -> list[float]:
    game = hoyle.game(scenario.game, scenario.ruleset, plain(scenario.options))
    payments: list[float] = game.facts(game.settle(_setup(scenario)))["payments"]
    return payments


def _setup(scenario: Scenario) -> dict[str, Any]:
    setup: dict[str, Any] = plain(scenario.setup)
    return setup


def _side(scenario: Scenario) -> list[int]:
    """Give the seats of the declaring side, the declarer's first."""
    contract = _setup(scenario)["contract"]
    return [seat for seat in (contract["by"], contract.get("partner")) if seat is not None]


def _tricks(scenario: Scenario) -> int:
    tricks: list[int] = _setup(scenario)["tricks"]
    return sum(tricks[seat] for seat in _side(scenario))
