"""A scenario as a list of steps, each with what it looks like and what there is to say."""

from typing import Any, NamedTuple

from hoyle.cards import NO_SUIT, parse_card, parse_suit, show_card
from hoyle_verify.scenario.canonical import to_request
from hoyle_verify.scenario.model import Scenario
from hoyle_verify.serve.reference import open_game, plain


class Step(NamedTuple):
    """The position after an action, or before the first.

    ``hands`` and ``table`` are card tokens by seat; ``sentence`` says what the action was and ``consequences`` what
    followed from it; ``note`` is the author's remark at this position; ``ours`` marks an action that the document does
    not give.
    """

    position: int
    sentence: str
    consequences: tuple[str, ...]
    note: str
    ours: bool
    hands: tuple[tuple[str, ...], ...]
    table: tuple[str | None, ...]
    facts: dict[str, Any]


def steps_of(scenario: Scenario) -> list[Step]:
    """Replay a scenario and tell it; HoyleError if an action is refused."""
    request = to_request(scenario)
    game = open_game(request)
    states = game.replay(plain(request.setup), list(scenario.actions))
    notes = scenario.teach.note if scenario.teach else {}
    ours = scenario.teach.ours if scenario.teach else ()
    steps: list[Step] = []
    for position, state in enumerate(states):
        views = [game.observe(state, seat) for seat in range(len(scenario.players))]
        facts = game.facts(state)
        sentence, consequences = "", _ending(scenario, facts)
        if steps:
            before = steps[-1]
            action = game.read(scenario.actions[position - 1])
            sentence = _sentence(scenario, before, action.seat, action.token)
            consequences = (*_events(scenario, before.facts, facts), *consequences)
        steps.append(
            Step(
                position=position,
                sentence=sentence,
                consequences=consequences,
                note=notes.get(position, ""),
                ours=position - 1 in ours,
                hands=tuple(tuple(view["hand"]) for view in views),
                table=tuple(views[0]["table"]),
                facts=facts,
            )
        )
    return steps


def _sentence(scenario: Scenario, before: Step, seat: int, token: str) -> str:
    name = scenario.players[seat]
    verb, _, argument = token.partition(":")
    if verb == "play":
        return f"{name} {_manner(before, argument)} {show_card(parse_card(argument))}."
    words = {"pass": "passes", "accept": "accepts", "bid": "bids", "name-trump": "names trumps:"}
    spoken = SUIT_WORDS[parse_suit(argument)] if verb == "name-trump" else in_words(argument)
    return f"{name} {words.get(verb, verb)} {spoken}".rstrip() + "."


SUIT_WORDS = ("clubs", "diamonds", "hearts", "spades", "no trumps")


def _manner(before: Step, card: str) -> str:
    laid = [token for token in before.table if token]
    if not laid:
        return "leads"
    led = before.table[before.facts["leader"]]
    assert led is not None

    if card[1] == led[1]:
        return "plays"
    trump = before.facts["trump"]
    return "trumps with" if trump is not None and trump == card[1] else "throws off"


def _events(scenario: Scenario, before: dict[str, Any], after: dict[str, Any]) -> tuple[str, ...]:
    names = scenario.players
    events = []
    if before["contract"] is None and after["contract"] is not None:
        events.append(_contract(scenario, after))
    elif before["trump"] is None and after["trump"] is not None:
        events.append(f"Trumps are {SUIT_WORDS[parse_suit(after['trump'])]}.")
    if sum(after["tricks"]) > sum(before["tricks"]):
        winner = after["winner"]
        events.append(f"{names[winner]} takes the trick, his {_ordinal(after['tricks'][winner])}.")
    events.extend(f"{names[seat]} lays his hand face up." for seat in after["exposed"] if seat not in before["exposed"])
    return tuple(events)


def _contract(scenario: Scenario, facts: dict[str, Any]) -> str:
    contract = facts["contract"]
    names = scenario.players
    partner = "" if contract["partner"] is None else f" with {names[contract['partner']]}"
    player = names[contract["by"]] if "by" in contract else "Everybody"
    text = f"{player} plays {in_words(contract['bid'])}{partner}"
    if facts["trump"] is None:
        return text + "."
    suit = parse_suit(facts["trump"])
    return text + (" without trumps." if suit == NO_SUIT else f"; {SUIT_WORDS[suit]} are trumps.")


def _ending(scenario: Scenario, facts: dict[str, Any]) -> tuple[str, ...]:
    if not facts["over"]:
        return ()
    payments = facts["payments"]
    told = ", ".join(f"{name} {amount:+g}" for name, amount in zip(scenario.players, payments, strict=True))
    return (f"The deal is over: {in_words(facts['result'])}. Payments: {told}.",)


def in_words(token: str) -> str:
    """Write a token of the format as people write it."""
    return token.replace("-", " ").replace("misere", "misère")


def _ordinal(number: int) -> str:
    if 10 < number % 100 < 14:
        return f"{number}th"
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th') }"
