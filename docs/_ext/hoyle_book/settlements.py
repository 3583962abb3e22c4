"""The directive that tabulates the scenarios of kind ``settle``: ``{settlements} solo-whist``.

With a phase, as in ``{settlements} german-solo irregularity``, it has only those of that phase.  Cases that stand in a
table of their own file are not among them.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from docutils import nodes

import hoyle
from hoyle import games
from hoyle_book import whisting, words
from hoyle_book.asking import GameDirective
from hoyle_book.elements import link, titled
from hoyle_book.homes import settle
from hoyle_book.ids import scenario_anchor
from hoyle_book.library import corpus_of
from hoyle_book.pairs import pair_sums
from hoyle_book.people import people
from hoyle_book.sayings import written
from hoyle_book.story import plain
from hoyle_book.tables import LABEL, sheet, text
from hoyle_book.words import _
from hoyle_verify.scenario import Scenario
from hoyle_verify.scenario.cases import SEPARATOR
from hoyle_verify.serve.reference import options_of

_KINDS: Final = ("single", "double", "triple")
"""The kinds of results by which a game without bids is sorted, in the order of the tables."""


class Settled(NamedTuple):
    """A settlement: what it is sorted by, what was taken, and what came of it, the figures by their headings.

    Where a heading of ``taken`` does not apply its figure is empty.
    """

    scenario: Scenario
    group: str
    taken: dict[str, str]
    order: tuple[int, ...]
    brought: dict[str, str]

    @property
    def offence(self) -> tuple[str, ...]:
        """What was done against the rules and by whom, for sorting in any language; nothing where the tricks decide."""
        done = plain(self.scenario.setup).get("offence", {})
        return tuple(str(done[key]) for key in ("kind", "by") if key in done)


class SettlementsDirective(GameDirective):
    """Prints what is paid in the scenarios of a game, bid by bid or result by result, and is their home."""

    optional_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Make a section with a table for each bid, or for each kind of result where the game has no bids."""
        game = self.game()
        if not game:
            return []
        folder = "/".join(self.arguments)
        groups: dict[str, list[Settled]] = defaultdict(list)
        for scenario in corpus_of(self.env.app).scenarios.values():
            if scenario.id.startswith(f"{folder}/") and scenario.kind == "settle" and SEPARATOR not in scenario.id:
                settled = settlement(scenario)
                groups[settled.group].append(settled)
        titles = {
            word.removeprefix("bid:"): words.call_label(word)
            for word in games.engine(game).phrasebook.words
            if word.startswith("bid:")
        } or (whisting.titles() if game == "preferans" else {kind: words.result_label(kind) for kind in _KINDS})
        return [self._section(group, title, groups[group]) for group, title in titles.items() if groups[group]]

    def _section(self, group: str, title: str, settled: Sequence[Settled]) -> nodes.section:
        section = titled(self, words.capital(title), f"settled-{group}", "hoyle-settled")
        ordered = _without_idle_columns(
            sorted(settled, key=lambda each: (each.offence, each.order, each.scenario.ruleset, each.scenario.id))
        )
        header = [*ordered[0].taken, _("Rules"), *ordered[0].brought, _("What it shows")]
        anchors = [scenario_anchor(each.scenario.id) for each in ordered]
        section += sheet("hoyle-settlements", header, [self._row(each) for each in ordered], anchors)
        for each, anchor in zip(ordered, anchors, strict=True):
            settle(self.env, "scenario", each.scenario.id, anchor, written(each.scenario.title), section)
        return section

    def _row(self, settled: Settled) -> list[nodes.Node]:
        (label, number), *others = settled.taken.items()
        return [
            nodes.inline("", "", nodes.inline("", f"{label} ", classes=[LABEL]), text(number)),
            *(text(each) for _label, each in others),
            rules(settled.scenario, self.env.docname),
            *(text(each) for each in settled.brought.values()),
            text(written(settled.scenario.title)),
        ]


def _without_idle_columns(settled: Sequence[Settled]) -> list[Settled]:
    """Leave out what applies to no row, and a partner's figures where none differs from the declarer's."""
    used = {label for each in settled for label, figure in each.taken.items() if figure}
    declarer, partner = _("Declarer"), _("Partner")
    differs = any(
        each.brought.get(partner) != each.brought.get(declarer) for each in settled if partner in each.brought
    )
    return [
        each._replace(
            taken={label: figure or "–" for label, figure in each.taken.items() if label in used},
            brought={label: figure for label, figure in each.brought.items() if label != partner or differs},
        )
        for each in settled
    ]


def rules(scenario: Scenario, docname: str) -> nodes.inline:
    """Name the ruleset of a scenario and the options that it sets over it."""
    made = nodes.inline("", "", nodes.inline("", scenario.ruleset))
    for option, value in scenario.options.items():
        made += [nodes.Text(", "), link("opt", option, docname), nodes.Text(" "), nodes.literal("", str(value))]
    return made


def settlement(scenario: Scenario) -> Settled:
    """Settle a deal and pick out what a table has of it."""
    game = hoyle.game(scenario.game, scenario.ruleset, options_of(scenario.options))
    setup: dict[str, Any] = plain(scenario.setup)
    facts = game.facts(game.settle(setup))
    contract = setup.get("contract")
    if contract is None:
        return _by_pairs(scenario, setup, facts)
    if "level" in contract:
        return Settled(scenario, *whisting.settlement(setup, facts, people(scenario.players)))
    side = [seat for seat in (contract["by"], contract.get("partner")) if seat is not None]
    counted = "trick_points" if "trick_points" in setup else "tricks"
    number = sum(setup[counted][seat] for seat in side) if counted in setup else None
    offence = _offence(setup, side, number)
    taken = {
        _("Offence"): offence,
        _("Tricks") if counted == "tricks" else _("Card points"): "" if offence or number is None else str(number),
        _("Widow"): str(setup.get("widow", "")),
        _("Pool"): str(setup.get("pool", "")),
    }
    paid = facts["payments"]
    others = sorted({paid[seat] for seat in range(len(paid)) if seat not in side})
    both = (_("Declarer"), _("Partner"))
    brought = {label: words.points(paid[seat]) for label, seat in zip(both, side, strict=False)}
    brought[_("Others, each")] = _(" or ").join(map(words.points, others))
    return Settled(scenario, contract["bid"], taken, (-1 if number is None else number,), brought)


def _offence(setup: dict[str, Any], side: Sequence[int], tricks: int | None) -> str:
    """Say what was done against the rules, by whom, and with how many tricks where these are given."""
    if "offence" not in setup:
        return ""
    by = setup["offence"]["by"]
    offender = (_("the declarer"), _("the partner"))[side.index(by)] if by in side else _("an opponent")
    pattern = _("{offence} by {offender}") if tricks is None else _("{offence} by {offender}, {tricks} tricks")
    return pattern.format(offence=words.offence(setup["offence"]["kind"]), offender=offender, tricks=tricks)


def _by_pairs(scenario: Scenario, setup: dict[str, Any], facts: dict[str, Any]) -> Settled:
    """Pick out what the two pairs have: their tricks as played, and the points of both on the sheet."""
    tricks = pair_sums(setup["tricks"], setup["hands"])
    pattern = _("{even} : {odd}")

    def both(numbers: Sequence[int]) -> str:
        return pattern.format(even=numbers[0], odd=numbers[1])

    brought = {_("Below"): both(facts["below"]), _("Above"): both(facts["above"])}
    kind = facts["result"].partition("-")[0]
    return Settled(scenario, kind, {_("Tricks"): both(tricks)}, (-tricks[0],), brought)
