"""Explicit search: every state once, the shortest ways, the longest one, and ways without end."""

from collections.abc import Iterator

import pytest

from hoyle.solo_whist.state import Play, Unplayed
from hoyle_verify.prove.space import Positions, Readings, Space, Start, Together, forget, space
from hoyle_verify.prove.theorems.solo_whist.table import DEAL, PRINTED, auctions, whist


def countdown(number: int) -> Iterator[tuple[str, int]]:
    """Take one or two away."""
    yield from ((f"-{by}", number - by) for by in (1, 2) if number >= by)


def round_trip(number: int) -> Iterator[tuple[str, int]]:
    yield "on", (number + 1) % 3


class TestSpace:
    def test_states_come_in_order_of_their_distance(self) -> None:
        assert [5, 4, 3, 2, 1, 0] == list(Space([5], countdown))

    def test_way_is_a_shortest(self) -> None:
        start, words = Space([5], countdown).way(0)

        assert (5, 3) == (start, len(words))

    def test_longest_way_takes_single_steps(self) -> None:
        assert 5 == Space([5], countdown).longest

    def test_round_trip_has_no_longest_way(self) -> None:
        assert Space([0], round_trip).longest is None

    def test_end_is_a_state_without_moves(self) -> None:
        assert [0] == list(Space([5], countdown).ends())

    def test_endless_space_is_given_up(self) -> None:
        with pytest.raises(OverflowError, match="search a smaller space"):
            Space([0], lambda number: [("on", number + 1)])

    def test_kept_space_is_searched_once_until_it_is_forgotten(self) -> None:
        searched = []

        @space
        def kept() -> Space[int]:
            searched.append(1)
            return Space([1], countdown)

        first, second = kept(), kept()
        forget()
        third = kept()

        assert (True, False, 2) == (first is second, first is third, len(searched))


class TestPositions:
    def test_clauses_asked_on_the_way_are_noted(self) -> None:
        assert {"SW-BID-4", "SW-PROP-8", "SW-RUL-6"} <= auctions().clauses

    def test_witness_leads_to_the_position(self) -> None:
        position = next(each for each in auctions() if isinstance(each.state, Play))
        witness = auctions().witness(position)

        assert position.state == witness.rules.replay(dict(witness.setup), list(witness.actions))[-1]

    def test_positions_from_which_nothing_is_wanted_are_not_left(self) -> None:
        found = Positions([Start(PRINTED, DEAL)], until=lambda _: True)

        assert (1, 0) == (len(found), found.longest)


class TestReadings:
    def test_only_what_both_readings_allow_is_done(self) -> None:
        raising, lapsing = whist(), whist(unaccepted="raise_or_lapse")
        found = Readings((raising, lapsing), DEAL, until=lambda state: isinstance(state, Play))
        ends = {tuple(type(state).__name__ for _, state in together.positions) for together in found.ends()}

        # Under one reading the proposal could lapse, under the other it could not, so that nobody lets it.
        assert {("Play", "Play"), ("Unplayed", "Unplayed")} == ends
        assert all(
            found.way(end)[1] == ("0 pass", "1 pass", "2 pass", "3 pass") for end in found.ends() if _unplayed(end)
        )


def _unplayed(together: Together) -> bool:
    return isinstance(together.positions[0].state, Unplayed)
