"""Tokens and numbers as people write them."""

import pytest

from hoyle_verify.narrate.words import counted, in_words, ordinal, say_call, signed, together, trumps_in_words


@pytest.mark.parametrize(
    ("token", "said"),
    [
        ("pass", "passes"),
        ("bid:open-misere", "bids open misère"),
        ("declare:solo-colour", "declares solo in colour"),
        ("name-trump:H", "names trumps: hearts"),
        ("give:TD", "gives 10♦"),
        ("claim:3", "offers to take 3 more"),
        ("penalty:points", "chooses points as the penalty"),
        ("dance:all-night", "says dance all night"),
    ],
)
def test_calls(token: str, said: str) -> None:
    assert said == say_call(token)


@pytest.mark.parametrize(("token", "words"), [("AH", "A♥"), ("royal-abundance", "royal abundance"), ("8", "8")])
def test_tokens(token: str, words: str) -> None:
    assert words == in_words(token)


@pytest.mark.parametrize(("trump", "words"), [("D", "Diamonds are trumps."), ("none", "There are no trumps.")])
def test_trumps(trump: str, words: str) -> None:
    assert words == trumps_in_words(trump)


@pytest.mark.parametrize(
    ("amount", "written"), [(0, "0"), (4, "+4"), (-0.25, "-0.25"), (1234567, "+1234567"), (0.0, "0")]
)
def test_amounts_have_a_sign_unless_they_are_nothing(amount: float, written: str) -> None:
    assert written == signed(amount)


@pytest.mark.parametrize(
    ("number", "written"), [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (21, "21st")]
)
def test_ordinals(number: int, written: str) -> None:
    assert written == ordinal(number)


@pytest.mark.parametrize(("number", "written"), [(0, "0 scenarios"), (1, "1 scenario"), (2, "2 scenarios")])
def test_one_is_singular(number: int, written: str) -> None:
    assert written == counted(number, "scenario")


@pytest.mark.parametrize(("names", "written"), [(["A"], "A"), (["A", "V"], "A and V"), (["A", "V", "R"], "A, V and R")])
def test_lists_of_names(names: list[str], written: str) -> None:
    assert written == together(names)
