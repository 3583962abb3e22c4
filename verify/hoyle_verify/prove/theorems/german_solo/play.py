"""The play of German Solo."""

from typing import Annotated

from hoyle.cards import NO_CARD
from hoyle.domains import Range
from hoyle.game import Game
from hoyle.german_solo.pack import ALL, GAME_NAMES
from hoyle.german_solo.pack import Game as GermanGame
from hoyle.german_solo.play import opening_leader
from hoyle.german_solo.state import Play, Tricks
from hoyle.seats import Seat
from hoyle_verify.prove.space import Position
from hoyle_verify.prove.theorem import always, ambiguity, assume, gap, possible
from hoyle_verify.prove.theorems.german_solo.table import PRINTED, deal, ended, german_solo, last_tricks
from hoyle_verify.prove.witness import Witness, played

PlainSuit = Annotated[int, Range(0, 3)]
SuitsHeld = Annotated[int, Range(1, 15)]
"""Of which suits a player has a card, one bit for each."""

NINE, SPADILLE = 7, 10
CLUBS_FROM_THE_TOP, HEARTS_FROM_THE_TOP = "QC QS 7C AC KC JC TC 9C", "QC QS 7H AH KH QH JH TH"


def may_play(suits: int, led: int, trump: int, *, spadille: bool = False) -> int:
    """Give the suits of which a player may play a nine, with bit 4 for the queen of clubs."""
    hand = sum(1 << (suit << 4 | NINE) for suit in range(4) if suits >> suit & 1) | spadille << SPADILLE
    state = ended(1, (0, 0, 0, 0))._replace(hands=(hand, 0, 0, 0), led=led, trump=trump, over=False)
    left = PRINTED.ruleset.narrow("play", state, hand)
    return sum(1 << suit for suit in range(4) if left >> (suit << 4 | NINE) & 1) | (left >> SPADILLE & 1) << 4


@always("GS-THM-PLAY-1")
def there_is_always_a_card_to_play(suits: SuitsHeld, led: Annotated[int, Range(0, 4)], trump: PlainSuit) -> bool:
    """Who can follow suit must, and who cannot may play what he likes."""
    expected = 1 << led if suits >> led & 1 else suits
    return may_play(suits, led, trump) == expected


@always("GS-THM-PLAY-2")
def queen_of_clubs_follows_trumps_alone(suits: SuitsHeld, led: PlainSuit, trump: PlainSuit) -> bool:
    """Clubs led do not ask for the queen of clubs, and trumps led do, whatever their suit."""
    allowed = may_play(suits, led, trump, spadille=True)
    if led == trump:
        return allowed == (suits & 1 << led) | 16
    return allowed == (1 << led if suits >> led & 1 else suits | 16)


@ambiguity(
    "GS-THM-PLAY-3",
    defect="GS-DEF-28",
    readings=("who can must", "anything"),
    exactly=lambda suits, led, _trump: bool(suits >> led & 1) and suits != 1 << led,
)
def follow_or_not(reading: str, suits: SuitsHeld, led: PlainSuit, trump: PlainSuit) -> object:
    """Taken by the letter the sentence on following would free everybody who holds more than the suit led."""
    return may_play(suits, led, trump) if reading == "who can must" else suits


@always("GS-THM-PLAY-4")
def who_leads_first(dealer: Seat) -> bool:
    """The player on the dealer's left makes the opening lead."""
    return opening_leader(dealer) == (dealer + 1) % 4


@always("GS-THM-PLAY-5", over=last_tricks)
def no_card_is_lost(position: Position) -> bool:
    """Every card is in a hand, on the table or in a trick, and the winner of a trick leads to the next."""
    state = position.state
    held = sum(hand.bit_count() for hand in state.hands)
    lying = sum(card != NO_CARD for card in state.trick)
    leads = 0 if state.winner == 4 else state.winner
    return bool(held + lying + 4 * sum(state.tricks) == 32 and state.turn == (leads + lying) % 4)


def is_decided(state: Play) -> bool:
    """Say whether the Player's side, seat 0 with seat 2 in a frog, can neither lose any more nor win."""
    own = state.tricks[0] + (state.tricks[2] if state.game < 3 else 0)
    against = sum(state.tricks) - own
    decided: bool = against > 0 or own == 8 if state.game >= ALL else own >= 5 or against >= 4
    return decided


@always("GS-THM-PLAY-6", over=last_tricks)
def play_stops_when_decided(position: Position) -> bool:
    """Play stops with five tricks of the Player's side or four against it, and in all with the first trick lost."""
    state = position.state
    return bool(state.over == is_decided(state) == (not position.game.legal(state)))


def _is_decided_then(position: Position) -> bool | None:
    following = last_tricks().moves[position]
    return is_decided(following[0][1].state) if following else None


@gap(
    "GS-THM-PLAY-7",
    defect="GS-DEF-22",
    over=last_tricks,
    exactly=lambda position: not position.state.over,
    ruled=_is_decided_then,
)
def when_play_ends(position: Position) -> object:
    """When play ends the document does not say."""
    game, state = position
    return None if state.over else game.apply(state, game.legal(state)[0]).over


def every_trick_so_far(game: GermanGame, own: Tricks, against: Tricks) -> bool:
    """Describe a side that has just decided a frog or a solo and lost no trick."""
    return game < ALL and (own, against) in ((5, 0), (0, 4))


def _played_until_decided(rules: Game[Play], game: GermanGame, own: Tricks, against: Tricks) -> Witness:
    """Give a deal in which seat 0 has the highest trumps, and plays them as the Player or against him."""
    in_colour = GAME_NAMES[game].endswith("colour")
    contract = {"bid": GAME_NAMES[game], "by": 0 if own > against else 1, "trump": "C" if in_colour else "H"}
    setup = {**deal(CLUBS_FROM_THE_TOP if in_colour else HEARTS_FROM_THE_TOP), "contract": contract}
    state, words = PRINTED.start(setup), []
    while said := PRINTED.legal(state):
        words.append(str(said[0]))
        state = PRINTED.apply(state, said[0])
    return played(rules, setup, words)


@ambiguity(
    "GS-THM-PLAY-8",
    defect="GS-DEF-23",
    readings=(PRINTED, german_solo(var3="on")),
    exactly=every_trick_so_far,
    witness=_played_until_decided,
)
def going_on_for_all(rules: Game[Play], game: GermanGame, own: Tricks, against: Tricks) -> object:
    """By the third variant a side may go on that has every trick when its frog or solo is decided."""
    assume(own <= 5 and against <= 4)
    state = ended(game, (own, against, 0, 0))._replace(over=False)
    after = rules.ruleset.follow("ends", state, NO_CARD)
    return after.over, after.asked


@possible("GS-THM-PLAY-9", over=last_tricks)
def defence_can_win_with_cards_left(position: Position) -> bool:
    """A solo can be lost with cards still to be played."""
    state = position.state
    return bool(state.over and state.game == 3 and state.tricks[0] < 5 and any(state.hands))
