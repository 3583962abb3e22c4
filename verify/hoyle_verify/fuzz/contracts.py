"""The contracts of each game, as a setup gives them."""

from collections.abc import Sequence
from typing import Any, Final

from hoyle.cards import SUITS
from hoyle.german_solo.pack import GAME_NAMES
from hoyle.six_bid.pack import BID_NAMES as SIX_BID_NAMES
from hoyle.solo_whist.pack import BID_NAMES as SOLO_WHIST_NAMES
from hoyle_verify.fuzz.chance import Chance

_SOLO_WHIST: Final = tuple(name for name in SOLO_WHIST_NAMES if name and name != "general-misere")
_SIX_BID: Final = tuple(name for name in SIX_BID_NAMES if name)
_GERMAN: Final = tuple(name for name in GAME_NAMES if name)
_LEVELS: Final = (6, 7, 8, 9, 10, "misere")
_TRUMPLESS: Final = frozenset({"misere", "open-misere", "declared-abundance", "spread-misere"})
_FIXED: Final = {"heart-solo": "H"}
_SOLO_SUITS: Final = "CDS"
_COLOUR: Final = "C"
"""The preferred suit of German Solo where the setup names none."""


def draw_contract(
    game: str, active: Sequence[int], chance: Chance, *, settled: bool, colour: str | None = None
) -> dict[str, Any] | None:
    """Draw a contract; None where the game has none.

    What could still be named is left open now and then, unless the deal is ``settled``.
    """
    by = chance.one_of(active)
    named = settled or not chance.now_and_then(4)
    suit = chance.one_of(SUITS)
    if game == "solo-whist":
        return _of_solo_whist(chance.one_of(_SOLO_WHIST), by, suit, _other(active, by, chance), named=named)
    if game == "preferans":
        level = chance.one_of(_LEVELS)
        return {"level": level, "trump": "none" if level == "misere" else suit, "declarer": by}
    if game == "german-solo":
        return _of_german_solo(
            chance.one_of(_GERMAN),
            by,
            suit,
            _other(active, by, chance),
            colour or _COLOUR,
            named=named,
            settled=settled,
        )
    if game == "six-bid":
        return _of_six_bid(chance.one_of(_SIX_BID), by, suit, named=named)
    return None


def _other(active: Sequence[int], by: int, chance: Chance) -> int:
    return chance.one_of([seat for seat in active if seat != by])


def _of_solo_whist(bid: str, by: int, suit: str, partner: int, *, named: bool) -> dict[str, Any]:
    contract: dict[str, Any] = {"bid": bid, "by": by}
    if bid == "proposal":
        contract["partner"] = partner
    if named and bid not in _TRUMPLESS:
        contract["trump"] = suit
    return contract


def _of_german_solo(
    bid: str, by: int, suit: str, partner: int, colour: str, *, named: bool, settled: bool
) -> dict[str, Any]:
    contract: dict[str, Any] = {"bid": bid, "by": by}
    if settled and bid.startswith("frog"):
        contract["partner"] = partner
    if named:
        others = [each for each in SUITS if each != colour]
        contract["trump"] = colour if bid.endswith("-colour") else suit if suit != colour else others[0]
    return contract


def _of_six_bid(bid: str, by: int, suit: str, *, named: bool) -> dict[str, Any]:
    contract: dict[str, Any] = {"bid": bid, "by": by}
    if named and bid not in _TRUMPLESS:
        in_suit = suit if bid != "solo" or suit in _SOLO_SUITS else _SOLO_SUITS[0]
        contract["trump"] = _FIXED.get(bid, in_suit)
    return contract
