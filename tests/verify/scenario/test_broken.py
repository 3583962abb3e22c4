"""Each file in ``broken`` has the vice it is named for; the table says where it is found and what is advised."""

from pathlib import Path
from typing import Final

import pytest

from hoyle_verify.scenario import ScenarioError, load
from tests.verify.scenario.known import HERE, NAMES

BROKEN: Final = HERE / "broken"
_CARD: Final = "write a rank of 23456789TJQKA then a suit of CDHS, such as TD"
_REPLAY_FIELDS: Final = (
    "known: format, kind, title, why, game, standing, clauses, source, players, setup, actions, ruleset, options, "
    "defect, teach, supersedes, expect, reject"
)
_SETTLE_FIELDS: Final = (
    "known: format, kind, title, why, game, standing, clauses, source, players, setup, expect, ruleset, options, "
    "defect, teach, supersedes, cases"
)
_OBSERVABLES: Final = (
    "known: after, actor, legal, contract, trump, leader, exposed, partner, winner, tricks, points, payments, over, "
    "result, legal_has, legal_lacks, view"
)
_PARTS: Final = "hand, table, public, exposed, legal, partner, controls"

# File name without extension: line, field and remedy of every problem.
VICES: Final[dict[str, list[tuple[int, str, str]]]] = {
    "actions-in-settle": [(15, "actions", _SETTLE_FIELDS)],
    "alias": [
        (8, "", "remove it and write values out where they are needed"),
        (25, "", "write the value out"),
    ],
    "anchor": [
        (12, "", "remove it and write values out where they are needed"),
    ],
    "argument-too-many": [
        (21, "actions[0]", "write 'pass' alone"),
    ],
    "blank-after-colon": [
        (21, "actions[0]", "write the action without a blank after the colon, such as 'A bid:solo'"),
    ],
    "broken-syntax": [
        (11, "", "mend the syntax"),
    ],
    "card-in-two-hands": [
        (16, "setup.hands.R", "write each card once"),
    ],
    "card-twice-in-trick": [
        (21, "actions[0]", "write each card once"),
    ],
    "clause-of-another-game": [
        (8, "clauses[0]", "name one that begins with SW or SYS"),
    ],
    "clause-twice": [
        (8, "clauses", "name each clause once"),
    ],
    "control-character": [
        (4, "", "remove the character"),
    ],
    "directive": [
        (1, "", "remove it"),
    ],
    "document-of-another-game": [
        (9, "source.document", "name that of solo-whist, or write 'standing: reported'"),
    ],
    "doubled-key": [
        (8, "title", "remove one; the first is in line 3"),
    ],
    "doubled-player-in-hands": [
        (14, "setup.hands", "name every player: A, V, R, K"),
        (17, "setup.hands.V", "remove one; the first is in line 15"),
    ],
    "empty-file": [
        (1, "", "write a scenario, beginning with 'format: 1'"),
    ],
    "empty-title": [
        (3, "title", "write one sentence"),
    ],
    "fourteen-cards": [
        (14, "setup.hands", "give each 13"),
    ],
    "fourteen-tricks": [
        (14, "setup.tricks", "write numbers that add up to at most 13"),
    ],
    "hand-missing": [
        (14, "setup.hands", "name every player: A, V, R, K"),
    ],
    "hands-of-unequal-length": [
        (14, "setup.hands", "give each 13"),
    ],
    "later-format": [
        (1, "format", "write the number 1"),
    ],
    "legal-said-twice": [
        (23, "expect[0]", "keep the one or the others"),
    ],
    "legal-token-twice": [
        (23, "expect[0].legal", "write each token once"),
    ],
    "lines-beyond-the-document": [
        (9, "source.at", "name lines from P1 to P52"),
    ],
    "lines-of-no-document": [
        (9, "source.at", "write one such as P38 or P38-P45"),
    ],
    "lines-that-run-backwards": [
        (9, "source.at", "write P3-P9"),
    ],
    "list-at-top": [
        (1, "", "write a map with format, kind, title, why, game, standing, clauses, source, players"),
    ],
    "list-where-text-stands": [
        (3, "title", "write one sentence"),
    ],
    "local-tag": [
        (1, "", "remove it; the field says what its value is"),
        (1, "format", "write the number 1"),
    ],
    "many-vices": [
        (1, "title", "add 'title:'"),
        (5, "rulesets", "did you mean ruleset?"),
        (11, "setup.dealer", "known: A, V, R, K"),
        (13, "setup.hands.A", _CARD),
        (20, "actions[0]", "known: A, V, R, K"),
        (20, "actions[0]", _CARD),
        (24, "reject[0].clause", "did you mean SW-PLAY-2?"),
    ],
    "map-where-list-stands": [
        (21, "actions", "write a list of actions, [] for none"),
    ],
    "missing-field": [
        (1, "why", "add 'why:'"),
    ],
    "negative-position": [
        (25, "reject[0].after", "write a whole number from 0 to 1000"),
    ],
    "nested-too-deeply": [
        (8, "", "no field of a scenario is"),
    ],
    "no-action": [
        (21, "actions[0]", "write '<player> <verb>' or '<player> <verb>:<argument>', such as 'A bid:solo'"),
    ],
    "no-card-in-hand": [
        (14, "setup.hands.A", _CARD),
    ],
    "no-card": [
        (18, "setup.turn_up", _CARD),
    ],
    "no-clause": [
        (8, "clauses", "name the clauses that the scenario is about"),
    ],
    "no-hand": [
        (14, "setup.hands.A", "write a suit of CDHS, a colon and ranks, such as S:AK2"),
    ],
    "not-utf-8": [
        (4, "", "save it as UTF-8"),
    ],
    "note-beyond-end": [
        (26, "teach.note.7", "write 0 to 1, or end"),
    ],
    "nothing-expected-at-all": [
        (1, "", "add at least one checkpoint under 'expect:' or one case under 'reject:'"),
    ],
    "nothing-expected-at-checkpoint": [
        (
            23,
            "expect[0]",
            "add an observable, such as actor, legal or payments",
        ),
    ],
    "number-in-quotes": [
        (1, "format", "write the number 1 without quotes"),
    ],
    "number-that-is-a-word": [
        (23, "expect[0].after", "write a whole number from 0 to 1000 without quotes"),
    ],
    "observable-of-another-game": [(23, "expect[0].hill", _OBSERVABLES)],
    "ours-beyond-last-action": [
        (26, "teach.ours[0]", "write 0"),
    ],
    "payment-in-tenths": [
        (16, "expect[0].payments.A", "write a multiple of 0.25"),
        (16, "expect[0].payments.V", "write a multiple of 0.25"),
        (16, "expect[0].payments.R", "write a multiple of 0.25"),
        (16, "expect[0].payments.K", "write a multiple of 0.25"),
    ],
    "payment-with-plus": [
        (16, "expect[0].payments.A", "write a decimal number such as -0.75, without quotes"),
    ],
    "player-called-trick": [
        (10, "players", "name 4 or 5 different players, clockwise"),
    ],
    "player-that-is-a-number": [
        (10, "players[4]", "write a letter, then letters, digits or hyphens"),
    ],
    "position-beyond-end": [
        (23, "expect[0].after", "write 0 to 1, or end"),
    ],
    "rank-twice-in-hand": [
        (17, "setup.hands.K", "write each card once"),
    ],
    "reject-without-clause": [
        (25, "reject[0].clause", "add 'clause:'"),
    ],
    "ruling-without-defect": [
        (7, "standing", "add 'defect: SW-DEF-…'"),
    ],
    "same-player-twice": [
        (10, "players", "name 4 or 5 different players, clockwise"),
    ],
    "seat-missing-in-payments": [
        (16, "expect[0].payments", "name every player: A, V, R, K"),
    ],
    "session-without-deals": [
        (10, "deals", "write at least one deal"),
    ],
    "settle-at-start": [
        (16, "expect", "write one checkpoint with 'after: end'"),
    ],
    "settle-before-end": [
        (16, "expect[0].after", "write end"),
    ],
    "suit-twice-in-hand": [
        (14, "setup.hands.A", "write all cards of a suit in one group"),
    ],
    "supersedes-a-path": [
        (26, "supersedes", "write one such as solo-whist/play/must-follow-suit"),
    ],
    "tab-for-indent": [
        (12, "", "mend the syntax"),
    ],
    "tag": [
        (7, "", "remove it; the field says what its value is"),
    ],
    "ten-written-out": [
        (21, "actions[0]", _CARD),
    ],
    "three-players": [
        (10, "players", "name 4 or 5 different players, clockwise"),
    ],
    "trick-of-five-cards": [
        (21, "actions[0]", "write 1 to 4 cards after the leader"),
    ],
    "trick-without-cards": [
        (21, "actions[0]", "write 1 to 4 cards after the leader"),
    ],
    "turn-up-missing": [
        (12, "setup.turn_up", "add 'turn_up:'"),
    ],
    "turn-up-not-with-dealer": [
        (18, "setup.turn_up", "turn up a card that the dealer holds"),
    ],
    "two-documents": [
        (26, "", "write one scenario a file"),
    ],
    "unknown-bid": [
        (19, "setup.contract.bid", "did you mean solo?"),
    ],
    "unknown-clause": [
        (8, "clauses[0]", "did you mean SW-PLAY-2?"),
    ],
    "unknown-dealer": [
        (12, "setup.dealer", "known: A, V, R, K"),
    ],
    "unknown-defect": [
        (8, "defect", "did you mean SW-DEF-12?"),
    ],
    "unknown-document": [
        (9, "source.document", "known: 000, 001"),
    ],
    "unknown-game": [
        (5, "game", "did you mean solo-whist?"),
    ],
    "unknown-key": [
        (6, "rulset", "did you mean ruleset?"),
    ],
    "unknown-kind": [
        (2, "kind", "did you mean replay?"),
    ],
    "unknown-observable": [(23, "expect[0].whose_turn", _OBSERVABLES)],
    "unknown-option-value": [
        (6, "options.sw.fail", "choose one of fraction_only, base_plus_fraction"),
    ],
    "unknown-option": [
        (6, "options.sw.fails", "did you mean sw.fail?"),
    ],
    "unknown-player-in-action": [
        (21, "actions[0]", "known: A, V, R, K"),
    ],
    "unknown-player-in-hands": [
        (14, "setup.hands", "name every player: A, V, R, K"),
        (16, "setup.hands.Roman", "known: A, V, R, K"),
    ],
    "unknown-ruleset": [
        (6, "ruleset", "did you mean as-printed?"),
    ],
    "unknown-standing": [
        (7, "standing", "known: stated, ruling, reported"),
    ],
    "unknown-verb": [
        (21, "actions[0]", "known: accept, bid, name-trump, pass, play"),
    ],
    "verb-without-argument": [
        (21, "actions[0]", "write 'play:' and a card"),
    ],
    "view-of-a-stranger": [
        (23, "expect[0].view.Q", "known: A, V, R, K"),
    ],
    "view-of-nobody": [
        (23, "expect[0].view", "name one of A, V, R, K"),
    ],
    "view-of-nothing": [
        (
            23,
            "expect[0].view.A.public",
            "add one of actor, contract, trump, leader, exposed, partner, winner, tricks, points, payments, over, "
            "result, dealer, turn_up, talon, discard, colour, card_face_down, called_from, actions",
        ),
        (23, "expect[0].view.A.table.Q", "known: A, V, R, K"),
        (23, "expect[0].view.V", f"add one of {_PARTS}"),
        (23, "expect[0].view.R.cards", f"known: {_PARTS}"),
    ],
    "yaml-bomb": [
        (
            26,
            "x0",
            _REPLAY_FIELDS,
        ),
        (26, "", "remove it and write values out where they are needed"),
        (
            27,
            "x1",
            _REPLAY_FIELDS,
        ),
        (27, "", "remove it and write values out where they are needed"),
        (27, "", "write the value out"),
        (27, "", "write the value out"),
        (
            28,
            "x2",
            _REPLAY_FIELDS,
        ),
        (28, "", "remove it and write values out where they are needed"),
        (28, "", "write the value out"),
        (28, "", "write the value out"),
    ],
    "yes-for-true": [
        (23, "expect[0].over", "write true or false without quotes"),
    ],
}


def problems_of(path: Path) -> list[tuple[int, str, str]]:
    with pytest.raises(ScenarioError) as caught:
        load(path, names=NAMES)
    assert {problem.file for problem in caught.value.problems} == {path.relative_to(Path.cwd()).as_posix()}
    return [(problem.line, problem.field, problem.remedy) for problem in caught.value.problems]


@pytest.mark.parametrize("name", VICES)
def test_vice_is_found_where_it_stands(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)

    assert VICES[name] == problems_of(BROKEN / f"{name}.yaml")


def test_every_broken_file_is_in_the_table() -> None:
    assert sorted(VICES) == sorted(path.stem for path in BROKEN.iterdir())


def test_a_problem_is_one_line_of_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)
    with pytest.raises(ScenarioError) as caught:
        load(BROKEN / "many-vices.yaml", names=NAMES)

    assert str(caught.value).splitlines() == [
        "broken/many-vices.yaml:1:1: title: this field is missing; add 'title:'",
        "broken/many-vices.yaml:5:1: rulesets: 'rulesets' is no field here; did you mean ruleset?",
        "broken/many-vices.yaml:11:11: setup.dealer: no player is called 'Z'; known: A, V, R, K",
        f"broken/many-vices.yaml:13:8: setup.hands.A: 'XC' is no card; {_CARD}",
        "broken/many-vices.yaml:20:5: actions[0]: no player is called 'B'; known: A, V, R, K",
        f"broken/many-vices.yaml:20:5: actions[0]: '1D' is no card; {_CARD}",
        "broken/many-vices.yaml:24:45: reject[0].clause: no clause is called SW-PLAI-2; did you mean SW-PLAY-2?",
    ]
