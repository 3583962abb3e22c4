"""The Sphinx extension of the hoyle book: clauses, rulings and scenarios printed from where they are kept.

The book holds prose; the sentences of the rules come from the register, the games from the scenarios, and whatever is
said of a position from the reference engine.  Nothing of these is written a second time.
"""

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from hoyle_book import editions, exports, library, pdf, sayings, search, visitors, volumes
from hoyle_book.catalogues import LOCALES, OWN
from hoyle_book.contents import share_contents
from hoyle_book.corners import EmptyCorners
from hoyle_book.domain import HoyleDomain
from hoyle_book.homes import leave_plain
from hoyle_book.plain import Plain
from hoyle_book.replay import attach_script
from hoyle_book.transforms import LinkIds, PutIdsIntoTitles

ENV_VERSION = 7
"""Raised whenever what the extension keeps in a stored document changes.

1: clauses, rulings, scenarios and replays.
2: options, tables of bids, settlements and evidence; a ruling lists the scenarios of each reading.
3: hands that change, open hands, what lies apart; sheets of sittings.
4: tables of contracts, conventions, orders and whisted ends; pool sheets; problems; cases of a table.
5: texts of the register and of scenarios in the language of the edition; what is not translated.
6: values in replays, guesses, readings side by side; theorems, indexes, coverage and changes.
7: what rests on a clause can be told from other small print.
"""


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register everything with Sphinx."""
    app.add_domain(HoyleDomain)
    app.add_transform(sayings.NoteMessages)
    app.add_transform(sayings.NoteUntranslated)
    app.add_transform(PutIdsIntoTitles)
    app.add_transform(LinkIds)
    app.add_post_transform(Plain)
    app.add_post_transform(EmptyCorners)
    app.add_message_catalog(OWN, LOCALES)
    app.add_env_collector(sayings.UntranslatedCollector)
    app.connect("source-read", sayings.turn_to)
    app.connect("build-finished", sayings.report)
    visitors.add_nodes(app)
    library.add_settings(app)
    editions.add_settings(app)
    search.add_language(app)
    volumes.add_settings(app)
    pdf.add_builder(app)
    app.add_js_file("hoyle-deck.js")
    app.connect("html-page-context", attach_script)
    share_contents(app)
    app.connect("missing-reference", leave_plain)
    app.connect("build-finished", exports.write_files)
    return {"version": "1", "env_version": ENV_VERSION, "parallel_read_safe": True, "parallel_write_safe": True}
