"""The play of Russian Whist."""

from typing import Annotated

from hoyle.cards import NO_CARD, NO_SUIT, Card, Cards, Suit, format_card
from hoyle.domains import Range
from hoyle.russian_whist.play import (
    follow_suit,
    winner_of,
)
from hoyle_verify.prove.space import Position, Space
from hoyle_verify.prove.theorem import always, assume, gap, not_shown, possible
from hoyle_verify.prove.theorems.russian_whist.table import (
    NEUTRAL,
    PRINTED,
    first_trick,
    is_play,
    last_tricks,
)

RANKS = "23456789TJQKA"
PlainSuit = Annotated[int, Range(0, 3)]


@always("RW-THM-PLAY-1")
def higher_card_takes_the_trick(first: Card, second: Card, trump: PlainSuit) -> bool:
    """Of two cards the trump wins, then the card of the suit led, then the higher; aces are high and twos low."""
    assume(first != second)
    better = RANKS.index(format_card(second)[0]) > RANKS.index(format_card(first)[0])
    follows, ruffs = second >> 4 == first >> 4, second >> 4 == trump != first >> 4
    expected = 1 if (follows and better) or ruffs else 0
    return winner_of((first, second, NO_CARD, NO_CARD), first >> 4, trump) == expected


@always("RW-THM-PLAY-2")
def one_card_wins(a: Card, b: Card, c: Card, d: Card, trump: PlainSuit) -> bool:
    """Of any four different cards exactly one takes the trick, and it beats each of the three others."""
    trick, led = (a, b, c, d), a >> 4
    assume((a != b) & (a != c) & (a != d) & (b != c) & (b != d) & (c != d))
    winner = winner_of(trick, led, trump)
    right = True
    for place in range(4):
        beaten = False
        for other in range(4):
            if other != place:
                x, y = trick[place], trick[other]
                same = (x >> 4 == y >> 4) & (y > x)
                ruffed = (y >> 4 == trump) & (x >> 4 != trump)
                discard = (x >> 4 != led) & (x >> 4 != trump) & (y >> 4 == led)
                beaten = beaten | same | ruffed | discard
        right = right & (beaten != (winner == place))
    return right


@always("RW-THM-PLAY-3")
def there_is_always_a_card_to_play(hand: Cards, led: Suit) -> bool:
    """Whoever holds cards can play one: those of the suit led if he has any, or else all of them."""
    assume(hand != 0)
    play = PRINTED.start(NEUTRAL)._replace(hands=(hand, 0, 0, 0), led=led)
    allowed = follow_suit(play, hand)
    of_the_suit = hand & (0x1FFF << 16 * led) if led != NO_SUIT else 0
    return allowed == (of_the_suit if of_the_suit != 0 else hand)


@always("RW-THM-PLAY-4", over=last_tricks)
def no_card_is_lost(position: Position) -> bool:
    """Every card is in a hand, on the table or in a trick, revokes and corrections included."""
    state = position.state
    assume(is_play(state))
    held = sum(hand.bit_count() for hand in state.hands)
    lying = sum(card != NO_CARD for card in state.trick)
    return bool(held + lying + 4 * sum(state.tricks) == 52)


@always("RW-THM-PLAY-5", over=last_tricks)
def play_ends_with_the_thirteenth_trick(position: Position) -> bool:
    """Cards are played until the last is gone, although the hand was won before."""
    state = position.state
    asked = position.game.legal(state)
    if is_play(state):
        return any(action.menu == "play" for action in asked) and sum(state.tricks) < 13
    return sum(state.tricks) == 13 and (not asked) == (not state.revokes)


@always("RW-THM-PLAY-6", over=last_tricks)
def play_goes_round(position: Position) -> bool:
    """After a card the next on the left is asked, after a trick its winner, and after the last whoever is charged."""
    state = position.state
    assume(is_play(state))
    laid = sum(card != NO_CARD for card in state.trick)
    leads = 0 if state.winner == 4 else state.winner
    return bool(state.turn == (leads + laid) % 4 and state.leader == leads and (state.led == NO_SUIT) == (laid == 0))


@always("RW-THM-PLAY-7", over=last_tricks)
def nobody_plays_for_ever(plays: Space[Position]) -> bool:
    """Questions and corrections do not hold up the game without end: two tricks take at most 14 actions."""
    return plays.longest == 14


@always("RW-THM-PLAY-8", over=first_trick)
def turn_up_lies_through_the_first_trick(position: Position) -> bool:
    """The exposed card is taken in as soon as a trick is complete, and not before."""
    state = position.state
    return not is_play(state) or state.lying == (sum(state.tricks) == 0)


@possible("RW-THM-PLAY-9", over=last_tricks)
def a_corrected_card_can_move_the_trick(position: Position) -> bool:
    """A complete trick can change hands when a revoke in it is put right."""
    state = position.state
    return is_play(state) and any(
        later.state.winner != state.winner and later.state.last != state.last and state.led == NO_SUIT
        for word, later in last_tricks().moves[position]
        if "correct" in word
    )


def completing(position: Position) -> str | None:
    """Give a card that completes a trick, if the next one does."""
    if not is_play(position.state) or sum(card != NO_CARD for card in position.state.trick) < 3:
        return None
    return next((word for word, _ in last_tricks().moves[position] if " play:" in word), None)


def completes_a_trick(position: Position) -> bool:
    """Say whether the next card completes a trick."""
    return completing(position) is not None


@gap("RW-THM-PLAY-10", defect="RW-DEF-28", over=last_tricks, exactly=completes_a_trick)
def when_play_ends(position: Position) -> object:
    """Whether the rest is played once a pair has its seven tricks the document does not say."""
    word = completing(position)
    return position.game.apply(position.state, word) if word is not None else None


not_shown("RW-DEF-22", "A look at tricks that are played changes nothing: no position and no payment depends on it.")
