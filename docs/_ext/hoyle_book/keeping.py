"""Keeps what the book cannot work out while it is made.

``hoyle prove --json >FILE`` and then, with ``docs/_ext`` on Python's path, ``python -m hoyle_book.keeping proofs FILE``
keeps what rests on what; ``python -m hoyle_book.keeping changes VERSION`` keeps the checksums of a version.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from hoyle_book import changes, proofs
from hoyle_verify.files import put
from hoyle_verify.mutants.fingerprint import of_theorem
from hoyle_verify.prove.theorems import load


@click.group()
def main() -> None:
    """Keep what the book reads of proofs and of earlier versions."""


@main.command("proofs")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def keep_proofs(file: Path) -> None:
    """Keep the cases and the clauses of each theorem from FILE, which 'hoyle prove --json' has written."""
    report: dict[str, Any] = json.loads(file.read_text("utf-8"))
    proved = [each for each in report["theorems"] if each["verdict"] == "proved"]
    lines = [_line(each) for each in sorted(proved, key=lambda each: str(each["id"]))]
    put(proofs.FILE, ("{\n" + ",\n".join(lines) + "\n}\n").encode())
    click.echo(f"kept {len(lines)} of {len(report['theorems'])} theorems")


@main.command("changes")
@click.argument("version")
def keep_changes(version: str) -> None:
    """Keep the checksums of today's statements as those of VERSION."""
    kept = {**changes.versions(), version: dict(sorted(changes.now().items()))}
    put(changes.CHECKSUMS, f"{json.dumps(kept, indent=1)}\n".encode())
    click.echo(f"kept {len(kept[version])} clauses as of {version}")


def _line(proved: Mapping[str, Any]) -> str:
    digest = of_theorem(load()[proved["id"]].claim)
    kept = {"digest": digest, "cases": proved["domain"], "clauses": sorted(proved["clauses"])}
    return f"{json.dumps(proved['id'])}: {json.dumps(kept)}"


if __name__ == "__main__":
    main()
