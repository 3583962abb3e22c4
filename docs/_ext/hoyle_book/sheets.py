"""The directive that prints a sitting: ``{sheet} russian-whist/session/rubber-of-three-hands``.

It has the deals with their results and the running totals and, where pairs write below and above a line, each rubber
as it stands on paper.
"""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, NamedTuple

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective

import hoyle
from hoyle import games
from hoyle.cards import parse_card, set_of
from hoyle_book import telling, whisting, words
from hoyle_book.asking import names_of, printed_scenario
from hoyle_book.elements import card, disclosure, holdings, link, meta, paragraph, rubric
from hoyle_book.homes import settle
from hoyle_book.ids import scenario_anchor
from hoyle_book.pairs import pair_sums, pairs
from hoyle_book.poolsheets import Written, deals_table, paper
from hoyle_book.sayings import written
from hoyle_book.story import plain, unit_of
from hoyle_book.tables import row, sheet, table, text
from hoyle_book.words import _
from hoyle_verify.scenario import Scenario
from hoyle_verify.serve.reference import options_of


class Entered(NamedTuple):
    """A deal of a sitting at a game: its setup, what was said, what came of it, and the sheet before and after."""

    game: str
    setup: dict[str, Any]
    calls: list[tuple[int, str]]
    facts: dict[str, Any]
    unit: str
    before: dict[str, Any]
    after: dict[str, Any]


class SheetDirective(SphinxDirective):
    """Prints a scenario of the kind session, and is its home; ``:names:`` are those of a replay."""

    required_arguments = 1
    option_spec: ClassVar = {"names": directives.unchanged_required}

    def run(self) -> list[nodes.Node]:
        """Make the box with the reason, the deals and the sheet."""
        scenario = printed_scenario(self, self.arguments[0], "session")
        names = names_of(self, scenario) if scenario is not None else None
        if scenario is None or names is None:
            return []
        anchor = scenario_anchor(scenario.id)
        box = nodes.container("", ids=[anchor], classes=["hoyle-session"])
        box += rubric(written(scenario.title))
        box += paragraph(self, scenario.why)
        box += sheet_of(scenario, names)
        claimed = (link("c", clause, self.env.docname) for clause in scenario.clauses)
        box += meta(nodes.literal("", scenario.id), *claimed, label=_("Scenario and clauses claimed:"))
        self.set_source_info(box)
        settle(self.env, "scenario", scenario.id, anchor, written(scenario.title), box)
        return [box]


def sheet_of(scenario: Scenario, names: Sequence[str]) -> list[nodes.Node]:
    """Draw the deals of a sitting with running totals, and its rubbers if it has any."""
    deals = sit(scenario)
    if "hill" in deals[0].after:
        return _pool_sheet(deals, names)
    made: list[nodes.Node] = [_totals(deals, names)]
    rubbers = _rubbers(deals)
    for number, rubber in enumerate(rubbers, 1):
        title = _("On paper") if len(rubbers) == 1 else _("On paper, rubber {number}").format(number=number)
        made += [rubric(title), _paper(rubber, names)]
    return [*made, *_disclosed(deals, names)]


def _pool_sheet(deals: Sequence[Entered], names: Sequence[str]) -> list[nodes.Node]:
    """Draw a sitting of which pool, hill and whists are written down."""
    written = [Written(_told(deal, names), deal.facts, deal.after) for deal in deals]
    title = rubric(_("On paper"))
    return [deals_table(written, names), title, paper(deals[0].before, written, names), *_disclosed(deals, names)]


def _disclosed(deals: Sequence[Entered], names: Sequence[str]) -> list[nodes.Node]:
    cards = list(_cards(deals, names))
    return [disclosure(_("The cards"), *cards)] if cards else []


def sit(scenario: Scenario) -> list[Entered]:
    """Play a sitting through."""
    options = options_of(scenario.options)
    game = hoyle.game(scenario.game, scenario.ruleset, options)
    session = games.session(scenario.game, scenario.ruleset, options)
    sheets = [session.open(plain(scenario.deals[0].setup))]
    deals = []
    for deal in scenario.deals:
        setup = plain(deal.setup)
        state = game.settle(setup) if deal.actions is None else game.replay(setup, list(deal.actions))[-1]
        sheets.append(session.enter(sheets[-1], state))
        before, after = (session.facts(sheet) for sheet in sheets[-2:])
        calls = _calls(setup, deal.actions or ())
        deals.append(Entered(scenario.game, setup, calls, game.facts(state), unit_of(game, state), before, after))
    return deals


def _calls(setup: dict[str, Any], actions: Sequence[str]) -> list[tuple[int, str]]:
    """Give what was said, each with the seat: in the setup of a deal that is only scored, else among its actions."""
    spoken = [(int(seat), token) for seat, _blank, token in (action.partition(" ") for action in actions)]
    return [(seat, token) for seat, token in setup.get("calls") or spoken]


def _totals(deals: Sequence[Entered], names: Sequence[str]) -> nodes.table:
    """Draw each deal, how it ended, and what everybody has been paid by then."""
    header = [_("Deal"), _("What happened"), *names]
    return sheet("hoyle-totals", header, [_deal(number, deal, names) for number, deal in enumerate(deals, 1)])


def _deal(number: int, deal: Entered, names: Sequence[str]) -> list[nodes.Node]:
    sums = [text(words.points(total)) for total in deal.after["payments"]]
    return [text(str(number)), text(_told(deal, names)), *sums]


def _told(deal: Entered, names: Sequence[str]) -> str:
    return " ".join([_("{player} deals.").format(player=names[deal.setup["dealer"]]), *_played(deal, names)])


def _played(deal: Entered, names: Sequence[str]) -> Iterator[str]:
    hands = deal.setup.get("hands") or []
    if deal.facts["contract"] is not None:
        yield telling.contract_of(deal.facts["contract"], names)
        if deal.facts["trump"] is not None and "level" not in deal.facts["contract"]:
            yield _("{trumps}.").format(trumps=words.capital(telling.trumps_of(deal.facts)))
    if "whists" in deal.facts:
        yield from (telling.spoken(deal.game, token, names[seat]) for seat, token in whisting.declarations(deal.calls))
        yield whisting.tricks(deal.facts, names)
    yield telling.ending(deal.facts, hands, names)
    if "below" in deal.facts:
        even, odd = pair_sums(deal.facts["tricks"], hands)
        yield _("The tricks are {even} to {odd}.").format(even=even, odd=odd)
    if deal.after.get("over"):
        yield telling.result(deal.after["result"], hands, names)
    pool = deal.after.get("pool")
    if isinstance(pool, int) and pool != deal.before["pool"]:
        yield _("The pool: {number}.").format(number=pool)


def _cards(deals: Sequence[Entered], names: Sequence[str]) -> Iterator[nodes.Node]:
    """Draw the hands of each deal that has any, and the turn-up."""
    for number, deal in enumerate(deals, 1):
        items = nodes.bullet_list()
        for name, hand in zip(names, deal.setup.get("hands") or [], strict=False):
            shown = holdings(set_of(map(parse_card, hand)), deal.game)
            items += nodes.list_item("", nodes.paragraph("", f"{name} ", *_spaced(shown)))
        if items.children:
            turn_up = deal.setup.get("turn_up")
            title = nodes.paragraph("", _("Deal {number}").format(number=number))
            if turn_up:
                title += [nodes.Text(_(", turn-up") + " "), card(turn_up)]
            yield from (title, items)


def _spaced(shown: Sequence[nodes.Node]) -> Iterator[nodes.Node]:
    for holding in shown:
        yield from (nodes.Text(" "), holding)


def _rubbers(deals: Sequence[Entered]) -> list[list[Entered]]:
    """Group the hands of games with pairs into rubbers."""
    rubbers: list[list[Entered]] = []
    for deal in deals:
        if "below" not in deal.after:
            return []
        if not rubbers or deal.before["over"]:
            rubbers.append([])
        rubbers[-1].append(deal)
    return rubbers


def _paper(rubber: Sequence[Entered], names: Sequence[str]) -> nodes.table:
    """Draw a rubber as it stands on paper: what is written above the line grows upwards, what is below downwards."""
    above = [(_("hand {number}").format(number=number), deal.facts["above"]) for number, deal in enumerate(rubber, 1)]
    below = [(_("hand {number}").format(number=number), deal.facts["below"]) for number, deal in enumerate(rubber, 1)]
    last = rubber[-1].after
    written = [sum(numbers[side] for _name, numbers in above) for side in range(2)]
    premium = [all_of - of_hands for all_of, of_hands in zip(last["above"], written, strict=True)]
    if any(premium):
        above.append((_("the rubber"), premium))
    sums = [one + other for one, other in zip(last["below"], last["above"], strict=True)]
    rows = [_line(name, numbers) for name, numbers in reversed(above)]
    rows[-1]["classes"].append("hoyle-over-the-line")
    rows += [_line(name, numbers) for name, numbers in below]
    rows.append(_line(_("together"), sums))
    rows[-1]["classes"].append("hoyle-sum")
    header = [text(""), *map(text, pairs(rubber[0].setup["hands"], names))]
    return table("hoyle-paper", header, rows, stub=True)


def _line(name: str, numbers: Sequence[int]) -> nodes.row:
    return row([text(name), *(text(str(number) if number else "") for number in numbers)])
