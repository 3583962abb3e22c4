"""The narrated lines of play: whether they can be played with a deal, and what they leave in the hands."""

from collections.abc import Iterator

from hoyle.cards import NO_CARD, SUIT_CARDS, show_card
from hoyle_verify.prove.reconstruct.bounds import Hands
from hoyle_verify.prove.reconstruct.facts import ALEXEI, NAMES, UNSAID, Trick
from hoyle_verify.prove.reconstruct.story import TRICKS


def faults(deal: Hands) -> tuple[str, ...]:
    """Give every place where the deal does not bear the narration out, in either line."""
    return tuple(fault for line in (1, 2) for fault in _faults_of_line(deal, line))


def left_after(deal: Hands, line: int, number: int) -> Hands:
    """Give the cards that each seat still holds after a trick of a line; cards that are not named count as held."""
    hands = list(deal)
    for trick in _tricks(line, number):
        for seat, card in trick.plays():
            hands[seat] &= ~(1 << card)
    return hands[0], hands[1], hands[2], hands[3]


def _tricks(line: int, number: int) -> Iterator[Trick]:
    return (trick for trick in TRICKS if trick.line == line and trick.number <= number)


def _faults_of_line(deal: Hands, line: int) -> Iterator[str]:
    leader = ALEXEI
    for trick in _tricks(line, 13):
        place = f"line {line}, trick {trick.number}"
        hands = left_after(deal, line, trick.number - 1)
        led = SUIT_CARDS[trick.cards[0] >> 4]
        if trick.leader != leader:
            yield f"{place}: {NAMES[leader]} has the lead, not {NAMES[trick.leader]}"
        for seat, card in trick.plays():
            if not hands[seat] >> card & 1:
                yield f"{place}: {NAMES[seat]} does not hold {show_card(card)}"
            elif not led >> card & 1 and hands[seat] & led:
                yield f"{place}: {NAMES[seat]} does not follow suit with {show_card(card)}"
        for turn, card in enumerate(trick.cards):
            if card == NO_CARD and hands[(trick.leader + turn) % 4] & led:
                yield f"{place}: {NAMES[(trick.leader + turn) % 4]} would have to follow suit"
        leader = _winner(trick)
        if trick.winner not in (UNSAID, leader):
            yield f"{place}: {NAMES[leader]} wins, not {NAMES[trick.winner]}"


def _winner(trick: Trick) -> int:
    """Give the seat with the highest card of the suit led; there are no trumps in a misère."""
    return max((card, seat) for seat, card in trick.plays() if card >> 4 == trick.cards[0] >> 4)[1]
