"""The clauses of play, one class for each; every order of trumps is checked against a list written by hand."""

from typing import Any

import pytest

from hoyle.cards import CLUBS, DIAMONDS, HEARTS, NO_CARD, NO_SUIT, SPADES, cards_of, format_card, parse_card
from hoyle.german_solo import play as rules
from hoyle.german_solo.pack import ALL, CARDS, CONTINUE, FROG, SOLO, STOP
from hoyle.german_solo.state import Play
from hoyle.seats import NOBODY
from hoyle.tracing import tracing
from hoyle.tricks import EMPTY_4
from tests.rules.german_solo.support import DEAL, PACK, cards, frog, hand, play, solo, tokens

TRUMP_ORDERS = {
    CLUBS: "QC 7C QS AC KC JC TC 9C 8C",
    DIAMONDS: "QC 7D QS AD KD QD JD TD 9D 8D",
    HEARTS: "QC 7H QS AH KH QH JH TH 9H 8H",
    SPADES: "QC 7S QS AS KS JS TS 9S 8S",
}
"""The ruling in force: from the highest, nine trumps if black, ten if red."""

PRINTED_TRUMP_ORDERS = {
    CLUBS: "QC 7C QS AC JC KC TC 9C 8C",
    DIAMONDS: "QC 7D QS AD JD QD KD TD 9D 8D",
    HEARTS: "QC 7H QS AH JH QH KH TH 9H 8H",
    SPADES: "QC 7S QS AS JS KS TS 9S 8S",
}
PLAIN_ORDERS = {
    CLUBS: "AC KC JC TC 9C 8C 7C",
    DIAMONDS: "AD KD QD JD TD 9D 8D 7D",
    HEARTS: "AH KH QH JH TH 9H 8H 7H",
    SPADES: "AS KS JS TS 9S 8S 7S",
}


def members(suit: int, trump: int) -> list[int]:
    return list(cards_of(rules.cards_of_suit(suit, trump)))


def trick(text: str, led: int, trump: int) -> Play:
    return play(trick=cards(text), led=led, trump=trump)


class TestTrumpOrder:
    @pytest.mark.parametrize("trump", TRUMP_ORDERS)
    def test_ruling(self, trump: int) -> None:
        by_rank = sorted(members(trump, trump), key=lambda c: -rules.strength(c, trump, rules.plain_strength))

        assert TRUMP_ORDERS[trump].split() == [format_card(card) for card in by_rank]

    @pytest.mark.parametrize("trump", PRINTED_TRUMP_ORDERS)
    def test_as_printed(self, trump: int) -> None:
        by_rank = sorted(
            members(trump, trump), key=lambda c: -rules.strength(c, trump, rules.plain_strength_as_printed)
        )

        assert PRINTED_TRUMP_ORDERS[trump].split() == [format_card(card) for card in by_rank]

    @pytest.mark.parametrize("trump", TRUMP_ORDERS)
    @pytest.mark.parametrize("plain", [rules.plain_strength, rules.plain_strength_as_printed])
    def test_no_two_trumps_are_equal_and_all_are_above_the_rest(self, trump: int, plain: object) -> None:
        assert callable(plain)
        trumps = members(trump, trump)
        strengths = [rules.strength(card, trump, plain) for card in trumps]
        others = [rules.strength(card, trump, plain) for card in PACK if card not in trumps]

        assert (len(trumps), True) == (len(set(strengths)), min(strengths) > max(others))


class TestPlainOrder:
    @pytest.mark.parametrize("suit", PLAIN_ORDERS)
    def test_ruling(self, suit: int) -> None:
        trump = (suit + 1) % 4
        by_rank = sorted(members(suit, trump), key=lambda c: -rules.strength(c, trump, rules.plain_strength))

        assert PLAIN_ORDERS[suit].split() == [format_card(card) for card in by_rank]

    def test_printed_order_exchanges_king_and_jack(self) -> None:
        ranks = [rules.plain_strength_as_printed(card) for card in cards("AD JD QD KD TD 9D 8D 7D")]

        assert [8, 7, 6, 5, 4, 3, 2, 1] == ranks


class TestMatadors:
    def test_black_queens_are_always_trumps(self) -> None:
        assert list(cards("QC QS")) == [card for card in PACK if rules.is_permanent_trump(card)]

    def test_spadille_and_basta(self) -> None:
        assert cards("QC QS") == (rules.spadille(), rules.basta())

    def test_manille_is_the_seven_of_trumps(self) -> None:
        assert cards("7C 7D 7H 7S") == tuple(rules.manille(trump) for trump in range(4))

    def test_other_sevens_are_the_lowest_of_their_suits(self) -> None:
        assert [1, 1, 1] == [rules.strength(card, SPADES, rules.plain_strength) for card in cards("7C 7D 7H")]


class TestCardsOfSuit:
    @pytest.mark.parametrize(("trump", "size"), [(CLUBS, 9), (DIAMONDS, 10), (HEARTS, 10), (SPADES, 9)])
    def test_trumps_are_nine_or_ten(self, trump: int, size: int) -> None:
        assert size == len(members(trump, trump))

    @pytest.mark.parametrize("trump", range(4))
    def test_every_card_is_of_one_suit(self, trump: int) -> None:
        assert list(PACK) == sorted(card for suit in range(4) for card in members(suit, trump))

    def test_no_suit_has_no_cards(self) -> None:
        assert [] == members(NO_SUIT, HEARTS)


class TestOpeningLeader:
    @pytest.mark.parametrize("dealer", range(4))
    def test_eldest_hand_leads(self, dealer: int) -> None:
        setup = DEAL | {"dealer": dealer, "contract": {"bid": "solo", "by": 1, "trump": "S"}}

        assert [(dealer + 1) % 4] * 2 == [rules.opening_leader(dealer), solo().facts(solo().start(setup))["actor"]]


class TestFollowSuit:
    @pytest.mark.parametrize(
        ("text", "led", "trump", "left"),
        [
            ("S:AQ C:Q9 D:K", SPADES, HEARTS, "AS"),
            ("S:Q C:Q9 D:K", SPADES, HEARTS, "QC 9C QS KD"),
            ("S:AQ C:Q D:K", CLUBS, HEARTS, "QC QS AS KD"),
            ("S:AQ C:Q H:7", HEARTS, HEARTS, "QC QS 7H"),
            ("C:Q H:7", HEARTS, HEARTS, "QC 7H"),
            ("S:A C:Q D:K", HEARTS, HEARTS, "QC"),
            ("S:A C:K D:K", HEARTS, HEARTS, "AS KC KD"),
            ("S:A C:Q D:K", NO_SUIT, HEARTS, "AS QC KD"),
        ],
    )
    def test_what_may_be_played(self, text: str, led: int, trump: int, left: str) -> None:
        assert set(cards(left)) == set(cards_of(rules.follow_suit(play(led=led, trump=trump), hand(text))))

    def test_black_queen_led_asks_for_trumps(self) -> None:
        game = solo()
        state = game.apply(game.start(DEAL | {"contract": {"bid": "solo", "by": 0, "trump": "D"}}), "0 play:QS")

        assert ["play:JD", "play:KD", "play:AD"] == tokens(state)

    @pytest.mark.parametrize("lead", ["8H", "AH", "QS"])
    def test_spadille_and_manille_give_no_privilege(self, lead: str) -> None:
        """In Ombre they need not be played to a lower trump; here nothing exempts them."""
        state = rules.card_is_laid(play(trump=HEARTS), parse_card(lead))

        assert set(cards("QC 7H")) == set(cards_of(rules.follow_suit(state, hand("C:Q H:7 S:AK D:A"))))


class TestCover:
    def cover(self, **fields: Any) -> Play:
        hands = (hand("S:A H:K D:9"), 0, 0, 0)
        state = play(hands=hands, game=FROG, partner=1, called=parse_card("AC"), laid=parse_card("9D"), trump=HEARTS)
        return state._replace(**fields)

    @pytest.mark.parametrize(
        ("led", "first", "second"),
        [(HEARTS, "9D", "AS KH"), (CLUBS, "AS KH", "9D"), (SPADES, "AS KH", "AS KH"), (NO_SUIT, "AS KH", "AS KH")],
    )
    def test_it_waits_for_its_lead(self, led: int, first: str, second: str) -> None:
        state = self.cover(led=led)
        allowed = [
            clause(state, CARDS.all) & state.hands[0]
            for clause in (rules.cover_goes_to_first_trump_lead, rules.cover_goes_to_first_lead_of_called_suit)
        ]

        assert [set(cards(first)), set(cards(second))] == [set(cards_of(mask)) for mask in allowed]

    def test_it_is_played_when_nothing_else_is_left(self) -> None:
        state = self.cover(hands=(hand("D:9"), 0, 0, 0))

        assert hand("D:9") == rules.cover_goes_to_first_trump_lead(state, hand("D:9"))

    def test_nobody_else_has_one(self) -> None:
        state = self.cover(turn=1, led=HEARTS)

        assert CARDS.all == rules.cover_goes_to_first_trump_lead(state, CARDS.all)

    def test_it_has_gone_once_it_is_played(self) -> None:
        state = self.cover(hands=(hand("S:A H:K"), 0, 0, 0), led=HEARTS)

        assert CARDS.all == rules.cover_goes_to_first_trump_lead(state, CARDS.all)

    def test_it_takes_no_trick(self) -> None:
        state = self.cover(trick=cards("KH 8H 9H TH"), led=HEARTS, laid=parse_card("KH"))
        with tracing() as fired:
            after = rules.highest_card_wins(state, parse_card("TH"))

        assert (3, NO_CARD, True) == (after.winner, after.laid, "GS-RUL-27c" in fired)

    def test_led_it_leaves_the_suit_to_the_next_card(self) -> None:
        state = rules.card_is_laid(self.cover(hands=(hand("D:9"), hand("S:K"), 0, 0)), parse_card("9D"))
        after = rules.card_is_laid(state, parse_card("KS"))

        assert (NO_SUIT, SPADES) == (state.led, after.led)


class TestCardIsLaid:
    @pytest.mark.parametrize(("lead", "led"), [("9D", DIAMONDS), ("QS", HEARTS), ("AH", HEARTS)])
    def test_lead_tells_the_suit(self, lead: str, led: int) -> None:
        state = rules.card_is_laid(play(trump=HEARTS), parse_card(lead))

        assert (led, 1, parse_card(lead), 7) == (state.led, state.turn, state.trick[0], state.hands[0].bit_count())

    def test_later_cards_do_not(self) -> None:
        assert DIAMONDS == rules.card_is_laid(play(turn=1, led=DIAMONDS), parse_card("JS")).led


class TestPartnerComesToLight:
    @pytest.mark.parametrize(("card", "known"), [("AD", True), ("KD", False)])
    def test_with_the_called_card_only(self, card: str, known: bool) -> None:
        assert known is rules.partner_comes_to_light(play(called=parse_card("AD")), parse_card(card)).revealed

    def test_it_need_not_be_led(self) -> None:
        game = solo()
        states = game.replay(frog(), ["0 play:9D", "1 play:AD"])

        assert [None, None, 1] == [game.facts(state)["partner"] for state in states]


class TestHighestCardWins:
    @pytest.mark.parametrize(
        ("text", "led", "trump", "winner", "printed"),
        [
            ("9D JD TD QD", DIAMONDS, SPADES, 3, 1),
            ("9D KD TD JD", DIAMONDS, SPADES, 1, 3),
            ("9D AH TD AS", DIAMONDS, CLUBS, 2, 2),
            ("9D AD 8S QD", DIAMONDS, SPADES, 2, 2),
            ("8S 9S 7S AS", SPADES, SPADES, 2, 2),
            ("AS 7S QS QC", SPADES, SPADES, 3, 3),
            ("AS 7S QS KS", SPADES, SPADES, 1, 1),
            ("AS QS KS JS", SPADES, SPADES, 1, 1),
            ("AC QS KC 9C", CLUBS, HEARTS, 1, 1),
            ("7D 8D 9D TD", DIAMONDS, HEARTS, 3, 3),
        ],
    )
    def test_winner(self, text: str, led: int, trump: int, winner: int, printed: int) -> None:
        state = trick(text, led, trump)

        assert (winner, printed) == (
            rules.highest_card_wins(state, 0).winner,
            rules.highest_card_as_printed_wins(state, 0).winner,
        )

    def test_winner_leads_and_the_trick_is_counted(self) -> None:
        state = rules.highest_card_wins(trick("9D JD TD QD", DIAMONDS, SPADES), 0)

        assert (3, 3, NO_SUIT, EMPTY_4, (0, 0, 0, 1)) == (
            state.turn,
            state.leader,
            state.led,
            state.trick,
            state.tricks,
        )

    @pytest.mark.parametrize("clause", [rules.highest_card_wins, rules.highest_card_as_printed_wins])
    def test_trick_that_is_not_complete_stays(self, clause: object) -> None:
        state = play(trick=(*cards("9D JD TD"), NO_CARD), led=DIAMONDS)
        assert callable(clause)

        assert state == clause(state, 0)


class TestPlayStops:
    @pytest.mark.parametrize(
        ("tricks", "game", "partner", "over"),
        [
            ((5, 0, 0, 0), SOLO, NOBODY, True),
            ((4, 1, 1, 1), SOLO, NOBODY, False),
            ((4, 2, 1, 1), SOLO, NOBODY, True),
            ((0, 1, 2, 1), SOLO, NOBODY, True),
            ((3, 2, 0, 0), FROG, 1, True),
            ((3, 1, 3, 0), FROG, 1, False),
            ((0, 0, 4, 0), FROG, 1, True),
            ((7, 0, 0, 0), ALL, NOBODY, False),
            ((8, 0, 0, 0), ALL, NOBODY, True),
            ((0, 1, 0, 0), ALL, NOBODY, True),
        ],
    )
    def test_when_it_is_decided(self, tricks: tuple[int, ...], game: int, partner: int, over: bool) -> None:
        assert over is rules.play_stops_when_decided(play(tricks=tricks, game=game, partner=partner), 0).over


class TestGoingOn:
    @pytest.mark.parametrize(
        ("tricks", "game", "on", "asked", "over"),
        [
            ((4, 0, 0, 0), SOLO, False, False, False),
            ((5, 0, 0, 0), SOLO, False, True, False),
            ((5, 1, 0, 0), SOLO, False, False, True),
            ((0, 4, 0, 0), SOLO, False, True, False),
            ((1, 4, 0, 0), SOLO, False, False, True),
            ((6, 0, 0, 0), SOLO, True, False, False),
            ((6, 1, 0, 0), SOLO, True, False, True),
            ((8, 0, 0, 0), SOLO, True, False, True),
            ((0, 5, 0, 0), SOLO, True, False, False),
            ((8, 0, 0, 0), ALL, False, False, True),
            ((5, 0, 0, 0), ALL, False, False, False),
            ((0, 1, 0, 0), ALL, False, False, True),
        ],
    )
    def test_side_with_every_trick_is_asked_once(
        self, tricks: tuple[int, ...], game: int, on: bool, asked: bool, over: bool
    ) -> None:
        state = rules.side_with_every_trick_may_go_on(play(tricks=tricks, game=game, on=on), 0)

        assert (asked, over) == (state.asked, state.over)

    def test_nobody_is_asked_within_a_trick(self) -> None:
        state = play(tricks=(5, 0, 0, 0), on=True, trick=(*cards("9D"), NO_CARD, NO_CARD, NO_CARD))

        assert state == rules.side_with_every_trick_may_go_on(state, 0)

    @pytest.mark.parametrize(("word", "on", "over"), [(CONTINUE, True, False), (STOP, False, True)])
    def test_answer(self, word: int, on: bool, over: bool) -> None:
        state = rules.next_leader_answers(play(asked=True), word)

        assert (False, on, over) == (state.asked, state.on, state.over)
