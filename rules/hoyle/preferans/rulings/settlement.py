"""Where document 001 fails about prices, whists and the sheet, and what is ruled there."""

from typing import Final

from hoyle.preferans.rulings.works import CODE, LESNOI, PARLETT, WIKIPEDIA
from hoyle.register import Defect

DEFECTS: Final = (
    Defect(
        id="PV-DEF-02",
        nature="lost",
        title="The table of prices",
        at="001:P8-P10",
        problem="Of table 2 only the caption is left. The text says that a six costs twenty for each missing trick and "
        "a misère a hundred for each trick taken; nothing fixes seven to ten.",
        readings=(
            "Equal steps from two for a six to ten for a ten, as in the Sochi game.",
            "Equal steps from four to twenty on the hill and in whists, as in the Leningrad game.",
        ),
        ruling="Twenty, forty, sixty, eighty and a hundred: in all known tables the price rises by equal steps and a "
        "misère costs five sixes, and the ten times of Sochi are the two figures of the text.",
        clauses=("PV-PRICE-1", "PV-RUL-2", "PV-RUL-2b", "PV-RUL-2c", "PV-RUL-2d"),
        option="pv.base",
        shown="Option pv.base: sochi, leningrad.",
        sources=(
            f"{LESNOI}: the tables of both varieties.",
            f"{WIKIPEDIA}: the value of the contract for each missing trick.",
        ),
    ),
    Defect(
        id="PV-DEF-03",
        nature="ambiguity",
        title="Price of a whist, or of a missing trick",
        at="001:P7-P9",
        problem="The caption of table 2 speaks of the price of a whist, and the example that follows from it of a "
        "penalty.",
        readings=(
            "One figure serves both, twenty for a six.",
            "A whist of a six brings two, and penalties are counted in tens.",
        ),
        ruling="As printed one figure, since the example follows from the table by a thus. Customary play writes two.",
        clauses=("PV-RUL-3", "PV-RUL-3b"),
        option="pv.whist_scale",
        shown="Option pv.whist_scale: 10, 1.",
        sources=(f"{WIKIPEDIA}: points of the hill count ten times as much as whists.",),
    ),
    Defect(
        id="PV-DEF-13",
        nature="gap",
        title="Whose the whists are",
        at="001:P11-P14",
        problem="In the example the whister writes whists for the one trick of the defence, and passer and dealer "
        "nothing; who writes what when the declarer falls, or when two whist, is not told.",
        readings=(
            "The sole whister writes all whists, always.",
            "If the declarer falls, he shares them with the passer.",
        ),
        ruling="A sole whister writes all, each of two his own: the example shows the one, and who passes is free of "
        "the deal for better and for worse.",
        clauses=("PV-RUL-13", "PV-RUL-13b", "PV-RUL-13c", "PV-RUL-13d"),
        option="pv.share",
        shown="Option pv.share: greedy, gentleman_on_fail.",
        sources=(
            f"{LESNOI}: greedy in the Sochi game.",
            f"{PARLETT}: sharing is called gentleman's whist.",
        ),
    ),
    Defect(
        id="PV-DEF-14",
        nature="gap",
        title="How a ten is checked",
        at="001:P6",
        problem="A ten is not whisted but checked, and that is all.",
        readings=(
            "All hands are laid open and played, and the defenders risk and win nothing.",
            "A ten is whisted with an obligation of one trick.",
        ),
        ruling="To check is to see whether the declarer can make it: nobody declares, all cards are open, no whists "
        "are written, and a missing trick costs the declarer its price.",
        clauses=("PV-OBL-4", "PV-OBL-4b", "PV-RUL-14", "PV-RUL-14b"),
        option="pv.ten",
        shown="Option pv.ten: checked, whisted.",
        sources=(f"{PARLETT}: a whister must take one trick of an eight, nine or ten.",),
    ),
    Defect(
        id="PV-DEF-15",
        nature="scope",
        title="Playing against a misère",
        at="001:P10",
        problem="What a misère costs is told in passing; how it is played, and what it brings, is not.",
        readings=(
            "Both others defend with closed hands.",
            "Both others defend, and lay their hands open after the first lead.",
        ),
        ruling="No trumps, no whists, no obligation; each trick costs the price of a ten, which a misère that is made "
        "brings. One trick costs a hundred and three cost three hundred, so two cost two hundred. Customary play opens "
        "the hands of both defenders.",
        clauses=("PV-RUL-15", "PV-RUL-15b", "PV-RUL-15c", "PV-RUL-15d", "PV-RUL-15e", "PV-EX-2"),
        option="pv.misere_hands",
        shown="Option pv.misere_hands: closed, open_after_lead.",
        sources=(f"{PARLETT}: a misère is not whisted.", f"{CODE}: no obligation in a misère."),
    ),
    Defect(
        id="PV-DEF-20",
        nature="gap",
        title="Tricks above the contract",
        at="001:P14",
        problem="Nothing is said of a declarer who takes more than he named.",
        readings=("They count for nothing.", "They cost him something, because he named too little."),
        ruling="For nothing: in the example nine tricks on an eight are a full win and nothing else.",
        clauses=("PV-RES-4", "PV-RUL-20"),
        shown="The first reading by scenarios. The second contradicts the example.",
    ),
    Defect(
        id="PV-DEF-23",
        nature="scope",
        title="What a made contract brings",
        at="001:P14",
        problem="The declarer writes winning points for his contract into the pool; how many is not said.",
        readings=("The price of a missing trick.", "Another figure."),
        ruling="The price of the contract at the scale of the sheet: pool and hill have one table in the Sochi game.",
        clauses=("PV-RUL-23",),
        shown="The first reading by scenarios. No other figure is known; in the Leningrad game, where the hill is "
        "doubled, the pool keeps its price.",
        sources=(f"{LESNOI}: two to ten in the pool for a six to a ten, and ten for a misère.",),
    ),
    Defect(
        id="PV-DEF-30",
        nature="scope",
        title="The final settlement",
        at="001:P7-P14",
        problem="Penalties, winning points and whists are written down; how they come together is left to a special "
        "account that is not in the extract.",
        readings=(
            "The sheet is left as it is.",
            "Pool less hill is levelled among the players in whists, and whists are set off.",
        ),
        ruling="As printed there is none. Customary play settles: each player owes every other his part of what he is "
        "behind the best, rounded down where it does not divide.",
        clauses=("PV-RUL-30",),
        option="pv.settlement",
        shown="Option pv.settlement: none, levelled.",
        sources=(f"{WIKIPEDIA}: points of pool and hill are turned into whists, ten for one.",),
    ),
    Defect(
        id="PV-DEF-31",
        nature="ambiguity",
        title="The unit of pool and hill",
        at="001:P9-P10",
        problem="Penalties of twenty and a hundred are ten times what players write, who count ten whists to a point "
        "of the hill.",
        readings=("The sheet is kept in tens, as the figures say.", "The sheet is kept in points."),
        ruling="In tens: they are the figures of the text. A sheet in points gives the same settlement.",
        clauses=("PV-RUL-31", "PV-RUL-31b", "PV-RUL-31c", "PV-RUL-31d"),
        option="pv.scale",
        shown="Option pv.scale: 10, 1.",
        sources=(f"{WIKIPEDIA}: a point of pool or hill is worth ten whists.",),
    ),
    Defect(
        id="PV-DEF-34",
        nature="gap",
        title="Consolation",
        at="001:P7-P14",
        problem="Whether the others get anything for a declarer's missing tricks, beside the whists for tricks taken, "
        "is not said.",
        readings=(
            "They get nothing.",
            "All others write the price of a whist for every missing trick.",
            "All others write ten for every missing trick.",
        ),
        ruling="As printed nothing, since nothing is said. Customary play writes the price of a whist. A misère and a "
        "checked ten, which bring no whists, pay none in any case.",
        clauses=("PV-RUL-34", "PV-RUL-34b", "PV-RUL-34c"),
        option="pv.consolation",
        shown="Option pv.consolation: off, per_undertrick, ten_per_undertrick.",
        sources=(
            f"{CODE}: a consolation for all others, a dealer who rests among them.",
            f"{LESNOI}: the price of a whist in the Sochi and the Leningrad game, ten in the Moscow pool.",
        ),
    ),
)
