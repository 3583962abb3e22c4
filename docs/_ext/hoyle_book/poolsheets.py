"""The sheet of a sitting at Preferans: what each deal has brought, and pool, hill and whists as they stand on paper."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from docutils import nodes

from hoyle_book import whisting, words
from hoyle_book.tables import row, sheet, table, text
from hoyle_book.words import _

Facts = Mapping[str, Any]


class Written(NamedTuple):
    """A deal of a sitting: what is said of it, its own facts, and the sheet after it."""

    said: str
    facts: Facts
    after: Facts


def deals_table(deals: Sequence[Written], names: Sequence[str]) -> nodes.table:
    """Draw each deal and what it brought to everybody."""
    rows = []
    for number, deal in enumerate(deals, 1):
        brought = (text(whisting.entries(deal.facts, seat, names) or "–") for seat in range(len(names)))
        rows.append([text(str(number)), text(deal.said), *brought])
    return sheet("hoyle-deals", [_("Deal"), _("What happened"), *names], rows)


def paper(before: Facts, deals: Sequence[Written], names: Sequence[str]) -> nodes.table:
    """Draw the sheet as it stands on paper: each entry is the new total, and the last of them holds.

    Where the sheet is settled its last row says what everybody receives.
    """
    sheets = [before, *(deal.after for deal in deals)]
    rows = [_line(name, [each[key] for each in sheets]) for key, name in _columns().items()]
    rows += [_against(other, sheets, names) for other in range(len(names))]
    if deals[-1].after["payments"] is not None:
        paid = (text(words.points(amount)) for amount in deals[-1].after["payments"])
        rows.append(row([text(_("settled")), *paid]))
        rows[-1]["classes"].append("hoyle-sum")
    drawn = table("hoyle-paper", [text(""), *map(text, names)], rows, stub=True)
    drawn["classes"].append("hoyle-pool")
    return drawn


def _columns() -> dict[str, str]:
    return {"pool": _("pool"), "hill": _("hill")}


def _line(name: str, history: Sequence[Sequence[int]]) -> nodes.row:
    return row([text(name), *map(_entries, zip(*history, strict=True))])


def _against(other: int, sheets: Sequence[Facts], names: Sequence[str]) -> nodes.row:
    label = _("whists against {player}").format(player=names[other])
    cells = [
        text("") if seat == other else _entries([each["whists"][seat][other] for each in sheets])
        for seat in range(len(names))
    ]
    return row([text(label), *cells])


def _entries(totals: Sequence[int]) -> nodes.inline:
    """Write the totals one after another as they change, a dot after each that no longer holds."""
    changed = [after for before, after in pairwise(totals) if after != before]
    made = nodes.inline()
    for total in changed[:-1]:
        made += [nodes.inline("", f"{total}.", classes=["hoyle-outdated"]), nodes.Text(" ")]
    if changed:
        made += nodes.Text(str(changed[-1]))
    return made
