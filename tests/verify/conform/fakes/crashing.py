"""Ends with a message and exit code 3."""

import sys

from hoyle_verify.hap.requests import AnyRequest
from tests.verify.conform.fakes.honest import serve


def crash(_request: AnyRequest) -> None:
    sys.stderr.write("cannot divide by the widow\n")
    sys.exit(3)


if __name__ == "__main__":
    serve(crash)
