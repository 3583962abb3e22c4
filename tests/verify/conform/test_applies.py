"""What a program does not claim is not asked of it."""

from typing import Any

import pytest

from hoyle_verify.conform.applies import _PHASE_OF_VERB, phases, reason_against
from hoyle_verify.conform.cases import Case, group
from hoyle_verify.conform.permutation import AS_WRITTEN
from hoyle_verify.hap.responses import GameClaim, HelloOk
from hoyle_verify.judge.run import load_all
from hoyle_verify.scenario.games import GAMES
from tests.verify.conform.support import BEFORE, SETTLED, scenario

EVERYTHING = {
    "has": ("draw", "auction", "exchange", "play", "score", "irregularity"),
    "can": (
        "actor",
        "legal",
        "contract",
        "trump",
        "leader",
        "winner",
        "tricks",
        "points",
        "payments",
        "over",
        "result",
    ),
}


def program(ops: tuple[str, ...] = ("replay", "settle"), game: str = "six-bid", **claim: Any) -> HelloOk:
    return HelloOk(hap=1, name="mine", ops=ops, games={game: GameClaim(**EVERYTHING | claim)})


def case(id: str, number: int = 0) -> Case:
    return group(scenario(id), AS_WRITTEN).cases[number]


class TestReason:
    def test_what_is_claimed_is_asked(self) -> None:
        assert "" == reason_against(case(SETTLED), program())

    @pytest.mark.parametrize(
        ("claims", "reason"),
        [
            (program(game="solo-whist"), "six-bid is not claimed"),
            (program(ops=("replay",)), "the operation settle is not offered"),
            (program(rulesets=("customary",)), "the ruleset as-printed is not claimed"),
            (program(has=("play",)), "the score is not claimed"),
            (program(can=("payments",)), "result cannot be told"),
        ],
    )
    def test_first_claim_that_lacks_is_the_reason(self, claims: HelloOk, reason: str) -> None:
        assert reason == reason_against(case(SETTLED), claims)

    def test_option_must_be_claimed_with_its_value(self) -> None:
        tried = next(each for each in load_all(["six-bid/play"]) if each.options.get("sb.void") == "free")
        of_option = group(tried, AS_WRITTEN).cases[0]
        other, same = (
            program(rulesets=(tried.ruleset,), options={"sb.void": (value,)}) for value in ("must_trump", "free")
        )

        assert "sb.void = free is not claimed" == reason_against(of_option, other)
        assert "" == reason_against(of_option, same)

    def test_ruling_that_is_not_shared_is_not_asked(self) -> None:
        tried = next(each for each in load_all(["six-bid/score"]) if each.defect and each.ruleset == "as-printed")
        of_defect = group(tried, AS_WRITTEN).cases[0]
        assert tried.defect is not None
        options = {name: (value,) for name, value in tried.options.items()}

        assert f"the program differs on {tried.defect}" == reason_against(
            of_defect, program(options=options, differs=(tried.defect,))
        )


class TestPhases:
    def test_every_verb_of_every_game_belongs_to_a_phase(self) -> None:
        assert set() == {verb for facts in GAMES.values() for verb in facts.verbs} - _PHASE_OF_VERB.keys()

    def test_settled_deal_is_score_alone(self) -> None:
        assert {"score"} == phases(case(SETTLED))

    def test_offence_is_an_irregularity(self) -> None:
        fined = next(
            each
            for each in load_all(["german-solo"])
            if each.kind == "settle" and each.setup is not None and each.setup.offence
        )

        assert {"score", "irregularity"} == phases(group(fined, AS_WRITTEN).cases[0])

    def test_deal_without_a_contract_enters_the_auction(self) -> None:
        assert {"auction"} == phases(case(BEFORE))

    def test_checkpoint_needs_only_what_leads_to_it(self) -> None:
        cases = group(scenario("solo-whist/whole/open-misere-let-through"), AS_WRITTEN).cases

        assert {"auction"} == phases(cases[0])
        assert {"auction", "play", "score"} == phases(cases[-1]) | {"score"}

    @pytest.mark.parametrize(
        ("pattern", "phase"),
        [
            ("six-bid/exchange", "exchange"),
            ("german-solo/exchange", "exchange"),
            ("russian-whist/irregularity", "irregularity"),
            ("russian-whist/draw", "draw"),
        ],
    )
    def test_folder_of_a_phase_enters_it(self, pattern: str, phase: str) -> None:
        entered = [
            any(phase in phases(each) for each in group(found, AS_WRITTEN).cases)
            for found in load_all([pattern])
            if found.kind in ("replay", "draw")
        ]

        assert sum(entered) > len(entered) / 2

    def test_points_in_tricks_are_no_score(self) -> None:
        assert {"play"} == phases(case("six-bid/play/hearts-are-trumps-in-a-heart-solo", 2))

    def test_naming_of_trumps_ends_the_auction_of_solo_whist(self) -> None:
        cases = [case for each in load_all(["solo-whist"]) for case in group(each, AS_WRITTEN).cases]

        assert {"draw", "auction", "play", "score"} == {phase for case in cases for phase in phases(case)}


class TestCounts:
    def test_program_that_does_not_count_is_not_asked(self) -> None:
        tried = case("six-bid/counts/misere-without-tricks")
        options = {"sb.misere": ("no_tricks",)}

        assert "the operation count is not offered" == reason_against(tried, program(options=options))
        assert "" == reason_against(tried, program(ops=("replay", "count"), options=options))

    def test_observable_that_lines_are_told_by_must_be_claimed(self) -> None:
        tried, options = case("six-bid/counts/misere-without-tricks"), {"sb.misere": ("no_tricks",)}
        without = program(ops=("count",), options=options, can=("actor", "result"))

        assert "tricks cannot be told" == reason_against(tried, without)

    @pytest.mark.parametrize(
        ("id", "expected"),
        [
            ("six-bid/counts/every-auction-of-six-bids", {"auction"}),
            ("six-bid/counts/every-call-and-every-gift", {"auction", "exchange"}),
            ("german-solo/counts/every-auction-without-a-forcee", {"auction", "exchange"}),
            ("german-solo/counts/solo-with-ten-trumps", {"play"}),
            ("solo-whist/counts/open-misere-without-trumps", {"auction", "play"}),
            ("russian-whist/counts/every-revoke-and-its-penalty", {"play", "score", "irregularity"}),
        ],
    )
    def test_lines_enter_later_phases(self, id: str, expected: set[str]) -> None:
        assert expected == phases(case(id))
