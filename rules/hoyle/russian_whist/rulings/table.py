"""Where document 003 fails about the players, the draw and the deal, and what is ruled there."""

from typing import Final

from hoyle.register import Defect
from hoyle.russian_whist.rulings.works import BALDWIN, CAVENDISH, ENQUIRE

DEFECTS: Final = (
    Defect(
        id="RW-DEF-09",
        nature="ambiguity",
        title="How long the turn-up lies open",
        at="003:P11",
        problem="The exposed card stays open until the first trick is complete, and the dealer may take it in or play "
        "it to that trick. When he may take it in is not said; taken in before the end of the trick it would not lie "
        "open.",
        readings=(
            "It is one of his cards from the start, and lies open until the first trick is complete.",
            "He may take it in at any moment of the first trick.",
        ),
        ruling="It lies open until the first trick is complete. The dealer plays last to that trick, so he may choose "
        "it like any other of his cards, and takes it in if he has not.",
        clauses=("RW-DEAL-7", "RW-DEAL-8"),
        shown="The first reading by scenarios. The second differs only in where a card lies that all have seen.",
        sources=(f"{ENQUIRE}: the card is left on the table until the first trick is played.",),
    ),
    Defect(
        id="RW-DEF-14",
        nature="gap",
        title="Equal cards in the draw",
        at="003:P8",
        problem="Players with cards of equal rank draw again. A tie of the two highest or the two lowest leaves no "
        "doubt about the pairs; and the rank of the ace in the draw, and who sits where, are not said.",
        readings=(
            "Only a tie over the second and third place is drawn again, by those in it.",
            "Every tie is drawn again.",
        ),
        ruling="Where the pairs are certain nothing is drawn again. The ace is high, as in play, and partners sit "
        "opposite each other.",
        clauses=("RW-CUT-3", "RW-RUL-14"),
        shown="The first reading by scenarios. The second draws more cards and makes the same pairs.",
        sources=(f"{BALDWIN}: equal cards in the middle are cut again, two equal highest are not.",),
    ),
    Defect(
        id="RW-DEF-15",
        nature="gap",
        title="The lot for the dealer",
        at="003:P10",
        problem="The first dealer is chosen by lot, and it is not said how, nor who deals first in the next rubber.",
        readings=(
            "The lowest card of the draw for partners makes the dealer.",
            "The highest card does.",
            "A lot of its own is drawn.",
        ),
        ruling="The lowest card of the draw; who ties for it draws again. The deal goes on round the table from one "
        "rubber to the next.",
        clauses=("RW-DEAL-1", "RW-DEAL-2", "RW-RUL-15"),
        shown="The first reading by scenarios. In the others only the first dealer differs, whom every setup gives.",
        sources=(f"{BALDWIN}: whoever cuts the lowest card deals first.",),
    ),
    Defect(
        id="RW-DEF-16",
        nature="ambiguity",
        title="Two packs",
        at="003:P10",
        problem="The game needs one pack (P4), and the first dealer prepares two, of which his neighbour gets one.",
        readings=("The second pack is for the next dealer.", "The second pack has a part in the hand."),
        ruling="The second pack lies ready for the next deal; one pack is in use.",
        clauses=("RW-DEAL-3", "RW-GEN-2"),
        shown="The first reading by every scenario. The second has no rule in the document.",
        sources=(f"{CAVENDISH}: two packs are used in turn, one being made up while the other is dealt.",),
    ),
    Defect(
        id="RW-DEF-17",
        nature="gap",
        title="Dummies",
        at="003:P4-P5",
        problem="Two or three may play with a dummy whose cards are open. With whom it plays, who plays its cards, and "
        "whether two players have one dummy or two is not said.",
        readings=(
            "A dummy is the partner of a player, who plays its cards; two players have one each.",
            "Two players share one dummy, and three hands are played.",
        ),
        ruling="Four hands are played in two pairs, so there is a dummy for each player who is missing, and never two "
        "in one pair. Its cards lie open from the start, its partner plays them, and the pair scores as any other.",
        clauses=("RW-GEN-3", "RW-GEN-5", "RW-RUL-17"),
        shown="The first reading by scenarios. In the second there are no pairs, and 52 cards cannot be dealt out.",
        sources=(f"{CAVENDISH}: three play, one of them with the open hand; two play with an open hand each.",),
    ),
    Defect(
        id="RW-DEF-18",
        nature="gap",
        title="Who rests among five or six",
        at="003:P4",
        problem="One or two rest in each rubber; who they are, and whether they share in winnings, is not said.",
        readings=(
            "A lot among those who have rested least.",
            "The losers of the rubber before give up their places.",
        ),
        ruling="It is settled by lot, and nobody rests again before all have rested as often. Whoever rests neither "
        "pays nor receives, and the deal passes him over.",
        clauses=("RW-GEN-4", "RW-RUL-18"),
        shown="The first reading by scenarios. The second needs an order among two losers, which nothing gives.",
    ),
    Defect(
        id="RW-DEF-23",
        nature="slip",
        title="The partner on the left",
        at="003:P11",
        problem="Dealing is said to begin with the left partner, but the player on the left is an opponent: partners "
        "are drawn for, and play goes round.",
        readings=("The left neighbour gets the first card.", "The dealer's partner gets it."),
        ruling="The left neighbour: partners sit opposite, and the last card must fall to the dealer.",
        clauses=("RW-DEAL-5",),
        shown="The first reading by scenarios. With the second the last card would not be the dealer's.",
    ),
)
