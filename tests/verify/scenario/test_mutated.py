"""Whatever stands in a file, the loader gives a scenario or says why not."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hoyle_verify.scenario import Scenario, ScenarioError, find, load
from tests.verify.scenario.known import HERE, NAMES

TEXTS = [path.read_text(encoding="utf-8") for path in find(HERE / "scenarios")]
SNIPPETS = [
    "",
    ": ",
    "- ",
    "\n",
    "  ",
    "{",
    "}",
    "[",
    "]",
    "'",
    '"',
    "&a ",
    "*a",
    "!!int ",
    "null",
    "end",
    "-1",
    "1e9",
    "TD",
]
SNIPPETS += [
    "\t",
    "#",
    "|",
    ">",
    "? ",
    "---\n",
    "...\n",
    "%",
    "@",
    "\x00",
    "\ufeff",
    "é",
    "A",
    "trick A",
    "true",
    "0.1",
    ",",
]


@st.composite
def mutated(draw: st.DrawFn) -> str:
    text = draw(st.sampled_from(TEXTS))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        length = draw(st.integers(0, 12))
        text = text[:start] + draw(st.sampled_from(SNIPPETS)) + text[start + length :]
    return text


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("mutated") / "case.yaml"


def answer_to(file: Path, data: bytes) -> Scenario | ScenarioError:
    file.write_bytes(data)
    try:
        return load(file, names=NAMES)
    except ScenarioError as error:
        return error


@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=mutated())
def test_mutated_text_is_loaded_or_refused_with_reasons(file: Path, text: str) -> None:
    answer = answer_to(file, text.encode())

    assert isinstance(answer, Scenario) or answer.problems


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.binary(max_size=60))
def test_any_bytes_are_refused_with_reasons(file: Path, data: bytes) -> None:
    answer = answer_to(file, data)

    assert isinstance(answer, ScenarioError)
    assert answer.problems


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lines=st.lists(st.sampled_from([line for text in TEXTS for line in text.splitlines()]), max_size=30))
def test_shuffled_lines_are_loaded_or_refused_with_reasons(file: Path, lines: list[str]) -> None:
    answer = answer_to(file, "\n".join(lines).encode())

    assert isinstance(answer, Scenario) or answer.problems
