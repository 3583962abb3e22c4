"""What the loader must know of each game to tell a possible deal and a well-formed action.  No rule of play is here."""

from typing import Final, NamedTuple

from hoyle.cards import PACK_32, PACK_36, PACK_52

PHASES: Final = (
    "draw",
    "deal",
    "auction",
    "exchange",
    "play",
    "score",
    "irregularity",
    "session",
    "whole",
    "problems",
    "counts",
)
_REST: Final = {"pass": ""}
_PER_SEAT: Final = frozenset({"tricks", "points", "payments"})
_GENERAL: Final = frozenset(
    {"actor", "legal", "contract", "trump", "leader", "exposed", "partner", "winner", "over", "result"} | _PER_SEAT
)


class GameFacts(NamedTuple):
    """Facts of one game."""

    prefix: str
    """Prefix of its clause ids."""
    players: tuple[int, ...]
    """How many can sit at the table."""
    active: int
    """How many of them hold cards."""
    pack: int
    """Set of all cards."""
    hand: int
    """Cards of a full hand."""
    aside: tuple[str, int]
    """Name and size of the cards that lie apart; no name where the game has none."""
    quarters: int
    """The unit of its numbers, in quarter points."""
    turn_up: bool
    """Whether a card of the dealer's is turned up."""
    auction: bool
    """Whether a deal can begin without a contract."""
    contract: tuple[frozenset[str], frozenset[str]]
    """Fields that a contract must and can have; both empty where the game has no contract."""
    settle: tuple[frozenset[str], frozenset[str]]
    """Fields that the setup of a finished deal must and can have, beside ``dealer``."""
    verbs: dict[str, str]
    """Verbs of its actions, each with the kind of its argument: bid, card, suit, count, offence, penalty or none."""
    observables: frozenset[str]


_BID = (frozenset({"bid", "by"}), frozenset({"partner", "trump", "called"}))

GAMES: Final = {
    "solo-whist": GameFacts(
        prefix="SW",
        players=(4, 5),
        active=4,
        pack=PACK_52,
        hand=13,
        aside=("", 0),
        quarters=1,
        turn_up=True,
        auction=True,
        contract=(frozenset({"bid", "by"}), frozenset({"partner", "trump"})),
        settle=(frozenset({"contract", "tricks"}), frozenset({"deal_no"})),
        verbs=_REST | {"bid": "bid", "accept": "", "name-trump": "suit", "play": "card"},
        observables=_GENERAL,
    ),
    "preferans": GameFacts(
        prefix="PV",
        players=(3, 4),
        active=3,
        pack=PACK_32,
        hand=10,
        aside=("talon", 2),
        quarters=4,
        turn_up=False,
        auction=False,
        contract=(frozenset({"level", "declarer"}), frozenset({"trump"})),
        settle=(frozenset({"contract"}), frozenset({"tricks", "calls", "deal_no"})),
        verbs=_REST
        | dict.fromkeys(("whist", "half", "open", "closed", "agree", "refuse"), "")
        | {"play": "card", "claim": "count"},
        observables=_GENERAL | {"pool", "hill", "whists"},
    ),
    "german-solo": GameFacts(
        prefix="GS",
        players=(4,),
        active=4,
        pack=PACK_32,
        hand=8,
        aside=("", 0),
        quarters=4,
        turn_up=False,
        auction=True,
        contract=_BID,
        settle=(frozenset({"contract"}), frozenset({"tricks", "pool", "offence", "colour", "continued", "deal_no"})),
        verbs=_REST
        | {"hold": "", "forcee": "", "continue": "", "stop": ""}
        | {"bid": "bid", "declare": "bid", "name-trump": "suit", "call": "card", "lay": "card", "play": "card"},
        observables=_GENERAL | {"pool"},
    ),
    "russian-whist": GameFacts(
        prefix="RW",
        players=(4, 5, 6),
        active=4,
        pack=PACK_52,
        hand=13,
        aside=("", 0),
        quarters=4,
        turn_up=True,
        auction=True,
        contract=(frozenset(), frozenset()),
        settle=(frozenset({"hands", "turn_up", "tricks"}), frozenset({"offences", "dummies", "deal_no"})),
        verbs={"play": "card", "offence": "offence", "ask": "", "correct": "card", "penalty": "penalty"},
        observables=_GENERAL - {"contract", "partner"} | {"below", "above"},
    ),
    "six-bid": GameFacts(
        prefix="SB",
        players=(3, 4),
        active=3,
        pack=PACK_36,
        hand=11,
        aside=("widow", 3),
        quarters=4,
        turn_up=False,
        auction=True,
        contract=_BID,
        settle=(frozenset({"contract", "trick_points", "widow"}), frozenset({"tricks", "deal_no"})),
        verbs=_REST | {"bid": "bid", "name-trump": "suit", "call": "card", "give": "card", "play": "card"},
        observables=_GENERAL,
    ),
}
