"""``hoyle serve``: the reference engine as a HAP/1 program."""

import sys
from typing import Final

import click

from hoyle_verify.cli.common import HOLDS
from hoyle_verify.export.version import CORPUS_VERSION
from hoyle_verify.serve.loop import serve

_HELP: Final = f"""Answer HAP/1 requests, one JSON object a line, from standard input on standard output.

\b
Example:
  echo '{{"id":"0","op":"hello","hap":[1],"corpus":"{CORPUS_VERSION}"}}' | hoyle serve
"""


@click.command("serve", help=_HELP)
def command() -> int:
    """Answer requests until the input ends."""
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return HOLDS
