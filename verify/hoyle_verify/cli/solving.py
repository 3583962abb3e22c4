"""``hoyle reconstruct --solve``: every deal that a document leaves open, solved with all hands in view."""

import sys

import click
from rich.progress import Progress

from hoyle import corpus
from hoyle.cards import format_card
from hoyle_verify.cli.common import FAILS, HOLDS, print_json
from hoyle_verify.cli.terminal import complain, errors
from hoyle_verify.hap.objects import plain
from hoyle_verify.prove.eight_spades import Lies, lies
from hoyle_verify.prove.eight_spades import as_text as lies_as_text
from hoyle_verify.prove.reconstruct.search import deals, seats_of_cards
from hoyle_verify.prove.reconstruct.settled import FILE, Deals, gathered, read, settle, write
from hoyle_verify.prove.reconstruct.settled_report import as_text
from hoyle_verify.scenario.placing import show_path
from hoyle_verify.solve.program import NeedsCompiler, is_compiled


def solve_what_is_left(*, store: bool, as_json: bool) -> int:
    """Solve, tell, and compare with what is stored or store it; NeedsCompiler without numba."""
    if not is_compiled():
        raise NeedsCompiler
    settled, spades = _solved()
    file = corpus.locate() / FILE
    if store:
        write(file, settled)
    same = read(file) == settled
    if as_json:
        print_json({"open_misere": plain(settled), "eight_spades": spades._asdict(), "stored": same})
    else:
        click.echo(as_text(settled))
        click.echo(lies_as_text(spades))
    if not same:
        complain(f"{show_path(file)} does not say the same; store it anew with 'hoyle reconstruct --solve --store'")
    return HOLDS if same else FAILS


def _solved() -> tuple[Deals, Lies]:
    every = tuple(deals())
    free = [format_card(card) for card, seats in seats_of_cards().items() if len(seats) > 1]
    with Progress(console=errors(), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("Open misère", total=len(every))
        settled = settle(every, lambda done: progress.update(task, completed=done))
        task = progress.add_task("Eight spades", total=None)
        spades = lies(lambda done: progress.update(task, completed=done))
    return gathered(settled, free), spades
