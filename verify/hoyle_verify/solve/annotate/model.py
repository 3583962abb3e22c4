"""What is known of a deal once every position of it has been solved."""

from typing import Annotated, Literal

from msgspec import Meta

from hoyle_verify.hap.objects import ActionText, Count, Position, Record, Seat, Token

Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Contest(Record, frozen=True, kw_only=True):
    """What the seats ``side`` play for against all others.

    They want no trick (``misere``), the most or the fewest of ``unit``; ``target`` is what they undertake when play
    begins: at least so many for ``most``, at most so many otherwise.
    """

    side: tuple[Seat, ...]
    goal: Literal["misere", "most", "fewest"]
    unit: Literal["tricks", "points"]
    target: Count


class Value(Record, frozen=True, kw_only=True):
    """The units that the side has in the end if from here on everybody plays as well as possible, all cards in view.

    In a misère 0 means that the side takes no trick, and 1 that it must take one.  ``made`` says whether that is what
    it undertakes, which may be more than at first where a side goes on for all tricks.

    ``moves`` are the same for each card that may be played, and ``turns`` those after which ``made`` is no longer so.
    """

    at: Position
    value: Count
    made: bool
    moves: dict[Token, Count] = {}
    turns: tuple[Token, ...] = ()


class Slip(Record, frozen=True, kw_only=True):
    """An action that changed the value: the one at position ``at``, and the cards that would have kept it."""

    at: Position
    action: ActionText
    kept_by: tuple[Token, ...]


class Annotation(Record, frozen=True, kw_only=True):
    """The values of one scenario; there is no contest, but a reason, where there is nothing to solve."""

    values: Literal[1]
    scenario: str
    played: Digest
    """Of the deal and the actions that were solved: the annotation is stale if they have changed since."""
    contest: Contest | None
    reason: str = ""
    positions: tuple[Value, ...] = ()
    """Those in which cards are played, in order."""
    slips: tuple[Slip, ...] = ()

    def value(self, at: int) -> Value | None:
        """Give the value at a position, if it has one."""
        return next((each for each in self.positions if each.at == at), None)

    def decides(self, slip: Slip) -> bool:
        """Tell whether a slip changed who wins the contest, and not only by how much."""
        before, after = self.value(slip.at), self.value(slip.at + 1)
        return before is not None and after is not None and before.made != after.made
