"""What one seat may see, asked over HAP/1, and why an action is legal or not."""

import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hoyle_verify.hap.messages import decode_request, decode_response, encode
from hoyle_verify.hap.objects import Setup
from hoyle_verify.hap.requests import View
from hoyle_verify.schemas import validator
from hoyle_verify.serve.reference import answer
from tests.rules.games import KITS, Kit
from tests.rules.german_solo.support import frog
from tests.rules.hidden import twin
from tests.rules.playout import Playout
from tests.rules.preferans.support import DEAL as EIGHT_SPADES
from tests.rules.preferans.support import OPENED


def ask(**request: Any) -> dict[str, Any]:
    """Put a request to the reference engine, by lines as a program would, and check that the answer is well-formed."""
    line = encode(answer(decode_request(json.dumps({"id": "v", **request}).encode())))
    decode_response(line, request["op"])
    found: dict[str, Any] = json.loads(line)
    if "ok" in found:
        assert list(validator("hap-1-response", request["op"]).iter_errors(found["ok"])) == []
    return found


def view(playout: Playout, setup: dict[str, Any], upto: int, seat: int) -> Any:
    ruleset = playout.game.ruleset
    request = View(
        id="v",
        game=playout.game.id,
        ruleset=ruleset.id,
        options={**ruleset.options},
        setup=msgspec.convert(setup, Setup),
        actions=tuple(playout.actions[:upto]),
        seat=seat,
    )
    return answer(request)


@pytest.mark.parametrize("kit", KITS.values(), ids=KITS)
def test_deals_that_differ_in_hidden_cards_only_have_the_same_view(kit: Kit) -> None:
    compared = 0

    @settings(max_examples=80, deadline=None, database=None)
    @given(playout=kit.playouts, chance=st.integers(0, 1 << 32))
    def law(playout: Playout, chance: int) -> None:
        nonlocal compared
        rng = Random(chance)
        upto, seat = rng.randrange(len(playout.states)), rng.randrange(playout.setup["players"])
        found = twin(playout, seat, upto, rng)
        if found is None:
            return
        compared += 1
        first, second = view(playout, playout.setup, upto, seat), view(playout, found[0], upto, seat)

        assert first.ok is not msgspec.UNSET
        assert encode(first) == encode(second)

    law()

    assert compared > 15


@pytest.mark.parametrize("kit", KITS.values(), ids=KITS)
def test_every_view_is_what_the_protocol_allows(kit: Kit) -> None:
    @settings(max_examples=20, deadline=None, database=None)
    @given(playout=kit.playouts)
    def law(playout: Playout) -> None:
        for upto in (0, len(playout.actions) // 2, len(playout.actions)):
            for seat in range(playout.setup["players"]):
                line = encode(view(playout, playout.setup, upto, seat))

                assert decode_response(line, "view").error is msgspec.UNSET
                assert list(validator("hap-1-response", "view").iter_errors(json.loads(line)["ok"])) == []

    law()


class TestHiddenPartner:
    """Seat 0 plays a frog and has called the ace of diamonds, which seat 1 holds."""

    @pytest.mark.parametrize(("seat", "partner"), [(0, None), (1, 0), (2, None), (3, None)])
    def test_only_he_knows_before_he_shows_himself(self, seat: int, partner: int | None) -> None:
        seen = ask(op="view", game="german-solo", setup=frog(), seat=seat)["ok"]

        assert (partner, None, None) == (
            seen["partner"],
            seen["public"]["partner"],
            seen["public"]["contract"]["partner"],
        )

    def test_all_know_once_the_called_ace_is_played(self) -> None:
        actions = ["0 play:9D", "1 play:AD"]
        seen = [ask(op="view", game="german-solo", setup=frog(), actions=actions, seat=seat)["ok"] for seat in range(4)]

        assert [1] * 4 == [each["public"]["partner"] for each in seen]
        assert [1, 0, None, None] == [each["partner"] for each in seen]


class TestView:
    def test_whoever_whists_openly_decides_for_the_passer(self) -> None:
        seen = ask(op="view", game="preferans", setup=EIGHT_SPADES, actions=[*OPENED, "0 play:AS"], seat=1)["ok"]

        assert ([1, 2], set(EIGHT_SPADES["hands"][2])) == (seen["controls"], set(seen["exposed"][2]))
        assert (["AS", None, None, None], {"play:KS", "play:9S"}) == (seen["table"], set(seen["legal"]))

    def test_only_the_declarer_sees_what_he_laid_away(self) -> None:
        seen = [ask(op="view", game="preferans", setup=EIGHT_SPADES, seat=seat)["ok"]["public"] for seat in range(4)]

        assert [None] * 3 == [each["discard"] for each in seen[1:]]
        assert sorted(EIGHT_SPADES["discard"]) == sorted(seen[0]["discard"])

    def test_an_illegal_action_on_the_way_is_rejected(self) -> None:
        found = ask(op="view", game="preferans", setup=EIGHT_SPADES, actions=["2 whist"], seat=0)

        assert {"at": 0, "clause": "SYS-TURN"} == found["rejected"]

    def test_a_seat_that_is_not_at_the_table_is_an_error(self) -> None:
        found = ask(op="view", game="german-solo", setup=frog(), seat=4)

        assert "a seat from 0 to 3" in found["error"]["message"]


class TestExplain:
    def test_a_refusal_names_its_clause_and_quotes_it(self) -> None:
        found = ask(op="explain", game="german-solo", setup=frog(), actions=["0 play:9D"], action="1 play:9H")["ok"]

        assert (False, "GS-PLAY-2") == (found["legal"], found["clause"])
        assert found["statement"]
        assert "GS-PLAY-2" in found["fired"]

    def test_a_legal_action_has_no_clause_to_blame(self) -> None:
        found = ask(op="explain", game="german-solo", setup=frog(), actions=["0 play:9D"], action="1 play:AD")["ok"]

        assert (True, None, "") == (found["legal"], found["clause"], found["statement"])

    def test_without_an_action_the_choice_is_explained(self) -> None:
        request = {"op": "explain", "game": "german-solo", "setup": frog(), "actions": ["0 play:9D"]}
        found = ask(**request)["ok"]

        assert (True, True) == (found["legal"], "GS-PLAY-2" in found["fired"])

    def test_a_word_of_no_game_is_an_error(self) -> None:
        found = ask(op="explain", game="german-solo", setup=frog(), action="0 whist")

        assert "no action" in found["error"]["message"]
