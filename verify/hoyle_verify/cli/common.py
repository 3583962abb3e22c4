"""What the verbs share: exit codes, JSON, and how cards look in a terminal."""

import json
from collections.abc import Sequence
from typing import Any, Final

import click
from rich.text import Text

from hoyle.cards import DIAMONDS, HEARTS, parse_card, show_card, show_hand
from hoyle_verify.cli.terminal import writes_ascii

HOLDS, FAILS, UNUSABLE, BROKEN, INCOMPLETE = range(5)
"""Exit codes: 0 it holds, 1 it does not, 2 wrong usage or unreadable input, 3 the harness broke, 4 incomplete."""

RED: Final = "red"


def print_json(value: Any) -> None:
    """Write a value as JSON, indented, for programs and people."""
    click.echo(json.dumps(value, ensure_ascii=writes_ascii(), indent=2))


def card_text(token: str) -> Text:
    """Give a card as people write it, hearts and diamonds in red."""
    card = parse_card(token)
    return Text(show_card(card), style=RED if card >> 4 in (DIAMONDS, HEARTS) else "")


def hand_text(tokens: Sequence[str]) -> Text:
    """Give a hand as people write it, hearts and diamonds in red."""
    text = Text(show_hand(sum(1 << parse_card(token) for token in tokens)))
    text.highlight_regex(r"[♥♦][^♠♣]*", RED)
    return text


json_option: Final = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
