"""Static vectors: everything that a scenario leads to, spelled out by the reference engine."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from hoyle import games
from hoyle.session import Session
from hoyle_verify.hap.objects import plain as without_gaps
from hoyle_verify.scenario.canonical import to_count, to_request
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.serve.counting import count
from hoyle_verify.serve.reference import open_game, options_of, plain, settled_names

Vector = dict[str, Any]


def has_vector(scenario: Scenario) -> bool:
    """Tell whether the engine can spell out a scenario of this kind."""
    return scenario.kind in _SPELLED_OUT


def vector(scenario: Scenario) -> Vector:
    """Spell out a scenario: positions, what a draw decides, the packets of a deal, the sheets of a session, a count."""
    return {
        "vectors": 1,
        "kind": scenario.kind,
        "id": scenario.id,
        "title": scenario.title,
        "game": scenario.game,
        "ruleset": scenario.ruleset,
        "options": dict(scenario.options),
        "standing": scenario.standing,
        "defect": scenario.defect,
        "clauses": list(scenario.clauses),
        **_SPELLED_OUT[scenario.kind](scenario),
    }


def _replay(scenario: Scenario) -> Vector:
    setup, game = _setup(scenario), open_game(to_request(scenario))
    states = game.replay(setup, list(scenario.actions))
    return {"setup": setup, "positions": [_position(scenario, at, game.facts(each)) for at, each in enumerate(states)]}


def _settle(scenario: Scenario) -> Vector:
    setup, game = _setup(scenario), open_game(to_request(scenario))
    facts = game.facts(game.settle(setup))
    known = {name: facts[name] for name in settled_names(setup) if name in facts}
    return {"setup": setup, "positions": [{"at": 0, "actor": None, "legal": [], "observables": known}]}


def _draw(scenario: Scenario) -> Vector:
    setup = _setup(scenario)
    return {"setup": setup, "answer": _session(scenario).draw(setup)}


def _deal(scenario: Scenario) -> Vector:
    setup = _setup(scenario)
    laid = _session(scenario).deal(setup)
    return {"setup": setup, "packets": [{"after": after, **held} for after, held in enumerate(laid)]}


def _count(scenario: Scenario) -> Vector:
    setup, asked = _setup(scenario), to_count(scenario)
    state = open_game(asked).replay(setup, list(scenario.actions))[-1]
    counted = count(open_game(asked), state, asked.until, asked.want, rights=scenario.rights)
    limited = {} if scenario.until is None else {"until": scenario.until}
    limited |= {"rights": True} if scenario.rights else {}
    return {"setup": setup, "actions": list(scenario.actions), **limited, "count": without_gaps(counted)}


def _sitting(scenario: Scenario) -> Vector:
    session = _session(scenario)
    game = games.game(scenario.game, scenario.ruleset, options_of(scenario.options))
    sheets = [session.open(plain(scenario.deals[0].setup))]
    for deal in scenario.deals:
        setup = plain(deal.setup)
        end = game.settle(setup) if deal.actions is None else game.replay(setup, list(deal.actions))[-1]
        sheets.append(session.enter(sheets[-1], end))
    return {
        "deals": [without_gaps(deal) for deal in scenario.deals],
        "sheets": [{"after": after, "observables": session.facts(sheet)} for after, sheet in enumerate(sheets)],
    }


_SPELLED_OUT: Final[Mapping[str, Callable[[Scenario], Vector]]] = {
    "replay": _replay,
    "settle": _settle,
    "draw": _draw,
    "deal": _deal,
    "session": _sitting,
    "count": _count,
}


def _position(scenario: Scenario, at: int, facts: dict[str, Any]) -> Vector:
    position = {"at": at, "actor": facts.pop("actor"), "legal": sorted(facts.pop("legal")), "observables": facts}
    if rejected := [{"action": case.action, "clause": case.clause} for case in scenario.reject if case.at == at]:
        position["rejected"] = rejected
    if at < len(scenario.actions):
        position["next"] = scenario.actions[at]
    return position


def _setup(scenario: Scenario) -> dict[str, Any]:
    assert scenario.setup is not None

    return plain(scenario.setup)


def _session(scenario: Scenario) -> Session:
    return games.session(scenario.game, scenario.ruleset, options_of(scenario.options))
