"""The tree of a YAML text, with libyaml and without it."""

from typing import Any

import pytest
import yaml

from hoyle_verify.scenario import find, tree
from hoyle_verify.scenario.tree import MAX_DEPTH, Items, Mark, Pairs, Scalar, read_tree
from tests.verify.scenario.known import HERE

LOADERS = pytest.mark.parametrize("loader", [yaml.Loader, tree._LOADER], ids=["pure", "fast"])


@pytest.fixture
def reading(loader: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree, "_LOADER", loader)


@LOADERS
@pytest.mark.usefixtures("reading")
class TestReadTree:
    def test_scalars_stay_texts(self) -> None:
        root, problems = read_tree("a: on\nb: '1:30'\n", "f")

        assert problems == []
        assert root == Pairs(
            Mark(1, 1),
            [
                (Scalar(Mark(1, 1), "a", plain=True), Scalar(Mark(1, 4), "on", plain=True)),
                (Scalar(Mark(2, 1), "b", plain=True), Scalar(Mark(2, 4), "1:30", plain=False)),
            ],
        )

    def test_deepest_nesting_is_read(self) -> None:
        root, problems = read_tree("[" * MAX_DEPTH + "]" * MAX_DEPTH, "f")

        assert isinstance(root, Items)
        assert problems == []

    @pytest.mark.parametrize("depth", [MAX_DEPTH + 1, 900])
    def test_deeper_nesting_is_refused(self, depth: int) -> None:
        root, problems = read_tree("[" * depth, "f")

        assert root is None
        assert [problem.message for problem in problems] == [f"nested more than {MAX_DEPTH} deep"]

    def test_every_alias_anchor_and_tag_is_found(self) -> None:
        _, problems = read_tree("a: &x 1\nb: [*x, !!int 2, *x]\n", "f")

        assert [(problem.line, problem.column) for problem in problems] == [(1, 4), (2, 5), (2, 9), (2, 18)]

    def test_control_character_is_found_in_its_place(self) -> None:
        _, problems = read_tree("a: 1\nb: x\x07\n", "f")

        assert [(problem.line, problem.column) for problem in problems] == [(2, 5)]


@pytest.mark.parametrize("path", find(HERE / "scenarios"), ids=lambda path: path.stem)
def test_both_loaders_give_the_same_tree(path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    text = path.read_text(encoding="utf-8")
    fast = read_tree(text, "f")
    monkeypatch.setattr(tree, "_LOADER", yaml.Loader)

    assert fast == read_tree(text, "f")
