"""Values that stand where others should: the strange, and the ordinary that are wrong at their place."""

import re
from random import Random
from typing import Final

from tests.verify.reliability.trees import Items, Pairs, Text, Tree

_NUMBERS: Final = (
    "-1 0 1 2 3 4 5 6 7 13 14 32 36 52 53 1000 1001 -0 00 07 0x10 0o17 1_000 1:30 0.1 0.25 0.5 -0.75 .5 5. 1e9 1e400 "
    "-1e-400 99999999999999999999 9007199254740993 -9223372036854775809 18446744073709551616 nan NaN .nan inf Infinity "
    "-Infinity .inf 1.0 2.5 +3 ١ ２"
).split()
_WORDS: Final = (
    "null ~ true false yes no on off end none None misere pass solo S H D C N SW-PLAY-2 SW-DEF-99 PV-PLAY-1 2026-01-01 "
    "actor legal over result hands __proto__ __class__ constructor as-printed customary trick play bid:solo play:TD "
    "0 pass 5 pass 6 pass A pass Z pass"
).split()
_TEXTS: Final = (
    "",
    " ",
    "\t",
    "\n",
    "A\nB",
    "\x00",
    "\x1b[31m",
    "\x85",
    "\u2028",
    "\ufeff",
    "\u202e",
    "é",
    "Мизер",
    "♠",
    "🂡",
    "%s%n{0}{x}",
    "[bold]x[/bold]",
    "[/]",
    "${HOME}",
    "../../etc/passwd",
    "A",
    "a" * 61,
    "9" * 5000,
    "x" * 3000,
    "TD TD",
    "10D",
    "td",
    "S:",
    "S:AKQJT98765432 S:A",
    "trick A",
    "trick A TD TD TD TD",
    "trick A TD 2C 3C 4C 5C 6C",
    "A bid:",
    "A bid:solo:S",
    "A play:",
    "0 play:TD",
    "-1 pass",
    "5 bid:misere",
    "0  pass",
    "0 pass\n",
)
_CARD: Final = re.compile(r"\b[2-9TJQKA][CDHS]\b")
_HAND: Final = re.compile(r"(?<=[CDHS]:)[2-9TJQKA]+")
_SEAT: Final = re.compile(r"^(trick )?\w+(?= )")
_SUITS: Final = "CDHS"
_RANKS: Final = "23456789TJQKA"


def strange(rng: Random) -> Tree:
    """Give a value that most places were not made for."""
    kind = rng.randrange(10)
    if kind < 4:
        return Text(rng.choice(_NUMBERS), bare=rng.random() < 0.8)
    if kind < 6:
        return Text(rng.choice(_WORDS), bare=rng.random() < 0.6)
    if kind < 8:
        return Text(rng.choice(_TEXTS), bare=False)
    nodes = tuple(Text(rng.choice(_NUMBERS), bare=True) for _ in range(rng.choice((0, 1, 3, 4, 200))))
    return Items(nodes) if kind == 8 else Pairs(tuple(rng.choice(_WORDS) for _ in nodes), nodes)


def deep(rng: Random, inner: Tree) -> Tree:
    """Give a value inside many lists or maps."""
    for _ in range(rng.choice((1, 2, 10, 22, 30, 120))):
        inner = Items((inner,)) if rng.random() < 0.5 else Pairs(("a",), (inner,))
    return inner


def other_card(rng: Random, text: str) -> str:
    """Exchange one card of a text for another, which then may be there twice; the text itself if it has none."""
    spans = [match.span() for match in _CARD.finditer(text)]
    spans += [(index, index + 1) for match in _HAND.finditer(text) for index in range(*match.span())]
    if not spans:
        return text
    start, end = rng.choice(spans)
    card = rng.choice(_RANKS) + (rng.choice(_SUITS) if end - start == 2 else "")
    return text[:start] + card + text[end:]


def other_seat(rng: Random, text: str) -> str:
    """Let somebody else do what an action says."""
    return _SEAT.sub(lambda match: f"{match[1] or ''}{rng.choice('0123456AVRKZ')}", text)


def nudged(rng: Random, text: str) -> str:
    """Make the first number in a text a little or much larger or smaller."""
    return re.sub(r"-?\d+", lambda match: str(_near(rng, int(match[0]))), text, count=1)


def _near(rng: Random, number: int) -> int:
    return rng.choice((number + 1, number - 1, -number, number * 10, number + 13, number ^ 7, 0))
