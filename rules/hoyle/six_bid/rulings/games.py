"""Where document 004 fails about what the six games are, and what is ruled there."""

from typing import Final

from hoyle.register import Defect
from hoyle.six_bid.rulings.works import PAGAT, WIKIPEDIA

DEFECTS: Final = (
    Defect(
        id="SB-DEF-01",
        nature="contradiction",
        title="Misère and guarantee solo printed as one",
        at="004:P20",
        problem="The paragraph on the misère says that it has no trumps, and then asks for 74 card points with hearts "
        "as trumps or 80 with another suit. The guarantee solo has a rank among the bids and no paragraph.",
        readings=(
            "A heading is lost: the first sentence is the misère, the rest the guarantee solo.",
            "Everything in the paragraph holds for the misère.",
        ),
        ruling="The paragraph is divided after its first sentence. The minimum, and the widow that counts towards it, "
        "belong to the guarantee solo, whose Bidder may name any suit, hearts among them.",
        clauses=("SB-MIS-1", "SB-MIS-2", "SB-MIS-2b", "SB-MIS-3", "SB-RUL-1"),
        shown="The first reading by scenarios. The second by SB-MIS-2b, which no ruleset uses: with SB-MIS-1 it leaves "
        "no misère that could be made.",
        sources=(f"{WIKIPEDIA}: a guarantee solo needs 74 points in hearts, 80 in another suit.",),
    ),
    Defect(
        id="SB-DEF-02",
        nature="gap",
        title="What a misère must avoid",
        at="004:P20-P24",
        problem="What the Bidder of a misère undertakes is lost, and the object of play is given for games with trumps "
        "only.",
        readings=("To take no card that counts.", "To take no trick."),
        ruling="No card that counts, as the call solo, its opposite, asks for all points and not for all tricks.",
        clauses=("SB-OBJ-1", "SB-RUL-2", "SB-RUL-2b", "SB-RUL-2c"),
        option="sb.misere",
        shown="Option sb.misere: no_points, no_tricks.",
    ),
    Defect(
        id="SB-DEF-03",
        nature="contradiction",
        title="The widow in a misère",
        at="004:P20",
        problem="As printed the widow is added to the Bidder's cards in a misère too. A Bidder who takes nothing would "
        "then fail if one of its three cards counts.",
        readings=("In a misère the widow counts to nobody.", "It is added to the Bidder's cards."),
        ruling="It stays out: the sentence belongs to the guarantee solo, like the minimum before it.",
        clauses=("SB-MIS-3b", "SB-RUL-3"),
        shown="The first reading by scenarios. The second by SB-MIS-3b, which no ruleset uses: with it a widow of 2 "
        "to 33 points defeats a Bidder without a single card that counts.",
    ),
    Defect(
        id="SB-DEF-04",
        nature="gap",
        title="What a solo and a heart solo need",
        at="004:P18-P19",
        problem="The number of points that makes a solo or a heart solo is not given.",
        readings=("More than half, 61 at least.", "Half of them, 60 at least."),
        ruling="61, since at 60 nothing is scored (P26), which is no success.",
        clauses=("SB-RUL-4",),
        shown="The first reading by scenarios. The second differs at 60 alone, where P26 forbids any payment.",
        sources=(f"{PAGAT}: 61 points win, and 60 are a draw.",),
    ),
    Defect(
        id="SB-DEF-06",
        nature="lost",
        title="The values of the cards",
        at="004:P7",
        problem="The high cards are said to have their values of Skat, and these are not given.",
        readings=("Ace 11, ten 10, king 4, queen 3, jack 2, as in Skat.", "Other values."),
        ruling="As in Skat: 30 in each suit and 120 in all, which is the number that a call solo asks for.",
        clauses=("SB-VAL-1", "SB-RUL-6"),
        shown="The first reading by scenarios. The second cannot be shown, as no others are known.",
        sources=(f"{PAGAT}: the same five values, 120 in all.",),
    ),
    Defect(
        id="SB-DEF-10",
        nature="gap",
        title="Trumps of a guarantee solo and a call solo",
        at="004:P20-P22",
        problem="Both kinds of trumps of a guarantee solo are mentioned, but not when they are named. Of the trumps of "
        "a call solo nothing is said at all.",
        readings=(
            "Any suit, named after the auction and before the call and the opening lead.",
            "A call solo has no trumps.",
        ),
        ruling="Any suit, named right after the auction as in a solo: it is called a solo, and only the two misères "
        "are said to have no trumps.",
        clauses=("SB-RUL-10",),
        shown="The first reading by scenarios. In the second nothing is named, hearts cost no more and nobody must "
        "trump; no work has it.",
    ),
    Defect(
        id="SB-DEF-11",
        nature="ambiguity",
        title="The call and the exchange",
        at="004:P22",
        problem="It is not said whether the Bidder may call again if the card lies in the widow, whether he may give "
        "back the card that he has just received, and whether others see who gave it.",
        readings=(
            "One call, any card but the one received in exchange, and everybody sees who held the called card.",
            "A card in the widow lets him call again.",
        ),
        ruling="One call: in the case of the widow the text says that there is no exchange, not that there is another. "
        "To give back the same card would be no exchange. The card is handed over at the table, for all to see.",
        clauses=("SB-CALL-4", "SB-RUL-11"),
        shown="The first reading by scenarios. The second would make the sentence on the widow idle.",
    ),
    Defect(
        id="SB-DEF-12",
        nature="ambiguity",
        title="When the hand of a spread misère is shown",
        at="004:P21",
        problem="The Bidder shows his hand after the opening lead, which may be right after that card or after the "
        "first trick.",
        readings=(
            "Right after the opening lead, before the second card.",
            "After both opponents have played to the first trick.",
        ),
        ruling="Right after it. The Bidder plays third, so that the readings differ for the second player's card only.",
        clauses=("SB-SPM-1",),
        shown="The first reading by scenarios. In the second the second player chooses his card before he sees the "
        "hand; what he may play is the same.",
        sources=(f"{WIKIPEDIA}: the hand is laid down after the other two have played their first card.",),
    ),
    Defect(
        id="SB-DEF-20",
        nature="ambiguity",
        title="All 120 points of a call solo",
        at="004:P22",
        problem="Three cards are never played, and yet the Bidder must win all 120 points.",
        readings=(
            "The widow counts to him, so that his opponents may take no card that counts.",
            "All points must be taken in tricks.",
        ),
        ruling="The widow counts to him, as the next sentence says. All points is then the same as none for the "
        "opponents.",
        clauses=("SB-CALL-1",),
        shown="The first reading by scenarios. Under the second no call solo could be made while a card that counts "
        "lies in the widow.",
    ),
    Defect(
        id="SB-DEF-22",
        nature="gap",
        title="Whether the call may be left out",
        at="004:P22",
        problem="A Bidder who is content with his hand may not want to reveal or give away anything.",
        readings=("He must call a card and exchange.", "He may waive the call."),
        ruling="He must: the call is told as part of the game, and no way to decline it is given.",
        clauses=("SB-CALL-3",),
        shown="The first reading by scenarios. The second has no word of its own in the document.",
    ),
    Defect(
        id="SB-DEF-23",
        nature="gap",
        title="Trumps and object of a spread misère",
        at="004:P21",
        problem="Only the two points are told in which it differs from other games: the shown hand and the opening "
        "lead.",
        readings=("In all else it is a misère.", "What it must avoid and its trumps are left open."),
        ruling="This misère, as the text calls it, has two peculiarities; the rest is that of the misère.",
        clauses=("SB-SPM-3",),
        shown="The first reading by scenarios. The second gives nothing that could be played.",
    ),
)
