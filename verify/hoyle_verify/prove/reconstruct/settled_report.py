"""What the solved deals of the open misère come to, as text for people; the deals themselves are stored as JSON."""

from collections import Counter
from collections.abc import Iterator, Sequence

from hoyle.cards import DIAMONDS, SUIT_CARDS, parse_card, parse_hand, show_card
from hoyle_verify.prove.reconstruct.facts import NAMES, ROMAN, SEATS
from hoyle_verify.prove.reconstruct.settled import Deals, Settled

Story = tuple[tuple[int, int, str], ...]
"""Trick, seat and card of every turn of a line."""


def as_text(deals: Deals) -> str:
    """Write what holds in how many of the deals."""
    parts = (_leads, _first_line, _by_open_cards, _second_line)
    return "\n".join(line for part in parts for line in part(deals.settled, deals.free)) + "\n"


def _leads(settled: Sequence[Settled], _free: Sequence[str]) -> Iterator[str]:
    yield "With every deal that is left, all hands in view"
    beaten = sum(not deal.made_against for deal in settled)
    yield f"  every opening lead beats the open misère in {beaten} of {len(settled)} deals"


def _first_line(settled: Sequence[Settled], _free: Sequence[str]) -> Iterator[str]:
    through = sum(bool(deal.line_1) and deal.line_1[-1].made for deal in settled)
    yield f"  line 1 lets it through in {through} of {len(settled)} deals, with"
    for story, number in Counter(map(_story, settled)).most_common():
        yield f"    {number:4}  {_told(story)}"


def _by_open_cards(settled: Sequence[Settled], free: Sequence[str]) -> Iterator[str]:
    """Group the culprits by what settles them nearly always: who has the lowest open spade, and the open diamonds."""
    spade = min(card for card in map(parse_card, free) if card >> 4 != DIAMONDS)
    diamonds = sum(1 << parse_card(card) for card in free) & SUIT_CARDS[DIAMONDS]
    groups: dict[tuple[int, int], Counter[Story]] = {}
    for deal in settled:
        hands = [parse_hand(hand) for hand in deal.hands]
        holder = next(seat for seat in SEATS if hands[seat] >> spade & 1)
        groups.setdefault((holder, (hands[ROMAN] & diamonds).bit_count()), Counter())[_story(deal)] += 1
    yield "  which card it is depends on the cards that no remark settles:"
    for (holder, number), stories in sorted(groups.items()):
        told = "; ".join(f"{_told(story)} ({count})" for story, count in stories.most_common())
        yield f"    {NAMES[holder]} has {show_card(spade)}, Roman {number} of the open diamonds: {told}"


def _second_line(settled: Sequence[Settled], _free: Sequence[str]) -> Iterator[str]:
    firm = sum(not deal.line_2 for deal in settled)
    yield f"  line 2 keeps it beaten with every card in {firm} of {len(settled)} deals"
    saved = sum(bool(deal.saved_by) for deal in settled)
    yield f"  Kirill could have saved line 2 in {saved} of {len(settled)} deals"


def _story(deal: Settled) -> Story:
    return tuple((turn.trick, turn.seat, turn.card) for turn in deal.line_1)


def _told(story: Story) -> str:
    """Name the cards that changed who wins; every second one gives the contract back."""
    if not story:
        return "no card"
    return ", ".join(
        f"{'given back by ' if number % 2 else ''}{NAMES[seat]}'s {show_card(parse_card(card))} in trick {trick}"
        for number, (trick, seat, card) in enumerate(story)
    )
