"""The register of every document is complete, and its entries agree with one another."""

import re
from collections.abc import Mapping
from typing import Final

import pytest

from hoyle import games, register
from hoyle.clause import Clause, clause_of
from hoyle.register import Defect, Document
from hoyle.ruleset import Option
from tests.rules.books import BOOKS, Book

LONGEST: Final = 200


@pytest.fixture(params=BOOKS, ids=[book.game for book in BOOKS])
def book(request: pytest.FixtureRequest) -> Book:
    found: Book = request.param
    return found


@pytest.fixture(scope="module", autouse=True)
def loaded() -> None:
    games.load()


@pytest.fixture
def clauses(book: Book) -> Mapping[str, Clause]:
    return {id_: clause for id_, clause in register.clauses().items() if id_.startswith(f"{book.prefix}-")}


@pytest.fixture
def defects(book: Book) -> Mapping[str, Defect]:
    return {id_: defect for id_, defect in register.defects().items() if id_.startswith(f"{book.prefix}-")}


@pytest.fixture
def options(book: Book) -> Mapping[str, Option]:
    return {id_: option for id_, option in register.options().items() if id_.startswith(f"{book.prefix.lower()}.")}


@pytest.fixture
def document(book: Book) -> Document:
    return register.documents()[book.document]


def _lies_within(locator: str, document: Document) -> bool:
    match = re.fullmatch(rf"{document.id}:P([1-9]\d*)(?:-P([1-9]\d*))?", locator)
    if match is None:
        return False
    first, last = int(match[1]), int(match[2] or match[1])
    return first <= last <= document.paragraphs and (match[2] is None or first < last)


class TestDocument:
    def test_it_is_that_of_the_game(self, book: Book, document: Document) -> None:
        assert (book.game, book.paragraphs) == (document.game, document.paragraphs)

    def test_digest_is_that_of_sha256(self, document: Document) -> None:
        assert re.fullmatch(r"[0-9a-f]{64}", document.sha256)

    def test_what_is_lost_is_named(self, book: Book, document: Document) -> None:
        assert book.lost == len(document.lost)


class TestClauses:
    def test_every_sentence_is_a_clause(self, book: Book, clauses: Mapping[str, Clause]) -> None:
        assert [] == [id_ for id_ in (*book.sentences, *book.literal) if id_ not in clauses]

    def test_every_other_clause_is_ruled_or_reported(self, book: Book, clauses: Mapping[str, Clause]) -> None:
        others = clauses.keys() - set(book.sentences) - set(book.literal)

        assert [] == sorted(id_ for id_ in others if clauses[id_].standing == "stated")

    def test_every_sentence_has_the_standing_of_one(self, book: Book, clauses: Mapping[str, Clause]) -> None:
        assert [] == [id_ for id_ in (*book.sentences, *book.literal) if clauses[id_].standing != "stated"]

    def test_ids_are_well_formed(self, book: Book, clauses: Mapping[str, Clause]) -> None:
        assert [] == [id_ for id_ in clauses if not re.fullmatch(rf"{book.prefix}-[A-Z]+-(0|[1-9]\d*)[a-z]?", id_)]

    def test_readings_outside_every_ruleset_are_the_literal_ones(
        self, book: Book, clauses: Mapping[str, Clause]
    ) -> None:
        rulebook = games.engine(book.game).rulebook
        patches = [patch for option in rulebook.options.values() for patch in option.values.values()]
        fillings = [filling for slots in (rulebook.slots, *patches) for filling in slots.values()]
        held = {clause_of(filling).id for filling in fillings if callable(filling)}
        unheld = {id_ for id_, clause in clauses.items() if clause.function is not None} - held

        assert {*book.literal, *book.called} == {id_ for id_ in unheld if id_[-1].isalpha()}

    def test_literal_readings_say_that_no_ruleset_uses_them(self, book: Book, clauses: Mapping[str, Clause]) -> None:
        assert [] == [id_ for id_ in book.literal if not clauses[id_].details.startswith("No ruleset uses it: ")]

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
    def test_they_are_numbered_without_a_gap(self, book: Book, defects: Mapping[str, Defect]) -> None:
        assert [f"{book.prefix}-DEF-{number:02}" for number in range(1, len(defects) + 1)] == list(defects)

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

    def test_ruling_clauses_have_the_number_of_their_defect(self, book: Book, clauses: Mapping[str, Clause]) -> None:
        numbers = {id_: match[1] for id_ in clauses if (match := re.match(rf"{book.prefix}-RUL-(\d+)", id_))}

        assert [] == [
            id_ for id_, number in numbers.items() if clauses[id_].defect != f"{book.prefix}-DEF-{number:0>2}"
        ]

    def test_outside_works_are_dated_and_no_addresses(self, defects: Mapping[str, Defect]) -> None:
        works = {source for defect in defects.values() for source in defect.sources}

        assert [] == sorted(work for work in works if not re.search(r"\b(1[89]|20)\d\d\b", work) or "://" in work)


class TestOptions:
    def test_ids_are_well_formed(self, options: Mapping[str, Option]) -> None:
        assert [] == [id_ for id_ in options if not re.fullmatch(r"[a-z]{2}\.[a-z_]+[1-3]?", id_)]

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
