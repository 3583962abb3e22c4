"""The corpus is found in a checkout first, then in the installed package, and otherwise both places are named."""

from pathlib import Path

import pytest

from hoyle import corpus
from hoyle.errors import HoyleError


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pretend that hoyle lies in an empty folder of its own."""
    place = tmp_path / "rules" / "hoyle"
    place.mkdir(parents=True)
    monkeypatch.setattr(corpus, "_PACKAGE", place)
    return place


def _make_checkout(root: Path) -> Path:
    (root / "pyproject.toml").touch()
    (root / "scenarios").mkdir()
    return root / "scenarios"


class TestLocate:
    @pytest.mark.usefixtures("package")
    def test_checkout_is_found(self, tmp_path: Path) -> None:
        scenarios = _make_checkout(tmp_path)

        assert scenarios == corpus.locate()

    def test_installed_copy_is_found(self, package: Path) -> None:
        (package / "scenarios").mkdir()

        assert package / "scenarios" == corpus.locate()

    def test_checkout_goes_before_the_installed_copy(self, package: Path, tmp_path: Path) -> None:
        scenarios = _make_checkout(tmp_path)
        (package / "scenarios").mkdir()

        assert scenarios == corpus.locate()

    def test_scenarios_beside_no_project_file_are_somebody_elses(self, package: Path, tmp_path: Path) -> None:
        (tmp_path / "scenarios").mkdir()
        (package / "scenarios").mkdir()

        assert package / "scenarios" == corpus.locate()

    @pytest.mark.usefixtures("package")
    @pytest.mark.parametrize("file", ["pyproject.toml", "scenarios"])
    def test_half_a_checkout_is_none(self, file: str, tmp_path: Path) -> None:
        (tmp_path / file).touch()

        with pytest.raises(corpus.NoCorpus):
            corpus.locate()

    def test_the_corpus_in_use_is_a_folder(self) -> None:
        assert corpus.locate().is_dir()


class TestNoCorpus:
    error = corpus.NoCorpus((Path("a"), Path("b")))

    def test_wording(self) -> None:
        expected = "no scenarios found in a and b; install hoyle again, or work in a whole checkout"

        assert expected == str(self.error)

    def test_it_names_the_places_looked_at(self, package: Path, tmp_path: Path) -> None:
        with pytest.raises(corpus.NoCorpus) as refusal:
            corpus.locate()

        assert (tmp_path / "scenarios", package / "scenarios") == refusal.value.places

    def test_it_is_a_refusal_and_a_missing_file(self) -> None:
        assert (True, True) == (isinstance(self.error, HoyleError), isinstance(self.error, FileNotFoundError))
