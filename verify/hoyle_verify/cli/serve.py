"""``hoyle serve``: the reference engine as a HAP/1 program."""

import sys

import click

from hoyle_verify.cli.common import HOLDS
from hoyle_verify.serve.loop import serve


@click.command("serve")
def command() -> int:
    """Answer HAP/1 requests, one JSON object a line, from standard input on standard output.

    \b
    Example:
      echo '{"id":"0","op":"hello","hap":[1],"corpus":"1.0"}' | hoyle serve
    """
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return HOLDS
