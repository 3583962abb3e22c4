"""Lets a seat see what it may not, or shows it something wrong; its one argument says in which part of the view."""

import sys

import msgspec

from hoyle_verify.hap.requests import AnyRequest, View
from hoyle_verify.serve.reference import answer
from tests.verify.conform.fakes.honest import say, serve


def peep(request: AnyRequest) -> None:
    assert isinstance(request, View)
    assert request.setup.hands

    said = msgspec.to_builtins(answer(request))
    match sys.argv[1]:
        case "partner":
            said["ok"]["partner"] = next(seat for seat, hand in enumerate(request.setup.hands) if "8C" in hand)
        case "hand":
            said["ok"]["hand"] = request.setup.hands[(request.seat + 1) % len(request.setup.hands)]
        case "actor":
            said["ok"]["public"]["actor"] = None
    say(msgspec.json.encode(said) + b"\n")


if __name__ == "__main__":
    serve(peep, lambda request: isinstance(request, View))
