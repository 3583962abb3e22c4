"""What each card of a game was worth, read from the values stored beside its scenario, in words to be translated."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from docutils import nodes
from sphinx.util import logging

from hoyle_book import words
from hoyle_book.elements import card, labelled_link
from hoyle_book.story import Story
from hoyle_book.tables import sheet, text
from hoyle_book.words import _
from hoyle_verify.scenario import Scenario
from hoyle_verify.solve.annotate import Annotation, BadAnnotation, Contest, Slip, Value, beside, digest, read

_LOG: Final = logging.getLogger(__name__)


class Group(NamedTuple):
    """Cards that lead to the same, how much that is, and whether none leads to more for whoever plays them."""

    label: str
    best: bool
    tokens: tuple[str, ...]


def values_of(scenario: Scenario) -> Annotation | None:
    """Read the values beside a scenario; None where nothing is fought for, and after a warning for a bad file."""
    try:
        annotation = read(beside(scenario.path))
    except BadAnnotation as error:
        _LOG.warning("%s", error, type="hoyle", subtype="values")
        return None
    if annotation is None or annotation.contest is None:
        return None
    if annotation.played != digest(scenario):
        _LOG.warning("%s has values of other play: run 'hoyle annotate'", scenario.id, type="hoyle", subtype="values")
        return None
    return annotation


def meaning(annotation: Annotation, names: Sequence[str]) -> str:
    """Say what is counted, and on what understanding."""
    contest = _contest(annotation)
    side = " + ".join(names[seat] for seat in contest.side)
    if contest.goal == "misere":
        return _("Valued is whether the contract is made if all play as well as possible with all cards in view.")
    counted = {
        "tricks": _("Valued are the tricks of {side} if all play as well as possible with all cards in view."),
        "points": _("Valued are the card points of {side} if all play as well as possible with all cards in view."),
    }[contest.unit]
    return counted.format(side=side)


def label(annotation: Annotation, number: int) -> str:
    """Say in a word or two what a value is."""
    contest = _contest(annotation)
    if contest.goal == "misere":
        return words.result_label("failed" if number else "made")
    return {"tricks": _("tricks: {number}"), "points": _("points: {number}")}[contest.unit].format(number=number)


def outlook(annotation: Annotation, game: str, value: Value) -> list[str]:
    """Say what best play leads to, and whether that makes the contract, where there is one."""
    said = [label(annotation, value.value)]
    if _contest(annotation).goal == "misere" or game == "russian-whist":
        return said
    return [*said, words.result_label("made" if value.made else "failed")]


def groups(annotation: Annotation, value: Value) -> list[Group]:
    """Sort the cards of a position by what they lead to, the best first."""
    by_number: dict[int, list[str]] = {}
    for token, number in value.moves.items():
        by_number.setdefault(number, []).append(token)
    order = sorted(by_number, key=lambda number: abs(number - value.value))
    return [Group(label(annotation, number), number == value.value, tuple(by_number[number])) for number in order]


def verdicts(annotation: Annotation, game: str, value: Value, seat: int) -> Mapping[str, str]:
    """Say of each card that may be played what comes of it."""
    same = len(set(value.moves.values())) == 1
    said = {}
    for token, number in value.moves.items():
        if number == value.value:
            said[token] = _("Every card does as well here.") if same else _("No card does better.")
        else:
            said[token] = _effect(annotation, game, seat, value.value, number, decides=token in value.turns)
    return said


def slip_at(annotation: Annotation, position: int) -> Slip | None:
    """Give the action before a position if it has changed the value."""
    return next((slip for slip in annotation.slips if slip.at + 1 == position), None)


def slip_in_words(annotation: Annotation, game: str, slip: Slip) -> str:
    """Say what an action has changed."""
    before, after = (annotation.value(at) for at in (slip.at, slip.at + 1))
    assert before is not None
    assert after is not None

    if " play:" not in slip.action:
        changed = _("This card, which is against the rules, changes the count from {before} to {after}.")
        return changed.format(before=before.value, after=after.value)
    seat, decides = int(slip.action[0]), annotation.decides(slip)
    return _effect(annotation, game, seat, before.value, after.value, decides=decides)


def better(annotation: Annotation, position: int) -> list[nodes.Node]:
    """Set what an action before a position has changed, with the cards that would have kept the value."""
    slip = slip_at(annotation, position)
    return [] if slip is None else [text(f" {_('Better:')} "), *_cards(slip.kept_by)]


def choices(story: Story, annotation: Annotation, names: Sequence[str], docname: str) -> list[nodes.Node]:
    """Set the choices that make a difference: what each card leads to; a sentence if there are none."""
    rows = []
    for value in annotation.positions:
        sorted_cards = groups(annotation, value)
        if len(sorted_cards) < 2:
            continue
        actor = story.positions[value.at].facts["actor"]
        number = sum(trick.start <= value.at for trick in story.tricks)
        place = labelled_link("scn", f"{story.scenario.id}@{value.at}", str(number), docname)
        cells = nodes.inline("", "", *_grouped(sorted_cards), classes=["hoyle-groups"])
        rows.append([place, text(names[actor]), cells])
    said = nodes.paragraph("", meaning(annotation, names), classes=["hoyle-meta"])
    if not rows:
        return [said, nodes.paragraph("", _("No choice of a card makes a difference in this deal."))]
    return [said, sheet("hoyle-choices", [_("Trick"), _("Player"), _("Cards by what they lead to")], rows)]


def data_of(annotation: Annotation, story: Story, position: int) -> dict[str, Any]:
    """Make what a replay shows of a position: outlook, groups of cards, a verdict on each, and what has changed."""
    value, game = annotation.value(position), story.scenario.game
    if value is None:
        return {}
    made: dict[str, Any] = {"outlook": outlook(annotation, game, value)}
    actor = story.positions[position].facts["actor"]
    if value.moves and actor is not None:
        made["groups"] = [group._asdict() for group in groups(annotation, value)]
        made["verdicts"] = verdicts(annotation, game, value, actor)
    slip = slip_at(annotation, position)
    if slip is not None:
        made["slip"] = {"says": slip_in_words(annotation, game, slip), "better": slip.kept_by}
    return made


def _contest(annotation: Annotation) -> Contest:
    assert annotation.contest is not None
    return annotation.contest


def _effect(annotation: Annotation, game: str, seat: int, before: int, after: int, *, decides: bool) -> str:
    contest = _contest(annotation)
    if decides and game == "russian-whist":
        return _("This card gives the odd trick away.")
    if decides:
        ours = seat in contest.side
        return _("This card gives the contract away.") if ours else _("This card lets the contract through.")
    changed = {
        "tricks": _("This card changes the tricks from {before} to {after}."),
        "points": _("This card changes the card points from {before} to {after}."),
    }[contest.unit]
    return changed.format(before=before, after=after)


def _grouped(sorted_cards: Sequence[Group]) -> Iterator[nodes.Node]:
    for group in sorted_cards:
        classes = ["hoyle-tag", *(["hoyle-best"] if group.best else [])]
        tag = nodes.inline("", group.label, classes=classes)
        yield nodes.inline("", "", tag, nodes.Text(" "), *_cards(group.tokens), classes=["hoyle-group"])
        yield nodes.Text(" ")


def _cards(tokens: Sequence[str]) -> Iterator[nodes.Node]:
    for token in tokens:
        yield card(words.card_in(token))
        yield nodes.Text(" ")
