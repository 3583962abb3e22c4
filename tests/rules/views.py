"""What a view holds beside the observables that everybody knows."""

from typing import Any

from hoyle.game import Game


def apart_from_facts(game: Game[Any], state: Any, seat: int) -> dict[str, Any]:
    """Give the view of a seat without the facts among what is public, which must all be there."""
    view = game.observe(state, seat)
    facts = game.facts(state)
    del facts["legal"]
    assert facts.items() <= view["public"].items()

    return view | {"public": {name: value for name, value in view["public"].items() if name not in facts}}
