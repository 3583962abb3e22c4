"""Document 000, its defects, and what is ruled on each."""

from hoyle.register import Document, add_defect, add_document
from hoyle.solo_whist.rulings import auction, play, settlement, table

add_document(
    Document(
        id="000",
        game="solo-whist",
        title="Соло вист (Solo Whist)",
        paragraphs=52,
        lost=(
            "Figure 28, a hand that is good for a declared abundance; only its caption is there.",
            "Figure 29, the deal of the illustrative game; only its caption is there.",
        ),
        sha256="55c6a377cc87be316279a38050822a5397cdfc0b2e81027364349e88cbb9b149",
    )
)

_DEFECTS = (*auction.DEFECTS, *play.DEFECTS, *settlement.DEFECTS, *table.DEFECTS)
for _defect in sorted(_DEFECTS, key=lambda defect: defect.id):
    add_defect(_defect)
