"""Drawing cards for the first deal, in the games in which that is done."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from hoyle.cards import PACK_32, PACK_52, cards_of, format_card
from hoyle.german_solo.deal import makes_dealer
from hoyle_verify.fuzz.case import Case, Rules
from hoyle_verify.fuzz.chance import Chance
from hoyle_verify.fuzz.reference import Played, play
from hoyle_verify.scenario.games import GAMES

_FACE_UP: Final = "german-solo"
"""The game in which a pack is dealt face up until a card decides; in the others each player gets one."""

_DRAW: Final = (_FACE_UP, "russian-whist", "solo-whist")
_RANKS: Final = (13, 2, 3)
"""Among the cards of how many ranks is drawn; the fewer there are, the more players tie."""

_ROUNDS: Final = 4


def draws_for_deal(game: str) -> bool:
    """Say whether there is anything to be drawn in a game."""
    return game in _DRAW


def draw_lots(rules: Rules, chance: Chance) -> Played | None:
    """Draw who draws which cards; None if that decides nothing."""
    if rules.game == _FACE_UP:
        return _face_up(rules, chance)
    players = chance.one_of(GAMES[rules.game].players)
    drawing = sorted(chance.order(range(players))[: GAMES[rules.game].active]) if rules.game == "russian-whist" else ()
    cards = _cards(chance)
    played, rounds, again = None, list[list[str | None]](), list(drawing or range(players))
    while again and len(rounds) < _ROUNDS:
        rounds.append([next(cards, None) if seat in again else None for seat in range(players)])
        following = play(Case(rules, {"players": players, "rounds": list(rounds)}, draws=True))
        if following is None or (played is not None and chance.now_and_then(4)):
            break
        played, again = following, following.states[-1].get("again", ())
    return played


def _cards(chance: Chance) -> Iterator[str]:
    """Give cards in the order in which they are drawn, all of a few ranks."""
    ranks = chance.order(range(13))[: chance.one_of(_RANKS)]
    pack = [card for card in cards_of(PACK_52) if card & 15 in ranks]
    return (format_card(pack[place]) for place in chance.order(range(len(pack))))


def _face_up(rules: Rules, chance: Chance) -> Played | None:
    setup: dict[str, Any] = {"players": 4, "first": chance.below(4)}
    pack = _up_to_the_first(chance.order(tuple(cards_of(PACK_32))))
    return play(Case(rules, setup | {"pack": [format_card(card) for card in pack]}, draws=True))


def _up_to_the_first(pack: Sequence[int]) -> Sequence[int]:
    decides = next(place for place, card in enumerate(pack) if makes_dealer(card))
    return pack[: decides + 1]
