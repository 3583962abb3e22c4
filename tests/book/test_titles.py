"""Headings of clauses."""

import tomllib
from pathlib import Path

from hoyle import games, register
from hoyle_book import ids

games.load()
LISTED = tomllib.loads(Path(ids.__file__).with_name("titles.toml").read_text(encoding="utf-8"))


class TestTitles:
    def test_every_clause_has_one(self) -> None:
        assert [] == [id_ for id_, clause in register.clauses().items() if not ids.clause_title(clause)]

    def test_no_title_is_left_over(self) -> None:
        assert set() == LISTED.keys() - register.clauses().keys()

    def test_no_function_is_retold_where_its_name_would_do(self) -> None:
        names = {id_: clause.function.__name__ for id_, clause in register.clauses().items() if clause.function}

        assert [] == [id_ for id_, title in LISTED.items() if title.lower() == ids.words_of(names.get(id_, "")).lower()]
