"""Text of a program under test, made fit for a report."""

import re
from typing import Final

_STRANGE: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


def readable(text: str) -> str:
    """Write control characters, which no XML may hold and no terminal should obey, as escapes; lines and tabs stay."""
    return _STRANGE.sub(lambda found: f"\\x{ord(found[0]):02x}", text)
