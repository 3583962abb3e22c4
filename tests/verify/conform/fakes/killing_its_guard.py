"""Kills its parent and lives on; its one argument is a file for its pid."""

import os
import signal
import sys
import time
from pathlib import Path

from tests.verify.conform.fakes.honest import serve


def rebel(_request: object) -> None:
    Path(sys.argv[1]).write_text(str(os.getpid()))
    os.kill(os.getppid(), signal.SIGKILL)
    time.sleep(60)


if __name__ == "__main__":
    serve(rebel)
