"""``make bench``: how many player actions a second the reference engine and its peers play, the deal included."""

import argparse
import platform

from tests.bench import peer_hoyle, peer_openspiel, peer_rlcard
from tests.bench.measure import Missing, Peer, measure, table

_LOADERS = (peer_hoyle.peers, peer_rlcard.peers, peer_openspiel.peers)


def main() -> None:
    """Measure what is installed and print one table."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="turns for each program (default %(default)s)")
    parser.add_argument("--seconds", type=float, default=1.5, help="length of a turn (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1854, help="seed of the first round (default %(default)s)")
    options = parser.parse_args()

    found: list[Peer] = []
    absent: list[str] = []
    for peers in _LOADERS:
        try:
            found += peers(options.seed)
        except Missing as missing:
            absent.append(str(missing))
    rates = measure(found, rounds=options.rounds, seconds=options.seconds, seed=options.seed)

    print(
        f"Player actions per second in whole random deals, dealing included: median of {options.rounds} rounds of "
        f"{options.seconds:g} s, by turns, seeds from {options.seed}; Python {platform.python_version()}, one thread."
    )
    print("\n".join(table(rates)))
    for sentence in absent:
        print(sentence)


if __name__ == "__main__":
    main()
