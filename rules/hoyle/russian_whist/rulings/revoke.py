"""Where document 003 fails about revokes and other irregularities, and what is ruled there."""

from typing import Final

from hoyle.register import Defect
from hoyle.russian_whist.rulings.works import BALDWIN, ENQUIRE

DEFECTS: Final = (
    Defect(
        id="RW-DEF-10",
        nature="ambiguity",
        title="Three tricks as a penalty",
        at="003:P37",
        problem="Three tricks are added to the opponents. Whether they are taken from the offender, what happens if he "
        "has fewer, and what they count for is not said.",
        readings=(
            "Up to three tricks pass from one side to the other.",
            "Three tricks are added to one side, and nothing is taken from the other.",
        ),
        ruling="Three tricks pass over, or all that the side has, before the winners, the kind of the hand and the "
        "points below the line are found; they make no slam. If tricks were only added there would be more than "
        "thirteen, and a side with all of them would lose nothing. Several revokes are charged one after another, as "
        "they were made.",
        clauses=("RW-REV-2", "RW-RUL-10", "RW-RUL-10b"),
        shown="The first reading by scenarios. Under the second the counts of a hand can contradict each other.",
        sources=(
            f"{BALDWIN}: three tricks may be taken from the offenders, or three points added or taken off.",
            f"{ENQUIRE}: the same three ways.",
        ),
    ),
    Defect(
        id="RW-DEF-11",
        nature="slip",
        title="Who chooses the penalty",
        at="003:P37",
        problem="The offender himself decides how he is punished, while all books of laws leave it to the other side.",
        readings=("Whoever revoked chooses.", "The opponents choose."),
        ruling="As printed the offender; customary the opponents, for whom the player on the offender's left speaks. "
        "The choice is made when all tricks are played.",
        clauses=("RW-REV-3", "RW-RUL-11"),
        option="rw.revoke_chooser",
        shown="Option rw.revoke_chooser: offender, injured.",
        sources=(f"{BALDWIN}: the adversaries choose the penalty.", f"{ENQUIRE}: the same."),
    ),
    Defect(
        id="RW-DEF-12",
        nature="ambiguity",
        title="A penalty on the player himself",
        at="003:P37",
        problem="If the mistake is not put right the penalty falls wholly on the player who made it; but points are "
        "kept by pairs.",
        readings=("The pair is charged.", "The player is charged alone, when the rubber is paid."),
        ruling="The pair is charged. What partners owe each other is between them.",
        clauses=("RW-RUL-12",),
        shown="The first reading by scenarios. The second has no column on the sheet.",
    ),
    Defect(
        id="RW-DEF-13",
        nature="gap",
        title="Until when a revoke can be put right",
        at="003:P37",
        problem="A mistake can be put right; it is not said until when, nor until when it may be claimed.",
        readings=("Until the next lead.", "Until the trick is complete."),
        ruling="Until somebody leads to the next trick. Afterwards the revoke stands, and may be claimed until the "
        "next deal; the engine overlooks none.",
        clauses=("RW-REV-6", "RW-RUL-13"),
        shown="The first reading by scenarios. The second leaves no time for the partner of a player who plays last.",
        sources=(f"{ENQUIRE}: until the trick is turned; a claim ends with the cut for the next deal.",),
    ),
    Defect(
        id="RW-DEF-21",
        nature="gap",
        title="Irregularities",
        at="003:P15-P37",
        problem="A revoke is punished, so it can happen. Nothing is said of leads out of turn, of misdeals or of cards "
        "that are shown.",
        readings=(
            "What breaks a rule of play is refused.",
            "A revoke is played, and is put right in time or punished.",
        ),
        ruling="A program that keeps the rules refuses a wrong card, and the record of a table may contain one. Other "
        "irregularities are refused either way; what a revoke costs is scored either way when a hand is only settled.",
        clauses=("RW-PLAY-4", "RW-RUL-21", "RW-RUL-21b"),
        option="rw.irregularities",
        shown="Option rw.irregularities: refused, play_on.",
        sources=(f"{BALDWIN}: leads out of turn and exposed cards have penalties of their own.",),
    ),
    Defect(
        id="RW-DEF-24",
        nature="gap",
        title="The partner's question",
        at="003:P37",
        problem="A player may ask his partner whether he has made a mistake. When, how often, and whether the answer "
        "binds is not said.",
        readings=(
            "Whenever the partner has not followed suit, once for each card, and until the next lead.",
            "Only when there is a mistake.",
        ),
        ruling="The question is free whenever the partner has not followed suit, for the player who asks cannot know "
        "whether it is a mistake. It obliges to nothing: a revoke may be put right with or without it.",
        clauses=("RW-REV-4", "RW-RUL-24"),
        shown="The first reading by scenarios. In the second the right to ask would betray the partner's cards.",
        sources=(f"{BALDWIN}: a player may ask his partner whether he has no card of the suit.",),
    ),
    Defect(
        id="RW-DEF-26",
        nature="gap",
        title="What was played after a revoke that is put right",
        at="003:P37",
        problem="When a card is changed others may have played to it, and the trick may have been taken by another.",
        readings=("Their cards stand, and the trick goes to whoever then wins it.", "They may change their cards too."),
        ruling="The cards of the others stand. A complete trick goes to whoever wins it with the right card, and he "
        "leads next.",
        clauses=("RW-RUL-26",),
        shown="The first reading by scenarios. The second has no rule in the document.",
        sources=(f"{BALDWIN}: whoever played after the wrong card may withdraw his own.",),
    ),
    Defect(
        id="RW-DEF-29",
        nature="ambiguity",
        title="Who is not punished",
        at="003:P37",
        problem="After the question there is no penalty, it is said, and in the next sentence one for whoever does not "
        "put his mistake right. The one who is spared may be the player who asks, or the offender.",
        readings=(
            "A revoke that is put right in time costs nothing.",
            "The player who asks is not punished for asking.",
        ),
        ruling="Put right before the next lead it costs nothing; otherwise the pair is charged, whether the partner "
        "asked or not. The question costs nothing in any case.",
        clauses=("RW-REV-5",),
        shown="The first reading by scenarios. The second holds beside it.",
    ),
)
