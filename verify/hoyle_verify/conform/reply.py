"""What comes of asking a program: its answer, or what happened instead; and the two ways in which asking ends."""

from typing import Any, Final, Literal, NamedTuple

from msgspec import UNSET

from hoyle.errors import HoyleError
from hoyle_verify.hap.responses import Response

_NOISE: Final = 10
"""Lines of a program's standard error that an error message shows."""

Fault = Literal["crash", "timeout", "protocol"]


class Reply(NamedTuple):
    """What came of a request: ``response`` if it was answered, otherwise the ``fault`` and what it was in words."""

    response: Response[Any] | None
    fault: Fault | None = None
    detail: str = ""
    stderr: str = ""
    """The end of the program's standard error, if there was a fault."""
    seconds: float = 0.0
    earlier: str = ""
    """How the first attempt ended, if the program crashed and then answered in a fresh process."""

    @property
    def ok(self) -> Any:
        """What the answer holds under ``ok``; None if it is no such answer."""
        return None if self.response is None or self.response.ok is UNSET else self.response.ok

    def __str__(self) -> str:
        if self.response is None:
            return f"{self.fault}: {self.detail}"
        given = self.response
        if given.rejected is not UNSET:
            return f"rejected at {given.rejected.at}" + (
                f" by {given.rejected.clause}" if given.rejected.clause else ""
            )
        if given.skip is not UNSET:
            return f"skipped: {given.skip.reason}"
        return f"error: {given.error.message}" if given.error is not UNSET else "ok"


class NoHello(HoyleError):
    """A program that does not say what it can do, so that nothing can be asked of it."""

    def __init__(self, reply: Reply) -> None:
        noise = f"\nits standard error ends:\n{_indented(reply.stderr)}" if reply.stderr.strip() else ""
        super().__init__(f"the program does not answer hello: {reply}{noise}")
        self.reply: Final = reply


class GaveUp(HoyleError):
    """A program that had to be restarted too often in a row."""

    def __init__(self, reply: Reply, restarts: int) -> None:
        super().__init__(f"the program was restarted {restarts} times in a row; the last time: {reply}")
        self.reply: Final = reply


def _indented(text: str) -> str:
    return "\n".join(f"  {line}" for line in text.splitlines()[-_NOISE:])
