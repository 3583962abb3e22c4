"""What the page on the open misère tells of the lost deal is what the reconstruction finds."""

import re
from typing import Final

from hoyle.cards import format_hand, set_of
from hoyle_verify.prove.reconstruct.facts import NAMES, SEATS
from hoyle_verify.prove.reconstruct.search import number_of_deals, seats_of_cards
from tests.book.conftest import DOCS

_PAGE: Final = (DOCS / "solo-whist" / "open-misere.md").read_text("utf-8")


def test_certain_cards() -> None:
    holders = seats_of_cards()
    certain = {
        NAMES[seat]: format_hand(set_of(card for card, seats in holders.items() if seats == (seat,))) for seat in SEATS
    }

    assert certain == dict(re.findall(r"^\| (\w+) \| \{holding\}`(.+)` \|$", _PAGE, re.MULTILINE))


def test_free_cards() -> None:
    free = format_hand(set_of(card for card, seats in seats_of_cards().items() if len(seats) > 1))

    assert f"Nine cards stay free, {{holding}}`{free}`" in _PAGE


def test_number_of_deals() -> None:
    assert f"That makes {number_of_deals()} deals" in _PAGE


def test_every_deal_is_let_through_by_some_card() -> None:
    table = _PAGE.split("| the card that lets Kirill through |", 1)[1].split("\n\n", 1)[0]
    counts = [int(line.rsplit("|", 2)[1]) for line in table.splitlines()[2:]]

    assert number_of_deals() == sum(counts)
