"""Everything the reconstruction establishes, gathered for the report."""

from dataclasses import dataclass
from typing import Final, final

from hoyle.cards import CLUBS, SUIT_CARDS, cards_of, parse_card, set_of
from hoyle_verify.prove.reconstruct.bounds import Hands
from hoyle_verify.prove.reconstruct.claim import (
    Verdict,
    any_card,
    exchange,
    highest_loser,
    judge,
    neighbours_above,
    without_cards,
)
from hoyle_verify.prove.reconstruct.facts import ALEXEI, KIRILL, ROMAN, VLAD
from hoyle_verify.prove.reconstruct.lines import faults, left_after
from hoyle_verify.prove.reconstruct.search import deals, leave_one_out, number_of_deals, reason, seats_of_cards
from hoyle_verify.prove.reconstruct.story import USED

_SECOND_LINE: Final = range(46, 53)
_FIRST_LINE: Final = range(38, 46)


@final
@dataclass(frozen=True, slots=True)
class Findings:
    """The deals that are left, why they are, and what becomes of Kirill.

    ``holders`` gives the seats that may hold each card and ``reasons`` the ids of remarks that force it, if they do.
    ``exchanges`` judges the end of line 1 after one exchange between Kirill and an opponent, ``leads`` with another
    opponent in the lead, and ``clubs_under_eight`` each club Kirill could lay under the eight in trick 4 of line 2.
    """

    holders: dict[int, tuple[int, ...]]
    reasons: dict[int, tuple[str, ...]]
    deals: int
    deals_as_stated: int
    deals_by_first_line: int
    deals_by_second_line: int
    left_out: dict[str, int]
    faults: tuple[str, ...]
    claim: Verdict
    pairs: tuple[tuple[int, int], ...]
    exchanges: dict[tuple[int, int], Verdict]
    leads: dict[int, Verdict]
    clubs_under_eight: dict[int, Verdict]

    def forced(self, seat: int) -> int:
        """Give the set of cards that every deal has in the seat."""
        return set_of(card for card, seats in self.holders.items() if seats == (seat,))

    def free(self) -> int:
        """Give the set of cards that no remark settles."""
        return set_of(card for card, seats in self.holders.items() if len(seats) > 1)


def find() -> Findings:
    """Work everything out; takes some ten seconds."""
    holders = seats_of_cards()
    every = tuple(deals())
    # The clubs are the same in each of these positions: no free card is one.
    ends = tuple(left_after(deal, 1, 7) for deal in every)
    return Findings(
        holders=holders,
        reasons={
            card: tuple(remark.id for remark in reason(seats[0], card))
            for card, seats in holders.items()
            if len(seats) == 1
        },
        deals=number_of_deals(),
        deals_as_stated=number_of_deals(inferred=False),
        deals_by_first_line=number_of_deals(tuple(r for r in USED if r.paragraph not in _SECOND_LINE)),
        deals_by_second_line=number_of_deals(tuple(r for r in USED if r.paragraph not in _FIRST_LINE)),
        left_out=leave_one_out(),
        faults=tuple(sorted({fault for deal in every for fault in faults(deal)})),
        claim=judge(ends, ALEXEI, highest_loser),
        pairs=_pairs(ends[0]),
        exchanges={
            pair: judge([exchange(hands, *pair) for hands in ends], ALEXEI, any_card)
            for pair in neighbours_above(ends[0], CLUBS)
        },
        leads={leader: judge(ends, leader, any_card) for leader in (VLAD, ROMAN)},
        clubs_under_eight=_under_the_eight(every),
    )


def _pairs(hands: Hands) -> tuple[tuple[int, int], ...]:
    """Set Kirill's clubs against Alexei's, lowest against lowest."""
    clubs = SUIT_CARDS[CLUBS]
    return tuple(zip(cards_of(hands[KIRILL] & clubs), cards_of(hands[ALEXEI] & clubs), strict=True))


def _under_the_eight(every: tuple[Hands, ...]) -> dict[int, Verdict]:
    """Judge line 2 after trick 4 for each club of Kirill's below the eight, Alexei having won with the ace."""
    others = set_of(parse_card(card) for card in ("8C", "AS", "AC"))
    before = tuple(without_cards(left_after(deal, 2, 3), others) for deal in every)
    lower = before[0][KIRILL] & (1 << parse_card("8C")) - 1
    return {
        card: judge([without_cards(hands, 1 << card) for hands in before], ALEXEI, any_card) for card in cards_of(lower)
    }
