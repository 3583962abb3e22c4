"""The corpus has every end of a whisted game of Preferans, with what the oracle says of it."""

from itertools import product
from typing import Any

import pytest

from hoyle_verify.hap.objects import plain
from hoyle_verify.scenario import Scenario, load_all
from tests.oracles.preferans_settle import tabulate
from tests.oracles.preferans_tables import FOLDER, Table, tables, text

TABLES = {table.name: table for table in tables()}
WRITTEN = ("pool", "hill", "whists", "result")


def key(setup: Any, options: Any) -> tuple[Any, ...]:
    """Give what an end of a deal differs in from the others: reading, level, who whisted, and the tricks."""
    whisters = tuple(seat for seat, word in setup["calls"][:2] if word == "whist")
    return (options["pv.responsibility"], setup["contract"]["level"], whisters, tuple(setup["tricks"]))


@pytest.fixture(scope="module")
def corpus() -> list[Scenario]:
    return load_all(FOLDER.parents[1], ["preferans/score/every-*"])


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_file_is_as_the_oracle_writes_it(table: Table) -> None:
    assert text(table) == (FOLDER / f"{table.name}.yaml").read_text(encoding="utf-8")


def test_every_combination_is_there_once(corpus: list[Scenario]) -> None:
    found = [key(plain(case.setup), case.options) for case in corpus if case.setup is not None]
    readings = ("joint_then_personal", "personal", "joint_capped")
    splits = [(10 - first - second, first, second) for first in range(11) for second in range(11 - first)]
    wanted = set(product(readings, (6, 7, 8, 9), ((1,), (2,), (1, 2)), splits))

    assert len(found) == len(wanted) == 3 * 4 * 3 * 66
    assert set(found) == wanted


def test_each_is_what_the_oracle_says(corpus: list[Scenario]) -> None:
    expected = {key(setup, options): {name: facts[name] for name in WRITTEN} for setup, options, facts in tabulate()}
    found = {
        key(plain(case.setup), case.options): {name: plain(case)["expect"][0]["facts"][name] for name in WRITTEN}
        for case in corpus
        if case.setup is not None
    }
    for place in range(3):
        for facts in expected.values():
            facts["whists"][place][place] = 0

    assert expected == found
