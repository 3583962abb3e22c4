"""Rates of several programs that play whole deals at random, measured by turns so that all meet the same machine."""

import random
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import final

PlayDeal = Callable[[random.Random], int]
"""Deals, plays at random to the end, and returns how many actions the players took; the deal itself is no action."""


class Missing(Exception):
    """A program that is not installed here; the text says which and what that means."""


@final
@dataclass(frozen=True, slots=True)
class Peer:
    """One way to drive one program: what plays a deal, how it is named in the table, and whether it is hoyle itself."""

    name: str
    version: str
    driven: str
    play_deal: PlayDeal
    ours: bool = False


@final
@dataclass(slots=True)
class Rate:
    """What was measured of a peer: totals over all rounds, and the actions per second of each round."""

    peer: Peer
    deals: int = 0
    actions: int = 0
    seconds: float = 0.0
    per_round: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        """Actions per second in the middle round."""
        return statistics.median(self.per_round)


def measure(
    peers: Sequence[Peer],
    *,
    rounds: int,
    seconds: float,
    seed: int,
    clock: Callable[[], float] = time.perf_counter,
) -> list[Rate]:
    """Give every peer its turn of at least ``seconds`` in each round; a deal that has begun is finished.

    All peers start a round from the same seed.  A first deal, not counted, lets each peer load what it loads late.
    """
    rates = [Rate(peer) for peer in peers]
    for peer in peers:
        peer.play_deal(random.Random(seed))
    for number in range(rounds):
        for rate in rates:
            _one_turn(rate, random.Random(seed + number), seconds, clock)
    return rates


def _one_turn(rate: Rate, rng: random.Random, seconds: float, clock: Callable[[], float]) -> None:
    actions = deals = 0
    started = clock()
    while (elapsed := clock() - started) < seconds:
        actions += rate.peer.play_deal(rng)
        deals += 1
    rate.deals += deals
    rate.actions += actions
    rate.seconds += elapsed
    rate.per_round.append(actions / elapsed)


def table(rates: Sequence[Rate]) -> list[str]:
    """Lay the rates out as lines of text, each peer with how many times as fast as it our own ways are."""
    ours = [rate for rate in rates if rate.peer.ours]
    lines = [_line("program", "version", "driven through", "deals", "actions", "seconds", "actions/s")]
    lines[0] += "".join(f"  {rate.peer.name + '/peer':>17}" for rate in ours)
    for rate in rates:
        peer = rate.peer
        line = _line(
            peer.name,
            peer.version,
            peer.driven,
            f"{rate.deals:,}",
            f"{rate.actions:,}",
            f"{rate.seconds:.2f}",
            f"{rate.median:,.0f}",
        )
        if not peer.ours:
            line += "".join(f"  {own.median / rate.median:>17.2f}" for own in ours)
        lines.append(line)
    return lines


def _line(*cells: str) -> str:
    name, version, driven, *numbers = cells
    return " ".join((f"{name:<17} {version:<8} {driven:<41}", *(f"{number:>10}" for number in numbers)))
