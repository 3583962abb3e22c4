"""Actions and the words for them."""

import pytest

from hoyle.cards import PACK_52, cards_of, parse_card, set_of
from hoyle.decision import OVER, Action, Phrasebook, Vocabulary, playing_cards
from hoyle.errors import NotationError
from hoyle.seats import TABLE

_SPEECH = Vocabulary("speech", {0: "yes", 1: "no", 5: "perhaps"})
_BOOK = Phrasebook(_SPEECH, playing_cards(PACK_52))


class TestAction:
    def test_it_is_written_as_seat_and_word(self) -> None:
        assert "1 play:TD" == str(Action(1, "play:TD", "play", parse_card("TD")))


class TestVocabulary:
    def test_all_has_a_bit_for_each_word(self) -> None:
        assert 0b100011 == _SPEECH.all

    @pytest.mark.parametrize("seat", range(TABLE))
    def test_actions_are_those_of_the_seat(self, seat: int) -> None:
        assert [Action(seat, "perhaps", "speech", 5)] == _SPEECH.actions(seat, 0b100000)

    @pytest.mark.parametrize(
        ("mask", "words"),
        [(0, []), (0b1, ["yes"]), (0b100001, ["yes", "perhaps"]), (0b100011, ["yes", "no", "perhaps"])],
    )
    def test_actions_come_lowest_bit_first(self, mask: int, words: list[str]) -> None:
        assert words == [action.token for action in _SPEECH.actions(0, mask)]

    def test_actions_are_shared(self) -> None:
        assert _SPEECH.actions(0, 1)[0] is _SPEECH.actions(0, 1)[0]

    def test_order_of_words_is_free(self) -> None:
        backwards = Vocabulary("speech", {5: "perhaps", 0: "yes"})

        assert ["yes", "perhaps"] == [action.token for action in backwards.actions(0, backwards.all)]


class TestPlayingCards:
    def test_every_card_of_the_pack_has_its_word_and_bit(self) -> None:
        pack = set_of([parse_card("2C"), parse_card("AS")])

        assert ("play", {0: "play:2C", 60: "play:AS"}) == (playing_cards(pack).name, playing_cards(pack).words)

    def test_another_verb_may_take_a_card(self) -> None:
        assert ("call", {0: "call:2C"}) == (playing_cards(1, "call").name, playing_cards(1, "call").words)


class TestPhrasebook:
    @pytest.mark.parametrize("card", list(cards_of(PACK_52)))
    def test_what_is_written_is_read(self, card: int) -> None:
        (action,) = playing_cards(PACK_52).actions(2, 1 << card)

        assert action == _BOOK.read(str(action))

    @pytest.mark.parametrize("seat", range(4))
    def test_every_seat_is_read(self, seat: int) -> None:
        assert Action(seat, "no", "speech", 1) == _BOOK.read(f"{seat} no")

    @pytest.mark.parametrize(
        "text",
        [
            *("", " ", "no", "0", "0 ", " no", "0  no", "0 no ", "0\tno", "no 0"),
            *("4 no", "-1 no", "01 no", "12 no", "a no", "² no"),
            *("0 No", "0 maybe", "0 play", "0 play:", "0 play:10D", "0 play:td", "0 play:TD TD"),
        ],
    )
    def test_anything_else_is_no_action(self, text: str) -> None:
        with pytest.raises(NotationError) as refusal:
            _BOOK.read(text)

        assert ("action", text) == (refusal.value.kind, refusal.value.text)

    @pytest.mark.parametrize("seats", [3, 4, 6])
    def test_it_knows_the_seats_of_its_table(self, seats: int) -> None:
        book = Phrasebook(_SPEECH, seats=seats)

        assert Action(seats - 1, "no", "speech", 1) == book.read(f"{seats - 1} no")
        with pytest.raises(NotationError):
            book.read(f"{seats} no")

    def test_word_of_two_menus_is_refused(self) -> None:
        with pytest.raises(ValueError, match=r"^the menus speech and song both have 'no'$"):
            Phrasebook(_SPEECH, Vocabulary("song", {3: "no"}))

    def test_menus_of_one_name_are_refused(self) -> None:
        with pytest.raises(ValueError, match=r"^two menus of a game have the same name$"):
            Phrasebook(_SPEECH, Vocabulary("speech", {3: "never"}))


class TestOver:
    def test_nobody_has_anything_to_choose(self) -> None:
        assert (TABLE, ()) == OVER
