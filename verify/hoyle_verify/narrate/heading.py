"""What a reader must know before the first action: rules, cards that lie apart, and what is settled already."""

from collections.abc import Iterator

from msgspec import UNSET

from hoyle.cards import parse_card, parse_suit, show_card, show_hand
from hoyle_verify.hap.objects import Setup
from hoyle_verify.narrate.facts import contract_in_words
from hoyle_verify.narrate.step import Step
from hoyle_verify.narrate.words import SUIT_WORDS, together
from hoyle_verify.scenario.model import Scenario


def heading(scenario: Scenario, first: Step) -> tuple[str, str]:
    """Give a line about the rules that are played, and one about the table; the latter can be empty."""
    options = "".join(f", {name}: {value}" for name, value in scenario.options.items())
    return f"{scenario.game}, {scenario.ruleset}{options}", " ".join(_table(scenario, first))


def _table(scenario: Scenario, first: Step) -> Iterator[str]:
    assert scenario.setup is not None

    names = scenario.players
    yield from _setup(names, scenario.setup)
    if contract := contract_in_words(names, first.facts):
        yield contract
    if lying := [name for name, is_open in zip(names, first.open, strict=True) if is_open]:
        yield f"{together(lying)} {'plays' if len(lying) == 1 else 'play'} with the hand face up."


def _setup(names: tuple[str, ...], setup: Setup) -> Iterator[str]:
    if setup.turn_up is not UNSET:
        yield f"Turned up: {show_card(parse_card(setup.turn_up))}."
    for label, cards in (("Talon", setup.talon), ("Discard", setup.discard), ("Widow", setup.widow)):
        if isinstance(cards, tuple) and cards:
            yield f"{label}: {show_hand(sum(1 << parse_card(card) for card in cards))}."
    if setup.colour is not UNSET and setup.colour is not None:
        yield f"The preferred suit is {SUIT_WORDS[parse_suit(setup.colour)]}."
    if setup.pool is not UNSET:
        yield f"In the pool: {setup.pool}."
    if setup.deal_no is not UNSET:
        yield f"Deal {setup.deal_no + 1} of the session."
    if setup.dummies is not UNSET and setup.dummies:
        yield f"Dummy: {together([names[seat] for seat in setup.dummies])}."
