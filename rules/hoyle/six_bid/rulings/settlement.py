"""Where document 004 fails about payments, and what is ruled there."""

from typing import Final

from hoyle.register import Defect
from hoyle.six_bid.rulings.works import PAGAT, WIKIPEDIA

DEFECTS: Final = (
    Defect(
        id="SB-DEF-05",
        nature="contradiction",
        title="Won, lost or neither",
        at="004:P25-P26",
        problem="A Bidder who has the required number is paid, and one who has not pays. Yet at 60 to 60 nothing is "
        "scored, though 60 is not the required number.",
        readings=(
            "A solo or heart solo has a third end, the draw at 60.",
            "There are two ends only, and 60 is a loss.",
        ),
        ruling="The special case stands beside the general one. As these games are paid by the points above or below "
        "60, a draw at 60 is what the scale gives anyway.",
        clauses=("SB-PAY-3b", "SB-PAY-6"),
        shown="The first reading by scenarios. The second by SB-PAY-3b, which no ruleset uses: at 60 it and SB-PAY-6 "
        "cannot both hold.",
        sources=(f"{PAGAT}: 60 points each are a draw.",),
    ),
    Defect(
        id="SB-DEF-07",
        nature="lost",
        title="The values of the games",
        at="004:P25",
        problem="The Bidder receives or pays the value of his game, and no value is given.",
        readings=(
            "Solo 2 and heart solo 3 for each point, guarantee solo 40, spread misère 60, call solo 100 or 150.",
            "Other values.",
        ),
        ruling="The values on which the other descriptions of the game agree; a call solo is worth 150 in hearts.",
        clauses=("SB-RUL-7",),
        shown="The first reading by scenarios. The second cannot be shown, as no others are known.",
    ),
    Defect(
        id="SB-DEF-13",
        nature="slip",
        title="A simple solo on hearts",
        at="004:P25",
        problem="With four players only two pay when the Bidder makes a game that the text calls a simple solo on "
        "hearts. There is a simple solo and there is a heart solo, but no such game.",
        readings=(
            "A conjunction is lost: a simple solo or a heart solo is meant.",
            "The heart solo alone is meant.",
        ),
        ruling="Both: the next sentence (P26) names the two together. With four players a made solo thus brings two "
        "shares, and a lost one costs three.",
        clauses=("SB-PAY-5", "SB-PAY-5b"),
        option="sb.four_players",
        shown="Option sb.four_players: both_solos, heart_solo_only.",
    ),
    Defect(
        id="SB-DEF-17",
        nature="ambiguity",
        title="The corresponding sum",
        at="004:P25-P26",
        problem="A Bidder who fails pays each player a corresponding sum, and it is not said what it corresponds to.",
        readings=(
            "The value that he would have received, for each point that is lacking in the two lower solos.",
            "A sum that grows with what he lacks in every game.",
        ),
        ruling="The same value. The solo and the heart solo are paid by the points above or below 60.",
        clauses=("SB-PAY-3", "SB-RUL-17"),
        shown="The first reading by scenarios. The second gives no scale.",
    ),
    Defect(
        id="SB-DEF-19",
        nature="slip",
        title="Misprints without effect",
        at="004:P3-P22",
        problem="The mark of a footnote is printed as a power, and in the paragraph on the call solo the widow has "
        "become another word.",
        readings=("The widow is meant, as in the sentence before.", "Something else is meant."),
        ruling="The widow: three cards are never in a hand, and a called card can lie nowhere else.",
        clauses=("SB-CALL-4",),
        shown="The first reading by scenarios. The second has no sense.",
    ),
    Defect(
        id="SB-DEF-24",
        nature="ambiguity",
        title="The value of a misère",
        at="004:P25",
        problem="Its value is lost with the others, and of this one the other descriptions give two.",
        readings=("Thirty.", "Forty."),
        ruling="Thirty: at forty a misère would be worth as much as the guarantee solo that ranks above it.",
        clauses=("SB-RUL-24", "SB-RUL-24b"),
        option="sb.misere_value",
        shown="Option sb.misere_value: 30, 40.",
        sources=(f"{PAGAT}: 30, as others report it.", f"{WIKIPEDIA}: 40, as others report it."),
    ),
)
