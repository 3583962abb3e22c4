"""Six-Bid Solo between the deals: the packets, and the sheet of tokens won and lost."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, final

from hoyle.cards import format_card
from hoyle.errors import ImpossibleSetup
from hoyle.ruleset import Ruleset
from hoyle.seats import place_of, spread
from hoyle.setup import SetupReader
from hoyle.six_bid.auction import eldest_hand
from hoyle.six_bid.deal import goes_to_widow, next_dealer, pack, packet_size
from hoyle.six_bid.engine import ENGINE
from hoyle.six_bid.rulesets import RULEBOOK
from hoyle.six_bid.setup import GAME, read_table
from hoyle.six_bid.state import State, next_place


class Sheet(NamedTuple):
    """What each seat has won or lost so far, in tokens, and who deals next."""

    dealer: int
    totals: tuple[int, ...]


@final
class SixBidSession:
    """The rules of Six-Bid Solo that hold between the deals."""

    rulebook: Final = RULEBOOK

    def draw(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> dict[str, Any]:
        """Refuse: nothing is drawn in this game, and who deals first is for the players to agree."""
        raise ImpossibleSetup(GAME, [("rounds", "no cards are drawn for the first deal: give its dealer")])

    def deal(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Deal out a pack: the hands and the widow after each packet."""
        reader = SetupReader(GAME, setup, ("players", "dealer", "pack"))
        table, dealer = read_table(reader)
        cards = reader.whole_pack("pack", pack())
        reader.finish()
        place = place_of(table.active, eldest_hand(dealer, table.players))
        hands: list[list[str]] = [[], [], []]
        widow: list[str] = []
        laid = [{"hands": spread(table, [[*hand] for hand in hands], []), "widow": [*widow]}]
        while cards:
            size = packet_size(len(laid) - 1)
            packet, cards = [format_card(card) for card in cards[:size]], cards[size:]
            if goes_to_widow(len(laid) - 1):
                widow += packet
            else:
                hands[place] += packet
                place = next_place(place)
            laid.append({"hands": spread(table, [[*hand] for hand in hands], []), "widow": [*widow]})
        return laid

    def open(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> Sheet:
        """Open the sheet; the first deal is its dealer's."""
        reader = SetupReader(GAME, setup, tuple(setup))
        table, dealer = read_table(reader)
        reader.finish()
        return Sheet(dealer, (0,) * table.players)

    def enter(self, ruleset: Ruleset, sheet: Sheet, state: State) -> Sheet:
        """Add up what a deal has brought."""
        players = state.table.players
        outcome = ENGINE.outcome(ruleset, state)
        reasons = []
        if players != len(sheet.totals):
            reasons.append(("players", f"{players}, but {len(sheet.totals)} sit at the table"))
        if state.dealer != sheet.dealer:
            reasons.append(("dealer", f"seat {state.dealer}, but it is seat {sheet.dealer}'s turn to deal"))
        if outcome is None:
            reasons.append(("actions", "the deal is not over"))
        if reasons or outcome is None:
            raise ImpossibleSetup(GAME, reasons)
        totals = tuple(sum(pair) for pair in zip(sheet.totals, outcome.payments, strict=True))
        return Sheet(next_dealer(state.dealer, players), totals)

    def facts(self, ruleset: Ruleset, sheet: Sheet) -> dict[str, Any]:
        """Give what each seat has won or lost so far."""
        return {"payments": list(sheet.totals)}


SESSION: Final = SixBidSession()
