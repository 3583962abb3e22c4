"""What the auction of Solo Whist can lead to: every contract, every way to end without play, and who can be partner."""

from typing import Final

from hoyle.solo_whist.pack import (
    ABUNDANCE,
    DECLARED_ABUNDANCE,
    GENERAL_MISERE,
    MISERE,
    OPEN_MISERE,
    PROPOSAL,
    ROYAL_ABUNDANCE,
    SOLO,
)
from hoyle.solo_whist.state import Auction, Play
from hoyle_verify.prove.space import Position
from hoyle_verify.prove.theorem import always, assume, possible
from hoyle_verify.prove.theorems.solo_whist.table import all_auctions, auctions, contract_of


@possible("SW-THM-AUC-16", over=auctions)
def eldest_hand_accepts_late(position: Position) -> bool:
    """Eldest hand can pass first, accept another's proposal later, and play as his partner."""
    contract = contract_of(position.state)
    eldest = (position.state.dealer + 1) % 4
    words = auctions().way(position)[1]
    return contract is not None and contract.partner == eldest and f"{eldest} pass" in words


_CONTRACTS: Final = {
    PROPOSAL: "A proposal can find a partner and be played.",
    SOLO: "A solo can be bid and played.",
    MISERE: "A misère can be bid and played.",
    ABUNDANCE: "An abundance can be bid and, its trumps named, played.",
    ROYAL_ABUNDANCE: "A royal abundance can be bid, over an abundance, and played.",
    OPEN_MISERE: "An open misère can be bid and played.",
    DECLARED_ABUNDANCE: "A declared abundance can be bid and played.",
    GENERAL_MISERE: "A general misère can come about, where that option is chosen, and be played.",
}


def _becomes_contract(bid: int, statement: str) -> None:
    """Enter the theorem that a bid can become the contract."""

    def reached(position: Position) -> bool:
        contract = contract_of(position.state)
        return contract is not None and contract.bid == bid and isinstance(position.state, Play)

    reached.__doc__ = statement
    possible(f"SW-THM-AUC-{20 + bid}", over=all_auctions if bid == GENERAL_MISERE else auctions)(reached)


for _bid, _statement in _CONTRACTS.items():
    _becomes_contract(_bid, _statement)


@possible("SW-THM-AUC-31", over=all_auctions)
def deal_is_passed_out(position: Position) -> bool:
    """A deal can end with four passes and without any play."""
    outcome = position.game.outcome(position.state)
    return outcome is not None and outcome.result == "passed-out"


@possible("SW-THM-AUC-32", over=all_auctions)
def deal_lapses(position: Position) -> bool:
    """A deal can lapse because a proposal finds no partner, where that option is chosen."""
    outcome = position.game.outcome(position.state)
    return outcome is not None and outcome.result == "lapsed"


@always("SW-THM-AUC-33", over=all_auctions)
def deals_that_end_early_are_free(position: Position) -> bool:
    """A deal that is passed out or lapses costs nobody anything."""
    game, state = position
    outcome = game.outcome(state)
    assume(not isinstance(state, Auction))
    said = [word[2:] for word in all_auctions().way(position)[1]]
    bids = [word for word in said if word != "pass"]
    passed_out = bids == [] and "redeal" in game.ruleset.options.values()
    lapses = bids[-1:] == ["bid:proposal"]
    free = outcome is not None and outcome.payments == (0, 0, 0, 0)
    return free == (passed_out or lapses)
