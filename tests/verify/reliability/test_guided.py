"""Inputs that are led by the lines they reach go where chance alone does not, and find nothing there."""

from pathlib import Path
from random import Random

import pytest

from tests.verify.reliability.guided import guided
from tests.verify.reliability.hap_inputs import exchanges
from tests.verify.reliability.scenario_inputs import trees
from tests.verify.reliability.surfaces import to_the_loader, to_the_server
from tests.verify.reliability.trees import Text, to_json, to_yaml


@pytest.mark.parametrize("inputs", [60, pytest.param(6_000, marks=pytest.mark.slow)])
class TestGuided:
    def test_loader_answers_whatever_is_reached(self, tmp_path: Path, inputs: int) -> None:
        """The whole takes about two minutes."""
        ask = to_the_loader(tmp_path / "case.yaml")
        reached = guided(trees()[::40], lambda tree: ask(to_yaml(tree).encode()), inputs, Random("loader"))

        assert reached.in_all > reached.by_seeds
        assert reached.kept

    def test_server_answers_whatever_is_reached(self, inputs: int) -> None:
        """The whole takes about half a minute."""
        seeds = [each.tree for each in exchanges()[::40]]
        reached = guided(seeds, lambda tree: to_the_server(to_json(tree).encode()), inputs, Random("server"))

        assert reached.in_all > reached.by_seeds
        assert reached.kept


def test_input_that_crashes_is_told() -> None:

    def crash(tree: object) -> None:
        raise RuntimeError(str(tree))

    with pytest.raises(RuntimeError) as raised:
        guided([Text("x", bare=False)], crash, 1, Random(0))

    assert raised.value.__notes__[0].startswith("input: Text(")
