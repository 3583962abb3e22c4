"""Every deal that is left of the open misère, solved; the counts were found by another program as well."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hoyle import corpus
from hoyle.cards import cards_of, format_card, parse_hand
from hoyle_verify.cli import main
from hoyle_verify.prove.reconstruct import settled_report
from hoyle_verify.prove.reconstruct.bounds import Hands
from hoyle_verify.prove.reconstruct.search import deals
from hoyle_verify.prove.reconstruct.settled import FILE, Deals, gathered, read, settle, write
from hoyle_verify.schemas import validator

OURS = ("H:AKQJT9 D:T9 C:AQ753", "S:JT982 H:7543 D:764 C:8", "S:AKQ H:86 D:AKQJ8532", "S:76543 H:2 C:KJT9642")
"""The deal of the scenarios."""


def hands(texts: tuple[str, ...]) -> Hands:
    first, second, third, last = map(parse_hand, texts)
    return first, second, third, last


@pytest.fixture(scope="module")
def stored() -> Deals:
    found = read(corpus.locate() / FILE)
    assert found is not None
    return found


class TestStored:
    def test_they_are_as_their_schema_says(self) -> None:
        validator("deals-1").validate(json.loads((corpus.locate() / FILE).read_bytes()))

    def test_they_are_the_deals_that_are_left(self, stored: Deals) -> None:
        assert set(deals()) == {hands(each.hands) for each in stored.settled}
        assert 126 == len(stored.settled)

    def test_every_opening_lead_beats_every_deal(self, stored: Deals) -> None:
        all_leads = tuple(map(format_card, cards_of(parse_hand(OURS[0]))))

        assert {((), all_leads)} == {(each.made_against, each.beaten_by) for each in stored.settled}

    def test_line_1_lets_it_through_with_these_cards(self, stored: Deals) -> None:
        stories = Counter(
            tuple((turn.trick, stored.players[turn.seat], turn.card) for turn in each.line_1) for each in stored.settled
        )

        assert {
            ((7, "Vlad", "8C"),): 13,
            ((3, "Roman", "8D"), (3, "Kirill", "JC"), (7, "Vlad", "8C")): 4,
            ((3, "Roman", "8D"),): 57,
            ((5, "Alexei", "KH"),): 24,
            ((6, "Alexei", "QH"),): 24,
            ((7, "Alexei", "JH"),): 4,
        } == stories

    def test_the_scenarios_play_one_of_them(self, stored: Deals) -> None:
        (ours,) = (each for each in stored.settled if each.hands == OURS)

        assert [("8C", True)] == [(turn.card, turn.made) for turn in ours.line_1]

    def test_kirill_could_never_have_saved_line_2(self, stored: Deals) -> None:
        assert {((), ())} == {(each.line_2, each.saved_by) for each in stored.settled}


class TestAnew:
    def test_ours_comes_out_again(self, stored: Deals) -> None:
        (again,) = settle([hands(OURS)])

        assert again in stored.settled

    @pytest.mark.slow
    def test_all_of_them_come_out_again(self, stored: Deals) -> None:
        assert stored.settled == settle(tuple(deals()))

    def test_progress_counts_deals(self) -> None:
        done: list[int] = []
        settle([hands(OURS)], done.append)

        assert [1] == done


class TestReport:
    def test_the_open_cards_decide_which_card_it_was(self, stored: Deals) -> None:
        lines = settled_report.as_text(stored).splitlines()

        assert "  every opening lead beats the open misère in 126 of 126 deals" in lines
        assert "  line 1 lets it through in 126 of 126 deals, with" in lines
        assert "    Roman has 2♠, Roman 2 of the open diamonds: Alexei's K♥ in trick 5 (24)" in lines
        assert "  Kirill could have saved line 2 in 0 of 126 deals" in lines

    def test_a_card_that_gives_it_back_is_told(self, stored: Deals) -> None:
        text = settled_report.as_text(stored)

        assert "Roman's 8♦ in trick 3, given back by Kirill's J♣ in trick 3, Vlad's 8♣ in trick 7" in text


class TestFile:
    def test_what_is_written_is_read_again(self, stored: Deals, tmp_path: Path) -> None:
        file = tmp_path / "case.deals.json"
        write(file, stored)

        assert stored == read(file)
        assert file.read_bytes() == (corpus.locate() / FILE).read_bytes()

    @pytest.mark.parametrize("text", ["", "{}", '{"deals": 2}'])
    def test_anything_else_is_no_such_file(self, text: str, tmp_path: Path) -> None:
        file = tmp_path / "case.deals.json"
        file.write_text(text, encoding="utf-8")

        assert read(file) is None

    def test_a_deal_has_a_line_of_its_own(self, stored: Deals, tmp_path: Path) -> None:
        write(tmp_path / "case", gathered(stored.settled[:2], stored.free))

        assert 2 == sum(line.startswith('    {"hands"') for line in (tmp_path / "case").read_text().splitlines())


class TestVerb:
    @pytest.mark.slow
    def test_it_finds_what_is_stored(self, capsys: Any) -> None:
        with pytest.raises(SystemExit) as left:
            main(["reconstruct", "--solve"])

        assert 0 == left.value.code
        assert "Eight spades (001:P14)" in capsys.readouterr().out
