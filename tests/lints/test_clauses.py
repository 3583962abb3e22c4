"""Clauses keep to the part of Python that means the same to the engine, the prover and the mutant runner."""

from pathlib import Path
from textwrap import dedent, indent
from typing import Final

import pytest

import hoyle
from tests.lints.clause_lint import MOST_LINES, clause_functions, lint, lint_file

_RULES: Final = Path(hoyle.__file__).parent
_MODULES: Final = sorted(_RULES.rglob("*.py"))


def _clause(body: str, decorator: str = 'narrows("SW-PLAY-2", at="000:P8")') -> str:
    text = indent(dedent(body).strip(), "    ")
    return f'@{decorator}\ndef some_rule(state, cards):\n    """A rule."""\n{text}\n'


class TestRules:
    def test_there_are_clauses_to_lint(self) -> None:
        assert sum(len(clause_functions(module.read_text(encoding="utf-8"))) for module in _MODULES) > 0

    @pytest.mark.parametrize("module", _MODULES, ids=lambda path: path.relative_to(_RULES).as_posix())
    def test_clauses_keep_to_arithmetic_and_comparison(self, module: Path) -> None:
        findings = [f"{module}:{line}: {function} {problem}" for function, line, problem in lint_file(module)]

        assert [] == findings


class TestLint:
    def test_plain_clause_is_clean(self) -> None:
        assert [] == lint(_clause("return cards & state.trick.suit_led_mask or cards"))

    def test_integer_division_is_allowed(self) -> None:
        assert [] == lint(_clause("return cards // 2"))

    @pytest.mark.parametrize(
        ("statement", "problem"),
        [
            ("return cards if state is cards else 0", "compares identities"),
            ("return cards if state is not None else 0", "compares identities"),
            ("match state:\n    case None:\n        return 0\nreturn cards", "compares identities"),
            ("return cards if isinstance(state, int) else 0", "asks for a type"),
            ("return cards if type(state) == int else 0", "asks for a type"),
            ("return cards if id(state) else 0", "asks for an identity"),
            ("return sorted(state.calls)[0]", "sorts"),
            ("raise Gap(f'nothing is said of {cards}')", "builds an f-string"),
            ("return cards in {1, 2}", "makes a set"),
            ("return len({card for card in cards})", "makes a set"),
            ("return len(set(cards))", "makes a set"),
            ("return len(frozenset(cards))", "makes a set"),
            ("return {1: 2}[cards]", "makes a dict"),
            ("return {card: 1 for card in cards}", "makes a dict"),
            ("return dict(a=cards)", "makes a dict"),
            ("return cards * 0.25", "holds a float"),
            ("return float(cards)", "makes a float"),
            ("return cards / 2", "divides with /"),
            ("cards /= 2\nreturn cards", "divides with /"),
            ("return random.choice(cards)", "uses chance"),
            ("return time.time() > cards", "looks at the world outside"),
            ("print(cards)", "does input or output"),
            ("return open(cards)", "does input or output"),
            ("return eval(cards)", "looks past its arguments"),
            ("global seen\nseen = cards", "reaches for global state"),
            ("nonlocal seen\nseen = cards", "reaches for outer state"),
            ("import math\nreturn math.floor(cards)", "imports"),
            ("from math import floor\nreturn floor(cards)", "imports"),
        ],
    )
    def test_forbidden_thing_is_found(self, statement: str, problem: str) -> None:
        assert problem in [finding.problem for finding in lint(_clause(statement))]

    @pytest.mark.parametrize(
        "decorator", ['defines("A")', 'narrows("A")', 'steps("A")', 'values("A", unit="points")', 'clause.steps("A")']
    )
    def test_every_kind_of_clause_is_linted(self, decorator: str) -> None:
        assert ["divides with /"] == [finding.problem for finding in lint(_clause("return cards / 2", decorator))]

    def test_other_functions_are_left_alone(self) -> None:
        assert [] == lint(_clause("return cards / 2", "cache"))

    def test_missing_docstring_is_found(self) -> None:
        source = '@defines("A")\ndef some_rule(state):\n    return 1\n'

        assert ["has no docstring to state its rule"] == [finding.problem for finding in lint(source)]

    def test_asynchronous_clause_is_found(self) -> None:
        source = _clause("return cards").replace("def ", "async def ")

        assert ["is asynchronous"] == [finding.problem for finding in lint(source)]

    def test_longest_clause_is_allowed(self) -> None:
        assert [] == lint(_clause("\n".join(["cards += 1"] * (MOST_LINES - 1) + ["return cards"])))

    def test_one_line_more_is_found(self) -> None:
        findings = lint(_clause("\n".join(["cards += 1"] * MOST_LINES + ["return cards"])))

        assert ["has 16 lines of code: more than 15 are two rules"] == [finding.problem for finding in findings]

    def test_line_of_the_fault_is_given(self) -> None:
        (finding,) = lint(_clause("cards += 1\nreturn cards / 2"))

        assert ("some_rule", 5) == (finding.function, finding.line)
