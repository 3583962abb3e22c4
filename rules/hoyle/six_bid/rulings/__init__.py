"""Document 004, its defects, and what is ruled on each."""

from hoyle.register import Document, add_defect, add_document
from hoyle.six_bid.rulings import auction, games, play, settlement

add_document(
    Document(
        id="004",
        game="six-bid",
        title="Соло с шестью заявками (Six-Bid Solo)",
        paragraphs=27,
        lost=(
            "The heading of the guarantee solo and what belongs to the misère: the two paragraphs have become one.",
            "The values of the cards, for which the text points to Skat.",
            "The values of the six games.",
        ),
        sha256="c823f2b6a259c8bf6bdba9a8018b7279450c56503e8530456a9e7e388cd706a7",
    )
)

_DEFECTS = (*auction.DEFECTS, *games.DEFECTS, *play.DEFECTS, *settlement.DEFECTS)
for _defect in sorted(_DEFECTS, key=lambda defect: defect.id):
    add_defect(_defect)
