"""The play of Solo Whist: trumps, the first lead, following suit, taking tricks, and what stays the same."""

from typing import Annotated

from hoyle.cards import NO_CARD, NO_SUIT, PACK_52, SUIT_CARDS, Card, Cards, Suit
from hoyle.domains import OneOf, Range
from hoyle.seats import Seat
from hoyle.solo_whist.pack import (
    BID_NAMES,
    DECLARED_ABUNDANCE,
    OPEN_MISERE,
    Calls,
)
from hoyle.solo_whist.play import (
    card_is_laid,
    declarer_exposes_hand,
    highest_of_suit,
    trumped_winner,
    untrumped_winner,
    winner_leads,
)
from hoyle.solo_whist.state import Auction, Play
from hoyle.tricks import EMPTY_4, Trick4
from hoyle_verify.prove.theorem import always, ambiguity, assume
from hoyle_verify.prove.theorems.solo_whist.table import EVERY_GAME, PRINTED

Played = Annotated[int, OneOf((1, 2, 3, 4, 5, 6, 7, 9))]
TrumpSuit = Annotated[int, Range(0, 3)]


@always("SW-THM-PLAY-1")
def cards_that_can_be_played(state: Play) -> bool:
    """Whoever has a card can play one: any of the suit led if he holds it, and else any card of his."""
    held = state.hands[state.turn]
    assume(held != 0)
    of_suit = held & SUIT_CARDS[state.led]
    return PRINTED.ruleset.narrow("play", state, PACK_52) == (of_suit or held)


@always("SW-THM-PLAY-2")
def calls_only_get_fewer(which: Annotated[int, Range(0, len(EVERY_GAME) - 1)], state: Auction, calls: Calls) -> bool:
    """No rule of the auction allows what another forbids, and none forbids more when it is asked twice."""
    once = EVERY_GAME[which].ruleset.narrow("call", state, calls)
    return once & ~calls == 0 and EVERY_GAME[which].ruleset.narrow("call", state, once) == once


@always("SW-THM-PLAY-3")
def cards_only_get_fewer(state: Play, cards: Cards) -> bool:
    """No rule of play allows what another forbids, and none forbids more when it is asked twice."""
    once = PRINTED.ruleset.narrow("play", state, cards)
    return once & ~cards == 0 and PRINTED.ruleset.narrow("play", state, once) == once


@always("SW-THM-PLAY-4")
def one_card_is_highest(trick: Trick4, led: Suit, trump: Suit) -> bool:
    """Exactly one card takes a trick: the highest of the suit led, or of trumps where there is one, with ace high."""
    for place in range(4):
        for other in range(place):
            assume((trick[place] != trick[other]) | (trick[place] == NO_CARD))
    good = True
    for suit, winner in ((led, untrumped_winner(trick, led)), (trump, trumped_winner(trick, trump))):
        nobody = winner == 4
        for place in range(4):
            top = trick[place] >> 4 == suit
            for card in trick:
                top = top & ((card >> 4 != suit) | (card <= trick[place]))
            good = good & ((winner == place) == top)
            nobody = nobody & (trick[place] >> 4 != suit)
        good = good & (nobody == (winner == 4))
    return good


@always("SW-THM-PLAY-5")
def one_player_takes_a_full_trick(state: Play, card: Card) -> bool:
    """The fourth card ends a trick: one player, and only one, has a trick more, and leads to the next."""
    trick = full_trick(state, card)
    after = winner_leads(state, card)
    trumped = False
    for each in trick:
        trumped = trumped | (each >> 4 == state.trump)
    wanted = state.trump if trumped else state.led
    good = (after.turn == after.leader) & (after.winner == after.leader) & (after.led == NO_SUIT)
    good = good & (after.trick == EMPTY_4)
    for seat in range(4):
        top = trick[seat] >> 4 == wanted
        for each in trick:
            top = top & ((each >> 4 != wanted) | (each <= trick[seat]))
        good = (
            good & (after.tricks[seat] == state.tricks[seat] + (after.winner == seat)) & ((after.winner == seat) == top)
        )
    return good


def full_trick(state: Play, card: Card) -> Trick4:
    """Restrict a state to one in which a trick of four cards lies, and give these."""
    assume(sum(state.tricks) < 13)
    trick = state.trick
    led = False
    for place in range(4):
        assume(trick[place] != NO_CARD)
        led = led | (trick[place] >> 4 == state.led)
        for other in range(place):
            assume(trick[place] != trick[other])
    assume(led)
    assume(card < NO_CARD)
    return trick


@always("SW-THM-PLAY-6")
def trick_waits_for_four_cards(state: Play, card: Card) -> bool:
    """As long as somebody has not played to it a trick belongs to nobody."""
    unfinished = False
    for each in state.trick:
        unfinished = unfinished | (each == NO_CARD)
    assume(unfinished)
    return winner_leads(state, card) == state


@always("SW-THM-PLAY-7")
def card_moves_to_the_table(state: Play, card: Card) -> bool:
    """Laying a card moves just that card from its hand to the trick, and the turn goes on clockwise."""
    assume(state.hands[state.turn] >> card & 1 == 1)
    after = card_is_laid(state, card)
    good = (after.turn == (state.turn + 1) % 4) & (after.leader == state.leader) & (after.tricks == state.tricks)
    good = good & (after.led == (card >> 4 if state.led == NO_SUIT else state.led))
    for seat in range(4):
        mine = state.turn == seat
        good = good & (after.hands[seat] == (state.hands[seat] ^ (1 << card) if mine else state.hands[seat]))
        good = good & (after.trick[seat] == (card if mine else state.trick[seat]))
    return good


@always("SW-THM-PLAY-10", defect="SW-DEF-34")
def first_lead(dealer: Seat, declarer: Seat, bid: Played) -> bool:
    """Eldest hand leads, so that the dealer plays last to the first trick; its bidder leads a declared abundance."""
    leader: int = PRINTED.ruleset.clause(f"lead.{BID_NAMES[bid]}")(dealer, declarer)
    return leader == (declarer if bid == DECLARED_ABUNDANCE else (dealer + 1) % 4)


@always("SW-THM-PLAY-11")
def only_an_open_misere_is_exposed(state: Play, card: Card) -> bool:
    """A hand is laid open in an open misère and no other game, the declarer's, and as soon as a trick is complete."""
    assume(state.declarer < 4)
    after = declarer_exposes_hand(state, card)
    opens = (state.bid == OPEN_MISERE) & (state.led == NO_SUIT)
    opened = state.exposed | 1 << state.declarer
    return after == state._replace(exposed=opened if opens else state.exposed)


def _ace_low(trick: Trick4, suit: Suit) -> int:
    """Give the highest card of a suit with the order of the draw for dealer, in which the ace is lowest."""
    best, seat = -1, 4
    for place in range(4):
        card = trick[place]
        if card >> 4 == suit and (card + 1) % 16 % 13 > best:
            best, seat = (card + 1) % 16 % 13, place
    return seat


@ambiguity(
    "SW-THM-PLAY-12",
    defect="SW-DEF-16",
    readings=(highest_of_suit, _ace_low),
    exactly=lambda one, two: one != two and one >> 4 == two >> 4 and (one & 15 == 12 or two & 15 == 12),
)
def rank_of_the_ace(highest: object, one: Card, two: Card) -> object:
    """Whether the ace is high or low matters in every trick in which it meets a card of its suit."""
    assume(one != two)
    return callable(highest) and highest((one, two, NO_CARD, NO_CARD), one >> 4)
