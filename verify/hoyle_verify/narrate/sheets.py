"""A session told deal by deal, with the score sheet after each."""

from typing import Any, NamedTuple

import msgspec

from hoyle import games
from hoyle_verify.judge.between import last_state
from hoyle_verify.narrate.facts import ending_in_words, scores_in_words
from hoyle_verify.narrate.step import Step
from hoyle_verify.narrate.steps import steps_of
from hoyle_verify.narrate.words import in_words
from hoyle_verify.scenario.model import Deal, Scenario
from hoyle_verify.serve.reference import options_of, plain


class Hand(NamedTuple):
    """One deal of a session: as a scenario of its own, its steps if it was played out, and what follows from it.

    ``sheet`` holds the observables of the score sheet after the deal, ``told`` the same in words.
    """

    number: int
    scenario: Scenario
    steps: list[Step]
    ending: str
    sheet: dict[str, Any]
    told: list[str]
    note: str


def hands_of(session: Scenario) -> list[Hand]:
    """Play or settle every deal of a session in turn and keep its sheet; HoyleError if a deal cannot be."""
    options = options_of(session.options)
    game = games.game(session.game, session.ruleset, options)
    rules = games.session(session.game, session.ruleset, options)
    notes = session.teach.note if session.teach else {}
    sheet = rules.open(plain(session.deals[0].setup))
    hands = []
    for number, deal in enumerate(session.deals, start=1):
        scenario = _alone(session, deal, number)
        steps = [] if deal.actions is None else steps_of(scenario)
        state = last_state(game, deal)
        sheet = rules.enter(sheet, state)
        facts = rules.facts(sheet)
        hands.append(
            Hand(
                number=number,
                scenario=scenario,
                steps=steps,
                ending=ending_in_words(scenario, game.facts(state)),
                sheet=facts,
                told=[*scores_in_words(session, facts), *_result(facts)],
                note=notes.get(number, ""),
            )
        )
    return hands


def _alone(session: Scenario, deal: Deal, number: int) -> Scenario:
    """Make a deal of a session a scenario of its own."""
    return msgspec.structs.replace(
        session,
        kind="settle" if deal.actions is None else "replay",
        title=f"Deal {number}",
        setup=deal.setup,
        actions=deal.actions or (),
        lines=(),
        deals=(),
        expect=(),
        teach=None,
    )


def _result(facts: dict[str, Any]) -> list[str]:
    """Say how the session ended, if it has."""
    return [f"It is over: {in_words(facts['result'])}."] if isinstance(facts.get("result"), str) else []
