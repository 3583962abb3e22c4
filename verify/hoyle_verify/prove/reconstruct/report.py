"""The findings written out, as text for people and as JSON for programs."""

from collections.abc import Iterator

from hoyle.cards import cards_of, format_card, show_card, show_hand
from hoyle_verify.prove.reconstruct.claim import Verdict
from hoyle_verify.prove.reconstruct.facts import NAMES, SEATS
from hoyle_verify.prove.reconstruct.findings import Findings
from hoyle_verify.prove.reconstruct.story import UNUSED, USED

Json = dict[str, "Json"] | list["Json"] | str | int | bool


def as_text(findings: Findings) -> str:
    """Write the findings for people."""
    parts = (_hands, _reasons, _free, _counts, _claim, _set_aside)
    return "\n\n".join("\n".join(part(findings)) for part in parts) + "\n"


def as_json(findings: Findings) -> dict[str, Json]:
    """Give the findings as JSON values: cards as tokens, seats as numbers, remarks by id."""
    return {
        "seats": list(NAMES),
        "remarks": [{"id": r.id, "at": r.at, "text": r.text, "unused": r.unused} for r in USED + UNUSED],
        "forced": [_tokens(findings.forced(seat)) for seat in SEATS],
        "reasons": {format_card(card): list(ids) for card, ids in findings.reasons.items()},
        "free": {format_card(card): list(findings.holders[card]) for card in cards_of(findings.free())},
        "deals": findings.deals,
        "deals_as_stated": findings.deals_as_stated,
        "deals_by_line": [findings.deals_by_first_line, findings.deals_by_second_line],
        "leave_one_out": dict(findings.left_out),
        "faults": list(findings.faults),
        "claim": _verdict(findings.claim),
        "pairs": [[format_card(own), format_card(other)] for own, other in findings.pairs],
        "exchanges": [
            {"cards": [format_card(own), format_card(other)], **_verdict(verdict)}
            for (own, other), verdict in findings.exchanges.items()
        ],
        "leads": [{"leader": leader, **_verdict(verdict)} for leader, verdict in findings.leads.items()],
        "clubs_under_eight": {format_card(card): _verdict(v) for card, v in findings.clubs_under_eight.items()},
    }


def _tokens(cards: int) -> list[Json]:
    return [format_card(card) for card in cards_of(cards)]


def _verdict(verdict: Verdict) -> dict[str, Json]:
    return {"positions": verdict.positions, "safe": verdict.safe, "nodes": verdict.nodes}


def _hands(findings: Findings) -> Iterator[str]:
    yield "Cards that are certain"
    for seat in SEATS:
        hand = findings.forced(seat)
        yield f"  {NAMES[seat]:<7} {hand.bit_count():>2}  {show_hand(hand)}"


def _reasons(findings: Findings) -> Iterator[str]:
    yield "Why (remarks that force the card, none of which can be spared)"
    for seat in SEATS:
        groups: dict[tuple[str, ...], list[str]] = {}
        for card in cards_of(findings.forced(seat)):
            groups.setdefault(findings.reasons[card], []).append(show_card(card))
        for ids, cards in groups.items():
            yield f"  {NAMES[seat]:<7} {' '.join(cards)}: {', '.join(ids)}"


def _free(findings: Findings) -> Iterator[str]:
    free = findings.free()
    yield f"Cards that nothing settles: {show_hand(free)}"
    holders = sorted({seat for card in cards_of(free) for seat in findings.holders[card]})
    for seat in holders:
        yield f"  {NAMES[seat]} has {13 - findings.forced(seat).bit_count()} of them"
    yield f"Deals that are left: {findings.deals}"


def _counts(findings: Findings) -> Iterator[str]:
    yield "Deals that are left with less to go by"
    yield f"  {findings.deals_as_stated:>15}  what is stated, without inferences"
    yield f"  {findings.deals_by_first_line:>15}  the first line alone"
    yield f"  {findings.deals_by_second_line:>15}  the second line alone"
    for remark in USED:
        yield f"  {findings.left_out[remark.id]:>15}  without {remark.id} ({remark.at})"
    yield "Both lines can be played as told with every deal that is left." if not findings.faults else "Contradictions:"
    yield from (f"  {fault}" for fault in findings.faults)


def _claim(findings: Findings) -> Iterator[str]:
    yield "After trick 7 of line 1 nothing forces a trick on Kirill (000:P45)"
    yield f"  He plays the highest card that does not win and looks at no other hand: {_safe(findings.claim)}"
    pairs = ", ".join(f"{show_card(own)} under {show_card(other)}" for own, other in findings.pairs)
    yield f"  The reason: Alexei keeps the lead, and for each club of his Kirill has a lower one: {pairs}"
    yield "  With one thing changed, and Kirill choosing as if he saw all hands:"
    for (own, other), verdict in findings.exchanges.items():
        yield f"  If Kirill had {show_card(other)} and Alexei {show_card(own)}: {_safe(verdict)}"
    for leader, verdict in findings.leads.items():
        yield f"  If {NAMES[leader]} had the lead: {_safe(verdict)}"
    yield "In trick 4 of line 2 (000:P49) Kirill's choice among his lower clubs changes nothing"
    for card, verdict in findings.clubs_under_eight.items():
        yield f"  If he plays {show_card(card)}: {_safe(verdict)}"


def _safe(verdict: Verdict) -> str:
    return f"safe in {verdict.safe} of {verdict.positions} deals ({verdict.nodes:,} plays tried)"


def _set_aside(_: Findings) -> Iterator[str]:
    yield "Remarks set aside"
    yield from (f"  {remark.id} ({remark.at}): {remark.unused}" for remark in UNUSED)
