"""The version of the corpus."""

from typing import Final

from hoyle_verify.published.record import read

CORPUS_VERSION: Final = read().corpus
"""The newest one; what changes it stands in the changelog of the scenarios."""
