"""What is argued away is held to the mutant that it was argued about."""

from collections.abc import Iterator

import pytest

from hoyle_verify.mutants import argued
from hoyle_verify.mutants.argued import Argued, complaints, reason_for
from hoyle_verify.mutants.figures import read

LINE = Argued(id="SW-TOY-1/1", change="1 + 1", reason="nobody can tell")


@pytest.fixture
def one_line(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(argued, "argued", lambda: {LINE.id: LINE})
    return iter(())


@pytest.mark.usefixtures("one_line")
class TestLine:
    def test_survivor_is_excused(self) -> None:
        assert [] == list(complaints({"SW-TOY-1/1": "1 + 1"}, {"SW-TOY-1"}, 100))
        assert "nobody can tell" == reason_for("SW-TOY-1/1", "1 + 1")

    def test_line_about_no_survivor_is_stale(self) -> None:
        expected = ["argued.toml: SW-TOY-1/1 does not survive: take the line out"]

        assert expected == list(complaints({}, {"SW-TOY-1"}, 100))

    def test_renumbered_mutant_is_not_excused(self) -> None:
        first, second = complaints({"SW-TOY-1/1": "2 + 1"}, {"SW-TOY-1"}, 100)

        assert "SW-TOY-1/1 survives (2 + 1): write a scenario or a theorem that notices it" == first
        assert "argued.toml: SW-TOY-1/1 changes '2 + 1' and not '1 + 1': argue anew" == second

    def test_clauses_that_were_not_hunted_are_left_alone(self) -> None:
        assert [] == list(complaints({}, {"SW-TOY-2"}, 100))

    def test_no_more_than_two_in_a_hundred_are_argued_away(self) -> None:
        (told,) = complaints({"SW-TOY-1/1": "1 + 1"}, {"SW-TOY-1"}, 49)

        assert "argued.toml: 1 of 49 mutants are argued away, and at most 0 may be" == told


def test_stored_figures_need_no_more_arguments_than_there_are() -> None:
    found = read()
    survivors = {id_: change for each in found.clauses.values() for id_, change in each.survived.items()}

    assert [] == list(complaints(survivors, found.clauses.keys(), sum(each.mutants for each in found.clauses.values())))
