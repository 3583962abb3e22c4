"""A game on paper: the deal as four hands round a table, the auction, the tricks and the score."""

from collections.abc import Sequence
from typing import Final

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from hoyle.cards import parse_card, set_of
from hoyle_book import words
from hoyle_book.elements import card, holdings, paragraph
from hoyle_book.story import Event, Story, Trick, dealer_of, hands_of, turn_up_of
from hoyle_book.tables import entry, row, table, text
from hoyle_book.words import _
from hoyle_verify.scenario import Scenario

PLACES: Final = {3: ("bottom", "left", "right"), 4: ("bottom", "left", "top", "right")}
"""Where those who play sit, clockwise from the dealer or, where he rests, from his left-hand neighbour."""


def places_of(scenario: Scenario) -> list[str]:
    """Give the place of each seat at the table, the dealer's at the bottom; nothing for a player who rests."""
    hands, dealer = hands_of(scenario), dealer_of(scenario)
    clockwise = ((dealer + step) % len(hands) for step in range(len(hands)))
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
        suits = nodes.bullet_list(classes=["hoyle-suits"])
        for holding in holdings(set_of(map(parse_card, tokens))):
            suits += nodes.list_item("", nodes.paragraph("", "", holding))
        box += nodes.container("", title, suits, classes=["hoyle-hand", f"hoyle-{place}"])
    if turn_up:
        shown = nodes.paragraph("", _("Turn-up"), nodes.Text(" "), card(turn_up))
        box += nodes.container("", shown, classes=["hoyle-turn-up"])
    return box


def auction(directive: SphinxDirective, story: Story, names: Sequence[str]) -> list[nodes.Node]:
    """Draw the calls, each player in a column, the first to speak in the first; then what is said of them."""
    calls = [event for event in story.events if not event.card]
    if not calls:
        return []
    order = [(calls[0].seat + step) % len(names) for step in range(len(names))]
    rows: list[list[Event | None]] = []
    for call in calls:
        column = order.index(call.seat)
        if not rows or any(rows[-1][column:]):
            rows.append([None] * len(names))
        rows[-1][column] = call
    grid = [row([_call(call) for call in line]) for line in rows]
    made: list[nodes.Node] = [table("hoyle-auction", [text(names[seat]) for seat in order], grid, stub=False)]
    for index, call in enumerate(calls):
        note = story.note(index + 1)
        if note:
            lead = f"{names[call.seat]}, {words.call_label(call.token)}:"
            made.append(_note(directive, note, nodes.strong("", lead)))
    return made


def tricks(directive: SphinxDirective, story: Story, names: Sequence[str]) -> nodes.table:
    """Draw the tricks, each in a row and followed by what is said of it."""
    header = [text(_("Trick")), *map(text, names)]
    rows = []
    for number, trick in enumerate(story.tricks, 1):
        cells = [_laid(story, trick, seat) for seat in range(len(names))]
        rows.append(row([text(str(number)), *cells]))
        notes = [_note_on(directive, story, trick, place) for place in range(trick.start + 1, trick.end + 1)]
        spoken = [note for note in notes if note is not None]
        if spoken:
            wide = nodes.entry("", *spoken, classes=["hoyle-said"], morecols=len(names))
            rows.append(nodes.row("", wide))
    return table("hoyle-tricks", header, rows, stub=False)


def legend(story: Story) -> nodes.paragraph:
    """Explain the marks that the tables use."""
    marks = [_("▸ leads, a framed card takes the trick")] if story.tricks else []
    if any(event.ours for event in story.events):
        marks.append(_("° supplied by us, since the document does not say"))
    sentence = "; ".join(marks)
    return nodes.paragraph(sentence, sentence, classes=["hoyle-meta"])


def score(names: Sequence[str], tricks: Sequence[int] | None, payments: Sequence[float]) -> nodes.table:
    """Draw what each player took and what he gets."""
    rows = [row([text(_("Tricks")), *(text(str(number)) for number in tricks)])] if tricks is not None else []
    rows.append(row([text(_("Points")), *(text(words.points(number)) for number in payments)]))
    return table("hoyle-score", [text(""), *map(text, names)], rows, stub=True)


def _call(call: Event | None) -> nodes.entry:
    if call is None:
        return entry([text("")])
    label = words.call_label(call.token) + ("°" if call.ours else "")
    return entry([text(label)], *([] if call.is_bid else ["hoyle-no-bid"]))


def _laid(story: Story, trick: Trick, seat: int) -> nodes.entry:
    if seat not in trick.cards:
        return entry([text("")])
    content: list[nodes.Node] = [card(trick.cards[seat])]
    classes = []
    if seat == trick.leader:
        content.insert(0, nodes.inline("", _("leads") + " ", classes=["visually-hidden"]))
        classes.append("hoyle-led")
    if any(event.ours for event in story.events[trick.start : trick.end] if event.seat == seat):
        content.append(text("°"))
    if seat == trick.winner:
        content.append(nodes.inline("", " " + _("takes the trick"), classes=["visually-hidden"]))
        classes.append("hoyle-won")
    return entry(content, *classes)


def _note_on(directive: SphinxDirective, story: Story, trick: Trick, position: int) -> nodes.paragraph | None:
    """Set the note on a position, after the card that led to it unless that ended the trick."""
    note = story.note(position)
    if not note:
        return None
    return _note(directive, note, None if position == trick.end else card(story.events[position - 1].card))


def _note(directive: SphinxDirective, note: str, lead: nodes.Element | None) -> nodes.paragraph:
    """Set a note; its lead stands apart so that the note alone is translated."""
    said = paragraph(directive, note, "hoyle-note")
    if lead is not None:
        said["hoyle_lead"] = lead
    return said
