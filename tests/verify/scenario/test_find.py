from pathlib import Path

import pytest

from hoyle_verify.scenario import NothingFound, find
from tests.verify.scenario.known import HERE, OPEN_MISERE

ROOT = HERE / "scenarios"


def stems(*patterns: str) -> list[str]:
    return [path.stem for path in find(ROOT, patterns)]


class TestFind:
    def test_no_pattern_means_all(self) -> None:
        assert len(find(ROOT)) == len(list(ROOT.rglob("*.yaml")))

    def test_path_is_taken_wherever_it_lies(self, tmp_path: Path) -> None:
        mine = tmp_path / "mine.yaml"
        mine.touch()

        assert find(ROOT, [str(mine)]) == (mine,)

    def test_id_means_its_file(self) -> None:
        assert find(ROOT, ["solo-whist/play/open-misere-hand-is-exposed"]) == (OPEN_MISERE,)

    def test_id_may_have_the_extension(self) -> None:
        assert find(ROOT, ["solo-whist/play/open-misere-hand-is-exposed.yaml"]) == (OPEN_MISERE,)

    def test_id_may_begin_with_the_name_of_the_root(self) -> None:
        assert stems("scenarios/solo-whist/play/open-misere-hand-is-exposed.yaml") == [OPEN_MISERE.stem]

    def test_beginning_of_ids_means_all_that_follow(self) -> None:
        assert stems("solo-whist/score") == ["solo-made-without-overtrick"]

    def test_beginning_ends_between_words_of_the_path(self) -> None:
        with pytest.raises(NothingFound):
            find(ROOT, ["solo-whist/sco"])

    def test_folder_means_what_lies_in_it(self) -> None:
        assert stems(str(ROOT / "german-solo" / "draw")) == ["first-club-deals"]

    @pytest.mark.parametrize("pattern", ["german-solo/*/*", "german-solo/**", "german-solo/*", "german*"])
    def test_glob_runs_over_ids(self, pattern: str) -> None:
        assert stems(pattern) == ["younger-player-asks", "first-club-deals"]

    def test_file_is_given_once(self) -> None:
        assert stems("german-solo/draw", "german-solo/draw/*") == ["first-club-deals"]

    @pytest.mark.parametrize("pattern", ["german-solo/plays/*", "", "/etc/*", "../*", "**x", "nothing"])
    def test_pattern_that_matches_nothing_is_an_error(self, pattern: str) -> None:
        with pytest.raises(NothingFound) as caught:
            find(ROOT, [pattern])

        assert caught.value.pattern == pattern

    def test_near_id_is_offered(self) -> None:
        with pytest.raises(NothingFound, match="did you mean german-solo/draw/first-club-deals"):
            find(ROOT, ["german-solo/draw/first-club-deal"])

    def test_empty_root_is_an_error(self, tmp_path: Path) -> None:
        with pytest.raises(NothingFound):
            find(tmp_path)
