"""Requests of HAP/1, one class for each operation."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from hoyle_verify.hap.objects import ActionText, Name, ObservableName, Options, Place, Record, Seat, Setup

MAX_ID = 200
Id = Annotated[str, Meta(min_length=1, max_length=MAX_ID)]
Game = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", max_length=40)]
Actions = Annotated[tuple[ActionText, ...], Meta(max_length=1000)]
Until = Literal["contract", "play"] | Annotated[int, Meta(ge=1, le=100)]
"""Where a line ends before the deal does: with a contract, at the first card to be played, or after so many actions."""


class Ask(Record, frozen=True, kw_only=True):
    """Which observables are wanted at one position; ``end`` is the state after the last action."""

    at: Place
    want: tuple[ObservableName, ...]


class Request(Record, tag_field="op", omit_defaults=False, frozen=True, kw_only=True):
    """What every request carries: an opaque id that the answer repeats."""

    id: Id


class Hello(Request, tag="hello", frozen=True, kw_only=True):
    """Opens the conversation: the versions of the protocol that are offered, and the version of the corpus."""

    hap: tuple[int, ...]
    corpus: str = ""


class Bye(Request, tag="bye", frozen=True, kw_only=True):
    """Ends the conversation; the program may leave without an answer."""


class GameRequest(Request, frozen=True, kw_only=True):
    """What every question about a game carries."""

    game: Game
    ruleset: Name = "as-printed"
    options: Options = {}
    setup: Setup


class Replay(GameRequest, tag="replay", frozen=True, kw_only=True):
    """Play the actions from the setup and tell what is asked at the positions named."""

    actions: Actions = ()
    ask: tuple[Ask, ...] = ()


class Settle(GameRequest, tag="settle", frozen=True, kw_only=True):
    """Score a finished deal from its facts; the only position to ask at is ``end``."""

    ask: tuple[Ask, ...]


class Draw(GameRequest, tag="draw", frozen=True, kw_only=True):
    """Decide dealer and partners from the cards drawn in ``setup.rounds`` or turned up from ``setup.pack``."""


class View(GameRequest, tag="view", frozen=True, kw_only=True):
    """Tell what one seat may see after the actions."""

    actions: Actions = ()
    seat: Seat


def seen_by(seat: int, request: GameRequest, actions: Actions) -> View:
    """Ask what a seat sees after some actions of the deal of another request."""
    return View(
        id=request.id,
        game=request.game,
        ruleset=request.ruleset,
        options=request.options,
        setup=request.setup,
        actions=actions,
        seat=seat,
    )


class Count(GameRequest, tag="count", frozen=True, kw_only=True):
    """Count the legal lines from the position after the actions to the end of the deal, or to ``until``.

    ``want`` names observables at the end of each line, by which the lines are counted as well.  With ``rights`` lines
    also go on with what may be done out of turn; ``until`` is then a number, since some rights can be used without end.
    """

    actions: Actions = ()
    until: Until | UnsetType = UNSET
    rights: bool | UnsetType = UNSET
    want: tuple[ObservableName, ...] = ()


class Explain(GameRequest, tag="explain", frozen=True, kw_only=True):
    """Tell which clauses allow or refuse ``action`` after the actions."""

    actions: Actions = ()
    action: ActionText | UnsetType = UNSET


AnyRequest = Hello | Replay | Settle | Draw | View | Count | Explain | Bye
OPERATIONS = ("hello", "replay", "settle", "draw", "view", "count", "explain", "bye")

__all__ = [
    "OPERATIONS",
    "AnyRequest",
    "Ask",
    "Bye",
    "Count",
    "Draw",
    "Explain",
    "GameRequest",
    "Hello",
    "Replay",
    "Request",
    "Settle",
    "Until",
    "View",
]
