"""The play of Preferans, and results that are proposed."""

from typing import Annotated, Any

from hoyle.cards import NO_CARD, NO_SUIT, Suit, format_card
from hoyle.domains import OneOf, Range
from hoyle.game import Game
from hoyle.preferans.pack import MISERE
from hoyle.preferans.play import (
    first_hand_leads,
    first_hand_leads_openly,
    follow_suit,
    who_plays_the_hand,
    winner_of,
)
from hoyle.preferans.state import Claim, PackCard, Place, Play
from hoyle_verify.prove.space import Position, Space
from hoyle_verify.prove.theorem import always, ambiguity, assume, gap
from hoyle_verify.prove.theorems.preferans.table import PRINTED, deal, everywhere, last_tricks, played, preferans
from hoyle_verify.prove.witness import Witness
from hoyle_verify.prove.witness import played as as_scenario

ORDER = "789TJQKA"
SomeTrump = Annotated[int, OneOf((2, NO_SUIT))]
SuitsHeld = Annotated[int, Range(1, 15)]
"""Of which suits a player has a card, one bit for each."""


def may_play(suits: int, led: int, trump: int) -> int:
    """Give the suits of which a player may play a card."""
    hand = sum(1 << (suit << 4 | 12) for suit in range(4) if suits >> suit & 1)
    state = played("whist whist")._replace(hands=(hand, 0, 0), turn=0, led=led, trump=trump)
    allowed = PRINTED.ruleset.narrow("play", state, hand)
    return sum(1 << suit for suit in range(4) if allowed >> (suit << 4 | 12) & 1)


@always("PV-THM-PLAY-1")
def suit_then_trump(suits: SuitsHeld, led: Suit, trump: Suit) -> bool:
    """Follow suit, or else trump, or else throw off what you like: there is always a card to play."""
    allowed = may_play(suits, led, trump)
    if led != NO_SUIT and suits >> led & 1:
        return allowed == 1 << led
    if NO_SUIT not in (led, trump) and suits >> trump & 1:
        return allowed == 1 << trump
    return allowed == suits


@gap("PV-THM-PLAY-2", defect="PV-DEF-24", exactly=lambda suits, led: led != NO_SUIT and bool(suits >> led & 1))
def following_suit(suits: SuitsHeld, led: Suit) -> object:
    """That a player who holds the suit led must play it the document does not say."""
    hand = sum(1 << (suit << 4 | 12) for suit in range(4) if suits >> suit & 1)
    state = played("whist whist")._replace(led=led)
    return follow_suit(state, hand) if led != NO_SUIT and suits >> led & 1 else None


@ambiguity(
    "PV-THM-PLAY-3",
    defect="PV-DEF-25",
    readings=("any card", "none"),
    exactly=lambda suits, led, trump: (
        led != NO_SUIT and not suits >> led & 1 and not (trump < 4 and suits >> trump & 1)
    ),
)
def void_in_both(reading: str, suits: SuitsHeld, led: Suit, trump: Suit) -> object:
    """What is allowed to a player with neither the suit led nor a trump matters, since he must play something."""
    bound = led == NO_SUIT or suits >> led & 1 or (trump != NO_SUIT and suits >> trump & 1)
    return may_play(suits, led, trump) if bound or reading == "any card" else 0


@always("PV-THM-PLAY-4")
def one_card_takes_the_trick(first: PackCard, second: PackCard, third: PackCard, trump: SomeTrump) -> bool:
    """The highest trump takes a trick, or without one the highest card of the suit led; the ace is high."""
    trick = (first, second, third)
    assume(len(set(trick)) == 3)
    counts = [card for card in trick if card >> 4 == trump] or [card for card in trick if card >> 4 == first >> 4]
    best = max(counts, key=lambda card: ORDER.index(format_card(card)[0]))
    return winner_of(trick, first >> 4, trump) == trick.index(best)


@always("PV-THM-PLAY-5")
def first_hand_always_leads(first: Place, declarer: Place) -> bool:
    """First hand leads in closed play and in open play, whoever is declarer."""
    return first_hand_leads(first, declarer) == first_hand_leads_openly(first, declarer) == first


@gap(
    "PV-THM-PLAY-6",
    defect="PV-DEF-26",
    exactly=everywhere,
    ruled=lambda first, _declarer: first,
)
def lead_in_open_play(first: Place, declarer: Place) -> object:
    """Who leads in open play the document does not say."""
    return first_hand_leads_openly(first, declarer)


@gap(
    "PV-THM-PLAY-7",
    defect="PV-DEF-32",
    exactly=everywhere,
    ruled=lambda place, sole, exposed: sole if exposed >> place & 1 else place,
)
def who_plays_the_open_hand(place: Place, sole: Place, exposed: Annotated[int, Range(0, 7)]) -> object:
    """Who plays the passer's cards that lie open the document does not say."""
    return who_plays_the_hand(place, sole, exposed)


def _after_the_lead(game: Game[Any], level: int) -> Witness:
    setup = deal(level)
    return as_scenario(game, setup, (str(game.legal(game.start(setup))[0]),))


@ambiguity(
    "PV-THM-PLAY-8",
    defect="PV-DEF-15",
    readings=(PRINTED, preferans(misere_hands="open_after_lead")),
    exactly=lambda level: level == MISERE,
    witness=_after_the_lead,
)
def hands_in_a_misere(game: Game[Any], level: Annotated[int, OneOf((MISERE, 8))]) -> object:
    """Whether the defenders of a misère lay their hands open matters in every misère."""
    state = played("whist whist")._replace(level=level)
    card = state.hands[state.turn] & -state.hands[state.turn]
    return game.ruleset.follow("played", state, card.bit_length() - 1).exposed


@always("PV-THM-PLAY-9", over=last_tricks)
def no_card_and_no_trick_is_lost(position: Position) -> bool:
    """Cards are in hands or in tricks until play ends, and then ten tricks are written down, agreed upon or played."""
    state = position.state.play if isinstance(position.state, Claim) else position.state
    held = sum(hand.bit_count() for hand in state.hands)
    lying = sum(card != NO_CARD for card in state.trick)
    if state.over:
        return bool(sum(state.tricks) == 10)
    return bool(held + lying + 3 * sum(state.tricks) == 30)


@always("PV-THM-PLAY-10", over=last_tricks)
def play_ends(plays: Space[Position]) -> bool:
    """Play ends with the tenth trick or an agreement, and only refusals can put it off."""
    ends = list(plays.ends())
    return all(position.state.over for position in ends) and all(
        position in ends or not getattr(position.state, "over", False) for position in plays
    )


def is_to_play(position: Position) -> bool:
    """Describe the positions in which a card is to be played."""
    return isinstance(position.state, Play) and not position.state.over


def is_last_card(position: Position) -> bool | None:
    """Say whether the next card ends the tenth trick; None where no card is to be played."""
    state = position.state
    if not is_to_play(position):
        return None
    return bool(sum(state.tricks) == 9 and sum(card != NO_CARD for card in state.trick) == 2)


@gap("PV-THM-PLAY-11", defect="PV-DEF-33", over=last_tricks, exactly=is_to_play, ruled=is_last_card)
def how_long_play_goes_on(position: Position) -> object:
    """How long play goes on that no agreement ends the document does not say."""
    game, state = position
    return game.apply(state, game.legal(state)[0]).over if is_to_play(position) else None


def proposals(position: Position, seat: Place) -> list[str]:
    """List the results that a player may propose."""
    return [action.token for action in position.game.rights(position.state, seat)]


def may_be_proposed(position: Position, seat: Place) -> list[str]:
    """List them by the rulings."""
    state = position.state
    if not is_to_play(position) or state.exposed == 0 or state.led != NO_SUIT:
        return []
    makers = (state.declarer, state.sole)
    return [f"claim:{tricks}" for tricks in range(11 - sum(state.tricks))] if seat in makers else []


@always("PV-THM-CLAIM-1", over=last_tricks)
def who_may_propose_what(position: Position, seat: Place) -> bool:
    """Declarer and sole whister may propose any result of the tricks that are left, between tricks, in open play."""
    assume(is_to_play(position))
    return proposals(position, seat) == may_be_proposed(position, seat)


@gap(
    "PV-THM-CLAIM-2",
    defect="PV-DEF-28",
    over=last_tricks,
    exactly=lambda position, _seat: is_to_play(position),
    ruled=may_be_proposed,
)
def when_results_are_proposed(position: Position, seat: Place) -> object:
    """When and in what words a result is proposed the document does not say."""
    return proposals(position, seat)


@always("PV-THM-CLAIM-3", defect="PV-DEF-19", over=last_tricks)
def refusal_leaves_no_trace(position: Position) -> bool:
    """After a refusal the deal is just where it was before the proposal."""
    state = position.state
    assume(isinstance(state, Claim))
    words = {word.split()[1]: later.state for word, later in last_tricks().moves[position]}
    return set(words) == {"agree", "refuse"} and words["refuse"] == state.play


@always("PV-THM-CLAIM-4", over=last_tricks)
def agreement_divides_what_is_left(position: Position) -> bool:
    """By an agreement its maker takes as many tricks as he named, and the other side, for it the whister, the rest."""
    state = position.state
    assume(isinstance(state, Claim))
    play, other = state.play, state.play.sole if state.by == state.play.declarer else state.play.declarer
    agreed = next(later.state for word, later in last_tricks().moves[position] if word.endswith("agree"))
    left = 10 - sum(play.tricks)
    gained = [agreed.tricks[place] - play.tricks[place] for place in range(3)]
    gains = {state.by: state.tricks, other: left - state.tricks}
    expected = [gains.get(place, 0) for place in range(3)]
    return bool(state.turn == other and agreed.over and gained == expected)
