"""``hoyle reconstruct``: what the text settles of the deal whose figure is lost."""

import sys
from contextlib import nullcontext

import click

from hoyle_verify.cli.common import FAILS, HOLDS, errors, json_option, print_json
from hoyle_verify.prove.reconstruct.findings import find
from hoyle_verify.prove.reconstruct.report import as_json as findings_as_json
from hoyle_verify.prove.reconstruct.report import as_text


@click.command("reconstruct")
@json_option
def command(as_json: bool) -> int:
    """Reconstruct the deal of the open misère in the Solo Whist document, whose figure is lost.

    A search over all deals says which cards the text forces, by which remarks, and how many deals remain; another, over
    every continuation in each of them, checks the claim that after seven tricks nothing can force a trick on the
    declarer.  It takes some seconds.  The exit code is 1 if the text contradicts itself or the claim is false.

    \b
    Examples:
      hoyle reconstruct
      hoyle reconstruct --json
    """
    with errors().status("Searching", spinner="line") if sys.stderr.isatty() else nullcontext():
        findings = find()
    if as_json:
        print_json(findings_as_json(findings))
    else:
        click.echo(as_text(findings), nl=False)
    return FAILS if findings.faults or findings.claim.safe < findings.claim.positions else HOLDS
