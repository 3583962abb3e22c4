"""The deals, the games and the searches that the theorems of Solo Whist share."""

from typing import Any, Final

import hoyle
from hoyle.cards import NO_CARD, NO_SUIT
from hoyle.game import Game
from hoyle.seats import NOBODY, Table
from hoyle.solo_whist.pack import (
    ABUNDANCE,
    BID_NAMES,
    DECLARED_ABUNDANCE,
    MISERE,
    OPEN_MISERE,
    PROPOSAL,
    ROYAL_ABUNDANCE,
    SOLO,
)
from hoyle.solo_whist.rulesets import OPTIONS, RULESETS
from hoyle.solo_whist.state import Auction, Contract, Naming, Play
from hoyle.tricks import EMPTY_4
from hoyle_verify.narrate.words import in_words, with_article
from hoyle_verify.prove.space import Position, Positions, Start, space
from hoyle_verify.prove.witness import Witness, settled

EXAMPLE: Final[dict[str, Any]] = {
    "players": 4,
    "dealer": 3,
    "turn_up": "2H",
    "hands": [
        "TD 9D TH 9H AH KH QH JH AC QC 7C 5C 3C".split(),
        "7D 6D 4D 7H 5H 4H 3H 8C JS TS 9S 8S 2S".split(),
        "AD KD QD JD 8D 5D 3D 2D 8H 6H AS KS QS".split(),
        "7S 6S 5S 4S 3S 2H KC JC TC 9C 6C 4C 2C".split(),
    ],
}
"""The deal of the document's example."""

DEAL: Final = EXAMPLE
"""What is bid does not depend on the cards, so that one deal stands for all."""

OPEN_MISERE_LEAD: Final = (
    *("0 bid:solo", "1 bid:misere", "2 bid:abundance", "3 bid:open-misere", "0 pass", "1 pass", "2 pass"),
    *("0 play:TD", "1 play:7D", "2 play:JD", "3 play:KC"),
)
"""The example as far as the end of its first trick."""

CONTRACT_NAMES: Final = {bid: with_article(in_words(BID_NAMES[bid])) for bid in range(PROPOSAL, DECLARED_ABUNDANCE + 1)}
"""What is bid, by its number, as ``an open misère``."""

FOUR: Final = Table(4, 0b1111)


def whist(ruleset: str = "as-printed", **options: str) -> Game[Any]:
    """Give the game with options named without ``sw.``."""
    return hoyle.game("solo-whist", ruleset, {f"sw.{name}": value for name, value in options.items()})


PRINTED: Final = whist()
CUSTOMARY: Final = whist("customary")
EVERY_GAME: Final = tuple(
    [whist(ruleset) for ruleset in RULESETS]
    + [hoyle.game("solo-whist", "as-printed", {option.id: value}) for option in OPTIONS for value in option.values]
)
"""Both rulesets, and the printed one with each value of each option."""


@space
def auctions() -> Positions:
    """Every auction under the rules as printed, up to the first card."""
    return Positions([Start(PRINTED, DEAL)], until=lambda state: isinstance(state, Play))


@space
def all_auctions() -> Positions:
    """Every auction under every option, up to the first card."""
    return Positions([Start(game, DEAL) for game in EVERY_GAME], until=lambda state: isinstance(state, Play))


@space
def auctions_where_proposals_may_lapse() -> Positions:
    """Every auction in which a proposer whom nobody accepts may bid higher or let the deal lapse."""
    return Positions([Start(whist(unaccepted="raise_or_lapse"), DEAL)], until=lambda state: isinstance(state, Play))


def is_bidding(state: Any) -> bool:
    """Say whether the auction is still going on."""
    return isinstance(state, Auction)


def contract_of(state: Any) -> Contract | None:
    """Give the contract, once it is settled."""
    if isinstance(state, Play):
        return Contract(state.bid, state.declarer, state.partner, state.trump)
    return state.contract if isinstance(state, Naming) else None


def tokens(position: Position) -> list[str]:
    """List what may be said or played in a position."""
    return [action.token for action in position.game.legal(position.state)]


def finished(bid: int, declarer: int, partner: int, tricks: tuple[int, ...]) -> Play:
    """Give the end of a deal of which only the contract and the tricks matter."""
    return Play(
        dealer=3,
        turn_up=NO_CARD,
        hands=(0, 0, 0, 0),
        bid=bid,
        declarer=declarer,
        partner=partner,
        trump=NO_SUIT,
        leader=0,
        turn=0,
        led=NO_SUIT,
        trick=EMPTY_4,
        winner=NOBODY,
        tricks=tricks,
        exposed=0,
        over=True,
        table=FOUR,
    )


def what_it_pays(game: Game[Any], bid: int, tricks: int) -> tuple[str, tuple[int, ...]]:
    """Give the result and the payments of a contract of seat 0, with seat 2 as the partner of a proposal."""
    outcome = game.outcome(finished(bid, 0, 2 if bid == PROPOSAL else NOBODY, (tricks, 0, 0, 0)))
    assert outcome is not None

    return outcome.result, outcome.payments


def result(game: Game[Any], bid: int, tricks: int) -> Witness:
    """Make the settlement of a contract of seat 0, played to the last trick, a scenario; seat 2 is the partner."""
    return _settled(game, bid, (tricks, 13 - tricks, 0, 0))


def lost_trick(bid: int, tricks: int, game: Game[Any] | None = None) -> Witness:
    """Make the settlement of a lost contract of seat 0 a scenario, which can end with the trick that defeats it."""
    ends_early = {MISERE: (1, 12, 0, 0), OPEN_MISERE: (1, 12, 0, 0), DECLARED_ABUNDANCE: (12, 1, 0, 0)}
    return _settled(game or PRINTED, bid, ends_early.get(bid, (tricks, 13 - tricks, 0, 0)))


def _settled(game: Game[Any], bid: int, tricks: tuple[int, ...]) -> Witness:
    contract: dict[str, Any] = {"bid": BID_NAMES[bid], "by": 0}
    if bid in (PROPOSAL, SOLO, ABUNDANCE, ROYAL_ABUNDANCE):
        contract["trump"] = "H"
    if bid == PROPOSAL:
        contract["partner"] = 2
    return settled(game, {"players": 4, "dealer": 3, "contract": contract, "tricks": list(tricks)})
