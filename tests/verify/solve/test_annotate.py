"""The values stored beside scenarios: what they say, how they are kept, and when they no longer count."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hoyle import corpus
from hoyle_verify.cli import main
from hoyle_verify.judge.annotations import stale_values, wrong_values
from hoyle_verify.judge.run import load_all
from hoyle_verify.narrate.steps import steps_of
from hoyle_verify.narrate.values import values_of
from hoyle_verify.scenario import Scenario, load
from hoyle_verify.schemas import validator
from hoyle_verify.solve.annotate import Annotation, BadAnnotation, annotate, beside, digest, encode, read, told, write

GAMES = ("german-solo", "preferans", "russian-whist", "six-bid", "solo-whist")
LET_THROUGH = "solo-whist/whole/open-misere-let-through"
BEATEN = "solo-whist/whole/open-misere-beaten"
MISERE = "preferans/whole/misere-takes-one-trick-with-the-king-of-clubs"
FROG = "german-solo/whole/frog-made-with-a-hidden-partner"
SETTLED = "preferans/whole/seven-diamonds-settled-for-one-whist"


@cache
def whole(game: str) -> tuple[Scenario, ...]:
    return tuple(each for each in load_all([f"{game}/whole"]) if each.kind == "replay")


def given(id: str) -> Scenario:
    (scenario,) = load_all([id])
    return scenario


def stored(id: str) -> Annotation:
    annotation = read(beside(given(id).path))
    assert annotation is not None
    return annotation


def copy(id: str, folder: Path) -> Path:
    """Copy a scenario with its values to a folder of one's own."""
    file = folder / "case.yaml"
    for suffix in (".yaml", ".values.json"):
        text = (corpus.locate() / f"{id}{suffix}").read_text(encoding="utf-8")
        file.with_suffix(suffix).write_text(text.replace(f'"{id}"', '"case"'), encoding="utf-8")
    return file


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    return copy(MISERE, tmp_path)


@pytest.fixture
def hoyle(capsys: pytest.CaptureFixture[str]) -> Any:
    def command(*arguments: str) -> tuple[Any, str, str]:
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        captured = capsys.readouterr()
        return left.value.code, captured.out, captured.err

    return command


@pytest.mark.parametrize("game", GAMES)
class TestEveryGame:
    def test_every_whole_game_has_values_that_are_current(self, game: str) -> None:
        assert [] == [each.id for each in whole(game) if read(beside(each.path)) is None or list(stale_values(each))]

    def test_every_file_is_as_its_schema_says(self, game: str) -> None:
        for each in whole(game):
            validator("values-1").validate(json.loads(beside(each.path).read_bytes()))

    def test_every_file_is_in_the_form_in_which_it_is_written(self, game: str) -> None:
        for each in whole(game):
            assert encode(stored(each.id)) == beside(each.path).read_bytes()

    def test_the_last_value_is_what_the_side_really_got(self, game: str) -> None:
        """The engine counted that, and knows nothing of the solver."""
        for each in whole(game):
            annotation, last = stored(each.id), steps_of(each)[-1]
            if annotation.contest is None or any(last.hands) or each.game == "six-bid":
                continue
            got = sum(last.facts[annotation.contest.unit][seat] for seat in annotation.contest.side)

            assert (got > 0 if annotation.contest.goal == "misere" else got) == annotation.positions[-1].value

    def test_the_verdict_of_a_contract_is_the_result(self, game: str) -> None:
        """In Russian Whist and Preferans a result has other words."""
        for each in whole(game):
            annotation, facts = stored(each.id), steps_of(each)[-1].facts
            if annotation.contest is not None and game in ("german-solo", "six-bid", "solo-whist"):
                assert (facts["result"] == "made") == annotation.positions[-1].made, each.id

    def test_a_card_never_helps_its_own_side(self, game: str) -> None:
        for each in whole(game):
            annotation = stored(each.id)
            for slip in annotation.slips:
                assert annotation.contest is not None
                before, after = annotation.value(slip.at), annotation.value(slip.at + 1)
                assert before is not None
                assert after is not None
                if " play:" in slip.action:
                    ours = int(slip.action[0]) in annotation.contest.side
                    better = after.value > before.value
                    assert better == (ours != (annotation.contest.goal == "most"))

    def test_every_card_that_may_be_played_has_a_value(self, game: str) -> None:
        for each in whole(game):
            annotation, steps = stored(each.id), steps_of(each)
            for value in annotation.positions:
                cards = {token for token in steps[value.at].facts["legal"] if token.startswith("play:")}

                assert cards == set(value.moves), f"{each.id} at {value.at}"

    def test_the_card_that_was_played_leads_to_the_next_value(self, game: str) -> None:
        for each in whole(game):
            annotation = stored(each.id)
            for value in annotation.positions:
                token = each.actions[value.at].partition(" ")[2] if value.at < len(each.actions) else ""
                following = annotation.value(value.at + 1)
                if token in value.moves and following is not None:
                    assert following.value == value.moves[token]
                    assert (following.made != value.made) == (token in value.turns)

    def test_between_slips_the_value_stays(self, game: str) -> None:
        for each in whole(game):
            annotation = stored(each.id)
            pairs = zip(annotation.positions, annotation.positions[1:], strict=False)
            changed = {before.at for before, after in pairs if before.value != after.value}

            assert changed == {slip.at for slip in annotation.slips}


class TestOpenMisere:
    """What becomes of it was found by an independent search as well."""

    def test_one_card_lets_it_through(self) -> None:
        annotation = stored(LET_THROUGH)
        (slip,) = annotation.slips

        assert (32, "1 play:8C") == (slip.at, slip.action)
        assert {"play:4D", "play:8S", "play:9S", "play:TS", "play:JS"} == set(slip.kept_by)
        assert annotation.decides(slip)

    def test_before_it_the_misere_is_beaten_and_afterwards_made(self) -> None:
        made = [(each.at, each.made) for each in stored(LET_THROUGH).positions]

        assert [(at, at > 32) for at in range(7, 60)] == made

    def test_five_cards_of_that_player_beat_it_and_no_other(self) -> None:
        value = stored(LET_THROUGH).value(32)
        assert value is not None
        beating = {token for token, number in value.moves.items() if number == 1}

        assert {"play:4D", "play:8S", "play:9S", "play:TS", "play:JS"} == beating
        assert set(value.moves) - beating == set(value.turns)

    def test_the_other_line_never_changes(self) -> None:
        annotation = stored(BEATEN)

        assert ((), {False}) == (annotation.slips, {each.made for each in annotation.positions})


class TestWithoutContest:
    @pytest.mark.parametrize(
        ("id", "reason"),
        [
            (SETTLED, "no card is played"),
            ("solo-whist/whole/all-pass-and-nothing-is-paid", "no card is played"),
            (
                "solo-whist/whole/general-misere-is-lost-with-a-three",
                "everybody plays for himself, and the solver knows two sides",
            ),
        ],
    )
    def test_there_is_a_reason(self, id: str, reason: str) -> None:
        annotation = stored(id)

        assert (None, reason, ()) == (annotation.contest, annotation.reason, annotation.positions)

    def test_nothing_is_told(self) -> None:
        assert {} == told(given(SETTLED), stored(SETTLED))


class TestAnew:
    @pytest.mark.parametrize("id", [MISERE, SETTLED, FROG])
    def test_the_same_values_come_out(self, id: str) -> None:
        assert stored(id) == annotate(given(id))

    @pytest.mark.slow
    @pytest.mark.parametrize("game", GAMES)
    def test_the_same_values_come_out_for_every_game(self, game: str) -> None:
        assert [] == [each.id for each in whole(game) for _ in wrong_values(each)]

    def test_another_value_is_a_difference(self, copied: Path) -> None:
        file = beside(copied)
        file.write_text(file.read_text().replace('{"at": 7, "value": 1', '{"at": 7, "value": 2'))

        (difference,) = wrong_values(load(copied))

        assert ("7", "2 (defeated)", "1 (defeated)") == (difference.at, difference.expected, difference.got)

    def test_another_list_of_slips_is_a_difference(self, tmp_path: Path) -> None:
        file = copy(FROG, tmp_path)
        annotation = read(beside(file))
        assert annotation is not None
        write(beside(file), msgspec.structs.replace(annotation, slips=()))

        (difference,) = wrong_values(load(file))

        assert ("values", True) == (difference.what, "3 play:KC" in difference.got)

    def test_a_whole_game_without_values_is_a_difference(self, tmp_path: Path) -> None:
        folder = tmp_path / "whole"
        folder.mkdir()
        file = folder / "case.yaml"
        file.write_text((corpus.locate() / f"{MISERE}.yaml").read_text(encoding="utf-8"), encoding="utf-8")

        (difference,) = wrong_values(load(file))

        assert "nothing; run 'hoyle annotate' for it" == difference.got


class TestStale:
    def test_other_actions_make_values_stale(self, copied: Path) -> None:
        text = copied.read_text(encoding="utf-8")
        copied.write_text(text.replace("trick A QS JS 8S", "trick A QD JS 9D").replace("QD QC 9D", "QS QC 8S"))

        assert ["values"] == [difference.what for difference in stale_values(load(copied))]

    def test_another_note_does_not(self, copied: Path) -> None:
        text = copied.read_text(encoding="utf-8")
        copied.write_text(text.replace("No more did.", "None did."), encoding="utf-8")

        assert [] == list(stale_values(load(copied)))

    def test_values_of_another_scenario_are_stale(self, copied: Path) -> None:
        copied.rename(copied.with_name("other.yaml"))
        beside(copied).rename(beside(copied.with_name("other.yaml")))

        assert ["values"] == [difference.what for difference in stale_values(load(copied.with_name("other.yaml")))]

    def test_stale_values_are_not_told(self, copied: Path) -> None:
        scenario = msgspec.structs.replace(load(copied), ruleset="customary")

        meaning, remarks = values_of(scenario)

        assert ("The values beside this scenario are of an earlier form of it: run 'hoyle annotate'.", {}) == (
            meaning,
            remarks,
        )

    def test_the_digest_depends_on_the_deal(self) -> None:
        assert digest(given(LET_THROUGH)) != digest(given(BEATEN))


class TestFiles:
    def test_what_is_written_is_read_again(self, tmp_path: Path) -> None:
        file = tmp_path / "case.values.json"
        write(file, stored(LET_THROUGH))

        assert stored(LET_THROUGH) == read(file)

    def test_no_file_means_no_values(self, tmp_path: Path) -> None:
        assert read(tmp_path / "case.values.json") is None

    @pytest.mark.parametrize("text", ["", "[]", '{"values": 2}', '{"values": 1, "mood": "good"}', "\ufffe"])
    def test_what_is_no_such_file_is_refused(self, text: str, tmp_path: Path) -> None:
        file = tmp_path / "case.values.json"
        file.write_text(text, encoding="utf-8")

        with pytest.raises(BadAnnotation, match="these are no values of format 1"):
            read(file)

    def test_a_bad_file_beside_a_scenario_is_a_difference(self, copied: Path) -> None:
        beside(copied).write_text("{}", encoding="utf-8")

        assert ["values"] == [difference.what for difference in stale_values(load(copied))]

    def test_a_place_that_cannot_be_written_to_is_told(self, tmp_path: Path) -> None:
        with pytest.raises(BadAnnotation, match="it cannot be written: No such file or directory"):
            write(tmp_path / "none" / "case.values.json", stored(SETTLED))


class TestVerb:
    def test_it_stores_values_beside_the_scenario(self, hoyle: Any, copied: Path) -> None:
        before = beside(copied).read_bytes()
        beside(copied).unlink()

        code, out, _ = hoyle("annotate", str(copied))

        assert (0, True) == (code, out.endswith("stored 1 file beside the scenarios\n"))
        assert before == beside(copied).read_bytes()

    def test_it_leaves_the_scenario_alone(self, hoyle: Any, copied: Path) -> None:
        before = copied.read_bytes()
        hoyle("annotate", str(copied))

        assert before == copied.read_bytes()

    def test_a_dry_run_stores_nothing(self, hoyle: Any, copied: Path) -> None:
        beside(copied).unlink()

        code, out, _ = hoyle("annotate", str(copied), "--dry-run", "--json")

        assert (0, ["case"]) == (code, [each["scenario"] for each in json.loads(out)])
        assert not beside(copied).exists()

    def test_what_has_no_play_is_wrong_usage(self, hoyle: Any) -> None:
        code, _, err = hoyle("annotate", "solo-whist/score/solo-without-a-trick")

        assert 2 == code
        assert "has no play to value" in err

    def test_without_numba_it_says_what_to_install(self, hoyle: Any, copied: Path, monkeypatch: Any) -> None:
        monkeypatch.setattr("hoyle_verify.solve.program.find_spec", lambda _name: None)

        code, _, err = hoyle("annotate", str(copied))

        assert (2, True) == (code, 'pip install "hoyle[solve]"' in err)

    def test_verify_compares(self, hoyle: Any, copied: Path) -> None:
        assert 0 == hoyle("verify", "--annotations", str(copied))[0]

        file = beside(copied)
        file.write_text(file.read_text().replace('{"at": 7, "value": 1', '{"at": 7, "value": 2'))

        assert 1 == hoyle("verify", "--annotations", str(copied))[0]

    def test_verify_without_numba_is_incomplete(self, hoyle: Any, copied: Path, monkeypatch: Any) -> None:
        monkeypatch.setattr("hoyle_verify.solve.program.find_spec", lambda _name: None)

        assert 4 == hoyle("verify", "--annotations", str(copied))[0]


class TestTold:
    def test_replay_shows_the_value_after_every_card(self, hoyle: Any) -> None:
        out = hoyle("replay", LET_THROUGH, "--plain")[1]

        assert " 32  A leads J♥.  (beaten)" in out
        assert " 33  V throws off 8♣.  (made)" in out

    def test_replay_marks_the_card_that_changed_it(self, hoyle: Any) -> None:
        said = "This card lets the contract through; 4♦, 8♠, 9♠, 10♠ or J♠ would have beaten it."

        assert said in hoyle("replay", LET_THROUGH, "--plain")[1]

    def test_replay_says_what_the_values_mean(self, hoyle: Any) -> None:
        said = (
            "In brackets: whether the contract is made or beaten if from there on everybody plays as well as possible, "
            "with all cards in view."
        )

        assert said in hoyle("replay", BEATEN, "--plain")[1]

    def test_values_are_in_the_steps_as_json(self, hoyle: Any) -> None:
        steps = json.loads(hoyle("replay", LET_THROUGH, "--json")[1])["steps"]

        assert ("beaten", "made") == (steps[32]["value"], steps[33]["value"])
        assert "value" not in steps[0]

    def test_a_slip_that_decides_nothing_tells_what_it_cost(self) -> None:
        id = "german-solo/whole/frog-in-colour-lost-in-the-last-trick"

        assert "This card costs 1 trick; A♠ would have kept 6 tricks." == told(given(id), stored(id))[16].slip

    def test_a_game_without_contest_says_why(self, hoyle: Any) -> None:
        assert "No card is valued: no card is played." in hoyle("replay", SETTLED, "--plain")[1]
