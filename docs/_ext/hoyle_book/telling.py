"""What is said of a game at each position, and the labels of a replay, in words that can be translated."""

from collections.abc import Mapping, Sequence

from hoyle_book import words
from hoyle_book.story import Story
from hoyle_book.words import _


def sentence(story: Story, position: int, names: Sequence[str]) -> str:
    """Say what the last action was and what came of it."""
    if position == 0:
        return _("The cards are dealt. {player} is to speak or to play first.").format(player=_actor(story, 0, names))
    before, after = (story.positions[place].facts for place in (position - 1, position))
    winner = after["winner"] if sum(after["tricks"]) > sum(before["tricks"]) else None
    said = [_action(story, position, names)]
    if winner is not None:
        said.append(_("{player} takes the trick.").format(player=names[winner]))
    if after["contract"] is not None and before["contract"] is None:
        said.append(contract_of(after["contract"], names))
    opened = [seat for seat in after["exposed"] if seat not in before["exposed"]]
    said += [_("{player} lays his hand on the table.").format(player=names[seat]) for seat in opened]
    if after["over"]:
        said.append(result(after["result"]))
    return " ".join(said)


def result(token: str) -> str:
    """Say how a deal ended."""
    return {
        "made": _("The contract is made."),
        "failed": _("The contract fails."),
        "lapsed": _("The deal lapses."),
        "passed-out": _("Everybody has passed."),
        "general-misere": _("The general misère is over."),
    }[token]


def contract_of(contract: Mapping[str, object], names: Sequence[str]) -> str:
    """Say what is played, and by whom."""
    call = words.call_label(f"bid:{contract['bid']}")
    declarer = contract.get("by")
    if not isinstance(declarer, int):
        return _("The contract is {call}, each for himself.").format(call=call)
    return _("The contract is {call}, by {player}.").format(call=call, player=names[declarer])


def labels() -> dict[str, str]:
    """Give the words that the script of a replay needs."""
    return {
        "name": _("Replay"),
        "first": _("First position"),
        "back": _("Back"),
        "on": _("On"),
        "last": _("Last position"),
        "position": _("Position"),
        "dealer": _("dealer"),
        "declarer": _("declarer"),
        "open": _("open hand"),
        "tricks": _("tricks"),
        "may": _("may choose"),
        "barred": _("barred by"),
        "ours": _("supplied by us"),
        "link": _("Link to this position"),
        "tables": _("The whole game at a glance"),
        "keys": _("Arrow keys step by a card, with Shift by a trick; Home and End jump."),
        "points": _("points"),
    }


def _actor(story: Story, position: int, names: Sequence[str]) -> str:
    actor: int = story.positions[position].facts["actor"]
    return names[actor]


def _action(story: Story, position: int, names: Sequence[str]) -> str:
    event = story.events[position - 1]
    player = names[event.seat]
    if event.card:
        leads = any(trick.start == position - 1 for trick in story.tricks)
        pattern = _("{player} leads the {card}.") if leads else _("{player} plays the {card}.")
        return pattern.format(player=player, card=words.card_name(event.card))
    match event.token:
        case "pass":
            pattern = _("{player} passes.")
        case "accept":
            pattern = _("{player} accepts.")
        case bid if bid.startswith("bid:"):
            pattern = _("{player} bids {call}.")
        case _other:
            pattern = _("{player} names {call}.")
    return pattern.format(player=player, call=words.call_label(event.token))
