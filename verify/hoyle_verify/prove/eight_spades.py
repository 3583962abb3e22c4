"""The eight spades of document 001 (P12 to P14): whether the whister's one trick is forced, and the only one.

The document tells the deal without its cards: of the opponents' it gives king and nine of spades, with the whister.
The declarer's ten cards here are those of the scenario; what is searched is every way in which the opponents can hold
the rest.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final, NamedTuple

from hoyle.cards import CLUBS, DIAMONDS, HEARTS, PACK_32, SPADES, SUIT_CARDS, cards_of, parse_hand, set_of
from hoyle_verify.solve import Duty, Goal, Position, Solver

SCENARIO: Final = "preferans/whole/eight-spades-lose-one-trick"
DECLARER: Final = parse_hand("S:AQJT8 D:AKJ98")
DISCARD: Final = parse_hand("H:7 C:7")
WHISTER: Final = parse_hand("S:K9")
"""What the document says that the whister holds; the seventh of spades is the passer's."""

_TRICKS: Final = 10
_DIAMONDS: Final = SUIT_CARDS[DIAMONDS]
_OPEN: Final = PACK_32 & ~(DECLARER | DISCARD | SUIT_CARDS[SPADES])


class Lies(NamedTuple):
    """How many lies of the cards cost the declarer so many tricks, by their number.

    In ``split`` both opponents have diamonds, in ``whister`` and ``passer`` that one has all three.
    """

    split: Counter[int]
    whister: Counter[int]
    passer: Counter[int]

    @property
    def number(self) -> int:
        """All lies."""
        return sum(sum(lies.values()) for lies in self)


def lies(progress: Callable[[int], None] = lambda _done: None) -> Lies:
    """Solve every lie of the opponents' cards, reporting how many are done."""
    solver, found = Solver(), Lies(Counter(), Counter(), Counter())
    known: dict[tuple[int, int], int] = {}
    for done, whister in enumerate(_hands(), start=1):
        key = _form(whister)
        if key not in known:
            known[key] = _lost(whister, solver)
        _group(found, whister)[known[key]] += 1
        progress(done)
    return found


def _hands() -> Iterator[int]:
    """Give every hand that the whister can hold."""
    for cards in combinations(cards_of(_OPEN), _TRICKS - WHISTER.bit_count()):
        yield WHISTER | set_of(cards)


def _form(whister: int) -> tuple[int, int]:
    """Identify a hand up to the exchange of hearts and clubs, of which the declarer has none and which rank alike."""
    hearts, clubs = ((whister & SUIT_CARDS[suit]) >> suit * 16 for suit in (HEARTS, CLUBS))
    return whister & _DIAMONDS, min(hearts, clubs) << 16 | max(hearts, clubs)


def _lost(whister: int, solver: Solver) -> int:
    """Count the tricks that the declarer loses, with the first lead, if all play as well as possible."""
    passer = PACK_32 & ~(DECLARER | DISCARD | whister)
    position = Position(hands=(DECLARER, whister, passer), leader=0, side=1, trump=SPADES, duty=Duty.TRUMP)
    return _TRICKS - max(solver.values(position, Goal("most")).values())


def _group(found: Lies, whister: int) -> Counter[int]:
    number = (whister & _DIAMONDS).bit_count()
    return found.split if 0 < number < 3 else found.whister if number else found.passer


def as_text(found: Lies) -> str:
    """Say what was found, for people."""
    named = {
        "diamonds with both opponents": found.split,
        "all diamonds with the whister": found.whister,
        "all diamonds with the passer": found.passer,
    }
    forced = found.number - sum(group[0] for group in found)
    return "\n".join(
        (
            "Eight spades (001:P14), with king and nine of spades in the whister's hand, all hands in view",
            *(f"  {name}: {'; '.join(_said(group))}" for name, group in named.items()),
            f"  The declarer cannot help losing a trick in {forced:,} of {found.number:,} lies of the other cards",
        )
    )


def _said(group: Counter[int]) -> Iterator[str]:
    for lost, number in sorted(group.items()):
        yield f"{'one trick' if lost == 1 else f'{lost} tricks'} lost in {number:,} lies"
