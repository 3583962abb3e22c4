"""How the cards of a deal lie, and the same deal with seats or cards renamed."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from hoyle.cards import cards_of, format_card, parse_card
from hoyle_verify.fuzz.case import Case
from hoyle_verify.fuzz.reference import Played

_SEAT_FIELDS: Final = ("by", "partner", "declarer")


def disorder(case: Case) -> int:
    """Measure how far the cards are from lying in the order of the pack, seat by seat, and what was taken by whom."""
    cards = [parse_card(token) for hand in case.setup.get("hands", ()) for token in hand]
    misplaced = sum(abs(place - number) for number, place in enumerate(_ranked(cards)))
    counts = [case.setup.get(name, ()) for name in ("tricks", "trick_points")]
    spread = sum(seat * bool(count) for counted in counts for seat, count in enumerate(counted))
    declarer = (case.setup.get("contract") or {}).get("by", (case.setup.get("contract") or {}).get("declarer", 0))
    return misplaced + spread + int(declarer)


def _ranked(cards: Sequence[int]) -> list[int]:
    places = {card: place for place, card in enumerate(sorted(cards))}
    return [places[card] for card in cards]


def hands_at(played: Played, position: int) -> list[list[str]]:
    """Give the cards that each seat holds; where a state has no hands, every card has been played."""
    by_place = iter(getattr(played.states[position], "hands", ()))
    return [
        [format_card(card) for card in cards_of(next(by_place, 0))] if hand else []
        for hand in played.case.setup["hands"]
    ]


def seat_of(action: str) -> int:
    """Give the seat of an action."""
    return int(action.partition(" ")[0])


def token_of(action: str) -> str:
    """Give an action without its seat."""
    return action.partition(" ")[2]


def card_of(action: str) -> str:
    """Give the card that an action plays; empty if it plays none."""
    verb, _, card = token_of(action).partition(":")
    return card if verb == "play" else ""


def first_play(actions: Sequence[str]) -> int:
    """Give the position of the first card played; the number of actions if there is none."""
    return next((position for position, action in enumerate(actions) if card_of(action)), len(actions))


def with_all(case: Case, actions: Sequence[str]) -> Case:
    """Give a case other actions; the last is its probe if it has one."""
    if not case.probe:
        return case._replace(actions=tuple(actions))
    return case._replace(actions=tuple(actions[:-1]), probe=actions[-1])


def all_actions(case: Case) -> tuple[str, ...]:
    """List the actions of a case, the illegal one last."""
    return (*case.actions, case.probe) if case.probe else case.actions


def with_seats(case: Case, seat: Mapping[int, int], players: int) -> Case:
    """Rename the seats; those that are left out must hold nothing and do nothing."""
    setup: dict[str, Any] = {**case.setup, "players": players, "dealer": seat[case.setup["dealer"]]}
    for name in ("hands", "tricks", "trick_points"):
        if name in setup:
            setup[name] = _moved(setup[name], seat, players)
    if setup.get("contract"):
        setup["contract"] = {
            name: seat[value] if name in _SEAT_FIELDS and value is not None else value
            for name, value in setup["contract"].items()
        }
    if "calls" in setup:
        setup["calls"] = [[seat[caller], word] for caller, word in setup["calls"]]
    if "dummies" in setup:
        setup["dummies"] = sorted(seat[dummy] for dummy in setup["dummies"])
    actions = [f"{seat[seat_of(action)]} {token_of(action)}" for action in all_actions(case)]
    return with_all(case._replace(setup=setup), actions)


def _moved(values: Sequence[Any], seat: Mapping[int, int], players: int) -> list[Any]:
    by_seat = {seat[old]: value for old, value in enumerate(values) if old in seat}
    return [by_seat[number] for number in range(players)]


def with_hands(case: Case, hands: Sequence[Sequence[str]]) -> Case:
    """Give a deal other hands; the turn-up becomes the dealer's card that is nearest to it, in suit before rank."""
    setup = {**case.setup, "hands": [sorted(hand, key=parse_card) for hand in hands]}
    if "turn_up" in setup:
        wanted = parse_card(setup["turn_up"])
        held = [parse_card(token) for token in setup["hands"][setup["dealer"]]]
        setup["turn_up"] = format_card(min(held, key=lambda card: (card >> 4 != wanted >> 4, abs(card - wanted))))
    if "widow" in setup and isinstance(setup["widow"], list):
        cards = {token for hand in case.setup["hands"] for token in hand} | set(setup["widow"])
        setup["widow"] = sorted(cards - {token for hand in hands for token in hand}, key=parse_card)
    return case._replace(setup=setup)


def with_cards(case: Case, name: Callable[[str], str]) -> Case:
    """Rename the cards, in the hands and in the actions."""
    setup = {**case.setup, "hands": [sorted(map(name, hand), key=parse_card) for hand in case.setup["hands"]]}
    if "turn_up" in setup:
        setup["turn_up"] = name(setup["turn_up"])
    if isinstance(setup.get("widow"), list):
        setup["widow"] = sorted(map(name, setup["widow"]), key=parse_card)
    renamed = case._replace(setup=setup)
    return with_all(renamed, [_renamed(action, name) for action in all_actions(case)])


def _renamed(action: str, name: Callable[[str], str]) -> str:
    verb, colon, argument = action.partition(":")
    is_card = colon and verb.partition(" ")[2] in ("play", "call", "give", "lay")
    return f"{verb}:{name(argument)}" if is_card else action
