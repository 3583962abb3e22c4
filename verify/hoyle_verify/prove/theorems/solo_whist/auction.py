"""The auction of Solo Whist: what can be said, what it leads to, and that it ends."""

from hoyle.seats import NOBODY
from hoyle.solo_whist.auction import eldest_hand, proposal_is_open
from hoyle.solo_whist.pack import (
    ABUNDANCE,
    BID_NAMES,
    DECLARED_ABUNDANCE,
    NO_BID,
    PROPOSAL,
    ROYAL_ABUNDANCE,
)
from hoyle.solo_whist.state import Auction, Naming, Play
from hoyle_verify.prove.space import Position, Positions
from hoyle_verify.prove.theorem import always, assume
from hoyle_verify.prove.theorems.solo_whist.table import all_auctions, auctions, contract_of, is_bidding, tokens

_BIDS = range(PROPOSAL, DECLARED_ABUNDANCE + 1)


def has_passed(state: Auction, seat: int) -> bool:
    """Say whether a seat has passed."""
    return state.passed >> seat & 1 == 1


def late_eldest(state: Auction) -> bool:
    """Describe eldest hand, asked after a pass whether he accepts another's proposal."""
    eldest = (state.dealer + 1) % 4
    return state.turn == eldest and state.bid == PROPOSAL and state.partner == NOBODY and state.bidder != eldest


@always("SW-THM-AUC-1", over=all_auctions)
def somebody_can_always_speak(position: Position) -> bool:
    """Whoever is asked in the auction, or to name trumps, has something to say, under every option."""
    game, state = position
    assume(not isinstance(state, Play) and game.decision(state).menus)
    return len(game.legal(state)) > 0


@always("SW-THM-AUC-2", over=auctions)
def auction_ends(auctions: Positions) -> bool:
    """No auction goes on for ever: after eleven calls at most the first card is led, trumps named included."""
    return auctions.longest == 11


@always("SW-THM-AUC-37", over=all_auctions)
def auction_ends_under_every_option(auctions: Positions) -> bool:
    """Under every option, too, the auction ends: after twelve calls at most, trumps named included."""
    return auctions.longest == 12


@always("SW-THM-AUC-3", over=auctions)
def bids_make_a_ladder(position: Position) -> bool:
    """Who has not passed may make exactly the higher bids, and a royal abundance only over an abundance."""
    state = position.state
    assume(is_bidding(state) and not has_passed(state, state.turn))
    higher = [bid for bid in _BIDS if bid > state.bid and (bid != ROYAL_ABUNDANCE or state.bid == ABUNDANCE)]
    return {f"bid:{BID_NAMES[bid]}" for bid in higher} == {token for token in tokens(position) if token[:4] == "bid:"}


@always("SW-THM-AUC-4", over=auctions, defect="SW-DEF-35")
def only_a_proposal_finds_a_partner(position: Position) -> bool:
    """A contract has a partner if it is a proposal, and else never: all other games are played alone."""
    contract = contract_of(position.state)
    assume(contract is not None)
    return contract is not None and (contract.partner != NOBODY) == (contract.bid == PROPOSAL)


@always("SW-THM-AUC-5", over=auctions)
def royal_abundance_overcalls_an_abundance(auctions: Positions) -> bool:
    """A royal abundance is bid only over the abundance of another player."""
    found = 0
    for before, moves in auctions.moves.items():
        for word, _ in moves:
            if word.endswith("bid:royal-abundance"):
                found += 1
                if before.state.bid != ABUNDANCE or before.state.bidder == before.state.turn:
                    return False
    return found > 0


@always("SW-THM-AUC-6", over=auctions)
def passed_player_is_eldest_hand(position: Position) -> bool:
    """A player who has passed is asked again only as eldest hand, about an open proposal, and accepts or passes."""
    state = position.state
    assume(is_bidding(state) and has_passed(state, state.turn))
    return late_eldest(state) and tokens(position) == ["pass", "accept"]


@always("SW-THM-AUC-7", over=auctions)
def eldest_hand_is_asked(auctions: Positions) -> bool:
    """Eldest hand who has passed is asked before any open proposal of another goes back to its maker."""
    asked = {position.state[1:] for position in auctions if is_bidding(position.state) and late_eldest(position.state)}
    for position in auctions:
        state = position.state
        if is_bidding(state) and proposal_is_open(state) and state.turn == state.bidder:
            eldest = eldest_hand(state.dealer)
            # He was asked in the position that differs from this one by his own turn alone.
            if state.bidder != eldest and state._replace(turn=eldest)[1:] not in asked:
                return False
    return len(asked) > 0


@always("SW-THM-AUC-8", over=auctions, defect="SW-DEF-04")
def eldest_hand_is_asked_last(position: Position) -> bool:
    """When eldest hand is asked after a pass all others have declined, so that both ways to read his right are one."""
    state = position.state
    assume(is_bidding(state) and has_passed(state, state.turn))
    declined: int = state.passed | 1 << state.bidder
    return declined == 0b1111


@always("SW-THM-AUC-9", over=auctions)
def late_acceptance_ends_the_auction(auctions: Positions) -> bool:
    """As soon as eldest hand accepts after a pass, the partners are found and nobody may bid any more."""
    ends = [
        is_bidding(after.state)
        for before, moves in auctions.moves.items()
        if is_bidding(before.state) and has_passed(before.state, before.state.turn)
        for word, after in moves
        if word.endswith("accept")
    ]
    return len(ends) > 0 and not any(ends)


@always("SW-THM-AUC-10", over=auctions)
def raise_of_a_lone_proposer_is_final(auctions: Positions) -> bool:
    """A proposer whom nobody joins must bid higher, may not bid a royal abundance, and plays what he bids."""
    found = 0
    for before, moves in auctions.moves.items():
        state = before.state
        if is_bidding(state) and state.turn == state.bidder:
            found += 1
            words = [word.partition(":")[2] for word, _ in moves]
            if words != ["solo", "misere", "abundance", "open-misere", "declared-abundance"]:
                return False
            if any(is_bidding(after.state) for _, after in moves):
                return False
    return found > 0


@always("SW-THM-AUC-11", over=auctions)
def standing_bid_is_final(auctions: Positions) -> bool:
    """The contract is the bid that stood last, its maker plays it, and everybody else but his partner has passed."""
    for before, moves in auctions.moves.items():
        for word, after in moves:
            contract = contract_of(after.state)
            if not is_bidding(before.state) or contract is None:
                continue
            last = before.state
            passed = last.passed | (1 << last.turn if word.endswith("pass") else 0)
            if not word.endswith(("pass", "accept")):
                last = last._replace(bid=BID_NAMES.index(word.partition(":")[2]), bidder=last.turn, partner=NOBODY)
            if word.endswith("accept"):
                last = last._replace(partner=last.turn)
            sides = 1 << last.bidder | (0 if last.partner == NOBODY else 1 << last.partner)
            # Eldest hand who comes back to accept has passed as well.
            if (contract.bid, contract.declarer, contract.partner) != (last.bid, last.bidder, last.partner):
                return False
            if passed | sides != 0b1111:
                return False
    return True


@always("SW-THM-AUC-12", over=auctions)
def nobody_overcalls_himself(auctions: Positions) -> bool:
    """Nobody bids over his own bid, unless it is a proposal that has found no partner."""
    for before, moves in auctions.moves.items():
        state = before.state
        if is_bidding(state) and state.turn == state.bidder and any("bid:" in word for word, _ in moves):
            others = 0b1111 & ~(1 << state.bidder)
            if not proposal_is_open(state) or state.passed & others != others:
                return False
    return True


@always("SW-THM-AUC-13", over=auctions)
def overcalled_pair_bids_again(auctions: Positions) -> bool:
    """Proposer and partner who are overcalled may both bid again, since neither has passed."""
    free = 0
    for before, moves in auctions.moves.items():
        state = before.state
        if not is_bidding(state) or state.partner == NOBODY:
            continue
        for word, after in moves:
            if "bid:" in word and is_bidding(after.state):
                free += 1
                if any(has_passed(after.state, seat) and not has_passed(state, seat) for seat in range(4)):
                    return False
                if after.state.partner != NOBODY:
                    return False
    return free > 0


@always("SW-THM-AUC-14", over=auctions, defect="SW-DEF-31")
def bids_ask_for_no_hand(position: Position) -> bool:
    """Any hand may bid a declared abundance as long as nobody has and its holder has not passed."""
    state = position.state
    assume(is_bidding(state) and not has_passed(state, state.turn) and state.bid != DECLARED_ABUNDANCE)
    return "bid:declared-abundance" in tokens(position)


@always("SW-THM-AUC-15", over=auctions)
def first_to_speak_is_eldest_hand(auctions: Positions) -> bool:
    """The player on the dealer's left speaks first, and the players speak once each before anybody speaks again."""
    for position in auctions.starts:
        if position.state.turn != (position.state.dealer + 1) % 4:
            return False
    for position in auctions:
        state = position.state
        if is_bidding(state) and state.spoken != 0b1111:
            first = (state.dealer + 1) % 4
            before = sum(1 << (first + step) % 4 for step in range((state.turn - first) % 4))
            if state.spoken != before:
                return False
    return True


@always("SW-THM-AUC-17", over=auctions)
def suit_is_named_only_by_an_abundance(position: Position) -> bool:
    """After the auction the bidder of an abundance, and nobody else, names one of the four suits."""
    state = position.state
    assume(isinstance(state, Naming | Play))
    asked = isinstance(state, Naming)
    if asked and tokens(position) != ["name-trump:C", "name-trump:D", "name-trump:H", "name-trump:S"]:
        return False
    contract = contract_of(state)
    return contract is not None and asked <= (contract.bid == ABUNDANCE)


@always("SW-THM-AUC-34", over=auctions)
def nobody_is_passed_over(auctions: Positions) -> bool:
    """Whoever has not passed and does not hold the standing bid is asked before the auction ends."""
    for before, moves in auctions.moves.items():
        state = before.state
        if not is_bidding(state):
            continue
        for word, after in moves:
            if is_bidding(after.state):
                continue
            said = word.partition(" ")[2]
            free = 0b1111 & ~state.passed & ~(1 << state.turn)
            if said in ("pass", "accept") and state.bid != NO_BID:
                free &= ~(1 << state.bidder)
                free &= ~(0 if state.partner == NOBODY else 1 << state.partner)
            if free:
                return False
    return True
