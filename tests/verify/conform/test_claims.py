"""Claims that mean nothing are told, with what was probably meant."""

from typing import Any

import pytest

from hoyle_verify.conform.claims import idle_claims
from hoyle_verify.hap.responses import GameClaim, HelloOk

GAME = {
    "has": ("auction", "play"),
    "can": ("actor", "legal"),
    "rulesets": ("as-printed",),
    "options": {"sb.void": ("free", "must_trump")},
}
DEFECTS = ("SB-DEF-01",)


def claims(game: str = "six-bid", ops: tuple[str, ...] = ("replay",), **other: Any) -> HelloOk:
    return HelloOk(hap=1, name="mine", ops=ops, games={game: GameClaim(**GAME | other)})


def test_what_can_be_asked_is_not_told() -> None:
    told = claims(ops=("hello", "replay", "bye"), has=("play",), differs=DEFECTS, options={"sb.void": ("free",)})

    assert [] == list(idle_claims(told, claims(), DEFECTS))


@pytest.mark.parametrize(
    ("told", "what", "remedy"),
    [
        (claims(ops=("veiw",)), "operation 'veiw'", "did you mean view?"),
        (claims("sixbid"), "game 'sixbid'", "did you mean six-bid?"),
        (claims(has=("plays",)), "phase 'plays'", "did you mean play?"),
        (claims(can=("hill",)), "observable 'hill'", "known: actor, legal"),
        (claims(rulesets=("printed",)), "ruleset 'printed'", "did you mean as-printed?"),
        (claims(differs=("SB-DEF-99",)), "ruling 'SB-DEF-99'", "did you mean SB-DEF-01?"),
        (claims(options={"sb.viod": ("free",)}), "option 'sb.viod'", "did you mean sb.void?"),
        (claims(options={"sb.void": ("fre",)}), "value of sb.void 'fre'", "did you mean free?"),
    ],
)
def test_what_means_nothing_is_told(told: HelloOk, what: str, remedy: str) -> None:
    (sentence,) = idle_claims(told, claims(), DEFECTS)

    assert f"nothing can be asked of the {what}, which is claimed; {remedy}" == sentence.removeprefix("six-bid: ")
