"""What is inside the wheel and the sdist, since users without a checkout have nothing else."""

import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.lints.tree_lint import ROOT


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a wheel that was built from the sdist beside it."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(command, check=True)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> list[str]:
    """The names of the files in the wheel."""
    (path,) = built.glob("*.whl")
    with ZipFile(path) as archive:
        return archive.namelist()


def _below(folder: str) -> set[str]:
    paths = [path for path in (ROOT / folder).rglob("*") if "__pycache__" not in path.parts]
    return {path.relative_to(ROOT / folder).as_posix() for path in paths if path.is_file()}


class TestWheel:
    def test_corpus_travels_whole(self, wheel: list[str]) -> None:
        prefix = "hoyle/scenarios/"

        assert _below("scenarios") == {name.removeprefix(prefix) for name in wheel if name.startswith(prefix)}

    @pytest.mark.parametrize(
        ("source", "package"), [("rules/hoyle", "hoyle/"), ("verify/hoyle_verify", "hoyle_verify/")]
    )
    def test_packages_travel_whole(self, wheel: list[str], source: str, package: str) -> None:
        inside = {name.removeprefix(package) for name in wheel if name.startswith(package)}

        assert _below(source) == {name for name in inside if not name.startswith("scenarios/")}

    def test_nothing_else_is_installed(self, wheel: list[str]) -> None:
        folders = {name.partition("/")[0] for name in wheel}

        assert {"hoyle", "hoyle_verify"} == {folder for folder in folders if not folder.endswith(".dist-info")}

    def test_both_licences_travel(self, wheel: list[str]) -> None:
        assert {"LICENSE", "LICENSE-CC0"} == {name.rpartition("/")[2] for name in wheel if "/licenses/" in name}


class TestSdist:
    @pytest.mark.parametrize(
        "name",
        ["Makefile", "constraints.txt", "CHANGELOG.md", "CITATION.cff", ".ci/run", "tests/lints/test_distribution.py"],
    )
    def test_sdist_is_complete(self, built: Path, name: str) -> None:
        (path,) = built.glob("*.tar.gz")
        with tarfile.open(path) as archive:
            names = {member.partition("/")[2] for member in archive.getnames()}

        assert name in names
