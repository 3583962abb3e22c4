"""Loading scenarios of every kind, and what the file's place says."""

from pathlib import Path
from typing import Any

import pytest

from hoyle_verify.hap.objects import plain
from hoyle_verify.scenario import Checkpoint, KnownNames, Reject, Scenario, ScenarioError, find, load
from tests.verify.scenario.known import HERE, NAMES, OPEN_MISERE

CORPUS = HERE / "scenarios"
TEXT = OPEN_MISERE.read_text(encoding="utf-8")


def write(folder: Path, text: str, name: str = "a-case") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.yaml"
    path.write_text(text, encoding="utf-8", newline="")
    return path


def setup_of(scenario: Scenario) -> dict[str, Any]:
    assert scenario.setup is not None
    return plain(scenario.setup)


def problems_of(path: Path, root: Path | None = None, names: KnownNames | None = None) -> list[tuple[str, str]]:
    with pytest.raises(ScenarioError) as caught:
        load(path, root=root, names=names)
    return [(problem.field, problem.message) for problem in caught.value.problems]


class TestOpenMisereExample:
    scenario = load(OPEN_MISERE, names=NAMES)

    def test_id_is_the_path_below_the_root(self) -> None:
        assert self.scenario.id == "solo-whist/play/open-misere-hand-is-exposed"

    def test_each_action_knows_its_line(self) -> None:
        written = TEXT.splitlines()

        assert [written[line - 1].strip() for line in self.scenario.lines[5:]] == [
            "- V pass",
            "- R pass",
            *["- trick A TD 7D JD KC"] * 4,
        ]
        assert len(self.scenario.lines) == len(self.scenario.actions)

    def test_trick_is_written_out(self) -> None:
        assert self.scenario.actions[6:] == ("2 pass", "0 play:TD", "1 play:7D", "2 play:JD", "3 play:KC")

    def test_hands_are_arrays_in_seat_order(self) -> None:
        setup = setup_of(self.scenario)

        assert (setup["players"], setup["dealer"], setup["turn_up"]) == (4, 3, "2H")
        assert setup["hands"][1] == "8C 4D 6D 7D 3H 4H 5H 7H 2S 8S 9S TS JS".split()

    def test_names_in_expectations_are_seats(self) -> None:
        first, second = self.scenario.expect

        assert first.facts["actor"] == 3
        assert second == Checkpoint(at=11, facts={"actor": 2, "exposed": [3]}, line=31)

    def test_legal_tokens_are_sorted(self) -> None:
        expected = ["bid:declared-abundance", "bid:open-misere", "bid:royal-abundance", "pass"]

        assert self.scenario.expect[0].facts["legal"] == expected

    def test_refused_action_has_its_seat(self) -> None:
        assert self.scenario.reject == (Reject(at=8, action="1 play:8C", clause="SW-PLAY-2", line=33),)

    def test_end_is_resolved_in_notes(self) -> None:
        assert self.scenario.teach is not None
        assert self.scenario.teach.note == {8: "The seven was forced.", 11: "Now all may look."}
        assert self.scenario.teach.ours == (4, 5, 6)

    def test_null_means_none(self) -> None:
        assert (self.scenario.defect, self.scenario.supersedes) == (None, None)


@pytest.mark.parametrize("path", find(CORPUS), ids=lambda path: path.stem)
def test_every_kind_loads(path: Path) -> None:
    assert load(path).id == path.relative_to(CORPUS).with_suffix("").as_posix()


class TestText:
    def test_windows_line_ends_are_accepted(self, tmp_path: Path) -> None:
        unix, windows = write(tmp_path, TEXT), write(tmp_path, TEXT.replace("\n", "\r\n"), "windows")

        assert load(unix).expect == load(windows).expect

    def test_byte_order_mark_is_accepted(self, tmp_path: Path) -> None:
        assert load(write(tmp_path, "\ufeff" + TEXT)).kind == "replay"

    def test_file_of_256_kib_is_read(self, tmp_path: Path) -> None:
        filled = TEXT + "#" * (256 * 1024 - len(TEXT.encode()) - 1) + "\n"

        assert load(write(tmp_path, filled)).kind == "replay"

    def test_file_over_256_kib_is_refused(self, tmp_path: Path) -> None:
        filled = TEXT + "#" * (256 * 1024 - len(TEXT.encode())) + "\n"

        assert problems_of(write(tmp_path, filled)) == [("", "the file has more than 256 KiB")]

    def test_missing_file_is_refused(self, tmp_path: Path) -> None:
        expected = [("", "the file cannot be read: No such file or directory")]

        assert problems_of(tmp_path / "gone.yaml") == expected

    def test_words_of_yaml_stay_words(self, tmp_path: Path) -> None:
        path = write(tmp_path, TEXT.replace("title: After the first trick", "title: on").replace('"000"', "000"))

        scenario = load(path)

        assert scenario.title.startswith("on the open")
        assert scenario.source.document == "000"


class TestPlace:
    @pytest.mark.parametrize(
        ("name", "message"),
        [
            ("SoloLost", "'SoloLost' is not kebab-case"),
            ("solo_lost", "'solo_lost' is not kebab-case"),
            ("solo--lost", "'solo--lost' is not kebab-case"),
            ("solo-lost-2", "'solo-lost-2' ends in a number"),
        ],
    )
    def test_name_is_checked_below_the_root(self, tmp_path: Path, name: str, message: str) -> None:
        path = write(tmp_path / "scenarios" / "solo-whist" / "play", TEXT, name)

        assert problems_of(path) == [("path", message)]

    @pytest.mark.parametrize(
        ("folder", "message"),
        [
            ("solo-whist", "it lies in solo-whist"),
            ("solo-whist/plays", "the folder 'plays' is no phase"),
            ("solo-wist/play", "the folder 'solo-wist' is no game"),
            ("solo-whist/play/misere", "it lies in solo-whist/play/misere"),
        ],
    )
    def test_folder_is_checked_below_the_root(self, tmp_path: Path, folder: str, message: str) -> None:
        path = write(tmp_path / "corpus" / folder, TEXT)

        assert problems_of(path, root=tmp_path / "corpus") == [("path", message)]

    def test_game_must_be_that_of_the_folder(self, tmp_path: Path) -> None:
        path = write(tmp_path / "scenarios" / "six-bid" / "play", TEXT)

        assert problems_of(path) == [("game", "the file lies in the folder of six-bid")]

    def test_extension_is_checked(self, tmp_path: Path) -> None:
        path = write(tmp_path, TEXT).rename(tmp_path / "a-case.yml")

        assert problems_of(path) == [("path", "the extension is .yml")]

    def test_file_outside_a_corpus_may_lie_and_be_called_as_it_likes(self, tmp_path: Path) -> None:
        assert load(write(tmp_path / "mine", TEXT, "Case_1")).id == "Case_1"

    def test_unknown_game_does_not_hide_what_is_wrong_elsewhere(self, tmp_path: Path) -> None:
        text = TEXT.replace("game: solo-whist\n", "").replace("format: 1", "format: 2")

        assert problems_of(write(tmp_path, text)) == [
            ("game", "this field is missing"),
            ("format", "2 is out of range"),
        ]

    def test_folder_supplies_a_missing_game_for_further_checks(self, tmp_path: Path) -> None:
        text = TEXT.replace("game: solo-whist\n", "").replace("dealer: K", "dealer: Z")
        path = write(tmp_path / "scenarios" / "solo-whist" / "play", text)

        assert problems_of(path) == [("game", "this field is missing"), ("setup.dealer", "no player is called 'Z'")]


class TestSource:
    def test_document_of_another_game_may_report_what_is_said_elsewhere(self, tmp_path: Path) -> None:
        text = TEXT.replace("standing: stated", "standing: reported")
        path = write(tmp_path, text.replace('"000", at: P38-P45', '"001", at: P38-P40'))

        assert load(path, names=NAMES).source.document == "001"

    def test_other_works_are_named_freely(self, tmp_path: Path) -> None:
        path = write(tmp_path, TEXT.replace('document: "000"', "document: Cavendish"))

        assert load(path, names=NAMES).source.document == "Cavendish"

    def test_last_line_of_a_document_can_be_named(self, tmp_path: Path) -> None:
        path = write(tmp_path, TEXT.replace("at: P38-P45", "at: P52"))

        assert load(path, names=NAMES).source.at == "P52"

    @pytest.mark.parametrize(
        ("number", "at", "message"),
        [
            ("009", "P1", "no document has the number 009"),
            ("001", "P1", "document 001 is about preferans"),
            ("000", "P1, P60", "P60 is beyond the end of document 000"),
            ("000", "P9-P3", "P9-P3 runs backwards"),
        ],
    )
    def test_lines_must_be_there(self, tmp_path: Path, number: str, at: str, message: str) -> None:
        path = write(tmp_path, TEXT.replace('"000", at: P38-P45', f'"{number}", at: "{at}"'))

        assert [message] == [found for _, found in problems_of(path, names=NAMES)]


class TestOptions:
    @pytest.mark.parametrize(("written", "value"), [("true", True), ("40", 40), ("[2, 4]", (2, 4)), ("'true'", True)])
    def test_value_has_the_type_that_the_register_gives(self, tmp_path: Path, written: str, value: object) -> None:
        path = write(tmp_path, TEXT.replace("ruleset: as-printed", f"options: {{sw.even: {written}}}"))

        assert load(path, names=NAMES).options == {"sw.even": value}

    def test_value_is_guessed_without_a_register(self, tmp_path: Path) -> None:
        options = "options: {a: true, b: -4, c: [1, 2], d: '4', e: on}"
        path = write(tmp_path, TEXT.replace("ruleset: as-printed", options))

        assert load(path).options == {"a": True, "b": -4, "c": (1, 2), "d": "4", "e": "on"}


class TestNumbers:
    @pytest.mark.parametrize(("written", "value"), [("-0.75", -0.75), ("1.00", 1), ("-0", 0), ("2.5", 2.5)])
    def test_quarters_are_exact_and_whole_numbers_are_integers(
        self, tmp_path: Path, written: str, value: float
    ) -> None:
        path = CORPUS / "solo-whist" / "score" / "solo-made-without-overtrick.yaml"
        text = path.read_text(encoding="utf-8").replace("-1.00", written)

        payments = load(write(tmp_path, text)).expect[0].facts["payments"]

        assert payments[2] == value
        assert isinstance(payments[2], type(value))


class TestFivePlayers:
    text = TEXT.replace("[A, V, R, K]", "[A, V, R, M, K]").replace('    K: "S', '    M: ""\n    K: "S')

    def test_who_rests_has_an_empty_hand_and_no_card_in_a_trick(self, tmp_path: Path) -> None:
        scenario = load(write(tmp_path, self.text))

        assert setup_of(scenario)["hands"][3] == []
        assert scenario.actions[-2:] == ("2 play:JD", "4 play:KC")

    def test_who_rests_cannot_lead(self, tmp_path: Path) -> None:
        path = write(tmp_path, self.text.replace("trick A TD", "trick M TD"))

        assert problems_of(path)[0] == ("actions[7]", "M holds no cards")

    def test_somebody_must_rest(self, tmp_path: Path) -> None:
        path = write(tmp_path, self.text.replace('M: ""', 'M: "S:4"').replace("S:76543", "S:7653"))

        assert problems_of(path) == [("setup.hands", "5 players hold cards")]


def test_last_trick_may_be_cut_short(tmp_path: Path) -> None:
    text = TEXT.replace("trick A TD 7D JD KC", "trick A TD 7D").replace("after: 11, actor: R", "after: end, actor: R")

    assert load(write(tmp_path, text)).actions[-2:] == ("0 play:TD", "1 play:7D")
