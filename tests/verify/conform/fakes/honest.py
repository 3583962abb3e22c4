"""The reference engine behind HAP/1, with room for one vice.

Each of the other programs here is named for its vice.  It answers as the engine does, except where the vice is due: at
every ``settle``, unless it says otherwise.  They are run as ``python -m tests.verify.conform.fakes.NAME``.
"""

import sys
from collections.abc import Callable

from hoyle_verify.hap.messages import decode_request, encode
from hoyle_verify.hap.requests import AnyRequest, Bye, Hello, Replay, Settle
from hoyle_verify.serve.reference import answer


def serve(vice: Callable[[AnyRequest], object], due: Callable[[AnyRequest], bool] | None = None) -> None:
    """Answer until ``bye``; where the vice is due it is called instead."""
    for line in sys.stdin.buffer:
        request = decode_request(line)
        if (due or is_settle)(request):
            vice(request)
        else:
            say(truth(request))
        if isinstance(request, Bye):
            return


def truth(request: AnyRequest) -> bytes:
    """Give the line that the engine answers with."""
    return encode(answer(request))


def say(line: bytes) -> None:
    """Write to standard output at once."""
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


def is_settle(request: AnyRequest) -> bool:
    """Say whether a finished deal is to be scored."""
    return isinstance(request, Settle)


def is_hello(request: AnyRequest) -> bool:
    """Say whether the program is greeted."""
    return isinstance(request, Hello)


def is_replay(request: AnyRequest) -> bool:
    """Say whether a deal is to be played."""
    return isinstance(request, Replay)
