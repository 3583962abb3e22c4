"""Closes its standard output, and lives on."""

import os
import time

from tests.verify.conform.fakes.honest import serve


def close_mouth(_request: object) -> None:
    os.close(1)
    time.sleep(60)


if __name__ == "__main__":
    serve(close_mouth)
