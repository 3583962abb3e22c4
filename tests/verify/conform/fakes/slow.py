"""Answers, but ten times too late."""

import time

from hoyle_verify.hap.requests import AnyRequest
from tests.verify.conform.fakes.honest import say, serve, truth


def dawdle(request: AnyRequest) -> None:
    time.sleep(20)
    say(truth(request))


if __name__ == "__main__":
    serve(dawdle)
