"""Which cases the options of ``hoyle check`` choose."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import click

from hoyle import register
from hoyle_verify.conform.cases import CARRIED, Group, groups
from hoyle_verify.conform.events import read
from hoyle_verify.conform.selection import Shard, named, narrowed, of_ids
from hoyle_verify.conform.verdict import GOOD
from hoyle_verify.judge.run import load_all
from hoyle_verify.scenario.games import GAMES
from hoyle_verify.scenario.model import Scenario


class Choice(NamedTuple):
    """What the command line chooses; ``cases`` are ids, patterns of ids, or files, each perhaps with a position."""

    games: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    cases: tuple[str, ...] = ()
    only_failed: Path | None = None
    shard: Shard = Shard()
    permute: bool = False

    def in_words(self) -> str:
        """Write the options again, but for the shard, which the log has apart."""
        chosen = [("--game", self.games), ("--clause", self.clauses), ("--case", self.cases)]
        words = [f"{option} {value}" for option, values in chosen for value in values]
        words += [f"--only-failed {self.only_failed.name}"] if self.only_failed else []
        return " ".join(words + ["--permute"] * self.permute)


class Chosen(NamedTuple):
    """The cases that are chosen, and what is to be known of them.

    ``files`` are those of scenarios outside the corpus, by id; ``uncarried`` counts scenarios that no question is for.
    """

    groups: list[Group]
    files: dict[str, str]
    uncarried: dict[str, int]


def choose(choice: Choice) -> Chosen:
    """Load what is needed of the corpus, and the files that are named, and choose."""
    files = {case: path for case in choice.cases if (path := _file_of(case)) is not None}
    own = {path: load_all([str(path)]) for path in files.values()}
    asked = tuple(case for case in choice.cases if case not in files)
    corpus = load_all(_patterns(choice, asked)) if asked or not files else []
    of_games = [each for each in corpus if not choice.games or each.game in choice.games]
    found = _selected(of_games, choice._replace(cases=asked)) if of_games else []
    for case, path in files.items():
        for scenario in own[path]:
            name = case.replace(str(path), scenario.id.partition("#")[0], 1)
            found += named([scenario], [name], permute=choice.permute) if _is_about(scenario, name) else []
    kept = narrowed([each for each in found if choice.shard.has(each.scenario)], None, _clauses(choice))
    return Chosen(
        kept,
        {scenario.id: str(path) for path, scenarios in own.items() for scenario in scenarios},
        {} if choice.cases or choice.clauses or choice.only_failed else _uncarried(of_games),
    )


def _patterns(choice: Choice, cases: Sequence[str]) -> tuple[str, ...]:
    """Give patterns for the scenarios of all games that can be chosen; none for the whole corpus."""
    games = choice.games or tuple(dict.fromkeys(case.partition("/")[0] for case in cases))
    return tuple(f"{game}/*" for game in games) if all(game in GAMES for game in games) else ()


def _selected(scenarios: Sequence[Scenario], choice: Choice) -> list[Group]:
    failed = _failed(choice.only_failed) if choice.only_failed else None
    if choice.cases:
        return narrowed(named(scenarios, choice.cases, permute=choice.permute), failed, ())
    if failed is not None:
        return of_ids(scenarios, failed)
    return list(groups(scenarios, permute=choice.permute))


def _clauses(choice: Choice) -> tuple[str, ...]:
    unknown = [clause for clause in choice.clauses if clause not in register.clauses()]
    if unknown:
        raise click.UsageError(f"no clause is called {unknown[0]!r}; 'hoyle trace' lists them")
    return choice.clauses


def _failed(path: Path) -> set[str]:
    """Give the cases of an earlier log that did not come out well, or never came out."""
    log = read(path)
    good = {result.case for result in log.results if result.outcome in GOOD}
    return {case.case for case in log.cases} - good


def _uncarried(scenarios: Sequence[Scenario]) -> dict[str, int]:
    return dict(sorted(Counter(each.kind for each in scenarios if each.kind not in CARRIED).items()))


def _file_of(case: str) -> Path | None:
    """Find the file that is named in a case, before the row of its table, its position and its permutation."""
    name = case.partition("~")[0]
    placeless = name.rpartition("@")[0] or name
    candidates = (case, name, placeless, placeless.partition("#")[0])
    return next((Path(text) for text in candidates if Path(text).is_file()), None)


def _is_about(scenario: Scenario, name: str) -> bool:
    """Tell whether the name of a case, if it names a row of a table, names this one."""
    row = name.partition("~")[0].partition("@")[0].partition("#")[2]
    return not row or row == scenario.id.partition("#")[2]
