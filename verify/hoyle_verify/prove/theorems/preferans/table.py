"""The deals, the games and the searches that the theorems of Preferans share."""

from collections.abc import Iterator
from typing import Annotated, Any, Final

import hoyle
from hoyle.cards import PACK_32, cards_of, format_card, parse_card
from hoyle.domains import OneOf, Range
from hoyle.game import Game
from hoyle.preferans.pack import MISERE
from hoyle.preferans.rulesets import OPTIONS, RULESETS
from hoyle.preferans.state import Play
from hoyle_verify.prove.space import Position, Positions, Space, Start, space
from hoyle_verify.prove.witness import Witness, settled

Whisted = Annotated[int, Range(6, 9)]
"""The levels at which defenders declare."""

Taken = Annotated[int, Range(0, 10)]
AnyLevel = Annotated[int, OneOf((MISERE, 6, 7, 8, 9, 10))]


def preferans(ruleset: str = "as-printed", **options: str) -> Game[Any]:
    """Give the game with options named without ``pv.``."""
    return hoyle.game("preferans", ruleset, {f"pv.{name}": value for name, value in options.items()})


PRINTED: Final = preferans()
PERSONAL: Final = preferans(responsibility="personal")
CAPPED: Final = preferans(responsibility="joint_capped")
EVERY_GAME: Final = tuple(
    [preferans(ruleset) for ruleset in RULESETS]
    + [hoyle.game("preferans", "as-printed", {option.id: value}) for option in OPTIONS for value in option.values]
)
"""Both rulesets, and the printed one with each value of each option."""

_CARDS: Final = [format_card(card) for card in cards_of(PACK_32)]


def contract(level: int) -> dict[str, Any]:
    """Give a contract of seat 0, in spades unless it is a misère."""
    return {"level": "misere" if level == MISERE else level, "trump": "none" if level == MISERE else "S", "declarer": 0}


def deal(level: int) -> dict[str, Any]:
    """Give a deal under a contract; what is declared does not depend on the cards."""
    hands = [_CARDS[place:30:3] for place in range(3)]
    return {"players": 3, "dealer": 2, "hands": hands, "contract": contract(level)}


@space
def declarations() -> Positions:
    """Everything that the defenders can declare as printed, at every level, up to the first card."""
    starts = [Start(PRINTED, deal(level)) for level in (MISERE, 6, 7, 8, 9, 10)]
    return Positions(starts, until=lambda state: isinstance(state, Play))


@space
def all_declarations() -> Positions:
    """Everything that the defenders can declare under any option, up to the first card."""
    starts = [Start(game, deal(level)) for game in EVERY_GAME for level in (6, 7, 8, 9, 10)]
    return Positions(starts, until=lambda state: isinstance(state, Play))


def played(calls: str, level: int = 8, game: Game[Any] = PRINTED) -> Play:
    """Give the first position of the play after some declarations, written as ``whist pass open``."""
    state = game.start(deal(level))
    for word in calls.split():
        action = next(action for action in game.legal(state) if action.token == word)
        state = game.apply(state, action)
    assert isinstance(state, Play)
    return state


@space
def last_tricks() -> Space[Position]:
    """Every way for the last two tricks to go, results proposed and answered included, open and closed."""
    hands = tuple(sum(1 << parse_card(card) for card in hand.split()) for hand in ("AS 9H", "7S KH", "AH KS"))
    starts = [played(calls) for calls in ("whist pass open", "whist pass closed", "whist whist")]
    return Space([Position(PRINTED, start._replace(hands=hands, tricks=(5, 2, 1))) for start in starts], moves)


def moves(position: Position) -> Iterator[tuple[str, Position]]:
    """Give what the player to act may do, and what the others may propose."""
    game, state = position
    said = [*game.legal(state)]
    for seat in range(3):
        said += game.rights(state, seat)
    for action in dict.fromkeys(said):
        yield str(action), Position(game, game.apply(state, action))


def finished(level: int, calls: tuple[str, ...], own: int, other: int) -> dict[str, Any]:
    """Give a finished deal: what seats 1 and 2 declared in their order, and the tricks that they took."""
    setup: dict[str, Any] = {"players": 3, "dealer": 2, "contract": contract(level)}
    if calls:
        setup["calls"] = [[1 + number % 2, word] for number, word in enumerate(calls)]
    return {**setup, "tricks": [10 - own - other, own, other]}


BOTH: Final = ("whist", "whist")


def sheet(game: Game[Any], setup: dict[str, Any]) -> dict[str, Any]:
    """Give pool, hill, whists and results of a finished deal."""
    facts = game.facts(game.settle(setup))
    return {name: facts[name] for name in ("pool", "hill", "whists", "result")}


def two_whisters(game: Game[Any], level: int, own: int, other: int) -> Witness:
    """Make a deal that both defenders whisted a scenario."""
    return settled(game, finished(level, BOTH, own, other))


def everywhere(*_case: Any) -> bool:
    """Describe every case."""
    return True
