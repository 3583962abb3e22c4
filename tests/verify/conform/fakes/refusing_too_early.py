"""Notices what is illegal, and says a position before it."""

import msgspec

from hoyle_verify.hap.requests import AnyRequest
from hoyle_verify.serve.reference import answer
from tests.verify.conform.fakes.honest import is_replay, say, serve, truth


def misplace(request: AnyRequest) -> None:
    refused = answer(request).rejected
    if refused and refused.at:
        say(msgspec.json.encode({"id": request.id, "rejected": {"at": refused.at - 1}}) + b"\n")
    else:
        say(truth(request))


if __name__ == "__main__":
    serve(misplace, is_replay)
