"""``hoyle export``: the corpus for other languages."""

from pathlib import Path

import click

from hoyle_verify.cli.common import HOLDS, console, json_option, print_json
from hoyle_verify.export.corpus import MANIFEST, export_files
from hoyle_verify.export.write import write_export
from hoyle_verify.judge.run import load_all


@click.command("export")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@json_option
def command(folder: Path, as_json: bool) -> int:
    """Write the corpus for programs that read neither YAML nor HAP.

    DIR is new, empty, or an earlier export, which is replaced as a whole.  vectors.jsonl has every position of every
    scenario spelled out, scenarios.jsonl the scenarios themselves, clauses.jsonl the statements; each line is one JSON
    object, described by the schemas beside it.  manifest.json counts and digests all of them.  The export is in the
    public domain (CC0-1.0).

    \b
    Example:
      hoyle export vectors
    """
    files = export_files(load_all())
    write_export(folder, files)
    if as_json:
        print_json({"folder": str(folder), "files": {name: len(data) for name, data in files.items()}})
        return HOLDS
    out = console()
    for name, data in files.items():
        count = f"{data.count(bytes([10])):6} lines" if name.endswith(".jsonl") else ""
        out.print(f"{folder / name}: {len(data):8} bytes {count}".rstrip(), markup=False, highlight=False)
    out.print(f"{MANIFEST} holds the digest of each file", markup=False, highlight=False)
    return HOLDS
