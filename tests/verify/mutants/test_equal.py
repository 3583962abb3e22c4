"""Nothing is proved to make no difference that makes one, and what is known of arguments holds wherever they occur."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

import pytest
from hypothesis import given, settings

from hoyle.clause import Clause, Observer, observing
from hoyle_verify.judge.run import load_all, run
from hoyle_verify.mutants.equal import ALWAYS, equivalence, same_answers
from hoyle_verify.mutants.in_play import AT_TABLE
from hoyle_verify.mutants.known import KNOWN, OFFERED, Known
from hoyle_verify.mutants.mutate import Mutant
from hoyle_verify.mutants.run import all_mutants
from hoyle_verify.prove.run import forget
from hoyle_verify.prove.theorem import GAMES
from hoyle_verify.prove.theorems import load
from hoyle_verify.prove.theorems.german_solo import table as german_solo
from hoyle_verify.prove.theorems.preferans import table as preferans
from hoyle_verify.prove.theorems.six_bid import table as six_bid
from hoyle_verify.prove.theorems.solo_whist import table as solo_whist
from tests.rules.games import KITS

EVERYTHING: Final[Mapping[str, tuple[Known, ...]]] = {
    id_: tuple(known[id_] for known in (KNOWN, AT_TABLE) if id_ in known) for id_ in {**KNOWN, **AT_TABLE}
}
AUCTIONS: Final[Mapping[str, tuple[Callable[[], Any], ...]]] = {
    "solo-whist": (solo_whist.all_auctions,),
    "six-bid": (six_bid.auctions, six_bid.auctions_of_four),
    "german-solo": (german_solo.auctions, german_solo.all_auctions),
    "preferans": (preferans.declarations, preferans.all_declarations),
}


class Listener(Observer):
    """Notes where something known does not hold, and of which clauses it was asked for."""

    def __init__(self) -> None:
        self.asked: Final[set[str]] = set()
        self.breaches: Final[list[tuple[str, tuple[Any, ...]]]] = []

    def call(self, clause: Clause, arguments: tuple[Any, ...]) -> Any:
        for known in EVERYTHING.get(clause.id, ()):
            self.asked.add(clause.id)
            if not known.holds(*arguments):
                self.breaches.append((clause.id, arguments))
        return super().call(clause, arguments)


@contextmanager
def listening() -> Iterator[Listener]:
    listener = Listener()
    forget()
    with observing(listener):
        yield listener
    forget()


def clauses_of(game: str) -> set[str]:
    return {id_ for id_ in EVERYTHING if GAMES[id_.partition("-")[0]] == game}


def mutant(id_: str) -> Mutant:
    load()
    return next(each for each in all_mutants(id_.partition("/")[0]) if each.id == id_)


class TestKnown:
    @pytest.mark.parametrize("game", KITS)
    def test_it_holds_in_the_corpus_which_asks_for_all_of_it(self, game: str) -> None:
        with listening() as heard:
            for scenario in load_all([game]):
                if scenario.kind != "problem":
                    run(scenario)

        assert [] == heard.breaches[:1]
        assert clauses_of(game) == heard.asked

    @pytest.mark.parametrize("game", KITS)
    def test_it_holds_in_random_deals(self, game: str) -> None:
        @settings(max_examples=60, deadline=None, database=None)
        @given(playout=KITS[game].playouts)
        def checked(playout: Any) -> None:
            rules, states = playout.game, [playout.game.start(playout.setup)]
            with listening() as heard:
                for action in playout.actions:
                    rules.facts(states[-1])
                    states.append(rules.apply(states[-1], action))

            assert [] == heard.breaches[:1]

        checked()

    @pytest.mark.parametrize("game", AUCTIONS)
    def test_it_holds_in_every_auction(self, game: str) -> None:
        with listening() as heard:
            for auctions in AUCTIONS[game]:
                for position in auctions():
                    position.game.facts(position.state)

        assert [] == heard.breaches[:1]


class TestEquivalence:
    @pytest.mark.parametrize(
        ("id_", "sentence"),
        [
            ("RW-PART-2/8", ALWAYS),
            ("GS-FORC-3/bid/GS-RUL-7", ALWAYS),
            ("GS-RUL-29/5", OFFERED),
            ("GS-COL-4/6", KNOWN["GS-COL-4"].sentence),
            ("GS-FORC-2/declare/GS-RUL-8c", KNOWN["GS-FORC-2"].sentence),
            ("GS-FROG-2/3", KNOWN["GS-FROG-2"].sentence),
            ("GS-RUL-8c/declare/GS-RUL-29", KNOWN["GS-RUL-8c"].sentence),
            ("GS-RUL-29c/5", KNOWN["GS-RUL-29c"].sentence),
            ("PV-RUL-5/2", KNOWN["PV-RUL-5"].sentence),
            ("SYS-HELD/give/SB-RUL-11", KNOWN["SB-RUL-11"].sentence),
            ("SW-BID-5/5", KNOWN["SW-BID-5"].sentence),
            ("SW-PAY-9/ends/SW-PAY-15", KNOWN["SW-PAY-15"].sentence),
            ("SW-RUL-6/9", KNOWN["SW-RUL-6"].sentence),
        ],
    )
    def test_proof_says_of_which_arguments(self, id_: str, sentence: str) -> None:
        assert sentence == equivalence(mutant(id_))

    @pytest.mark.parametrize(
        "id_",
        [
            "GS-COL-4/7",  # another colour than clubs
            "GS-COL-4/name-trump/GS-RUL-29c",  # one suit, and two reasons against it
            "GS-RUL-29/4",  # a hand that lacks one ace
            "GS-RUL-29b/1",  # the same by custom
            "GS-RUL-29b/2",  # a hand with all aces and all kings
            "GS-VAR-1/call/GS-FROG-1",  # a card that two clauses forbid
            "SW-PLAY-2/1",  # a player who must follow suit
        ],
    )
    def test_what_some_deal_tells_is_no_equivalent(self, id_: str) -> None:
        assert "" == equivalence(mutant(id_))

    def test_order_in_which_something_breaks_is_another(self) -> None:
        def breaks(*_: Any) -> bool:
            raise KeyError

        assert "" == equivalence(mutant("GS-FORC-3/bid/GS-RUL-7")._replace(function=breaks))

    def test_mutant_that_breaks_is_another(self) -> None:
        def breaks(_hand: int) -> bool:
            raise KeyError

        assert "" == equivalence(mutant("GS-COL-4/6")._replace(function=breaks))

    def test_what_never_holds_proves_nothing(self) -> None:
        assert not same_answers(mutant("GS-COL-4/6"), Known("nothing is", lambda *_: False))
