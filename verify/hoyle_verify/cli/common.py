"""What the verbs share: exit codes, consoles, and how cards look in a terminal."""

import json
import sys
from typing import Any, Final

import click
from rich.console import Console
from rich.text import Text

from hoyle.cards import DIAMONDS, HEARTS, parse_card, show_card, show_hand

HOLDS, FAILS, UNUSABLE, BROKEN, INCOMPLETE = range(5)
"""Exit codes: 0 it holds, 1 it does not, 2 wrong usage or unreadable input, 3 the harness broke, 4 incomplete."""

RED: Final = "red"


def console() -> Console:
    """Give a console on standard output; without a terminal it prints plain text of any width."""
    if sys.stdout.isatty():
        return Console()
    return Console(width=120, soft_wrap=True)


def errors() -> Console:
    """Give a console on standard error."""
    return Console(stderr=True, soft_wrap=True)


def print_json(value: Any) -> None:
    """Write a value as JSON, indented, for programs and people."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))


def card_text(token: str) -> Text:
    """Give a card as people write it, hearts and diamonds in red."""
    card = parse_card(token)
    return Text(show_card(card), style=RED if card >> 4 in (DIAMONDS, HEARTS) else "")


def hand_text(hand: int) -> Text:
    """Give a hand as people write it, hearts and diamonds in red."""
    text = Text(show_hand(hand))
    text.highlight_regex(r"[♥♦][^♠♣]*", RED)
    return text


def hand_of(tokens: list[str]) -> int:
    """Make a hand of card tokens."""
    return sum(1 << parse_card(token) for token in tokens)


json_option: Final = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
