"""Ids, titles and words."""

import pytest

from hoyle import games, register
from hoyle_book.clauses import code_of
from hoyle_book.ids import MENTION, clause_title, scenario_anchor, words_of
from hoyle_book.words import call_label, card_name, points, source

games.load()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("follow_suit", "follow suit"),
        ("trumps_of_open_misere", "trumps of open misère"),
        ("royal-abundance", "royal abundance"),
        ("turn_up_suit", "turn-up suit"),
        ("forcee_forbids_frogs", "forcée forbids frogs"),
    ],
)
def test_identifier_in_words(name: str, words: str) -> None:
    assert words == words_of(name)


@pytest.mark.parametrize(
    ("id", "title"),
    [("SW-PLAY-2", "Follow suit"), ("SW-PLAY-3", "Void players are free"), ("SYS-TURN", "Only in turn")],
)
def test_title_of_a_clause(id: str, title: str) -> None:
    assert title == clause_title(register.clauses()[id])


def test_anchor_of_a_scenario_has_no_slash() -> None:
    assert "solo-whist-play-void-player-is-free" == scenario_anchor("solo-whist/play/void-player-is-free")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("as SW-DEF-12 has it", ["SW-DEF-12"]),
        ("see SW-PAY-7b and SYS-TURN.", ["SW-PAY-7b", "SYS-TURN"]),
        ("the value ``none``", ["``none``"]),
        ("a solo of SW and DEF-12", []),
    ],
)
def test_mentions_in_a_text(text: str, found: list[str]) -> None:
    assert found == [mention[0] for mention in MENTION.finditer(text)]


@pytest.mark.parametrize(
    ("at", "words"),
    [("000:P8", "document 000, paragraph 8"), ("000:P38-P45", "document 000, paragraphs 38 to 45")],
)
def test_place_in_a_document(at: str, words: str) -> None:
    assert words == source(at)


@pytest.mark.parametrize(
    ("token", "name"), [("TD", "ten of diamonds"), ("2C", "two of clubs"), ("AS", "ace of spades")]
)
def test_name_of_a_card(token: str, name: str) -> None:
    assert name == card_name(token)


@pytest.mark.parametrize(
    ("token", "label"),
    [
        ("bid:open-misere", "open misère"),
        ("pass", "pass"),
        ("accept", "accept"),
        ("declare:all-colour", "all in colour"),
        ("forcee", "forcée"),
        ("lay:9D", "9♦\ufe0e face down"),
    ],
)
def test_call_as_it_is_spoken(token: str, label: str) -> None:
    assert label == call_label(token)


@pytest.mark.parametrize(("number", "text"), [(12, "+12"), (-4, "−4"), (0, "0"), (0.25, "+0.25")])
def test_points_have_their_sign(number: float, text: str) -> None:
    assert text == points(number)


def test_code_is_shown_without_decorator_and_docstring() -> None:
    lines = code_of(register.clauses()["SW-MIS-5"]).splitlines()

    assert ["def trumps_of_misere(_turn_up: Laid) -> Suit:", "    return NO_SUIT"] == lines
