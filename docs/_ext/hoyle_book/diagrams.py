"""A game on paper: the deal as four hands round a table, the auction, the tricks and the score."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from hoyle.cards import parse_card, set_of
from hoyle_book import telling, valuing, words
from hoyle_book.elements import card, holdings, paragraph
from hoyle_book.pairs import pairs
from hoyle_book.story import Event, Story, Trick, apart_of, dealer_of, hands_of, plain, turn_up_of
from hoyle_book.tables import entry, row, table, text
from hoyle_book.words import _
from hoyle_verify.scenario import Scenario
from hoyle_verify.solve.annotate import Annotation

PLACES: Final = {3: ("bottom", "left", "right"), 4: ("bottom", "left", "top", "right")}
"""Where those who play sit, clockwise from the dealer or, where he rests, from his left-hand neighbour."""


def places_of(scenario: Scenario) -> list[str]:
    """Give the place of each seat at the table; nothing for a player who rests.

    At the bottom sits the dealer or, where the deal does not matter, the declarer.
    """
    hands, dealer = hands_of(scenario), dealer_of(scenario)
    first = plain(scenario.setup)["declarer"] if dealer is None else dealer
    clockwise = ((first + step) % len(hands) for step in range(len(hands)))
    playing = [seat for seat in clockwise if hands[seat]]
    places = dict(zip(playing, PLACES[len(playing)], strict=True))
    return [places.get(seat, "") for seat in range(len(hands))]


def deal(scenario: Scenario, names: Sequence[str]) -> nodes.container:
    """Draw the hands where the players sit."""
    dealer, turn_up = dealer_of(scenario), turn_up_of(scenario)
    box = nodes.container(classes=["hoyle-deal"])
    for seat, (place, tokens) in enumerate(zip(places_of(scenario), hands_of(scenario), strict=True)):
        if not place:
            continue
        title = nodes.paragraph("", "", nodes.strong("", names[seat]), classes=["hoyle-player"])
        if seat == dealer:
            title += [nodes.Text(" "), nodes.inline("", _("dealer"), classes=["hoyle-tag"])]
        suits = _suits(set_of(map(parse_card, tokens)), scenario.game)
        box += nodes.container("", title, suits, classes=["hoyle-hand", f"hoyle-{place}"])
    if turn_up:
        shown = nodes.paragraph("", _("Turn-up"), nodes.Text(" "), card(turn_up))
        box += nodes.container("", shown, classes=["hoyle-turn-up"])
    apart = apart_of(scenario) if dealer is not None else []
    if apart:
        box += nodes.container("", *_apart(apart, scenario.game), classes=["hoyle-hand", "hoyle-aside"])
    return box


def _apart(apart: Sequence[tuple[str, int]], game: str) -> Iterator[nodes.container]:
    for name, cards in apart:
        title = nodes.paragraph("", words.capital(words.aside(name)), classes=["hoyle-player"])
        yield nodes.container("", title, _suits(cards, game))


def _suits(cards: int, game: str) -> nodes.bullet_list:
    """Draw the cards of a hand, each suit on a line."""
    suits = nodes.bullet_list(classes=["hoyle-suits"])
    for holding in holdings(cards, game):
        suits += nodes.list_item("", nodes.paragraph("", "", holding))
    return suits


def auction(directive: SphinxDirective, story: Story, names: Sequence[str]) -> list[nodes.Node]:
    """Draw the calls, each player in a column, the first to speak in the first; then what is said of them.

    Where a declarer is given with the deal only those who say something have a column.
    """
    calls = story.events[: story.before_play]
    if not calls:
        return []
    order = [(calls[0].seat + step) % len(names) for step in range(len(names))]
    if "declarer" in (story.positions[0].facts["contract"] or {}):
        spoken = {call.seat for call in calls}
        order = [seat for seat in order if seat in spoken]
    rows: list[list[Event | None]] = []
    for call in calls:
        column = order.index(call.seat)
        if not rows or any(rows[-1][column:]):
            rows.append([None] * len(order))
        rows[-1][column] = call
    grid = [row([_call(call) for call in line]) for line in rows]
    made: list[nodes.Node] = [table("hoyle-auction", [text(names[seat]) for seat in order], grid, stub=False)]
    for index, call in enumerate(calls):
        note = story.note(index + 1)
        if note:
            lead = f"{names[call.seat]}, {words.call_label(call.token)}:"
            made.append(_note(directive, note, nodes.strong("", lead)))
    return made


def tricks(
    directive: SphinxDirective, story: Story, names: Sequence[str], values: Annotation | None = None
) -> nodes.table:
    """Draw the tricks, each in a row and followed by what is said of it."""
    header = [text(_("Trick")), *map(text, names)]
    rows = []
    for number, trick in enumerate(story.tricks, 1):
        cells = [_laid(story, trick, seat, values) for seat in range(len(names))]
        rows.append(row([text(str(number)), *cells]))
        notes = [_note_on(directive, story, trick, place, names) for place in story.during(trick)]
        spoken = [note for note in notes if note is not None]
        spoken += [slip for place in story.during(trick) for slip in _slip(story, place, values)]
        if spoken:
            wide = nodes.entry("", *spoken, classes=["hoyle-said"], morecols=len(names))
            rows.append(nodes.row("", wide))
    return table("hoyle-tricks", header, rows, stub=False)


def legend(story: Story, values: Annotation | None = None) -> nodes.paragraph:
    """Explain the marks that the tables use."""
    marks = [_("▸ leads, a framed card takes the trick")] if story.tricks else []
    if any(trick.wrong for trick in story.tricks):
        marks.append(_("a card that is struck out was taken back"))
    if values is not None and values.slips:
        marks.append(_("! changes what best play would lead to"))
    if any(event.ours for event in story.events):
        marks.append(_("° supplied by us, since the document does not say"))
    sentence = "; ".join(marks)
    return nodes.paragraph(sentence, sentence, classes=["hoyle-meta"])


def score(scenario: Scenario, facts: Mapping[str, Any], names: Sequence[str], unit: str) -> list[nodes.table]:
    """Draw what each player took and what he gets or, where pairs score, what each pair writes down."""
    if facts.get("below") is not None:
        return [_pair_score(scenario, facts, names)]
    if facts.get("whists") is not None:
        return [_pool_score(facts, names)]
    if facts.get("payments") is None:
        return []
    counted = {_("Tricks"): facts.get("tricks"), _("Card points"): facts.get("points")}
    rows = [row([text(name), *(text(str(number)) for number in each)]) for name, each in counted.items() if each]
    paid = (text(words.points(number)) for number in facts["payments"])
    rows.append(row([text(words.capital(words.money(unit))), *paid]))
    return [table("hoyle-score", [text(""), *map(text, names)], rows, stub=True)]


def _pair_score(scenario: Scenario, facts: Mapping[str, Any], names: Sequence[str]) -> nodes.table:
    header = [text(""), *map(text, pairs(hands_of(scenario), names))]
    lines = {_("Above the line"): facts["above"], _("Below the line"): facts["below"]}
    rows = [row([text(name), *(text(str(number)) for number in each)]) for name, each in lines.items()]
    return table("hoyle-score", header, rows, stub=True)


def _pool_score(facts: Mapping[str, Any], names: Sequence[str]) -> nodes.table:
    """Draw what a deal of Preferans has brought to each column of the sheet; whists are all against its declarer."""
    lines = {
        _("Tricks"): facts.get("tricks"),
        _("Pool"): facts.get("pool"),
        _("Hill"): facts.get("hill"),
        _("Whists"): [sum(row) for row in facts["whists"]],
    }
    rows = [row([text(name), *(text(str(number)) for number in each)]) for name, each in lines.items() if each]
    return table("hoyle-score", [text(""), *map(text, names)], rows, stub=True)


def _call(call: Event | None) -> nodes.entry:
    if call is None:
        return entry([text("")])
    label = words.call_label(call.token) + ("°" if call.ours else "")
    return entry([text(label)], *([] if call.is_bid else ["hoyle-no-bid"]))


def _laid(story: Story, trick: Trick, seat: int, values: Annotation | None) -> nodes.entry:
    if seat not in trick.cards:
        return entry([text("")])
    content: list[nodes.Node] = [card(trick.cards[seat])]
    if seat in trick.wrong:
        taken_back = card(trick.wrong[seat])
        taken_back["classes"].append("hoyle-taken-back")
        content = [taken_back, nodes.Text(" "), *content]
    classes = []
    if seat == trick.leader:
        content.insert(0, nodes.inline("", _("leads") + " ", classes=["visually-hidden"]))
        classes.append("hoyle-led")
    if any(event.ours for event in story.events[trick.start : trick.end] if event.seat == seat):
        content.append(text("°"))
    if any(_slip_of(story, place, values) == seat for place in range(trick.start + 1, trick.end + 1)):
        content.append(nodes.strong("", "!", classes=["hoyle-slip"]))
    if seat == trick.winner:
        content.append(nodes.inline("", " " + _("takes the trick"), classes=["visually-hidden"]))
        classes.append("hoyle-won")
    return entry(content, *classes)


def _note_on(
    directive: SphinxDirective, story: Story, trick: Trick, position: int, names: Sequence[str]
) -> nodes.paragraph | None:
    """Set the note on a position, after the card that led to it unless that ended the trick.

    What lays no card is told in any case.
    """
    note, event = story.note(position), story.events[position - 1]
    if not event.card:
        said = telling.sentence(story, position, names)
        lead = nodes.inline("", said)
        return _note(directive, note, lead) if note else nodes.paragraph("", said, classes=["hoyle-note"])
    if not note:
        return None
    return _note(directive, note, None if position == trick.end else card(event.card))


def _slip_of(story: Story, position: int, values: Annotation | None) -> int | None:
    """Give the seat whose card before a position changed what best play leads to."""
    if values is None or valuing.slip_at(values, position) is None:
        return None
    return story.events[position - 1].seat


def _slip(story: Story, position: int, values: Annotation | None) -> Iterator[nodes.paragraph]:
    """Say of a card what it changed, and which would have been better."""
    slip = valuing.slip_at(values, position) if values is not None else None
    if values is None or slip is None:
        return
    said = valuing.slip_in_words(values, story.scenario.game, slip)
    laid = card(slip.action[-2:])
    better = valuing.better(values, position)
    yield nodes.paragraph("", "", laid, nodes.Text(f" {said}"), *better, classes=["hoyle-note"])


def _note(directive: SphinxDirective, note: str, lead: nodes.Element | None) -> nodes.paragraph:
    """Set a note; its lead stands apart so that the note alone is translated."""
    said = paragraph(directive, note, "hoyle-note")
    if lead is not None:
        said["hoyle_lead"] = lead
    return said
