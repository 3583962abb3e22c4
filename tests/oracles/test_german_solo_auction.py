"""The oracle's auction and contracts in German Solo against cases worked by hand."""

import pytest

from tests.oracles.german_solo import Oracle
from tests.oracles.german_solo_hands import DEAL, QUEENS, given, start
from tests.oracles.german_solo_score import LADDER

ABOVE_FROG = ["declare:all", "declare:all-colour", "declare:solo", "declare:solo-colour"]


class TestAuction:
    @pytest.mark.parametrize(
        ("actions", "actor", "legal"),
        [
            ("", 0, ["bid:frog", "pass"]),
            ("0 pass", 1, ["bid:frog", "pass"]),
            ("0 bid:frog", 1, ["bid:frog-colour", "pass"]),
            ("0 bid:frog, 1 bid:frog-colour", 0, ["hold", "pass"]),
            ("0 bid:frog, 1 bid:frog-colour, 0 hold", 1, ["bid:solo", "pass"]),
            ("0 bid:frog, 1 bid:frog-colour, 0 hold, 1 pass", 2, ["bid:solo", "pass"]),
            ("0 bid:frog, 1 bid:frog-colour, 0 pass", 2, ["bid:solo", "pass"]),
            ("0 bid:frog, 1 bid:frog-colour, 0 pass, 2 bid:solo", 1, ["hold", "pass"]),
            ("0 bid:frog, 1 bid:frog-colour, 0 pass, 2 bid:solo, 1 pass", 3, ["bid:solo-colour", "pass"]),
            ("0 bid:frog, 1 pass, 2 pass", 3, ["bid:frog-colour", "pass"]),
            ("0 pass, 1 pass, 2 bid:frog", 3, ["bid:frog-colour", "pass"]),
        ],
    )
    def test_who_speaks_and_what(self, actions: str, actor: int, legal: list[str]) -> None:
        oracle = start(actions)
        assert (oracle.actor(), oracle.legal()) == (actor, legal)

    def test_winner_declares_what_he_named_or_more(self) -> None:
        oracle = start("0 bid:frog, 1 bid:frog-colour, 0 pass, 2 pass, 3 pass")
        assert (oracle.actor(), oracle.facts()["contract"]) == (1, None)
        assert oracle.legal() == [*ABOVE_FROG[:2], "declare:frog-colour", *ABOVE_FROG[2:]]

    def test_winner_declares_what_he_held_or_more(self) -> None:
        oracle = start("0 bid:frog, 1 bid:frog-colour, 0 hold, 1 bid:solo, 0 hold, 1 pass, 2 pass, 3 pass")
        assert (oracle.actor(), oracle.legal()) == (0, ABOVE_FROG)

    def test_fourth_player_wins_with_one_word_after_three_passes(self) -> None:
        oracle = start("0 pass, 1 pass, 2 pass, 3 bid:frog")
        assert (oracle.actor(), oracle.stage) == (3, "declare")

    def test_nothing_is_asked_above_all_in_colour(self) -> None:
        oracle = start("0 bid:frog, 1 bid:frog-colour")
        for bid in LADDER[2:]:
            oracle.apply("0 hold")
            oracle.apply(f"1 bid:{bid}")
        oracle.apply("0 hold")
        assert (oracle.actor(), oracle.legal()) == (1, ["pass"])

    def test_without_a_colour_there_are_three_games(self) -> None:
        options = {"gs.colour": "first_won"}
        assert start("0 bid:frog", options).legal() == ["bid:solo", "pass"]
        assert start("0 bid:frog, 1 bid:solo, 0 hold", options).legal() == ["bid:all", "pass"]
        oracle = start("0 bid:frog, 1 pass, 2 pass, 3 pass", options)
        assert oracle.legal() == ["declare:all", "declare:frog", "declare:solo"]
        oracle.apply("0 declare:solo")
        assert oracle.legal() == ["name-trump:C", "name-trump:D", "name-trump:H", "name-trump:S"]


class TestForcee:
    @pytest.mark.parametrize(
        ("actions", "legal"),
        [
            ("0 pass", ["bid:frog", "forcee"]),
            ("0 bid:frog", ["bid:frog-colour", "forcee"]),
            ("0 bid:frog, 1 bid:frog-colour, 0 hold", ["bid:solo", "forcee"]),
            ("0 bid:frog, 1 bid:frog-colour, 0 hold, 1 bid:solo, 0 hold", ["bid:solo-colour", "pass"]),
            ("0 pass, 1 bid:frog, 2 bid:frog-colour", ["forcee", "hold"]),
            ("0 pass, 1 bid:frog, 2 bid:frog-colour, 1 hold, 2 bid:solo", ["hold", "pass"]),
            ("0 pass, 1 bid:frog, 2 pass, 3 pass", ABOVE_FROG),
        ],
    )
    def test_duty(self, actions: str, legal: list[str]) -> None:
        oracle = start(actions, None, QUEENS)
        assert (oracle.actor(), oracle.legal()) == (1, legal)

    @pytest.mark.parametrize(
        ("actions", "actor", "legal"),
        [
            ("0 pass", 1, ["bid:frog", "forcee", "pass"]),
            ("0 pass, 1 forcee", 2, ["bid:solo-colour", "pass"]),
            ("0 pass, 1 forcee, 2 pass, 3 pass", 1, ABOVE_FROG),
            ("0 bid:frog", 1, ["bid:frog-colour", "forcee", "pass"]),
            ("0 bid:frog, 1 forcee", 0, ["bid:solo-colour", "pass"]),
            ("0 bid:frog, 1 forcee, 0 bid:solo-colour", 1, ["hold", "pass"]),
            ("0 bid:frog, 1 forcee, 0 pass", 2, ["bid:solo-colour", "pass"]),
            ("0 pass, 1 bid:frog, 2 bid:frog-colour", 1, ["forcee", "hold", "pass"]),
            ("0 pass, 1 bid:frog, 2 bid:frog-colour, 1 forcee", 2, ["bid:solo-colour", "pass"]),
            ("0 pass, 1 bid:frog, 2 pass, 3 pass", 1, [*ABOVE_FROG[:2], "declare:frog", "declare:frog-colour", *ABOVE_FROG[2:]]),  # noqa: E501  # a row
        ],
    )  # fmt: skip  # a row holds what belongs together
    def test_option(self, actions: str, actor: int, legal: list[str]) -> None:
        oracle = start(actions, {"gs.forcee": "option"}, QUEENS)
        assert (oracle.actor(), oracle.legal()) == (actor, legal)

    def test_off(self) -> None:
        assert start("0 pass", {"gs.forcee": "off"}, QUEENS).legal() == ["bid:frog", "pass"]

    @pytest.mark.parametrize("forcee", ["option", "off"])
    def test_spadille_game_of_a_holder_of_both(self, forcee: str) -> None:
        oracle = start("0 pass, 1 pass, 2 pass, 3 pass", {"gs.forcee": forcee}, QUEENS)
        assert (oracle.actor(), oracle.legal()) == (1, ["declare:frog", "declare:frog-colour"])


class TestContract:
    def test_spadille_game_is_a_frog_of_the_club_queen(self) -> None:
        oracle = start("0 pass, 1 pass, 2 pass, 3 pass, 1 declare:frog, 1 name-trump:H, 1 call:AD")
        assert oracle.facts()["contract"] == {"bid": "frog", "by": 1, "trump": "H", "called": "AD", "partner": None}
        assert (oracle.actor(), oracle.facts()["leader"]) == (0, 0)

    def test_partner_names_trumps(self) -> None:
        oracle = start("0 pass, 1 pass, 2 pass, 3 pass", {"gs.spadille": "partner_names_trumps"})
        assert (oracle.actor(), oracle.legal()) == (1, ["call:AC", "call:AD", "call:AS"])
        oracle.apply("1 call:AS")
        assert (oracle.actor(), len(oracle.legal()), oracle.facts()["partner"]) == (2, 4, 2)
        oracle.apply("2 name-trump:C")
        assert oracle.facts()["contract"] == {
            "bid": "frog-colour", "by": 1, "trump": "C", "called": "AS", "partner": 2,
        }  # fmt: skip  # a row holds what belongs together

    def test_only_a_game_in_suit_names_trumps(self) -> None:
        assert given(bid="solo", by=3).legal() == ["name-trump:D", "name-trump:H", "name-trump:S"]
        assert given(bid="all-colour", by=3).facts()["trump"] == "C"
        assert given(bid="frog-colour", by=3).legal() == ["call:AC", "call:AD", "call:AH", "call:AS"]
        hearts = Oracle({**DEAL, "colour": "H", "contract": {"bid": "solo", "by": 3}})
        assert hearts.legal() == ["name-trump:C", "name-trump:D", "name-trump:S"]

    def test_single_call_is_not_asked(self) -> None:
        oracle = given({"gs.var1": "on"}, bid="frog", by=1, trump="H")
        assert (oracle.facts()["contract"]["called"], oracle.actor()) == ("AS", 0)

    def test_four_aces_and_four_kings_declare_no_frog(self) -> None:
        rich = [rank + suit for rank in "AK" for suit in "CDHS"]
        rest = [card for hand in DEAL["hands"] for card in hand if card not in rich]
        setup = {**DEAL, "hands": [rich, rest[:8], rest[8:16], rest[16:]]}
        assert start("0 bid:frog, 1 pass, 2 pass, 3 pass", {"gs.forcee": "off"}, setup).legal() == ABOVE_FROG
