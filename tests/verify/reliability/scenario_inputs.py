"""Scenario files that are altered, each from one of the corpus."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

from hoyle import corpus
from hoyle_verify.scenario.load import MAX_BYTES
from tests.verify.reliability.alter import Vocabulary, altered, swollen, vocabulary
from tests.verify.reliability.tally import Input
from tests.verify.reliability.texts import altered_yaml
from tests.verify.reliability.trees import Tree, from_yaml, to_yaml

_ONLY_TEXT: Final = 0.25
_TEXT_TOO: Final = 0.05


@cache
def texts() -> tuple[str, ...]:
    """Give the texts of the corpus."""
    return tuple(path.read_text(encoding="utf-8") for path in sorted(corpus.locate().glob("**/*.yaml")))


@cache
def trees() -> tuple[Tree, ...]:
    """Give the corpus as trees."""
    return tuple(map(from_yaml, texts()))


@cache
def known() -> Vocabulary:
    """Give what stands under each key in the corpus."""
    return vocabulary(trees())


def scenario_inputs(numbers: range, *, gently: float = 0.6) -> Iterator[Input]:
    """Give altered scenario files; the same number gives the same file as long as the corpus is the same."""
    for number in numbers:
        yield Input(number, _scenario(Random(f"scenario {number}"), gently))


def huge_scenarios(numbers: range) -> Iterator[Input]:
    """Give scenario files that are almost as large as the loader reads."""
    for number in numbers:
        rng = Random(f"huge scenario {number}")
        yield Input(number, to_yaml(swollen(rng, rng.choice(trees()), MAX_BYTES * 2 // 3)).encode()[:MAX_BYTES])


def _scenario(rng: Random, gently: float) -> bytes:
    index = rng.randrange(len(texts()))
    if rng.random() < _ONLY_TEXT * (1 - gently) * 2:
        return altered_yaml(rng, texts()[index])
    text = to_yaml(altered(rng, trees()[index], known(), gently=gently))
    return altered_yaml(rng, text) if rng.random() < _TEXT_TOO else text.encode()
