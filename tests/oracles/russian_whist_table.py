"""The oracle around the hands of Russian Whist: the draw for partners and dealer, how the cards go round, the rubber.

1.  In the draw only a tie that leaves open who is second and who third, or who is last, makes players draw again, and
    only those who are tied; what they draw then decides among them alone.  The first pair is the one with the higher
    cards, and who is last deals.  Who rests does not draw.
2.  The deal passes to the next seat that plays, also from one rubber to the next.
3.  Who rests is settled for a whole rubber, by lot among those who have rested least: an input here.
4.  The premium for the rubber goes to the pair that won two hands, which need not be the pair with more points.
5.  The difference is what each of the pair with more points receives and each of the others pays.
6.  The sheet shows a finished rubber until the next hand is entered, then begins again from nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.oracles.russian_whist_score import PACK, RANKS, side_of


def draw(setup: Mapping[str, Any]) -> dict[str, Any]:
    """Give the pairs and the dealer as far as they are settled, and who draws again.

    Raises ValueError if the cards cannot have been drawn.
    """
    players = setup["players"]
    drawn_by_all = setup["rounds"][0]
    groups = [[seat for seat in range(players) if drawn_by_all[seat] is not None]]  # the higher before the lower
    if len(groups[0]) != 4:
        raise ValueError("four players draw")
    again = groups[0]
    for cards in setup["rounds"]:
        drawn = [card for card in cards if card is not None]
        if [seat for seat in range(players) if cards[seat] is not None] != again or len(set(drawn)) != len(drawn):
            raise ValueError(f"{again} cannot have drawn {cards}")
        refined = []
        for group in groups:
            if group != again:
                refined.append(group)
                continue
            for rank in reversed(RANKS):
                level = [seat for seat in group if cards[seat][0] == rank]
                if level:
                    refined.append(level)
        groups = refined
        again = _tied(groups)
    order = [seat for group in groups for seat in group]
    decided: dict[str, Any] = {"again": again} if again else {"dealer": order[3]}
    if not {order[1], order[2]} <= set(again):
        decided["pairs"] = [sorted(order[:2]), sorted(order[2:])]
    return decided


def _tied(groups: Sequence[list[int]]) -> list[int]:
    """Give the group in which it is open who is second and who third, or who is last; nobody if there is none."""
    before = 0
    for group in groups:
        places = range(before + 1, before + len(group) + 1)
        if (2 in places and 3 in places) or (4 in places and len(group) > 1):
            return group
        before += len(group)
    return []


def deal(setup: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Give the hands after no card, one card, and so on at a table of four; the last entry has the turn-up as well."""
    pack = list(setup["pack"])
    if sorted(pack) != sorted(PACK) or setup["players"] != 4:
        raise ValueError("this is no pack, or it is not known who rests")
    hands: list[list[str]] = [[], [], [], []]
    shown: list[dict[str, Any]] = [{"hands": [list(hand) for hand in hands]}]
    for number, card in enumerate(pack):
        hands[(setup["dealer"] + 1 + number) % 4].append(card)
        shown.append({"hands": [list(hand) for hand in hands]})
    shown[-1]["turn_up"] = pack[-1]
    return shown


def next_dealer(dealer: int, players: int, playing: Sequence[int]) -> int:
    """Give the next seat clockwise that plays."""
    seat = (dealer + 1) % players
    while seat not in playing:
        seat = (seat + 1) % players
    return seat


def rubber_sheets(players: int, hands: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Give the sheet before the first hand and after each, from ``playing``, ``below`` and ``above`` of the hands."""
    payments = [0] * players
    below, above, won = [0, 0], [0, 0], [0, 0]
    sheets = [{"below": [0, 0], "above": [0, 0], "won": [0, 0], "over": False, "payments": list(payments)}]
    for hand in hands:
        if max(won) == 2:
            below, above, won = [0, 0], [0, 0], [0, 0]
        for side in (0, 1):
            below[side] += hand["below"][side]
            above[side] += hand["above"][side]
            won[side] += 1 if hand["below"][side] > 0 else 0  # only who has more than six tricks writes below the line
        over = max(won) == 2
        if over:
            above[won.index(2)] += 10
            difference = below[0] + above[0] - below[1] - above[1]
            for seat in hand["playing"]:
                payments[seat] += difference if side_of(seat, hand["playing"]) == 0 else -difference
        sheet = {"below": list(below), "above": list(above), "won": list(won), "over": over}
        sheets.append(sheet | {"payments": list(payments)})
    return sheets
