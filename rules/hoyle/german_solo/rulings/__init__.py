"""Document 002, its defects, and what is ruled on each."""

from hoyle.german_solo.rulings import auction, cards, settlement, variants
from hoyle.register import Document, add_defect, add_document

add_document(
    Document(
        id="002",
        game="german-solo",
        title="Соло (Омбре) (German Solo)",
        paragraphs=41,
        lost=(
            "The values of the games, of which only the announcement is there.",
            "The middle of the first variant, and words of the second.",
        ),
        sha256="6d813d5e03ba40d1e9cca252b7ea2aae0f06e21fd5e2f7a5cb5de02aad921934",
    )
)

_DEFECTS = (*auction.DEFECTS, *cards.DEFECTS, *settlement.DEFECTS, *variants.DEFECTS)
for _defect in sorted(_DEFECTS, key=lambda defect: defect.id):
    add_defect(_defect)
