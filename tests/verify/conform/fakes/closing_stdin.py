"""Closes its standard input, and lives on."""

import os
import time

from hoyle_verify.hap.requests import AnyRequest
from tests.verify.conform.fakes.honest import say, serve, truth


def close_ears(request: AnyRequest) -> None:
    os.close(0)
    say(truth(request))
    time.sleep(60)


if __name__ == "__main__":
    serve(close_ears)
