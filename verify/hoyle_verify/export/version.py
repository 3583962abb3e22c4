"""The version of the corpus."""

from typing import Final

CORPUS_VERSION: Final = "0.1"
"""It changes when a scenario is added or superseded."""
