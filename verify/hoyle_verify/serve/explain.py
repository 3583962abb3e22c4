"""Which clauses speak to an action or a position."""

from typing import Any

from msgspec import UNSET, UnsetType

import hoyle
from hoyle.game import Game
from hoyle.tracing import tracing
from hoyle_verify.hap.responses import ExplainOk


def explain(game: Game[Any], state: Any, action: str | UnsetType) -> ExplainOk:
    """Try an action, or look at what may be done, and tell which clauses fired.

    Raises NotationError for a text that is no action of the game.
    """
    with tracing() as fired:
        if action is UNSET:
            return ExplainOk(legal=bool(game.legal(state)), fired=tuple(sorted(fired)))
        try:
            game.apply(state, action)
        except hoyle.IllegalAction as refusal:
            return ExplainOk(
                legal=False, clause=refusal.clause, statement=refusal.statement, fired=tuple(sorted(fired))
            )
    return ExplainOk(legal=True, fired=tuple(sorted(fired)))
