"""The lost deal of the open misère: every expected value here was worked out by hand from the document."""

import random
from dataclasses import replace
from itertools import combinations
from math import comb, factorial
from typing import Any

import pytest

from hoyle.cards import CLUBS, DIAMONDS, HEARTS, PACK_52, SPADES, SUIT_CARDS, cards_of, parse_card, parse_hand, set_of
from hoyle_verify.prove.reconstruct import lines
from hoyle_verify.prove.reconstruct.bounds import Bound, Hands, alternatives
from hoyle_verify.prove.reconstruct.claim import exchange
from hoyle_verify.prove.reconstruct.count import count
from hoyle_verify.prove.reconstruct.facts import ALEXEI, KIRILL, ROMAN, UNSAID, VLAD, Trick
from hoyle_verify.prove.reconstruct.findings import Findings
from hoyle_verify.prove.reconstruct.lines import faults, left_after
from hoyle_verify.prove.reconstruct.search import forces, number_of_deals, reason, seats_of_cards, without
from hoyle_verify.prove.reconstruct.story import TRICKS, UNUSED, USED
from tests.verify.prove.example import FREE, KNOWN, remarks


class TestCount:
    def test_no_bound_leaves_every_deal(self) -> None:
        assert factorial(52) // factorial(13) ** 4 == count(())

    def test_void_takes_its_thirteen_from_the_other_suits(self) -> None:
        void = Bound(KIRILL, SUIT_CARDS[DIAMONDS], 0, 0)

        assert comb(39, 13) * comb(39, 13) * comb(26, 13) == count((void,))

    def test_six_of_a_suit(self) -> None:
        six = Bound(ALEXEI, SUIT_CARDS[HEARTS], 6, 6)

        assert comb(13, 6) * comb(39, 7) * comb(39, 13) * comb(26, 13) == count((six,))

    def test_contradiction_leaves_no_deal(self) -> None:
        assert count((Bound(VLAD, SUIT_CARDS[CLUBS], 8, 13), Bound(ROMAN, SUIT_CARDS[CLUBS], 6, 13))) == 0

    def test_same_suit_wanted_whole_by_two_leaves_no_deal(self) -> None:
        assert count((Bound(VLAD, SUIT_CARDS[CLUBS], 13, 13), Bound(ROMAN, SUIT_CARDS[CLUBS], 1, 13))) == 0

    @pytest.mark.parametrize("seed", range(12))
    def test_overlapping_bounds_agree_with_dealing_eight_cards_out(self, seed: int) -> None:
        chance = random.Random(seed)
        pack = list(cards_of(PACK_52))
        chance.shuffle(pack)
        loose, fixed = pack[:8], pack[8:]
        sure = [set_of(fixed[11 * seat : 11 * seat + 11]) for seat in range(4)]
        drawn = []
        for _ in range(4):
            cards = set_of(chance.sample(loose, 5)) | set_of(chance.sample(fixed, 3))
            low = chance.randrange(3)
            drawn.append(Bound(chance.randrange(4), cards, low, low + chance.randrange(4)))
        certain = tuple(Bound(seat, cards, 11, 11) for seat, cards in enumerate(sure))

        expected = sum(all(bound.allows(hands) for bound in drawn) for hands in two_each(loose, sure))

        assert expected == count((*certain, *drawn))


def two_each(loose: list[int], sure: list[int]) -> list[Hands]:
    """Give every deal of eight loose cards, two to each of four hands."""
    dealt = []
    for first in combinations(loose, 2):
        after = [card for card in loose if card not in first]
        for second in combinations(after, 2):
            rest = [card for card in after if card not in second]
            for third in combinations(rest, 2):
                last = set_of(card for card in rest if card not in third)
                dealt.append(
                    (sure[0] | set_of(first), sure[1] | set_of(second), sure[2] | set_of(third), sure[3] | last)
                )
    return dealt


class TestStory:
    def test_kirill_plays_the_seven_cards_he_is_no_longer_left_with(self) -> None:
        played = set_of(card for trick in TRICKS if trick.line == 1 for seat, card in trick.plays() if seat == KIRILL)

        assert played | parse_hand("S:3 C:T9642") == KNOWN[KIRILL]

    def test_the_lines_name_every_known_card_but_three(self) -> None:
        played = set_of(card for trick in TRICKS for _, card in trick.plays())

        assert parse_hand("S:3 H:T C:Q") == (KNOWN[0] | KNOWN[1] | KNOWN[2] | KNOWN[3]) & ~played

    def test_every_remark_says_something_or_why_it_is_set_aside(self) -> None:
        assert all(bool(remark.says or remark.shows) != bool(remark.unused) for remark in USED + UNUSED)

    def test_ids_are_unique(self) -> None:
        ids = [remark.id for remark in USED + UNUSED]

        assert len(set(ids)) == len(ids)


class TestBounds:
    def test_off_suit_play_shows_a_void_less_what_was_played_before(self) -> None:
        (bounds,) = alternatives(remarks("line-1-trick-2", "line-1-trick-4", "line-1-trick-5"))

        # Roman's eight and six are accounted for; what he played to tricks 1 and 3 is not known here.
        assert Bound(ROMAN, SUIT_CARDS[HEARTS] & ~parse_hand("H:86"), 0, 2) in bounds

    def test_without_inferences_an_off_suit_play_shows_nothing(self) -> None:
        (bounds,) = alternatives(remarks("line-2-trick-2"), inferred=False)

        assert {parse_card(card) for card in ("QD", "JC", "9D", "6D")} == {
            bound.cards.bit_length() - 1 for bound in bounds
        }

    def test_the_one_who_keeps_clubs_is_any_of_the_three(self) -> None:
        keepers = [bounds[0].seat for bounds in alternatives(remarks("clubs-with-one"))]

        assert keepers == [ALEXEI, VLAD, ROMAN]

    def test_striking_a_remark_out_never_loses_a_deal(self, every_deal: tuple[Hands, ...]) -> None:
        for remark in USED:
            choices = alternatives(without(USED, remark))

            assert all(any(all(bound.allows(hands) for bound in bounds) for bounds in choices) for hands in every_deal)


class TestDeals:
    def test_five_of_nine_cards_go_to_vlad(self) -> None:
        assert number_of_deals() == comb(9, 5) == 126

    def test_stated_facts_suffice(self) -> None:
        assert number_of_deals(inferred=False) == 126

    def test_forced_cards_are_the_known_hands(self, findings: Findings) -> None:
        assert tuple(findings.forced(seat) for seat in range(4)) == KNOWN

    def test_free_cards_lie_with_vlad_or_roman(self) -> None:
        holders = seats_of_cards()

        assert {holders[card] for card in cards_of(FREE)} == {(VLAD, ROMAN)}
        assert [card for card, seats in holders.items() if len(seats) > 1] == list(cards_of(FREE))

    def test_the_deals_are_the_known_hands_and_each_choice_of_five(self, every_deal: tuple[Hands, ...]) -> None:
        expected = {
            (KNOWN[0], KNOWN[1] | set_of(five), KNOWN[2] | FREE & ~set_of(five), KNOWN[3])
            for five in combinations(cards_of(FREE), 5)
        }

        assert len(every_deal) == 126
        assert set(every_deal) == expected

    def test_dealing_eleven_cards_out_leaves_the_same_number(self) -> None:
        """Deal out also the two known cards that no line shows, and look at the voids alone."""
        open_cards = FREE | parse_hand("H:T C:Q")
        found = 0
        for two in combinations(cards_of(open_cards), 2):
            rest = open_cards & ~set_of(two)
            for five in combinations(cards_of(rest), 5):
                alexei = KNOWN[ALEXEI] & ~parse_hand("H:T C:Q") | set_of(two)
                vlad = KNOWN[VLAD] | set_of(five)
                roman = KNOWN[ROMAN] | rest & ~set_of(five)
                found += (
                    not alexei & SUIT_CARDS[SPADES]
                    and alexei & SUIT_CARDS[DIAMONDS] == parse_hand("D:T9")
                    and (alexei & SUIT_CARDS[HEARTS]).bit_count() == 6
                    and vlad & SUIT_CARDS[CLUBS] == parse_hand("C:8")
                    and vlad & SUIT_CARDS[HEARTS] == parse_hand("H:7543")
                    and not roman & SUIT_CARDS[CLUBS]
                    and roman & SUIT_CARDS[HEARTS] == parse_hand("H:86")
                )

        assert found == 126


class TestReasons:
    def test_every_reason_forces_its_card_and_spares_no_remark(self, findings: Findings) -> None:
        for card, ids in findings.reasons.items():
            (seat,) = findings.holders[card]
            chosen = remarks(*ids)

            assert forces(chosen, seat, card)
            assert not any(forces(without(chosen, remark), seat, card) for remark in chosen)

    def test_card_played_is_forced_by_the_first_trick_that_names_it(self, findings: Findings) -> None:
        first: dict[int, tuple[str, ...]] = {}
        for trick in TRICKS:
            for _, card in trick.plays():
                first.setdefault(card, (f"line-{trick.line}-trick-{trick.number}",))

        assert first == {card: findings.reasons[card] for card in first}

    def test_card_left_over_is_forced_by_the_remark_on_the_rest(self, findings: Findings) -> None:
        assert findings.reasons[parse_card("3S")] == ("kirill-left",)

    def test_ten_of_hearts_is_one_of_six_from_the_nine_up(self, findings: Findings) -> None:
        # Trick 1 counts: had Alexei led a heart to it, the nine would be the lowest of the rest only.
        assert findings.reasons[parse_card("TH")] == ("six-hearts", "line-1-trick-1", "lowest-heart")

    def test_queen_of_clubs_needs_several_remarks(self, findings: Findings) -> None:
        assert len(findings.reasons[parse_card("QC")]) > 3

    def test_free_card_has_no_reason(self) -> None:
        with pytest.raises(ValueError, match="is not forced"):
            reason(VLAD, parse_card("2S"))


# The remarks that are not here are borne out by others and change nothing.
WORTH = {
    # Seven and eight of hearts may change places.
    "line-1-trick-2": 2 * comb(9, 5),
    # The eight of diamonds is free; five diamonds for Vlad would leave him without a spade.
    "line-1-trick-3": comb(10, 5) - 1,
    # Kirill's thirteenth card is 7S or 2S, with 5H and 6H split either way, or it is 5H or 6H.
    "line-1-trick-4": 2 * 2 * comb(9, 5) + 2 * (comb(10, 5) + comb(10, 4)),
    # Kirill's thirteenth card is 6S or 2S; the four of hearts is free.
    "line-1-trick-5": 2 * comb(10, 6),
    # Kirill's thirteenth card is 5S or 2S; the king of spades is free.
    "line-1-trick-6": 2 * comb(10, 5),
    # Kirill's thirteenth card is 4S or 2S; the queen of spades is free.
    "line-1-trick-7": 2 * comb(10, 5),
    # Kirill's thirteenth card is 3S or 2S.
    "kirill-left": 2 * comb(9, 5),
    # The queen of diamonds is free.
    "line-2-trick-2": comb(10, 5) - 1,
    # The three and the four of diamonds are free.
    "line-2-trick-3": comb(11, 6) - 1,
}


class TestLeaveOneOut:
    def test_worth_of_each_remark(self, findings: Findings) -> None:
        assert {remark.id: WORTH.get(remark.id, 126) for remark in USED} == findings.left_out

    def test_first_line_alone(self, findings: Findings) -> None:
        # Either Alexei keeps the clubs, and Vlad has six of twelve cards with a spade among them, or Vlad keeps
        # them, and has one spade, while Alexei has five of seven diamonds.
        assert findings.deals_by_first_line == comb(12, 6) - comb(7, 6) + comb(7, 5) * 5

    def test_second_line_alone(self, findings: Findings) -> None:
        # Alexei has five hearts of eleven beside the ace.  Kirill has five of the six other hearts and twelve
        # spades; Vlad has nine of what is left with five diamonds, a heart and a spade among them.
        expected = 0
        for hearts in range(6):
            vlad = comb(18, 9) - comb(18 - (6 - hearts), 9) - comb(18 - (12 - (5 - hearts)), 9)
            expected += comb(6, hearts) * comb(12, 5 - hearts) * vlad

        assert comb(11, 5) * expected == findings.deals_by_second_line


class TestLines:
    def test_both_lines_can_be_played_with_every_deal(self, every_deal: tuple[Hands, ...]) -> None:
        assert {()} == {faults(hands) for hands in every_deal}

    def test_known_hands_alone_bear_both_lines_out(self) -> None:
        assert faults(KNOWN) == ()

    def test_card_in_another_hand_is_a_fault(self) -> None:
        swapped = exchange(KNOWN, parse_card("8D"), parse_card("4D"))

        assert faults(swapped) == (
            "line 1, trick 3: Roman does not hold 8♦",
            "line 2, trick 3: Vlad does not hold 4♦",
        )

    def test_second_club_with_vlad_is_a_fault_wherever_he_throws_off(self) -> None:
        swapped = exchange(KNOWN, parse_card("QC"), parse_card("3H"))

        assert "line 2, trick 5: Vlad would have to follow suit" in faults(swapped)

    def test_club_with_roman_makes_a_discard_a_revoke(self) -> None:
        swapped = exchange(KNOWN, parse_card("QC"), parse_card("KS"))

        assert "line 2, trick 4: Roman does not follow suit with A♠" in faults(swapped)

    @pytest.mark.parametrize(
        ("change", "fault"),
        [
            ({"winner": ALEXEI}, "line 2, trick 3: Vlad wins, not Alexei"),
            ({"cards": tuple(map(parse_card, "3D TC AH 2D".split()))}, "line 2, trick 3: Roman wins, not Vlad"),
            ({"leader": KIRILL}, "line 2, trick 3: Roman has the lead, not Kirill"),
        ],
    )
    def test_wrong_narration_is_a_fault(
        self, change: dict[str, Any], fault: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        told = [replace(trick, **change) if (trick.line, trick.number) == (2, 3) else trick for trick in TRICKS]
        monkeypatch.setattr(lines, "TRICKS", told)

        assert fault in faults(KNOWN)

    def test_winner_left_unsaid_is_no_fault_but_has_the_lead(self, monkeypatch: pytest.MonkeyPatch) -> None:
        seventh = next(trick for trick in TRICKS if trick.winner == UNSAID)
        eighth = Trick(1, 8, VLAD, (parse_card("4D"),), VLAD)
        monkeypatch.setattr(lines, "TRICKS", (*TRICKS, eighth))

        assert (seventh.line, seventh.number) == (1, 7)
        assert faults(KNOWN) == ("line 1, trick 8: Alexei has the lead, not Vlad",)

    def test_kirill_is_left_with_a_spade_and_five_clubs(self) -> None:
        assert left_after(KNOWN, 1, 7) == (
            parse_hand("H:T C:AQ753"),
            parse_hand("D:4"),
            parse_hand("D:Q3"),
            parse_hand("S:3 C:T9642"),
        )
