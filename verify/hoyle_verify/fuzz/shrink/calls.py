"""Passes that shorten what is said before the cards are played."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, Final

from hoyle_verify.fuzz.case import Case
from hoyle_verify.fuzz.reference import Played, facts_at, game_of, play
from hoyle_verify.fuzz.shrink.layout import all_actions, card_of, first_play, hands_at, seat_of, token_of, with_all

_LEVELS: Final = (10, "misere", 6, 7, 8, 9)
_LONGEST: Final = 3
"""The most calls that are left out at once."""


def given_contract(played: Played) -> Iterator[Case]:
    """Skip the auction, or what is named after it: let the setup give the contract, as late as it is known."""
    case = played.case
    if case.settles or case.rules.game == "preferans":
        return
    for position in range(first_play(case.actions), 0, -1):
        if position >= len(played.states):
            continue
        contract = facts_at(played, position)["contract"]
        if contract is None:
            return
        known = {name: value for name, value in contract.items() if value is not None}
        hands = hands_at(played, position)
        setup = {**case.setup, "hands": hands, "contract": known}
        yield case._replace(setup=setup, actions=case.actions[position:])


def fewer_calls(played: Played) -> Iterator[Case]:
    """Leave out one or more calls; whoever is then to speak says what comes next, if he may."""
    case = played.case
    actions = all_actions(case)
    spoken = [position for position, action in enumerate(actions) if not card_of(action)]
    for count in range(min(_LONGEST, len(spoken)), 0, -1):
        for dropped in combinations(spoken, count):
            tokens = [token_of(action) for place, action in enumerate(actions) if place not in dropped]
            yield from _said_by_turns(case, tokens)
    for position in spoken:
        if token_of(actions[position]) != "pass":
            tokens = [token_of(action) for action in actions]
            yield from _said_by_turns(case, [*tokens[:position], "pass", *tokens[position + 1 :]])


def seen_sooner(played: Played) -> Iterator[Case]:
    """Ask what is seen at an earlier position."""
    case = played.case
    if case.looks:
        for position in range(len(case.actions)):
            yield case._replace(actions=case.actions[:position])


def _said_by_turns(case: Case, tokens: Sequence[str]) -> Iterator[Case]:
    """Let those who are to act say and play the tokens in order, as far as they may."""
    if case.probe:
        tokens = tokens[:-1]
    start = play(case._replace(actions=(), probe=""))
    if start is None:
        return
    game, state = game_of(case.rules), start.states[0]
    actions: list[str] = []
    for token in tokens:
        action = next((action for action in _possible(game, state) if action.token == token), None)
        if action is None:
            break
        state = game.apply(state, action)
        actions.append(str(action))
    if not case.probe:
        yield case._replace(actions=tuple(actions))
        return
    for seat in (game.decision(state).actor, seat_of(case.probe)):
        yield with_all(case, (*actions, f"{seat} {token_of(case.probe)}"))


def _possible(game: Any, state: Any) -> Iterator[Any]:
    yield from game.legal(state)
    for seat in range(4):
        yield from game.rights(state, seat)


def unspoken_contract(played: Played) -> Iterator[Case]:
    """In Preferans, play the same cards under a contract on which less is declared."""
    case = played.case
    contract = case.setup.get("contract")
    if case.settles or case.rules.game != "preferans" or not contract:
        return
    cards = [action for action in all_actions(case) if card_of(action)]
    for level in _LEVELS:
        trump = "none" if level == "misere" else contract["trump"]
        setup = {**case.setup, "contract": {**contract, "level": level, "trump": trump}}
        yield case._replace(setup=setup, actions=())
        if cards:
            yield with_all(case._replace(setup=setup), cards)
