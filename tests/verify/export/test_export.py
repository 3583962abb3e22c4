"""An export is whole, described by its schemas, and says what the engine says."""

import hashlib
import json
from collections import Counter
from typing import Any, Final

import pytest

from hoyle import games
from hoyle_verify.export.corpus import MANIFEST, Files, export_files
from hoyle_verify.export.version import CORPUS_VERSION
from hoyle_verify.hap.objects import SETTLED, plain
from hoyle_verify.judge.run import load_all
from hoyle_verify.scenario.model import Answer, Scenario
from hoyle_verify.schemas import NAMES, validator

RIGHTS: Final = {"ask", "correct", "claim"}
"""Verbs that are used out of turn, and so are never among what is legal."""


@pytest.fixture(scope="module")
def scenarios() -> list[Scenario]:
    return load_all()


@pytest.fixture(scope="module")
def files(scenarios: list[Scenario]) -> Files:
    return export_files(scenarios)


@pytest.fixture(scope="module")
def vectors(files: Files) -> list[dict[str, Any]]:
    return [json.loads(line) for line in files["vectors.jsonl"].splitlines()]


def of_kind(vectors: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    found = [vector for vector in vectors if vector["kind"] == kind]
    assert found

    return found


class TestContents:
    def test_the_manifest_is_as_its_schema_says(self, files: Files) -> None:
        validator("manifest-1").validate(json.loads(files[MANIFEST]))

    @pytest.mark.parametrize(
        ("name", "schema"),
        [
            ("scenarios.jsonl", "corpus-1"),
            ("vectors.jsonl", "vectors-1"),
            ("values.jsonl", "values-1"),
            ("deals.jsonl", "deals-1"),
        ],
    )
    def test_every_line_is_as_its_schema_says(self, files: Files, name: str, schema: str) -> None:
        lines = files[name].splitlines()

        assert lines
        for line in lines:
            validator(schema).validate(json.loads(line))

    def test_every_scenario_is_there_in_order(self, scenarios: list[Scenario], files: Files) -> None:
        exported = [json.loads(line)["id"] for line in files["scenarios.jsonl"].splitlines()]

        assert sorted(scenario.id for scenario in scenarios) == exported

    def test_no_line_belongs_to_a_file(self, files: Files) -> None:
        assert b'"line"' not in files["scenarios.jsonl"]

    def test_digests_are_those_of_the_files(self, files: Files) -> None:
        described = {entry["path"]: entry["sha256"] for entry in json.loads(files[MANIFEST])["files"]}

        assert {name: hashlib.sha256(data).hexdigest() for name, data in files.items() if name != MANIFEST} == described

    def test_counts_are_those_of_the_vectors(
        self, scenarios: list[Scenario], files: Files, vectors: list[dict[str, Any]]
    ) -> None:
        for game, counts in json.loads(files[MANIFEST])["games"].items():
            mine = [vector for vector in vectors if vector["game"] == game]
            positions = [position for vector in mine for position in vector.get("positions", [])]

            assert counts["vectors"] == len(mine)
            assert counts["kinds"] == Counter(scenario.kind for scenario in scenarios if scenario.game == game)
            assert counts["positions"] == len(positions)
            assert counts["rejects"] == sum(len(position.get("rejected", [])) for position in positions)
            assert counts["packets"] == sum(vector["packets"][-1]["after"] for vector in mine if "packets" in vector)
            assert counts["sheets"] == sum(len(vector.get("sheets", [])) for vector in mine)

    def test_the_manifest_names_the_corpus(self, files: Files) -> None:
        assert json.loads(files[MANIFEST])["corpus"] == CORPUS_VERSION

    def test_the_schemas_come_along(self, files: Files) -> None:
        assert {f"{name}.schema.json" for name in NAMES} <= files.keys()

    def test_the_same_scenarios_give_the_same_bytes(self, scenarios: list[Scenario], files: Files) -> None:
        assert files == export_files(list(reversed(scenarios)))


class TestVectors:
    def test_every_scenario_that_can_be_run_has_one(
        self, scenarios: list[Scenario], vectors: list[dict[str, Any]]
    ) -> None:
        expected = {each.id for each in scenarios if each.kind != "problem"}

        assert expected == {vector["id"] for vector in vectors}

    def test_every_position_of_every_replay_is_there(
        self, scenarios: list[Scenario], vectors: list[dict[str, Any]]
    ) -> None:
        expected = {each.id: len(each.actions) + 1 for each in scenarios if each.kind == "replay"}

        assert expected == {vector["id"]: len(vector["positions"]) for vector in of_kind(vectors, "replay")}

    def test_positions_lead_to_one_another(self, vectors: list[dict[str, Any]]) -> None:
        for vector in of_kind(vectors, "replay"):
            *steps, last = vector["positions"]
            assert "next" not in last
            for step in steps:
                seat, token = step["next"].split(" ", 1)
                if token.partition(":")[0] in RIGHTS:
                    continue
                assert step["actor"] == int(seat)
                assert token in step["legal"]

    def test_a_settlement_knows_nothing_of_the_play(self, vectors: list[dict[str, Any]]) -> None:
        for vector in of_kind(vectors, "settle"):
            (position,) = vector["positions"]

            assert (0, None, []) == (position["at"], position["actor"], position["legal"])
            assert position["observables"].keys() <= set(SETTLED)
            assert ("tricks" in position["observables"]) == ("tricks" in vector["setup"])
            assert position["observables"]["over"] is True

    def test_a_draw_has_the_answer(self, scenarios: list[Scenario], vectors: list[dict[str, Any]]) -> None:
        expected = {each.id: each.answer for each in scenarios if each.kind == "draw"}
        for vector in of_kind(vectors, "draw"):
            answer = expected[vector["id"]]
            assert isinstance(answer, Answer)

            assert plain(answer).items() <= vector["answer"].items()

    def test_a_deal_ends_with_the_whole_pack_on_the_table(self, vectors: list[dict[str, Any]]) -> None:
        for vector in of_kind(vectors, "deal"):
            assert list(range(len(vector["packets"]))) == [packet["after"] for packet in vector["packets"]]
            last = vector["packets"][-1]
            lying = [card for hand in last["hands"] for card in hand]
            lying += last.get("talon", []) + last.get("widow", [])

            assert sorted(vector["setup"]["pack"]) == sorted(lying)

    def test_a_session_has_a_sheet_before_and_after_each_deal(self, vectors: list[dict[str, Any]]) -> None:
        for vector in of_kind(vectors, "session"):
            assert list(range(len(vector["deals"]) + 1)) == [sheet["after"] for sheet in vector["sheets"]]

    def test_every_game_has_vectors(self, vectors: list[dict[str, Any]]) -> None:
        assert set(games.MODULES) == {vector["game"] for vector in vectors}
