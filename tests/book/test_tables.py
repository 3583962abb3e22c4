"""Generated tables agree with what the engine does."""

from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from bs4 import Tag

import hoyle
from hoyle import games, register
from hoyle.cards import NO_SUIT
from hoyle.clause import clause_of
from hoyle.ruleset import Option
from hoyle_book.library import read_corpus
from hoyle_book.words import call_label, points
from hoyle_verify.judge.run import run_all
from hoyle_verify.scenario import Scenario
from hoyle_verify.scenario.cases import SEPARATOR
from hoyle_verify.scenario.games import GAMES
from hoyle_verify.trace.evidence import Evidence, collect
from tests.book.conftest import CHAPTERS, DOCS, SCENARIOS, anchor_of, home_of, in_book, page_of

games.load()

_BIDS: Final = ("proposal", "solo", "misere", "abundance", "royal-abundance", "open-misere", "declared-abundance")
_OPTIONS: Final = {id: option for id, option in register.options().items() if in_book(id)}
_SCENARIOS: Final = [each for each in read_corpus(SCENARIOS).scenarios.values() if in_book(each.id)]
_STOPS: Final = ("misere", "open-misere", "declared-abundance")


def _rows(html: Path, page: str, table: str) -> list[list[str]]:
    found = page_of(html, page).select_one(f"table.{table}")
    assert found is not None

    return [[_cell(cell) for cell in row.select("th, td")] for row in found.select("tbody > tr")]


def _cell(cell: Tag) -> str:
    label = cell.select_one(".hoyle-cell-label")
    return cell.get_text().removeprefix(label.get_text() if label else "").strip()


def _paid(bid: str, tricks: int, ruleset: str) -> tuple[str, float]:
    """Let the engine score a contract of seat 0 and give the result and what one opponent pays."""
    contract: dict[str, Any] = {"bid": bid, "by": 0}
    won = [tricks, 13 - tricks, 0, 0]
    if bid == "proposal":
        contract["partner"] = 2
    if bid in _STOPS:
        won = [1, 0, 0, 0] if bid != "declared-abundance" else [tricks, 1, 0, 0]
    if bid in _STOPS and tricks == {"declared-abundance": 13}.get(bid, 0):
        won = [tricks, 13 - tricks, 0, 0]
    if bid in ("proposal", "solo", "royal-abundance", "abundance"):
        contract["trump"] = "H"
    game = hoyle.game("solo-whist", ruleset)
    facts = game.facts(game.settle({"players": 4, "dealer": 3, "contract": contract, "tricks": won}))
    return facts["result"], -facts["payments"][1]


class TestBids:
    def test_bids_stand_in_their_order(self, html: Path) -> None:
        rows = _rows(html, "solo-whist/index", "hoyle-bids")

        assert [call_label(f"bid:{bid}") for bid in _BIDS] == [row[0] for row in rows]

    def test_trumps_and_lead(self, html: Path) -> None:
        rows = _rows(html, "solo-whist/index", "hoyle-bids")

        assert ["turn-up suit", "turn-up suit", "none", "named by the bidder", "turn-up suit", "none", "none"] == [
            row[2] for row in rows
        ]
        assert ["eldest hand"] * 6 + ["the bidder"] == [row[3] for row in rows]

    @pytest.mark.parametrize("number", range(len(_BIDS)), ids=_BIDS)
    def test_target_price_and_overtricks_are_the_engines(self, html: Path, number: int) -> None:
        _name, target, _trumps, _lead, price, more, *_lost = _rows(html, "solo-whist/index", "hoyle-bids")[number]
        least = {"none": 0, "all 13": 13}.get(target) or int(
            target.partition(" ")[0].replace("none", "0").replace("all", "13")
        )

        assert ("made", float(price)) == _paid(_BIDS[number], least, "as-printed")
        if more == "–":
            assert _BIDS[number] in _STOPS
        else:
            assert ("made", float(price) + 2 * float(more)) == _paid(_BIDS[number], least + 2, "as-printed")

    @pytest.mark.parametrize("column", [6, 7])
    @pytest.mark.parametrize("missing", [1, 2, 4])
    @pytest.mark.parametrize("number", range(len(_BIDS)), ids=_BIDS)
    def test_losses_are_the_engines(self, html: Path, number: int, missing: int, column: int) -> None:
        bid, ruleset = _BIDS[number], ("as-printed", "customary")[column - 6]
        row = _rows(html, "solo-whist/index", "hoyle-bids")[number]
        tricks = missing if row[1] == "none" else int(row[1].removeprefix("all ").partition(" ")[0]) - missing
        fixed, plus, each = row[column].rpartition(" + ")
        told = float(fixed or 0)
        told += missing * float(each.removesuffix(" a trick")) if each.endswith(" a trick") else float(each)

        assert ("failed", -told) == _paid(bid, tricks, ruleset)
        assert bool(fixed) == bool(plus)

    def test_every_entry_leads_to_a_clause(self, html: Path) -> None:
        table = page_of(html, "solo-whist/index").select_one("table.hoyle-bids")
        assert table is not None

        bare = [cell.get_text() for cell in table.select("tbody td") if not cell.select("a[href*='#SW-']")]

        assert [] == [text for text in bare if not text.endswith("–")]


class TestBidsByCardPoints:
    PAGE: Final = "six-bid/index"

    def test_bids_stand_in_their_order(self, html: Path) -> None:
        rows = _rows(html, self.PAGE, "hoyle-bids")
        words = [word for word in games.engine("six-bid").phrasebook.words if word.startswith("bid:")]

        assert [call_label(word) for word in words] == [row[0] for row in rows]

    def test_widow_trumps_and_lead(self, html: Path) -> None:
        rows = _rows(html, self.PAGE, "hoyle-bids")
        chosen, low = ["the bidder's", "named by the bidder"], ["nobody's", "none"]

        assert [chosen, ["the bidder's", "hearts"], low, chosen, low, chosen] == [
            [row[2].replace("\u2019", "'"), row[3]] for row in rows
        ]
        assert {"spread misère": "the bidder's left"} == {
            row[0]: row[4].replace("\u2019", "'") for row in rows if row[4] != "eldest hand"
        }

    @pytest.mark.parametrize("trump", ["S", "H"])
    @pytest.mark.parametrize("bid", ["guarantee-solo", "call-solo"])
    def test_target_and_price_are_the_engines(self, html: Path, bid: str, trump: str) -> None:
        rows = {row[0]: row for row in _rows(html, self.PAGE, "hoyle-bids")}
        _name, target, _widow, _trumps, _lead, price = rows[call_label(f"bid:{bid}")]
        least, amount = (int(_in(told, trump).removeprefix("all ").partition(" ")[0]) for told in (target, price))

        assert ("made", amount) == _paid_for_points(bid, least, trump)
        assert "failed" == _paid_for_points(bid, least - 1, trump)[0]

    @pytest.mark.parametrize(("bid", "trump"), [("solo", "S"), ("heart-solo", "H")])
    def test_price_by_points_is_the_engines(self, html: Path, bid: str, trump: str) -> None:
        rows = {row[0]: row for row in _rows(html, self.PAGE, "hoyle-bids")}
        _name, target, _widow, _trumps, _lead, price = rows[call_label(f"bid:{bid}")]
        least, each = int(target.removesuffix(" or more")), int(price.removesuffix(" a point"))

        assert ("made", each) == _paid_for_points(bid, least, trump)
        assert ("made", 3 * each) == _paid_for_points(bid, least + 2, trump)
        assert ("failed", -each) == _paid_for_points(bid, least - 2, trump)


def _in(told: str, trump: str) -> str:
    """Read a figure that may be another in hearts."""
    usual, _comma, hearts = told.partition(", in hearts ")
    return hearts if hearts and trump == "H" else usual


def _paid_for_points(bid: str, points: int, trump: str) -> tuple[str, float]:
    game = hoyle.game("six-bid")
    contract = {"bid": bid, "by": 0, "trump": trump}
    setup = {"players": 3, "dealer": 2, "contract": contract, "trick_points": [points, 120 - points, 0], "widow": 0}
    facts = game.facts(game.settle(setup))
    return facts["result"], -facts["payments"][1]


class TestOptions:
    @pytest.mark.parametrize("id", _OPTIONS)
    def test_option_has_its_place_with_all_its_values(self, html: Path, id: str) -> None:
        option = _OPTIONS[id]
        page, section = home_of(html, id)
        values = [term.get_text().split() for term in section.select("dl.hoyle-values > dt")]

        assert page.endswith("/options")
        assert [
            [value, *(ruleset for ruleset, default in option.defaults.items() if default == value)]
            for value in option.values
        ] == values
        assert option.defect in section.get_text()

    @pytest.mark.parametrize("game", CHAPTERS)
    def test_matrix_has_every_option(self, html: Path, game: str) -> None:
        options = games.engine(game).rulebook.options
        expected = [[id, *option.defaults.values()] for id, option in options.items()]

        assert expected == _rows(html, f"{game}/options", "hoyle-matrix")


class TestSettlements:
    @pytest.mark.parametrize("game", CHAPTERS)
    def test_every_row_is_the_engines(self, html: Path, game: str) -> None:
        alone = [each for each in _SCENARIOS if each.game == game and SEPARATOR not in each.id]
        for scenario in (each for each in alone if each.kind == "settle"):
            _page, row = home_of(html, anchor_of(scenario.id))
            cells = [_cell(cell).replace("\u2019", "'") for cell in row.select("th, td")]
            expected = {name: value for check in scenario.expect for name, value in check.facts.items()}

            assert any(cell.startswith(scenario.ruleset) for cell in cells)
            assert all(str(value) in " ".join(cells) for value in scenario.options.values())
            assert scenario.title == cells[-1]
            assert not expected.get("payments") or {points(each) for each in expected["payments"]} & set(cells[-3:-1])
            for line, cell in zip(("below", "above"), cells[-3:-1], strict=True):
                assert line not in expected or " : ".join(map(str, expected[line])) == cell


class TestSheets:
    @pytest.mark.parametrize(
        "scenario",
        [each for each in _SCENARIOS if each.kind == "session" and each.game != "preferans"],
        ids=lambda each: each.id,
    )
    def test_last_row_is_the_scenarios(self, html: Path, scenario: Scenario) -> None:
        _page, box = home_of(html, anchor_of(scenario.id))
        facts = {name: value for check in scenario.expect if check.at == "end" for name, value in check.facts.items()}
        last = box.select("table.hoyle-totals tbody tr")[-1]
        paper = box.select("table.hoyle-paper")
        sums = [cell.get_text().strip() or "0" for cell in paper[-1].select("tr.hoyle-sum td")] if paper else []

        assert "payments" not in facts or [points(each) for each in facts["payments"]] == [
            _cell(cell) for cell in last.select("td")[1:]
        ]
        assert (
            "below" not in facts
            or "above" not in facts
            or sums == [str(below + above) for below, above in zip(facts["below"], facts["above"], strict=True)]
        )

    def test_what_is_next_to_the_line_was_written_first(self, html: Path) -> None:
        _page, box = home_of(html, "russian-whist-session-rubber-of-three-hands")
        rows = [row.th.get_text() for row in box.select("table.hoyle-paper tbody tr") if row.th]

        assert ["the rubber", "hand 3", "hand 2", "hand 1", "hand 1", "hand 2", "hand 3", "together"] == rows


@pytest.mark.parametrize("game", CHAPTERS)
class TestEvidence:
    def test_nothing_is_uncovered(self, game: str) -> None:
        assert [] == [id for id, row in _evidence(game).items() if row.status == "uncovered"]

    def test_page_counts_what_the_trace_has(self, html: Path, game: str) -> None:
        rows = {row[0]: row for row in _rows(html, f"{game}/evidence", "hoyle-evidence")}

        assert {
            id: [len(row.claimed_by), len(row.refuses_in), row.fired_in, row.status]
            for id, row in _evidence(game).items()
            if not row.reason
        } == {id: [*(int(cell.replace("–", "0")) for cell in row[2:5]), row[5]] for id, row in rows.items()}

    def test_what_is_not_executed_has_its_reason(self, html: Path, game: str) -> None:
        rows = _rows(html, f"{game}/evidence", "hoyle-excused")

        assert sorted([id, row.reason] for id, row in _evidence(game).items() if row.reason) == sorted(
            [id, reason.replace("\u2019", "'")] for id, reason in rows
        )


@cache
def _evidence(game: str) -> dict[str, Evidence]:
    """Trace the scenarios of a game and give what concerns its clauses, then those of every game that they claim."""
    trace = collect(run_all([each for each in _SCENARIOS if each.game == game]))
    own = {id: row for id, row in trace.evidence.items() if id.startswith(f"{GAMES[game].prefix}-")}
    return own | {id: row for id, row in trace.evidence.items() if id.startswith("SYS-") and row.claimed_by}


class TestLiteralReading:
    """What the page on the lost heading says of the clauses that no ruleset uses."""

    def test_misere_as_printed_is_never_made(self) -> None:
        made = register.clauses()["SB-MIS-2b"].function
        trumps = register.clauses()["SB-MIS-1"].function
        assert made is not None
        assert trumps is not None

        assert [] == [points for points in range(121) if made(points, 11, trumps())]

    def test_widow_as_printed_defeats_a_bidder_without_a_point(self) -> None:
        added, made = (register.clauses()[id].function for id in ("SB-MIS-3b", "SB-RUL-2"))
        assert added is not None
        assert made is not None

        assert [0] == [widow for widow in range(34) if made(added(0, widow), 0, NO_SUIT)]

    def test_half_of_the_points_would_be_lost_and_drawn(self) -> None:
        lost, drawn = (register.clauses()[id].function for id in ("SB-PAY-3b", "SB-PAY-6"))
        assert lost is not None
        assert drawn is not None

        assert [60] == [points for points in range(121) if lost(points) and drawn(points)]

    @pytest.mark.parametrize("id", ["SB-MIS-2b", "SB-MIS-3b", "SB-PAY-3b"])
    def test_no_ruleset_or_option_uses_it(self, id: str) -> None:
        book = games.engine("six-bid").rulebook
        fillings = [*book.slots.values(), *(each for option in book.options.values() for each in _values(option))]

        assert id not in {clause_of(filling).id for filling in fillings if callable(filling)}


def _values(option: Option) -> list[object]:
    return [filling for patch in option.values.values() for filling in patch.values()]


@pytest.mark.parametrize("game", CHAPTERS)
class TestImplementers:
    def _page(self, game: str) -> str:
        return (DOCS / game / "implementers.md").read_text("utf-8")

    def _column(self, game: str, heading: str) -> list[str]:
        rows = self._page(game).split(f"| {heading} |", 1)[1].split("\n\n", 1)[0]
        return [line.split("`")[1] for line in rows.splitlines() if line.startswith("| `")]

    def test_observables_are_the_engines(self, game: str) -> None:
        assert ["actor", "legal", *games.engine(game).observables[2:]] == self._column(game, "observable")
        assert ("actor", "legal") == games.engine(game).observables[:2]

    def test_words_are_the_engines(self, game: str) -> None:
        known, named = games.engine(game).phrasebook.words, self._column(game, "word")

        assert {word.partition(":")[0] for word in known} == {word.partition(":")[0] for word in named}
        assert set(named) <= set(known)
        assert all(f"`{word.removeprefix('bid:')}`" in self._page(game) for word in known if word.startswith("bid:"))

    def test_results_are_those_of_the_corpus(self, game: str) -> None:
        ours = [scenario for scenario in _SCENARIOS if scenario.game == game]
        ended = [check.facts.get("result") for scenario in ours for check in scenario.expect]
        results = {token for each in ended for token in (each if isinstance(each, list) else [each])}

        assert results - {None} == set(self._column(game, "result"))

    def test_options_are_named(self, game: str) -> None:
        named = [id for id in games.engine(game).rulebook.options if f"{{opt}}`{id}`" in self._page(game)]

        assert list(games.engine(game).rulebook.options) == named
