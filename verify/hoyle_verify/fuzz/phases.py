"""Which phase of a game a decision belongs to, as programs claim them."""

from typing import Any, Final

from hoyle.game import Game

_PHASES: Final = {
    "solo-whist": {"call": "auction", "name-trump": "auction"},
    "preferans": {"declare": "auction"},
    "german-solo": dict.fromkeys(("declare", "name-trump", "call", "lay"), "exchange") | {"bid": "auction"},
    "six-bid": dict.fromkeys(("name-trump", "call", "give"), "exchange") | {"bid": "auction"},
    "russian-whist": {"penalty": "irregularity"},
}
"""The phases of the menus by name; all others are of the play."""


def phase_of(game: Game[Any], state: Any) -> str:
    """Name the phase of what is to be decided; empty once the deal is over."""
    menus = game.decision(state).menus
    return _PHASES[game.id].get(menus[0].vocabulary.name, "play") if menus else ""
