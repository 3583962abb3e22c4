"""What the cards were worth, as it stands beside the scenarios and, in words, in the book."""

import shutil
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from hoyle_book import valuing
from hoyle_book.library import fingerprint
from hoyle_verify.narrate.steps import steps_of
from hoyle_verify.scenario import Scenario, load
from hoyle_verify.solve.annotate import Annotation, beside, read
from tests.book.conftest import GAMES, SCENARIOS, SHOWN, anchor_of, home_of, replay_of

LET_THROUGH, BEATEN = GAMES
FROG: Final = "german-solo/whole/frog-in-colour-lost-in-the-last-trick"
SOLO: Final = "solo-whist/whole/solo-fails-by-one-trick"
REVOKE: Final = "russian-whist/whole/revoke-that-keeps-the-hand"


def given(id: str) -> Scenario:
    return load(SCENARIOS / f"{id}.yaml", root=SCENARIOS)


def stored(id: str) -> Annotation:
    annotation = read(beside(given(id).path))
    assert annotation is not None
    return annotation


class TestReplays:
    @pytest.fixture(params=SHOWN)
    def replay(self, request: pytest.FixtureRequest, html: Path) -> dict[str, Any]:
        return replay_of(html, request.param)[1]

    def test_every_choice_that_is_valued_is_one_that_is_offered(self, replay: dict[str, Any]) -> None:
        for position in replay["positions"]:
            grouped = [token for group in position["value"].get("groups", []) for token in group["tokens"]]
            cards = [token for token in position["facts"]["legal"] if token.startswith("play:")]

            assert not replay["values"] or sorted(cards) == sorted(grouped)
            assert len(grouped) == len(position["value"].get("verdicts", {}))

    def test_a_card_out_of_the_best_group_is_a_slip(self, replay: dict[str, Any]) -> None:
        for number, event in enumerate(replay["events"]):
            groups = replay["positions"][number]["value"].get("groups")
            if groups and event["token"].startswith("play:"):
                best = [group["tokens"] for group in groups if group["best"]]

                assert 1 == len(best)
                assert (event["token"] not in best[0]) == ("slip" in replay["positions"][number + 1]["value"])

    def test_a_deal_in_which_nothing_is_fought_for_has_no_values(self, html: Path) -> None:
        passed = replay_of(html, "solo-whist/whole/all-pass-and-nothing-is-paid")[1]

        assert "" == passed["values"]
        assert {} == passed["positions"][-1]["value"]


class TestOpenMisere:
    """The values of this deal were found by an independent search as well."""

    def test_the_discard_lets_it_through(self, html: Path) -> None:
        value = replay_of(html, LET_THROUGH)[1]["positions"][33]["value"]

        assert "This card lets the contract through." == value["slip"]["says"]
        assert {"play:4D", "play:8S", "play:9S", "play:TS", "play:JS"} == set(value["slip"]["better"])

    def test_before_it_each_card_has_its_verdict(self, html: Path) -> None:
        verdicts = replay_of(html, LET_THROUGH)[1]["positions"][32]["value"]["verdicts"]

        assert "This card lets the contract through." == verdicts["play:2S"]
        assert "No card does better." == verdicts["play:4D"]

    def test_the_table_marks_it_without_a_script(self, html: Path) -> None:
        box = home_of(html, anchor_of(LET_THROUGH))[1]
        marked = box.select("table.hoyle-tricks td:has(.hoyle-slip) .hoyle-card")

        assert ["eight of clubs"] == [card["aria-label"] for card in marked]
        assert "This card lets the contract through. Better: 4♦\ufe0e" in box.get_text()

    def test_the_table_has_the_choices_that_make_a_difference(self, html: Path) -> None:
        box = home_of(html, anchor_of(LET_THROUGH))[1]
        places = {str(link["href"]) for link in box.select("table.hoyle-choices th a")}

        assert f"#{anchor_of(LET_THROUGH)}@32" in places
        forced = [step.position for step in steps_of(given(LET_THROUGH)) if len(step.facts["legal"]) == 1]
        assert forced
        assert not places & {f"#{anchor_of(LET_THROUGH)}@{at}" for at in forced}

    def test_a_deal_that_is_lost_anyway_has_nothing_to_mark(self, html: Path) -> None:
        box = home_of(html, anchor_of(BEATEN))[1]

        assert [] == box.select("table.hoyle-tricks .hoyle-slip")


class TestInWords:
    def test_a_slip_that_decides_nothing_says_what_it_changes(self) -> None:
        annotation = stored(FROG)
        slip = valuing.slip_at(annotation, 16)
        assert slip is not None

        assert "This card changes the tricks from 6 to 5." == valuing.slip_in_words(annotation, "german-solo", slip)

    def test_a_revoke_is_no_card_that_might_be_played(self) -> None:
        annotation = stored(REVOKE)
        (slip,) = annotation.slips

        assert valuing.slip_in_words(annotation, "russian-whist", slip).startswith("This card, which is against the")

    def test_what_is_counted_names_the_side(self) -> None:
        """Vlad, the second, plays the solo alone; in the frog the first two are partners."""
        names = ["Alexei", "Vlad", "Roman", "Kirill"]

        assert "Valued are the tricks of Vlad if" in valuing.meaning(stored(SOLO), names)
        assert "Valued are the tricks of Alexei + Vlad if" in valuing.meaning(stored(FROG), names)

    def test_cards_are_grouped_with_the_best_first(self) -> None:
        annotation = stored(LET_THROUGH)
        value = annotation.value(32)
        assert value is not None

        assert [("lost", True, 5), ("made", False, 2)] == [
            (group.label, group.best, len(group.tokens)) for group in valuing.groups(annotation, value)
        ]

    def test_values_of_other_play_are_left_out(self) -> None:
        assert valuing.values_of(given(LET_THROUGH)) is not None
        assert valuing.values_of(msgspec.structs.replace(given(LET_THROUGH), ruleset="customary")) is None


def test_other_values_make_pages_be_read_again(tmp_path: Path) -> None:
    for suffix in (".yaml", ".values.json"):
        shutil.copy(SCENARIOS / f"{LET_THROUGH}{suffix}", tmp_path / f"case{suffix}")
    before = fingerprint(tmp_path)
    file = tmp_path / "case.values.json"
    file.write_text(file.read_text("utf-8").replace('"value": 1', '"value": 0', 1), "utf-8")

    assert before != fingerprint(tmp_path)
