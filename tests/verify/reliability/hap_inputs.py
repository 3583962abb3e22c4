"""Lines of HAP/1 that are altered: requests made from the corpus, and what the reference engine answers to them."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from hoyle import games
from hoyle_verify.hap.messages import MAX_LINE, decode_request, encode
from hoyle_verify.hap.objects import Setup
from hoyle_verify.hap.requests import Ask, Bye, Draw, Explain, Hello, Replay, Settle, View
from hoyle_verify.judge.run import load_all
from hoyle_verify.scenario.canonical import to_count, to_request
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.serve.reference import answer
from tests.verify.reliability.alter import Vocabulary, altered, swollen, vocabulary
from tests.verify.reliability.tally import Input
from tests.verify.reliability.texts import altered_json
from tests.verify.reliability.trees import Tree, from_json, to_json

_ONLY_TEXT: Final = 0.12
_COUNTS: Final = 0.02
"""Share of the requests to count lines, which take long."""


class Exchange(NamedTuple):
    """A valid request as a line, the same as a tree, and its operation."""

    line: str
    tree: Tree
    op: str


@cache
def exchanges() -> tuple[Exchange, ...]:
    """Give valid requests of every operation but counting, of every game."""
    requests: list[Any] = [Hello(id="0", hap=(1,), corpus="0.1"), Bye(id="1")]
    for number, scenario in enumerate(_scenarios()):
        requests += _requests(number, scenario)
    return tuple(map(_exchange, requests))


@cache
def counts() -> tuple[Exchange, ...]:
    """Give valid requests to count lines."""
    return tuple(_exchange(to_count(scenario)) for scenario in _scenarios() if scenario.kind == "count")


@cache
def known() -> Vocabulary:
    """Give what stands under each key in the requests."""
    return vocabulary([each.tree for each in (*exchanges(), *counts())])


def request_inputs(numbers: range) -> Iterator[Input]:
    """Give altered requests; the same number gives the same line as long as the corpus is the same."""
    for number in numbers:
        rng = Random(f"request {number}")
        base = rng.choice(counts() if rng.random() < _COUNTS else exchanges())
        yield Input(number, _line(rng, base.line, base.tree, known()))


def huge_requests(numbers: range) -> Iterator[Input]:
    """Give requests that are almost as long as a line may be."""
    for number in numbers:
        rng = Random(f"huge request {number}")
        yield Input(number, to_json(swollen(rng, rng.choice(exchanges()).tree, MAX_LINE * 9 // 10)).encode())


def response_inputs(numbers: range) -> Iterator[tuple[str, Input]]:
    """Give altered answers, each with the operation that it answers."""
    for number in numbers:
        rng = Random(f"response {number}")
        op, line, tree = rng.choice(_answers())
        yield op, Input(number, _line(rng, line, tree, _of_answers()))


def _line(rng: Random, line: str, tree: Tree, known: Vocabulary) -> bytes:
    if rng.random() < _ONLY_TEXT:
        return altered_json(rng, line)
    return to_json(altered(rng, tree, known)).encode()


@cache
def _scenarios() -> tuple[Scenario, ...]:
    """Give one scenario of every third file, which is enough to have all kinds and games."""
    return tuple({scenario.path: scenario for scenario in load_all()}.values())[::3]


def _requests(number: int, scenario: Scenario) -> Iterator[Any]:
    """Give what can be asked about a scenario; ``number`` varies it."""
    if scenario.kind == "draw":
        assert scenario.setup is not None
        yield Draw(id="d", game=scenario.game, ruleset=scenario.ruleset, options=scenario.options, setup=scenario.setup)
    if scenario.kind not in ("replay", "settle"):
        return
    request = to_request(scenario)
    yield request
    if isinstance(request, Settle):
        return
    everything = tuple(games.engine(scenario.game).observables)
    yield msgspec.structs.replace(request, ask=(Ask(at=0, want=everything), Ask(at="end", want=everything)))
    yield from _other_requests(number, request)


def _other_requests(number: int, request: Replay) -> Iterator[Any]:
    upto = number % (len(request.actions) + 1)
    shared: dict[str, Any] = {
        "game": request.game,
        "ruleset": request.ruleset,
        "options": request.options,
        "setup": request.setup,
        "actions": request.actions[:upto],
    }
    yield View(id="v", seat=number % _seats(request.setup), **shared)
    more: dict[str, Any] = {"action": request.actions[upto]} if upto < len(request.actions) else {}
    yield Explain(id="e", **shared, **more)


def _seats(setup: Setup) -> int:
    return setup.players


def _exchange(request: Any) -> Exchange:
    line = encode(request).decode().rstrip("\n")
    tree = from_json(line)
    return Exchange(line, tree, msgspec.json.decode(line)["op"])


@cache
def _answers() -> tuple[tuple[str, str, Tree], ...]:
    found = []
    for each in exchanges()[::3]:
        line = encode(answer(decode_request(each.line.encode()))).decode().rstrip("\n")
        found.append((each.op, line, from_json(line)))
    return tuple(found)


@cache
def _of_answers() -> Vocabulary:
    return vocabulary([tree for _, _, tree in _answers()])
