"""A plugin for pytest: ``pytest --hoyle-adapter "node whist.js"`` adds a test for each scenario that HAP carries.

A test is skipped if the program does not claim what the scenario needs, and fails with every difference otherwise.
"""

import shlex
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from hoyle_verify.conform.cases import Case, Group
    from hoyle_verify.conform.client import Adapter
    from hoyle_verify.conform.verdict import Verdict

_ADAPTER: Final = pytest.StashKey["Adapter"]()
_BROKEN: Final = 3
"""The exit code of a program that cannot be asked, as that of ``hoyle check``."""

_INCOMPLETE: Final = 4
"""Likewise of one that cannot be asked any more."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options."""
    group = parser.getgroup("hoyle", "conformance of an implementation of card games")
    group.addoption("--hoyle-adapter", metavar="CMD", help="the program that is to be checked over HAP/1")
    group.addoption("--hoyle-game", action="append", default=[], metavar="GAME", help="only this game; repeatable")


def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Add a test for each scenario, if there is a program to be checked."""
    if not config.getoption("--hoyle-adapter"):
        return
    # Nothing of hoyle is loaded in a run of pytest that does not ask for it.
    from hoyle_verify.conform.cases import groups
    from hoyle_verify.judge.run import load_all
    from hoyle_verify.scenario.games import GAMES

    games = config.getoption("--hoyle-game")
    unknown = [game for game in games if game not in GAMES]
    if unknown:
        raise pytest.UsageError(f"--hoyle-game: no game is called {unknown[0]!r}; known: {', '.join(GAMES)}")
    chosen = [group for group in groups(load_all()) if not games or group.scenario.game in games]
    items += [ScenarioItem.from_parent(session, name=f"hoyle::{group.scenario.id}", group=group) for group in chosen]


def pytest_unconfigure(config: pytest.Config) -> None:
    """End the program."""
    adapter = config.stash.get(_ADAPTER, None)
    if adapter is not None:
        adapter.close()
        adapter.kill()


class ScenarioItem(pytest.Item):
    """A scenario, put to the program."""

    def __init__(self, *, group: "Group", **more: Any) -> None:
        super().__init__(**more)
        self.group: Final = group

    def runtest(self) -> None:
        """Ask every case of the scenario that the program claims."""
        from hoyle_verify.conform.applies import reason_against
        from hoyle_verify.conform.asking import Questions
        from hoyle_verify.conform.process import CannotStart
        from hoyle_verify.conform.reply import GaveUp, NoHello

        adapter = _adapter_of(self.config)
        try:
            claims = adapter.hello()
        except (CannotStart, NoHello) as error:
            # Every other test would say the same.
            pytest.exit(f"hoyle: {error}", returncode=_BROKEN)
        applicable = [case for case in self.group.cases if not reason_against(case, claims)]
        if not applicable:
            pytest.skip(reason_against(self.group.cases[0], claims))
        told = []
        try:
            for case, verdict in Questions(self.group, adapter.ask, claims).judge(applicable):
                if verdict.outcome != "pass":
                    told.append(_told(case, verdict, adapter.command))
        except (GaveUp, CannotStart) as error:
            pytest.exit(f"hoyle: {error}", returncode=_INCOMPLETE)
        if told:
            raise DiffersError("\n".join(told))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Show the differences alone, and no trace of this module."""
        if isinstance(excinfo.value, DiffersError):
            return f"{self.group.scenario.title}\n{excinfo.value}"
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[str, int | None, str]:
        """Say where the scenario stands."""
        return self.group.scenario.path, None, self.name


class DiffersError(Exception):
    """The program does otherwise than the corpus."""


def _told(case: "Case", verdict: "Verdict", command: Sequence[str]) -> str:
    """Say what became of a case, and by which command it alone is put once more."""
    bears_on = f" [{', '.join(case.clauses)}]" if case.clauses else ""
    lines = [str(difference) for difference in verdict.differences] or [verdict.detail]
    repeat = shlex.join(["hoyle", "check", "--case", case.id, "--", *command])
    return "\n  ".join([f"{verdict.outcome}: {case.id}{bears_on}", *lines, repeat])


def _adapter_of(config: pytest.Config) -> "Adapter":
    """Give the one program of the run, which is started when first needed."""
    adapter = config.stash.get(_ADAPTER, None)
    if adapter is None:
        from hoyle_verify.conform.client import Adapter
        from hoyle_verify.export.version import CORPUS_VERSION

        adapter = Adapter(shlex.split(config.getoption("--hoyle-adapter")), corpus=CORPUS_VERSION)
        config.stash[_ADAPTER] = adapter
    return adapter
