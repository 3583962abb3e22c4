"""Values in words: what to say of a position, and of a card that changed it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hoyle.cards import parse_card, show_card
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.solve.annotate.model import Annotation, Contest, Slip, Value


class Remark(NamedTuple):
    """What there is to say at a position: the value in a word or two, and of the action before it what it cost."""

    value: str
    slip: str


def told(scenario: Scenario, annotation: Annotation) -> Mapping[int, Remark]:
    """Give a remark for every position that has a value, by position."""
    contest = annotation.contest
    if contest is None:
        return {}
    slips = {slip.at + 1: _slip_in_words(scenario, annotation, contest, slip) for slip in annotation.slips}
    return {each.at: Remark(_value_in_words(contest, each), slips.get(each.at, "")) for each in annotation.positions}


def contest_in_words(names: Sequence[str], annotation: Annotation) -> str:
    """Say what the values of a deal mean, or why there are none."""
    contest = annotation.contest
    if contest is None:
        return f"No card is valued: {annotation.reason}."
    if contest.goal == "misere":
        meant = "whether the contract is made or beaten"
    else:
        side = " and ".join(names[seat] for seat in contest.side)
        unit = "tricks" if contest.unit == "tricks" else "card points"
        meant = f"the {unit} that {side} {'takes' if len(contest.side) == 1 else 'take'}"
    return f"In brackets: {meant} if from there on everybody plays as well as possible, with all cards in view."


def _value_in_words(contest: Contest, value: Value) -> str:
    if contest.goal == "misere":
        return "made" if value.made else "beaten"
    return _number(contest, value.value)


def _number(contest: Contest, number: int) -> str:
    return f"{number} {contest.unit.removesuffix('s') if number == 1 else contest.unit}"


def _slip_in_words(scenario: Scenario, annotation: Annotation, contest: Contest, slip: Slip) -> str:
    before, after = annotation.value(slip.at), annotation.value(slip.at + 1)
    assert before is not None
    assert after is not None

    kept = _listed([show_card(parse_card(token.partition(":")[2])) for token in slip.kept_by])
    if " play:" not in slip.action:
        changed = f"from {_value_in_words(contest, before)} to {_value_in_words(contest, after)}"
        return f"This card, against the rules, changes the outcome {changed}; {kept} would have kept it."
    if annotation.decides(slip):
        game = "odd trick" if scenario.game == "russian-whist" else "contract"
        if after.made:
            return f"This card lets the {game} through; {kept} would have beaten it."
        return f"This card gives the {game} away; {kept} would have kept it."
    cost = _number(contest, abs(after.value - before.value))
    return f"This card costs {cost}; {kept} would have kept {_value_in_words(contest, before)}."


def _listed(cards: Sequence[str]) -> str:
    return cards[0] if len(cards) == 1 else f"{', '.join(cards[:-1])} or {cards[-1]}"
