"""Where document 002 fails about bids, games and calls, and what is ruled there."""

from typing import Final

from hoyle.german_solo.rulings.works import PARLETT, WIKIPEDIA_DE
from hoyle.register import Defect

DEFECTS: Final = (
    Defect(
        id="GS-DEF-03",
        nature="contradiction",
        title="Bids in colour against the ladder",
        at="002:P11",
        problem="Bids in colour are said to be higher than bids in suit. Of all bids that would put a frog in colour "
        "above a solo in suit, against the printed ladder.",
        readings=(
            "A bid in colour is above the same bid in suit.",
            "Every bid in colour is above every bid in suit.",
        ),
        ruling="Above the same bid: the ladder (P12-P18) is explicit.",
        clauses=("GS-BID-1", "GS-COL-5", "GS-COL-5b"),
        shown="The first reading by scenarios. The second by GS-COL-5b, which no ruleset uses: with GS-BID-1 it leaves "
        "no solo in suit over a frog in colour.",
        sources=(f"{PARLETT}: a bid in the preferred suit overcalls the same bid in another.",),
    ),
    Defect(
        id="GS-DEF-06",
        nature="contradiction",
        title="The spadille game against the forcée",
        at="002:P24",
        problem="If all pass, the holder of the club queen must play a frog. If he holds both black queens he may play "
        "none (P21).",
        readings=(
            "The case cannot arise, since such a holder may not pass.",
            "He plays the frog, since it was for him to use the forcée or not.",
            "He must declare a solo.",
        ),
        ruling="The forcée is a duty, so that a holder of both queens does not pass and four passes mean that nobody "
        "holds both. Where it is an option, whoever did not use it plays the frog.",
        clauses=("GS-SPAD-2",),
        shown="The first reading by scenarios, the second under option gs.forcee: option. The third would need a "
        "sentence that lets the spadille game be a solo.",
    ),
    Defect(
        id="GS-DEF-07",
        nature="ambiguity",
        title="The forcée: a duty or a right",
        at="002:P21",
        problem="A holder of both black queens has the right to forbid a frog, and must declare a solo or all unless "
        "there was a higher bid; this compulsory demand is the forcée. How it enters the duel is not said.",
        readings=(
            "It is a duty of everybody who holds both queens.",
            "It is an option, which binds whoever uses it.",
            "There is no such rule.",
        ),
        ruling="A duty: the sentence says so twice, and the right reads like a slip for may not allow. Below a solo "
        "such a player does not pass, and if he wins the auction he declares a solo or all. He may call the forcée at "
        "any turn of his below a solo: it stands for a solo that his opponent must overtake.",
        clauses=("GS-FORC-1", "GS-FORC-2", "GS-FORC-3", "GS-RUL-7", "GS-RUL-7b"),
        option="gs.forcee",
        shown="Option gs.forcee: duty, option, off.",
        sources=(f"{PARLETT}: a solo is compulsory with both black queens and all aces.",),
    ),
    Defect(
        id="GS-DEF-08",
        nature="gap",
        title="The spadille game",
        at="002:P24",
        problem="When everybody has passed a frog is played, and it is not said who names trumps, what it is worth, or "
        "whether it can be raised.",
        readings=(
            "It is a frog like any other, named by the holder of the club queen, and cannot be raised.",
            "The holder of the called ace names trumps.",
        ),
        ruling="A frog like any other, in suit or in colour, for its usual value. It cannot be raised, since nobody "
        "has won an auction.",
        clauses=("GS-RUL-8", "GS-RUL-8b", "GS-RUL-8c", "GS-RUL-8d", "GS-RUL-8e", "GS-RUL-8f"),
        option="gs.spadille",
        shown="Option gs.spadille: plain, partner_names_trumps.",
        sources=(
            f"{PARLETT}: the partner names trumps, and the game is worth 2.",
            f"{WIKIPEDIA_DE}: the player with the called ace chooses trumps.",
        ),
    ),
    Defect(
        id="GS-DEF-09",
        nature="gap",
        title="Which cards can be called",
        at="002:P20",
        problem="The Player calls an ace that he does not hold. Whether it may be that of trumps, and what he calls if "
        "he has all four, is not said.",
        readings=(
            "Any ace that he lacks, and a king if he has all aces.",
            "Not the ace of trumps; a king if he has the other three.",
        ),
        ruling="Any ace: nothing excludes that of trumps. With all aces a king takes its place, as the smallest step "
        "from the text.",
        clauses=("GS-RUL-9", "GS-RUL-9b"),
        option="gs.callable",
        shown="Option gs.callable: any_ace, no_trump_ace.",
        sources=(f"{WIKIPEDIA_DE}: the ace of trumps is not called.",),
    ),
    Defect(
        id="GS-DEF-12",
        nature="gap",
        title="What a solo needs",
        at="002:P22",
        problem="How many tricks make a solo is not said where the solo is described.",
        readings=("Five, as the object of play says.", "More than each opponent."),
        ruling="Five of eight: the object of play (P9) is five tricks or all, and all belongs to the higher game.",
        clauses=("GS-OBJ-1", "GS-RUL-12"),
        shown="The first reading by scenarios. The second makes the object of P9 untrue.",
        sources=(f"{PARLETT}: five tricks.",),
    ),
    Defect(
        id="GS-DEF-13",
        nature="gap",
        title="The course of the duel",
        at="002:P25-P27",
        problem="Only eldest hand and the next player are shown asking and answering. What happens when eldest hand "
        "passes, whether steps may be skipped, and how third and fourth player come in is not said; nor that the first "
        "words stand for a frog in suit, which follows from the question that overtakes it.",
        readings=(
            "The older party holds, the younger goes up one step at a time, and the survivor is older to the next.",
            "Everybody bids what he likes above the last bid, in turn.",
        ),
        ruling="A duel of one step at a time, as in the example; the older party may hold at the same level. Where all "
        "before him have passed, a player opens like eldest hand. A higher game can be declared at the end.",
        clauses=("GS-AUC-6", "GS-RUL-13", "GS-RUL-13b"),
        shown="The first reading by scenarios. The second has no use for the questions of P27.",
    ),
    Defect(
        id="GS-DEF-14",
        nature="contradiction",
        title="An equal game or a higher one",
        at="002:P27",
        problem="An asker whose opponent passes must play a game equal to the last one named; the winner of an auction "
        "may declare a higher game than his bid (P26).",
        readings=("At least the game named last.", "Exactly that game."),
        ruling="At least that game, and only if the auction ends there.",
        clauses=("GS-AUC-9", "GS-RUL-14"),
        shown="The first reading by scenarios. The second takes from an asker what P26 gives to everybody who wins.",
    ),
    Defect(
        id="GS-DEF-29",
        nature="gap",
        title="A Player with nobody to call",
        at="002:P20",
        problem="Whoever holds all aces and all kings can call neither.",
        readings=("He must declare a solo or all.", "He plays a frog alone."),
        ruling="He declares a higher game. Only the winner of an auction can hold such a hand, since it has no queen. "
        "Where the ace of trumps cannot be called, a frog that would leave only that is not declared either.",
        clauses=("GS-RUL-29", "GS-RUL-29b", "GS-RUL-29c"),
        shown="The first reading by scenarios. The second would be a solo that pays as a frog.",
    ),
)
