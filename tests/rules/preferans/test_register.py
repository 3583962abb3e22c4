"""The register of document 001 is complete, and its entries agree with one another."""

import re
from collections.abc import Mapping
from typing import Final

import pytest

from hoyle import games, register
from hoyle.clause import Clause
from hoyle.preferans.rulesets import CONVENTIONS, RULEBOOK
from hoyle.register import Defect, Document
from hoyle.ruleset import Option

SENTENCES: Final = """
PV-SEQ-1 PV-SEQ-2 PV-SEQ-3 PV-SEQ-4 PV-TERM-1 PV-TERM-2 PV-TERM-3 PV-TERM-4
PV-OBL-1 PV-OBL-2 PV-OBL-3 PV-OBL-4
PV-PEN-1 PV-PEN-2 PV-PEN-3 PV-PRICE-1 PV-EX-1 PV-EX-2 PV-EX-3 PV-TAB-1
PV-WH-1 PV-WH-2 PV-WH-3 PV-WH-4 PV-WH-5 PV-WH-6 PV-WH-7
PV-HALF-1 PV-HALF-2 PV-HALF-3 PV-HALF-4
PV-RESP-1 PV-RESP-2 PV-RESP-3 PV-RESP-4
PV-RES-1 PV-RES-2 PV-RES-3 PV-RES-4 PV-RES-5 PV-RES-6 PV-RES-7 PV-RES-8 PV-RES-9
PV-PLAY-1 PV-PLAY-2 PV-PLAY-3 PV-PLAY-4 PV-PLAY-5 PV-PLAY-6 PV-PASS-1
""".split()

LONGEST: Final = 200


@pytest.fixture(scope="module", autouse=True)
def loaded() -> None:
    games.load()


@pytest.fixture
def clauses() -> Mapping[str, Clause]:
    return {id_: clause for id_, clause in register.clauses().items() if id_.startswith("PV-")}


@pytest.fixture
def defects() -> Mapping[str, Defect]:
    return {id_: defect for id_, defect in register.defects().items() if id_.startswith("PV-")}


@pytest.fixture
def options() -> Mapping[str, Option]:
    return {id_: option for id_, option in register.options().items() if id_.startswith("pv.")}


@pytest.fixture
def document() -> Document:
    return register.documents()["001"]


def _lies_within(locator: str, document: Document) -> bool:
    match = re.fullmatch(r"001:P([1-9]\d*)(?:-P([1-9]\d*))?", locator)
    if match is None:
        return False
    first, last = int(match[1]), int(match[2] or match[1])
    return first <= last <= document.paragraphs and (match[2] is None or first < last)


class TestDocument:
    def test_it_is_that_of_preferans(self, document: Document) -> None:
        assert ("preferans", 22) == (document.game, document.paragraphs)

    def test_digest_is_that_of_sha256(self, document: Document) -> None:
        assert re.fullmatch(r"[0-9a-f]{64}", document.sha256)

    def test_what_is_lost_is_named(self, document: Document) -> None:
        assert 3 == len(document.lost)


class TestClauses:
    def test_every_sentence_is_a_clause(self, clauses: Mapping[str, Clause]) -> None:
        assert [] == [id_ for id_ in SENTENCES if id_ not in clauses]

    def test_every_other_clause_is_ruled_or_reported(self, clauses: Mapping[str, Clause]) -> None:
        others = clauses.keys() - set(SENTENCES)

        assert [] == sorted(id_ for id_ in others if clauses[id_].standing == "stated")

    def test_every_sentence_has_the_standing_of_one(self, clauses: Mapping[str, Clause]) -> None:
        assert [] == [id_ for id_ in SENTENCES if id_ in clauses and clauses[id_].standing != "stated"]

    def test_ids_are_well_formed(self, clauses: Mapping[str, Clause]) -> None:
        assert [] == [id_ for id_ in clauses if not re.fullmatch(r"PV-[A-Z]+-[1-9]\d*[a-z]?", id_)]

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
        assert [f"PV-DEF-{number:02}" for number in range(1, len(defects) + 1)] == list(defects)

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
        numbers = {id_: int(match[1]) for id_ in clauses if (match := re.match(r"PV-RUL-(\d+)", id_))}

        assert [] == [id_ for id_, number in numbers.items() if clauses[id_].defect != f"PV-DEF-{number:02}"]

    def test_outside_works_are_dated_and_no_addresses(self, defects: Mapping[str, Defect]) -> None:
        works = {source for defect in defects.values() for source in defect.sources}

        assert [] == sorted(work for work in works if not re.search(r"\b(1[89]|20)\d\d\b", work) or "://" in work)


class TestOptions:
    def test_ids_are_well_formed(self, options: Mapping[str, Option]) -> None:
        assert [] == [id_ for id_ in options if not re.fullmatch(r"pv\.[a-z_]+", id_)]

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


class TestConventions:
    def test_their_options_exist(self) -> None:
        for convention in CONVENTIONS.values():
            in_force = RULEBOOK.ruleset("customary", convention.options).options

            assert dict(convention.options) == {id_: in_force[id_] for id_ in convention.options}

    def test_they_differ(self) -> None:
        chosen = [tuple(sorted(convention.options.items())) for convention in CONVENTIONS.values()]

        assert len(CONVENTIONS) == len(set(chosen))

    def test_their_sources_are_named(self) -> None:
        assert [] == [id_ for id_, convention in CONVENTIONS.items() if not convention.sources]
