"""Where the fakes are found."""

import pytest

from tests.verify.conform.support import ROOT


@pytest.fixture(autouse=True)
def in_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a test in the checkout, from where the fakes can be started."""
    monkeypatch.chdir(ROOT)
