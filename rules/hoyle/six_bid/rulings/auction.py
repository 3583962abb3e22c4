"""Where document 004 fails about the deal and the auction, and what is ruled there."""

from typing import Final

from hoyle.register import Defect
from hoyle.six_bid.rulings.works import WIKIPEDIA

DEFECTS: Final = (
    Defect(
        id="SB-DEF-14",
        nature="ambiguity",
        title="Equal bids",
        at="004:P10",
        problem="The second player bids more, and then the two decide who goes higher. Whether the first may hold the "
        "bid at the same height, as in Skat, is not said.",
        readings=("A bid must be higher each time.", "The older of the two may hold the bid of the younger."),
        ruling="Higher each time: holding would need a word of its own, and there are only bids and passes.",
        clauses=("SB-AUC-3", "SB-RUL-14"),
        shown="With SB-RUL-14 out of force two players bid the same game; no option, since the document gives neither "
        "of them the contract.",
        sources=(f"{WIKIPEDIA}: an overcalled player must at once raise or pass.",),
    ),
    Defect(
        id="SB-DEF-16",
        nature="gap",
        title="Who deals",
        at="004:P9-P23",
        problem="How the first dealer is found, who cuts, and who deals after a deal that was played is not said; only "
        "after three passes the next dealer deals. Nor is it said which way deal, bidding and play go round.",
        readings=("The deal passes to the left after every deal.", "The winner of a deal deals the next one."),
        ruling="To the left after every deal, played or not. The first dealer is given; the players agree on him. "
        "Deal, bidding and play go round the same way, clockwise: the player on the dealer's left gets the first cards "
        "and leads (P9, P23).",
        clauses=("SB-PLAY-3", "SB-RUL-16"),
        shown="The first reading by scenarios. The second has no ground in the document.",
        sources=(f"{WIKIPEDIA}: deal and play go clockwise.",),
    ),
)
