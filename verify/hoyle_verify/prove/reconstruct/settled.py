"""The open misère solved with every deal that the text leaves: who wins, and which card of which line decided it.

All four hands are in view.  Line 1 is valued as far as the document names all cards, seven tricks; line 2 for the four
tricks of which it does, and after that against every discard that may have been made.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec

from hoyle.cards import CLUBS, NO_CARD, SUIT_CARDS, cards_of, format_card, format_hand
from hoyle_verify.files import put
from hoyle_verify.hap.objects import CardToken, Count, Record, Seat, plain
from hoyle_verify.prove.reconstruct.bounds import Hands
from hoyle_verify.prove.reconstruct.facts import ALEXEI, KIRILL, NAMES
from hoyle_verify.prove.reconstruct.lines import left_after
from hoyle_verify.prove.reconstruct.story import TRICKS
from hoyle_verify.solve import Goal, Position, Solver
from hoyle_verify.solve.annotate.form import lines

SCENARIOS: Final = ("solo-whist/whole/open-misere-let-through", "solo-whist/whole/open-misere-beaten")
"""The scenarios that play the two lines, with one of the deals."""

FILE: Final = "solo-whist/whole/open-misere.deals.json"
"""Where the answers are stored, below the scenarios folder."""

_MISERE: Final = Goal("misere")
_ESCAPES: Final = 0
"""The value of a position in which Kirill need not take a trick."""


class Turn(Record, frozen=True, kw_only=True):
    """A card that changed who wins, in the trick of a number, and the cards that would have kept it.

    ``made`` says whether Kirill escapes after it.
    """

    trick: Count
    seat: Seat
    card: CardToken
    made: bool
    kept_by: tuple[CardToken, ...]


class Settled(Record, frozen=True, kw_only=True):
    """What one deal comes to.

    ``hands`` are texts in seat order.  ``made_against`` and ``beaten_by`` are the opening leads after which Kirill
    escapes and does not.  ``saved_by`` lists cards of Kirill's that would have saved line 2 where he played another.
    """

    hands: tuple[str, ...]
    made_against: tuple[CardToken, ...]
    beaten_by: tuple[CardToken, ...]
    line_1: tuple[Turn, ...]
    line_2: tuple[Turn, ...]
    saved_by: tuple[CardToken, ...]


class Deals(Record, frozen=True, kw_only=True):
    """All deals that the text leaves, with the cards that no remark settles."""

    deals: Literal[1]
    scenarios: tuple[str, ...]
    players: tuple[str, ...]
    free: tuple[CardToken, ...]
    settled: tuple[Settled, ...]


class _Played(NamedTuple):
    """A card of a line in its place: who lays it in which trick, and the position before it."""

    trick: int
    seat: int
    card: int
    before: Position


def settle(every: Sequence[Hands], progress: Callable[[int], None] = lambda _done: None) -> tuple[Settled, ...]:
    """Solve every deal, reporting how many are done."""
    solver = Solver()
    settled = []
    for deal in every:
        settled.append(_settle(deal, solver))
        progress(len(settled))
    return tuple(settled)


def gathered(settled: tuple[Settled, ...], free: Sequence[str]) -> Deals:
    """Put the solved deals together with the cards, as tokens, that no remark settles."""
    return Deals(deals=1, scenarios=SCENARIOS, players=NAMES, free=tuple(free), settled=settled)


def read(path: Path) -> Deals | None:
    """Read stored deals; None if there are none of this format."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Deals)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None


def write(path: Path, deals: Deals) -> None:
    """Store deals, a line for each; OSError if that cannot be."""
    put(path, lines(plain(deals)))


def _settle(deal: Hands, solver: Solver) -> Settled:
    leads = solver.values(_position(deal, ALEXEI, ()), _MISERE)
    line_2 = tuple(_played(deal, 2))
    return Settled(
        hands=tuple(map(format_hand, deal)),
        made_against=_tokens(card for card, value in leads.items() if value == _ESCAPES),
        beaten_by=_tokens(card for card, value in leads.items() if value != _ESCAPES),
        line_1=tuple(_turns(tuple(_played(deal, 1)), solver)),
        line_2=tuple(_turns(line_2, solver)),
        saved_by=_tokens((*_saving(line_2, solver), *_saving_later(deal))),
    )


def _position(hands: Hands, leader: int, trick: tuple[int, ...]) -> Position:
    return Position(hands=hands, leader=leader, trick=trick, side=1 << KIRILL)


def _played(deal: Hands, line: int) -> Iterator[_Played]:
    """Give the cards of a line as far as it names whole tricks."""
    for trick in TRICKS:
        if trick.line != line or NO_CARD in trick.cards:
            continue
        hands = list(left_after(deal, line, trick.number - 1))
        for turn, (seat, card) in enumerate(trick.plays()):
            before = (hands[0], hands[1], hands[2], hands[3])
            yield _Played(trick.number, seat, card, _position(before, trick.leader, trick.cards[:turn]))
            hands[seat] &= ~(1 << card)


def _turns(line: Sequence[_Played], solver: Solver) -> Iterator[Turn]:
    for played in line:
        moves = solver.values(played.before, _MISERE)
        kept = _kept(moves, played.seat)
        if played.card not in kept:
            yield Turn(
                trick=played.trick,
                seat=played.seat,
                card=format_card(played.card),
                made=moves[played.card] == _ESCAPES,
                kept_by=_tokens(kept),
            )


def _kept(moves: Mapping[int, int], seat: int) -> list[int]:
    """Give the cards that keep the value of a position: the lowest is best for Kirill, the highest for the others."""
    best = min(moves.values()) if seat == KIRILL else max(moves.values())
    return [card for card, value in moves.items() if value == best]


def _saving(line: Sequence[_Played], solver: Solver) -> Iterator[int]:
    """Give the cards of Kirill's that would have let him escape where the card that he played did not."""
    for played in line:
        if played.seat == KIRILL:
            moves = solver.values(played.before, _MISERE)
            if moves[played.card] != _ESCAPES:
                yield from (card for card, value in moves.items() if value == _ESCAPES)


def _saving_later(deal: Hands) -> Iterator[int]:
    """Give the clubs that would have let Kirill escape where Alexei leads clubs and what the others throw is not named.

    Nobody else has a club then, so that Alexei keeps the lead and only Kirill's clubs and his leads matter.
    """
    leads = [trick.cards[0] for trick in TRICKS if trick.line == 2 and NO_CARD in trick.cards]
    first = next(trick.number for trick in TRICKS if trick.line == 2 and NO_CARD in trick.cards)
    clubs = left_after(deal, 2, first - 1)[KIRILL] & SUIT_CARDS[CLUBS]
    return (card for card in cards_of(clubs) if card < leads[0] and _escapes(clubs & ~(1 << card), leads[1:]))


def _escapes(clubs: int, leads: Sequence[int]) -> bool:
    """Tell whether somebody who must follow suit with these clubs can stay below every lead."""
    if not leads or not clubs:
        return True
    lower = (card for card in cards_of(clubs) if card < leads[0])
    return any(_escapes(clubs & ~(1 << card), leads[1:]) for card in lower)


def _tokens(cards: Iterator[int] | Sequence[int]) -> tuple[str, ...]:
    return tuple(format_card(card) for card in sorted(cards))
