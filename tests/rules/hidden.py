"""Deals that look alike to a seat: the same actions, and other cards in the hands that it has not seen."""

import re
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from hoyle.errors import HoyleError
from hoyle.german_solo.state import Auction, Plan, Play
from hoyle.seats import NOBODY
from tests.rules.playout import Playout

_SHOWN: Final = re.compile(r"(?:play|offence:revoke|correct):([2-9TJQKA][CDHS])$")


def twin(playout: Playout, seat: int, upto: int, rng: Random) -> tuple[dict[str, Any], list[Any]] | None:
    """Give the setup and the states of a deal that differs in cards which a seat has not seen up to a position.

    None if none was found in which the same actions can be taken and the same is known to all.  Cards change places
    freely, or within their suits, so that the same cards may be played.
    """
    seen = _seen(playout, seat, upto)
    announced = _ANNOUNCED.get(playout.game.id, _nothing)
    for group in (_any, _suit):
        setup = _redealt(playout.setup, seat, seen, rng, group)
        if setup["hands"] == playout.setup["hands"]:
            continue
        try:
            states = playout.game.replay(setup, playout.actions[:upto])
        except HoyleError:
            continue
        pairs = list(zip(playout.states, states, strict=False))
        if all(_is_over(playout, one) == _is_over(playout, other) for one, other in pairs) and all(
            announced(one) == announced(other) for one, other in pairs
        ):
            return setup, states
    return None


def _seen(playout: Playout, seat: int, upto: int) -> set[str]:
    """Collect the cards that a seat knows the places of: its own, open ones, played ones."""
    seen = {found[1] for action in playout.actions[:upto] if (found := _SHOWN.search(action))}
    for state in playout.states[: upto + 1]:
        view = playout.game.observe(state, seat)
        public = view["public"]
        open_hands = [hand for hand in view["exposed"] if hand is not None]
        for cards in (view["hand"], *open_hands, public.get("talon"), public.get("discard"), [public.get("turn_up")]):
            seen.update(cards or ())
        if playout.game.id == "six-bid" and public["contract"] is not None:
            # Whoever has the called card gives it up at once, and all see whether it lies in the widow.
            seen.add(public["contract"].get("called", ""))
    return seen


def _redealt(
    setup: Mapping[str, Any], seat: int, seen: set[str], rng: Random, group: Callable[[str], str]
) -> dict[str, Any]:
    """Shuffle the cards not seen, each group by itself, over the other hands and what lies face down."""
    aside = [name for name in ("widow", "discard") if name in setup]
    places = [cards for other, cards in enumerate(setup["hands"]) if other != seat] + [setup[name] for name in aside]
    pools: dict[str, list[str]] = {}
    for card in [card for cards in places for card in cards if card not in seen]:
        pools.setdefault(group(card), []).append(card)
    for pool in pools.values():
        rng.shuffle(pool)

    def dealt(cards: list[str]) -> list[str]:
        return [card if card in seen else pools[group(card)].pop() for card in cards]

    hands = [cards if other == seat else dealt(cards) for other, cards in enumerate(setup["hands"])]
    return {**setup, "hands": hands} | {name: dealt(setup[name]) for name in aside}


def _any(_card: str) -> str:
    return ""


def _suit(card: str) -> str:
    return card[1]


def _is_over(playout: Playout, state: Any) -> bool:
    over: bool = playout.game.facts(state)["over"]
    return over


def _nothing(_state: Any) -> tuple[int, ...]:
    return ()


def _german_solo(state: Any) -> tuple[int, ...]:
    """Give what has been said after the auction, who is asked to say more, and at the end who was on which side.

    That play stops, or that a side is asked whether it goes on, tells who is on it.  Some announcements leave no action
    behind: that of the spadille, and that of the only card that can be called.
    """
    if isinstance(state, Auction):
        return ()
    settled = isinstance(state, Play) and (state.over or state.asked)
    turn = state.turn if isinstance(state, Plan) or settled else NOBODY
    return (state.declarer, state.game, state.trump, state.called, turn, state.partner if settled else NOBODY)


_ANNOUNCED: Final[dict[str, Callable[[Any], tuple[int, ...]]]] = {"german-solo": _german_solo}
"""What all get to know without an action of their own game, where there is such a thing."""
