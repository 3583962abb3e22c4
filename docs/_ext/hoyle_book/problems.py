"""The directive that prints problems, which are solved by looking at all hands: ``{problems} preferans``."""

from collections.abc import Iterator
from typing import Any

from docutils import nodes
from msgspec import UNSET

from hoyle.cards import NO_SUIT, parse_suit
from hoyle_book import diagrams, words
from hoyle_book.asking import GameDirective
from hoyle_book.elements import card, disclosure, meta, paragraph
from hoyle_book.homes import settle
from hoyle_book.ids import scenario_anchor
from hoyle_book.library import corpus_of
from hoyle_book.people import people
from hoyle_book.sayings import written
from hoyle_book.speech import Noun
from hoyle_book.story import plain
from hoyle_book.words import _
from hoyle_verify.scenario import Scenario


class ProblemsDirective(GameDirective):
    """Prints each problem of a game with its question and its cards; the solution is closed at first."""

    def run(self) -> list[nodes.Node]:
        """Make a box for each problem."""
        game = self.game()
        if not game:
            return []
        known = corpus_of(self.env.app).scenarios.values()
        found = [scenario for scenario in known if scenario.game == game and scenario.kind == "problem"]
        if not found:
            self.warn(_("{game} has no problems").format(game=game))
        return [self._box(scenario) for scenario in found]

    def _box(self, scenario: Scenario) -> nodes.container:
        anchor = scenario_anchor(scenario.id)
        itself = nodes.reference("", "", nodes.literal("", scenario.id), refid=anchor, internal=True)
        box = nodes.container("", ids=[anchor], classes=["hoyle-case", "hoyle-problem"])
        box += nodes.paragraph("", "", nodes.strong("", scenario.source.document))
        box += nodes.paragraph("", question(scenario))
        box += diagrams.deal(scenario, people(scenario.players))
        box += disclosure(_("The solution"), *self._solution(scenario))
        box += meta(itself, scenario.source.at)
        self.set_source_info(box)
        settle(self.env, "scenario", scenario.id, anchor, written(scenario.title), box)
        return box

    def _solution(self, scenario: Scenario) -> Iterator[nodes.Node]:
        assert scenario.answer is not None

        yield paragraph(self, scenario.title)
        yield meta(answer_of(scenario), label=_("Answer:"))
        if scenario.answer.moves is not UNSET:
            yield _first_cards(scenario.answer.moves)
        if scenario.teach is not None:
            yield from (paragraph(self, note) for note in scenario.teach.note.values())


def question(scenario: Scenario) -> str:
    """Say what is trumps, who leads, and what is asked for."""
    return " ".join(_question(scenario))


def answer_of(scenario: Scenario) -> str:
    """Say how many tricks best play leads to, and whether that is enough."""
    answer: Any = scenario.answer
    said = [] if answer.tricks is UNSET else [_("tricks: {number}").format(number=answer.tricks)]
    if answer.verdict is not UNSET:
        said.append(words.result_label("made" if answer.verdict == "made" else "failed"))
    return ", ".join(said)


def _question(scenario: Scenario) -> Iterator[str]:
    setup: dict[str, Any] = plain(scenario.setup)
    names = people(scenario.players)
    leader, declarer = (names[setup[name]] for name in ("leader", "declarer"))
    if setup.get("partner") is not None:
        declarer = Noun(_("{player} and {partner}").format(player=declarer, partner=names[setup["partner"]]))
    trump = parse_suit(setup["trump"])
    if trump == NO_SUIT:
        yield _("There are no trumps, and {player} leads.").format(player=leader)
    else:
        said = _("{suit} are trumps, and {player} leads.").format(suit=words.suit_name(setup["trump"]), player=leader)
        yield words.capital(said)
    if setup.get("duty_to_trump") is False:
        yield _("Nobody has to trump.")
    goals = {
        "most": _("How many tricks can {player} take?"),
        "fewest": _("How few tricks can {player} be left with?"),
        "misere": _("Can {player} get away without a trick?"),
    }
    asked = goals.get(str(scenario.goal), _("Can {player} take {number} tricks?"))
    yield asked.format(player=declarer, number=scenario.goal)


def _first_cards(moves: Any) -> nodes.bullet_list:
    """List what each first card comes to."""
    items = nodes.bullet_list()
    for token, value in moves.items():
        items += nodes.list_item("", nodes.paragraph("", "", card(words.card_in(token)), nodes.Text(f" {value}")))
    return items
