"""All scenarios that some patterns mean, with the problems of all files together."""

import fnmatch
from collections.abc import Sequence
from pathlib import Path

from hoyle_verify.scenario.cases import SEPARATOR
from hoyle_verify.scenario.find import NothingFound, find
from hoyle_verify.scenario.load import load_cases
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.scenario.names import Names
from hoyle_verify.scenario.problems import Problem, ScenarioError


def load_all(root: Path, patterns: Sequence[str] = (), *, names: Names | None = None) -> list[Scenario]:
    """Load the scenarios that the patterns mean, each once, or all below the root.

    A pattern is one of ``find``; ``#`` and the name of a case, or a glob, after it choose among the cases of a file.
    Raises ScenarioError with the problems of all files, and NothingFound for a pattern that means no scenario.
    """
    loaded: dict[Path, tuple[Scenario, ...]] = {}
    problems: list[Problem] = []
    chosen: dict[str, Scenario] = {}
    for pattern in patterns or ("",):
        files, case = _split(pattern)
        found: list[Scenario] = []
        for path in find(root, [files] if patterns else ()):
            if path not in loaded:
                try:
                    loaded[path] = load_cases(path, root=_root_of(path, root), names=names)
                except ScenarioError as error:
                    loaded[path] = ()
                    problems += error.problems
            found += [each for each in loaded[path] if fnmatch.fnmatchcase(each.id.partition(SEPARATOR)[2], case)]
        if not found and not problems:
            raise NothingFound(pattern, root, f"there is no case {case!r} in {files}")
        chosen |= {f"{each.path}{SEPARATOR}{each.id}": each for each in found}
    if problems:
        raise ScenarioError(problems)
    return list(chosen.values())


def _split(pattern: str) -> tuple[str, str]:
    """Split a pattern into that of the files and that of their cases, which is that of any case if none is given."""
    if SEPARATOR not in pattern or Path(pattern).exists():
        return pattern, "*"
    files, _, case = pattern.rpartition(SEPARATOR)
    return files, case


def _root_of(path: Path, root: Path) -> Path | None:
    """A file outside the corpus is a case of somebody's own: the loader finds its root, if it has one."""
    return root if path.resolve().is_relative_to(root.resolve()) else None
