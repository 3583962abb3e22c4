"""``hoyle export``: the corpus for other languages."""

from pathlib import Path

import click

from hoyle_verify.cli.common import FAILS, HOLDS, json_option, print_json
from hoyle_verify.cli.terminal import complain, console
from hoyle_verify.export.corpus import MANIFEST, export_files
from hoyle_verify.export.write import write_export
from hoyle_verify.judge.run import load_all, run_all


@click.command("export")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@json_option
def command(folder: Path, as_json: bool) -> int:
    """Write the corpus for programs that read neither YAML nor HAP.

    DIR is new, empty, or an earlier export, whose files are replaced.  vectors.jsonl has every position of every
    scenario spelled out, and what draws, deals and sessions lead to; scenarios.jsonl has the scenarios themselves,
    values.jsonl what every card of the whole games was worth, deals.jsonl the solved deals that a document leaves open,
    clauses.jsonl the statements; each line is one JSON object, described by the schemas beside it.  manifest.json
    counts and digests all of them.  The export is in the public domain (CC0-1.0).

    Every scenario is checked first, problems only where the solver is installed; if one does not hold, nothing is
    written and the exit code is 1.

    \b
    Example:
      hoyle export vectors
    """
    scenarios = load_all()
    failed = [run.scenario.id for run in run_all(scenarios) if run.differences]
    if failed:
        _refuse(failed, as_json=as_json)
        return FAILS
    files = export_files(scenarios)
    write_export(folder, files)
    if as_json:
        print_json({"folder": str(folder), "files": {name: len(data) for name, data in files.items()}, "failed": []})
        return HOLDS
    out = console()
    for name, data in files.items():
        count = f"{data.count(bytes([10])):6} lines" if name.endswith(".jsonl") else ""
        out.print(f"{folder / name}: {len(data):8} bytes {count}".rstrip(), markup=False, highlight=False)
    out.print(f"{MANIFEST} holds the digest of each file", markup=False, highlight=False)
    return HOLDS


def _refuse(failed: list[str], *, as_json: bool) -> None:
    if as_json:
        print_json({"folder": None, "files": {}, "failed": failed})
    for id in failed:
        complain(f"{id} does not hold")
    complain("nothing is exported; 'hoyle verify' shows what differs")
