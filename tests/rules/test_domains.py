"""Domains say which values an argument of a clause may take."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoyle.domains import Mask, OneOf, Range, Times

_SMALL = st.integers(-20, 20)


class TestRange:
    @pytest.mark.parametrize(("value", "inside"), [(-1, False), (0, True), (6, True), (13, True), (14, False)])
    def test_both_ends_are_inside(self, value: int, inside: bool) -> None:
        assert inside is (value in Range(0, 13))

    @pytest.mark.parametrize(("value", "inside"), [(2, False), (3, True), (4, False)])
    def test_one_value_is_a_range(self, value: int, inside: bool) -> None:
        assert inside is (value in Range(3, 3))

    def test_it_lists_its_values_upwards(self) -> None:
        assert [-1, 0, 1] == list(Range(-1, 1))

    @given(low=_SMALL, length=st.integers(0, 20), value=_SMALL)
    def test_listing_and_membership_agree(self, low: int, length: int, value: int) -> None:
        domain = Range(low, low + length)

        assert (value in domain) is (value in list(domain))

    def test_empty_range_is_refused(self) -> None:
        expected = re.escape("Range(1, 0) is empty: low must not exceed high")

        with pytest.raises(ValueError, match=f"^{expected}$"):
            Range(1, 0)


class TestOneOf:
    @pytest.mark.parametrize(("value", "inside"), [(1, False), (2, True), (3, False), (7, True)])
    def test_only_listed_values_are_inside(self, value: int, inside: bool) -> None:
        assert inside is (value in OneOf((7, 2)))

    def test_it_lists_its_values_as_given(self) -> None:
        assert [7, 2] == list(OneOf((7, 2)))


class TestMask:
    @pytest.mark.parametrize("value", [0b000, 0b001, 0b100, 0b101])
    def test_every_selection_of_its_bits_is_inside(self, value: int) -> None:
        assert value in Mask(0b101)

    @pytest.mark.parametrize("value", [0b010, 0b111, 0b1000, -1, -0b100])
    def test_any_other_bit_is_outside(self, value: int) -> None:
        assert value not in Mask(0b101)

    @given(bits=st.integers(0, 255), value=st.integers(-256, 511))
    def test_inside_means_subset(self, bits: int, value: int) -> None:
        expected = value >= 0 and value | bits == bits

        assert expected is (value in Mask(bits))


class TestTimes:
    def test_it_repeats_one_domain(self) -> None:
        domain = Times(4, Range(0, 13))

        assert (4, Range(0, 13)) == (domain.count, domain.item)
