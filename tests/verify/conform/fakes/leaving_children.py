"""Starts a child that forks twice, leaves the session and holds all streams; its one argument is a file for its pid."""

import os
import sys
import time
from pathlib import Path

from hoyle_verify.hap.requests import AnyRequest
from tests.verify.conform.fakes.honest import say, serve, truth


def have_a_child(request: AnyRequest) -> None:
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            Path(sys.argv[1]).write_text(str(os.getpid()))
            time.sleep(60)
        os._exit(0)
    os.wait()
    while not Path(sys.argv[1]).exists():
        time.sleep(0.01)
    say(truth(request))


if __name__ == "__main__":
    serve(have_a_child)
