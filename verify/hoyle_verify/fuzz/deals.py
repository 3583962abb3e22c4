"""Making a deal: who sits at the table, who deals, and who holds what."""

from collections.abc import Sequence
from typing import Any, Final

from hoyle.cards import SUITS, cards_of, format_card
from hoyle.preferans.deal import resting_seat as preferans_rests
from hoyle.seats import NOBODY
from hoyle.six_bid.deal import resting_seat as six_bid_rests
from hoyle.solo_whist.deal import resting_seat as solo_whist_rests
from hoyle_verify.fuzz.case import Rules
from hoyle_verify.fuzz.chance import Chance
from hoyle_verify.scenario.games import GAMES

_BUNCHES: Final = (64, 0, 0, 12, 24)
"""How far the cards of a suit keep together: not at all at 0, wholly at 64."""

_RARELY: Final = 10
"""One deal in so many is played at a larger table, or has dummies."""

_POOLS: Final = (0, 2, 13, 14, 15, 16, 40)
_DUMMIES: Final = ([0], [1], [0, 1], [2, 3])


def draw_table(game: str, chance: Chance) -> tuple[int, int, tuple[int, ...]]:
    """Draw how many sit at the table and who deals, and say who holds cards."""
    tables = GAMES[game].players
    players = chance.one_of(tables[1:]) if len(tables) > 1 and chance.now_and_then(_RARELY) else tables[0]
    dealer = players - 1 - chance.below(players)
    return players, dealer, active_seats(game, players, dealer)


def active_seats(game: str, players: int, dealer: int) -> tuple[int, ...]:
    """List the seats that hold cards; where the lot decides who rests, those next to the dealer do."""
    active = GAMES[game].active
    if players == active:
        return tuple(range(players))
    if game == "solo-whist":
        resting = {solo_whist_rests(dealer)}
    elif game == "russian-whist":
        resting = {(dealer + step) % players for step in range(1, players - active + 1)}
    else:
        resting = {(six_bid_rests if game == "six-bid" else preferans_rests)(dealer, players)} - {NOBODY}
    return tuple(seat for seat in range(players) if seat not in resting)


def draw_hands(game: str, chance: Chance) -> tuple[list[list[str]], list[str]]:
    """Draw the hands of those who hold cards, and what is left of the pack.

    The pack is put into some order; then, by a measure that is drawn too, the cards of a suit are drawn together, so
    that long suits and voids are no rarity.
    """
    facts = GAMES[game]
    pack = list(cards_of(facts.pack))
    bunch = chance.one_of(_BUNCHES)
    place = {card: number for number, card in enumerate(chance.order(pack))}
    cards = sorted(pack, key=lambda card: place[card] + bunch * (card >> 4))
    hands = [cards[number * facts.hand : (number + 1) * facts.hand] for number in range(facts.active)]
    return [tokens(hand) for hand in hands], tokens(cards[facts.active * facts.hand :])


def setup_of(
    game: str, table: tuple[int, int, tuple[int, ...]], hands: Sequence[Sequence[str]], aside: Sequence[str], turn: int
) -> dict[str, Any]:
    """Make the setup of a deal; ``turn`` chooses the turn-up among the cards of the dealer."""
    players, dealer, active = table
    by_seat = dict(zip(active, hands, strict=True))
    setup: dict[str, Any] = {
        "players": players,
        "dealer": dealer,
        "hands": [list(by_seat.get(seat, ())) for seat in range(players)],
    }
    if GAMES[game].turn_up:
        held = setup["hands"][dealer]
        setup["turn_up"] = held[turn % len(held)]
    if game == "six-bid":
        setup["widow"] = list(aside)
    return setup


def draw_extras(rules: Rules, players: int, chance: Chance) -> dict[str, Any]:
    """Draw what else a setup of the game can have: a colour and a pool in German Solo, dummies in Russian Whist."""
    extras: dict[str, Any] = {}
    if rules.game == "german-solo":
        if chance.now_and_then(3):
            extras["colour"] = chance.one_of(SUITS)
        if ("gs.pool", "on") in rules.options:
            extras["pool"] = chance.one_of(_POOLS)
    if rules.game == "russian-whist" and players == GAMES[rules.game].active and chance.now_and_then(_RARELY):
        extras["dummies"] = chance.one_of(_DUMMIES)
    return extras


def tokens(cards: Sequence[int]) -> list[str]:
    """Write cards as HAP/1 has them, in the order of the pack."""
    return [format_card(card) for card in sorted(cards)]
