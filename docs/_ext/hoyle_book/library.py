"""Where the extension finds what it prints: the register of hoyle and the scenarios of the corpus."""

import hashlib
from collections.abc import Mapping, Sequence
from functools import cache
from inspect import getsource
from pathlib import Path
from typing import Final, NamedTuple

from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.util import logging

from hoyle import games, register
from hoyle_book.catalogues import NOT_OF_PAGES
from hoyle_book.proofs import proofs
from hoyle_verify.judge.run import Run, run_all
from hoyle_verify.mutants.figures import PATH as FIGURES
from hoyle_verify.mutants.figures import Figures
from hoyle_verify.mutants.figures import read as read_figures
from hoyle_verify.scenario import Scenario, ScenarioError, load_cases
from hoyle_verify.solve.annotate.store import SUFFIX as VALUES
from hoyle_verify.trace.evidence import Trace, collect

_LOG: Final = logging.getLogger(__name__)
_HERE: Final = Path(__file__).parent


class Corpus(NamedTuple):
    """The scenarios by id, those that claim a clause by its id, and what is wrong with files that cannot be read."""

    scenarios: Mapping[str, Scenario]
    claims: Mapping[str, Sequence[Scenario]]
    problems: Sequence[str]


def add_settings(app: Sphinx) -> None:
    """Add the settings ``hoyle_scenarios``, a folder as seen from conf.py, and a fingerprint that is not for users.

    The fingerprint makes Sphinx read every page again once a clause, a scenario or the values beside one have
    changed.
    """
    app.add_config_value("hoyle_scenarios", "../scenarios", "env", types=(str,))
    app.add_config_value("hoyle_fingerprint", "", "env", types=(str,))
    app.connect("config-inited", _take_fingerprint)
    app.connect("builder-inited", _report_problems)


def corpus_of(app: Sphinx) -> Corpus:
    """Give the corpus that the book is set to."""
    return read_corpus(_root(app))


@cache
def read_corpus(root: Path) -> Corpus:
    """Read all scenarios below a folder, those that are refused apart."""
    games.load()
    scenarios: dict[str, Scenario] = {}
    claims: dict[str, list[Scenario]] = {}
    problems: list[str] = []
    for path in sorted(root.glob("**/*.yaml")):
        try:
            loaded = load_cases(path, root=root)
        except ScenarioError as error:
            problems.append(str(error))
            continue
        for scenario in loaded:
            scenarios[scenario.id] = scenario
            for clause in scenario.clauses:
                claims.setdefault(clause, []).append(scenario)
    return Corpus(scenarios, claims, problems)


def runs_of(app: Sphinx) -> Sequence[Run]:
    """Run all scenarios through the reference engine, once in a process."""
    return _runs(_root(app))


@cache
def _runs(root: Path) -> Sequence[Run]:
    return run_all(read_corpus(root).scenarios.values())


def trace_of(app: Sphinx) -> Trace:
    """Give what bears each clause out, in all games."""
    return _trace(_root(app))


@cache
def _trace(root: Path) -> Trace:
    return collect(_runs(root))


@cache
def figures() -> Figures:
    """Give what the last whole hunt for mutants has found."""
    return read_figures()


def _root(app: Sphinx) -> Path:
    return Path(app.confdir, app.config.hoyle_scenarios).resolve()


def fingerprint(root: Path, *others: Path) -> str:
    """Digest what pages are made from besides their own text: register, theorems, corpus, what is stored, and others.

    A file that is not there counts as an empty one.
    """
    games.load()
    digest = hashlib.sha256()
    for clause in register.clauses().values():
        digest.update(repr((clause.id, clause.statement, clause.details, clause.at, clause.standing)).encode())
        if clause.function is not None:
            digest.update(getsource(clause.function).encode())
    digest.update(repr((register.defects(), register.documents())).encode())
    for option in register.options().values():
        digest.update(repr((option.id, option.statement, option.defaults, option.says)).encode())
    stored = [path for ending in ("json", "toml") for path in _HERE.glob(f"*.{ending}")]
    for path in sorted([*root.glob("**/*.yaml"), *root.glob(f"**/*{VALUES}"), *stored, FIGURES, *others]):
        digest.update(path.read_bytes() if path.is_file() else b"")
    for proof in proofs().values():
        digest.update(repr((proof.theorem.id, proof.theorem.statement, proof.theorem.defects, proof.cases)).encode())
    return digest.hexdigest()


def _take_fingerprint(app: Sphinx, config: Config) -> None:
    """Add to the fingerprint the words that the extension and the theme put on the pages of this edition."""
    messages = Path(app.confdir, "locales", config.language or "en", "LC_MESSAGES")
    words = [messages / f"{name}.po" for name in NOT_OF_PAGES]
    config.hoyle_fingerprint = fingerprint(_root(app), *words)


def _report_problems(app: Sphinx) -> None:
    for problem in corpus_of(app).problems:
        _LOG.warning("%s", problem, type="hoyle", subtype="scenario")
