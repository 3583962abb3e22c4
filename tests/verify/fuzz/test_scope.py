"""What is asked of a program is what it claims, and no more than the user wants."""

import msgspec
import pytest

from hoyle.errors import UnknownName
from hoyle_verify.fuzz.scope import NothingToAsk, scopes_of
from hoyle_verify.hap.responses import GameClaim, HelloOk
from tests.verify.fuzz.support import claims


def _claiming(**claim: object) -> HelloOk:
    whole: dict[str, object] = {"has": ("auction", "play", "score"), "can": ("actor", "legal", "payments")}
    game = msgspec.convert({**whole, **claim}, GameClaim)
    return HelloOk(hap=1, name="mywhist", ops=("replay", "settle"), games={"solo-whist": game})


def test_every_claimed_game_is_asked_about() -> None:
    found = [scope.game for scope in scopes_of(claims())]

    assert ["german-solo", "preferans", "russian-whist", "six-bid", "solo-whist"] == sorted(found)


def test_only_claimed_observables_are_wanted() -> None:
    (scope,) = scopes_of(_claiming())

    assert {"actor", "legal", "payments"} == scope.wants


def test_without_an_auction_the_contract_is_given() -> None:
    (scope,) = scopes_of(_claiming(has=("play",)))

    assert (("contract",), False) == (scope.openings, scope.settles)


def test_without_play_the_auction_is_all() -> None:
    (scope,) = scopes_of(_claiming(has=("auction",)))

    assert ("auction",) == scope.openings


def test_an_option_that_the_engine_does_not_know_is_never_set() -> None:
    (scope,) = scopes_of(_claiming(options={"sw.fail": ("base_plus_fraction", "house"), "my.rule": ("x",)}))

    assert {"sw.fail": ("base_plus_fraction",)} == scope.options


def test_an_option_that_is_wanted_is_fixed() -> None:
    claimed = _claiming(options={"sw.fail": ("base_plus_fraction", "fraction_only")})

    (scope,) = scopes_of(claimed, options=[("sw.fail", "base_plus_fraction")])

    assert ((("sw.fail", "base_plus_fraction"),), {}) == (scope.fixed, scope.options)


def test_an_option_restricts_the_games_to_those_that_have_it() -> None:
    assert ["solo-whist"] == [scope.game for scope in scopes_of(claims(), options=[("sw.fail", "fraction_only")])]


@pytest.mark.parametrize(
    ("wanted", "ruleset", "options", "message"),
    [
        (["preferans"], "", [], "the program does not claim preferans; it claims solo-whist"),
        ([], "customary", [], "of solo-whist the program claims as-printed, and not customary"),
        (
            [],
            "",
            [("sw.fail", "fraction_only")],
            "of solo-whist the program claims sw.fail with nothing and not fraction_only",
        ),
    ],
)
def test_what_is_not_claimed_cannot_be_wanted(
    wanted: list[str], ruleset: str, options: list[tuple[str, str]], message: str
) -> None:
    with pytest.raises(NothingToAsk, match=f"^{message}$"):
        scopes_of(_claiming(), wanted, ruleset, options)


def test_a_program_without_any_phase_is_refused() -> None:
    with pytest.raises(NothingToAsk, match=r"^the program claims no phase that could be compared; it offers replay"):
        scopes_of(_claiming(has=("draw",)))


def test_an_unknown_option_is_told_with_its_like() -> None:
    with pytest.raises(UnknownName, match=r"did you mean sw\.fail"):
        scopes_of(claims(), options=[("sw.fial", "x")])
