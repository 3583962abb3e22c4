"""Writes 64 MiB to its standard error before it answers."""

import sys

from hoyle_verify.hap.requests import AnyRequest
from tests.verify.conform.fakes.honest import say, serve, truth


def complain(request: AnyRequest) -> None:
    for _ in range(64):
        sys.stderr.write("trump " * (1 << 18))
    say(truth(request))


if __name__ == "__main__":
    serve(complain)
