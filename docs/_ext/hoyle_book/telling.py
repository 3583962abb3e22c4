"""What is said of a game at each position, and the labels of a replay, in words that can be translated."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hoyle_book import whisting, words
from hoyle_book.pairs import pair_of, pairs
from hoyle_book.story import Event, Story, aside_of, hands_of
from hoyle_book.words import _, pgettext


def sentence(story: Story, position: int, names: Sequence[str]) -> str:
    """Say what the last action was and what came of it."""
    if position == 0:
        return " ".join(_beginning(story, names))
    before, after = (story.positions[place] for place in (position - 1, position))
    event = story.events[position - 1]
    won = event.card and sum(after.facts["tricks"]) > sum(before.facts["tricks"])
    said = [_action(story, position, names)]
    if won:
        said.append(_("{player} takes the trick.").format(player=names[after.facts["winner"]]))
    elif event.swap and after.facts["winner"] != before.facts["winner"]:
        said.append(_("Now {player} has the trick.").format(player=names[after.facts["winner"]]))
    said += _settled(event, before.facts, after.facts, names)
    opened = [seat for seat in after.opened if seat not in before.opened]
    said += [_("{player} lays his hand on the table.").format(player=names[seat]) for seat in opened]
    if after.facts["over"]:
        said.append(ending(after.facts, hands_of(story.scenario), names))
    return " ".join(said)


def _beginning(story: Story, names: Sequence[str]) -> Iterator[str]:
    """Say who begins, and what is played if that is given with the deal."""
    facts = story.positions[0].facts
    if facts["actor"] is not None:
        yield _("The cards are dealt. {player} is to speak or to play first.").format(player=names[facts["actor"]])
    if facts["contract"] is not None:
        yield contract_of(facts["contract"], names)
    if facts["over"]:
        yield ending(facts, hands_of(story.scenario), names)


def ending(facts: Mapping[str, Any], hands: Sequence[Sequence[str]], names: Sequence[str]) -> str:
    """Say how a deal ended, where each player has a result of his own also for whom."""
    if isinstance(facts["result"], list):
        return whisting.ending(facts, names)
    return result(facts["result"], hands, names)


def _settled(event: Event, before: Mapping[str, Any], after: Mapping[str, Any], names: Sequence[str]) -> Iterator[str]:
    """Say what is settled: a contract that nobody declares in words, trumps that go with one, who is the partner."""
    if after["contract"] is not None and before["contract"] is None:
        if not event.token.startswith("declare:"):
            yield contract_of(after["contract"], names)
        elif after["trump"] is not None:
            yield words.capital(_("{suit} are trumps.").format(suit=words.suit_name(after["trump"])))
    elif after.get("partner") is not None and before["partner"] is None:
        yield _("{player} is the partner.").format(player=names[after["partner"]])


def result(token: str, hands: Sequence[Sequence[str]], names: Sequence[str]) -> str:
    """Say how a deal ended; ``hands`` tell who are partners where a pair has won it."""
    kind, _dash, side = token.rpartition("-")
    if side in ("even", "odd"):
        pattern = {
            "single": _("{pair} win a single hand."),
            "double": _("{pair} win a double hand."),
            "triple": _("{pair} win a triple hand."),
            "rubber": _("{pair} win the rubber."),
        }[kind]
        return pattern.format(pair=pair_of(side, hands, names))
    return {
        "made": _("The contract is made."),
        "failed": _("The contract fails."),
        "drawn": _("The game is drawn."),
        "lapsed": _("The deal lapses."),
        "passed-out": _("Everybody has passed."),
        "general-misere": _("The general misère is over."),
    }[token]


def contract_of(contract: Mapping[str, object], names: Sequence[str]) -> str:
    """Say what is played, and by whom."""
    call = whisting.contract_name(contract) if "level" in contract else words.call_label(f"bid:{contract['bid']}")
    declarer = contract.get("by", contract.get("declarer"))
    if not isinstance(declarer, int):
        return _("The contract is {call}, each for himself.").format(call=call)
    return _("The contract is {call}, by {player}.").format(call=call, player=names[declarer])


def trumps_of(facts: Mapping[str, Any]) -> str:
    """Say which suit is trumps; nothing while that is open."""
    if facts["trump"] is None:
        return ""
    if facts["trump"] == "none":
        return _("no trumps")
    return _("trumps {suit}").format(suit=words.SYMBOLS[facts["trump"]])


def score_of(story: Story, names: Sequence[str]) -> str:
    """Say what a deal that is over has brought."""
    facts = story.final
    if "whists" in facts:
        return whisting.written(facts, names)
    if facts["payments"] is not None:
        each = (f"{name} {words.points(facts['payments'][seat])}" for seat, name in enumerate(names))
        return _("{payments} {unit}.").format(payments=", ".join(each), unit=words.money(story.unit))
    if facts.get("below") is None:
        return ""
    pattern = _("{pair} have {below} below the line and {above} above it.")
    return " ".join(
        pattern.format(pair=pair, below=below, above=above)
        for pair, below, above in zip(
            pairs(hands_of(story.scenario), names), facts["below"], facts["above"], strict=True
        )
    )


def tags(story: Story, position: int, seat: int) -> list[str]:
    """Say in a word or two what holds of a player at a position."""
    facts = story.positions[position].facts
    contract = facts["contract"] or {}
    name = pgettext("Preferans", "declarer") if "level" in contract else _("declarer")
    said = [name] if contract.get("by", contract.get("declarer")) == seat else []
    if contract.get("partner") == seat:
        said.append(_("partner"))
    said += whisting.stance(story, position, seat) if "level" in contract else []
    if seat in story.positions[position].opened:
        said.append(_("open hand"))
    if facts["tricks"][seat]:
        said.append(_("tricks: {number}").format(number=facts["tricks"][seat]))
    if "below" not in facts and facts.get("points") and facts["points"][seat]:
        said.append(_("points: {number}").format(number=facts["points"][seat]))
    return said


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
        "may": _("may choose"),
        "barred": _("barred by"),
        "cards": _("{number} cards"),
        "ours": _("supplied by us"),
        "link": _("Link to this position"),
        "tables": _("The whole game at a glance"),
        "keys": _("Arrow keys step by a card, with Shift by a trick; Home and End jump."),
        "best": _("Best play from here:"),
        "better": _("Better:"),
        "seen": _("Seen from"),
        "hide": _("Hide the other hands"),
        "guess": _("Choose the cards yourself"),
        "colours": _("Two colours"),
        "choose": _("{player} is to play: choose a card."),
        "show": _("Show the card"),
        "chosen": _("You chose the {card}."),
        "no": _("The {card} may not be played."),
        "played": _("Played in this deal:"),
        "tally": _("Choices that keep what best play leads to: {right} of {all}"),
        "parts": _("Here the readings part."),
    }


def _action(story: Story, position: int, names: Sequence[str]) -> str:
    event = story.events[position - 1]
    verb = event.token.partition(":")[0]
    leads = any(trick.start == position - 1 for trick in story.tricks)
    pattern = _laid(verb, leads=leads) if event.card else _said(story.scenario.game, verb)
    card = event.card or words.card_in(event.token)
    said = pattern.format(
        player=names[event.seat], call=words.call_label(event.token), card=words.card_name(card) if card else ""
    )
    return " ".join([said, *(_exchanged(event, names) if verb == "call" and aside_of(story.scenario)[0] else ())])


def spoken(game: str, token: str, player: str) -> str:
    """Say what a player calls, whatever came before it."""
    return _said(game, token.partition(":")[0]).format(player=player, call=words.call_label(token))


def _laid(verb: str, *, leads: bool) -> str:
    if verb == "offence":
        return _("{player} revokes with the {card}.")
    return _("{player} leads the {card}.") if leads else _("{player} plays the {card}.")


def _said(game: str, verb: str) -> str:
    if (game, verb) == ("german-solo", "bid"):
        return _("{player} asks: {call}?")
    if (game, verb) == ("six-bid", "call"):
        return pgettext("Six-Bid Solo", "{player} calls the {card}.")
    return {
        "pass": _("{player} passes."),
        "accept": _("{player} accepts."),
        "bid": _("{player} bids {call}."),
        "hold": _("{player} holds."),
        "forcee": _("{player} says forcée."),
        "declare": _("{player} declares {call}."),
        "name-trump": _("{player} names {call}."),
        "call": _("{player} calls the {card}."),
        "give": _("{player} gives the {card} for it."),
        "lay": _("{player} lays the {card} face down."),
        "stop": _("{player} stops."),
        "continue": _("{player} goes on for all tricks."),
        "ask": _("{player} asks his partner whether that is a mistake."),
        "correct": _("{player} puts it right with the {card}."),
        "penalty": _("{player} chooses {call} as the penalty."),
        "whist": _("{player} whists."),
        "half": _("{player} answers one."),
        "open": _("{player} chooses open play."),
        "closed": _("{player} asks for closed play."),
        "claim": _("{player} proposes to {call} of the tricks that are left."),
        "agree": _("{player} agrees."),
        "refuse": _("{player} refuses."),
    }[verb]


def _exchanged(event: Event, names: Sequence[str]) -> Iterator[str]:
    """Say where a called card comes from, in a game in which it can lie apart."""
    givers = [names[seat] for seat, _card, step in event.moves if step < 0]
    yield _("{player} hands it over.").format(player=givers[0]) if givers else _("Nobody holds it.")
