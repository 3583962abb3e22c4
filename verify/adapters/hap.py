"""What every adapter in Python needs of HAP/1: requests in, answers out, one JSON object a line."""

import json
import os
import sys
from collections.abc import Callable, Mapping
from typing import Any, Protocol

JSON = dict[str, Any]


class Illegal(Exception):
    """An action that the package refuses."""


class Beyond(Exception):
    """A question that the package has no answer to."""


class Deal(Protocol):
    """A deal as the package plays it."""

    def act(self, seat: int, action: str) -> None:
        """Do an action; raises Illegal if the package refuses it."""

    def observe(self, name: str) -> object:
        """Give an observable."""


def serve(about: JSON, deal: Callable[[JSON], Deal], *, apart: bool = False) -> None:
    """Answer requests until there are no more; with ``apart`` each replay is played in a process of its own."""
    for line in sys.stdin:
        request = json.loads(line)
        if request["op"] == "bye":
            break
        if apart and request["op"] == "replay":
            _in_a_child(about, deal, request)
        else:
            _put(request["id"], _answer(about, deal, request))


def _in_a_child(about: JSON, deal: Callable[[JSON], Deal], request: JSON) -> None:
    child = os.fork()
    if child == 0:
        _put(request["id"], _answer(about, deal, request))
        os._exit(0)
    os.waitpid(child, 0)


def _put(id: str, response: JSON) -> None:
    print(json.dumps({"id": id, **response}), flush=True)


def _answer(about: JSON, deal: Callable[[JSON], Deal], request: JSON) -> JSON:
    if request["op"] == "hello":
        return {"ok": {"hap": 1, "language": "python", "ops": ["replay"], **about}}
    try:
        return _replay(deal, request)
    except Beyond as reason:
        return {"skip": {"reason": str(reason)}}
    except Exception as error:  # noqa: BLE001  # whatever went wrong in the package is told, and the next request answered
        return {"error": {"message": f"{type(error).__name__}: {error}"}}


def _replay(deal: Callable[[JSON], Deal], request: JSON) -> JSON:
    table = deal(request)
    actions = request.get("actions", [])
    wanted = {each["at"]: each["want"] for each in request.get("ask", [])}
    seen = _observed(table, wanted, 0)
    for position, action in enumerate(actions):
        seat, _, what = action.partition(" ")
        try:
            table.act(int(seat), what)
        except Illegal:
            return {"rejected": {"at": position}}
        seen += _observed(table, wanted, position + 1)
    return {"ok": {"obs": seen + _observed(table, wanted, "end")}}


def _observed(table: Deal, wanted: Mapping[object, list[str]], at: object) -> list[JSON]:
    return [{"at": at, **{name: table.observe(name) for name in wanted[at]}}] if at in wanted else []
