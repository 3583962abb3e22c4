"""Where document 002 fails about payments and offences, and what is ruled there."""

from typing import Final

from hoyle.german_solo.rulings.works import PARLETT
from hoyle.register import Defect

DEFECTS: Final = (
    Defect(
        id="GS-DEF-04",
        nature="lost",
        title="The values of the games",
        at="002:P32",
        problem="The base values are announced, and the list is missing. The next paragraph gives 2 for a frog, and "
        "does not tell a frog in colour from one in suit.",
        readings=(
            "Frog 2, solo 4 in suit and 8 in colour, all 16 and 32.",
            "Frog 2 in suit and 4 in colour, and the rest the same.",
        ),
        ruling="The values of other works, and 2 for every frog, which is what the text has.",
        clauses=("GS-PAY-1", "GS-RUL-4", "GS-RUL-4b"),
        option="gs.values",
        shown="Option gs.values: frogs_alike, colour_doubles.",
        sources=(f"{PARLETT}: 2, 4 and 16 for frog, solo and all, doubled in the preferred suit.",),
    ),
    Defect(
        id="GS-DEF-05",
        nature="ambiguity",
        title="Who settles with whom in a frog",
        at="002:P33",
        problem="The Player and his partner each win or lose 2 singly, and four chips change hands. With whom each "
        "settles is not said.",
        readings=("Each of the two with one opponent.", "Each with both opponents."),
        ruling="With one opponent: then four chips change hands, two on each side.",
        clauses=("GS-PAY-2", "GS-PAY-3"),
        shown="The first reading by scenarios. In the second eight chips change hands.",
    ),
    Defect(
        id="GS-DEF-17",
        nature="ambiguity",
        title="Whose revoke loses",
        at="002:P36",
        problem="The first word is that for the Player as well as for any player, and the end exempts the Player from "
        "a fine for like errors.",
        readings=("Any player's.", "The Player's alone."),
        ruling="Any player's. The exemption holds for the errors of the sentence before it, playing out of turn and "
        "showing a card; a Player who revokes does lose.",
        clauses=("GS-IRR-1", "GS-IRR-3"),
        shown="The first reading by scenarios. In the second nothing would follow from the revoke of an opponent.",
    ),
    Defect(
        id="GS-DEF-18",
        nature="gap",
        title="The partner as offender",
        at="002:P36",
        problem="Playing out of turn and showing a card are fined if an opponent of the Player does it, and are free "
        "to the Player. Of his partner, who may still be hidden, nothing is said.",
        readings=("He loses the game for the Player's side.", "He is as free as the Player."),
        ruling="He loses it and pays for both: the exemption names the Player alone.",
        clauses=("GS-RUL-18",),
        shown="The first reading by scenarios. In the second the tricks decide, as if nothing had happened.",
    ),
    Defect(
        id="GS-DEF-19",
        nature="ambiguity",
        title="How much an offender pays",
        at="002:P36",
        problem="The offender pays the whole loss of his side, and it is not said how much that is.",
        readings=(
            "What each member of his side would have lost, to each of the winners.",
            "The value of the game once.",
        ),
        ruling="What his side would have lost: twice the value in a frog, three times in a solo or all.",
        clauses=("GS-RUL-19",),
        shown="The first reading by scenarios. In the second the winners would get less than if the game were lost.",
    ),
    Defect(
        id="GS-DEF-20",
        nature="ambiguity",
        title="Which games take the pool",
        at="002:P35",
        problem="The pool goes to the first to win a solo in colour or all; the words in colour may belong to both.",
        readings=("A solo in colour, and all of either kind.", "A solo or all, each in colour only."),
        ruling="All of either kind: the words stand beside the solo, and all in suit is above a solo in colour.",
        clauses=("GS-POOL-2",),
        shown="The first reading by scenarios. In the second a game that outranks the solo in colour would win less.",
    ),
    Defect(
        id="GS-DEF-21",
        nature="ambiguity",
        title="The fine",
        at="002:P37",
        problem="The fine is 16 or as many chips as double the pool, and it is not said which of the two when, nor "
        "whether the pool then has the stake of this deal in it.",
        readings=("The smaller of the two.", "The larger of the two."),
        ruling="The smaller, reckoned with the stake of the deal in the pool. To let the offender choose comes to the "
        "same.",
        clauses=("GS-IRR-5", "GS-RUL-21", "GS-RUL-21b"),
        option="gs.pool_fine",
        shown="Option gs.pool_fine: min, max.",
    ),
)
