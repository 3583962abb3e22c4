"""Solo Whist between the deals: the cut for dealer, the packets, and the sheet of points won and lost."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, final

from hoyle.cards import NO_CARD, format_card
from hoyle.errors import ImpossibleSetup
from hoyle.ruleset import Ruleset
from hoyle.seats import left_of, place_of, seat_at, spread
from hoyle.setup import SetupReader
from hoyle.solo_whist.deal import cards_to_open, dealer_by_cut, first_receiver, next_dealer, pack, packet_size
from hoyle.solo_whist.engine import ENGINE
from hoyle.solo_whist.observe import points
from hoyle.solo_whist.rulesets import RULEBOOK
from hoyle.solo_whist.setup import GAME, read_players, read_table
from hoyle.solo_whist.state import State


class Sheet(NamedTuple):
    """What each seat has won or lost so far, in quarter points, and who deals next."""

    dealer: int
    totals: tuple[int, ...]


@final
class SoloWhistSession:
    """The rules of Solo Whist that hold between the deals."""

    rulebook: Final = RULEBOOK

    def draw(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> dict[str, Any]:
        """Give the dealer that one card for each player decides."""
        reader = SetupReader(GAME, setup, ("players", "rounds"))
        players = read_players(reader)
        rounds = reader.rounds("rounds", cards_to_open(players))
        if len(rounds) != 1 or NO_CARD in rounds[0]:
            reader.refuse("rounds", "expected one round in which everybody gets a card, for no two cards are equal")
        reader.finish()
        return {"dealer": dealer_by_cut(rounds[0])}

    def deal(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Deal out a pack: the hands after each packet, and with the last the card turned up."""
        reader = SetupReader(GAME, setup, ("players", "dealer", "pack"))
        table, dealer = read_table(reader)
        cards = reader.whole_pack("pack", pack())
        reader.finish()
        place = first_receiver(place_of(table.active, dealer))
        hands: list[list[str]] = [[], [], [], []]
        laid: list[dict[str, Any]] = [{"hands": spread(table, [[*hand] for hand in hands], [])}]
        while cards:
            packet, cards = cards[: packet_size(len(cards))], cards[packet_size(len(cards)) :]
            hands[place] += [format_card(card) for card in packet]
            place = left_of(place)
            laid.append({"hands": spread(table, [[*hand] for hand in hands], [])})
            if not cards:
                laid[-1]["turn_up"] = format_card(packet[-1])
        return laid

    def open(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> Sheet:
        """Open the sheet; the first deal is its dealer's."""
        reader = SetupReader(GAME, setup, tuple(setup))
        table, dealer = read_table(reader)
        reader.finish()
        return Sheet(dealer, (0,) * table.players)

    def enter(self, ruleset: Ruleset, sheet: Sheet, state: State) -> Sheet:
        """Add up what a deal has brought."""
        players, active = state.table
        dealer = seat_at(active, state.dealer)
        outcome = ENGINE.outcome(ruleset, state)
        reasons = []
        if players != len(sheet.totals):
            reasons.append(("players", f"{players}, but {len(sheet.totals)} sit at the table"))
        if dealer != sheet.dealer:
            reasons.append(("dealer", f"seat {dealer}, but it is seat {sheet.dealer}'s turn to deal"))
        if outcome is None:
            reasons.append(("actions", "the deal is not over"))
        if reasons or outcome is None:
            raise ImpossibleSetup(GAME, reasons)
        totals = tuple(sum(pair) for pair in zip(sheet.totals, outcome.payments, strict=True))
        return Sheet(next_dealer(dealer, players), totals)

    def facts(self, ruleset: Ruleset, sheet: Sheet) -> dict[str, Any]:
        """Give what each seat has won or lost so far."""
        return {"payments": [points(quarters) for quarters in sheet.totals]}


SESSION: Final = SoloWhistSession()
