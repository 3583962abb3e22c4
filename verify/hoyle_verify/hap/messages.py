"""Reading and writing the lines of HAP/1.

``decode_request`` and ``decode_response`` raise ProtocolError, and nothing else, for a line that is not exactly what
the protocol allows; ``encode`` writes a request or an answer as one line with its line end.
"""

import json
from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec

from hoyle.errors import HoyleError
from hoyle_verify.hap import responses
from hoyle_verify.hap.objects import Record
from hoyle_verify.hap.requests import MAX_ID, OPERATIONS, AnyRequest
from hoyle_verify.hap.responses import Response

MAX_LINE: Final = 1 << 20
"""Bytes of a line, its line end included."""

M = TypeVar("M")


class _Envelope(msgspec.Struct):
    """As much of a wrong message as is needed to answer it."""

    id: Any = None
    op: Any = None


_REQUESTS: Final = msgspec.json.Decoder(AnyRequest)
_SYNTAX: Final = msgspec.json.Decoder(msgspec.Raw)
_ENVELOPES: Final = msgspec.json.Decoder(_Envelope)
_RESPONSES: Final[dict[str, msgspec.json.Decoder[Response[Any]]]] = {
    "hello": msgspec.json.Decoder(Response[responses.HelloOk]),
    "replay": msgspec.json.Decoder(Response[responses.ReplayOk]),
    "settle": msgspec.json.Decoder(Response[responses.SettleOk]),
    "draw": msgspec.json.Decoder(Response[responses.DrawOk]),
    "view": msgspec.json.Decoder(Response[responses.ViewOk]),
    "count": msgspec.json.Decoder(Response[responses.CountOk]),
    "explain": msgspec.json.Decoder(Response[responses.ExplainOk]),
    "bye": msgspec.json.Decoder(Response[responses.ByeOk]),
}


class ProtocolError(HoyleError):
    """A line that is no message.

    ``step`` says how far the reading came: ``size``, ``utf-8``, ``json``, ``keys`` (one doubled), ``op`` (an unknown
    one) or ``fields``.  ``id`` is the message's id if that could be read, so that it can be answered.
    """

    def __init__(self, step: str, message: str, id: str | None = None) -> None:
        super().__init__(f"{step}: {message}")
        self.step: Final = step
        self.message: Final = message
        self.id: Final = id


def decode_request(line: bytes) -> AnyRequest:
    """Read one request."""
    return _decode(line, _REQUESTS)


def decode_response(line: bytes, op: str) -> Response[Any]:
    """Read one answer to a request of operation ``op``."""
    return _decode(line, _RESPONSES[op])


def encode(message: Record) -> bytes:
    """Write a request or an answer as one line."""
    return msgspec.json.encode(message) + b"\n"


def _decode(line: bytes, decoder: msgspec.json.Decoder[M]) -> M:
    if len(line) > MAX_LINE:
        raise ProtocolError("size", f"a line of {len(line)} bytes; at most {MAX_LINE} are allowed")
    try:
        line.decode()
    except UnicodeDecodeError as error:
        raise ProtocolError("utf-8", f"byte {error.start} is not UTF-8") from None
    if not line.strip():
        raise ProtocolError("json", "an empty line")
    try:
        message = decoder.decode(line)
    except msgspec.ValidationError as error:
        raise _refusal(line, str(error), op_is_known=decoder is not _REQUESTS) from None
    except msgspec.DecodeError as error:
        raise ProtocolError("json", str(error)) from None
    except RecursionError:
        raise ProtocolError("json", "nested too deeply") from None
    _refuse_doubled_keys(line)
    return message


def _refuse_doubled_keys(line: bytes) -> None:
    # msgspec keeps the last of two equal keys.  The types that it has checked bound the depth, so json recurses little.
    def once(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, value in pairs:
            if key in found:
                raise ProtocolError("keys", f"the key {key!r} stands twice in one object")
            found[key] = value
        return found

    json.loads(line, object_pairs_hook=once)


def _refusal(line: bytes, message: str, *, op_is_known: bool) -> ProtocolError:
    """Tell broken JSON, an unknown operation and a wrong field apart, and find the id if there is one."""
    try:
        _SYNTAX.decode(line)
        envelope = _ENVELOPES.decode(line)
    except msgspec.ValidationError:
        return ProtocolError("fields", message)
    except msgspec.DecodeError as error:
        return ProtocolError("json", str(error))
    except RecursionError:
        return ProtocolError("json", "nested too deeply")
    id = envelope.id if isinstance(envelope.id, str) and len(envelope.id) <= MAX_ID else None
    if not op_is_known and isinstance(envelope.op, str) and envelope.op not in OPERATIONS:
        return ProtocolError("op", f"unknown operation {envelope.op!r}; known: {', '.join(OPERATIONS)}", id)
    return ProtocolError("fields", message, id)
