"""Finished deals: made up as facts, or taken from a deal that was played to its end."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from hoyle.cards import parse_card
from hoyle.six_bid.play import card_points
from hoyle.six_bid.setup import MOST_IN_THREE_CARDS
from hoyle.six_bid.tables import ALL_POINTS
from hoyle_verify.fuzz.case import Case, Rules
from hoyle_verify.fuzz.chance import Chance
from hoyle_verify.fuzz.contracts import draw_contract
from hoyle_verify.fuzz.deals import draw_extras, draw_hands, draw_table, setup_of
from hoyle_verify.fuzz.reference import Played, facts_at, play
from hoyle_verify.scenario.games import GAMES

_POINTS: Final = (0, 59, 60, 61, 73, 74, 79, 80, 119, 120)
"""Card points at which something in Six-Bid Solo changes."""

_OFFENDED: Final = 8
"""One finished deal of German Solo in so many is decided by an offence."""

_OFFENCES: Final = ("revoke", "out-of-turn", "exposed-card")

_WIDOW: Final = (0, 0, 11, 2, 3, 4, 10)
"""What a card of the widow can count."""


def draw_finished(rules: Rules, chance: Chance) -> Played | None:
    """Draw the facts of a finished deal; None if the reference takes none of those that were drawn."""
    table = draw_table(rules.game, chance)
    players, dealer, active = table
    extras = draw_extras(rules, players, chance)
    if rules.game == "russian-whist":
        hands, aside = draw_hands(rules.game, chance)
        setup = setup_of(rules.game, table, hands, aside, chance.below(GAMES[rules.game].hand)) | extras
    else:
        contract = draw_contract(rules.game, active, chance, settled=True, colour=extras.get("colour"))
        setup = {"players": players, "dealer": dealer, "contract": contract, **extras}
    for facts in _endings(rules.game, setup, active, chance):
        played = play(Case(rules, {**setup, **facts}, settles=True))
        if played is not None:
            return played
    return None


def _endings(game: str, setup: dict[str, Any], active: Sequence[int], chance: Chance) -> Iterator[dict[str, Any]]:
    players = setup["players"]
    if game == "six-bid":
        yield from _point_endings(setup, active, chance)
        return
    if game == "german-solo" and chance.now_and_then(_OFFENDED):
        yield {"offence": {"by": chance.one_of(active), "kind": chance.one_of(_OFFENCES)}}
    winners = _draw_winners(game, setup, active, chance)
    if game == "preferans":
        for calls in _draw_calls(setup, active, chance):
            said = {"calls": calls} if calls else {}
            yield from (said, said | {"tricks": _taken(winners, players)})
        return
    shortest = len(winners) if game == "russian-whist" else 1
    for played in range(shortest, len(winners) + 1):
        yield {"tricks": _taken(winners[:played], players)}


def _taken(winners: Sequence[int], players: int) -> list[int]:
    return [winners.count(seat) for seat in range(players)]


def _draw_winners(game: str, setup: dict[str, Any], active: Sequence[int], chance: Chance) -> list[int]:
    """Draw who takes each trick: one of the players takes so many that were drawn, the others the rest by turns."""
    hand = GAMES[game].hand
    contract = setup.get("contract") or {}
    main = contract.get("by", contract.get("declarer", active[0]))
    own = chance.one_of((hand, hand - 1, 0, 1)) if chance.below(2) == 0 else chance.below(hand + 1)
    others = [seat for seat in active if seat != main]
    shift, width = chance.below(len(others)), 1 + chance.below(len(others))
    rest = [others[(shift + number % width) % len(others)] for number in range(hand - own)]
    winners = [main] * own + rest
    return winners if chance.below(2) == 0 else winners[::-1]


def _draw_calls(setup: dict[str, Any], active: Sequence[int], chance: Chance) -> Sequence[list[list[Any]]]:
    """List what the two defenders of a Preferans game can declare, beginning anywhere; some cannot be on any level."""
    place = active.index(setup["contract"]["declarer"])
    first, second = (active[(place + step) % len(active)] for step in (1, 2))
    plays = chance.one_of(("closed", "open", "half", "pass"))
    lines: list[list[list[Any]]] = [
        [],
        [[first, "whist"], [second, "whist"]],
        [[first, "whist"], [second, "pass"], [first, plays]],
        [[first, "pass"], [second, "whist"], [second, plays]],
        [[first, "pass"], [second, "pass"]],
    ]
    begin = chance.below(len(lines))
    return lines[begin:] + lines[:begin]


def _point_endings(setup: dict[str, Any], active: Sequence[int], chance: Chance) -> Iterator[dict[str, Any]]:
    """Draw card points: a deal that was played to the end, or one that stopped before."""
    bidder = setup["contract"]["by"]
    others = [seat for seat in active if seat != bidder]
    widow = sum(chance.one_of(_WIDOW) for _ in range(3))
    counted = chance.one_of(_POINTS) if chance.below(2) == 0 else chance.below(ALL_POINTS + 1)
    own = max(0, min(counted - chance.below(2) * widow, ALL_POINTS - widow))
    left = ALL_POINTS - widow - own
    share = chance.below(left + 1)
    for first, second in ((left - share, share), (left, 0), (min(left, 4), 0), (0, 0)):
        points = {bidder: own, others[0]: first, others[1]: second}
        tricks = {seat: -(-value // MOST_IN_THREE_CARDS) for seat, value in points.items()}
        facts = {"widow": widow, "trick_points": [points.get(seat, 0) for seat in range(setup["players"])]}
        yield facts
        yield facts | {"tricks": [tricks.get(seat, 0) for seat in range(setup["players"])]}


def finish_of(played: Played) -> Case | None:
    """Give a played deal as facts to be settled; None if it is not over or cannot be written so."""
    case = played.case
    facts = facts_at(played, len(played.states) - 1)
    if case.settles or not facts["over"]:
        return None
    game, setup = case.rules.game, case.setup
    finished = {name: setup[name] for name in ("players", "dealer", "pool", "colour", "dummies") if name in setup}
    if game == "russian-whist":
        finished |= {"hands": setup["hands"], "turn_up": setup["turn_up"], "tricks": facts["tricks"]}
        return Case(case.rules, finished, settles=True)
    if facts["contract"] is None:
        return None
    finished["contract"] = {name: value for name, value in facts["contract"].items() if value is not None}
    if game == "six-bid":
        widow = sum(card_points(parse_card(card)) for card in setup["widow"])
        return Case(
            case.rules,
            finished | {"trick_points": facts["points"], "widow": widow, "tricks": facts["tricks"]},
            settles=True,
        )
    if game == "preferans":
        calls = [action.split(" ") for action in case.actions if ":" not in action]
        said = [[int(seat), word] for seat, word in calls if word not in ("agree", "refuse")]
        finished |= {"calls": said} if said else {}
    return Case(case.rules, finished | {"tricks": facts["tricks"]} if any(facts["tricks"]) else finished, settles=True)
