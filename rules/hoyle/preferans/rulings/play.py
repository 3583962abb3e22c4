"""Where document 001 fails about play and agreed results, and what is ruled there."""

from typing import Final

from hoyle.preferans.rulings.works import CODE
from hoyle.register import Defect

DEFECTS: Final = (
    Defect(
        id="PV-DEF-19",
        nature="gap",
        title="A proposal that is refused or wrong",
        at="001:P19",
        problem="If the other side disagrees the play decides; whether a wrong proposal costs anything is not said.",
        readings=("It costs nothing and leaves no trace.", "It binds or costs its maker something."),
        ruling="No trace: the play is said to decide, and nothing else.",
        clauses=("PV-RES-7", "PV-RUL-19"),
        shown="The first reading by scenarios. No penalty is known for the second.",
    ),
    Defect(
        id="PV-DEF-24",
        nature="gap",
        title="Following suit",
        at="001:P21",
        problem="A player void in the suit must trump; that one who holds the suit must play it is nowhere said.",
        readings=("He must follow.", "He may play any card."),
        ruling="He must: the duty to trump of a void player has no sense otherwise.",
        clauses=("PV-RUL-24",),
        shown="The first reading by scenarios. The second is no game that anybody plays.",
        sources=(f"{CODE}: a player must follow suit.",),
    ),
    Defect(
        id="PV-DEF-25",
        nature="gap",
        title="Neither suit nor trumps",
        at="001:P21",
        problem="What a player may do who holds neither the suit led nor a trump is not said.",
        readings=("He may throw off any card.", "There is no card that he may play."),
        ruling="Any card: he must play one.",
        clauses=("PV-RUL-25",),
        shown="The first reading by scenarios. Under the second the deal could not go on.",
        sources=(f"{CODE}: any card may be played then.",),
    ),
    Defect(
        id="PV-DEF-26",
        nature="ambiguity",
        title="The first lead in open play",
        at="001:P14-P21",
        problem="That first hand leads is told of closed play; of open play the example says only that first hand has "
        "the lead.",
        readings=("First hand leads in open play too.", "Somebody else leads in open play."),
        ruling="First hand always: the example calls the first lead his right, and it is a game in open play.",
        clauses=("PV-RUL-26",),
        shown="The first reading by scenarios. The second contradicts the example.",
    ),
    Defect(
        id="PV-DEF-28",
        nature="gap",
        title="How a result is proposed",
        at="001:P15-P20",
        problem="A result is proposed and agreed to; at what moment, in what words, and who takes which of the tricks "
        "that are left is not said.",
        readings=(
            "Between tricks, as a number of the tricks that are left.",
            "At any time, as one of the three results.",
        ),
        ruling="Between tricks the declarer or the sole whister says how many more he takes, and the other of them "
        "answers; tricks that the defence gets by it are the whister's. From the number the result follows, which "
        "alone would not say how many whists to write.",
        clauses=("PV-RES-1", "PV-RES-8", "PV-RUL-28", "PV-RUL-28b", "PV-RUL-28c"),
        shown="The first reading by scenarios. The second says too little to be written down.",
    ),
    Defect(
        id="PV-DEF-32",
        nature="gap",
        title="Who plays the cards that lie open",
        at="001:P11-P14",
        problem="The passer lays his cards down; who chooses among them from then on is not said.",
        readings=("The sole whister.", "The passer."),
        ruling="The sole whister: he alone answers for the deal, and in the example it is he who opens the cards.",
        clauses=("PV-RUL-32",),
        shown="The first reading by views of the engine. Under the second the same cards may be played.",
    ),
    Defect(
        id="PV-DEF-33",
        nature="gap",
        title="When play ends",
        at="001:P19-P21",
        problem="Play that is not ended by agreement goes on, and it is not said how long.",
        readings=("All ten tricks are played.", "Play stops once the results are settled."),
        ruling="All ten: every trick has its price, in a misère too.",
        clauses=("PV-RUL-33",),
        shown="The first reading by scenarios. The second leads to other whists, which the text counts trick by trick.",
    ),
)
