"""Laws of this game alone that hold in every deal under every ruleset and option, on random deals."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from hoyle import games
from hoyle.cards import NO_CARD, PACK_32
from hoyle.preferans.score.settlement import balance
from hoyle.preferans.state import Claim, Play
from tests.rules.playout import Playout
from tests.rules.preferans.support import playouts

a_few = settings(max_examples=50, deadline=None)


class TestCards:
    @a_few
    @given(playout=playouts())
    def test_every_card_is_in_a_hand_or_discarded_or_has_been_played(self, playout: Playout) -> None:
        played = 0
        for state, action in zip(playout.states, [*playout.actions, ""], strict=True):
            whole = state.play if isinstance(state, Claim) else state
            hands = whole.hands if isinstance(whole, Play) else whole.deal.hands

            assert PACK_32 == sum((*hands, whole.deal.discard, played))
            if " play:" in action:
                played |= 1 << playout.game.read(action).choice

    @a_few
    @given(playout=playouts())
    def test_hands_shrink_in_step(self, playout: Playout) -> None:
        for state in playout.states:
            if isinstance(state, Play) and not state.over:
                laid = [card != NO_CARD for card in state.trick]

                assert [10 - sum(state.tricks) - on_table for on_table in laid] == [h.bit_count() for h in state.hands]


class TestTricks:
    @a_few
    @given(playout=playouts())
    def test_each_trick_has_exactly_one_winner(self, playout: Playout) -> None:
        plays = [state for state in playout.states if isinstance(state, Play)]
        for before, later in pairwise(plays):
            if before.hands != later.hands:
                completes = before.trick.count(NO_CARD) == 1
                won = [after - earlier for earlier, after in zip(before.tricks, later.tricks, strict=True)]

                assert sorted(won) == ([0, 0, 1] if completes else [0, 0, 0])
                assert not completes or won[later.winner] == 1

    @a_few
    @given(playout=playouts())
    def test_deal_that_is_played_has_ten(self, playout: Playout) -> None:
        last = playout.states[-1]

        assert not isinstance(last, Play) or sum(last.tricks) == 10


class TestSheet:
    @a_few
    @given(playout=playouts())
    def test_nothing_is_ever_written_below_nought(self, playout: Playout) -> None:
        facts = playout.game.facts(playout.states[-1])

        assert 0 <= min(*facts["pool"], *facts["hill"], *(amount for row in facts["whists"] for amount in row))

    @a_few
    @given(playout=playouts())
    def test_whists_are_written_against_the_declarer_by_the_others(self, playout: Playout) -> None:
        declarer = playout.setup["contract"]["declarer"]
        table = playout.game.facts(playout.states[-1])["whists"]
        elsewhere = [row[seat] for row in table for seat in range(len(table)) if seat != declarer]

        assert ({0}, 0) == (set(elsewhere), table[declarer][declarer])

    @a_few
    @given(playout=playouts())
    def test_declarer_writes_into_the_pool_or_onto_the_hill(self, playout: Playout) -> None:
        declarer = playout.setup["contract"]["declarer"]
        facts = playout.game.facts(playout.states[-1])
        made = facts["result"][declarer] == "made"

        assert (made, not made) == (facts["pool"][declarer] > 0, facts["hill"][declarer] > 0)
        assert sum(facts["pool"]) == facts["pool"][declarer]

    @given(table=st.lists(st.lists(st.integers(0, 999), min_size=4, max_size=4), min_size=4, max_size=4))
    def test_whists_are_settled_pair_by_pair(self, table: list[list[int]]) -> None:
        """With nothing on pool and hill each gets what he has written against each other, less what that one has."""
        whists = tuple(tuple(0 if x == y else amount for y, amount in enumerate(row)) for x, row in enumerate(table))
        pairs = [[whists[x][y] - whists[y][x] for y in range(4)] for x in range(4)]

        assert tuple(map(sum, pairs)) == balance((0, 0, 0, 0), whists)

    @a_few
    @given(playout=playouts())
    def test_settlement_sums_to_nought(self, playout: Playout) -> None:
        options = playout.game.ruleset.options | {"pv.settlement": "levelled"}
        session = games.session("preferans", "customary", options)
        sheet = session.enter(session.open(playout.setup), playout.states[-1])

        assert 0 == sum(session.facts(sheet)["payments"])

    @a_few
    @given(playout=playouts())
    def test_finished_deal_settles_as_it_was_played(self, playout: Playout) -> None:
        """What ``settle`` makes of declarations and tricks is what the play of the deal has come to."""
        facts = playout.game.facts(playout.states[-1])
        words = [action.split(" ") for action in playout.actions if ":" not in action]
        calls = [[int(seat), word] for seat, word in words if word not in ("agree", "refuse")]
        setup = {name: playout.setup[name] for name in ("players", "dealer", "contract")} | {"calls": calls}
        end = playout.game.facts(
            playout.game.settle(setup | ({"tricks": facts["tricks"]} if sum(facts["tricks"]) else {}))
        )

        names = ("tricks", "pool", "hill", "whists", "result")
        assert [facts[name] for name in names] == [end[name] for name in names]
