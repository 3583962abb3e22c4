"""Asking a program under test, one request after the other, whatever it does.

``Adapter`` starts the program when it is first needed, and again after every fault.  What comes back is always a
``Reply``: an answer that the protocol allows, or what happened instead.
"""

import secrets
import time
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Final, Self

import msgspec
from msgspec import UNSET

from hoyle_verify.conform.process import Program
from hoyle_verify.conform.reply import Fault, GaveUp, NoHello, Reply
from hoyle_verify.conform.streams import Event
from hoyle_verify.hap.messages import ProtocolError, decode_response, encode
from hoyle_verify.hap.requests import AnyRequest, Bye, Hello
from hoyle_verify.hap.responses import HelloOk

HAP: Final = 1
HELLO_SECONDS: Final = 10.0
REQUEST_SECONDS: Final = 2.0
MOST_RESTARTS: Final = 10
"""Restarts in a row, without a proper answer between them, after which there is no point in going on."""

_MOST_STRAYS: Final = 3
_SHOWN: Final = 500
"""Bytes of a line that are shown when it is no answer."""


class Adapter:
    """A program that speaks HAP/1; use it as a context, so that it is ended whatever happens.

    ``scale`` stretches all time limits.  ``restarts`` counts how often the program was started again, ``strays`` tells
    what it said unasked after its last answer, and ``left`` how many processes outlived it and were ended.
    """

    def __init__(self, command: Sequence[str], *, scale: float = 1.0, corpus: str = "") -> None:
        self.command: Final = tuple(command)
        self.restarts = 0
        self.strays: Final[list[str]] = []
        self.left = 0
        self._scale: Final = scale
        self._corpus: Final = corpus
        self._program: Program | None = None
        self._claims: HelloOk | None = None
        self._in_a_row = 0
        self._asked = 0
        self._answered = ""
        self._last: Reply | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self.close()
        else:
            self.kill()

    def hello(self) -> HelloOk:
        """Give what the program claims, starting it if need be; NoHello if it does not say, CannotStart if it is none.

        The claims of the first start hold for the whole run.
        """
        if self._claims is None:
            fault = self._start()
            if fault is not None:
                raise NoHello(fault)
        assert self._claims is not None

        return self._claims

    def ask(self, request: AnyRequest) -> Reply:
        """Put one request; its id is replaced by one that cannot be guessed.

        A crash is tried once more in a fresh process.  Raises GaveUp when an eleventh restart in a row would be needed.
        """
        reply = self._try(request)
        if reply.fault != "crash":
            return reply
        again = self._try(request)
        return again._replace(earlier=reply.detail) if again.response is not None else again

    def request(self, op: type[AnyRequest], **fields: Any) -> Reply:
        """Put a request of a class of ``hap.requests``, without its id: ``request(Replay, game=…, setup=…)``."""
        return self.ask(op(id="0", **fields))

    def close(self) -> None:
        """Say goodbye and note what the program said unasked, and what it leaves behind."""
        if self._program is None:
            return
        bye = Bye(id=self._new_id())
        self._program.send(encode(bye))
        while isinstance(event := self._program.take(self._limit(REQUEST_SECONDS)), bytes):
            if _id_of(event) != bye.id:
                self.strays.append(self._unasked(event)[1])
            if len(self.strays) == _MOST_STRAYS:
                break
        self._program.end()
        self.kill()

    def kill(self) -> None:
        """End the program and everything that it started, at once."""
        if self._program is not None:
            self.left += self._program.kill().left
            self._program = None

    def _try(self, request: AnyRequest) -> Reply:
        fault = self._start() if self._program is None else None
        reply = fault or self._exchange(request, REQUEST_SECONDS)
        if reply.fault is None:
            self._in_a_row = 0
            return reply
        self.kill()
        self._last = reply
        return reply

    def _start(self) -> Reply | None:
        """Start the program and hear its claims; the fault if it does not come that far."""
        if self._last is not None and self._in_a_row == MOST_RESTARTS:
            raise GaveUp(self._last, MOST_RESTARTS)
        if self._claims is not None:
            self.restarts += 1
            self._in_a_row += 1
        self._program = Program(self.command)
        reply = self._exchange(Hello(id="0", hap=(HAP,), corpus=self._corpus), HELLO_SECONDS)
        if reply.fault is None:
            reply = self._checked(reply)
        if reply.fault is not None:
            self.kill()
            return reply
        return None

    def _checked(self, reply: Reply) -> Reply:
        claims = reply.ok
        if not isinstance(claims, HelloOk):
            return reply._replace(response=None, fault="protocol", detail=f"hello is answered with {reply}")
        if claims.hap != HAP:
            return reply._replace(response=None, fault="protocol", detail=f"it speaks HAP {claims.hap}, not {HAP}")
        if self._claims is not None and claims != self._claims:
            return reply._replace(response=None, fault="protocol", detail="after a restart it claims something else")
        self._claims = claims
        return reply

    def _exchange(self, request: AnyRequest, seconds: float) -> Reply:
        assert self._program is not None

        started = time.monotonic()
        earlier = self._program.take(0)
        if earlier is not None:
            return self._fault(*self._unasked(earlier), started)
        identified = msgspec.structs.replace(request, id=self._new_id())
        self._program.send(encode(identified))
        event = self._program.take(self._limit(seconds))
        if not isinstance(event, bytes):
            return self._fault(*self._event(event, self._limit(seconds)), started)
        op = request.__struct_config__.tag
        try:
            response = decode_response(event, str(op))
        except ProtocolError as error:
            return self._fault("protocol", f"{error}; the line begins {_shown(event)}", started)
        if response.id != identified.id and (response.id is not None or response.error is UNSET):
            return self._fault("protocol", self._wrong_id(response.id, identified.id), started)
        self._answered = identified.id
        return Reply(response, seconds=time.monotonic() - started)

    def _wrong_id(self, given: str | None, due: str) -> str:
        if given == self._answered:
            return f"it answered the request {given!r} twice"
        return f"the answer has the id {given!r} instead of {due!r}"

    def _unasked(self, event: Event) -> tuple[Fault, str]:
        """Say what a program did between an answer and the next question."""
        if not isinstance(event, bytes):
            return self._event(event, 0)
        if self._answered and _id_of(event) == self._answered:
            return "protocol", self._wrong_id(self._answered, "")
        return "protocol", f"it spoke before it was asked: {_shown(event)}"

    def _event(self, event: Event | None, seconds: float) -> tuple[Fault, str]:
        """Say what happened instead of an answer."""
        assert self._program is not None

        if event is None:
            return "timeout", f"no answer within {seconds:g} s"
        if event == "endless":
            return "protocol", "a line that is longer than the protocol allows"
        ending = self._program.ending()
        if ending is not None:
            return "crash", f"the program {ending}"
        return "protocol", f"the program closed its standard {'input' if event == 'deaf' else 'output'}"

    def _fault(self, fault: Fault, detail: str, started: float) -> Reply:
        assert self._program is not None

        return Reply(None, fault, detail, self._program.stderr(), time.monotonic() - started)

    def _limit(self, seconds: float) -> float:
        return seconds * self._scale

    def _new_id(self) -> str:
        self._asked += 1
        return f"{self._asked}-{secrets.token_hex(4)}"


class _Envelope(msgspec.Struct):
    id: Any = None


def _id_of(line: bytes) -> Any:
    """Find the id in a line that may be anything."""
    try:
        return msgspec.json.decode(line, type=_Envelope).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def _shown(line: bytes) -> str:
    return line[:_SHOWN].decode(errors="replace").strip()
