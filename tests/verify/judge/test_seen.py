"""What players are expected to see is compared with what a program shows them."""

import msgspec

from hoyle_verify.hap.requests import AnyRequest, View
from hoyle_verify.hap.responses import Response, ViewOk, failed
from hoyle_verify.judge.run import run
from hoyle_verify.judge.seen import judge_views
from hoyle_verify.scenario import canonical, load
from hoyle_verify.serve.reference import answer
from tests.verify.scenario.known import HERE

SEEN = load(HERE / "scenarios" / "solo-whist" / "play" / "open-misere-hand-is-seen.yaml")


def _with_a_hand_open(request: AnyRequest) -> Response[ViewOk]:
    """Answer as the reference engine does, but show everybody the hand of the fourth seat from the beginning."""
    response = answer(request)
    assert isinstance(request, View)
    assert isinstance(response.ok, ViewOk)

    exposed = (None, None, None, ("7S", "6S"))
    return msgspec.structs.replace(response, ok=msgspec.structs.replace(response.ok, exposed=exposed))


def test_reference_shows_what_is_expected() -> None:
    assert [] == list(judge_views(SEEN, answer))
    assert () == run(SEEN).differences


def test_hand_that_is_shown_too_early_is_told_by_seat_and_place() -> None:
    told = [(each.at, each.what, each.got) for each in judge_views(SEEN, _with_a_hand_open)]

    shown = '[null,null,null,["6S","7S"]]'
    assert [("7", "exposed as seat 0 sees it", shown), ("end", "exposed as seat 0 sees it", shown)] == told


def test_program_without_views_is_told_once_for_each() -> None:
    told = list(judge_views(SEEN, lambda _: failed("1", "no views")))

    assert [("the view of seat 0", "error: no views")] == [(each.what, each.got) for each in told if each.at == "7"]
    assert 4 == len(told)


def test_view_is_exported_by_seat() -> None:
    _, _, end = canonical(SEEN)["expect"]

    assert {"at": "end", "exposed": [3]} == {name: end[name] for name in ("at", "exposed")}
    assert [None, None, None, None] == end["view"]["0"]["table"]
