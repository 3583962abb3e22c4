"""What the format writes as tokens, as people write it: calls, suits, names and numbers."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from hoyle.cards import NO_SUIT, parse_card, parse_suit, show_card

SUIT_WORDS: Final = ("clubs", "diamonds", "hearts", "spades", "no trumps")

_CARD: Final = re.compile(r"[2-9TJQKA][CDHS]")
_SAID: Final = {
    "accept": "accepts",
    "agree": "agrees",
    "ask": "asks whether that was a mistake",
    "bid": "bids {}",
    "call": "calls {}",
    "claim": "offers to take {} more",
    "closed": "plays with closed hands",
    "continue": "goes on",
    "correct": "puts it right with {}",
    "declare": "declares {}",
    "forcee": "says forcée",
    "give": "gives {}",
    "half": "says one",
    "hold": "holds",
    "lay": "lays {} face down",
    "name-trump": "names trumps: {}",
    "open": "plays with open hands",
    "pass": "passes",
    "penalty": "chooses {} as the penalty",
    "refuse": "refuses",
    "stop": "stops",
    "whist": "whists",
}


def say_call(token: str) -> str:
    """Say in words what a player does who does not play a card; a verb unknown here is said as it is written."""
    verb, _, argument = token.partition(":")
    if verb not in _SAID:
        return f"says {in_words(token)}"
    said = SUIT_WORDS[parse_suit(argument)] if verb == "name-trump" else in_words(argument)
    return _SAID[verb].format(said)


def in_words(token: str) -> str:
    """Write a token as people write it: cards with their symbols, names with blanks."""
    if _CARD.fullmatch(token):
        return show_card(parse_card(token))
    spoken = token.replace("-colour", " in colour").replace("misere", "misère")
    return spoken.replace(":", " ").replace("-", " ")


def with_article(name: str) -> str:
    """Write a name as one of its kind: ``an open misère``."""
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"


def trumps_in_words(trump: str) -> str:
    """Say as a sentence which suit is trumps, ``none`` meaning none."""
    suit = parse_suit(trump)
    return "There are no trumps." if suit == NO_SUIT else f"{SUIT_WORDS[suit].capitalize()} are trumps."


def together(names: Sequence[str]) -> str:
    """List names with ``and`` before the last."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def by_name(names: Iterable[str], values: Iterable[object]) -> str:
    """Write a value for each name: ``A 5, V 1``."""
    return ", ".join(f"{name} {value}" for name, value in zip(names, values, strict=True))


def signed(amount: float) -> str:
    """Write what is paid or received with its sign, nothing as 0."""
    return f"{amount:+}" if amount else "0"


def ordinal(number: int) -> str:
    """Write an ordinal number: 1st, 2nd, 11th."""
    if 10 < number % 100 < 14:
        return f"{number}th"
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th') }"


def counted(number: int, noun: str) -> str:
    """Write a number of things with the noun in singular or plural."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
