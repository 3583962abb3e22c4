"""The register of document 003 is complete, and its entries agree with one another."""

import re
from collections.abc import Mapping
from typing import Final

import pytest

from hoyle import games, register
from hoyle.clause import Clause
from hoyle.register import Defect, Document
from hoyle.ruleset import Option

SENTENCES: Final = """
RW-GEN-1 RW-GEN-2 RW-GEN-3 RW-GEN-4 RW-GEN-5 RW-OBJ-1 RW-OBJ-2
RW-CUT-1 RW-CUT-2 RW-CUT-3 RW-PREP-1
RW-DEAL-1 RW-DEAL-2 RW-DEAL-3 RW-DEAL-4 RW-DEAL-5 RW-DEAL-6 RW-DEAL-7 RW-DEAL-8
RW-PLAY-1 RW-PLAY-2 RW-PLAY-3 RW-PLAY-4 RW-PLAY-5 RW-PLAY-6 RW-PLAY-7 RW-PLAY-8 RW-PLAY-9
RW-PART-1 RW-PART-2 RW-PART-3 RW-PART-4 RW-PART-5 RW-PART-6 RW-SLAM-1 RW-SLAM-2
RW-HON-1 RW-CRN-1 RW-CRN-2 RW-CRN-3 RW-CRN-4
RW-SCORE-1 RW-SCORE-2 RW-SCORE-3 RW-SCORE-4 RW-SCORE-5 RW-SCORE-6
RW-SCORE-7 RW-SCORE-8 RW-SCORE-9 RW-SCORE-10 RW-SCORE-0
RW-REV-1 RW-REV-2 RW-REV-3 RW-REV-4 RW-REV-5 RW-REV-6 RW-SET-1
""".split()

LONGEST: Final = 200


@pytest.fixture(scope="module", autouse=True)
def loaded() -> None:
    games.load()


@pytest.fixture
def clauses() -> Mapping[str, Clause]:
    return {id_: clause for id_, clause in register.clauses().items() if id_.startswith("RW-")}


@pytest.fixture
def defects() -> Mapping[str, Defect]:
    return {id_: defect for id_, defect in register.defects().items() if id_.startswith("RW-")}


@pytest.fixture
def options() -> Mapping[str, Option]:
    return {id_: option for id_, option in register.options().items() if id_.startswith("rw.")}


@pytest.fixture
def document() -> Document:
    return register.documents()["003"]


def _lies_within(locator: str, document: Document) -> bool:
    match = re.fullmatch(r"003:P([1-9]\d*)(?:-P([1-9]\d*))?", locator)
    if match is None:
        return False
    first, last = int(match[1]), int(match[2] or match[1])
    return first <= last <= document.paragraphs and (match[2] is None or first < last)


class TestDocument:
    def test_it_is_that_of_russian_whist(self, document: Document) -> None:
        assert ("russian-whist", 40) == (document.game, document.paragraphs)

    def test_digest_is_that_of_sha256(self, document: Document) -> None:
        assert re.fullmatch(r"[0-9a-f]{64}", document.sha256)

    def test_nothing_of_it_is_lost(self, document: Document) -> None:
        assert () == document.lost


class TestClauses:
    def test_every_sentence_is_a_clause(self, clauses: Mapping[str, Clause]) -> None:
        assert [] == [id_ for id_ in SENTENCES if id_ not in clauses]

    def test_every_other_clause_is_ruled_or_reported(self, clauses: Mapping[str, Clause]) -> None:
        others = clauses.keys() - set(SENTENCES)

        assert [] == sorted(id_ for id_ in others if clauses[id_].standing == "stated")

    def test_every_sentence_has_the_standing_of_one(self, clauses: Mapping[str, Clause]) -> None:
        assert [] == [id_ for id_ in SENTENCES if id_ in clauses and clauses[id_].standing != "stated"]

    def test_ids_are_well_formed(self, clauses: Mapping[str, Clause]) -> None:
        assert [] == [id_ for id_ in clauses if not re.fullmatch(r"RW-[A-Z]+-(0|[1-9]\d*)[a-z]?", id_)]

    def test_locators_lie_within_the_document(self, clauses: Mapping[str, Clause], document: Document) -> None:
        assert [] == [id_ for id_, clause in clauses.items() if clause.at and not _lies_within(clause.at, document)]

    def test_statements_are_short(self, clauses: Mapping[str, Clause]) -> None:
        assert [] == [id_ for id_, clause in clauses.items() if len(clause.statement) > LONGEST]

    def test_statements_are_single_sentences(self, clauses: Mapping[str, Clause]) -> None:
        assert [] == [id_ for id_, clause in clauses.items() if not re.fullmatch(r"[A-Z][^.]*\.", clause.statement)]

    def test_no_two_clauses_say_the_same(self, clauses: Mapping[str, Clause]) -> None:
        statements = [clause.statement for clause in clauses.values()]

        assert [] == sorted(statement for statement in set(statements) if statements.count(statement) > 1)

    def test_notes_give_a_reason(self, clauses: Mapping[str, Clause]) -> None:
        notes = [clause for clause in clauses.values() if clause.kind == "note"]

        assert [] == [clause.id for clause in notes if not clause.reason.endswith(".")]

    def test_parts_lie_within_a_clause_that_runs(self, clauses: Mapping[str, Clause]) -> None:
        hosts = {clause.id: clauses.get(clause.within) for clause in clauses.values() if clause.kind == "part"}

        assert [] == [id_ for id_, host in hosts.items() if host is None or host.function is None]


class TestDefects:
    def test_they_are_numbered_without_a_gap(self, defects: Mapping[str, Defect]) -> None:
        assert [f"RW-DEF-{number:02}" for number in range(1, len(defects) + 1)] == list(defects)

    def test_locators_lie_within_the_document(self, defects: Mapping[str, Defect], document: Document) -> None:
        assert [] == [id_ for id_, defect in defects.items() if not _lies_within(defect.at, document)]

    def test_there_is_more_than_one_reading(self, defects: Mapping[str, Defect]) -> None:
        assert [] == [id_ for id_, defect in defects.items() if len(set(defect.readings)) < 2]

    def test_everything_is_said_in_full_sentences(self, defects: Mapping[str, Defect]) -> None:
        texts = {
            id_: (defect.problem, defect.ruling, defect.shown, *defect.readings, *defect.sources)
            for id_, defect in defects.items()
        }

        assert [] == [id_ for id_, said in texts.items() if not all(text.endswith(".") for text in said)]

    def test_their_clauses_exist(self, defects: Mapping[str, Defect], clauses: Mapping[str, Clause]) -> None:
        known = clauses.keys()

        assert [] == [id_ for id_, defect in defects.items() if not defect.clauses or set(defect.clauses) - known]

    def test_clauses_and_defects_name_each_other(
        self, defects: Mapping[str, Defect], clauses: Mapping[str, Clause]
    ) -> None:
        named = {clause.id: clause.defect for clause in clauses.values() if clause.defect}

        assert [] == [
            id_ for id_, defect in named.items() if defect not in defects or id_ not in defects[defect].clauses
        ]

    def test_ruling_clauses_have_the_number_of_their_defect(self, clauses: Mapping[str, Clause]) -> None:
        numbers = {id_: int(match[1]) for id_ in clauses if (match := re.match(r"RW-RUL-(\d+)", id_))}

        assert [] == [id_ for id_, number in numbers.items() if clauses[id_].defect != f"RW-DEF-{number:02}"]

    def test_outside_works_are_dated_and_no_addresses(self, defects: Mapping[str, Defect]) -> None:
        works = {source for defect in defects.values() for source in defect.sources}

        assert [] == sorted(work for work in works if not re.search(r"\b(1[89]|20)\d\d\b", work) or "://" in work)


class TestOptions:
    def test_ids_are_well_formed(self, options: Mapping[str, Option]) -> None:
        assert [] == [id_ for id_ in options if not re.fullmatch(r"rw\.[a-z_]+", id_)]

    def test_options_and_defects_name_each_other(
        self, options: Mapping[str, Option], defects: Mapping[str, Defect]
    ) -> None:
        by_option = {id_: option.defect for id_, option in options.items()}
        by_defect = {defect.option: id_ for id_, defect in defects.items() if defect.option}

        assert by_option == by_defect

    def test_each_value_is_a_reading(self, options: Mapping[str, Option], defects: Mapping[str, Defect]) -> None:
        readings = {id_: len(defects[option.defect].readings) for id_, option in options.items()}

        assert {id_: len(option.values) for id_, option in options.items()} == readings

    def test_first_value_and_so_first_reading_is_as_printed(self, options: Mapping[str, Option]) -> None:
        printed = {id_: option.defaults["as-printed"] for id_, option in options.items()}

        assert {id_: next(iter(option.values)) for id_, option in options.items()} == printed

    def test_defect_says_which_values_show_it(
        self, options: Mapping[str, Option], defects: Mapping[str, Defect]
    ) -> None:
        shown = {id_: f"Option {id_}: {', '.join(option.values)}." for id_, option in options.items()}

        assert shown == {id_: defects[option.defect].shown for id_, option in options.items()}
