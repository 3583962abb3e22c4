"""The search is run once for all tests."""

import pytest

from hoyle_verify.prove.reconstruct.bounds import Hands
from hoyle_verify.prove.reconstruct.findings import Findings, find
from hoyle_verify.prove.reconstruct.search import deals


@pytest.fixture(scope="session")
def findings() -> Findings:
    return find()


@pytest.fixture(scope="session")
def every_deal() -> tuple[Hands, ...]:
    return tuple(deals())
