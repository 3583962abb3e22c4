"""YAML text as a tree of texts, lists and maps with their places, and nothing more.

A scalar stays text: YAML 1.1 would turn ``on`` into true and ``1:30`` into 90.  Aliases, anchors, tags, directives and
further documents are refused, so that what is read is what stands in the file and no more.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, TypeAlias

import yaml

from hoyle_verify.scenario.problems import Problem

MAX_DEPTH: Final = 24
MAX_PARTS: Final = 4096
"""Entries of one list or map: more than any field allows, so that the field itself refuses what is merely too long."""
_LOADER: Final = getattr(yaml, "CLoader", yaml.Loader)


class Mark(NamedTuple):
    """A place in the file, counted from 1."""

    line: int
    column: int


class Scalar(NamedTuple):
    """A text; ``plain`` means that it stands without quotes, as null, true and numbers must."""

    mark: Mark
    text: str
    plain: bool


class Items(NamedTuple):
    """A list."""

    mark: Mark
    nodes: "list[Node]"


class Pairs(NamedTuple):
    """A map as written: keys in order, doubled ones and ones that are no texts included."""

    mark: Mark
    nodes: "list[tuple[Node, Node]]"


class Hole(NamedTuple):
    """Something that was refused already and can be passed over."""

    mark: Mark


Node: TypeAlias = Scalar | Items | Pairs | Hole


class _Stop(Exception):
    """Nothing after this place can be read."""


def read_tree(text: str, file: str) -> tuple[Node | None, list[Problem]]:
    """Read one YAML document; the tree is None where there is none or its syntax is broken."""
    builder = _Builder(file)
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            builder.take(event)
    except _Stop:
        return None, builder.problems
    except yaml.MarkedYAMLError as error:
        place = error.problem_mark or error.context_mark
        builder.refuse(_mark(place), f"this is no YAML: {error.problem or error.context}", "mend the syntax")
        return None, builder.problems
    except yaml.YAMLError as error:
        reason = str(error).split("\n", 1)[0]
        builder.refuse(_place_of(text, error), f"this is no YAML: {reason}", "remove the character")
        return None, builder.problems
    if builder.root is None:
        builder.refuse(Mark(1, 1), "the file is empty", "write a scenario, beginning with 'format: 1'")
    return builder.root, builder.problems


class _Builder:
    """Makes the tree from parser events without recursion."""

    def __init__(self, file: str) -> None:
        self.file: Final = file
        self.problems: Final[list[Problem]] = []
        self.root: Node | None = None
        self._open: list[tuple[Node, list[Node]]] = []
        self._documents = 0

    def refuse(self, mark: Mark, message: str, remedy: str) -> None:
        self.problems.append(Problem(self.file, *mark, "", message, remedy))

    def take(self, event: yaml.Event) -> None:
        mark = _mark(event.start_mark)
        if isinstance(event, yaml.DocumentStartEvent):
            self._documents += 1
            if self._documents > 1:
                self.refuse(mark, "a second document begins", "write one scenario a file")
                raise _Stop
            if event.version or event.tags:
                self.refuse(mark, "a YAML directive", "remove it")
        elif isinstance(event, yaml.AliasEvent):
            self.refuse(mark, f"the alias *{event.anchor}", "write the value out")
            self._place(Hole(mark))
        elif isinstance(event, yaml.NodeEvent):
            self._open_node(event, mark)
        elif isinstance(event, yaml.CollectionEndEvent):
            self._close()

    def _open_node(self, event: yaml.NodeEvent, mark: Mark) -> None:
        if event.anchor is not None:
            self.refuse(mark, f"the anchor &{event.anchor}", "remove it and write values out where they are needed")
        tag = getattr(event, "tag", None)
        if tag is not None:
            self.refuse(mark, f"the tag {tag}", "remove it; the field says what its value is")
        if isinstance(event, yaml.ScalarEvent):
            self._place(Scalar(mark, event.value, plain=not event.style))
            return
        if len(self._open) == MAX_DEPTH:
            self.refuse(mark, f"nested more than {MAX_DEPTH} deep", "no field of a scenario is")
            raise _Stop
        self._open.append((Pairs(mark, []) if isinstance(event, yaml.MappingStartEvent) else Items(mark, []), []))

    def _close(self) -> None:
        node, parts = self._open.pop()
        nodes: list[Any] = list(_two_by_two(parts)) if isinstance(node, Pairs) else parts
        if len(nodes) > MAX_PARTS:
            self.refuse(node.mark, f"{len(nodes)} entries", f"write at most {MAX_PARTS} in one list or map")
        if isinstance(node, Pairs | Items):
            node.nodes.extend(nodes[:MAX_PARTS])
        self._place(node)

    def _place(self, node: Node) -> None:
        if self._open:
            self._open[-1][1].append(node)
        else:
            self.root = node


def _two_by_two(parts: list[Node]) -> Iterator[tuple[Node, Node]]:
    return zip(parts[::2], parts[1::2], strict=True)


def _mark(mark: Any) -> Mark:
    return Mark(mark.line + 1, mark.column + 1) if mark is not None else Mark(1, 1)


def _place_of(text: str, error: yaml.YAMLError) -> Mark:
    position = getattr(error, "position", None)
    if not isinstance(position, int):
        return Mark(1, 1)
    before = text[:position]
    return Mark(before.count("\n") + 1, position - before.rfind("\n"))
