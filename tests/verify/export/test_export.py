"""An export is whole, described by its schemas, and never left half written."""

import hashlib
import json
from pathlib import Path
from typing import Final

import pytest

from hoyle_verify.export import write
from hoyle_verify.export.corpus import MANIFEST, Files, export_files
from hoyle_verify.export.write import CannotWrite, write_export
from hoyle_verify.judge.judge import RUNNABLE
from hoyle_verify.judge.run import load_all
from hoyle_verify.schemas import NAMES, validator


@pytest.fixture(scope="module")
def files() -> Files:
    return export_files(load_all())


class TestContents:
    def test_the_manifest_is_as_its_schema_says(self, files: Files) -> None:
        validator("manifest-1").validate(json.loads(files[MANIFEST]))

    @pytest.mark.parametrize(("name", "schema"), [("scenarios.jsonl", "corpus-1"), ("vectors.jsonl", "vectors-1")])
    def test_every_line_is_as_its_schema_says(self, files: Files, name: str, schema: str) -> None:
        lines = files[name].splitlines()

        assert lines
        for line in lines:
            validator(schema).validate(json.loads(line))

    def test_every_scenario_is_there_in_order(self, files: Files) -> None:
        exported = [json.loads(line)["id"] for line in files["scenarios.jsonl"].splitlines()]

        assert sorted(scenario.id for scenario in load_all()) == exported

    def test_every_position_of_every_scenario_is_a_vector(self, files: Files) -> None:
        expected = {each.id: len(each.actions) + 1 for each in load_all() if each.kind in RUNNABLE}
        exported = {
            vector["id"]: len(vector["positions"]) for vector in map(json.loads, files["vectors.jsonl"].splitlines())
        }

        assert expected == exported

    def test_positions_lead_to_one_another(self, files: Files) -> None:
        for vector in map(json.loads, files["vectors.jsonl"].splitlines()):
            *steps, last = vector["positions"]
            assert "next" not in last
            for step in steps:
                seat, token = step["next"].split(" ", 1)
                if token.partition(":")[0] in RIGHTS:
                    continue
                assert step["actor"] == int(seat)
                assert token in step["legal"]

    def test_digests_are_those_of_the_files(self, files: Files) -> None:
        described = {entry["path"]: entry["sha256"] for entry in json.loads(files[MANIFEST])["files"]}

        assert {name: hashlib.sha256(data).hexdigest() for name, data in files.items() if name != MANIFEST} == described

    def test_the_schemas_come_along(self, files: Files) -> None:
        assert {f"{name}.schema.json" for name in NAMES} <= files.keys()

    def test_the_same_scenarios_give_the_same_bytes(self, files: Files) -> None:
        assert files == export_files(list(reversed(load_all())))


RIGHTS: Final = {"ask", "correct", "claim"}
"""Verbs that are used out of turn, and so are never among what is legal."""

OLD: Final = {MANIFEST: b"{}", "vectors.jsonl": b"old\n"}
NEW: Final = {MANIFEST: b"{ }", "clauses.jsonl": b"new\n"}


class TestWriting:
    def test_folders_are_made(self, tmp_path: Path) -> None:
        write_export(tmp_path / "a" / "b", OLD)

        assert b"old\n" == (tmp_path / "a" / "b" / "vectors.jsonl").read_bytes()

    def test_an_earlier_export_is_replaced_as_a_whole(self, tmp_path: Path) -> None:
        write_export(tmp_path / "out", OLD)
        write_export(tmp_path / "out", NEW)

        assert NEW == {path.name: path.read_bytes() for path in (tmp_path / "out").iterdir()}
        assert ["out"] == [path.name for path in tmp_path.iterdir()]

    def test_a_failure_leaves_the_old_files(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        write_export(tmp_path / "out", OLD)

        def full_disk(_path: Path, _data: bytes) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(write, "_write", full_disk)
        with pytest.raises(CannotWrite, match="No space left on device"):
            write_export(tmp_path / "out", NEW)

        assert OLD == {path.name: path.read_bytes() for path in (tmp_path / "out").iterdir()}
        assert ["out"] == [path.name for path in tmp_path.iterdir()]

    def test_a_file_in_the_way_is_refused(self, tmp_path: Path) -> None:
        (tmp_path / "out").write_text("mine", encoding="utf-8")
        with pytest.raises(CannotWrite, match="it is a file"):
            write_export(tmp_path / "out", NEW)
