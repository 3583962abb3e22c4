"""Document 003, its defects, and what is ruled on each."""

from hoyle.register import Document, add_defect, add_document
from hoyle.russian_whist.rulings import play, revoke, scoring, table

add_document(
    Document(
        id="003",
        game="russian-whist",
        title="Игра Вист (Russian Whist)",
        paragraphs=40,
        lost=(),
        sha256="6a467b8df0db1e7d49718a73fdc423c092dd91f5f7bc06090a6cf3df18d41ede",
    )
)

_DEFECTS = (*table.DEFECTS, *play.DEFECTS, *revoke.DEFECTS, *scoring.DEFECTS)
for _defect in sorted(_DEFECTS, key=lambda defect: defect.id):
    add_defect(_defect)
