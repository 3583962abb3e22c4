"""What a player does, as a sentence."""

from typing import Final

from hoyle.cards import parse_card, show_card
from hoyle_verify.narrate.step import Step
from hoyle_verify.narrate.words import say_call
from hoyle_verify.scenario.model import Scenario

_REVOKE: Final = "offence:revoke:"
_PLAY: Final = "play:"
_LAY: Final = "lay:"
_TRUMPS: Final = {"german-solo": frozenset({"QC", "QS"})}
"""Cards that are trumps whatever their suit."""


def card_of(token: str) -> str | None:
    """Give the card that an action lays to a trick; None if it does something else."""
    found = next((prefix for prefix in (_PLAY, _REVOKE) if token.startswith(prefix)), None)
    return None if found is None else token.removeprefix(found)


def sentence(scenario: Scenario, before: Step) -> str:
    """Say what is done in a position: the action that follows it."""
    seat, _, token = scenario.actions[before.position].partition(" ")
    name, card = scenario.players[int(seat)], card_of(token)
    if card is None:
        return f"{name} {say_call(token)}."
    manner = "revokes with" if token.startswith(_REVOKE) else _manner(scenario, before, card)
    return f"{name} {manner} {show_card(parse_card(card))}."


def _manner(scenario: Scenario, before: Step, card: str) -> str:
    """Say how a card is played: led, following suit, trumping, or thrown off."""
    leader = before.facts["leader"] or 0
    laid = [token for token in (*before.table[leader:], *before.table[:leader]) if token is not None]
    if not laid:
        return "leads"
    done = [action.partition(" ")[2] for action in scenario.actions[: before.position]]
    face_down = {token.removeprefix(_LAY) for token in done if token.startswith(_LAY)}
    led = next((token for token in laid if token not in face_down), None)
    suits = [_suit(scenario.game, token, before.facts["trump"]) for token in (led or card, card)]
    if suits[0] == suits[1]:
        return "plays"
    return "trumps with" if suits[1] == before.facts["trump"] else "throws off"


def _suit(game: str, card: str, trump: str | None) -> str:
    """Give the suit that a card belongs to in play."""
    return trump if trump is not None and card in _TRUMPS.get(game, ()) else card[1]
