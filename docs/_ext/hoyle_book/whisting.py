"""What is said of a deal of Preferans: the contract, who whists, how it ends for each player, and what is written."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from hoyle.cards import NO_SUIT, parse_suit
from hoyle_book import words
from hoyle_book.story import Story
from hoyle_book.words import _

_DECLARATIONS: Final = frozenset({"pass", "whist", "half", "open", "closed"})


def contract_name(contract: Mapping[str, Any]) -> str:
    """Name a contract: ``eight spades``, ``six without trumps``, ``misère``; trumps that are not known are left out."""
    if contract["level"] == "misere":
        return _("misère")
    level, trump = words.number(contract["level"]), contract.get("trump")
    if trump is None:
        return level
    if parse_suit(trump) == NO_SUIT:
        return _("{level} without trumps").format(level=level)
    return _("{level} {suit}").format(level=level, suit=words.suit_name(trump))


def ending(facts: Mapping[str, Any], names: Sequence[str]) -> str:
    """Say how a deal ended for the declarer, and for the defenders as far as that does not follow."""
    results, contract = facts["result"], facts["contract"]
    if contract is None:
        return _("Everybody has passed.")
    declarer = contract["declarer"]
    said = [_("The contract is made.") if results[declarer] == "made" else _("The contract fails.")]
    for seat, name in enumerate(names):
        if results[seat] == "half":
            said.append(_("{player} has the limited prize.").format(player=name))
        elif results[seat] == "failed" and seat != declarer:
            said.append(_("{player} is short.").format(player=name))
    return " ".join(said)


def stance(story: Story, position: int, seat: int) -> list[str]:
    """Say in a word what a defender has declared so far."""
    declared = [event.token for event in story.events[:position] if event.seat == seat and event.token in _DECLARATIONS]
    if not declared:
        return []
    return [_("passed") if declared[-1] == "pass" else _("whister")]


def declarations(calls: Iterable[tuple[int, str]]) -> list[tuple[int, str]]:
    """Give what the defenders declared, each word with its seat, among everything that was said and played."""
    return [(seat, token) for seat, token in calls if token in _DECLARATIONS]


def tricks(facts: Mapping[str, Any], names: Sequence[str]) -> str:
    """Say who took how many tricks."""
    if not any(facts["tricks"]):
        return _("Nothing is played.")
    return _("Tricks: {tricks}.").format(tricks=_by_name(names, facts["tricks"]))


def titles() -> dict[str, str]:
    """Name the contracts from the lowest up, a misère last, by what settlements are sorted by."""
    return {
        "6": _("a six"),
        "7": _("a seven"),
        "8": _("an eight"),
        "9": _("a nine"),
        "10": _("a ten"),
        "misere": _("a misère"),
    }


def settlement(
    setup: Mapping[str, Any], facts: Mapping[str, Any], names: Sequence[str]
) -> tuple[str, dict[str, str], tuple[int, ...], dict[str, str]]:
    """Pick out what a table of settlements has of a deal: its group, what was taken, its place, and what it brought."""
    tricks, calls = setup.get("tricks"), setup.get("calls", ())
    declarer = setup["contract"]["declarer"]
    first = sorted(range(len(names)), key=lambda seat: seat != declarer)
    taken = {
        _("Tricks"): _by_name([names[seat] for seat in first], [tricks[seat] for seat in first], least=1)
        if tricks
        else _("none"),
        _("Whisters"): _whisters(calls, names),
    }
    columns = {
        _("pool {amounts}"): facts["pool"],
        _("hill {amounts}"): facts["hill"],
        _("whists {amounts}"): [sum(row) for row in facts["whists"]],
    }
    written = "; ".join(
        pattern.format(amounts=_by_name(names, amounts)) for pattern, amounts in columns.items() if any(amounts)
    )
    order = (-tricks[declarer] if tricks else -11,)
    return str(setup["contract"]["level"]), taken, order, {_("Written"): written or "–"}


def _whisters(calls: Sequence[tuple[int, str]], names: Sequence[str]) -> str:
    """Name those who whist in the end; a dash stands where nobody was asked."""
    if not calls:
        return "–"
    last = dict(calls)
    said = [
        _("{player}, one").format(player=names[seat]) if word == "half" else names[seat]
        for seat, word in last.items()
        if word != "pass"
    ]
    return _(" and ").join(said) or _("nobody")


def _by_name(names: Sequence[str], amounts: Sequence[int], *, least: int = 0) -> str:
    """Write down who has something, and how much of it; the ``least`` first are there also if they have nothing."""
    return ", ".join(
        f"{name}\N{NO-BREAK SPACE}{amount}"
        for place, (name, amount) in enumerate(zip(names, amounts, strict=True))
        if amount or place < least
    )


def written(facts: Mapping[str, Any], names: Sequence[str]) -> str:
    """Say what a deal that is over has brought to the sheet."""
    each = {name: entries(facts, seat, names) for seat, name in enumerate(names)}
    said = [_("{player}: {entries}.").format(player=name, entries=some) for name, some in each.items() if some]
    return " ".join(said) or _("Nothing is written.")


def entries(facts: Mapping[str, Any], seat: int, names: Sequence[str]) -> str:
    """List what a deal has brought to a player; nothing where that is so."""
    return ", ".join(_entries(facts, seat, names))


def _entries(facts: Mapping[str, Any], seat: int, names: Sequence[str]) -> Iterator[str]:
    if facts["pool"][seat]:
        yield _("pool {amount}").format(amount=facts["pool"][seat])
    if facts["hill"][seat]:
        yield _("hill {amount}").format(amount=facts["hill"][seat])
    for other, amount in enumerate(facts["whists"][seat]):
        if amount:
            yield _("whists {amount} against {player}").format(amount=amount, player=names[other])
