"""The chapter on German Solo: orders of rank against hand-written lists, and what its pages say of their deals."""

from pathlib import Path
from typing import Any, Final

import pytest
from bs4 import Tag

import hoyle
from hoyle import games, register
from hoyle.clause import clause_of
from hoyle.german_solo.pack import CALLS, FROG_COLOUR, SOLO, SOLO_COLOUR
from hoyle_book.story import plain
from hoyle_verify.scenario import Scenario, load
from tests.book.conftest import SCENARIOS, anchor_of, home_of, page_of, replay_of
from tests.oracles.german_solo_open import OpenCards

games.load()

_ORDERS: Final = {
    "Spades": ("QC 7S QS AS KS JS TS 9S 8S", "AS KS JS TS 9S 8S 7S"),
    "Hearts": ("QC 7H QS AH KH QH JH TH 9H 8H", "AH KH QH JH TH 9H 8H 7H"),
    "Diamonds": ("QC 7D QS AD KD QD JD TD 9D 8D", "AD KD QD JD TD 9D 8D 7D"),
    "Clubs": ("QC 7C QS AC KC JC TC 9C 8C", "AC KC JC TC 9C 8C 7C"),
}
_PRINTED: Final = {
    "Spades": ("QC 7S QS AS JS KS TS 9S 8S", "AS JS KS TS 9S 8S 7S"),
    "Hearts": ("QC 7H QS AH JH QH KH TH 9H 8H", "AH JH QH KH TH 9H 8H 7H"),
    "Diamonds": ("QC 7D QS AD JD QD KD TD 9D 8D", "AD JD QD KD TD 9D 8D 7D"),
    "Clubs": ("QC 7C QS AC JC KC TC 9C 8C", "AC JC KC TC 9C 8C 7C"),
}
_MADE, _LOST = (
    f"german-solo/whole/{name}" for name in ("solo-made-in-the-order-as-ruled", "solo-lost-in-the-order-as-printed")
)
_FIRST: Final = "german-solo/whole/frog-made-with-a-hidden-partner"


def _orders(html: Path, page: str) -> list[tuple[str, tuple[str, ...]]]:
    rows = page_of(html, page).select("table.hoyle-orders tbody tr")
    return [(row.select("th")[0].get_text().split()[0], tuple(map(_cards, row.select("td")))) for row in rows]


def _cards(cell: Tag) -> str:
    names = {_name(card): card for orders in _ORDERS.values() for card in " ".join(orders).split()}
    return " ".join(names[str(card["aria-label"])] for card in cell.select(".hoyle-card"))


def _name(card: str) -> str:
    ranks = {"7": "seven", "8": "eight", "9": "nine", "T": "ten", "J": "jack", "Q": "queen", "K": "king", "A": "ace"}
    suits = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
    return f"{ranks[card[0]]} of {suits[card[1]]}"


class TestOrders:
    def test_every_suit_from_the_top(self, html: Path) -> None:
        assert list(_ORDERS.items()) == _orders(html, "german-solo/cards")

    def test_both_orders_stand_side_by_side(self, html: Path) -> None:
        both = [(suit, orders[suit]) for suit in _ORDERS for orders in (_ORDERS, _PRINTED)]

        assert both == _orders(html, "german-solo/printed-order")

    def test_kings_and_jacks_are_marked(self, html: Path) -> None:
        marked = page_of(html, "german-solo/printed-order").select(".hoyle-moved b")

        assert {"K": 8, "J": 8} == {rank: [each.get_text() for each in marked].count(rank) for rank in "KJ"}
        assert 16 == len(marked)


class TestTheSameDealTwice:
    def test_cards_and_calls_are_the_same_up_to_the_fourth_trick(self) -> None:
        made, lost = _scenario(_MADE), _scenario(_LOST)

        assert made.setup == lost.setup
        assert made.actions[:26] == lost.actions[:26]
        assert ({}, {"gs.rank": "literal"}) == (made.options, lost.options)

    def test_jack_takes_the_two_tricks_that_tell_the_orders_apart(self, html: Path) -> None:
        made, lost = (replay_of(html, id)[1]["positions"] for id in (_MADE, _LOST))

        assert (2, 0) == (made[26]["won"], lost[26]["won"])
        assert {"QH", "JH"} < {card for _seat, card in lost[26]["laid"]}
        assert {"KD", "JD"} < {card for _seat, card in lost[42]["laid"]}
        assert 1 == lost[42]["won"]

    @pytest.mark.parametrize(("rank", "tricks"), [("corrected", 5), ("literal", 4)])
    def test_nobody_could_have_done_better(self, rank: str, tricks: int) -> None:
        search = OpenCards("H", 2, {"gs.rank": rank})

        assert (True, False) == tuple(search.takes(_hands(_MADE), 0, need) for need in (tricks, tricks + 1))


class TestAllInColour:
    DEAL: Final = "german-solo/whole/all-in-colour-lost-with-the-eighth-trick"

    def test_it_can_be_beaten_and_a_heart_lead_would_have_let_it_through(self) -> None:
        search, hands = OpenCards("C", 3, {"gs.rank": "corrected"}), _hands(self.DEAL)
        led = {"JH", "7H", "TH", "AH"}
        after = [[card for card in hand if card not in led] for hand in hands]

        assert [7] * 4 == [*map(len, after)]
        assert (False, True) == (search.takes(hands, 0, 8), search.takes(after, 3, 7))


class TestHiddenPartner:
    def test_he_is_told_with_his_ace_and_not_before(self, html: Path) -> None:
        positions = replay_of(html, _FIRST)[1]["positions"]
        told = [number for number, position in enumerate(positions) if "Roman is the partner." in position["says"]]
        tagged = [number for number, position in enumerate(positions) if "partner" in position["tags"][2]]

        assert [10] == told
        assert list(range(10, len(positions))) == tagged

    def test_calls_are_spoken_as_questions(self, html: Path) -> None:
        says = [position["says"] for position in replay_of(html, _LOST)[1]["positions"][3:11]]

        assert [
            "Roman asks: frog?",
            "Kirill asks: frog in colour?",
            "Roman holds.",
            "Kirill asks: solo?",
            "Roman holds.",
            "Kirill passes.",
            "Roman declares solo.",
            "Roman names hearts.",
        ] == says

    def test_trumps_that_need_no_naming_are_told(self, html: Path) -> None:
        position = replay_of(html, TestAllInColour.DEAL)[1]["positions"][8]

        assert "Kirill declares all in colour. Clubs are trumps." == position["says"]


class TestBlackQueens:
    def test_they_stand_first_in_their_rows(self, html: Path) -> None:
        order = replay_of(html, _FIRST)[1]["order"]

        assert ["QS AS KS", "AH KH QH", "QC AC KC"] == [
            " ".join([card for card in order if card[1] == suit][:3]) for suit in "SHC"
        ]


class TestLadder:
    """What the page on the printed order says of the clause that no ruleset uses."""

    def test_both_sentences_leave_no_solo_over_a_frog_in_colour(self) -> None:
        ladder, colour = (register.clauses()[id].function for id in ("GS-BID-1", "GS-COL-5b"))
        assert ladder is not None
        assert colour is not None

        setup = {"players": 4, "dealer": 3, "hands": _hands(_MADE)}
        state = hoyle.game("german-solo").start(setup)._replace(level=FROG_COLOUR)
        left = ladder(state, colour(state, CALLS.all))

        assert (0, 1) == (left >> SOLO & 1, left >> SOLO_COLOUR & 1)
        assert 1 == ladder(state, CALLS.all) >> SOLO & 1

    def test_no_ruleset_or_option_uses_it(self) -> None:
        book = games.engine("german-solo").rulebook
        patches = [patch for option in book.options.values() for patch in option.values.values()]
        fillings = [*book.slots.values(), *(filling for patch in patches for filling in patch.values())]

        assert "GS-COL-5b" not in {clause_of(filling).id for filling in fillings if callable(filling)}


class TestBids:
    @pytest.mark.parametrize("ruleset", ["as-printed", "customary"])
    def test_targets_and_prices_are_the_engines(self, html: Path, ruleset: str) -> None:
        game = hoyle.game("german-solo", ruleset)
        table = page_of(html, "german-solo/index").select_one("table.hoyle-bids")
        assert table is not None

        heads = [head.get_text() for head in table.select("thead th")]
        for bid, row in zip(_GAMES, table.select("tbody tr"), strict=True):
            cells = dict(zip(heads, [_last(cell) for cell in row.select("th, td")], strict=True))
            target = int(cells["Tricks"].removeprefix("all ").split()[0])
            facts = game.facts(game.settle(_finished(bid, target)))

            assert ("made", int(cells[f"Price, {ruleset}"])) == (facts["result"], -facts["payments"][3])


class TestOffences:
    def test_row_says_who_did_what_and_who_pays(self, html: Path) -> None:
        _page, row = home_of(html, anchor_of("german-solo/irregularity/hidden-partner-who-shows-a-card-loses-the-frog"))
        cells = [_last(cell) for cell in row.select("th, td")]

        assert "card shown by the partner" == cells[0]
        assert ["0", "−4", "+2"] == cells[-4:-1]

    def test_sheet_says_what_lies_in_the_pool(self, html: Path) -> None:
        _page, box = home_of(html, anchor_of("german-solo/session/pool-grows-until-it-is-taken"))
        said = [row.select("td")[0].get_text() for row in box.select("table.hoyle-totals tbody tr")]

        assert ["The pool: 2.", "The pool: 4.", "The pool: 0.", "The pool: 2."] == [text[-12:] for text in said]


_GAMES: Final = ("frog", "frog-colour", "solo", "solo-colour", "all", "all-colour")


def _finished(bid: str, tricks: int) -> dict[str, Any]:
    contract: dict[str, Any] = {"bid": bid, "by": 0, "trump": "C" if bid.endswith("colour") else "H"}
    if bid.startswith("frog"):
        contract["partner"] = 1
    return {"players": 4, "dealer": 3, "contract": contract, "tricks": [tricks, 0, 0, 0]}


def _last(cell: Tag) -> str:
    """Give the text of a cell without the heading that it repeats."""
    label = cell.select_one(".hoyle-cell-label")
    return cell.get_text().removeprefix(label.get_text() if label else "").strip()


def _scenario(id: str) -> Scenario:
    return load(SCENARIOS / f"{id}.yaml", root=SCENARIOS)


def _hands(id: str) -> list[list[str]]:
    setup: dict[str, Any] = plain(_scenario(id).setup)
    return [list(hand) for hand in setup["hands"]]
