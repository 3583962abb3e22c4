"""One position of a deal that is told."""

from typing import Any, NamedTuple


class Step(NamedTuple):
    """The position after an action, or before the first.

    ``hands`` and ``table`` are card tokens by seat, ``open`` tells whose whole hand lies face up; ``sentence`` says
    what the action was and ``consequences`` what followed from it; ``note`` is the author's remark at this position;
    ``ours`` marks an action that the document does not give.
    """

    position: int
    sentence: str
    consequences: tuple[str, ...]
    note: str
    ours: bool
    hands: tuple[tuple[str, ...], ...]
    open: tuple[bool, ...]
    table: tuple[str | None, ...]
    facts: dict[str, Any]
