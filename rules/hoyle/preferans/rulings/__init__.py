"""Document 001, its defects, and what is ruled on each."""

from hoyle.preferans.rulings import play, responsibility, settlement, whisting
from hoyle.register import Document, add_defect, add_document

add_document(
    Document(
        id="001",
        game="preferans",
        title="Вистование (Preferans, the chapter on whisting)",
        paragraphs=22,
        lost=(
            "Table 2, the price of a whist for each contract; only its caption is there.",
            "Table 3, a sample auction; only its caption is there.",
            "The chapters before and after: pack, deal, auction, misère, penalties, all-pass game, scoring.",
        ),
        sha256="a9b30f9ca86018922fb840a65120a768982da80e2238007ab4b641c17a4f7778",
    )
)

_DEFECTS = (*whisting.DEFECTS, *responsibility.DEFECTS, *settlement.DEFECTS, *play.DEFECTS)
for _defect in sorted(_DEFECTS, key=lambda defect: defect.id):
    add_defect(_defect)
