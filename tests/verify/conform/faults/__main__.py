"""``python -m tests.verify.conform.faults NAME``: the reference engine with one rule read wrongly, over HAP/1."""

import argparse
import sys
from collections.abc import Sequence

from hoyle.clause import observing
from hoyle_verify.mutants.catalogue.misreading import Misread
from hoyle_verify.serve.loop import serve
from tests.verify.conform.faults.catalogue import FAULTS


def main(arguments: Sequence[str] | None = None) -> None:
    """Answer requests until the input ends."""
    parser = argparse.ArgumentParser(prog="python -m tests.verify.conform.faults", description=__doc__)
    parser.add_argument("name", choices=FAULTS, metavar="NAME", help=", ".join(FAULTS))
    fault = FAULTS[parser.parse_args(arguments).name]
    with observing(Misread(fault.answers)):
        serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
