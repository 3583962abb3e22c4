"""Where document 000 fails about the object of play, the players, the draw and its figures, and what is ruled there."""

from typing import Final

from hoyle.register import Defect
from hoyle.solo_whist.rulings.works import BRITANNICA, FOSTER, HOFFMANN

DEFECTS: Final = (
    Defect(
        id="SW-DEF-10",
        nature="slip",
        title="The object of play",
        at="000:P6",
        problem="The object is said to be as many tricks as possible, which is false of both misères.",
        readings=("To make one's contract, or to defeat it.", "To take as many tricks as possible."),
        ruling="To make or defeat the contract.",
        clauses=("SW-OBJ-1",),
        shown="Not shown: an object is no rule of what may be done. The solver takes the first reading.",
        sources=(f"{HOFFMANN}: eight tricks with a partner, five or nine alone, or none at all.",),
    ),
    Defect(
        id="SW-DEF-17",
        nature="gap",
        title="Five players",
        at="000:P3",
        problem="Each of five players sits out one game in turn. Who begins, and whether he shares in the payments, is "
        "not said; nor who cuts when the player who rests sits on the dealer's right.",
        readings=(
            "The player on the dealer's right rests and has no part in the payments.",
            "The dealer rests after dealing.",
        ),
        ruling="In each deal the dealer's right-hand neighbour, who dealt before him, rests and neither pays nor is "
        "paid, so that in five deals everybody rests once. He still cuts, for which he needs no hand.",
        clauses=("SW-GEN-4", "SW-GEN-5", "SW-RUL-17", "SW-DEAL-2", "SW-DEAL-8"),
        shown="The first reading by scenarios. In the second nobody would hold the turn-up, which P5 gives to the "
        "dealer.",
    ),
    Defect(
        id="SW-DEF-19",
        nature="gap",
        title="Irregularities",
        at="000:P5-P9",
        problem="Nothing is said of revokes, misdeals, exposed cards, or bids and leads out of turn.",
        readings=("An illegal action cannot be made.", "It can be made and is punished by the laws of whist."),
        ruling="The engine refuses an illegal action and names the rule that it breaks; penalties are for the table.",
        clauses=("SW-PLAY-2", "SW-DEAL-7"),
        shown="The first reading by every scenario with a refused action. The second has no rule in the document.",
        sources=(f"{BRITANNICA}: the laws of whist hold where they apply.",),
    ),
    Defect(
        id="SW-DEF-20",
        nature="lost",
        title="Figures 28 and 29",
        at="000:P28-P35",
        problem="The hand for a declared abundance and the deal of the illustrative game are shown in figures that are "
        "lost.",
        readings=(
            "A hand of our own, and the deal as far as the example determines it.",
            "The hands that were printed.",
        ),
        ruling="Figure 28 is replaced by a hand of thirteen sure tricks, figure 29 by a deal rebuilt from what the two "
        "lines of play and the remarks tell; cards that stay free are dealt as we choose and said to be so.",
        clauses=("SW-DAB-5", "SW-EX-2"),
        shown="By scenarios of the rebuilt deal and of a hand that a search finds to be sure against every lie of the "
        "cards. What was printed cannot be shown.",
    ),
    Defect(
        id="SW-DEF-21",
        nature="slip",
        title="Remarks of the example that do not hold",
        at="000:P34-P52",
        problem="Hearts are called trumps unless no trumps are chosen, which forgets the abundance (P34). The closing "
        "passes (P37), a trick's winner (P44) and six discards (P50-P52) are missing, the clubs against Kirill are "
        "called all higher (P45), and the six of clubs forced (P49).",
        readings=("The cards are right and the remarks are not.", "The remarks are right and the cards are not."),
        ruling="The cards stand and agree with one another; the remarks are noted and not encoded. The three passes "
        "and Alexei as winner of trick 7 are supplied. The three, five and seven of clubs are lower than the ten and "
        "nine, but the conclusion holds; at P49 the two and four of clubs were legal too.",
        clauses=("SW-EX-1", "SW-EX-3", "SW-EX-4", "SW-EX-5", "SW-EX-6"),
        shown="The first reading by the example, played in full. The second has no other cards to offer.",
    ),
    Defect(
        id="SW-DEF-31",
        nature="ambiguity",
        title="A right to bid a declared abundance",
        at="000:P28",
        problem="The caption of the lost figure speaks of cards that give the right to this bid, as if a certain hand "
        "were a condition of it.",
        readings=("Any hand may bid it; the figure is a hand that is sure to win.", "Only certain hands may bid it."),
        ruling="Any hand: the rule itself (P27) asks for nothing, and P29 says of the hand that it wins easily.",
        clauses=("SW-DAB-1", "SW-DAB-5"),
        shown="The first reading by scenarios. The second cannot be shown, as its condition is lost with the figure.",
    ),
    Defect(
        id="SW-DEF-32",
        nature="slip",
        title="How the cards that choose the dealer are taken",
        at="000:P4",
        problem="After the cut a card is opened for each player; three sentences on, the players draw their cards.",
        readings=("A card is opened for each.", "Each player draws one."),
        ruling="Either way: each player has one card of the pack, and the cards decide.",
        clauses=("SW-CUT-1", "SW-CUT-2"),
        shown="Both readings are one to the engine, which is given the cards.",
    ),
    Defect(
        id="SW-DEF-35",
        nature="gap",
        title="Which games are played alone",
        at="000:P21-P27",
        problem="Bids are for play with a partner or alone (P11). Of solo and misère it is said that they are played "
        "alone, of the abundances, the open misère and the declared abundance it is not.",
        readings=("All games but the proposal are played alone.", "A partner may join in them."),
        ruling="Alone: only the proposal has a way to find a partner, and the open misère of the example is played by "
        "one against three.",
        clauses=("SW-BID-7", "SW-ABU-2", "SW-RUL-8", "SW-OMI-2", "SW-DAB-2", "SW-RUL-14"),
        shown="The first reading by scenarios. The second cannot be shown: there is no call by which a partner could "
        "join.",
        sources=(f"{FOSTER}: each of these is played against the three others combined.",),
    ),
)
