"""What follows from an action, as sentences."""

from collections.abc import Iterator

from hoyle_verify.narrate.facts import Facts, contract_in_words
from hoyle_verify.narrate.sentences import card_of
from hoyle_verify.narrate.step import Step
from hoyle_verify.narrate.words import by_name, ordinal, trumps_in_words
from hoyle_verify.scenario.model import Scenario


def events(scenario: Scenario, before: Step, after: Step) -> tuple[str, ...]:
    """Say what changed on the table with the action between two positions."""
    names = scenario.players
    return (
        *_settled(scenario, before, after.facts),
        *_tricks(scenario, before, after),
        *(
            f"{name} lays his hand face up."
            for name, was_open, is_open in zip(names, before.open, after.open, strict=True)
            if is_open and not was_open
        ),
    )


def _settled(scenario: Scenario, before: Step, after: Facts) -> Iterator[str]:
    """Say what is settled with it: contract, trumps that nobody named aloud, and who the partner is."""
    names, had = scenario.players, before.facts
    if had.get("contract") is None and after.get("contract") is not None:
        yield contract_in_words(names, after)
        return
    named = _token(scenario, before).startswith("name-trump:")
    if had["trump"] is None and after["trump"] is not None and not named:
        yield trumps_in_words(after["trump"])
    partner = after.get("partner")
    if had.get("partner") is None and partner is not None:
        yield f"{names[partner]} is the partner."


def _tricks(scenario: Scenario, before: Step, after: Step) -> Iterator[str]:
    """Say who takes the trick; tricks that change hands in any other way are counted for everybody."""
    won, had = after.facts["tricks"], before.facts["tricks"]
    if won == had:
        return
    winner = after.facts["winner"]
    if card_of(_token(scenario, before)) is not None and winner is not None and sum(won) == sum(had) + 1:
        yield f"{scenario.players[winner]} takes the trick, his {ordinal(won[winner])}."
    else:
        yield f"Tricks: {by_name(scenario.players, won)}."


def _token(scenario: Scenario, before: Step) -> str:
    """Give what is chosen in a position."""
    return scenario.actions[before.position].partition(" ")[2]
