"""The directive that lets a reader step through a game: ``{replay} solo-whist/whole/open-misere-let-through``.

Its data, ``hoyle-replay/1``, holds everything that there is to show at each position, so that the script in the page
knows no rule.  Without a script the reader sees the deal, the auction and the tricks as a printed scenario has them.
"""

import json
from typing import Any, Final

from docutils import nodes
from sphinx.application import Sphinx

from hoyle import register
from hoyle.cards import PACK_52, SUITS, cards_of, format_card
from hoyle_book import diagrams, telling, valuing, words
from hoyle_book.elements import ReplayBox, disclosure, paragraph
from hoyle_book.ids import clause_title
from hoyle_book.ranks import from_the_top
from hoyle_book.sayings import written
from hoyle_book.scenarios import PlayedDirective, game
from hoyle_book.story import Position, Story, apart_of, dealer_of, hands_of, tell
from hoyle_book.words import _
from hoyle_verify.scenario import Scenario
from hoyle_verify.solve.annotate import Annotation

FORMAT: Final = "hoyle-replay/1"


class ReplayDirective(PlayedDirective):
    """Prints a game that can be stepped through."""

    def show(self, scenario: Scenario, names: list[str]) -> nodes.Element:
        """Set the game with its data."""
        story = tell(scenario, bars=True)
        values = valuing.values_of(scenario)
        box = ReplayBox(data=json.dumps(data_of(story, names, values), ensure_ascii=False))
        if scenario.teach is not None and scenario.teach.hint:
            box += paragraph(self, scenario.teach.hint, "hoyle-hint")
        box += game(self, story, names, values)
        box += diagrams.score(scenario, story.final, names, story.unit)
        if values is not None:
            worth = valuing.choices(story, values, names, self.env.docname)
            box += disclosure(_("What the cards were worth"), *worth)
        return box


def attach_script(
    app: Sphinx, _page: str, _template: str, _context: dict[str, Any], document: nodes.document | None
) -> None:
    """Load the script on the pages that have a replay, and only there."""
    if document is not None and document.next_node(ReplayBox) is not None:
        app.add_js_file("hoyle-replay.js", loading_method="defer")


def data_of(story: Story, names: list[str], values: Annotation | None = None) -> dict[str, Any]:
    """Make the data of a replay as JSON values, with what each card was worth where that is stored."""
    blamed = sorted({clause for position in story.positions for clause in position.barred})
    return {
        "format": FORMAT,
        "id": story.scenario.id,
        "title": written(story.scenario.title),
        "players": names,
        "places": diagrams.places_of(story.scenario),
        "dealer": dealer_of(story.scenario),
        "aside": _aside(story.scenario),
        "hands": [hand[::-1] for hand in hands_of(story.scenario)],
        "cards": {format_card(card): _face(format_card(card)) for card in cards_of(PACK_52)},
        "order": [token for suit in from_the_top(PACK_52, story.scenario.game) for token in suit],
        "suits": [_suit(letter) for letter in SUITS[::-1]],
        "clauses": {id: _clause(id) for id in blamed},
        "events": [_event(story, index) for index in range(len(story.events))],
        "positions": [_position(story, number, names, values) for number in range(len(story.positions))],
        "values": valuing.meaning(values, names) if values is not None else "",
        "words": telling.labels(),
    }


def _suit(letter: str) -> dict[str, str]:
    return {"letter": letter, "symbol": words.SYMBOLS[letter], "name": words.suit_name(letter)}


def _aside(scenario: Scenario) -> list[dict[str, Any]]:
    """Give what lies or lay apart, each with its cards from the top."""
    return [
        {
            "name": words.capital(words.aside(name)),
            "cards": [token for suit in from_the_top(cards, scenario.game) for token in suit],
        }
        for name, cards in apart_of(scenario)
    ]


def _face(token: str) -> dict[str, str]:
    return {"rank": words.rank_label(token), "suit": token[1], "name": words.card_name(token)}


def _clause(id: str) -> dict[str, str]:
    clause = register.clauses()[id]
    return {"title": written(clause_title(clause)), "statement": written(clause.statement)}


def _event(story: Story, index: int) -> dict[str, Any]:
    event = story.events[index]
    label = "" if event.card else words.call_label(event.token)
    made = {"seat": event.seat, "token": event.token, "card": event.card, "label": label, "ours": event.ours}
    return made if event.card or not event.moves else made | {"moves": event.moves}


def _position(story: Story, number: int, names: list[str], values: Annotation | None) -> dict[str, Any]:
    position: Position = story.positions[number]
    trick = story.trick_at(number)
    complete = trick is not None and trick.winner is not None and number >= trick.end
    last = number == len(story.events)
    return {
        "says": telling.sentence(story, number, names),
        "note": written(story.note(number)),
        "laid": _laid(story, number),
        "won": position.facts["winner"] if complete else None,
        "tags": [telling.tags(story, number, seat) for seat in range(len(names))],
        "trumps": telling.trumps_of(position.facts),
        "score": telling.score_of(story, names) if last and position.facts["over"] else "",
        "facts": position.facts,
        "barred": position.barred,
        "labels": {token: words.call_label(token) for token in _calls(position)},
        "opened": position.opened,
        "value": valuing.data_of(values, story, number) if values is not None else {},
    }


def _calls(position: Position) -> list[str]:
    """List the choices that are no cards, allowed and barred."""
    offered = [*position.facts["legal"], *(token for tokens in position.barred.values() for token in tokens)]
    return [token for token in offered if not words.card_in(token) and not token.startswith("offence:")]


def _laid(story: Story, number: int) -> list[tuple[int, str]]:
    """List the cards on the table at a position, as they came, with the seats that laid them."""
    trick = story.trick_at(number)
    laid: dict[int, str] = {}
    for event in story.events[trick.start if trick is not None else number : number]:
        if event.card:
            laid[event.seat] = event.card
        elif event.swap is not None:
            laid[event.seat] = event.swap[0]
    return list(laid.items())
