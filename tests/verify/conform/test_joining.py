"""Joining the parts of a run."""

import msgspec
import pytest

from hoyle_verify.conform.events import NOBODY
from hoyle_verify.conform.joining import CannotJoin, joined
from hoyle_verify.conform.summary import holds
from tests.verify.conform.logs import header, log

ONE = log(("a@1", "pass"), shard="1/2")
TWO = log(("b@1", "pass"), ("c@1", "not-applicable"), shard="2/2")


class TestJoined:
    def test_parts_make_a_whole(self) -> None:
        whole = joined([TWO, ONE])

        assert "" == whole.missing
        assert holds(whole)
        assert ("1/1", 3, {"pass": 2, "not-applicable": 1}) == (
            whole.header.shard,
            whole.header.cases,
            whole.footer and whole.footer.counts,
        )

    def test_missing_part_leaves_it_incomplete(self) -> None:
        assert "part 1/2 is missing" == joined([TWO]).missing

    def test_part_that_was_cut_short_leaves_it_incomplete(self) -> None:
        cut = log(("a@1", "pass"), shard="1/2", cut=True)

        assert "part 1/2: the log has no footer: the run ended before its end" == joined([cut, TWO]).missing

    def test_part_that_never_heard_the_program_takes_nothing_away(self) -> None:
        unheard = log(shard="1/2", complete=False)
        unheard = unheard._replace(header=msgspec.structs.replace(unheard.header, program=NOBODY))
        whole = joined([unheard, TWO])

        assert ("whist.js 2", "part 1/2: interrupted") == (str(whole.header.program), whole.missing)

    def test_what_the_parts_count_is_added(self) -> None:
        whole = joined([ONE, TWO])

        assert whole.footer is not None
        assert 3.0 == whole.footer.seconds


class TestCannotJoin:
    def test_case_in_two_parts_is_refused(self) -> None:
        with pytest.raises(CannotJoin, match="a@1 stands in two of them"):
            joined([ONE, log(("a@1", "pass"), shard="2/2")])

    @pytest.mark.parametrize(
        "other", [header(2, shard="2/2", name="other"), header(2, shard="2/2", corpus="2.0"), header(2, shard="2/3")]
    )
    def test_parts_of_different_runs_are_refused(self, other: object) -> None:
        with pytest.raises(CannotJoin) as caught:
            joined([ONE, TWO._replace(header=other)])  # type: ignore[arg-type]  # any header

        assert 1 == len(caught.value.reasons)
