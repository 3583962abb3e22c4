"""What a play that can be keeps rests on each rule of laying and taking: without one of them it is refuted."""

import time

import pytest

from hoyle.tracing import Idle
from hoyle_verify.prove.run import decide_under
from hoyle_verify.prove.theorems import load

_SECONDS = 120

FORGOTTEN = [
    ("SW-THM-PLAY-14", "SW-PLAY-1"),
    ("SW-THM-PLAY-14", "SW-PLAY-6"),
    ("SW-THM-PLAY-14", "SW-OMI-3"),
    ("RW-THM-SOUND-1", "RW-PLAY-2"),
    ("RW-THM-SOUND-1", "RW-PLAY-9"),
    ("RW-THM-SOUND-1", "RW-DEAL-7"),
    ("RW-THM-SOUND-1", "RW-RUL-28"),
    ("SB-THM-SOUND-1", "SB-PLAY-3"),
    ("SB-THM-SOUND-1", "SB-RUL-9"),
    ("SB-THM-SOUND-1", "SB-SPM-1"),
    ("SB-THM-SOUND-1", "SB-RUL-18"),
    ("GS-THM-SOUND-1", "GS-RUL-16c"),
    ("GS-THM-SOUND-1", "GS-PLAY-3"),
    ("GS-THM-SOUND-1", "GS-RUL-22"),
    ("PV-THM-SOUND-1", "PV-PLAY-1"),
    ("PV-THM-SOUND-1", "PV-PLAY-3"),
    ("PV-THM-SOUND-1", "PV-RUL-33"),
    ("SB-THM-SOUND-4", "SB-RUL-9"),
    ("SB-THM-SOUND-5", "SB-CALL-6"),
]
THEOREMS = load()


@pytest.mark.slow
@pytest.mark.parametrize(("theorem_id", "clause_id"), FORGOTTEN)
def test_forgotten_rule_of_play_is_noticed(theorem_id: str, clause_id: str) -> None:
    result = decide_under(THEOREMS[theorem_id], Idle(clause_id), time.monotonic() + _SECONDS)

    assert "refuted" == result.verdict
