"""What stands in the observables of a position, as sentences; each game has only some of them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hoyle.cards import NO_SUIT, parse_suit
from hoyle_verify.narrate.words import SUIT_WORDS, by_name, in_words, signed, together, trumps_in_words
from hoyle_verify.scenario.expand import active_seats
from hoyle_verify.scenario.model import Scenario

Facts = Mapping[str, Any]

_SCORES: Final = {
    "points": "Points",
    "below": "Below the line",
    "above": "Above the line",
    "pool": "Pool",
    "hill": "Hill",
}


def contract_in_words(names: Sequence[str], facts: Facts) -> str:
    """Say what is played and what is trumps; an empty text while neither is settled."""
    contract, trump = facts.get("contract"), facts.get("trump")
    if contract is None:
        return trumps_in_words(trump) if trump is not None else ""
    by = contract.get("by", contract.get("declarer"))
    player = names[by] if by is not None else "Everybody"
    partner = contract.get("partner")
    beside = f" with {names[partner]}" if partner is not None else ""
    called = f", calling {in_words(contract['called'])}" if contract.get("called") else ""
    told = f"{player} plays {in_words(str(contract.get('bid', contract.get('level'))))}{beside}{called}"
    if trump is None:
        return f"{told}."
    suit = parse_suit(trump)
    return f"{told} without trumps." if suit == NO_SUIT else f"{told}; {SUIT_WORDS[suit]} are trumps."


def ending_in_words(scenario: Scenario, facts: Facts) -> str:
    """Say how the deal ended and what everybody gets for it."""
    names, result = scenario.players, facts["result"]
    ended = by_name(names, map(in_words, result)) if isinstance(result, list) else in_words(result)
    return " ".join((f"The deal is over: {ended}.", *scores_in_words(scenario, facts)))


def scores_in_words(scenario: Scenario, facts: Facts) -> list[str]:
    """Write out whatever of a score is known: payments, both sides of the line, pool, hill and whists."""
    names = scenario.players
    told = []
    if facts.get("payments") is not None:
        told.append(f"Payments: {by_name(names, map(signed, facts['payments']))}.")
    told += [
        f"{label}: {_score(scenario, facts[name])}." for name, label in _SCORES.items() if facts.get(name) is not None
    ]
    if facts.get("whists") is not None:
        told.append(_whists(names, facts["whists"]))
    return told


def _score(scenario: Scenario, value: Any) -> str:
    """Write one number, one for each player, or one for each side."""
    if not isinstance(value, list):
        return str(value)
    return by_name(scenario.players if len(value) == len(scenario.players) else _sides(scenario), value)


def _sides(scenario: Scenario) -> tuple[str, str]:
    """Name the two sides: players who sit opposite each other among those who hold cards."""
    hands = scenario.setup.hands if scenario.setup is not None else ()
    active = active_seats(hands if isinstance(hands, tuple) else (), len(scenario.players))
    first, second = (together([scenario.players[seat] for seat in active[side::2]]) for side in (0, 1))
    return first, second


def _whists(names: Sequence[str], whists: Sequence[Sequence[int]]) -> str:
    written = [
        f"{name} {number} against {names[other]}"
        for name, row in zip(names, whists, strict=True)
        for other, number in enumerate(row)
        if number
    ]
    return f"Whists: {', '.join(written) or 'none'}."
