"""``hoyle init``: the skeleton of an adapter."""

from pathlib import Path

import click

from hoyle_verify.cli.common import HOLDS
from hoyle_verify.init.write import SKELETONS, started, write


@click.command("init")
@click.argument("language", type=click.Choice(list(SKELETONS)), metavar="LANG")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path), default=".", metavar="[FOLDER]")
def command(language: str, folder: Path) -> int:
    """Write the skeleton of an adapter, which lets `hoyle check` ask your engine.

    LANG is python or javascript.  The skeleton runs as it is and claims nothing; fill in what your engine knows, and
    what it claims is checked.  Beside it lies a recipe for the CI of your repository.  No file is overwritten.

    \b
    Examples:
      hoyle init python
      hoyle init javascript tools/hoyle
    """
    paths = write(language, folder)
    for path in paths:
        click.echo(f"written: {path}")
    click.echo(f"fill in what stands under FILL IN, then: hoyle check -- {started(SKELETONS[language], paths[0])}")
    return HOLDS
