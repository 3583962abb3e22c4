"""Which cases are asked."""

import pytest

from hoyle.errors import NotationError, UnknownName
from hoyle_verify.conform.cases import groups
from hoyle_verify.conform.permutation import AS_WRITTEN, Permutation
from hoyle_verify.conform.selection import Shard, named, narrowed, of_ids
from tests.verify.conform.support import AFTER, BEFORE, SETTLED, scenario

SCENARIOS = [scenario(id) for id in (BEFORE, SETTLED, AFTER)]


def ids(found: object) -> list[str]:
    return [case.id for each in found for case in each.cases]  # type: ignore[attr-defined]  # all are groups


class TestShard:
    def test_every_scenario_is_in_exactly_one_part(self) -> None:
        assert [1, 1, 1] == [sum(Shard(number, 5).has(each) for number in range(1, 6)) for each in SCENARIOS]

    @pytest.mark.parametrize("text", ["", "0/2", "3/2", "1", "1/0", "-1/2", "a/b", "1/99999"])
    def test_what_is_no_part_is_refused(self, text: str) -> None:
        with pytest.raises(NotationError):
            Shard.parse(text)

    def test_part_is_read_as_it_is_written(self) -> None:
        assert "2/5" == str(Shard.parse("2/5"))


class TestNamed:
    def test_id_means_one_case(self) -> None:
        assert [f"{SETTLED}@end"] == ids(named(SCENARIOS, [f"{SETTLED}@end"]))

    def test_scenario_means_all_its_cases(self) -> None:
        assert ids(groups([scenario(BEFORE)])) == ids(named(SCENARIOS, [BEFORE]))

    def test_star_stands_for_any_text(self) -> None:
        assert {BEFORE, AFTER} == {id.partition("@")[0] for id in ids(named(SCENARIOS, ["six-bid/auction/*"]))}

    def test_permutation_is_part_of_the_id(self) -> None:
        (found,) = named(SCENARIOS, [f"{SETTLED}@end~1DCHS"])

        assert (Permutation(1, "DCHS"), [f"{SETTLED}@end~1DCHS"]) == (found.permutation, ids([found]))

    def test_permutation_under_which_the_game_changes_is_refused(self) -> None:
        with pytest.raises(NotationError):
            named(SCENARIOS, [f"{SETTLED}@end~1HCDS"])

    def test_name_without_a_case_is_refused_with_near_ones(self) -> None:
        with pytest.raises(UnknownName) as caught:
            named(SCENARIOS, [f"{SETTLED}@edn"])

        assert f"{SETTLED}@end" in str(caught.value)


class TestOfIds:
    def test_case_is_found_in_the_words_of_its_id(self) -> None:
        wanted = {f"{SETTLED}@end~1DCHS", f"{SETTLED}@end"}

        assert wanted == set(ids(of_ids(SCENARIOS, wanted)))

    def test_case_that_the_corpus_has_no_more_is_left_out(self) -> None:
        assert [] == of_ids(SCENARIOS, {f"{SETTLED}@7", "six-bid/gone@end"})


class TestNarrowed:
    def test_clause_keeps_the_cases_that_bear_on_it(self) -> None:
        whole = list(groups(SCENARIOS))
        clause = scenario(SETTLED).clauses[0]

        assert [f"{SETTLED}@end"] == ids(narrowed(whole, None, [clause]))

    def test_earlier_failures_alone_are_kept(self) -> None:
        assert [f"{SETTLED}@end"] == ids(narrowed(groups(SCENARIOS), {f"{SETTLED}@end"}, []))

    def test_group_that_is_left_without_a_case_is_dropped(self) -> None:
        assert [] == narrowed(groups(SCENARIOS), set(), [])

    def test_case_as_written_comes_first(self) -> None:
        assert [AS_WRITTEN] * 3 == [each.permutation for each in groups(SCENARIOS, permute=True)][::2]
