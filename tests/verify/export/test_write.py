"""Writing an export never touches anybody else's files, and an interruption can be told and mended."""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from hoyle_verify.export import write
from hoyle_verify.export.corpus import MANIFEST
from hoyle_verify.export.earlier import STAGING, CannotWrite
from hoyle_verify.export.write import write_export


def whole(**contents: bytes) -> dict[str, bytes]:
    """Make the files of an export, with their manifest."""
    files = {f"{name}.jsonl": data for name, data in contents.items()}
    described = [{"path": name, "sha256": hashlib.sha256(data).hexdigest()} for name, data in files.items()]
    manifest = {"manifest": 1, "made_by": {"name": "hoyle", "version": "0"}, "files": described}
    return {**files, MANIFEST: json.dumps(manifest).encode()}


OLD: Final = whole(vectors=b"old\n", gone=b"old\n")
NEW: Final = whole(vectors=b"new\n", clauses=b"new\n")


def inside(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def is_whole(folder: Path) -> bool:
    """Check an export as its readers do, by the digests of the manifest."""
    if not (folder / MANIFEST).is_file():
        return False
    listed = json.loads((folder / MANIFEST).read_bytes())["files"]
    found = inside(folder)
    return all(hashlib.sha256(found.get(each["path"], b"")).hexdigest() == each["sha256"] for each in listed)


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """Give a folder with an earlier export in it."""
    write_export(tmp_path / "out", OLD)
    return tmp_path / "out"


class TestPlaces:
    def test_folders_are_made(self, tmp_path: Path) -> None:
        write_export(tmp_path / "a" / "b", OLD)

        assert OLD == inside(tmp_path / "a" / "b")

    def test_an_empty_folder_is_filled(self, tmp_path: Path) -> None:
        write_export(tmp_path, NEW)

        assert NEW == inside(tmp_path)

    def test_an_earlier_export_is_replaced_as_a_whole(self, out: Path) -> None:
        write_export(out, NEW)

        assert NEW == inside(out)
        assert ["out"] == [path.name for path in out.parent.iterdir()]

    def test_the_folder_one_works_in_can_be_named_by_a_dot(self, out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(out)
        write_export(Path(), NEW)

        assert NEW == inside(out)
        assert ["out"] == [path.name for path in out.parent.iterdir()]

    def test_a_link_stays_a_link(self, out: Path) -> None:
        link = out.parent / "link"
        link.symlink_to(out)
        write_export(link, NEW)

        assert link.is_symlink()
        assert NEW == inside(out)

    def test_a_file_in_the_way_is_refused(self, tmp_path: Path) -> None:
        (tmp_path / "out").write_text("mine", encoding="utf-8")
        with pytest.raises(CannotWrite, match="it is a file"):
            write_export(tmp_path / "out", NEW)


class TestForeignFiles:
    @pytest.mark.parametrize(
        "manifest",
        [
            b"{}",
            b"no JSON",
            b'{"name":"An app","icons":[],"start_url":"/"}',
            b'{"manifest":2,"made_by":{"name":"hoyle"},"files":[{"path":"vectors.jsonl"}]}',
            b'{"manifest":1,"made_by":{"name":"somebody"},"files":[{"path":"vectors.jsonl"}]}',
            b"\xff\xfe",
        ],
    )
    def test_a_manifest_of_another_kind_makes_no_export(self, tmp_path: Path, manifest: bytes) -> None:
        (tmp_path / MANIFEST).write_bytes(manifest)
        with pytest.raises(CannotWrite, match=f"its {MANIFEST} was not written by 'hoyle export'"):
            write_export(tmp_path, NEW)

        assert {MANIFEST: manifest} == inside(tmp_path)

    def test_a_file_that_the_manifest_does_not_list_is_named(self, out: Path) -> None:
        (out / "diary.txt").write_text("mine", encoding="utf-8")
        with pytest.raises(CannotWrite, match=r"it holds diary\.txt, which belongs to no export"):
            write_export(out, NEW)

        assert {**OLD, "diary.txt": b"mine"} == inside(out)

    def test_the_first_of_several_is_named(self, tmp_path: Path) -> None:
        for name in ("b", "a", "c"):
            (tmp_path / name).touch()
        with pytest.raises(CannotWrite, match="it holds a,"):
            write_export(tmp_path, NEW)

    @pytest.mark.parametrize("name", ["photos", "vectors.jsonl", ".git"])
    def test_a_folder_is_never_part_of_an_export(self, out: Path, name: str) -> None:
        (out / name).unlink(missing_ok=True)
        (out / name).mkdir()
        (out / name / "mine").touch()
        with pytest.raises(CannotWrite, match=f"it holds {name},"):
            write_export(out, NEW)

        assert (out / name / "mine").exists()

    def test_the_staging_folder_hides_nothing_of_others(self, out: Path) -> None:
        (out / STAGING).mkdir()
        (out / STAGING / "diary.txt").write_text("mine", encoding="utf-8")
        with pytest.raises(CannotWrite, match=rf"it holds {STAGING}/diary\.txt,"):
            write_export(out, NEW)

        assert (out / STAGING / "diary.txt").exists()

    def test_a_link_for_a_staging_folder_is_foreign(self, out: Path, tmp_path: Path) -> None:
        (tmp_path / "elsewhere").mkdir()
        (tmp_path / "elsewhere" / "vectors.jsonl").write_bytes(b"mine")
        (out / STAGING).symlink_to(tmp_path / "elsewhere")
        with pytest.raises(CannotWrite, match=f"it holds {STAGING},"):
            write_export(out, NEW)

        assert b"mine" == (tmp_path / "elsewhere" / "vectors.jsonl").read_bytes()


class Killed(BaseException):
    """The end of the program at this place."""


def dies_at(number: int) -> Any:
    """Make a function that stands for moving a file and that is never called a further time."""
    move = Path.replace
    moved: list[Path] = []

    def replace(source: Path, target: Path) -> Path:
        if len(moved) == number:
            raise Killed
        moved.append(target)
        return move(source, target)

    return replace


class TestInterruption:
    """Where folders cannot be exchanged, as on a mount, the files are moved one by one."""

    @pytest.fixture(autouse=True)
    def in_place(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(write, "exchange", lambda _one, _other: False)

    def test_a_full_disk_leaves_the_old_files(self, out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(write, "_write", full_disk)
        with pytest.raises(CannotWrite, match="No space left on device"):
            write_export(out, NEW)

        assert OLD == inside(out)
        assert not (out / STAGING).exists()

    def test_a_full_disk_leaves_no_new_folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(write, "_write", full_disk)
        with pytest.raises(CannotWrite):
            write_export(tmp_path / "out", NEW)

        assert [] == list(tmp_path.iterdir())

    @pytest.mark.parametrize("number", range(len(NEW)))
    @pytest.mark.parametrize("before", [OLD, {}], ids=["over-an-export", "into-an-empty-folder"])
    def test_a_kill_between_two_moves_can_be_told_and_mended(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: Mapping[str, bytes], number: int
    ) -> None:
        for name, data in before.items():
            (tmp_path / name).write_bytes(data)
        with monkeypatch.context() as patch:
            patch.setattr(Path, "replace", dies_at(number))
            with pytest.raises(Killed):
                write_export(tmp_path, NEW)

        untouched = number == 0 and bool(before)
        assert is_whole(tmp_path) == untouched
        write_export(tmp_path, NEW)
        assert NEW == inside(tmp_path)
        assert not (tmp_path / STAGING).exists()

    def test_a_kill_while_staging_can_be_mended(self, out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def killed(path: Path, _data: bytes) -> None:
            path.write_bytes(b"hal")
            raise Killed

        with monkeypatch.context() as patch:
            patch.setattr(write, "_write", killed)
            with pytest.raises(Killed):
                write_export(out, NEW)
        assert is_whole(out)
        write_export(out, NEW)

        assert NEW == inside(out)

    def test_a_move_that_fails_says_what_to_do(self, out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def refused(_source: Path, _target: Path) -> Path:
            raise PermissionError(13, "Permission denied")

        monkeypatch.setattr(Path, "replace", refused)
        with pytest.raises(CannotWrite, match="Permission denied; the folder may be left half written; export into it"):
            write_export(out, NEW)


class TestExchange:
    """Where folders can be exchanged, an export is the old one or the new one at every moment."""

    def test_no_moment_shows_a_half(self, out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        seen: list[dict[str, bytes]] = []

        def looked_at(operation: Any) -> Any:
            def look(*arguments: Any) -> Any:
                seen.append(inside(out))
                done = operation(*arguments)
                seen.append(inside(out))
                return done

            return look

        for name in ("_stage", "_write", "exchange", "_remove"):
            monkeypatch.setattr(write, name, looked_at(getattr(write, name)))
        write_export(out, NEW)

        assert len(seen) > 2 * len(NEW)
        assert all(each in (OLD, NEW) for each in seen)
        assert NEW == inside(out)

    @pytest.mark.parametrize("name", ["_stage", "_write", "exchange", "_remove"])
    def test_a_kill_leaves_the_old_or_the_new(self, out: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        def killed(*_arguments: Any) -> Any:
            raise Killed

        with monkeypatch.context() as patch:
            patch.setattr(write, name, killed)
            with pytest.raises(Killed):
                write_export(out, NEW)
        assert inside(out) in (OLD, NEW)
        write_export(out, NEW)

        assert NEW == inside(out)
        assert ["out"] == [path.name for path in out.parent.iterdir()]

    def test_rights_of_the_folder_are_kept(self, out: Path) -> None:
        out.chmod(0o750)
        write_export(out, NEW)

        assert 0o750 == out.stat().st_mode & 0o7777

    def test_what_others_keep_under_that_name_is_left_alone(self, out: Path) -> None:
        mine = out.with_name(f".out{STAGING}")
        mine.mkdir()
        (mine / "diary.txt").touch()
        with pytest.raises(CannotWrite, match=r"it holds \.out\.hoyle-export/diary\.txt, which belongs to no export"):
            write_export(out, NEW)

        assert (mine / "diary.txt").exists()
        assert OLD == inside(out)


def full_disk(_path: Path, _data: bytes) -> None:
    raise OSError(28, "No space left on device")
