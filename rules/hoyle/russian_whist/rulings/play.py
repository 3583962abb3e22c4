"""Where document 003 fails about play and the end of a hand, and what is ruled there."""

from typing import Final

from hoyle.register import Defect
from hoyle.russian_whist.rulings.works import BALDWIN, CAVENDISH

DEFECTS: Final = (
    Defect(
        id="RW-DEF-08",
        nature="slip",
        title="A hand that is called a partia",
        at="003:P18",
        problem="Every single deal is called a partia, and two of these make a rubber. In older books a partia is a "
        "game of several deals, to a number of points.",
        readings=(
            "A partia is one hand, and a rubber has two or three.",
            "A partia is a game of several hands, to ten points.",
        ),
        ruling="The document's own definition: whoever takes seven tricks wins the hand, and two hands win the rubber. "
        "As thirteen is odd every hand has a winner, so a rubber never lasts longer than three.",
        clauses=("RW-PART-1", "RW-PART-2", "RW-PART-3"),
        shown="The first reading by scenarios. The second cannot be shown, for the document gives no number of points.",
        sources=(f"{CAVENDISH}: a game is won by points, and a rubber by two games of three.",),
    ),
    Defect(
        id="RW-DEF-22",
        nature="ambiguity",
        title="Looking at earlier tricks",
        at="003:P16",
        problem="Any player may look at tricks that are played and have the others show theirs; when, or how often, is "
        "not said.",
        readings=("At any time, without any effect.", "Only between two tricks, or once in a hand."),
        ruling="At any time: a limit would have been said. The cards that were played are known to all, and to look at "
        "them again changes nothing.",
        clauses=("RW-PLAY-8",),
        shown="Not shown: to look at a card is no action of the game.",
        sources=(f"{BALDWIN}: only the last trick may be looked at.",),
    ),
    Defect(
        id="RW-DEF-28",
        nature="gap",
        title="When a hand ends",
        at="003:P18-P20",
        problem="Seven tricks win a hand; whether the rest is then played is not said.",
        readings=("All thirteen tricks are played.", "Play ends with the seventh trick of a pair."),
        ruling="All are played: each trick above six is paid for, and slams need twelve or thirteen.",
        clauses=("RW-RUL-28",),
        shown="The first reading by scenarios. Under the second no hand could bring more than one trick above six.",
    ),
)
