"""Where document 004 fails about the play, and what is ruled there."""

from typing import Final

from hoyle.register import Defect
from hoyle.six_bid.rulings.works import SKAT

DEFECTS: Final = (
    Defect(
        id="SB-DEF-08",
        nature="ambiguity",
        title="To follow suit or to play any trump",
        at="004:P23",
        problem="Each player must, if he can, follow suit or play any trump. This may be a choice between the two, an "
        "order of one after the other, or a duty and a right.",
        readings=(
            "Whoever cannot follow suit must trump; whoever can do neither is free.",
            "Whoever cannot follow suit is free.",
            "Whoever can follow suit may trump instead; whoever can do neither is free.",
        ),
        ruling="Suit first, then a trump: the duty governs both halves, and to let a player trump while he can follow "
        "would be against the whole family of the game.",
        clauses=("SB-PLAY-2", "SB-PLAY-2b", "SB-RUL-8"),
        option="sb.void",
        shown="Option sb.void: must_trump, free, may_always_trump.",
    ),
    Defect(
        id="SB-DEF-09",
        nature="gap",
        title="Who takes a trick",
        at="004:P23",
        problem="Neither who takes a trick nor who leads to the next one is said anywhere.",
        readings=(
            "The highest trump or else the highest card of the suit led takes it, and its player leads.",
            "The highest card of the suit led takes it, whether or not it is trumped.",
        ),
        ruling="As in every game of this family. The order of the cards (P6) would serve no other end.",
        clauses=("SB-RUL-9",),
        shown="The first reading by scenarios. The second would leave trumps without any use.",
        sources=(f"{SKAT}: the highest trump, or else the highest card of the suit led, takes the trick.",),
    ),
    Defect(
        id="SB-DEF-15",
        nature="scope",
        title="Irregularities",
        at="004:P27",
        problem="The rules of Skat are to be applied to irregularities in play, and they are not given.",
        readings=("An illegal action cannot be made.", "It can be made, and its side loses the deal, as in Skat."),
        ruling="The engine refuses an illegal action and names the rule that it breaks; penalties are for the table.",
        clauses=("SB-IRR-1",),
        shown="The first reading by every scenario with a refused action. The second has no rule in the document.",
        sources=(f"{SKAT}: a side that breaks a rule before the game is decided loses it.",),
    ),
    Defect(
        id="SB-DEF-18",
        nature="gap",
        title="When play stops",
        at="004:P20-P22",
        problem="It is not said whether a misère, a spread misère or a call solo that is lost is still played out.",
        readings=("Play stops with the trick that loses the game.", "All eleven tricks are always played."),
        ruling="It stops: these games are won or lost at a fixed value, so that the rest would change nothing. Solo, "
        "heart solo and guarantee solo are played out: the widow, which counts in them, is seen only at the end.",
        clauses=("SB-RUL-18",),
        shown="The first reading by scenarios. The second leads to the same results and payments.",
    ),
    Defect(
        id="SB-DEF-21",
        nature="gap",
        title="A dealer without cards on the Bidder's left",
        at="004:P21",
        problem="In a spread misère the player on the Bidder's left leads, and at a table of four that may be the "
        "dealer, who holds no cards.",
        readings=("The next player who holds cards leads.", "The player on the dealer's left leads as in other games."),
        ruling="The next one who holds cards. As he sits on the dealer's left too, both readings name the same player.",
        clauses=("SB-SPM-2", "SB-RUL-21"),
        shown="Both readings by one scenario: they come to the same.",
    ),
)
