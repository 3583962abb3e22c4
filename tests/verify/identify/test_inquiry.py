"""Programs are recognised by what they do, whatever they are told."""

import pytest

from hoyle import games
from hoyle_verify.identify.inquiry import Identity, Inquiry
from tests.verify.fuzz.support import Program, crashing, faulty, following, scope

_HIDDEN = {
    # Where offences are refused nobody chooses a penalty, and HAP has no question for the end of a rubber or a sheet.
    "russian-whist": {"rw.revoke_chooser"},
    "preferans": {"pv.fine_whister_if_declarer_fails", "pv.settlement"},
    "german-solo": {"gs.pool_fine"},
}


def _identify(program: Program, game: str) -> Identity:
    inquiry = Inquiry(scope(game), program)
    list(inquiry.run())
    return inquiry.result()


@pytest.mark.parametrize("game", games.MODULES)
def test_reference_follows_the_ruleset_as_printed(game: str) -> None:
    found = _identify(Program(), game)

    defaults = games.engine(game).rulebook.ruleset().options
    open_options = {option for option, values in found.options.items() if len(values) > 1}
    assert "as-printed" in found.rulesets
    assert _HIDDEN.get(game, set()) == open_options
    assert {} == {
        option: values
        for option, values in found.options.items()
        if option not in open_options and values != (defaults[option],)
    }
    assert () == found.unexplained


def test_the_customary_ruleset_is_recognised() -> None:
    assert ("customary",) == _identify(following({}, "customary"), "solo-whist").rulesets


def test_single_options_are_recognised() -> None:
    options = {"sw.unaccepted": "lapse", "sw.solo_trump": "named", "sw.prop_pairing": "each_to_each"}

    found = _identify(following(options), "solo-whist")

    assert {name: (value,) for name, value in options.items()} == {name: found.options[name] for name in options}
    assert () == found.rulesets


def test_options_that_matter_only_together_are_recognised() -> None:
    options = {"pv.responsibility": "personal", "pv.fine_whister_if_declarer_fails": "no", "pv.whister_penalty": "half"}

    found = _identify(following(options), "preferans")

    assert {name: (value,) for name, value in options.items()} == {name: found.options[name] for name in options}


def test_the_deal_that_shows_an_option_is_named() -> None:
    found = _identify(Program(), "solo-whist")

    assert all(found.by[option] for option in found.options)
    assert found.by["sw.nullo_fail"][0].startswith("solo-whist/")


def test_a_program_that_never_answers_stays_undetermined() -> None:
    found = _identify(Program(crashing), "six-bid")

    assert (0, ("as-printed", "customary")) == (found.asked, found.rulesets)
    assert all(len(values) > 1 for values in found.options.values())


def test_answers_that_fit_no_reading_are_told() -> None:
    # Such a program pays the price of a lost solo, but not of a lost proposal or abundance.
    found = _identify(faulty("price-paid-on-failure"), "solo-whist")

    assert found.unexplained
