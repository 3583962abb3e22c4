"""Reading and writing the lines of the protocol."""

import json
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hoyle_verify.hap.messages import MAX_LINE, ProtocolError, decode_request, decode_response, encode
from hoyle_verify.hap.requests import OPERATIONS
from hoyle_verify.schemas import validator
from tests.verify.hap.examples import BAD_REQUESTS, BAD_RESPONSES, OTHER_RESPONSES, REQUESTS, RESPONSES


def refusal(line: bytes) -> ProtocolError:
    with pytest.raises(ProtocolError) as caught:
        decode_request(line)
    return caught.value


class TestRequests:
    @pytest.mark.parametrize("op", OPERATIONS)
    def test_request_survives_the_way_there_and_back(self, op: str) -> None:
        request = decode_request(REQUESTS[op].encode())

        assert decode_request(encode(request)) == request

    @pytest.mark.parametrize("op", OPERATIONS)
    def test_what_is_written_is_what_was_read_and_defaults(self, op: str) -> None:
        read: dict[str, Any] = json.loads(REQUESTS[op])
        written: dict[str, Any] = json.loads(encode(decode_request(REQUESTS[op].encode())))

        assert written == written | read

    @pytest.mark.parametrize("name", BAD_REQUESTS)
    def test_wrong_request_is_refused_at_its_step(self, name: str) -> None:
        step, line = BAD_REQUESTS[name]

        assert refusal(line.encode()).step == step

    def test_line_end_is_allowed(self) -> None:
        assert decode_request(b'{"id":"9","op":"bye"}\r\n').id == "9"

    def test_encoded_message_is_one_line(self) -> None:
        encoded = encode(decode_request(REQUESTS["hello"].encode()))

        assert (encoded.count(b"\n"), encoded[-1:]) == (1, b"\n")


class TestRefusal:
    def test_id_is_kept_where_it_can_be_read(self) -> None:
        assert refusal(b'{"id":"7","op":"bye","x":[[[[]]]]}').id == "7"

    def test_id_is_none_where_it_cannot(self) -> None:
        assert refusal(b'{"id":7,"op":"bye"}').id is None

    def test_operations_are_listed_for_an_unknown_one(self) -> None:
        error = refusal(b'{"id":"7","op":"play"}')

        assert (error.step, error.id) == ("op", "7")
        assert str(error) == (
            "op: unknown operation 'play'; known: hello, replay, settle, draw, view, count, explain, bye"
        )

    def test_line_of_one_mebibyte_is_read(self) -> None:
        bare = b'{"id":"9","op":"bye"}'

        assert decode_request(bare + b" " * (MAX_LINE - len(bare) - 1) + b"\n").id == "9"

    def test_longer_line_is_refused(self) -> None:
        bare = b'{"id":"9","op":"bye"}'

        assert refusal(bare + b" " * (MAX_LINE - len(bare)) + b"\n").step == "size"

    @pytest.mark.parametrize(
        ("step", "line"),
        [
            ("utf-8", b'{"id":"\xff","op":"bye"}'),
            ("json", b""),
            ("json", b"\n"),
            ("json", b"bye"),
            ("json", b'{"id":"9","op":"bye"'),
            ("json", b'{"id":"9","op":"bye"} {}'),
            ("json", b'{"id":"9","op":"hello","hap":[NaN]}'),
            ("json", b'{"id":"9","op":"hello","hap":[Infinity]}'),
            ("json", b'\xef\xbb\xbf{"id":"9","op":"bye"}'),
            ("json", b'{"id":"\\ud800","op":"bye"}'),
            ("keys", b'{"id":"9","op":"bye","op":"bye"}'),
            ("keys", b'{"id":"9","op":"count","game":"x","setup":{"players":4,"players":3}}'),
            ("keys", b'{"id":"9","op":"count","game":"x","options":{"a":1,"a":2},"setup":{"players":4}}'),
            ("keys", b'{"id":"9","op":"bye","\\u006fp":"bye"}'),
        ],
    )
    def test_line_that_is_no_message_is_refused_at_its_step(self, step: str, line: bytes) -> None:
        assert refusal(line).step == step

    @pytest.mark.parametrize("line", [b"\n", b"\r\n", b"  \t\n"])
    def test_line_without_anything_is_called_empty(self, line: bytes) -> None:
        assert str(refusal(line)) == "json: an empty line"

    @pytest.mark.parametrize("opening", [b"[", b'{"a":', b'{"id":"9","op":"hello","hap":[', b'{"id":"9","x":['])
    def test_deep_nesting_is_refused_and_nothing_else(self, opening: bytes) -> None:
        assert refusal(opening * 20_000).step in ("json", "fields")

    def test_deep_and_whole_nesting_is_refused_and_nothing_else(self) -> None:
        line = b'{"id":"9","op":"bye","x":' + b"[" * 50_000 + b"]" * 50_000 + b"}"

        assert refusal(line).step in ("json", "fields")


class TestResponses:
    @pytest.mark.parametrize("op", OPERATIONS)
    def test_answer_survives_the_way_there_and_back(self, op: str) -> None:
        answer = decode_response(RESPONSES[op].encode(), op)

        assert decode_response(encode(answer), op) == answer

    @pytest.mark.parametrize("op", OPERATIONS)
    def test_what_is_written_is_what_was_read(self, op: str) -> None:
        assert json.loads(RESPONSES[op]) == json.loads(encode(decode_response(RESPONSES[op].encode(), op)))

    @pytest.mark.parametrize("op", OPERATIONS)
    @pytest.mark.parametrize("name", OTHER_RESPONSES)
    def test_every_operation_can_be_answered_otherwise(self, op: str, name: str) -> None:
        line = OTHER_RESPONSES[name]

        assert json.loads(line) == json.loads(encode(decode_response(line.encode(), op)))

    @pytest.mark.parametrize("name", BAD_RESPONSES)
    def test_wrong_answer_is_refused(self, name: str) -> None:
        op, line = BAD_RESPONSES[name]
        with pytest.raises(ProtocolError) as caught:
            decode_response(line.encode(), op)

        assert caught.value.step == "fields"

    @pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e400", "1."])
    def test_payment_must_be_a_number_of_json(self, number: str) -> None:
        line = f'{{"id":"7","ok":{{"obs":[{{"at":1,"payments":[{number},0,0,0]}}]}}}}'
        with pytest.raises(ProtocolError):
            decode_response(line.encode(), "replay")

    def test_doubled_observable_is_refused(self) -> None:
        with pytest.raises(ProtocolError) as caught:
            decode_response(b'{"id":"7","ok":{"obs":[{"at":1,"actor":1,"actor":2}]}}', "replay")

        assert caught.value.step == "keys"


ASIDES = ["true", "null", "-1", "1e999", "{}", "[]", '"', "}", ",", '"op":"bye",', "0", "[[", "\\", "\u00e9", "NaN", ""]


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    text = draw(st.sampled_from([*REQUESTS.values(), *RESPONSES.values()]))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        text = text[:start] + draw(st.sampled_from(ASIDES)) + text[start + draw(st.integers(0, 6)) :]
    return text.encode()


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Pass over an object with doubled keys, of which a schema sees only one."""
    assume(len(dict(pairs)) == len(pairs))
    return dict(pairs)


@settings(max_examples=300, deadline=None)
@given(line=mutated(), op=st.sampled_from(OPERATIONS))
def test_decoder_and_schema_agree_on_mutated_answers(line: bytes, op: str) -> None:
    try:
        decode_response(line, op)
    except ProtocolError as error:
        if error.step == "fields":
            whole = json.loads(line, object_pairs_hook=once)
            valid = validator("hap-1-response").is_valid(whole) and (
                "ok" not in whole or validator("hap-1-response", op).is_valid(whole["ok"])
            )

            assert not valid
    else:
        assert validator("hap-1-response").is_valid(json.loads(line))


@settings(max_examples=300, deadline=None)
@given(line=mutated())
def test_decoder_and_schema_agree_on_mutated_requests(line: bytes) -> None:
    try:
        decode_request(line)
    except ProtocolError as error:
        if error.step in ("fields", "op"):
            assert not validator("hap-1-request").is_valid(json.loads(line, object_pairs_hook=once))
    else:
        assert validator("hap-1-request").is_valid(json.loads(line))
