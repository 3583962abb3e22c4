"""The duel of German Solo and what its winner chooses, with any cards.

The duels are searched with the cards of a few deals; by this they stand for those of every deal.
"""

from hoyle.cards import NO_SUIT, PACK_32
from hoyle.german_solo.pack import FORCEE, PASS, SOLO, Call, Calls, Game, PackCard, TrumpSuit
from hoyle.german_solo.state import Auction, Hands, Plan, Play
from hoyle.seats import NOBODY, Seat
from hoyle_verify.prove.space import Position, Positions
from hoyle_verify.prove.theorem import always, assume
from hoyle_verify.prove.theorems.german_solo.table import PRINTED, all_auctions, cards

QUEENS = cards("QC QS")
ACES, KINGS = cards("AC AD AH AS"), cards("KC KD KH KS")


@always("GS-THM-AUC-24")
def only_both_queens_have_a_say(auction: Auction, turn: Seat, others: Hands, calls: Calls, call: Call) -> bool:
    """Only a holder of both black queens is asked for other words than anybody else, and no word moves a card."""
    state = auction._replace(turn=turn)
    other = state._replace(hands=others)
    assume(turn == (state.older if state.asked else state.younger))
    assume((state.hands[turn] & QUEENS == QUEENS) == (others[turn] & QUEENS == QUEENS))
    allowed = PRINTED.ruleset.narrow("bid", state, calls)
    after = PRINTED.ruleset.follow("bidden", state, call)
    with_others = PRINTED.ruleset.follow("bidden", other, call)
    bids = (call >= 1) & (call <= 6)
    opens = bids & (state.older == NOBODY)
    older = turn if opens or call == FORCEE else state.younger if call == PASS and state.asked else state.older
    asks = bids & (opens ^ True) & (turn == state.younger)
    level = SOLO if call == FORCEE else call if opens or asks else state.level
    told = with_others._replace(hands=state.hands, older=older, level=level)
    rest = told._replace(dealer=state.dealer, colour=state.colour, pool=state.pool)
    return (allowed == PRINTED.ruleset.narrow("bid", other, calls)) & (after == rest)


@always("GS-THM-CALL-10")
def winner_can_always_choose(state: Plan, game: Game, suit: TrumpSuit, called: PackCard) -> bool:
    """Whatever he holds, the winner of the auction can declare a game, name trumps and call somebody else's card."""
    rules = PRINTED.ruleset
    hand = state.hands[state.turn]
    assume(state.turn == state.declarer)
    assume(state.colour < NO_SUIT)
    both = hand & QUEENS == QUEENS
    all_called = (ACES | KINGS) & ~hand == 0
    # Where nobody bid the queen of clubs is asked: without the other queen, and without eight aces and kings.
    assume((state.spadille ^ True) | ((state.level == 0) & (both ^ True) & (all_called ^ True)))
    games = rules.narrow("declare", state, 0b111_1110)
    frogs = 0b110 & -((both | all_called) ^ True)
    higher = 0b111_1000 & -(state.spadille ^ True)
    good = (games == (frogs | higher) & -(1 << state.level)) & (games != 0)
    good = good & (rules.follow("declared", state, game) == state._replace(game=game))
    in_colour = (game == 2) | (game == 4) | (game == 6)
    declared = state._replace(game=game)
    suits = rules.narrow("name-trump", declared, 0b1111)
    good = good & (suits == (1 << state.colour ^ 0b1111 & -(in_colour ^ True)))
    good = good & (rules.follow("named", declared, suit) == declared._replace(trump=suit))
    aces, kings = ACES & ~hand, KINGS & ~hand
    good = good & (rules.narrow("call", declared, PACK_32) == aces | kings & -(aces == 0))
    holder = NOBODY
    for seat in (3, 2, 1, 0):
        holder = seat if state.hands[seat] >> called & 1 else holder
    assume(holder < NOBODY)
    return good & (rules.follow("called", declared, called) == declared._replace(called=called, partner=holder))


@always("GS-THM-AUC-1", over=all_auctions)
def somebody_can_always_speak(position: Position) -> bool:
    """Whoever is asked before the first card can say something, under every option and with the strangest hands."""
    return isinstance(position.state, Play) or len(position.game.legal(position.state)) > 0


@always("GS-THM-AUC-25", over=all_auctions)
def auction_ends_under_every_option(auctions: Positions) -> bool:
    """Under every option and with the strangest hands, too, fourteen words are the most before the first card."""
    return auctions.longest == 14
