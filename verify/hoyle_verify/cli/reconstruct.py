"""``hoyle reconstruct``: what can be found out about the two lost figures of the Solo Whist document."""

import sys
from contextlib import nullcontext
from typing import Any

import click

from hoyle.cards import PACK_52, format_hand, show_hand
from hoyle_verify.cli.common import FAILS, HOLDS, json_option, print_json
from hoyle_verify.cli.solving import solve_what_is_left
from hoyle_verify.cli.terminal import errors
from hoyle_verify.prove.reconstruct.findings import Findings, find
from hoyle_verify.prove.reconstruct.report import as_json as findings_as_json
from hoyle_verify.prove.reconstruct.report import as_text
from hoyle_verify.prove.sure_hands import FIGURE_28, ONE_CARD_SHORT, count, leads
from hoyle_verify.prove.sure_search import Found, beating


@click.command("reconstruct")
@click.option("--solve", "solving", is_flag=True, help="Solve what is left open instead: who wins, in every deal.")
@click.option("--store", is_flag=True, help="With --solve: store the deals of the open misère beside its scenarios.")
@json_option
def command(solving: bool, store: bool, as_json: bool) -> int:
    """Search for the two lost figures of the Solo Whist document.

    Figure 29, the deal of the open misère: which cards the text forces, by which remarks, how many deals remain, and
    whether after seven tricks anything could still force a trick on the declarer.  Figure 28, a hand that wins every
    trick: whether ours does, whatever the others hold.  It takes some seconds.  The exit code is 1 if the text
    contradicts itself, the claim is false, or our hand can be beaten.

    With --solve every deal of the open misère that is left is solved with all hands in view: which opening leads beat
    it, which card of which line decided it, and whether the declarer could have saved himself; and every lie of the
    cards for the eight spades that the Preferans document tells of.  The exit code is 1 if the deals that are stored
    beside the scenarios say anything else.  It needs numba.

    \b
    Examples:
      hoyle reconstruct
      hoyle reconstruct --json
      hoyle reconstruct --solve
    """
    if solving or store:
        return solve_what_is_left(store=store, as_json=as_json)
    with errors().status("Searching", spinner="line") if sys.stderr.isatty() else nullcontext():
        findings = find()
        ours, short = (beating(leads(hand), PACK_52) for hand in (FIGURE_28, ONE_CARD_SHORT))
    if as_json:
        print_json({"figure_29": findings_as_json(findings), "figure_28": _figure_28(ours, short)})
    else:
        click.echo(as_text(findings))
        click.echo(_figure_28_text(ours, short))
    return HOLDS if _holds(findings, ours) else FAILS


def _holds(findings: Findings, ours: Found) -> bool:
    return not findings.faults and findings.claim.safe == findings.claim.positions and not ours.beating


def _figure_28(ours: Found, short: Found) -> dict[str, Any]:
    return {
        "hand": format_hand(FIGURE_28),
        "opponents_hands": ours.hands,
        "beating": ours.beating,
        "one_card_short": {"hand": format_hand(ONE_CARD_SHORT), "beating": short.beating},
        "sure_hands": sum(count().values()),
    }


def _figure_28_text(ours: Found, short: Found) -> str:
    return "\n".join(
        (
            "A hand in place of figure 28",
            f"  {show_hand(FIGURE_28)}",
            f"  {ours.beating} of the {ours.hands:,} hands that an opponent may hold beat it",
            f"  {show_hand(ONE_CARD_SHORT)}",
            f"  {short.beating:,} hands beat this one, which differs by a single card",
            f"  {sum(count().values()):,} hands take all thirteen tricks against any lie of the cards",
        )
    )
