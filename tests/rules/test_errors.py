"""The wording of every error, pinned here once, and the facts it carries."""

import pickle
from pathlib import Path

import pytest

from hoyle.corpus import NoCorpus
from hoyle.errors import Gap, HoyleError, IllegalAction, ImpossibleSetup, NotationError, UnknownName

_WORDS = [f"word-{number:02}" for number in range(20)]


class TestNotationError:
    error = NotationError("card", "10D", "a rank and a suit")

    def test_wording(self) -> None:
        assert "'10D' is no card: expected a rank and a suit" == str(self.error)

    def test_facts(self) -> None:
        assert ("card", "10D", "a rank and a suit") == (self.error.kind, self.error.text, self.error.expected)

    def test_it_is_a_value_error_too(self) -> None:
        assert isinstance(self.error, ValueError)


class TestImpossibleSetup:
    error = ImpossibleSetup("solo-whist", [("dealer", "9 is no seat"), ("hands", "none given")])

    def test_wording(self) -> None:
        assert "no solo-whist deal: dealer: 9 is no seat; hands: none given" == str(self.error)

    def test_facts(self) -> None:
        expected = ("solo-whist", (("dealer", "9 is no seat"), ("hands", "none given")))

        assert expected == (self.error.game, self.error.reasons)

    def test_it_is_a_value_error_too(self) -> None:
        assert isinstance(self.error, ValueError)


class TestIllegalAction:
    error = IllegalAction(1, "play:JS", "SW-PLAY-2", "Follow suit.", ["play:7D", "play:6D"])

    def test_wording(self) -> None:
        expected = "play:JS by seat 1 is illegal [SW-PLAY-2]: Follow suit. Legal: play:7D play:6D."

        assert expected == str(self.error)

    def test_wording_where_nothing_is_legal(self) -> None:
        error = IllegalAction(0, "pass", "SYS-OVER", "It is over.", [])

        assert "pass by seat 0 is illegal [SYS-OVER]: It is over. Legal: nothing." == str(error)

    @pytest.mark.parametrize(("count", "ending"), [(11, "word-10."), (12, "word-11."), (13, "word-11 and 1 more.")])
    def test_twelve_legal_words_are_shown(self, count: int, ending: str) -> None:
        error = IllegalAction(0, "pass", "SYS-TURN", "Wait.", _WORDS[:count])

        assert str(error).endswith(ending)

    def test_facts(self) -> None:
        error = self.error
        expected = (1, "play:JS", "SW-PLAY-2", "Follow suit.", ("play:7D", "play:6D"))

        assert expected == (error.seat, error.token, error.clause, error.statement, error.legal)


class TestUnknownName:
    def test_wording_with_near_names(self) -> None:
        error = UnknownName("game", "solo-wist", ["solo-whist", "solo-wist-2", "preferans"])

        assert "no game is called 'solo-wist'; did you mean solo-whist or solo-wist-2?" == str(error)

    def test_wording_without_near_names(self) -> None:
        assert "no game is called 'chess'; known: vint, boston" == str(UnknownName("game", "chess", ["vint", "boston"]))

    @pytest.mark.parametrize(("count", "ending"), [(11, "word-10"), (12, "word-11"), (13, "word-11 and 1 more")])
    def test_twelve_known_names_are_shown(self, count: int, ending: str) -> None:
        assert str(UnknownName("game", "?", _WORDS[:count])).endswith(ending)

    def test_facts(self) -> None:
        error = UnknownName("game", "solo-wist", ["solo-whist", "vint"])
        expected = ("game", "solo-wist", ("solo-whist", "vint"), ("solo-whist",))

        assert expected == (error.kind, error.name, error.known, error.near)

    def test_it_is_a_lookup_error_too(self) -> None:
        assert isinstance(UnknownName("game", "chess", []), LookupError)


class TestHoyleError:
    @pytest.mark.parametrize("kind", [NotationError, ImpossibleSetup, IllegalAction, UnknownName, Gap])
    def test_it_covers_every_refusal(self, kind: type[Exception]) -> None:
        assert issubclass(kind, HoyleError)


class TestPickling:
    @pytest.mark.parametrize(
        "error",
        [
            NotationError("card", "10D", "a card"),
            ImpossibleSetup("solo-whist", [("hands", "too few")]),
            IllegalAction(1, "play:8C", "SW-PLAY-2", "Follow suit.", ["play:7D"]),
            UnknownName("game", "solo", ["solo-whist"]),
            NoCorpus((Path("a"), Path("b"))),
        ],
    )
    def test_an_error_keeps_its_text_and_facts(self, error: HoyleError) -> None:
        copied = pickle.loads(pickle.dumps(error))

        assert (type(error), str(error), vars(error)) == (type(copied), str(copied), vars(copied))
