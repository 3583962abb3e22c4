"""Every planted fault shows in the shortest deal that is known for it, and only at its end."""

from typing import Any

import msgspec
import pytest

from hoyle import games
from hoyle.clause import observing
from hoyle_verify.hap.objects import OBSERVABLES, Setup
from hoyle_verify.hap.requests import Ask, Replay, Settle
from hoyle_verify.hap.responses import Response
from hoyle_verify.mutants.catalogue.misreading import Misread
from hoyle_verify.serve.reference import answer, settled_names
from tests.verify.conform.faults.catalogue import FAULTS
from tests.verify.conform.faults.fault import Fault

_FAULTS = pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS.keys())


def _asked(fault: Fault, actions: int) -> tuple[Response[Any], Response[Any]]:
    """Give the answers of the reference and of the faulty program after so many actions of the witness."""
    setup = msgspec.convert(fault.witness.setup, Setup)
    wants = _wants(fault)
    if fault.witness.settles:
        request: Replay | Settle = Settle(id="1", game=fault.game, setup=setup, ask=(Ask(at="end", want=wants),))
    else:
        played = fault.witness.actions[:actions]
        request = Replay(id="1", game=fault.game, setup=setup, actions=played, ask=(Ask(at="end", want=wants),))
    right = answer(request)
    with observing(Misread(fault.answers)):
        return right, answer(request)


def _wants(fault: Fault) -> tuple[str, ...]:
    known = settled_names(fault.witness.setup) if fault.witness.settles else OBSERVABLES
    return tuple(name for name in known if name in games.engine(fault.game).observables)


@_FAULTS
def test_reference_accepts_the_witness(fault: Fault) -> None:
    right, _ = _asked(fault, fault.length)

    assert right.ok is not msgspec.UNSET


@_FAULTS
def test_fault_shows_at_the_end_of_its_witness(fault: Fault) -> None:
    right, wrong = _asked(fault, fault.length)

    assert right != wrong


@_FAULTS
def test_fault_does_not_show_before(fault: Fault) -> None:
    for actions in range(fault.length):
        right, wrong = _asked(fault, actions)

        assert right == wrong


def test_all_games_have_faults() -> None:
    assert {"german-solo", "preferans", "russian-whist", "six-bid", "solo-whist"} == {
        fault.game for fault in FAULTS.values()
    }


def test_four_faults_are_looked_for_every_day() -> None:
    assert 4 == sum(fault.everyday for fault in FAULTS.values())
