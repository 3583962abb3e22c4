"""The arithmetic of the benchmark, with peers whose speed is known."""

import random
import sys
from collections.abc import Callable, Iterator
from itertools import count

import pytest

from tests.bench import measure as bench
from tests.bench import peer_openspiel, peer_rlcard


def _peer(name: str, actions: int) -> bench.Peer:
    return bench.Peer(name, "1.0", "a fake", lambda _rng: actions)


def _ticking() -> Iterator[float]:
    return iter(float(tick) for tick in count())


class TestMeasure:
    def test_each_peer_has_a_turn_in_each_round(self) -> None:
        clock = _ticking()

        rates = bench.measure([_peer("a", 50), _peer("b", 60)], rounds=3, seconds=4, seed=0, clock=lambda: next(clock))

        assert [3, 3] == [len(rate.per_round) for rate in rates]

    def test_rate_is_actions_over_time(self) -> None:
        clock = _ticking()

        (rate,) = bench.measure([_peer("a", 50)], rounds=1, seconds=4, seed=0, clock=lambda: next(clock))

        assert (3, 150, 4.0, 37.5) == (rate.deals, rate.actions, rate.seconds, rate.median)

    def test_all_peers_see_the_same_seeds(self) -> None:
        seen: dict[str, list[float]] = {"a": [], "b": []}
        clock = _ticking()

        def noting(name: str) -> bench.Peer:
            def play_deal(rng: random.Random) -> int:
                seen[name].append(rng.random())
                return 1

            return bench.Peer(name, "1.0", "a fake", play_deal)

        bench.measure([noting("a"), noting("b")], rounds=2, seconds=3, seed=7, clock=lambda: next(clock))

        assert seen["a"] == seen["b"]
        assert seen["a"][1] != seen["a"][-2]


class TestTable:
    def test_ratio_is_our_rate_over_the_peers(self) -> None:
        ours = bench.Rate(bench.Peer("own", "1.0", "a fake", lambda _rng: 1, ours=True), per_round=[10.0, 30.0, 20.0])
        other = bench.Rate(_peer("other", 1), per_round=[40.0])

        heading, our_line, other_line = bench.table([ours, other])

        assert heading.split()[-1] == "own/peer"
        assert our_line.split()[-1] == "20"
        assert other_line.split()[-2:] == ["40", "0.50"]


@pytest.mark.parametrize(
    ("module", "peers", "sentence"),
    [
        ("rlcard", peer_rlcard.peers, "RLCard is not measured"),
        ("pyspiel", peer_openspiel.peers, "OpenSpiel is not measured"),
    ],
)
def test_absent_peer_is_said_to_be_absent(
    module: str, peers: Callable[[int], list[bench.Peer]], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)

    with pytest.raises(bench.Missing, match=sentence):
        peers(0)
