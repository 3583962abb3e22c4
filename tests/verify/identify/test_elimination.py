"""Values that do not fit an answer are left out, now or later."""

from hoyle_verify.identify.eliminate import Answer, Possible

VALUES = {"a": ("1", "2"), "b": ("x", "y", "z")}


def test_what_does_not_fit_is_left_out() -> None:
    possible = Possible(VALUES)
    possible.learn(Answer([{"b": "x"}, {"b": "y"}], "first"))

    assert {"a": ["1", "2"], "b": ["x", "y"]} == possible.values


def test_the_deal_that_showed_it_is_kept() -> None:
    possible = Possible(VALUES)
    possible.learn(Answer([{"a": "1"}], "first"))

    assert {"a": ["first"], "b": []} == possible.by


def test_a_combination_excludes_nothing_by_itself() -> None:
    possible = Possible(VALUES)
    possible.learn(Answer([{"a": "1", "b": "x"}, {"a": "2", "b": "y"}], "first"))

    assert {"a": ["1", "2"], "b": ["x", "y"]} == possible.values


def test_an_earlier_combination_tells_more_later() -> None:
    possible = Possible(VALUES)
    possible.learn(Answer([{"a": "1", "b": "x"}, {"a": "2", "b": "y"}], "first"))
    possible.learn(Answer([{"a": "2"}], "second"))

    assert {"a": ["2"], "b": ["y"]} == possible.values


def test_an_answer_that_nothing_fits_changes_nothing() -> None:
    possible = Possible(VALUES)
    possible.learn(Answer([], "first"))

    assert {"a": ["1", "2"], "b": ["x", "y", "z"]} == possible.values
