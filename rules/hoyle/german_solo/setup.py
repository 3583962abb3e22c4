"""Reading a setup of German Solo: a deal about to be bid or played, or the end of one."""

from collections.abc import Mapping
from typing import Any, Final

from hoyle.cards import NO_CARD, NO_SUIT, format_card, format_suit
from hoyle.decision import Vocabulary
from hoyle.german_solo.deal import colour_of_deal, may_play, pack
from hoyle.german_solo.exchange import is_played_alone
from hoyle.german_solo.pack import ACES, ALL_COLOUR, CALLED, COLOUR_GAMES, FROG, GAME_NAMES, KINGS, TRUMPS
from hoyle.german_solo.state import (
    NAMING,
    NO_OFFENCE,
    OFFENCE_NAMES,
    Contract,
    Deal,
    Plan,
    Play,
    replaced,
)
from hoyle.german_solo.tables import HAND, PLAYERS
from hoyle.ruleset import Ruleset
from hoyle.seats import NOBODY
from hoyle.setup import SetupReader
from hoyle.tricks import EMPTY_4

GAME: Final = "german-solo"

_GAMES: Final = {GAME_NAMES[game]: game for game in range(FROG, ALL_COLOUR + 1)}
_OFFENCES: Final = {name: kind for kind, name in enumerate(OFFENCE_NAMES) if name}
_TABLE: Final = ("players", "dealer", "colour", "pool", "deal_no")
_DEAL: Final = (*_TABLE, "hands", "contract")
_RESULT: Final = (*_TABLE, "contract", "tricks", "offence", "continued")
_CONTRACT: Final = ("bid", "by", "partner", "trump", "called")
_OFFENCE: Final = ("by", "kind")
_NO_HANDS: Final = (0, 0, 0, 0)
_NO_TRICKS: Final = (0, 0, 0, 0)
_MOST_SEATS: Final = 6
_MOST: Final = 1_000_000


def read_deal(ruleset: Ruleset, setup: Mapping[str, Any]) -> Deal:
    """Read a deal that is about to be bid, or played if it has a contract; ImpossibleSetup with every reason."""
    reader = SetupReader(GAME, setup, _DEAL)
    dealer, colour, pool = read_table(ruleset, reader)
    hands = reader.hands(PLAYERS, HAND, pack())
    contract = None
    if reader.has("contract"):
        hands_are_known = not reader.reasons
        contract = _read_contract(ruleset, reader, colour, hands if hands_are_known else _NO_HANDS)
        if hands_are_known and not reader.reasons:
            contract = _matched(ruleset, reader, contract, _plan(contract, hands, colour))
    reader.finish()
    return Deal(dealer, hands, colour, pool, contract)


def read_result(ruleset: Ruleset, setup: Mapping[str, Any]) -> Play:
    """Read the end of a deal as its last state; ImpossibleSetup with every reason.

    ``tricks`` may be left out where an offence decides the game.  ``continued`` says whether a side went on for all
    tricks; where it is not given, that is taken for true only if the tricks leave no other way.
    """
    reader = SetupReader(GAME, setup, _RESULT)
    dealer, colour, pool = read_table(ruleset, reader)
    contract = _read_contract(ruleset, reader, colour, _NO_HANDS)
    if contract.trump == NO_CARD:
        reader.refuse("contract.trump", "expected the suit that was named")
    if not is_played_alone(contract.game) and contract.partner == NOBODY:
        reader.refuse("contract.partner", f"{GAME_NAMES[contract.game]} is played with a partner")
    offender, offence = _read_offence(reader)
    last = _last(dealer, colour, pool, contract)._replace(offender=offender, offence=offence)
    decides = offence != NO_OFFENCE and _loses(ruleset, last)
    if reader.has("tricks") or not decides:
        last = last._replace(tricks=reader.counts("tricks", PLAYERS, HAND))
    if not decides:
        last = last._replace(on=_read_continued(ruleset, reader, setup, last))
    elif sum(last.tricks) > HAND:
        reader.refuse("tricks", f"{sum(last.tricks)} in all, where a deal has {HAND}")
    reader.finish()
    return last._replace(over=True)


def read_table(ruleset: Ruleset, reader: SetupReader) -> tuple[int, int, int]:
    """Read who deals, the colour, and what lies in the pool."""
    noted = len(reader.reasons)
    players = reader.number("players", 2, _MOST_SEATS)
    if not may_play(players) and len(reader.reasons) == noted:
        reader.refuse("players", f"{players} cannot play; four do")
    reader.number("deal_no", 0, _MOST, default=0)
    agreed = NO_SUIT
    if reader.has("colour"):
        agreed = reader.suit("colour")
        if agreed == NO_SUIT:
            reader.refuse("colour", "expected a suit; leave it out where there is none yet")
    pool = reader.number("pool", 0, _MOST, default=0)
    if pool and not callable(ruleset.filling("pool-stake.dealer")):
        reader.refuse("pool", "there is a pool only where the option gs.pool is on")
        pool = 0
    return reader.seat("dealer", PLAYERS), colour_of_deal(agreed, ruleset.clause("colour.first")()), pool


def _read_contract(ruleset: Ruleset, outer: SetupReader, colour: int, hands: tuple[int, ...]) -> Contract:
    reader = outer.within("contract", _CONTRACT)
    game = reader.word("bid", _GAMES)
    known = not reader.reasons
    declarer = reader.seat("by", PLAYERS)
    partner = reader.seat_or_nobody("partner", PLAYERS)
    called = reader.card("called") if reader.has("called") else NO_CARD
    trump = reader.suit("trump") if reader.has("trump") else NO_CARD
    contract = Contract(game, declarer, partner, trump, called)
    if known and is_played_alone(game) and (partner, called) != (NOBODY, NO_CARD):
        reader.refuse("partner" if partner != NOBODY else "called", f"{GAME_NAMES[game]} is played alone")
    if partner == declarer:
        reader.refuse("partner", "the partner is another player")
    if called != NO_CARD and not (ACES | KINGS) >> called & 1:
        reader.refuse("called", f"{format_card(called)} can never be called: only aces and kings are")
    if known and COLOUR_GAMES >> game & 1 and colour == NO_SUIT:
        reader.refuse("bid", f"there is no colour yet for {GAME_NAMES[game]}")
    elif known and trump != NO_CARD and not _fits(ruleset, TRUMPS, _plan(contract, hands, colour), trump):
        reader.refuse("trump", f"{GAME_NAMES[game]} cannot be played with {format_suit(trump)} as trumps")
    outer.absorb("contract", reader)
    return contract


def _matched(ruleset: Ruleset, reader: SetupReader, contract: Contract, plan: Plan) -> Contract:
    """Compare a contract with the hands, and find the partner."""
    game, _, partner, trump, called = contract
    if called == NO_CARD:
        if not ruleset.clause("declare.call")(plan, 1 << game):
            reader.refuse("contract.bid", "the Player holds all cards that could be called")
        if partner != NOBODY:
            reader.refuse("contract.partner", "give the called card too, or let it be called")
        return contract
    if trump == NO_CARD:
        reader.refuse("contract.called", "trumps are named before a card is called: give their suit")
    elif not _fits(ruleset, CALLED, plan, called):
        reader.refuse("contract.called", f"{format_card(called)} cannot be called with these hands")
    holder = next(seat for seat, hand in enumerate(plan.hands) if hand >> called & 1)
    if partner not in (NOBODY, holder):
        reader.refuse("contract.partner", f"seat {holder} holds {format_card(called)}, not seat {partner}")
    return contract._replace(partner=holder)


def _read_offence(outer: SetupReader) -> tuple[int, int]:
    """Read who offended how."""
    if not outer.has("offence"):
        return NOBODY, NO_OFFENCE
    reader = outer.within("offence", _OFFENCE)
    offender, kind = reader.seat("by", PLAYERS), reader.word("kind", _OFFENCES)
    outer.absorb("offence", reader)
    return offender, kind


def _read_continued(ruleset: Ruleset, reader: SetupReader, setup: Mapping[str, Any], last: Play) -> bool:
    """Find out whether a side went on for all tricks, and refuse tricks with which play does not end."""
    given = setup.get("continued")
    if given is not None and not isinstance(given, bool):
        reader.refuse("continued", f"{given!r} is neither true nor false")
        given = None
    for on in (False, True) if given is None else (given,):
        if _is_end(ruleset, last._replace(on=on)):
            return on
    shown = ", ".join(map(str, last.tricks))
    reader.refuse("tricks", f"play does not end with {shown} tricks" + (" after going on" if given else ""))
    return False


def _is_end(ruleset: Ruleset, last: Play) -> bool:
    """Say whether play ends with these tricks, and would have gone on without the last of them, whoever took it."""
    if sum(last.tricks) > HAND or not _stops(ruleset, last):
        return False
    before = [last._replace(tricks=replaced(last.tricks, seat, won - 1)) for seat, won in enumerate(last.tricks) if won]
    if last.on:
        return any(ruleset.follow("ends", play._replace(on=False), NO_CARD).asked for play in before)
    return not all(_stops(ruleset, play) for play in before)


def _stops(ruleset: Ruleset, play: Play) -> bool:
    """Say whether play is over, or can be if the side that may go on does not."""
    after = ruleset.follow("ends", play, NO_CARD)
    return bool(after.over or after.asked)


def _loses(ruleset: Ruleset, last: Play) -> bool:
    clause = ruleset.clause(f"loses.{OFFENCE_NAMES[last.offence]}")
    return bool(clause(last.offender, last.declarer, last.partner))


def _fits(ruleset: Ruleset, vocabulary: Vocabulary, plan: Plan, choice: int) -> bool:
    return bool(ruleset.narrow(vocabulary.name, plan, vocabulary.all) >> choice & 1)


def _plan(contract: Contract, hands: tuple[int, ...], colour: int) -> Plan:
    return Plan(
        dealer=0,
        hands=hands,
        colour=colour,
        pool=0,
        turn=contract.declarer,
        asked=NAMING,
        declarer=contract.declarer,
        level=contract.game,
        spadille=False,
        game=contract.game,
        trump=contract.trump,
        called=contract.called,
        partner=contract.partner,
        laid=NO_CARD,
        revealed=False,
    )


def _last(dealer: int, colour: int, pool: int, contract: Contract) -> Play:
    return Play(
        dealer=dealer,
        hands=_NO_HANDS,
        colour=colour,
        pool=pool,
        game=contract.game,
        declarer=contract.declarer,
        partner=contract.partner,
        called=contract.called,
        revealed=True,
        trump=contract.trump,
        laid=NO_CARD,
        leader=contract.declarer,
        turn=contract.declarer,
        led=NO_SUIT,
        trick=EMPTY_4,
        winner=NOBODY,
        tricks=_NO_TRICKS,
        asked=False,
        on=False,
        offender=NOBODY,
        offence=NO_OFFENCE,
        over=False,
    )
