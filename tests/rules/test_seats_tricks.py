"""Seats round a table, and the places of a trick."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoyle.cards import CLUBS, DIAMONDS, HEARTS, NO_CARD, NO_SUIT, SPADES, parse_card
from hoyle.seats import NOBODY, TABLE, Seat, SeatOrNobody, Seats, left_of, place_of, seat_at, seats_of
from hoyle.tricks import EMPTY_4, Laid, Trick4, holds_suit, with_card

_TD, _KC = parse_card("TD"), parse_card("KC")
_SEATS = st.integers(0, 3)


class TestLeftOf:
    @pytest.mark.parametrize(("seat", "left"), [(0, 1), (1, 2), (2, 3), (3, 0)])
    def test_next_seat_is_clockwise(self, seat: int, left: int) -> None:
        assert left == left_of(seat)

    @given(_SEATS)
    def test_four_steps_come_round(self, seat: int) -> None:
        assert seat == left_of(left_of(left_of(left_of(seat))))


class TestSeatsOf:
    @pytest.mark.parametrize(("seats", "listed"), [(0, []), (0b0001, [0]), (0b1010, [1, 3]), (0b100010, [1, 5])])
    def test_seats_come_from_0_up(self, seats: int, listed: list[int]) -> None:
        assert listed == seats_of(seats)

    @given(st.sets(st.integers(0, TABLE - 1)))
    def test_a_set_comes_back(self, seats: set[int]) -> None:
        assert sorted(seats) == seats_of(sum(1 << seat for seat in seats))


class TestSeatAt:
    @pytest.mark.parametrize(("place", "seat"), [(0, 0), (1, 2), (2, 3), (3, 5)])
    def test_places_count_the_active_seats(self, place: int, seat: int) -> None:
        assert seat == seat_at(0b101101, place)


class TestPlaceOf:
    @pytest.mark.parametrize(("seat", "place"), [(0, 0), (2, 1), (3, 2), (5, 3)])
    def test_active_seat_has_its_place(self, seat: int, place: int) -> None:
        assert place == place_of(0b101101, seat)

    @pytest.mark.parametrize("seat", [1, 4])
    def test_resting_seat_has_none(self, seat: int) -> None:
        assert NOBODY == place_of(0b101101, seat)

    @given(st.sets(st.integers(0, TABLE - 1), min_size=1, max_size=4))
    def test_seat_at_is_undone(self, seats: set[int]) -> None:
        active = sum(1 << seat for seat in seats)

        assert list(range(len(seats))) == [place_of(active, seat_at(active, place)) for place in range(len(seats))]


class TestDomains:
    def test_nobody_is_no_seat(self) -> None:
        assert (False, True) == (NOBODY in get_args(Seat)[1], NOBODY in get_args(SeatOrNobody)[1])

    @pytest.mark.parametrize(("seats", "inside"), [(0, True), (15, True), (16, False)])
    def test_seats_are_sets_of_four(self, seats: int, inside: bool) -> None:
        assert inside is (seats in get_args(Seats)[1])

    @pytest.mark.parametrize(("card", "inside"), [(_TD, True), (NO_CARD, True), (13, False), (61, False)])
    def test_a_place_holds_a_card_or_none(self, card: int, inside: bool) -> None:
        assert inside is (card in get_args(Laid)[1])

    def test_a_trick_has_four_places(self) -> None:
        assert 4 == get_args(Trick4)[1].count == len(EMPTY_4)


class TestWithCard:
    @given(trick=st.tuples(*[st.integers(0, 255)] * 4), seat=_SEATS, card=st.integers(0, 60))
    def test_only_the_place_of_the_seat_changes(self, trick: tuple[int, ...], seat: int, card: int) -> None:
        expected = list(trick)
        expected[seat] = card

        assert tuple(expected) == with_card(trick, seat, card)


class TestHoldsSuit:
    @pytest.mark.parametrize(
        ("suit", "held"), [(CLUBS, True), (DIAMONDS, True), (HEARTS, False), (SPADES, False), (NO_SUIT, False)]
    )
    def test_any_card_counts(self, suit: int, held: bool) -> None:
        assert held is holds_suit((NO_CARD, _TD, NO_CARD, _KC), suit)

    @pytest.mark.parametrize("suit", range(5))
    def test_empty_trick_holds_none(self, suit: int) -> None:
        assert holds_suit(EMPTY_4, suit) is False
