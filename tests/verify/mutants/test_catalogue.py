"""Misreadings have their names and numbers, and say where they come from."""

import pytest

from hoyle import register
from hoyle_verify.conform.diagnosis import misreadings as diagnosed
from hoyle_verify.judge.run import load_all
from hoyle_verify.mutants.catalogue import catalogue, misreadings
from hoyle_verify.mutants.catalogue.misreading import SLIP, Misreading
from hoyle_verify.mutants.hunt import hunt_misreading
from hoyle_verify.mutants.touch import Touch, ask
from hoyle_verify.prove.theorem import GAMES


def test_ids_are_those_of_the_game_in_a_row() -> None:
    for prefix, game in GAMES.items():
        ids = [each.id for each in misreadings(game)]

        assert [f"{prefix}-MISREAD-{number}" for number in range(1, len(ids) + 1)] == ids


def test_what_check_can_diagnose_is_tried_here_too() -> None:
    assert set() == {each.id for each in diagnosed()} - catalogue().keys()


def test_sentence_stands_in_one_place() -> None:
    known = {each.id for each in diagnosed()}

    assert [] == [each.name for each in catalogue().values() if (each.name in known) == bool(each.told)]
    assert all(each.sentence.endswith(".") for each in catalogue().values())


def test_answers_are_those_of_clauses() -> None:
    for each in catalogue().values():
        assert set() == each.answers.keys() - register.clauses().keys()


def test_some_have_a_public_origin() -> None:
    assert len([each for each in catalogue().values() if each.origin != SLIP]) >= 3


@pytest.mark.parametrize("misreading", [each for each in catalogue().values() if each.told], ids=lambda each: each.name)
def test_corpus_notices(misreading: Misreading) -> None:
    claiming = [each for each in load_all([misreading.game]) if not misreading.answers.keys().isdisjoint(each.clauses)]
    found = hunt_misreading(misreading, Touch(ask(claiming).values(), []).witnesses(frozenset(misreading.answers)))

    assert "killed" == found.verdict
