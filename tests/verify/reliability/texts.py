"""Altering a text as bytes, with no regard for what it says."""

from random import Random
from typing import Final

_FOR_YAML: Final = (
    ": ", "- ", "\n", "  ", "\t", "{", "}", "[", "]", "'", '"', "&a ", "*a", "<<: *a", "!!int ",
    "!!python/name:os.system ", "!local ", "#", "|\n", ">\n", "? ", "---\n", "...\n", "%YAML 1.1\n", "%TAG ! x\n",
    "@", "`", "null", "- - - ", "\r", "\r\n", "\x00", "\x07", "\x7f", "\ufeff", "\u2028", "\x85", "é", "🂡",
    "&a [*a, *a]", "{a: {a: {a: ", "=", "~", ",",
)  # fmt: skip  # a row holds what belongs together
_FOR_JSON: Final = (
    "{", "}", "[", "]", '"', ",", ":", "\\", "\\u0000", "\\ud800", "\\udc00\\ud800", "null", "true", "NaN",
    "Infinity", "-", "1e999", "1E-999", "00", "\t", "\n", "\r\n", "\x00", "/**/", "//", "'", '{"id":"x"}',
    '"id":1,', "\ufeff", "🂡", "9" * 400, "[" * 200,
)  # fmt: skip  # a row holds what belongs together
_INVALID: Final = (
    b"\xff",
    b"\xc3",
    b"\xed\xa0\x80",
    b"\xf8\x88\x80\x80\x80",
    b"\xc0\x80",
    b"\x80",
    b"\xf4\x90\x80\x80",
)


def altered_yaml(rng: Random, text: str) -> bytes:
    """Alter a YAML text."""
    return _altered(rng, text, _FOR_YAML)


def altered_json(rng: Random, text: str) -> bytes:
    """Alter a JSON text."""
    return _altered(rng, text, _FOR_JSON)


def _altered(rng: Random, text: str, snippets: tuple[str, ...]) -> bytes:
    for _ in range(rng.choice((1, 1, 2, 4))):
        start = rng.randrange(len(text) + 1)
        text = text[:start] + rng.choice(snippets) + text[start + rng.choice((0, 0, 1, 3, 12)) :]
    return _encoded(rng, text)


def _encoded(rng: Random, text: str) -> bytes:
    """Write a text, now and then in another encoding, with other line ends, cut off, or with meaningless bytes."""
    way = rng.randrange(16)
    if way == 0:
        return text.encode(rng.choice(("utf-16", "utf-32", "utf-8-sig", "cp1251")), errors="replace")
    if way == 1:
        return text.replace("\n", rng.choice(("\r\n", "\r", "\n\n"))).encode()
    data = text.encode()
    start = rng.randrange(len(data) + 1)
    if way == 2:
        return data[:start]
    if way == 3:
        return data[:start] + rng.choice(_INVALID) + data[start:]
    if way == 4:
        return data[:start] + data[start : start + 40] * rng.choice((2, 50)) + data[start + 40 :]
    return data
