"""Refuses the last action, whatever it is, and so passes for strict."""

import msgspec

from hoyle_verify.hap.requests import AnyRequest, Replay
from tests.verify.conform.fakes.honest import is_replay, say, serve


def refuse(request: AnyRequest) -> None:
    assert isinstance(request, Replay)

    last = max(len(request.actions) - 1, 0)
    say(msgspec.json.encode({"id": request.id, "rejected": {"at": last}}) + b"\n")


if __name__ == "__main__":
    serve(refuse, is_replay)
