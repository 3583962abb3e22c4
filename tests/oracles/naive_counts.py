"""Every legal line of a deal, walked through one after another by an oracle, without a table of positions.

A line ends with the deal; where ``until`` is ``contract``, as soon as there is one; where it is ``play``, at the first
card to be played; and where it is a number, after so many actions.  What is not in turn, such as a claim, goes on only
where ``rights`` are counted.
"""

import json
import pickle
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tests.oracles.german_solo import Oracle as GermanSolo
from tests.oracles.preferans import Oracle as Preferans
from tests.oracles.russian_whist import Oracle as RussianWhist
from tests.oracles.six_bid import Oracle as SixBid
from tests.oracles.solo_whist import Oracle as SoloWhist

ORACLES: Final[dict[str, Callable[[Mapping[str, Any], str, Mapping[str, str]], Any]]] = {
    "solo-whist": SoloWhist,
    "preferans": Preferans,
    "german-solo": GermanSolo,
    "russian-whist": RussianWhist,
    "six-bid": SixBid,
}


@dataclass
class Lines:
    """How many lines there are, by result and by what is to be observed at their ends, written as JSON."""

    lines: int = 0
    results: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Lines") -> None:
        """Add the lines of another count."""
        self.lines += other.lines
        self.results += other.results
        self.ends += other.ends


def count(
    oracle: Any, until: str | int | None, want: Sequence[str], *, rights: bool = False
) -> tuple[Lines, dict[str, Lines]]:
    """Count the lines from a position, in all and by first action in turn."""
    branches = [] if _is_end(oracle, until) else _branches(oracle)
    moves = {token: walk(after, _left(until), want, rights=rights) for token, after in branches}
    return walk(oracle, until, want, rights=rights), moves


def walk(oracle: Any, until: str | int | None, want: Sequence[str], *, rights: bool) -> Lines:
    """Walk through every line from a position on."""
    if _is_end(oracle, until):
        return _end(oracle.facts(), want)
    total = Lines()
    for _, after in [*_branches(oracle), *(_out_of_turn(oracle) if rights else ())]:
        total.add(walk(after, _left(until), want, rights=rights))
    return total


def _is_end(oracle: Any, until: str | int | None) -> bool:
    tokens = oracle.legal()
    if until == "play":
        return not tokens or tokens[0].startswith("play:")
    return not tokens or until == 0 or (until == "contract" and oracle.facts()["contract"] is not None)


def _branches(oracle: Any) -> list[tuple[str, Any]]:
    """Give the oracle after each of the legal actions."""
    return [(token, _after(oracle, f"{oracle.actor()} {token}")) for token in oracle.legal()]


def _out_of_turn(oracle: Any) -> list[tuple[str, Any]]:
    """Give the oracle after each use of a right."""
    uses = [f"{seat} {token}" for seat, tokens in enumerate(oracle.facts()["rights"]) for token in tokens]
    return [(action, _after(oracle, action)) for action in uses]


def _after(oracle: Any, action: str) -> Any:
    after = pickle.loads(pickle.dumps(oracle))
    after.apply(action)
    return after


def _left(until: str | int | None) -> str | int | None:
    return until - 1 if isinstance(until, int) else until


def _end(facts: Mapping[str, Any], want: Sequence[str]) -> Lines:
    result = facts["result"]
    told = json.dumps({name: facts[name] for name in want}, sort_keys=True)
    word = " ".join(result) if isinstance(result, list) else result
    return Lines(1, Counter([word] if word is not None else []), Counter([told]))
