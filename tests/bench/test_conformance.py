"""The benchmark of conformance: its arithmetic, and that it runs."""

import random

from hoyle_verify.conform.client import Adapter
from tests.bench.conformance import SERVE, peers, table
from tests.bench.measure import Peer, Rate


def _rate(name: str, median: float) -> Rate:
    return Rate(Peer(name, "", "a fake", lambda _dice: 1), per_round=[median])


def test_overhead_is_the_rate_alone_over_that_through_the_pipe() -> None:
    rates = [_rate("a", 300.0), _rate("b", 100.0), _rate("c", 80.0), _rate("d", 40.0)]

    lines = table(rates)

    assert ["3.00", "2.00"] == [lines[2].split()[3], lines[4].split()[3]]


def test_all_four_can_be_measured() -> None:
    with Adapter(SERVE) as adapter:
        counts = [peer.play_deal(random.Random(0)) for peer in peers(adapter)]

    assert [25, 25] == counts[:2]
    assert min(counts[2:]) > 200
