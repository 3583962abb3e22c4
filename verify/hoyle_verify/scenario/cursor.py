"""Reading typed values out of the tree; whatever is wrong is noted in a report and reading goes on.

Every reader gives None for a value that it refused, so that one fault does not hide the next.
"""

import re
from collections.abc import Callable, Collection, Iterable
from decimal import Decimal
from typing import Final, TypeVar, final

from hoyle_verify.hap.objects import Number
from hoyle_verify.scenario.problems import Problem, known_ones, near
from hoyle_verify.scenario.tree import Hole, Items, Node, Pairs, Scalar

T = TypeVar("T")
_NULL: Final = frozenset({"", "~", "null"})
_WHOLE: Final = re.compile(r"-?(0|[1-9][0-9]{0,14})")
_NUMBER: Final = re.compile(r"-?(0|[1-9][0-9]{0,8})(\.[0-9]{1,6})?")
_LONGEST: Final = 2000
_HINTED: Final = 100
"""Problems of a file after which no more names are guessed, since to compare names takes long."""


@final
class Cursor:
    """A node, the dotted name of its field, and the report that takes what is wrong with it."""

    def __init__(self, node: Node, field: str, file: str, report: list[Problem]) -> None:
        self.node: Final = node
        self.field: Final = field
        self._file: Final = file
        self._report: Final = report

    @property
    def line(self) -> int:
        """Line of the file where the value begins."""
        return self.node.mark.line

    def refuse(self, message: str, remedy: str) -> None:
        """Note that this value is wrong, and what to write instead."""
        if not isinstance(self.node, Hole):
            self._report.append(Problem(self._file, *self.node.mark, self.field, message, remedy))

    def near(self, name: str, known: Collection[str]) -> str:
        """Say which known name was probably meant, as long as little is wrong with the file, or list what is known."""
        return near(name, known) if len(self._report) < _HINTED else known_ones(known)

    def at(self, node: Node, name: str | int) -> "Cursor":
        """Give a cursor for a part of this value: a key of a map or an index of a list."""
        part = f"[{name}]" if isinstance(name, int) else f".{name}" if self.field else name
        return Cursor(node, self.field + part, self._file, self._report)

    def is_null(self) -> bool:
        """Tell whether the value is null, ``~`` or nothing at all."""
        return isinstance(self.node, Scalar) and self.node.plain and self.node.text in _NULL

    def is_list(self) -> bool:
        """Tell whether the value is a list."""
        return isinstance(self.node, Items)

    def is_map(self) -> bool:
        """Tell whether the value is a map."""
        return isinstance(self.node, Pairs)

    def is_whole(self) -> bool:
        """Tell whether the value is written as a whole number."""
        return isinstance(self.node, Scalar) and self.node.plain and bool(_WHOLE.fullmatch(self.node.text))

    def is_text(self, text: str) -> bool:
        """Tell whether the value is a given text."""
        return isinstance(self.node, Scalar) and self.node.text == text

    def names(self) -> frozenset[str]:
        """Give the keys of a map without checking anything; none if the value is no map."""
        nodes = self.node.nodes if isinstance(self.node, Pairs) else []
        return frozenset(key.text for key, _ in nodes if isinstance(key, Scalar))

    def part(self, name: str) -> "Cursor | None":
        """Give one value of a map without checking anything; None if there is none."""
        nodes = self.node.nodes if isinstance(self.node, Pairs) else []
        return next(
            (self.at(value, name) for key, value in nodes if isinstance(key, Scalar) and key.text == name), None
        )

    def text(self, what: str = "a text") -> str | None:
        """Read a text of one or more characters; ``what`` describes it in a refusal."""
        if not isinstance(self.node, Scalar):
            self._wrong_type(what)
            return None
        if self.is_null() or not self.node.text.strip():
            self.refuse("nothing stands here", f"write {what}")
            return None
        if len(self.node.text) > _LONGEST:
            self.refuse(f"a text of {len(self.node.text)} characters", f"use at most {_LONGEST}")
            return None
        return self.node.text

    def matching(self, pattern: re.Pattern[str], what: str, remedy: str) -> str | None:
        """Read a text of a given shape; ``what`` names it, and ``remedy`` tells how it is written."""
        text = self.text(what)
        if text is not None and not pattern.fullmatch(text):
            self.refuse(f"{text!r} is not {what}", remedy)
            return None
        return text

    def one_of(self, known: Collection[str], kind: str) -> str | None:
        """Read one of the known names of a kind."""
        text = self.text(f"one of {', '.join(sorted(known)[:12])}")
        if text is not None and text not in known:
            self.refuse(f"{text!r} is no {kind}", self.near(text, known))
            return None
        return text

    def whole(self, low: int, high: int) -> int | None:
        """Read an integer from ``low`` to ``high``."""
        wanted = f"a whole number from {low} to {high}" if low < high else f"the number {low}"
        if not isinstance(self.node, Scalar):
            self._wrong_type(wanted)
            return None
        if not self.node.plain or not _WHOLE.fullmatch(self.node.text):
            self.refuse(f"{self.node.text!r} is no whole number", f"write {wanted} without quotes")
            return None
        value = int(self.node.text)
        if not low <= value <= high:
            self.refuse(f"{value} is out of range", f"write {wanted}")
            return None
        return value

    def number(self, quarters: int) -> Number | None:
        """Read a number that is a multiple of ``quarters`` quarter points; exact, as an integer where it is one."""
        if not isinstance(self.node, Scalar):
            self._wrong_type("a number")
            return None
        if not self.node.plain or not _NUMBER.fullmatch(self.node.text):
            self.refuse(f"{self.node.text!r} is no number", "write a decimal number such as -0.75, without quotes")
            return None
        value = Decimal(self.node.text)
        unit = Decimal(quarters) / 4
        if value % unit:
            self.refuse(f"{value} is no multiple of {unit}, the unit of the game", f"write a multiple of {unit}")
            return None
        return int(value) if value == int(value) else float(value)

    def flag(self) -> bool | None:
        """Read true or false."""
        if not isinstance(self.node, Scalar):
            self._wrong_type("true or false")
            return None
        if not self.node.plain or self.node.text not in ("true", "false"):
            self.refuse(f"{self.node.text!r} is neither true nor false", "write true or false without quotes")
            return None
        return self.node.text == "true"

    def items(self, what: str = "a list") -> list["Cursor"] | None:
        """Read a list as cursors."""
        if not isinstance(self.node, Items):
            self._wrong_type(what)
            return None
        return [self.at(node, index) for index, node in enumerate(self.node.nodes)]

    def pairs(self, what: str = "a map") -> list[tuple["Cursor", "Cursor"]] | None:
        """Read a map as pairs of key and value, refusing doubled keys and keys that are no texts."""
        if not isinstance(self.node, Pairs):
            self._wrong_type(what)
            return None
        found: dict[str, tuple[Cursor, Cursor]] = {}
        for node, value in self.node.nodes:
            name = node.text if isinstance(node, Scalar) else "?"
            key = self.at(node, name)
            if not isinstance(node, Scalar):
                key.refuse("a key that is no text", "write a plain name as key")
            elif name in found:
                key.refuse(f"the key {name!r} stands twice", f"remove one; the first is in line {found[name][0].line}")
            else:
                found[name] = (key, self.at(value, name))
        return list(found.values())

    def entries(self, what: str = "a map") -> dict[str, "Cursor"] | None:
        """Read a map as cursors by key."""
        pairs = self.pairs(what)
        if pairs is None:
            return None
        return {key.node.text: value for key, value in pairs if isinstance(key.node, Scalar)}

    def fields(self, needed: Iterable[str], possible: Iterable[str] = ()) -> dict[str, "Cursor"]:
        """Read a map with a closed list of keys; a missing one that is needed and an unknown one are refused."""
        needed = list(needed)
        known = [*needed, *possible]
        entries = self.entries(f"a map with {', '.join(needed or known)}")
        if entries is None:
            return {}
        self._refuse_unknown(known)
        missing = [name for name in needed if name not in entries]
        for name in missing:
            part = f"{self.field}.{name}" if self.field else name
            self._report.append(Problem(self._file, *self.node.mark, part, "this field is missing", f"add '{name}:'"))
        return {name: cursor for name, cursor in entries.items() if name in known}

    def each(self, read: Callable[["Cursor"], T | None], what: str = "a list") -> tuple[T, ...] | None:
        """Read every entry of a list; None if the list or any entry was refused."""
        items = self.items(what)
        if items is None:
            return None
        values = [read(item) for item in items]
        good = tuple(value for value in values if value is not None)
        return good if len(good) == len(values) else None

    def _refuse_unknown(self, known: Collection[str]) -> None:
        assert isinstance(self.node, Pairs)
        seen = set()
        for key, _ in self.node.nodes:
            if isinstance(key, Scalar) and key.text not in known and key.text not in seen:
                seen.add(key.text)
                self.at(key, key.text).refuse(f"{key.text!r} is no field here", self.near(key.text, known))

    def _wrong_type(self, wanted: str) -> None:
        kinds: dict[type[Node], str] = {Items: "a list", Pairs: "a map"}
        found = "nothing" if self.is_null() else kinds.get(type(self.node), "a text")
        self.refuse(f"{found} stands here", f"write {wanted}")
