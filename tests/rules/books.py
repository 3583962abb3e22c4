"""What a reader finds in each document, listed by hand: its sentences, its length, and how much of it is lost."""

from typing import Final, NamedTuple


class Book(NamedTuple):
    """A document, what its register must hold, and which clauses stand outside its rulesets.

    ``literal`` are readings as printed that no ruleset uses; ``called`` are clauses with a letter that fill no slot, as
    other functions call them.
    """

    prefix: str
    document: str
    game: str
    paragraphs: int
    lost: int
    sentences: tuple[str, ...]
    literal: tuple[str, ...] = ()
    called: tuple[str, ...] = ()


BOOKS: Final = (
    Book(
        prefix="SW",
        document="000",
        game="solo-whist",
        paragraphs=52,
        lost=2,
        sentences=(
            *"""
SW-GEN-1 SW-GEN-2 SW-GEN-3 SW-GEN-4 SW-GEN-5 SW-GEN-6
SW-DECK-1 SW-CUT-1 SW-CUT-2 SW-CUT-3 SW-CUT-4
SW-DEAL-1 SW-DEAL-2 SW-DEAL-3 SW-DEAL-4 SW-DEAL-5 SW-DEAL-6 SW-DEAL-7 SW-DEAL-8 SW-DEAL-9
SW-OBJ-1 SW-OBJ-2 SW-OBJ-3
SW-LEAD-1 SW-PLAY-1 SW-PLAY-2 SW-PLAY-3 SW-PLAY-4 SW-PLAY-5 SW-PLAY-6 SW-PLAY-7 SW-PLAY-8
SW-BID-1 SW-BID-2 SW-BID-3 SW-BID-4 SW-BID-5 SW-BID-6 SW-BID-7 SW-BID-8
SW-PROP-1 SW-PROP-2 SW-PROP-3 SW-PROP-4 SW-PROP-5 SW-PROP-6 SW-PROP-7 SW-PROP-8 SW-PROP-9 SW-PROP-10
SW-SOLO-1 SW-SOLO-2 SW-SOLO-3
SW-MIS-1 SW-MIS-2 SW-MIS-3 SW-MIS-4 SW-MIS-5
SW-ABU-1 SW-ABU-2 SW-ABU-3 SW-ABU-4 SW-ABU-5
SW-RAB-1 SW-RAB-2 SW-RAB-3 SW-RAB-4
SW-OMI-1 SW-OMI-2 SW-OMI-3
SW-DAB-1 SW-DAB-2 SW-DAB-3 SW-DAB-4 SW-DAB-5
SW-SET-1 SW-SET-2 SW-SET-3
SW-PAY-1 SW-PAY-2 SW-PAY-3 SW-PAY-4 SW-PAY-5 SW-PAY-6 SW-PAY-7 SW-PAY-8
SW-PAY-9 SW-PAY-10 SW-PAY-11 SW-PAY-12 SW-PAY-13 SW-PAY-14 SW-PAY-15
SW-EX-1 SW-EX-2 SW-EX-3 SW-EX-4 SW-EX-5 SW-EX-6
""".split(),
        ),
    ),
    Book(
        prefix="PV",
        document="001",
        game="preferans",
        paragraphs=22,
        lost=3,
        sentences=(
            *"""
PV-SEQ-1 PV-SEQ-2 PV-SEQ-3 PV-SEQ-4 PV-TERM-1 PV-TERM-2 PV-TERM-3 PV-TERM-4
PV-OBL-1 PV-OBL-2 PV-OBL-3 PV-OBL-4
PV-PEN-1 PV-PEN-2 PV-PEN-3 PV-PRICE-1 PV-EX-1 PV-EX-2 PV-EX-3 PV-TAB-1
PV-WH-1 PV-WH-2 PV-WH-3 PV-WH-4 PV-WH-5 PV-WH-6 PV-WH-7
PV-HALF-1 PV-HALF-2 PV-HALF-3 PV-HALF-4
PV-RESP-1 PV-RESP-2 PV-RESP-3 PV-RESP-4
PV-RES-1 PV-RES-2 PV-RES-3 PV-RES-4 PV-RES-5 PV-RES-6 PV-RES-7 PV-RES-8 PV-RES-9 PV-RES-10
PV-PLAY-1 PV-PLAY-2 PV-PLAY-3 PV-PLAY-4 PV-PLAY-5 PV-PLAY-6 PV-PASS-1
""".split(),
        ),
        called=(
            "PV-RUL-13b",
            "PV-RUL-15d",
            "PV-RUL-1b",
            "PV-RUL-1c",
            "PV-RUL-1d",
            "PV-RUL-1e",
            "PV-RUL-1g",
            "PV-RUL-1h",
            "PV-RUL-5b",
        ),
    ),
    Book(
        prefix="GS",
        document="002",
        game="german-solo",
        paragraphs=41,
        lost=2,
        sentences=(
            *"""
GS-GEN-1 GS-GEN-2 GS-DECK-1 GS-RANK-1 GS-RANK-2 GS-RANK-3 GS-RANK-4 GS-RANK-5
GS-CUT-1 GS-SHUF-1 GS-SHUF-2 GS-SHUF-3 GS-DEAL-1 GS-OBJ-1
GS-COL-1 GS-COL-2 GS-COL-3 GS-COL-4 GS-COL-5
GS-BID-1 GS-SPAD-1 GS-SPAD-2 GS-FROG-1 GS-FROG-2 GS-FROG-3 GS-FROG-4
GS-FORC-1 GS-FORC-2 GS-FORC-3 GS-SOLO-1 GS-ALL-1
GS-AUC-1 GS-AUC-2 GS-AUC-3 GS-AUC-4 GS-AUC-5 GS-AUC-6 GS-AUC-7 GS-AUC-8 GS-AUC-9 GS-AUC-10 GS-AUC-11
GS-PLAY-1 GS-PLAY-2 GS-PLAY-3 GS-PLAY-4 GS-PAY-1 GS-PAY-2 GS-PAY-3 GS-PAY-4
GS-POOL-1 GS-POOL-2 GS-IRR-1 GS-IRR-2 GS-IRR-3 GS-IRR-4 GS-IRR-5
GS-VAR-1 GS-VAR-2 GS-VAR-3
""".split(),
        ),
        literal=("GS-COL-5b",),
        called=("GS-RUL-16b",),
    ),
    Book(
        prefix="RW",
        document="003",
        game="russian-whist",
        paragraphs=40,
        lost=0,
        sentences=(
            *"""
RW-GEN-1 RW-GEN-2 RW-GEN-3 RW-GEN-4 RW-GEN-5 RW-OBJ-1 RW-OBJ-2
RW-CUT-1 RW-CUT-2 RW-CUT-3 RW-PREP-1
RW-DEAL-1 RW-DEAL-2 RW-DEAL-3 RW-DEAL-4 RW-DEAL-5 RW-DEAL-6 RW-DEAL-7 RW-DEAL-8
RW-PLAY-1 RW-PLAY-2 RW-PLAY-3 RW-PLAY-4 RW-PLAY-5 RW-PLAY-6 RW-PLAY-7 RW-PLAY-8 RW-PLAY-9
RW-PART-1 RW-PART-2 RW-PART-3 RW-PART-4 RW-PART-5 RW-PART-6 RW-SLAM-1 RW-SLAM-2
RW-HON-1 RW-CRN-1 RW-CRN-2 RW-CRN-3 RW-CRN-4
RW-SCORE-1 RW-SCORE-2 RW-SCORE-3 RW-SCORE-4 RW-SCORE-5 RW-SCORE-6
RW-SCORE-7 RW-SCORE-8 RW-SCORE-9 RW-SCORE-10 RW-SCORE-0
RW-REV-1 RW-REV-2 RW-REV-3 RW-REV-4 RW-REV-5 RW-REV-6 RW-SET-1
""".split(),
        ),
    ),
    Book(
        prefix="SB",
        document="004",
        game="six-bid",
        paragraphs=27,
        lost=3,
        sentences=(
            *"""
SB-GEN-1 SB-GEN-2 SB-DECK-1 SB-RANK-1 SB-VAL-1 SB-VAL-2
SB-DEAL-1 SB-DEAL-2 SB-DEAL-3 SB-DEAL-4
SB-AUC-1 SB-AUC-2 SB-AUC-3 SB-AUC-4 SB-AUC-5 SB-AUC-6 SB-BID-1
SB-SOLO-1 SB-SOLO-2 SB-SOLO-3 SB-HEART-1
SB-MIS-1 SB-MIS-2 SB-MIS-3
SB-SPM-1 SB-SPM-2 SB-SPM-3
SB-CALL-1 SB-CALL-2 SB-CALL-3 SB-CALL-4 SB-CALL-5 SB-CALL-6
SB-PLAY-1 SB-PLAY-2 SB-PLAY-3 SB-OBJ-1 SB-OBJ-2
SB-PAY-1 SB-PAY-2 SB-PAY-3 SB-PAY-4 SB-PAY-5 SB-PAY-6 SB-IRR-1
""".split(),
        ),
        literal=("SB-MIS-2b", "SB-MIS-3b", "SB-PAY-3b"),
    ),
)
