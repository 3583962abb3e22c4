"""Where document 001 fails about who answers for a missing trick, and what is ruled there."""

from typing import Final

from hoyle.preferans.rulings.works import LESNOI, PARLETT, SKURATOV
from hoyle.register import Defect

DEFECTS: Final = (
    Defect(
        id="PV-DEF-08",
        nature="ambiguity",
        title="Four tricks together, or two each",
        at="001:P3-P11",
        problem="On a six the whisters must take four tricks; later each answers for himself, as it were for two. With "
        "three and one the first is met and the second is not.",
        readings=(
            "The pair must be short, and then each is fined for what he lacks himself.",
            "Each answers for himself on a six and a seven, whatever the other takes.",
            "The pair must be short, and the fines together are no more than what it lacks.",
        ),
        ruling="What is punished is a failure of their obligation, which is set for both together; who then pays is "
        "said afterwards. On a seven two tricks are called enough, and an eight or a nine needs a common failure in so "
        "many words.",
        clauses=("PV-OBL-1", "PV-RESP-1", "PV-RESP-2", "PV-RUL-8", "PV-RUL-8b", "PV-RUL-8c"),
        option="pv.responsibility",
        shown="Option pv.responsibility: joint_then_personal, personal, joint_capped.",
        sources=(
            f"{PARLETT}: no fine if the pair has its number; with three in all the one with fewer pays one.",
            f"{SKURATOV}: nothing is disputed as often as two whisters who are short.",
        ),
    ),
    Defect(
        id="PV-DEF-09",
        nature="ambiguity",
        title="Two tricks of a seven in one hand",
        at="001:P4-P11",
        problem="On a seven two tricks are enough, and those who took none are fined. With two and none both hold.",
        readings=(
            "The pair has its two tricks, and nobody is fined.",
            "Whoever took none is fined all the same.",
        ),
        ruling="The same as on a six: two tricks suffice, so a fine at two and none would contradict the sentence.",
        clauses=("PV-OBL-2", "PV-RESP-3", "PV-RUL-9"),
        shown="By the values of pv.responsibility, which the six and the seven share.",
        sources=(f"{PARLETT}: no fine if the pair has its number.",),
    ),
    Defect(
        id="PV-DEF-10",
        nature="scope",
        title="What a whister pays",
        at="001:P7",
        problem="How the penalties of whisters and of the declarer compare is put off to another chapter.",
        readings=("As much for a trick as the declarer.", "Half as much."),
        ruling="As much: the one table that is announced is all there is to go by.",
        clauses=("PV-PEN-1", "PV-PEN-3", "PV-RUL-10", "PV-RUL-10b"),
        option="pv.whister_penalty",
        shown="Option pv.whister_penalty: full, half.",
        sources=(f"{LESNOI}: the whole price in the Sochi game, half of it in the Leningrad game.",),
    ),
    Defect(
        id="PV-DEF-11",
        nature="contradiction",
        title="Only three results",
        at="001:P15",
        problem="Exactly three results are said to be possible; if each of two whisters answers for himself alone, the "
        "declarer and a whister can both be short, as with five, four and one on a six.",
        readings=(
            "There are three results between the declarer and each whister.",
            "There is a fourth result, in which both are short.",
        ),
        ruling="With one whister, of whom it is said, there are three; with two as well, as long as the pair must be "
        "short first. Only where each answers for himself alone does the fourth come up.",
        clauses=("PV-RES-2", "PV-RUL-11"),
        shown="By scenarios of pv.responsibility: personal shows the fourth result.",
    ),
    Defect(
        id="PV-DEF-12",
        nature="ambiguity",
        title="A whister who is short when the declarer falls",
        at="001:P11-P15",
        problem="It is not said whether a whister who lacks his own tricks is fined when the declarer is short too.",
        readings=("He is fined.", "He is not fined."),
        ruling="As printed he is: each answers for himself. It matters only under pv.responsibility: personal, since "
        "otherwise a pair that beats the declarer has enough.",
        clauses=("PV-RUL-12", "PV-RUL-12b"),
        option="pv.fine_whister_if_declarer_fails",
        shown="Option pv.fine_whister_if_declarer_fails: yes, no.",
        sources=(f"{PARLETT}: no fine if the pair has its number, which it always has then.",),
    ),
    Defect(
        id="PV-DEF-21",
        nature="ambiguity",
        title="The one who said whist last",
        at="001:P11",
        problem="On an eight or a nine the last to say whist is fined if neither whister takes a trick.",
        readings=(
            "The second of two whisters pays for one trick.",
            "Whoever whists last pays, a sole whister too.",
        ),
        ruling="The sentence is about two whisters, and the last of them is the second. A sole whister who takes "
        "nothing pays as well, but for his own obligation.",
        clauses=("PV-RESP-4",),
        shown="Both readings fine the same player.",
        sources=(f"{PARLETT}: if only one trick is needed, the second to whist is fined.",),
    ),
    Defect(
        id="PV-DEF-27",
        nature="gap",
        title="The passer's tricks",
        at="001:P3-P11",
        problem="The whisters must take four tricks of a six; whether the tricks of one who passed count for the other "
        "is not said.",
        readings=("They count for the sole whister.", "Only his own tricks count."),
        ruling="They count: the four are what is left of ten beside a six, and in the example the whister plays with "
        "the passer's cards.",
        clauses=("PV-RUL-27",),
        shown="The first reading by scenarios. The second is not shown: under it a six could be lost by both sides.",
        sources=(f"{PARLETT}: a sole whister is fined should the defence fail to reach its number.",),
    ),
)
