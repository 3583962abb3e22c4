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
from hoyle_verify.scenario import Scenario, ScenarioError, load_cases

_LOG: Final = logging.getLogger(__name__)


class Corpus(NamedTuple):
    """The scenarios by id, those that claim a clause by its id, and what is wrong with files that cannot be read."""

    scenarios: Mapping[str, Scenario]
    claims: Mapping[str, Sequence[Scenario]]
    problems: Sequence[str]


def add_settings(app: Sphinx) -> None:
    """Add the settings ``hoyle_scenarios``, a folder as seen from conf.py, and a fingerprint that is not for users.

    The fingerprint makes Sphinx read every page again once a clause or a scenario has changed.
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


def _root(app: Sphinx) -> Path:
    return Path(app.confdir, app.config.hoyle_scenarios).resolve()


def _take_fingerprint(app: Sphinx, config: Config) -> None:
    games.load()
    digest = hashlib.sha256()
    for clause in register.clauses().values():
        digest.update(repr((clause.id, clause.statement, clause.details, clause.at, clause.standing)).encode())
        if clause.function is not None:
            digest.update(getsource(clause.function).encode())
    digest.update(repr((register.defects(), register.documents())).encode())
    for option in register.options().values():
        digest.update(repr((option.id, option.statement, option.defaults, option.says)).encode())
    for path in sorted(_root(app).glob("**/*.yaml")):
        digest.update(path.read_bytes())
    config.hoyle_fingerprint = digest.hexdigest()


def _report_problems(app: Sphinx) -> None:
    for problem in corpus_of(app).problems:
        _LOG.warning("%s", problem, type="hoyle", subtype="scenario")
