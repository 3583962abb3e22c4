import json

from hoyle_verify.hap.messages import decode_request, encode
from hoyle_verify.hap.requests import Ask, Replay, Settle
from hoyle_verify.scenario import canonical, find, load, to_request
from tests.verify.scenario.known import HERE, OPEN_MISERE

SETTLE = HERE / "scenarios" / "solo-whist" / "score" / "solo-made-without-overtrick.yaml"


class TestRequest:
    def test_replay_asks_at_its_checkpoints(self) -> None:
        request = to_request(load(OPEN_MISERE), id="7")

        assert isinstance(request, Replay)
        assert request.id == "7"
        assert request.ask == (Ask(at=3, want=("actor", "legal")), Ask(at=11, want=("actor", "exposed")))

    def test_partial_legal_set_asks_for_all_of_it(self) -> None:
        request = to_request(load(HERE / "scenarios" / "german-solo" / "auction" / "younger-player-asks.yaml"))

        assert request.ask[0] == Ask(at=2, want=("actor", "legal"))

    def test_settle_asks_at_the_end(self) -> None:
        request = to_request(load(SETTLE))

        assert isinstance(request, Settle)
        assert request.ask == (Ask(at="end", want=("payments", "result", "over")),)
        assert request.options == {"sw.fail": "fraction_only", "sw.even": 40}

    def test_reject_case_is_prefix_and_one_action(self) -> None:
        scenario = load(OPEN_MISERE)
        request = to_request(scenario, reject=scenario.reject[0])

        assert isinstance(request, Replay)
        assert request.actions == (*scenario.actions[:8], "1 play:8C")
        assert request.ask == ()

    def test_expected_values_are_not_sent(self) -> None:
        assert b"royal-abundance" not in encode(to_request(load(OPEN_MISERE)))

    def test_request_is_a_line_of_the_protocol(self) -> None:
        request = to_request(load(SETTLE))

        assert decode_request(encode(request)) == request


class TestCanonical:
    def test_places_in_the_file_are_left_out(self) -> None:
        written = json.dumps(canonical(load(OPEN_MISERE)))

        assert '"line"' not in written
        assert '"lines"' not in written
        assert '"path"' not in written

    def test_checkpoint_has_its_facts_beside_its_position(self) -> None:
        assert canonical(load(OPEN_MISERE))["expect"][1] == {"at": 11, "actor": 2, "exposed": [3]}

    def test_default_ruleset_is_written(self) -> None:
        assert canonical(load(SETTLE))["ruleset"] == "as-printed"

    def test_values_are_plain_json(self) -> None:
        for path in find(HERE / "scenarios"):
            values = canonical(load(path))

            assert values == json.loads(json.dumps(values))
