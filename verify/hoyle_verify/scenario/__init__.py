"""Scenarios: reading, checking, finding and turning into requests.

``load(path, root=…, names=…) -> Scenario`` raises ScenarioError with every problem of the file; ``load_cases`` gives
every scenario of a file that may hold a table of them.
``find(root, patterns) -> tuple[Path, ...]`` resolves paths, ids and globs; ``load_all(root, patterns, names=…)`` loads
what they mean.
``to_request(scenario, id=…, reject=…)`` makes the HAP/1 request, ``canonical(scenario)`` the JSON object of an export.
"""

from hoyle_verify.scenario.canonical import canonical, to_request
from hoyle_verify.scenario.corpus import load_all
from hoyle_verify.scenario.find import NothingFound, find
from hoyle_verify.scenario.load import load, load_cases
from hoyle_verify.scenario.model import Checkpoint, Reject, Scenario
from hoyle_verify.scenario.names import KnownNames, Names
from hoyle_verify.scenario.problems import Problem, ScenarioError

__all__ = [
    "Checkpoint",
    "KnownNames",
    "Names",
    "NothingFound",
    "Problem",
    "Reject",
    "Scenario",
    "ScenarioError",
    "canonical",
    "find",
    "load",
    "load_all",
    "load_cases",
    "to_request",
]
