"""``make manifest``: the record of what was published, made anew."""

import sys
from pathlib import Path

import click

from hoyle import corpus
from hoyle.errors import HoyleError
from hoyle_verify.files import put
from hoyle_verify.judge.run import load_all
from hoyle_verify.narrate.words import counted
from hoyle_verify.published.compare import unsaid
from hoyle_verify.published.meaning import corpus_of
from hoyle_verify.published.record import NAME, BadRecord, encode, is_published, read
from hoyle_verify.published.renew import renewed


@click.command()
@click.option("--release", is_flag=True, help="Close the version in the making: from now on it never changes.")
@click.option("--breaking", is_flag=True, help="Begin a new major version, in which published ids may change or go.")
def command(*, release: bool, breaking: bool) -> None:
    """Enter the scenarios as they are now into scenarios/published.json.

    What is new goes into the version of the corpus that is in the making, or begins the next minor one.  If a published
    id means something else or is gone, nothing is written, unless a new major version is begun.  scenarios/CHANGELOG.md
    must say what happens to each id; 'hoyle trace' holds it to that, and without it no version is closed.
    """
    try:
        folder = corpus.locate()
        record = renewed(read(folder), corpus_of(load_all()), breaking=breaking, release=release)
        if release and (silent := unsaid(record, folder)):
            raise click.ClickException("\n".join(("the record stays as it is: say first what the version is", *silent)))
        _write(folder / NAME, encode(record))
    except HoyleError as error:
        raise click.ClickException(str(error)) from error
    state = "published" if is_published(record, record.corpus) else "in the making"
    click.echo(f"corpus {record.corpus}, {state}: {counted(len(record.scenarios), 'id')}")


def _write(path: Path, data: bytes) -> None:
    try:
        put(path, data)
    except OSError as error:
        raise BadRecord(path, f"it cannot be written: {error.strerror}") from error


if __name__ == "__main__":
    sys.exit(command())
