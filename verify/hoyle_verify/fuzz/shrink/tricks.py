"""Passes that leave out tricks: the cards of the tricks that go are dealt anew among the hands that stay."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hoyle_verify.fuzz.case import Case
from hoyle_verify.fuzz.deals import active_seats
from hoyle_verify.fuzz.reference import Played, facts_at
from hoyle_verify.fuzz.shrink.layout import (
    all_actions,
    card_of,
    first_play,
    hands_at,
    seat_of,
    with_all,
    with_hands,
    with_seats,
)

Hands = dict[int, list[str]]


def fewer_tricks(played: Played) -> Iterator[Case]:
    """Keep only the trick in which the difference shows; or else leave out a few of those before it."""
    case = played.case
    actions = all_actions(case)
    start = first_play(actions)
    plays = actions[start:]
    if case.settles or len(plays) < 2 or not all(map(card_of, plays)):
        return
    setup = case.setup
    active = active_seats(case.rules.game, setup["players"], setup["dealer"])
    if setup["players"] != len(active):
        return
    tricks = [plays[number : number + len(active)] for number in range(0, len(plays), len(active))]
    last = len(tricks) - 1
    kept_sets = [{last}, {last - 1, last}, *({*range(len(tricks))} - {gone} for gone in range(last, -1, -1))]
    for kept in kept_sets:
        if 0 < len(kept) < len(tricks) and min(kept) >= 0:
            yield from _without(played, actions[:start], tricks, sorted(kept))


def sooner_in_trick(played: Played) -> Iterator[Case]:
    """Let the player in whose choice the difference shows sit next to the one who leads to the first trick."""
    case = played.case
    actions = all_actions(case)
    start = first_play(actions)
    trick = actions[start:]
    setup = case.setup
    active = active_seats(case.rules.game, setup["players"], setup["dealer"])
    if case.settles or case.probe or not 1 < len(trick) < len(active) or not all(map(card_of, trick)):
        return
    place = active.index(seat_of(trick[0]))
    following, acting = (active[(place + step) % len(active)] for step in (1, len(trick)))
    hands = list(setup["hands"])
    hands[following], hands[acting] = hands[acting], hands[following]
    yield with_all(with_hands(case, hands), actions[: start + 1])


def _without(
    played: Played, calls: Sequence[str], tricks: Sequence[Sequence[str]], kept: Sequence[int]
) -> Iterator[Case]:
    stay = [action for number in kept for action in tricks[number]]
    gone = [action for number, trick in enumerate(tricks) if number not in kept for action in trick]
    setup = played.case.setup
    hands: Hands = {}
    for seat, left in enumerate(hands_at(played, len(played.states) - 1)):
        hands[seat] = list(dict.fromkeys([*left, *(card_of(action) for action in stay if seat_of(action) == seat)]))
    size = len(setup["hands"][0])
    pile = [card_of(action) for action in gone]
    led_by, should_lead = seat_of(stay[0]), seat_of(tricks[0][0])
    for dealt in (_by_suits(hands, pile, size), _by_owners(hands, gone, size)):
        case = with_hands(played.case, [dealt[seat] for seat in range(setup["players"])])
        case = with_all(_without_turn_up(case, played), [*calls, *stay])
        turn = (should_lead - led_by) % setup["players"]
        yield from _turned(case, turn)


def _by_suits(hands: Mapping[int, list[str]], pile: Sequence[str], size: int) -> Hands:
    """Deal a pile so that, where it can be, nobody gets a suit of which he has no card."""
    dealt = {seat: list(hand) for seat, hand in hands.items()}
    suits = {seat: {card[1] for card in hand} for seat, hand in hands.items()}
    for card in sorted(pile, key=lambda each: sum(each[1] in suits[seat] for seat in hands)):
        open_seats = [seat for seat in dealt if len(dealt[seat]) < size]
        fitting = [seat for seat in open_seats if card[1] in suits[seat]] or open_seats
        dealt[min(fitting, key=lambda seat: len(dealt[seat]))].append(card)
    return dealt


def _by_owners(hands: Mapping[int, list[str]], gone: Sequence[str], size: int) -> Hands:
    """Give the cards of a pile back to those who played them."""
    dealt = {seat: list(hand) for seat, hand in hands.items()}
    for action in gone:
        dealt[seat_of(action)].append(card_of(action))
    return {seat: hand[:size] for seat, hand in dealt.items()}


def _without_turn_up(case: Case, played: Played) -> Case:
    """Let the contract and not the turn-up say what is trumps, where a contract can."""
    contract: Mapping[str, Any] = case.setup.get("contract") or {}
    if "turn_up" not in case.setup or not contract:
        return case
    trump = facts_at(played, len(played.states) - 1)["trump"]
    setup = {name: value for name, value in case.setup.items() if name != "turn_up"}
    if trump not in (None, "none"):
        setup["contract"] = {**contract, "trump": trump}
    return case._replace(setup=setup)


def _turned(case: Case, turn: int) -> Iterator[Case]:
    """Turn the table under the dealer, so that another player leads first; in whist his turn-up must be a trump."""
    players, dealer = case.setup["players"], case.setup["dealer"]
    turned = with_seats(case, {seat: (seat + turn) % players for seat in range(players)}, players)
    setup = {**turned.setup, "dealer": dealer}
    if "turn_up" in setup:
        suit = setup["turn_up"][1]
        trumps = [card for card in setup["hands"][dealer] if card[1] == suit]
        if not trumps:
            return
        setup["turn_up"] = trumps[0]
    yield turned._replace(setup=setup)
