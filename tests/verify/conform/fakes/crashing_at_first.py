"""Ends at its first chance, and answers when it is started again; its one argument is a file that it remembers by."""

import os
import signal
import sys
from pathlib import Path

from hoyle_verify.hap.requests import AnyRequest
from tests.verify.conform.fakes.honest import say, serve, truth


def crash_once(request: AnyRequest) -> None:
    memory = Path(sys.argv[1])
    if not memory.exists():
        memory.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    say(truth(request))


if __name__ == "__main__":
    serve(crash_once)
