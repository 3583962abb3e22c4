"""A scenario as the JSON object of an export, and as a request of HAP/1."""

from typing import Any

import msgspec
from msgspec import UNSET

from hoyle_verify.hap.objects import plain
from hoyle_verify.hap.requests import Ask, Count, Replay, Settle
from hoyle_verify.scenario.model import Checkpoint, Reject, Scenario


def canonical(scenario: Scenario) -> dict[str, Any]:
    """Give the scenario as plain JSON values in a fixed order, without what belongs to its file: path and lines."""
    head = {name: getattr(scenario, name) for name in ("id", "format", "kind", "title", "why", "game", "ruleset")}
    values = head | plain(msgspec.structs.replace(scenario, path=""))
    for name in ("path", "lines", "clauses_line"):
        values.pop(name, None)
    if scenario.expect:
        values["expect"] = [_checkpoint(checkpoint) for checkpoint in values["expect"]]
    for reject in values.get("reject", ()):
        reject.pop("line", None)
    if ends := values.get("answer", {}).get("ends"):
        values["answer"]["ends"] = [{"lines": end["lines"], **end["facts"]} for end in ends]
    return values


def to_request(scenario: Scenario, id: str = "0", reject: Reject | None = None) -> Replay | Settle:
    """Make the request that runs a ``replay`` or ``settle`` scenario.

    With ``reject`` it is that case instead: the actions before it and then the one action, with nothing asked.
    """
    assert scenario.setup is not None
    ask = tuple(map(_ask, scenario.expect))
    if scenario.kind == "settle":
        return Settle(
            id=id,
            game=scenario.game,
            ruleset=scenario.ruleset,
            options=scenario.options,
            setup=scenario.setup,
            ask=ask,
        )
    return Replay(
        id=id,
        game=scenario.game,
        ruleset=scenario.ruleset,
        options=scenario.options,
        setup=scenario.setup,
        actions=scenario.actions if reject is None else (*scenario.actions[: reject.at], reject.action),
        ask=ask if reject is None else (),
    )


def to_count(scenario: Scenario, id: str = "0") -> Count:
    """Make the request that runs a ``count`` scenario, which asks for no more than the scenario answers."""
    assert scenario.setup is not None
    assert scenario.answer is not None
    ends = scenario.answer.ends
    return Count(
        id=id,
        game=scenario.game,
        ruleset=scenario.ruleset,
        options=scenario.options,
        setup=scenario.setup,
        actions=scenario.actions,
        until=UNSET if scenario.until is None else scenario.until,
        rights=scenario.rights or UNSET,
        want=tuple(ends[0].facts) if ends else (),
    )


def _ask(checkpoint: Checkpoint) -> Ask:
    partly = checkpoint.legal_has or checkpoint.legal_lacks
    return Ask(at=checkpoint.at, want=(*checkpoint.facts, *(("legal",) if partly else ())))


def _checkpoint(values: dict[str, Any]) -> dict[str, Any]:
    partial = {name: values[name] for name in ("legal_has", "legal_lacks", "view") if name in values}
    return {"at": values["at"], **values["facts"], **partial}
