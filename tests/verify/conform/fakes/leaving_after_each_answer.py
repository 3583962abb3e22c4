"""Answers one question and ends."""

import sys

from hoyle_verify.hap.requests import AnyRequest
from tests.verify.conform.fakes.honest import is_hello, say, serve, truth


def answer_and_leave(request: AnyRequest) -> None:
    say(truth(request))
    sys.exit(0)


if __name__ == "__main__":
    serve(answer_and_leave, lambda request: not is_hello(request))
