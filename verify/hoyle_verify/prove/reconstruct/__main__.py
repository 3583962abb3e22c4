"""Print the reconstruction: ``python -m hoyle_verify.prove.reconstruct``."""

import json

import click

from hoyle_verify.prove.reconstruct.findings import find
from hoyle_verify.prove.reconstruct.report import as_json, as_text


@click.command(help="Reconstruct the deal of the open misère in the Solo Whist document.")
@click.option("--json", "wants_json", is_flag=True, help="Print JSON.")
def main(*, wants_json: bool) -> None:
    """Print the findings as text or as JSON."""
    findings = find()
    click.echo(json.dumps(as_json(findings), indent=2) if wants_json else as_text(findings), nl=wants_json)


if __name__ == "__main__":
    main(prog_name="python -m hoyle_verify.prove.reconstruct")
