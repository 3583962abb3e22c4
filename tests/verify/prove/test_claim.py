"""The claim that nothing can force a trick on Kirill, against a search without any short cut."""

import random
from itertools import permutations

import pytest

from hoyle.cards import CLUBS, PACK_52, SUIT_CARDS, cards_of, parse_card, parse_hand, set_of
from hoyle_verify.prove.reconstruct.bounds import Hands
from hoyle_verify.prove.reconstruct.claim import any_card, highest_loser, judge
from hoyle_verify.prove.reconstruct.facts import ALEXEI, KIRILL, ROMAN, VLAD
from hoyle_verify.prove.reconstruct.findings import Findings
from hoyle_verify.prove.reconstruct.lines import left_after
from tests.verify.prove.example import KNOWN


def takes_none(hands: Hands, seat: int, table: tuple[tuple[int, int], ...], *, sighted: bool) -> bool:
    """Play everything out, one card at a time and without any short cut."""
    if len(table) == 4:
        winner = max((card, player) for player, card in table if card >> 4 == table[0][1] >> 4)[1]
        return winner != KIRILL and takes_none(hands, winner, (), sighted=sighted)
    if not any(hands):
        return True
    led = SUIT_CARDS[table[0][1] >> 4] if table else PACK_52
    legal = sorted(cards_of(hands[seat] & led or hands[seat]))
    if seat == KIRILL and not sighted:
        winning = max(card for _, card in table if led >> card & 1)
        losers = [card for card in legal if card < winning] if hands[seat] & led else []
        legal = [max(losers or legal, key=lambda card: (bool(hands[seat] & led) or card & 15, card))]
    outcomes = []
    for card in legal:
        rest = [hand & ~(1 << card) for hand in hands]
        after = (rest[0], rest[1], rest[2], rest[3])
        outcomes.append(takes_none(after, (seat + 1) % 4, (*table, (seat, card)), sighted=sighted))
    return any(outcomes) if seat == KIRILL else all(outcomes)


class TestClaim:
    def test_kirill_is_safe_in_every_deal_without_seeing_a_hand(self, findings: Findings) -> None:
        assert (126, 126) == findings.claim[:2]

    def test_alexei_never_loses_the_lead_and_no_order_of_his_cards_helps(self) -> None:
        """Nobody else has clubs or hearts, so that only Alexei's and Kirill's cards count."""
        for order in permutations(cards_of(parse_hand("H:T C:AQ753"))):
            kirill = {parse_card(card) for card in ("3S", "TC", "9C", "6C", "4C", "2C")}
            for lead in order:
                clubs = {card for card in kirill if card >> 4 == lead >> 4}
                below = {card for card in clubs if card < lead}
                assert below or not clubs
                kirill.remove(max(below) if below else max(kirill, key=lambda card: card & 15))

    def test_three_clubs_of_alexeis_are_lower_than_kirills_highest(self) -> None:
        alexei, _, _, kirill = left_after(KNOWN, 1, 7)
        clubs = SUIT_CARDS[CLUBS]
        highest = 1 << (kirill & clubs).bit_length() - 1

        assert parse_hand("C:753") == alexei & clubs & highest - 1

    def test_clubs_pair_off(self, findings: Findings) -> None:
        expected = [("2C", "3C"), ("4C", "5C"), ("6C", "7C"), ("9C", "QC"), ("TC", "AC")]

        assert [(parse_card(own), parse_card(other)) for own, other in expected] == list(findings.pairs)

    def test_one_exchange_of_neighbours_breaks_it_unless_they_are_high(self, findings: Findings) -> None:
        safe = {("2C", "3C"): 0, ("4C", "5C"): 0, ("6C", "7C"): 0, ("TC", "QC"): 126}

        assert {(parse_card(own), parse_card(other)): number for (own, other), number in safe.items()} == {
            pair: verdict.safe for pair, verdict in findings.exchanges.items()
        }

    def test_lead_matters_in_one_deal(self, findings: Findings) -> None:
        assert {VLAD: 125, ROMAN: 126} == {leader: verdict.safe for leader, verdict in findings.leads.items()}

    def test_vlad_with_all_small_spades_would_force_the_three(self) -> None:
        hands = (
            parse_hand("H:T C:AQ753"),
            parse_hand("S:JT982 D:4"),
            parse_hand("D:AKQ532"),
            parse_hand("S:3 C:T9642"),
        )

        assert judge([hands], VLAD, any_card).safe == 0

    def test_no_lower_club_under_the_eight_saves_kirill(self, findings: Findings) -> None:
        assert {parse_card(card): 0 for card in ("2C", "4C", "6C")} == {
            card: verdict.safe for card, verdict in findings.clubs_under_eight.items()
        }

    def test_cards_on_either_side_of_one_on_the_table_differ(self) -> None:
        # Vlad must overtake the six with the seven, so as to lead his spade; the five will not do.
        hands = (parse_hand("C:6 D:KQ"), parse_hand("C:75 S:2"), parse_hand("D:JT9"), parse_hand("C:4 S:3 H:2"))

        assert judge([hands], ALEXEI, any_card).safe == 0

    def test_like_positions_differ_where_the_fixed_reply_does(self) -> None:
        # On the ace of diamonds Kirill throws his five; Alexei then leads the two of spades.
        others = (parse_hand("D:A S:2"), parse_hand("S:6 C:7"), parse_hand("D:98"))
        keeps_heart, keeps_spade = (*others, parse_hand("S:5 H:4")), (*others, parse_hand("S:4 H:5"))

        assert judge([keeps_heart, keeps_spade], ALEXEI, highest_loser).safe == 1
        assert judge([keeps_heart, keeps_spade], ALEXEI, any_card).safe == 2

    @pytest.mark.parametrize("sighted", [True, False])
    def test_search_agrees_with_playing_everything_out(self, sighted: bool) -> None:
        chance = random.Random(29)
        ranks = "23579TQA"
        pack = [parse_card(rank + suit) for suit in "CDS" for rank in ranks]
        positions: list[Hands] = []
        for _ in range(60):
            cards = chance.sample(pack, 12)
            positions.append(
                (set_of(cards[0:3]), set_of(cards[3:6]), set_of(cards[6:9]), set_of(cards[9:12])),
            )
        for leader in (ALEXEI, VLAD, ROMAN):
            expected = sum(takes_none(hands, leader, (), sighted=sighted) for hands in positions)

            assert 0 < expected < 60
            assert expected == judge(positions, leader, any_card if sighted else highest_loser).safe


class TestReplies:
    @pytest.mark.parametrize(
        ("hand", "winning", "chosen"),
        [
            ("C:T9642 S:3", "7C", "6C"),
            ("C:T9642 S:3", "3C", "2C"),
            ("C:T9", "3C", "TC"),
            ("C:T9642 S:3", "TH", "TC"),
            ("C:2 S:3", "TH", "3S"),
        ],
    )
    def test_highest_card_that_does_not_win(self, hand: str, winning: str, chosen: str) -> None:
        cards = parse_hand(hand)
        led = SUIT_CARDS[parse_card(winning) >> 4]

        assert (parse_card(chosen),) == highest_loser(cards & led or cards, parse_card(winning))

    def test_sighted_kirill_considers_every_card(self) -> None:
        assert set(cards_of(parse_hand("C:T96"))) == set(any_card(parse_hand("C:T96"), parse_card("7C")))
