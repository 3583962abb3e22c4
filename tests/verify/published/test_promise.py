"""What was published keeps its meaning, and every change is entered."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from hoyle import corpus as hoyle_corpus
from hoyle_verify.judge.run import load_all
from hoyle_verify.published import __main__ as by_hand
from hoyle_verify.published.changelog import Changelog
from hoyle_verify.published.compare import complaints_about
from hoyle_verify.published.meaning import Corpus, corpus_of
from hoyle_verify.published.record import CHANGELOG, NAME, BadRecord, Record, encode, read
from hoyle_verify.published.renew import BreaksPromise, renewed
from hoyle_verify.schemas import validator

A, B, C = ("a" * 16, "b" * 16, "c" * 16)
LOG: Final = "## 1.0\n\n- added `*`: all\n"
NOTHING: Final = Record("1.0", {"1.0": ""}, {})


def corpus(*superseded: str, **meanings: str) -> Corpus:
    return Corpus(meanings, frozenset(superseded))


@pytest.fixture
def one() -> Record:
    """Give the record of a corpus 1.0 that is published and has two scenarios."""
    return renewed(NOTHING, corpus(x=A, y=B), release=True)


def complaints(folder: Path, record: Record, found: Corpus, log: str = LOG) -> list[str]:
    (folder / NAME).write_bytes(encode(record))
    (folder / CHANGELOG).write_text(log, encoding="utf-8")
    return complaints_about(found, folder)


class TestPromise:
    def test_nothing_to_complain_of(self, tmp_path: Path, one: Record) -> None:
        assert [] == complaints(tmp_path, one, corpus(x=A, y=B))

    def test_other_meaning_breaks_it(self, tmp_path: Path, one: Record) -> None:
        assert [
            "x means something else than in corpus 1.0: take the change back, and write a new scenario that supersedes "
            "it if it was wrong"
        ] == complaints(tmp_path, one, corpus(x=C, y=B))

    def test_missing_id_breaks_it(self, tmp_path: Path, one: Record) -> None:
        (told,) = complaints(tmp_path, one, corpus(x=A))

        assert told.startswith("y is gone, but corpus 1.0 has it")

    def test_superseded_id_may_go(self, tmp_path: Path, one: Record) -> None:
        found = corpus("y", x=A, z=C)
        after = renewed(one, found)
        log = f"## 1.1\n\n- added `z`: as it should be\n- withdrawn `y`: by `z`, since it was wrong\n\n{LOG}"

        assert {"1.0": B, "1.1": ""} == after.scenarios["y"]
        assert [] == complaints(tmp_path, after, found, log)

    def test_withdrawn_id_never_comes_back(self, one: Record) -> None:
        after = renewed(one, corpus("y", x=A, z=C), release=True)
        with pytest.raises(BreaksPromise, match=r"y was withdrawn in corpus 1\.1"):
            renewed(after, corpus(x=A, y=B, z=C))

    def test_what_is_not_published_may_change(self, tmp_path: Path) -> None:
        making = renewed(NOTHING, corpus(x=A))
        (told,) = complaints(tmp_path, making, corpus(x=B))

        assert f"{NAME} does not have 1 scenario as it is now (x): run 'make manifest'" == told
        assert [] == complaints(tmp_path, renewed(making, corpus(x=B)), corpus(x=B))

    def test_new_id_must_be_recorded(self, tmp_path: Path, one: Record) -> None:
        assert 1 == len(complaints(tmp_path, one, corpus(x=A, y=B, z=C)))

    def test_record_of_a_published_version_cannot_be_rewritten(self, tmp_path: Path, one: Record) -> None:
        record = Record(one.corpus, one.versions, {**one.scenarios, "x": {"1.0": C}})

        assert [f"{NAME} no longer says what corpus 1.0 was: restore it from the version control"] == complaints(
            tmp_path, record, corpus(x=C, y=B)
        )


class TestRenewal:
    def test_meaning_is_kept_unless_a_major_version_begins(self, one: Record) -> None:
        with pytest.raises(BreaksPromise, match="x means something else"):
            renewed(one, corpus(x=C, y=B))
        after = renewed(one, corpus(x=C, y=B), breaking=True)

        assert ("2.0", {"1.0": A, "2.0": C}) == (after.corpus, after.scenarios["x"])

    def test_every_broken_promise_is_named(self, one: Record) -> None:
        with pytest.raises(BreaksPromise) as raised:
            renewed(one, corpus(x=C))

        assert ["x means", "y is"] == [" ".join(reason.split()[:2]) for reason in raised.value.reasons]

    def test_new_scenarios_begin_a_minor_version(self, one: Record) -> None:
        after = renewed(one, corpus(x=A, y=B, z=C))

        assert ("1.1", "", {"1.1": C}) == (after.corpus, after.versions["1.1"], after.scenarios["z"])

    def test_version_in_the_making_takes_more(self, one: Record) -> None:
        making = renewed(one, corpus(x=A, y=B, z=C))
        after = renewed(making, corpus(x=A, y=B, z=A, w=C))

        assert ("1.1", {"1.1": A}, {"1.1": C}) == (after.corpus, after.scenarios["z"], after.scenarios["w"])

    def test_scenario_that_was_never_published_leaves_no_trace(self, one: Record) -> None:
        making = renewed(one, corpus(x=A, y=B, z=C))

        assert one == renewed(making, corpus(x=A, y=B))

    def test_without_a_change_nothing_changes(self, one: Record) -> None:
        assert one == renewed(one, corpus(x=A, y=B), release=True)

    def test_version_in_the_making_becomes_the_major_one(self, one: Record) -> None:
        making = renewed(one, corpus(x=A, y=B, z=C))
        after = renewed(making, corpus(x=C, y=B, z=C), breaking=True)

        assert ["1.0", "2.0"] == list(after.versions)
        assert {"2.0": C} == after.scenarios["z"]

    def test_digest_of_a_version_stays_when_another_follows(self, one: Record) -> None:
        after = renewed(one, corpus("y", x=A, z=C), release=True)

        assert one.versions["1.0"] == after.versions["1.0"]
        assert after.versions["1.0"] != after.versions["1.1"]


class TestChangelog:
    def test_change_without_an_entry_is_named(self, tmp_path: Path, one: Record) -> None:
        found = corpus("y", x=A, z=C)
        told = complaints(tmp_path, renewed(one, found), found)

        assert [
            f"{CHANGELOG} of the scenarios does not say under 1.1 that y was withdrawn, and why",
            f"{CHANGELOG} of the scenarios does not say under 1.1 that z was added, and why",
        ] == sorted(told)

    @pytest.mark.parametrize(
        ("text", "is_named"),
        [
            ("## 1.1\n- added `a/b`: x\n", True),
            ("## 1.1, in the making\n- added `a/*`: x\n", True),
            ("## 1.1\n- added `c`,\n  `a/b` and others\n", True),
            ("## 1.1\n- added `c`\n\n`a/b` is only mentioned\n", False),
            ("## 1.1\n- changed `a/b`: x\n", False),
            ("## 1.10\n- added `a/b`: x\n", False),
            ("## 1.0\n- added `a/b`: x\n## 1.1\n", False),
        ],
    )
    def test_ids_are_found_in_entries_of_their_version(self, text: str, is_named: bool) -> None:
        assert is_named == Changelog(text).names("1.1", "added", "a/b#row")


class TestRecord:
    def test_it_is_as_its_schema_says(self, one: Record) -> None:
        validator("published-1").validate(json.loads(encode(renewed(one, corpus("y", x=A, z=C)))))

    def test_it_is_read_as_it_was_written(self, tmp_path: Path, one: Record) -> None:
        (tmp_path / NAME).write_bytes(encode(one))

        assert one == read(tmp_path)

    @pytest.mark.parametrize(
        "data",
        [
            b"",
            b"{}",
            b"\xff",
            b'{"published":2,"corpus":"1.0","versions":{"1.0":""},"scenarios":{}}',
            b'{"published":1,"corpus":"1.1","versions":{"1.0":""},"scenarios":{}}',
            b'{"published":1,"corpus":"1.0","versions":{"1.1":"","1.0":""},"scenarios":{}}',
            b'{"published":1,"corpus":"1.0","versions":{"1.0":""},"scenarios":{"x":{"1.1":"aaaaaaaaaaaaaaaa"}}}',
            b'{"published":1,"corpus":"1.0","versions":{"1.0":""},"scenarios":{"x":{"1.0":"A"}}}',
        ],
    )
    def test_what_is_none_is_refused(self, tmp_path: Path, data: bytes) -> None:
        (tmp_path / NAME).write_bytes(data)
        with pytest.raises(BadRecord, match="this is no record of format 1"):
            read(tmp_path)


class TestCommand:
    @pytest.fixture
    def folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        monkeypatch.setattr(hoyle_corpus, "locate", lambda: tmp_path)
        (tmp_path / CHANGELOG).write_text(LOG, encoding="utf-8")
        return tmp_path

    @pytest.fixture
    def make(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
        """Give what makes the record of these scenarios."""
        assert folder.is_dir()

        def command_with(found: Corpus, *arguments: str) -> Result:
            monkeypatch.setattr(by_hand, "load_all", list)
            monkeypatch.setattr(by_hand, "corpus_of", lambda _: found)
            return CliRunner().invoke(by_hand.command, arguments)

        return command_with

    def test_release_closes_the_version(self, folder: Path, make: Callable[..., Result]) -> None:
        assert "corpus 1.0, in the making: 1 id\n" == make(corpus(x=A)).output
        assert "corpus 1.0, published: 2 ids\n" == make(corpus(x=A, y=B), "--release").output
        assert "1.0" in {version for version, digest in read(folder).versions.items() if digest}

    def test_broken_promise_is_not_written(self, folder: Path, make: Callable[..., Result]) -> None:
        make(corpus(x=A), "--release")
        before = (folder / NAME).read_bytes()
        done = make(corpus(x=B))

        assert (1, before) == (done.exit_code, (folder / NAME).read_bytes())
        assert "x means something else than in corpus 1.0" in done.output

    def test_version_that_nobody_has_told_of_is_not_closed(self, folder: Path, make: Callable[..., Result]) -> None:
        make(corpus(x=A), "--release")
        before = (folder / NAME).read_bytes()
        done = make(corpus(x=A, y=B), "--release")

        assert (1, before) == (done.exit_code, (folder / NAME).read_bytes())
        assert "does not say under 1.1 that y was added" in done.output

    def test_new_version_leaves_the_old_one_as_it_was(self, folder: Path, make: Callable[..., Result]) -> None:
        make(corpus(x=A), "--release")
        first = read(folder).versions["1.0"]
        make(corpus(x=A, y=B))

        assert {"1.0": first, "1.1": ""} == read(folder).versions


def test_the_corpus_keeps_what_was_published() -> None:
    assert [] == complaints_about(corpus_of(load_all()))
