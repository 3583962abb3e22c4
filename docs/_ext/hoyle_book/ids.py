"""Ids, and what can be read out of them and out of names."""

import re
import tomllib
from pathlib import Path
from typing import Final

from hoyle.clause import Clause

MENTION: Final = re.compile(
    r"\b(?P<ruling>(?:SW|PV|GS|RW|SB)-DEF-[0-9]{2})\b"
    r"|\b(?P<clause>(?:SW|PV|GS|RW|SB)-[A-Z]+-[1-9][0-9]*[a-z]?|SYS-[A-Z]+)\b"
    r"|``(?P<literal>[^`]+)``"
)
"""What is set off in a text of the register: the id of a defect or a clause, and a piece of code."""

_LOCATOR: Final = re.compile(r"(?P<document>[0-9]{3}):P(?P<first>[0-9]+)(?:-P(?P<last>[0-9]+))?")
_TITLES: Final[dict[str, str]] = tomllib.loads(Path(__file__).with_name("titles.toml").read_text(encoding="utf-8"))
_SPELT: Final = {"misere": "misère", "turn up": "turn-up", "forcee": "forcée"}


def scenario_anchor(scenario_id: str) -> str:
    """Give the anchor of a scenario: its id without slashes, and without the mark before the name of a case."""
    return scenario_id.replace("/", "-").replace("#", "-")


def words_of(name: str) -> str:
    """Turn an identifier into words: ``trumps_of_open_misere`` into ``trumps of open misère``."""
    words = re.sub("[_-]", " ", name)
    for identifier, spelling in _SPELT.items():
        words = words.replace(identifier, spelling)
    return words


def clause_title(clause: Clause) -> str:
    """Give the title of a clause, which is listed or the name of its function in words; nothing if it has neither."""
    if clause.id in _TITLES:
        return _TITLES[clause.id]
    if clause.function is None:
        return ""
    words = words_of(clause.function.__name__)
    return words[0].upper() + words[1:]


def locate(at: str) -> tuple[str, str, str]:
    """Split a locator such as ``000:P8-P9`` into document, first and last paragraph."""
    found = _LOCATOR.fullmatch(at)
    assert found is not None, f"{at!r} is no locator"

    return found["document"], found["first"], found["last"] or found["first"]
