"""Reading actions: ``<seat> <verb>[:<argument>]`` or a whole trick at once."""

import re
from collections.abc import Collection, Sequence
from typing import Final

from hoyle_verify.scenario.cursor import Cursor
from hoyle_verify.scenario.expand import expand_trick
from hoyle_verify.scenario.table import SUIT_NAMES, Table, check_card

_TOKEN: Final = re.compile(r"([a-z][a-z-]*)(?::(.*))?")
_FORM: Final = "'<player> <verb>' or '<player> <verb>:<argument>', such as 'A bid:solo'"
_MOST: Final = 1000


def read_actions(cursor: Cursor, table: Table, active: Sequence[int]) -> tuple[tuple[str, int], ...] | None:
    """Read a list of actions, each with its line in the file; None if any was refused.

    Seats stand for names, and each trick is written out.
    """
    lists = cursor.each(lambda item: _read_line(item, table, active), "a list of actions, [] for none")
    if lists is None:
        return None
    actions = tuple(action for line in lists for action in line)
    if len(actions) > _MOST:
        cursor.refuse(f"{len(actions)} actions", f"write at most {_MOST}")
        return None
    return actions


def read_action(cursor: Cursor, table: Table) -> str | None:
    """Read a single action with the seat for the name."""
    text = _read_text(cursor)
    return _parse_action(cursor, text, table) if text is not None else None


def read_token(cursor: Cursor, table: Table) -> str | None:
    """Read what may be chosen, without the player: ``bid:solo``."""
    text = cursor.text("a token such as play:TD")
    return text if text is not None and _check_token(cursor, text, table) else None


def read_tokens(cursor: Cursor, table: Table) -> tuple[str, ...] | None:
    """Read a set of tokens, sorted."""
    tokens = cursor.each(lambda item: read_token(item, table), "a list of tokens, [] for none")
    if tokens is not None and len(set(tokens)) < len(tokens):
        cursor.refuse("a token stands twice", "write each token once")
        return None
    return tuple(sorted(tokens)) if tokens is not None else None


def _read_line(cursor: Cursor, table: Table, active: Sequence[int]) -> tuple[tuple[str, int], ...] | None:
    text = _read_text(cursor)
    if text is None:
        return None
    words = text.split(" ")
    if words[0] == "trick":
        cards = _parse_trick(cursor, words[1:], table, active)
        return tuple((card, cursor.line) for card in cards) if cards is not None else None
    action = _parse_action(cursor, text, table)
    return ((action, cursor.line),) if action is not None else None


def _read_text(cursor: Cursor) -> str | None:
    if cursor.is_map():
        cursor.refuse("a map stands here", "write the action without a blank after the colon, such as 'A bid:solo'")
        return None
    return cursor.text(f"an action: {_FORM}")


def _parse_action(cursor: Cursor, text: str, table: Table) -> str | None:
    name, blank, token = text.partition(" ")
    if not blank or " " in token or not token:
        cursor.refuse(f"{text!r} is no action", f"write {_FORM}")
        return None
    seat = _parse_player(cursor, name, table)
    good = _check_token(cursor, token, table)
    return f"{seat} {token}" if seat is not None and good else None


def _parse_player(cursor: Cursor, name: str, table: Table) -> int | None:
    if name not in table.players:
        cursor.refuse(f"no player is called {name!r}", cursor.near(name, table.players))
        return None
    return table.players.index(name)


def _parse_trick(cursor: Cursor, words: Sequence[str], table: Table, active: Sequence[int]) -> tuple[str, ...] | None:
    if not words or "" in words:
        cursor.refuse(
            "this is no trick", "write 'trick', the leader and the cards clockwise, with single blanks between"
        )
        return None
    leader, cards = _parse_player(cursor, words[0], table), words[1:]
    checked = [check_card(cursor, card) for card in cards]
    if not 1 <= len(cards) <= len(active):
        cursor.refuse(f"a trick of {len(cards)} cards", f"write 1 to {len(active)} cards after the leader")
        return None
    if len(set(cards)) < len(cards):
        cursor.refuse("a card stands twice in this trick", "write each card once")
        return None
    if leader is None or not all(checked):
        return None
    if leader not in active:
        cursor.refuse(f"{words[0]} holds no cards", "let a player lead who plays in this deal")
        return None
    return expand_trick(leader, cards, active)


def _check_token(cursor: Cursor, token: str, table: Table) -> bool:
    verbs = table.facts.verbs
    found = _TOKEN.fullmatch(token)
    verb = found[1] if found else token
    if found is None or verb not in verbs:
        hint = "write the card or bid after its verb, such as play:TD" if found is None else cursor.near(verb, verbs)
        cursor.refuse(f"{verb!r} is no verb of {table.game}", hint)
        return False
    return _check_argument(cursor, verb, found[2], table)


def _check_argument(cursor: Cursor, verb: str, argument: str | None, table: Table) -> bool:
    kind = table.facts.verbs[verb]
    if not kind or argument is None:
        if (argument is None) == (not kind):
            return True
        wanted = f"write {verb!r} alone" if not kind else f"write '{verb}:' and a {kind}"
        cursor.refuse(f"{verb!r} {'takes no argument' if not kind else 'needs an argument'}", wanted)
        return False
    if kind == "card":
        return check_card(cursor, argument)
    if kind == "offence":
        name, _, card = argument.partition(":")
        return _check_known(cursor, name, ("revoke",), "offence") and check_card(cursor, card)
    if kind == "count":
        return _check_known(
            cursor, argument, [str(number) for number in range(table.facts.hand + 1)], "number of tricks"
        )
    known = {"suit": SUIT_NAMES, "penalty": ("points", "tricks"), "bid": table.bids()}[kind]
    return known is None or _check_known(cursor, argument, known, kind)


def _check_known(cursor: Cursor, text: str, known: Collection[str], kind: str) -> bool:
    if text not in known:
        cursor.refuse(f"{text!r} is no {kind}", cursor.near(text, known))
        return False
    return True
