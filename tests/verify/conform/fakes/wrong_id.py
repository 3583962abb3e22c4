"""Answers with an id of its own."""

import msgspec

from hoyle_verify.hap.requests import AnyRequest
from tests.verify.conform.fakes.honest import say, serve, truth


def misaddress(request: AnyRequest) -> None:
    say(truth(msgspec.structs.replace(request, id="mine")))


if __name__ == "__main__":
    serve(misaddress)
