"""Walking through a game in a real terminal, of any size."""

from typing import Final

import pytest

from tests.verify.cli.terminal import Screen

BEATEN: Final = "solo-whist/whole/open-misere-beaten"
LAST: Final = 35


def fits(lines: list[str], columns: int, rows: int) -> bool:
    return len(lines) <= rows and max(map(len, lines)) <= columns


class TestKeys:
    def test_on_and_back_and_out(self) -> None:
        with Screen("replay", BEATEN) as screen:
            screen.wait_for(f"0 of {LAST}")
            screen.press(" ")
            screen.wait_for("A bids solo.")
            screen.press("\x1b[C")
            screen.wait_for(f"2 of {LAST}")
            screen.press("b")
            screen.wait_for(f"1 of {LAST}")
            screen.press("q")

            assert 0 == screen.leave()

    def test_a_trick_at_a_time_and_the_end(self) -> None:
        with Screen("replay", BEATEN) as screen:
            screen.wait_for(f"0 of {LAST}")
            screen.press("n")
            screen.wait_for("R takes the trick, his 1st.")
            screen.press("e")
            screen.wait_for("The deal is over: failed.")
            screen.press(" ")
            screen.press("b")
            screen.wait_for(f"{LAST - 1} of {LAST}")

    def test_keys_typed_ahead_all_count(self) -> None:
        with Screen("replay", BEATEN) as screen:
            screen.wait_for(f"0 of {LAST}")
            screen.press("   \x1b[Db x ")

            screen.wait_for(f"3 of {LAST}")

    @pytest.mark.parametrize("key", ["q", "\x1b", "\x04"])
    def test_ways_out(self, key: str) -> None:
        with Screen("replay", BEATEN) as screen:
            screen.wait_for(f"0 of {LAST}")
            screen.press(key)

            assert 0 == screen.leave()

    def test_an_interruption_is_no_success(self) -> None:
        with Screen("replay", BEATEN) as screen:
            screen.wait_for(f"0 of {LAST}")
            screen.press("\x03")

            assert 4 == screen.leave()


class TestScreen:
    def test_everything_that_matters_is_there(self) -> None:
        with Screen("replay", BEATEN) as screen:
            first = "\n".join(screen.wait_for(f"0 of {LAST}"))
            screen.press("n ")
            later = "\n".join(screen.wait_for(f"12 of {LAST}"))

        assert "solo-whist, as-printed" in first
        assert "Turned up: 2♥." in first
        assert "A is to act." in first
        assert "Tricks: A 0, V 0, R 1, K 0" in later
        assert "K plays open misère without trumps. K is to act." in later

    def test_the_card_that_completes_a_trick_is_seen(self) -> None:
        with Screen("replay", BEATEN) as screen:
            screen.wait_for(f"0 of {LAST}")
            screen.press("n")

            assert "A 10♦   V 7♦   R J♦   K K♣" in screen.wait_for(f"11 of {LAST}")

    @pytest.mark.parametrize(("columns", "rows"), [(60, 12), (60, 11), (80, 24), (200, 50)])
    def test_no_position_is_larger_than_the_terminal(self, columns: int, rows: int) -> None:
        with Screen("replay", BEATEN, columns=columns, rows=rows) as screen:
            screens = [screen.wait_for(f"0 of {LAST}")]
            for position in range(1, LAST + 1):
                screen.press(" ")
                screens.append(screen.wait_for(f"{position} of {LAST}"))

        assert all(fits(lines, columns, rows) for lines in screens)
        assert all("space next" in lines[2] for lines in screens)

    @pytest.mark.parametrize(("columns", "rows"), [(60, 10), (40, 24)])
    def test_a_terminal_that_is_too_small_gets_the_whole_game(self, columns: int, rows: int) -> None:
        with Screen("replay", BEATEN, columns=columns, rows=rows) as screen:
            assert 0 == screen.leave()
            assert "K plays 9♣." in "\n".join(screen.lines())

    def test_a_dumb_terminal_gets_the_whole_game(self) -> None:
        with Screen("replay", BEATEN, TERM="dumb") as screen:
            assert 0 == screen.leave()

    def test_a_new_size_is_obeyed_at_once(self) -> None:
        with Screen("replay", BEATEN, columns=100, rows=30) as screen:
            screen.wait_for(f"0 of {LAST}")
            screen.press("e")
            screen.wait_for("The three of clubs draws the nine.")
            screen.resize(60, 8)
            lines = screen.wait_for("by smal…")

            assert fits(lines, 60, 8)
            screen.resize(100, 30)
            screen.wait_for("The three of clubs draws the nine.")
