"""Speaks a HAP that is not offered."""

import msgspec

from hoyle_verify.hap.requests import AnyRequest
from hoyle_verify.serve.reference import answer
from tests.verify.conform.fakes.honest import is_hello, say, serve


def speak_another(request: AnyRequest) -> None:
    said = msgspec.to_builtins(answer(request))
    said["ok"]["hap"] = 2
    say(msgspec.json.encode(said) + b"\n")


if __name__ == "__main__":
    serve(speak_another, is_hello)
