"""Where document 000 fails about payments, and what is ruled there."""

from typing import Final

from hoyle.register import Defect
from hoyle.solo_whist.rulings.works import BRITANNICA, FOSTER, HOFFMANN

DEFECTS: Final = (
    Defect(
        id="SW-DEF-11",
        nature="gap",
        title="A lost misère, open misère or declared abundance",
        at="000:P31-P32",
        problem="It is said what these games bring, and not what they cost.",
        readings=("They cost what they would have brought.", "They cost nothing."),
        ruling="A player who takes the trick that he should not, or misses one of thirteen, pays each opponent the "
        "price.",
        clauses=("SW-PAY-8", "SW-PAY-13", "SW-PAY-14", "SW-RUL-11", "SW-RUL-11b"),
        option="sw.nullo_fail",
        shown="Option sw.nullo_fail: symmetric, none.",
        sources=(f"{FOSTER}: each of them is won or lost at one and the same amount.",),
    ),
    Defect(
        id="SW-DEF-12",
        nature="ambiguity",
        title="What a lost proposal, solo or abundance costs",
        at="000:P30-P32",
        problem="Three paragraphs name only a fraction for each missing trick. Whether the price is paid as well is "
        "not said; the older books say that it is.",
        readings=("The fraction for each missing trick, and no price.", "The price and the fraction."),
        ruling="As printed only the fraction: three paragraphs agree, so this is no stray omission. A solo that fails "
        "by one trick then costs 0.75 and one that is just made brings 3. Customary play adds the price, 3.75 in all.",
        clauses=("SW-PAY-4", "SW-PAY-4b", "SW-PAY-7", "SW-PAY-7b", "SW-PAY-12", "SW-PAY-12b"),
        option="sw.fail",
        shown="Option sw.fail: fraction_only, base_plus_fraction.",
        sources=(
            f"{FOSTER}: a solo lost by one costs its price and one trick, to each opponent.",
            f"{HOFFMANN}: sixpence, and a penny for each missing trick.",
        ),
    ),
    Defect(
        id="SW-DEF-13",
        nature="ambiguity",
        title="Who settles with whom in a proposal",
        at="000:P30",
        problem="Each partner gets one point from the opponents, which may be one in all or one from each of the two.",
        readings=(
            "Each partner settles with one opponent, so that a deal just made moves two points.",
            "Each partner settles with both, so that it moves four.",
        ),
        ruling="With one: the next paragraph has the soloist paid by each player, and this one has not. The proposer "
        "is paired with the first opponent on his left; the amounts are equal whoever is paired with whom.",
        clauses=("SW-PAY-2", "SW-PAY-4", "SW-RUL-13", "SW-RUL-13b"),
        option="sw.prop_pairing",
        shown="Option sw.prop_pairing: one_to_one, each_to_each.",
        sources=(f"{FOSTER}: each of the partners pays one of the adversaries.",),
    ),
    Defect(
        id="SW-DEF-14",
        nature="ambiguity",
        title="Worth three, four or six points, but from whom",
        at="000:P32",
        problem="Abundances, open misère and declared abundance are given a worth, and it is not said that each "
        "opponent pays it, as it is of solo and misère.",
        readings=("Each opponent pays or gets the amount.", "The amount is shared among the opponents."),
        ruling="Each opponent: the paragraph goes on with the scale of the one before, and an open misère would "
        "otherwise bring less than a misère.",
        clauses=("SW-PAY-10", "SW-PAY-11", "SW-PAY-12", "SW-PAY-13", "SW-PAY-14", "SW-RUL-14"),
        shown="The first reading by scenarios. The second gives no whole tariff: the four points of an open misère do "
        "not divide by three in the document's quarters.",
        sources=(
            f"{FOSTER}: a single player wins or loses the amount with each opponent.",
            f"{BRITANNICA}: the stakes stand in the very proportion of the document, 1-1-2-3-4-6.",
        ),
    ),
    Defect(
        id="SW-DEF-18",
        nature="contradiction",
        title="When stakes are paid",
        at="000:P29",
        problem="Stakes are said to be paid after each deal, and then to be reckoned up at the end of the session.",
        readings=(
            "Points are booked after each deal and turned into money at the end.",
            "Money is paid after each deal.",
        ),
        ruling="Points are booked deal by deal; what they are worth in money is left to the players.",
        clauses=("SW-SET-1", "SW-SET-3"),
        shown="The booking by scenarios. Money is outside the engine in both readings.",
    ),
    Defect(
        id="SW-DEF-22",
        nature="slip",
        title="Opponents called partners",
        at="000:P19-P31",
        problem="Twice, at the misère and at its price, the other players are called partners in the game.",
        readings=("The three opponents are meant.", "Partners in the sense of the proposal are meant."),
        ruling="The opponents: a misère is played by one against three, as the sentence before says.",
        clauses=("SW-MIS-4", "SW-PAY-8"),
        shown="The first reading by scenarios. The second cannot be shown, since a misère has no partners.",
    ),
)
