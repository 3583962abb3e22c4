"""Where document 000 fails about trumps and play, and what is ruled there."""

from typing import Final

from hoyle.register import Defect
from hoyle.solo_whist.rulings.works import BRITANNICA, FOSTER, HOFFMANN

DEFECTS: Final = (
    Defect(
        id="SW-DEF-07",
        nature="ambiguity",
        title="Trumps in a solo",
        at="000:P17",
        problem="A solo is played with the announced trump suit, and it is not said who announces it.",
        readings=("The turn-up suit is trumps.", "The soloist names the trump suit."),
        ruling="The turn-up suit: the example counts the turned-up hearts of the player who bids a solo as his trumps "
        "(P36), and the free choice of a suit is introduced as something new with the abundance (P21).",
        clauses=("SW-SOLO-3", "SW-RUL-7", "SW-SOLO-3b"),
        option="sw.solo_trump",
        shown="Option sw.solo_trump: turn_up, named.",
    ),
    Defect(
        id="SW-DEF-09",
        nature="contradiction",
        title="Early end of play against tricks that are counted",
        at="000:P9",
        problem="Play is said to end once it is settled whether the contract is made. Then no trick above or, in many "
        "deals, below the target would ever be taken, yet the tariff pays for each of them.",
        readings=(
            "Where tricks are counted all thirteen are played.",
            "Play ends as soon as the contract is made or lost.",
        ),
        ruling="Proposal, solo, abundance and royal abundance are played to the thirteenth trick; a misère, an open "
        "misère and a declared abundance end with the trick that defeats them.",
        clauses=(
            "SW-PLAY-7",
            "SW-PLAY-8",
            "SW-RUL-9",
            "SW-PAY-3",
            "SW-PAY-4",
            "SW-PAY-6",
            "SW-PAY-7",
            "SW-PAY-11",
            "SW-PAY-12",
        ),
        shown="The first reading by scenarios. Under the second no deal can reach SW-PAY-3, SW-PAY-6 or SW-PAY-11 with "
        "a trick to pay for.",
    ),
    Defect(
        id="SW-DEF-15",
        nature="gap",
        title="The turn-up card",
        at="000:P5",
        problem="The dealer turns up a card of his own; it is not said when he takes it into his hand, nor whether he "
        "may play it before.",
        readings=(
            "It belongs to his hand from the start and may be played to the first trick.",
            "It lies on the table for a round and is then taken up.",
        ),
        ruling="It is in the dealer's hand from the start, and everybody has seen it.",
        clauses=("SW-DEAL-5", "SW-RUL-15"),
        shown="The first reading by scenarios. The second differs only in where the card lies: all know it either way.",
        sources=(
            f"{HOFFMANN}: the card is the dealer's property.",
            f"{BRITANNICA}: it is left exposed for a round.",
        ),
    ),
    Defect(
        id="SW-DEF-16",
        nature="gap",
        title="The rank of the cards in play",
        at="000:P8",
        problem="Tricks go to the highest card, and the order of the cards is never given; only for the choice of the "
        "dealer is the ace called lowest (P4).",
        readings=("From the ace down to the two.", "From the king down to the ace, as in the draw."),
        ruling="The ace is high: in both lines of the example aces win over lower cards (P41, P49), and the exception "
        "made for the draw would otherwise be none.",
        clauses=("SW-CUT-3", "SW-PLAY-4", "SW-PLAY-5", "SW-RUL-16"),
        shown="The first reading by scenarios. Under the second the ace of hearts of P41 would lose to the six.",
        sources=(f"{HOFFMANN}: the cards rank from the ace down to the two.",),
    ),
    Defect(
        id="SW-DEF-23",
        nature="gap",
        title="Whether the defenders of an open misère may confer",
        at="000:P25",
        problem="Three players see the declarer's cards; whether they may talk about them is not said.",
        readings=("They may not.", "They may."),
        ruling="They may not: the hand is open to all, and nothing else is.",
        clauses=("SW-OMI-3",),
        shown="Not shown: talk is no action of the game. What each seat sees is the same in both readings.",
    ),
    Defect(
        id="SW-DEF-24",
        nature="gap",
        title="Tricks that are not played",
        at="000:P31-P32",
        problem="A deal that stops early leaves tricks unplayed, and it is not said to whom these count.",
        readings=("To nobody.", "To the side that has won the deal."),
        ruling="To nobody: play stops early only in games with a fixed payment, which needs no count.",
        clauses=("SW-PAY-9", "SW-PAY-15"),
        shown="The first reading by scenarios. The second changes the count of tricks and no payment.",
    ),
    Defect(
        id="SW-DEF-25",
        nature="gap",
        title="Trumps in an open misère",
        at="000:P25",
        problem="The misère is said to have no trumps; of the open misère nothing is said.",
        readings=("It has no trumps either.", "The turn-up suit is trumps."),
        ruling="No trumps: in the example, where hearts were turned up, the four of diamonds wins a trick to which the "
        "ace of hearts is thrown off (P48).",
        clauses=("SW-OMI-2", "SW-RUL-25"),
        shown="The first reading by the second line of the example, which the other reading would break at trick 3.",
        sources=(f"{FOSTER}: an exposed misère has no trump suit.",),
    ),
    Defect(
        id="SW-DEF-26",
        nature="slip",
        title="Trumps in a declared abundance",
        at="000:P27",
        problem="The document rules trumps out, while older books let the bidder of this game name them, as in an "
        "abundance. Either it tells of another practice or the sentence is a slip.",
        readings=("A declared abundance has no trumps.", "The declarer names the trump suit."),
        ruling="No trumps: the sentence is plain.",
        clauses=("SW-DAB-3", "SW-DAB-3b"),
        option="sw.declared_trump",
        shown="Option sw.declared_trump: none, named.",
        sources=(f"{FOSTER}: the declarer names the trump suit and leads.",),
    ),
    Defect(
        id="SW-DEF-27",
        nature="ambiguity",
        title="When it becomes clear that a contract is lost",
        at="000:P32",
        problem="An open misère and a declared abundance stop once it becomes clear that they cannot be made. With an "
        "open hand on the table that can be clear before the trick that defeats them.",
        readings=("With the trick that defeats the contract.", "As soon as no play could still make it."),
        ruling="With the trick: what is clear to one player need not be to another, and P31 and the end of the example "
        "(P52) wait for the trick.",
        clauses=("SW-PAY-15", "SW-RUL-27"),
        shown="The first reading by scenarios. The second asks for a judgement; the payment is the same.",
    ),
    Defect(
        id="SW-DEF-28",
        nature="gap",
        title="Play that stops because success is certain",
        at="000:P45",
        problem="The example stops an open misère after seven tricks, since nothing can defeat it any more. Play is to "
        "end once it is settled whether the contract is made (P9), but in the two misères only a loss is said to stop "
        "it (P31, P32); who may claim, and how, is not said.",
        readings=("All thirteen tricks are played.", "The declarer may claim, and the rest is not played."),
        ruling="The deal is played out, for that nothing can defeat it any more is a judgement; a claim that all agree "
        "to saves time and changes no payment.",
        clauses=("SW-PLAY-7", "SW-PLAY-8", "SW-EX-5"),
        shown="The first reading by scenarios. The claim of the example can be checked by search, and is good.",
    ),
    Defect(
        id="SW-DEF-30",
        nature="slip",
        title="When the hand is laid open in the example",
        at="000:P38",
        problem="The rule has the declarer show his hand after the first trick (P25); the example, when that trick is "
        "told, says after the first lead.",
        readings=("After the first trick.", "After the first lead."),
        ruling="After the trick: the rule is explicit, and the example tells of it after the trick has been won.",
        clauses=("SW-OMI-3", "SW-EX-4"),
        shown="The first reading by the example, in which the hand is open from the second trick on.",
        sources=(f"{FOSTER}: the hand is exposed after the first trick is complete.",),
    ),
    Defect(
        id="SW-DEF-33",
        nature="ambiguity",
        title="A right or a duty to lead",
        at="000:P9",
        problem="Whoever takes a trick is said to have the right to the next lead.",
        readings=("He must lead.", "He may leave the lead to another."),
        ruling="He must lead: nothing says who else would, and the first lead is told as a plain fact (P7).",
        clauses=("SW-PLAY-6",),
        shown="The first reading by scenarios. The second cannot be shown, since no other leader is named.",
    ),
    Defect(
        id="SW-DEF-34",
        nature="gap",
        title="The direction of turns",
        at="000:P8-P15",
        problem="Calls, answers to a proposal and cards go round in turn, and only of the deal is it said that this is "
        "clockwise (P6).",
        readings=("Clockwise.", "Counter-clockwise."),
        ruling="Clockwise: in the example the player on the dealer's left begins, and the dealer is the last to call "
        "and to play (P36-P38).",
        clauses=("SW-BID-1", "SW-PLAY-1", "SW-PROP-8"),
        shown="The first reading by the example. With the other the dealer would play second to its first trick.",
    ),
)
