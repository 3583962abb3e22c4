"""The published schemas: right by themselves, and of one mind with the code that reads the formats."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from hoyle_verify.hap.objects import OBSERVABLES, Contract, Offence, Setup
from hoyle_verify.hap.requests import OPERATIONS
from hoyle_verify.scenario import canonical, find, load
from hoyle_verify.scenario.games import GAMES
from hoyle_verify.scenario.kinds import KINDS
from hoyle_verify.scenario.model import Answer, Scenario
from hoyle_verify.schemas import NAMES, schema, text, validator
from tests.verify.hap.examples import BAD_REQUESTS, BAD_RESPONSES, OTHER_RESPONSES, REQUESTS, RESPONSES
from tests.verify.scenario.known import HERE
from tests.verify.schemas.examples import MANIFEST, VECTOR, WRONG

SCENARIOS = find(HERE / "scenarios")


def as_json(path: Path) -> Any:
    """Read a scenario as an editor with YAML support would."""
    return json.loads(json.dumps(yaml.safe_load(path.read_text(encoding="utf-8"))))


def fields(name: str, definition: str = "") -> set[str]:
    found = schema(name)["$defs"][definition] if definition else schema(name)
    return set(found["properties"])


def properties(node: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Give every property that a schema describes, with its path."""
    if isinstance(node, list):
        for index, each in enumerate(node):
            yield from properties(each, f"{path}/{index}")
    elif isinstance(node, dict):
        for key, each in node.items():
            # Conditions name fields that are described where the format lists them.
            if key in ("if", "then", "else", "dependentSchemas", "allOf"):
                continue
            if key == "properties":
                yield from ((f"{path}/{name}", value) for name, value in each.items())
            yield from properties(each, f"{path}/{key}")


class TestEverySchema:
    @pytest.mark.parametrize("name", NAMES)
    def test_is_a_schema(self, name: str) -> None:
        Draft202012Validator.check_schema(schema(name))

    @pytest.mark.parametrize("name", NAMES)
    def test_is_called_like_its_file(self, name: str) -> None:
        assert schema(name)["$id"] == f"{name}.schema.json"

    @pytest.mark.parametrize("name", NAMES)
    def test_describes_every_field(self, name: str) -> None:
        definitions = schema("common-1")["$defs"]
        bare = [
            path
            for path, value in properties(schema(name))
            if "description" not in value and definitions.get(value.get("$ref", "").rpartition("/")[2], {}) == {}
        ]

        assert bare == []

    @pytest.mark.parametrize("name", NAMES)
    def test_is_written_in_one_form(self, name: str) -> None:
        assert text(name) == json.dumps(schema(name), indent=2, ensure_ascii=False) + "\n"

    def test_no_file_is_left_out(self) -> None:
        folder = Path(__file__).parents[3] / "verify" / "hoyle_verify" / "schemas"

        assert sorted(path.name for path in folder.glob("*.json")) == [f"{name}.schema.json" for name in NAMES]


class TestScenario:
    @pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
    def test_scenario_as_written_is_valid(self, path: Path) -> None:
        assert list(validator("scenario-1").iter_errors(as_json(path))) == []

    @pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
    def test_exported_scenario_is_valid(self, path: Path) -> None:
        assert list(validator("corpus-1").iter_errors(canonical(load(path)))) == []

    @pytest.mark.parametrize(
        "vice",
        [
            "actions-in-settle",
            "blank-after-colon",
            "clause-twice",
            "empty-title",
            "later-format",
            "legal-said-twice",
            "legal-token-twice",
            "list-at-top",
            "list-where-text-stands",
            "map-where-list-stands",
            "missing-field",
            "negative-position",
            "no-action",
            "no-card",
            "no-card-in-hand",
            "no-clause",
            "no-hand",
            "nothing-expected-at-all",
            "nothing-expected-at-checkpoint",
            "number-in-quotes",
            "number-that-is-a-word",
            "reject-without-clause",
            "ruling-without-defect",
            "same-player-twice",
            "settle-at-start",
            "supersedes-a-path",
            "trick-without-cards",
            "unknown-game",
            "unknown-key",
            "unknown-kind",
            "unknown-observable",
            "unknown-standing",
        ],
    )
    def test_broken_structure_is_invalid(self, vice: str) -> None:
        assert not validator("scenario-1").is_valid(as_json(HERE / "broken" / f"{vice}.yaml"))

    def test_exported_line_without_id_is_invalid(self) -> None:
        line = canonical(load(SCENARIOS[0]))
        del line["id"]

        assert not validator("corpus-1").is_valid(line)

    def test_exported_line_with_a_name_for_a_seat_is_invalid(self) -> None:
        line = canonical(load(SCENARIOS[0]))
        line["actions"][0] = "A pass"

        assert not validator("corpus-1").is_valid(line)


class TestHap:
    @pytest.mark.parametrize("op", OPERATIONS)
    def test_request_is_valid(self, op: str) -> None:
        assert list(validator("hap-1-request").iter_errors(json.loads(REQUESTS[op]))) == []

    @pytest.mark.parametrize("name", BAD_REQUESTS)
    def test_wrong_request_is_invalid(self, name: str) -> None:
        assert not validator("hap-1-request").is_valid(json.loads(BAD_REQUESTS[name][1]))

    @pytest.mark.parametrize("op", OPERATIONS)
    def test_answer_is_valid(self, op: str) -> None:
        answer = json.loads(RESPONSES[op])

        assert list(validator("hap-1-response").iter_errors(answer)) == []
        assert list(validator("hap-1-response", op).iter_errors(answer["ok"])) == []

    @pytest.mark.parametrize("name", OTHER_RESPONSES)
    def test_other_answer_is_valid(self, name: str) -> None:
        assert list(validator("hap-1-response").iter_errors(json.loads(OTHER_RESPONSES[name]))) == []

    @pytest.mark.parametrize("name", BAD_RESPONSES)
    def test_wrong_answer_is_invalid(self, name: str) -> None:
        op, line = BAD_RESPONSES[name]
        answer = json.loads(line)

        assert not (
            validator("hap-1-response").is_valid(answer) and validator("hap-1-response", op).is_valid(answer["ok"])
        )


class TestExport:
    def test_vector_is_valid(self) -> None:
        assert list(validator("vectors-1").iter_errors(VECTOR)) == []

    def test_manifest_is_valid(self) -> None:
        assert list(validator("manifest-1").iter_errors(MANIFEST)) == []

    @pytest.mark.parametrize("name", WRONG)
    def test_wrong_value_is_invalid(self, name: str) -> None:
        schema_name, path, value = WRONG[name]
        whole = copy.deepcopy(VECTOR if schema_name == "vectors-1" else MANIFEST)
        target: Any = whole
        for step in path[:-1]:
            target = target[step]
        if value is None:
            del target[path[-1]]
        else:
            target[path[-1]] = value

        assert not validator(schema_name).is_valid(whole)


class TestAgreementWithTheCode:
    @pytest.mark.parametrize(("definition", "record"), [("setup", Setup), ("contract", Contract), ("offence", Offence)])
    def test_shared_objects_have_the_same_fields(self, definition: str, record: Any) -> None:
        assert fields("common-1", definition) == set(record.__struct_fields__)

    def test_observables_are_the_same(self) -> None:
        in_games = set().union(*(facts.observables for facts in GAMES.values()))

        assert fields("common-1", "observables") == set(OBSERVABLES) == in_games
        assert fields("scenario-1", "checkpoint") == {*OBSERVABLES, "after", "legal_has", "legal_lacks", "view"}

    def test_exported_line_has_the_fields_of_a_loaded_scenario(self) -> None:
        assert fields("corpus-1") == set(Scenario.__struct_fields__) - {"path", "lines", "clauses_line"}
        assert set(schema("corpus-1")["properties"]["answer"]["properties"]) == set(Answer.__struct_fields__)

    def test_games_are_the_same(self) -> None:
        assert schema("scenario-1")["properties"]["game"]["enum"] == list(GAMES)

    @pytest.mark.parametrize("kind", KINDS)
    def test_fields_of_a_kind_are_the_same(self, kind: str) -> None:
        needed, possible = KINDS[kind]
        rules = [
            rule for rule in schema("scenario-1")["allOf"] if rule["if"]["properties"].get("kind") == {"const": kind}
        ]
        refused = {name for name, value in rules[0]["then"]["properties"].items() if value is False}
        specific = {"setup", "actions", "expect", "cases", "reject", "deals", "goal", "until", "rights", "answer"}

        assert set(rules[0]["then"]["required"]) == set(needed)
        assert refused == specific - set(needed) - set(possible)
