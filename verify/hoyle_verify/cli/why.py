"""``hoyle why``: everything known about one id."""

import inspect
from collections.abc import Iterable
from typing import Any

import click
from rich.text import Text

from hoyle import games, register
from hoyle.clause import Clause, clause_of
from hoyle.errors import UnknownName
from hoyle.register import Defect
from hoyle.ruleset import Option
from hoyle_verify.cli.common import HOLDS, json_option, print_json
from hoyle_verify.cli.differences import said
from hoyle_verify.cli.terminal import console
from hoyle_verify.judge.run import Run, load_all, run, run_all
from hoyle_verify.narrate.words import counted
from hoyle_verify.scenario.cases import file_of, title_of

Fields = dict[str, Any]


@click.command("why")
@click.argument("id_", metavar="ID")
@json_option
def command(id_: str, as_json: bool) -> int:
    """Show everything known about a clause, a defect of a document, an option or a scenario.

    \b
    Examples:
      hoyle why SW-PLAY-2
      hoyle why SW-DEF-11
      hoyle why sw.fail
      hoyle why solo-whist/whole/open-misere-beaten
    """
    fields = _lookup(id_)
    if as_json:
        print_json(fields)
        return HOLDS
    out = console()
    for name, value in fields.items():
        if value in ("", (), [], None):
            continue
        out.print(Text(f"{name}:", style="bold") + Text(_text(value)))
    return HOLDS


def _lookup(text: str) -> Fields:
    """Find what has an id, written in small or capital letters; UnknownName if nothing has."""
    games.load()
    scenarios = {scenario.id: scenario for scenario in load_all()}
    tables = {file_of(id_) for id_ in scenarios} - scenarios.keys()
    known = [*register.clauses(), *register.defects(), *register.options(), *register.tombstones(), *scenarios, *tables]
    id_ = next((each for each in known if each.casefold() == text.casefold()), text)
    if id_ in register.clauses():
        return _clause(register.clauses()[id_], run_all(scenarios.values()))
    if id_ in register.defects():
        return _defect(register.defects()[id_], run_all(scenarios.values()))
    if id_ in register.options():
        return _option(register.options()[id_], run_all(scenarios.values()))
    if id_ in register.tombstones():
        grave = register.tombstones()[id_]
        return {"id": id_, "retired": grave.reason, "heir": grave.heir}
    if id_ in scenarios:
        return _scenario(run(scenarios[id_]))
    if id_ in tables:
        return _table(id_, [run(each) for each in scenarios.values() if file_of(each.id) == id_])
    raise UnknownName("id", text, _like(text, known))


def _like(text: str, known: list[str]) -> list[str]:
    """Put the ids that begin in the same way first, since they are shown if none is near."""
    start = text[:2].casefold()
    return sorted(known, key=lambda each: not each.casefold().startswith(start))


def _clause(clause: Clause, runs: list[Run]) -> Fields:
    return {
        "id": clause.id,
        "statement": clause.statement,
        "details": clause.details,
        "kind": clause.kind,
        "nature": clause.nature,
        "standing": clause.standing,
        "source": clause.at,
        "defect": clause.defect,
        "unit": clause.unit,
        "executed within": clause.within,
        "not executed because": clause.reason,
        "checksum": clause.checksum,
        "code": _code(clause),
        "slots": _slots(clause),
        "claimed by": _listed(run for run in runs if clause.id in run.scenario.clauses),
        "refuses in": _listed(run for run in runs if any(reject.clause == clause.id for reject in run.scenario.reject)),
        "fires in": counted(sum(clause.id in run.fired for run in runs), "scenario"),
    }


def _listed(runs: Iterable[Run]) -> list[str]:
    """Give the ids of scenarios, those of a table as one."""
    return list(dict.fromkeys(file_of(run.scenario.id) for run in runs))


def _code(clause: Clause) -> str:
    """Say where the function is and what it takes, without the domains that its annotations carry."""
    if clause.function is None:
        return ""
    module, line = clause.function.__module__, inspect.getsourcelines(clause.function)[1]
    parameters = ", ".join(inspect.signature(clause.function).parameters)
    return f"{module.replace('.', '/')}.py:{line}: {clause.function.__name__}({parameters})"


def _slots(clause: Clause) -> list[str]:
    """List the slots that the clause fills, and under which options."""
    found = []
    for engine in games.load():
        book = engine.rulebook
        found += [slot for slot, filling in book.slots.items() if callable(filling) and clause_of(filling) is clause]
        for option in book.options.values():
            for value, patch in option.values.items():
                found += [
                    f"{slot} if {option.id} = {value}"
                    for slot, filling in patch.items()
                    if callable(filling) and clause_of(filling) is clause
                ]
    return found


def _defect(defect: Defect, runs: list[Run]) -> Fields:
    return {
        "id": defect.id,
        "title": defect.title,
        "nature": defect.nature,
        "source": defect.at,
        "problem": defect.problem,
        "readings": list(defect.readings),
        "ruling": defect.ruling,
        "clauses": list(defect.clauses),
        "option": defect.option,
        "shown": defect.shown,
        "outside sources": list(defect.sources),
        "scenarios": _listed(run for run in runs if run.scenario.defect == defect.id),
    }


def _option(option: Option, runs: list[Run]) -> Fields:
    return {
        "id": option.id,
        "statement": option.statement,
        "defect": option.defect,
        "values": [f"{value}: {says}" for value, says in option.says.items()],
        "defaults": [f"{ruleset}: {value}" for ruleset, value in option.defaults.items()],
        "scenarios": _listed(run for run in runs if option.id in run.scenario.options),
    }


def _scenario(done: Run) -> Fields:
    scenario = done.scenario
    differences = "; ".join(said(scenario.players, difference) for difference in done.differences)
    return {
        "id": scenario.id,
        "title": scenario.title,
        "why": scenario.why,
        "kind": scenario.kind,
        "ruleset": scenario.ruleset,
        "options": [f"{name}: {value}" for name, value in scenario.options.items()],
        "standing": scenario.standing,
        "defect": scenario.defect,
        "source": f"{scenario.source.document}:{scenario.source.at}",
        "claims": list(scenario.clauses),
        "refused by": sorted({reject.clause for reject in scenario.reject}),
        "also fired": sorted(done.fired - set(scenario.clauses)),
        "supersedes": scenario.supersedes,
        "outcome": differences or (f"not run: {done.not_run}" if done.not_run else "pass"),
    }


def _table(id_: str, done: list[Run]) -> Fields:
    """Tell of a table what its cases have in common, and which of them do not pass."""
    common = _scenario(done[0])
    del common["options"], common["also fired"]
    title = title_of(done[0].scenario.title)
    failed = [run.scenario.id for run in done if run.differences]
    return common | {
        "id": id_,
        "title": title,
        "cases": [run.scenario.id for run in done],
        "outcome": failed or "pass",
    }


def _text(value: Any) -> str:
    if isinstance(value, list):
        return "".join(f"\n  {item}" for item in value)
    return f" {value}"
