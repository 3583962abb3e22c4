"""What a seat is expected to see, against what a program shows it."""

from collections.abc import Iterator, Mapping
from typing import Any

from hoyle_verify.hap.requests import seen_by
from hoyle_verify.hap.responses import ViewOk
from hoyle_verify.judge.judge import Answerer, Difference, as_json, compare, describe
from hoyle_verify.scenario.canonical import to_request
from hoyle_verify.scenario.model import Checkpoint, Scenario


def judge_views(scenario: Scenario, ask: Answerer) -> Iterator[Difference]:
    """Give every difference between what players are expected to see and what a program shows them."""
    for checkpoint in scenario.expect:
        actions = scenario.actions if checkpoint.at == "end" else scenario.actions[: checkpoint.at]
        for seat, expected in checkpoint.view.items():
            response = ask(seen_by(seat, to_request(scenario), actions))
            if isinstance(response.ok, ViewOk):
                yield from differences_of_view(checkpoint, expected, response.ok)
            else:
                what = f"the view of seat {seat}"
                yield Difference(checkpoint.line, str(checkpoint.at), what, "ok", describe(response))


def differences_of_view(checkpoint: Checkpoint, expected: Mapping[str, Any], got: ViewOk) -> Iterator[Difference]:
    """Give every difference between parts of a view and the view of one seat, each by its part.

    What is public may be told only in part, and only what is told is compared.
    """
    due, told = _in_order(as_json(expected)), _in_order(as_json(got))
    public, told_public = due.pop("public", {}), told.pop("public")
    counted = {name: value for name, value in public.items() if name in told_public}
    for facts, answer, place in ((due, told, ""), (counted, told_public, "public.")):
        for each in compare(Checkpoint(at=checkpoint.at, facts=facts, line=checkpoint.line), answer):
            yield each._replace(what=f"{place}{each.what} as seat {got.seat} sees it")


def _in_order(parts: dict[str, Any]) -> dict[str, Any]:
    """Give parts of a view as JSON values with sets of cards and seats in order."""
    parts |= {name: sorted(parts[name]) for name in ("hand", "controls") if name in parts}
    if "exposed" in parts:
        parts["exposed"] = [None if hand is None else sorted(hand) for hand in parts["exposed"]]
    return parts
