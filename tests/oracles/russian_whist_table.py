"""The oracle around the hands of Russian Whist: the draw for partners, how the cards go round, and the rubber.

1.  In the draw only a tie that leaves open who is second and who third makes players draw again, and only those who are
    tied.  The first pair is the one with the higher cards.  The draw settles partners for four players only.
2.  The dealing order is that of the seats, dummies included; for five and six it depends on who rests: not covered.
3.  The deal passes to the next seat that plays, also from one rubber to the next.
4.  Of five or six the right to rest moves on by as many seats as rest, after each rubber.
5.  The premium for the rubber goes to the pair that won two hands, which need not be the pair with more points.
6.  The difference is what each of the pair with more points receives and each of the others pays; dummies likewise.
7.  The sheet shows a finished rubber until the next hand is entered, then begins again from nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.oracles.russian_whist_score import PACK, RANKS, seats_at, side_of


def draw(setup: Mapping[str, Any]) -> dict[str, list[Any]]:
    """Give the pairs, or who draws again; raises ValueError if the cards cannot have been drawn."""
    if setup["players"] != 4:
        raise ValueError("partners are drawn by four players")
    first: list[int] = []  # who is sure to be of the first pair
    drawing = [0, 1, 2, 3]
    for cards in setup["rounds"]:
        drawn = [card for card in cards if card is not None]
        if [seat for seat in range(4) if cards[seat] is not None] != drawing or len(set(drawn)) != len(drawn):
            raise ValueError(f"{drawing} cannot have drawn {cards}")
        values = {seat: RANKS.index(cards[seat][0]) for seat in drawing}
        wanted = 2 - len(first)
        limit = sorted(values.values(), reverse=True)[wanted - 1]
        above = [seat for seat in drawing if values[seat] > limit]
        level = [seat for seat in drawing if values[seat] == limit]
        first += above
        if len(first) + len(level) == 2:
            first += level
            drawing = []
        else:
            drawing = level
    if drawing:
        return {"again": drawing}
    return {"pairs": [sorted(first), [seat for seat in range(4) if seat not in first]]}


def deal(setup: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Give the hands after no card, one card, and so on; the last entry has the turn-up as well."""
    pack = list(setup["pack"])
    if sorted(pack) != sorted(PACK) or setup["players"] > 4:
        raise ValueError("this is no pack, or it is not known who rests")
    seats = seats_at(setup["players"])
    hands: list[list[str]] = [[] for _ in range(seats)]
    shown: list[dict[str, Any]] = [{"hands": [list(hand) for hand in hands]}]
    for number, card in enumerate(pack):
        hands[(setup["dealer"] + 1 + number) % seats].append(card)
        shown.append({"hands": [list(hand) for hand in hands]})
    shown[-1]["turn_up"] = pack[-1]
    return shown


def rubber_sheets(
    players: int, dealer: int, resting: Sequence[int], results: Sequence[Mapping[str, Sequence[int]]]
) -> list[dict[str, Any]]:
    """Give the sheet before the first hand and after each, from ``below`` and ``above`` of the hands."""
    seats = seats_at(players)
    resting = list(resting)
    payments = [0] * seats
    below, above, won = [0, 0], [0, 0], [0, 0]

    def sheet() -> dict[str, Any]:
        over = max(won) == 2
        rubber = {"below": list(below), "above": list(above), "won": list(won), "over": over}
        return rubber | {"dealer": dealer, "resting": sorted(resting), "payments": list(payments)}

    sheets = [sheet()]
    for hand in results:
        if max(won) == 2:
            below, above, won = [0, 0], [0, 0], [0, 0]
        for side in (0, 1):
            below[side] += hand["below"][side]
            above[side] += hand["above"][side]
            won[side] += 1 if hand["below"][side] > 0 else 0  # only who has more than six tricks writes below the line
        if max(won) == 2:
            above[won.index(2)] += 10
            difference = below[0] + above[0] - below[1] - above[1]
            playing = [seat for seat in range(seats) if seat not in resting]
            for seat in playing:
                payments[seat] += difference if side_of(seat, playing) == 0 else -difference
            resting = [(seat + len(resting)) % seats for seat in resting]
        dealer = (dealer + 1) % seats
        while dealer in resting:
            dealer = (dealer + 1) % seats
        sheets.append(sheet())
    return sheets
