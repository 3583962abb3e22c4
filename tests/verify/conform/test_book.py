"""Where the book prints each clause."""

import zlib
from pathlib import Path

import pytest

from hoyle_verify.conform.book import NoBook, links

HEAD = (
    b"# Sphinx inventory version 2\n# Project: hoyle\n# Version: 1\n# The rest of this file is compressed using zlib.\n"
)
LINES = b"SW-PLAY-2 hoyle:clause 0 solo-whist/play.html#$ -\nsw.fail hoyle:option 0 solo-whist/options.html#$ -\n"


def test_clause_leads_to_its_paragraph(tmp_path: Path) -> None:
    (tmp_path / "objects.inv").write_bytes(HEAD + zlib.compress(LINES))

    assert {"SW-PLAY-2": f"{tmp_path.as_uri()}/solo-whist/play.html#SW-PLAY-2"} == links(str(tmp_path))


@pytest.mark.parametrize("content", [b"", HEAD, HEAD + b"not packed"])
def test_inventory_that_cannot_be_read_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "objects.inv").write_bytes(content)

    with pytest.raises(NoBook) as caught:
        links(str(tmp_path))

    assert "its objects.inv cannot be read" == caught.value.reason


def test_folder_without_a_book_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoBook):
        links(str(tmp_path))


def test_address_that_does_not_answer_is_refused() -> None:
    with pytest.raises(NoBook):
        links("http://127.0.0.1:9/book")
