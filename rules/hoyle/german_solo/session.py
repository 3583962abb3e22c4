"""German Solo between the deals: the draw, the cut, the packets, and the sheet with its pool and its colour."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, final

from hoyle.cards import format_card, format_suit, parse_card
from hoyle.errors import ImpossibleSetup, NotationError
from hoyle.german_solo.deal import cut_stands, first_receiver, makes_dealer, next_dealer, pack, packet_size
from hoyle.german_solo.engine import ENGINE
from hoyle.german_solo.rulesets import RULEBOOK
from hoyle.german_solo.setup import GAME, read_table
from hoyle.german_solo.state import Auction, State
from hoyle.german_solo.tables import PLAYERS
from hoyle.ruleset import Ruleset
from hoyle.seats import left_of
from hoyle.setup import SetupReader


class Sheet(NamedTuple):
    """What each seat has won or lost so far, in chips, who deals next, what lies in the pool, and the colour."""

    dealer: int
    totals: tuple[int, ...]
    pool: int
    colour: int


@final
class GermanSoloSession:
    """The rules of German Solo that hold between the deals."""

    rulebook: Final = RULEBOOK

    def draw(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> dict[str, Any]:
        """Give the dealer whom the first club makes, when ``pack`` is dealt face up beginning with ``first``."""
        reader = SetupReader(GAME, setup, ("players", "first", "pack"))
        reader.number("players", PLAYERS, PLAYERS)
        seat = reader.seat("first", PLAYERS)
        cards = _read_cards(reader, setup)
        reader.finish()
        for card in cards:
            if makes_dealer(card):
                return {"dealer": seat}
            seat = left_of(seat)
        raise ImpossibleSetup(GAME, [("pack", "no club is among the cards, and somebody must get one")])

    def deal(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Deal out a pack: the hands after each packet; ``cut`` tells how many cards were first lifted from it."""
        reader = SetupReader(GAME, setup, ("players", "dealer", "pack", "cut"))
        reader.number("players", PLAYERS, PLAYERS)
        dealer = reader.seat("dealer", PLAYERS)
        cards = reader.whole_pack("pack", pack())
        if reader.has("cut"):
            lifted = reader.number("cut", 0, pack().bit_count())
            if not cut_stands(lifted):
                reader.refuse("cut", f"{lifted} cards lifted: each packet must have at least five")
            cards = cards[lifted:] + cards[:lifted]
        reader.finish()
        seat = first_receiver(dealer)
        hands: list[list[str]] = [[], [], [], []]
        laid = [{"hands": [[*hand] for hand in hands]}]
        while cards:
            size = packet_size(len(laid) - 1)
            hands[seat] += [format_card(card) for card in cards[:size]]
            seat, cards = left_of(seat), cards[size:]
            laid.append({"hands": [[*hand] for hand in hands]})
        return laid

    def open(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> Sheet:
        """Open the sheet from the setup of the first deal."""
        reader = SetupReader(GAME, setup, tuple(setup))
        dealer, colour, pool = read_table(ruleset, reader)
        reader.finish()
        return Sheet(dealer, (0,) * PLAYERS, pool, colour)

    def enter(self, ruleset: Ruleset, sheet: Sheet, state: State) -> Sheet:
        """Add up what a deal has brought."""
        outcome = ENGINE.outcome(ruleset, state)
        reasons = []
        if state.dealer != sheet.dealer:
            reasons.append(("dealer", f"seat {state.dealer}, but it is seat {sheet.dealer}'s turn to deal"))
        if state.pool != sheet.pool:
            reasons.append(("pool", f"{state.pool}, but {sheet.pool} chips lie in it"))
        if state.colour != sheet.colour:
            reasons.append(("colour", f"{format_suit(state.colour)}, but it is {format_suit(sheet.colour)}"))
        if outcome is None or isinstance(state, Auction):
            reasons.append(("actions", "the deal is not over"))
        if reasons or outcome is None or isinstance(state, Auction):
            raise ImpossibleSetup(GAME, reasons)
        totals = tuple(sum(pair) for pair in zip(sheet.totals, outcome.payments, strict=True))
        colour = ruleset.clause("colour-after.deal")(sheet.colour, state.trump, outcome.result == "made")
        return Sheet(next_dealer(state.dealer), totals, sheet.pool + outcome.pooled, colour)

    def facts(self, ruleset: Ruleset, sheet: Sheet) -> dict[str, Any]:
        """Give what each seat has won or lost so far, and what lies in the pool."""
        return {"payments": list(sheet.totals), "pool": sheet.pool}


def _read_cards(reader: SetupReader, setup: Mapping[str, Any]) -> list[int]:
    """Read cards in the order in which they are dealt face up, each at most once."""
    row = setup.get("pack")
    if not isinstance(row, list | tuple):
        reader.refuse("pack", "expected a list of cards")
        return []
    cards: list[int] = []
    for position, token in enumerate(row):
        field = f"pack[{position}]"
        try:
            card = parse_card(token if isinstance(token, str) else repr(token))
        except NotationError as error:
            reader.refuse(field, str(error))
            continue
        if not pack() >> card & 1:
            reader.refuse(field, f"{token} is not in the pack of this game")
        elif card in cards:
            reader.refuse(field, f"{token} is dealt twice")
        cards.append(card)
    return cards


SESSION: Final = GermanSoloSession()
