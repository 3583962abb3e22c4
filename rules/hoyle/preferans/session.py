"""Preferans between the deals: the packets, the pool sheet, and its settlement."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, final

from hoyle.cards import format_card
from hoyle.errors import ImpossibleSetup
from hoyle.preferans.deal import first_hand, goes_to_talon, next_dealer, pack, packet_size
from hoyle.preferans.engine import ENGINE
from hoyle.preferans.rulesets import RULEBOOK
from hoyle.preferans.setup import GAME, read_table
from hoyle.preferans.state import Claim, State, next_place
from hoyle.ruleset import Ruleset
from hoyle.seats import place_of, spread
from hoyle.setup import SetupReader


class Sheet(NamedTuple):
    """Pool, hill and whists so far, and who deals next; ``whists[x][y]`` is what seat x has written against seat y."""

    dealer: int
    pool: tuple[int, ...]
    hill: tuple[int, ...]
    whists: tuple[tuple[int, ...], ...]


@final
class PreferansSession:
    """The rules of Preferans that hold between the deals."""

    rulebook: Final = RULEBOOK

    def draw(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> dict[str, Any]:
        """Refuse: the document begins after the auction, and who deals first is for the players to agree."""
        raise ImpossibleSetup(GAME, [("rounds", "no cards are drawn for the first deal: give its dealer")])

    def deal(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Deal out a pack: the hands and the talon after each packet."""
        reader = SetupReader(GAME, setup, ("players", "dealer", "pack"))
        table, dealer = read_table(reader)
        cards = reader.whole_pack("pack", pack())
        reader.finish()
        place = place_of(table.active, first_hand(dealer, table.players))
        hands: list[list[str]] = [[], [], []]
        talon: list[str] = []
        laid = [{"hands": spread(table, [[*hand] for hand in hands], []), "talon": [*talon]}]
        while cards:
            packet, cards = [format_card(card) for card in cards[: packet_size()]], cards[packet_size() :]
            if goes_to_talon(len(laid) - 1):
                talon += packet
            else:
                hands[place] += packet
                place = next_place(place)
            laid.append({"hands": spread(table, [[*hand] for hand in hands], []), "talon": [*talon]})
        return laid

    def open(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> Sheet:
        """Open the sheet; the first deal is its dealer's."""
        reader = SetupReader(GAME, setup, tuple(setup))
        table, dealer = read_table(reader)
        reader.finish()
        nothing = (0,) * table.players
        return Sheet(dealer, nothing, nothing, (nothing,) * table.players)

    def enter(self, ruleset: Ruleset, sheet: Sheet, state: State) -> Sheet:
        """Add what a deal has brought; an all-pass game adds nothing."""
        score = ENGINE.score(ruleset, state)
        if score is None or isinstance(state, Claim):
            raise ImpossibleSetup(GAME, [("actions", "the deal is not over")])
        dealer, players = state.deal.dealer, state.deal.table.players
        reasons = []
        if players != len(sheet.pool):
            reasons.append(("players", f"{players}, but {len(sheet.pool)} sit at the table"))
        if dealer != sheet.dealer:
            reasons.append(("dealer", f"seat {dealer}, but it is seat {sheet.dealer}'s turn to deal"))
        if reasons:
            raise ImpossibleSetup(GAME, reasons)
        return Sheet(
            next_dealer(dealer, players),
            _added(sheet.pool, score.pool),
            _added(sheet.hill, score.hill),
            tuple(_added(old, new) for old, new in zip(sheet.whists, score.whists, strict=True)),
        )

    def facts(self, ruleset: Ruleset, sheet: Sheet) -> dict[str, Any]:
        """Give the sheet, and what each seat would receive if it were settled now, null where nothing is settled."""
        settle = ruleset.filling("settlement.sheet")
        return {
            "pool": list(sheet.pool),
            "hill": list(sheet.hill),
            "whists": [list(row) for row in sheet.whists],
            "payments": list(settle(_nets(ruleset, sheet), sheet.whists)) if callable(settle) else None,
        }


def _nets(ruleset: Ruleset, sheet: Sheet) -> tuple[int, ...]:
    """Give pool less hill of each seat, in whists."""
    pool_worth, worth = ruleset.clause("worth.pool"), ruleset.clause("worth.points")
    return tuple(worth(pool_worth(pool) - hill) for pool, hill in zip(sheet.pool, sheet.hill, strict=True))


def _added(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sum(pair) for pair in zip(one, other, strict=True))


SESSION: Final = PreferansSession()
