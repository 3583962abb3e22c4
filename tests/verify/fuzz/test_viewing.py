"""What a seat sees and what a draw decides are compared where a program claims them."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from hoyle_verify.conform.asking import Questions
from hoyle_verify.conform.cases import group
from hoyle_verify.conform.permutation import AS_WRITTEN
from hoyle_verify.fuzz.case import Case, Rules
from hoyle_verify.fuzz.decide import Verdict
from hoyle_verify.fuzz.finding import finding_of
from hoyle_verify.fuzz.referee import SEES
from hoyle_verify.fuzz.scope import scopes_of
from hoyle_verify.fuzz.search import Found, Search
from hoyle_verify.fuzz.work import Outcome, Unit, Worker
from hoyle_verify.hap.requests import AnyRequest, Draw, View
from hoyle_verify.hap.responses import DrawOk, Public, Response, ViewOk
from hoyle_verify.judge.run import load_all, run
from hoyle_verify.serve.reference import answer
from tests.verify.fuzz.support import Answerer, Program, claims, hands, leaking, referee, scope

HANDS = hands("S:AK H:AK D:T9 C:87", "S:QJ H:T9 D:87 C:AK", "S:T9 H:87 D:AK C:QJ", "S:87 H:QJ D:QJ C:T9")
CALLED = {"bid": "frog", "by": 0, "trump": "S", "called": "AD"}


def _frog(contract: dict[str, Any], *actions: str) -> Case:
    setup = {"players": 4, "dealer": 3, "hands": HANDS, "contract": contract}
    return Case(Rules("german-solo"), setup, actions, looks=True)


def _found(program: Program, case: Case) -> Found:
    divergence = referee(program, "german-solo").judge(case)
    assert divergence is not None

    return Found(case, divergence)


def _worked(program: Program, game: str, deals: int) -> Outcome:
    return Worker(program, Unit((), (scope(game),), 0, deals, 60.0)).run()


def _telling(kind: type[AnyRequest], **other: Any) -> Answerer:
    """Give the reference engine that answers one kind of request otherwise."""

    def give(request: AnyRequest) -> Response[Any]:
        response = answer(request)
        if not isinstance(request, kind) or not isinstance(response.ok, ViewOk | DrawOk):
            return response
        return msgspec.structs.replace(response, ok=msgspec.structs.replace(response.ok, **other))

    return give


class TestViews:
    def test_partner_who_is_shown_is_found_in_the_shortest_deal(self) -> None:
        finding = _worked(leaking(), "german-solo", 400).finding

        assert finding is not None
        assert (SEES, 0) == (finding.kind, finding.length)
        assert "partner as seat 0 sees it" == finding.differences[0].what

    def test_hidden_partner_is_told_by_the_seat_that_sees_him(self) -> None:
        case = _frog({"bid": "frog", "by": 0, "trump": "S"}, "0 call:AD")

        divergence = referee(leaking(), "german-solo").judge(case)

        assert divergence is not None
        assert (1, ("partner",)) == (divergence.at, divergence.what)
        assert ("null", "2") == (divergence.differences[0].expected, divergence.differences[0].got)

    def test_reference_sees_what_it_may(self) -> None:
        assert referee(Program(), "german-solo").judge(_frog(CALLED)) is None

    @pytest.mark.parametrize(
        ("other", "what"),
        [
            ({"hand": ()}, "hand"),
            ({"controls": (0, 1)}, "controls"),
            ({"exposed": (("7C",), None, None, None)}, "exposed"),
            ({"public": Public(actor=3)}, "public.actor"),
        ],
    )
    def test_every_part_is_compared(self, other: dict[str, Any], what: str) -> None:
        divergence = referee(Program(_telling(View, **other)), "german-solo").judge(_frog(CALLED))

        assert divergence is not None
        assert (what,) == divergence.what

    def test_what_a_program_does_not_tell_is_no_difference(self) -> None:
        program = Program(_telling(View, public=Public(dealer=3)))

        assert referee(program, "german-solo").judge(_frog(CALLED)) is None

    def test_views_are_asked_only_where_they_are_claimed(self) -> None:
        program = Program()
        silent = scope("german-solo")._replace(views=False, draws=False)
        Search(silent, referee(program, "german-solo"), is_counted=lambda _: True).run(60, 1)

        assert not any(isinstance(request, View | Draw) for request in program.asked)

    def test_scenario_says_who_should_see_what(self) -> None:
        found = _found(leaking(), _frog({"bid": "frog", "by": 0, "trump": "S"}, "0 call:AD"))

        finding = finding_of(found, Verdict(("GS-FROG-2",)))

        assert [{"after": 1, "view": {"A": {"partner": None}}}] == yaml.safe_load(finding.scenario)["expect"]
        assert "gs-frog-2-sees-partner" == finding.name

    @pytest.mark.parametrize(
        ("other", "expected"),
        [
            ({"hand": ()}, {"hand": "S:AK H:AK D:T C:87"}),
            ({"controls": (1, 2)}, {"controls": ["A"]}),
            ({"exposed": (None, ("8S",), None, None)}, {"exposed": {}}),
            ({"table": (None,) * 4}, {"table": {"A": "9D"}}),
            ({"legal": ("pass",)}, {"legal": []}),
            ({"seat": 3}, {"hand": "S:AK H:AK D:T C:87"}),
            ({"public": Public(actor=3, dealer=1)}, {"public": {"actor": "B", "dealer": "D"}}),
        ],
    )
    def test_saved_scenario_shows_the_difference_to_check(
        self, tmp_path: Path, other: dict[str, Any], expected: dict[str, Any]
    ) -> None:
        program = Program(_telling(View, **other))
        path = tmp_path / "found.yaml"
        path.write_text(finding_of(_found(program, _frog(CALLED, "0 play:9D")), Verdict(("GS-FROG-2",))).scenario)
        (scenario,) = load_all([str(path)])
        asked = group(scenario, AS_WRITTEN)
        outcomes = [
            {verdict.outcome for _, verdict in Questions(asked, each.ask, claims()).judge(asked.cases)}
            for each in (program, Program())
        ]

        assert [{"after": 1, "view": {"A": expected}}] == yaml.safe_load(path.read_text())["expect"]
        assert () == run(scenario).differences
        assert ("fail" in outcomes[0], {"pass"}) == (True, outcomes[1])


class TestDraws:
    @pytest.mark.parametrize("game", ["german-solo", "russian-whist", "solo-whist"])
    def test_draws_are_put_where_they_are_claimed(self, game: str) -> None:
        program = Program()
        Search(scope(game), referee(program, game), is_counted=lambda _: True).run(200, 1)

        assert any(isinstance(request, Draw) for request in program.asked)

    @pytest.mark.parametrize("game", ["preferans", "six-bid"])
    def test_none_are_where_nothing_is_drawn(self, game: str) -> None:
        assert not scope(game).draws

    def test_program_that_only_draws_is_asked(self) -> None:
        said = claims()
        games = {"solo-whist": msgspec.structs.replace(said.games["solo-whist"], has=("draw",))}
        (only,) = scopes_of(msgspec.structs.replace(said, ops=("draw",), games=games))
        program = Program()
        Search(only, referee(program, "solo-whist"), is_counted=lambda _: True).run(30, 1)

        assert {Draw} == set(map(type, program.asked))

    def test_other_dealer_is_found_and_written_as_a_draw(self) -> None:
        finding = _worked(Program(_telling(Draw, dealer=3)), "solo-whist", 1000).finding

        assert finding is not None
        scenario = yaml.safe_load(finding.scenario)
        assert ("draw", ["dealer"]) == (scenario["kind"], [difference.what for difference in finding.differences])
        assert {*scenario["players"]} == set(scenario["setup"]["rounds"][0])
        assert "SW-CUT-2" in finding.clauses

    def test_ties_are_drawn(self) -> None:
        program = Program()
        Search(scope("russian-whist"), referee(program, "russian-whist"), is_counted=lambda _: True).run(300, 1)

        draws = [request.setup.rounds for request in program.asked if isinstance(request, Draw)]
        assert any(len(rounds) > 1 for rounds in draws if rounds)

    def test_order_within_a_pair_is_no_difference(self) -> None:
        def give(request: AnyRequest) -> Response[Any]:
            response = answer(request)
            if not isinstance(response.ok, DrawOk) or not response.ok.pairs:
                return response
            turned = tuple((two, one) for one, two in reversed(response.ok.pairs))
            return msgspec.structs.replace(response, ok=msgspec.structs.replace(response.ok, pairs=turned))

        assert _worked(Program(give), "russian-whist", 200).finding is None
