"""Where document 003 fails about the kinds of a hand and its points, and what is ruled there."""

from typing import Final

from hoyle.register import Defect
from hoyle.russian_whist.rulings.works import BALDWIN, CAVENDISH

DEFECTS: Final = (
    Defect(
        id="RW-DEF-01",
        nature="gap",
        title="The kind of a hand with five, three, two or one tricks of the losers",
        at="003:P19",
        problem="A hand is single if the losers took six tricks, double if four, triple if none. With five, three, two "
        "or one no definition applies; and if four is read as at most four, none is double and triple at once.",
        readings=(
            "Six or five tricks make a single hand, four to one a double, none a triple.",
            "Only six, four and none have a name.",
            "Six tricks make a single hand, at most four a double, none a double and a triple.",
        ),
        ruling="Every number gets one kind: five counts as single, since it has not come down to four, and one to "
        "three as double, since all the tricks are asked for in a triple. In older books the kind depends on the "
        "points of the losers.",
        clauses=("RW-PART-4", "RW-PART-5", "RW-RUL-1"),
        shown="The first reading by scenarios. In the others some numbers have no kind, which is a gap and no rule.",
        sources=(f"{CAVENDISH}: a game is treble, double or single by the points of the losers.",),
    ),
    Defect(
        id="RW-DEF-02",
        nature="ambiguity",
        title="A triple hand and a grand slam",
        at="003:P19-P20",
        problem="Both are the taking of all the tricks. The slam has a premium; for a triple hand none is named, while "
        "one for a double hand may be agreed on (P31).",
        readings=("A triple hand has the premium of the slam.", "It has a premium of its own besides."),
        ruling="The premium of the slam alone, and no premium of a double hand.",
        clauses=("RW-PART-6", "RW-SCORE-4", "RW-SLAM-2"),
        shown="The first reading by scenarios. The second has no number in the document.",
    ),
    Defect(
        id="RW-DEF-03",
        nature="ambiguity",
        title="A small slam within a grand slam",
        at="003:P20",
        problem="Whoever takes thirteen tricks has taken twelve.",
        readings=("A grand slam is no small slam.", "A grand slam brings both premiums."),
        ruling="Exactly twelve tricks are a small slam: the names are set against each other.",
        clauses=("RW-SCORE-3", "RW-SLAM-1"),
        shown="The first reading by scenarios. With the second a grand slam would bring thirty points.",
    ),
    Defect(
        id="RW-DEF-04",
        nature="gap",
        title="Honours without a price",
        at="003:P22",
        problem="Honours are defined, and no rule of scoring speaks of them.",
        readings=("They bring nothing.", "Three, four or five of them bring points."),
        ruling="They bring nothing. The option has the amounts of a Russian self-teacher of card games by Fichman, who "
        "counts honours in tricks; here they are counted as crowns are, in the hands of a pair as dealt.",
        clauses=("RW-HON-1", "RW-RUL-4", "RW-RUL-4b"),
        option="rw.honours",
        shown="Option rw.honours: none, fichman.",
        sources=(f"{BALDWIN}: partners who hold four honours score four, and two for three.",),
    ),
    Defect(
        id="RW-DEF-05",
        nature="contradiction",
        title="The length of a crown",
        at="003:P22-P32",
        problem="With jack and ten a crown is at its longest (P22); but every further card that lengthens it brings "
        "five points (P32), which a nine would do.",
        readings=("A crown ends with the ten.", "A crown may go down to the two."),
        ruling="Five cards: a definition is stronger than a remark on prices, which can be read within it.",
        clauses=("RW-CRN-3", "RW-CRN-3b", "RW-SCORE-6"),
        option="rw.crown_cap",
        shown="Option rw.crown_cap: 5, 13.",
    ),
    Defect(
        id="RW-DEF-06",
        nature="ambiguity",
        title="Whose crowns are counted, and when",
        at="003:P23",
        problem="A crown in one hand or in a pair brings points. Whether losers have them too, whether one hand can "
        "hold several, and whether the cards are those dealt or those taken is not said.",
        readings=(
            "Each suit counts by itself, for both pairs, in the cards as dealt.",
            "Only the winners count crowns.",
        ),
        ruling="P23 speaks of cards that a player or a pair holds, so the hands as dealt count, together, and each "
        "suit in which there is a crown. Nothing limits it to the winners.",
        clauses=("RW-CRN-4", "RW-RUL-6"),
        shown="The first reading by scenarios. The second adds a condition that is not in the text.",
    ),
    Defect(
        id="RW-DEF-07",
        nature="ambiguity",
        title="The premium for finishing a hand",
        at="003:P34",
        problem="Five points are given for the end of a hand, and not said to whom.",
        readings=("The winners of each hand.", "Both sides, or whoever takes the last trick."),
        ruling="The winners of each hand, as the rubber's premium goes to its winners; every hand has some.",
        clauses=("RW-SCORE-8",),
        shown="The first reading by scenarios. Given to both sides it would not change the difference.",
    ),
    Defect(
        id="RW-DEF-19",
        nature="ambiguity",
        title="Trick points of the losers",
        at="003:P27",
        problem="Each trick of a pair above six brings points, and it is not said that the pair must have won.",
        readings=("The losers have none.", "The losers, too, are paid for each trick above six."),
        ruling="Both are the same: with seven tricks a pair has won, so losers never have more than six.",
        clauses=("RW-SCORE-2",),
        shown="Both readings are one, since two pairs share thirteen tricks.",
    ),
    Defect(
        id="RW-DEF-20",
        nature="ambiguity",
        title="What is added up after a rubber",
        at="003:P36-P38",
        problem="Points above and below the line are added, and hands won are marked above the line as well.",
        readings=("The marks are no points.", "Each mark counts as a point."),
        ruling="Marks show who has won which hand; no value is given to them.",
        clauses=("RW-SCORE-10", "RW-SET-1"),
        shown="The first reading by scenarios. The second has no number in the document.",
    ),
    Defect(
        id="RW-DEF-25",
        nature="gap",
        title="The premium for a double hand",
        at="003:P31",
        problem="A premium for a double hand may be agreed on, and no amount is named.",
        readings=("Nothing is agreed on.", "A number of points is agreed on, such as five."),
        ruling="Nothing, unless it is agreed on. The option shows an agreement on five points, the price of the end of "
        "a hand and of a revoke.",
        clauses=("RW-RUL-25", "RW-RUL-25b", "RW-SCORE-5"),
        option="rw.double_premium",
        shown="Option rw.double_premium: 0, 5.",
    ),
    Defect(
        id="RW-DEF-27",
        nature="gap",
        title="Who pays whom after a rubber",
        at="003:P38",
        problem="The difference between two pairs is what is won, and it is not said what each player pays.",
        readings=(
            "Each player settles the whole difference with one opponent.",
            "A pair settles the difference once and shares it.",
        ),
        ruling="Each of the losing pair pays the difference, and each of the other pair receives it. Nothing is paid "
        "for a single hand, or while a rubber lasts.",
        clauses=("RW-RUL-27",),
        shown="The first reading by scenarios. The second halves every payment.",
        sources=(f"{CAVENDISH}: each of the losers pays one of the winners.",),
    ),
)
