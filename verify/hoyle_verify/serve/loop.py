"""The loop of a HAP/1 program: a line in, a line out, until ``bye`` or the end of the input."""

from typing import Any, BinaryIO

from hoyle_verify.hap.messages import MAX_LINE, ProtocolError, decode_request, encode
from hoyle_verify.hap.requests import Bye
from hoyle_verify.hap.responses import Response, failed
from hoyle_verify.serve.reference import answer


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer requests until ``bye`` or the end of the input.

    A line that is no request is answered with an error; one longer than the protocol allows is read to its end in
    pieces, so that it costs no memory.
    """
    while line := source.readline(MAX_LINE + 1):
        if len(line) > MAX_LINE and not line.endswith(b"\n"):
            _skip_rest(source)
        request, response = _respond(line)
        sink.write(_line(response))
        sink.flush()
        if isinstance(request, Bye):
            return


def _respond(line: bytes) -> tuple[Any, Response[Any]]:
    try:
        request = decode_request(line)
    except ProtocolError as error:
        return None, failed(error.id, str(error))
    return request, answer(request)


def _line(response: Response[Any]) -> bytes:
    """Write an answer; one that is longer than a line may be becomes an error."""
    line = encode(response)
    if len(line) <= MAX_LINE:
        return line
    return encode(
        failed(response.id, f"the answer has {len(line)} bytes, of which {MAX_LINE} are allowed: ask for less")
    )


def _skip_rest(source: BinaryIO) -> None:
    while piece := source.readline(MAX_LINE):
        if piece.endswith(b"\n"):
            return
