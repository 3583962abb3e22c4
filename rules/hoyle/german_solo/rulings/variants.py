"""Where document 002 fails about the colour, the pool and its three variants, and what is ruled there."""

from typing import Final

from hoyle.german_solo.rulings.works import PARLETT
from hoyle.register import Defect

DEFECTS: Final = (
    Defect(
        id="GS-DEF-10",
        nature="lost",
        title="The first variant",
        at="002:P39",
        problem="The sentence has lost its middle: a player may not do something that he does not have. The second "
        "variant, which is nearly whole, tells what it was about.",
        readings=(
            "Off: it is a variant, and any ace that he lacks may be called.",
            "Nobody may call the ace of a suit that he does not hold.",
        ),
        ruling="Off. If it is wanted, it forbids to call the ace of a suit in which the Player is void; where no "
        "ace is left he calls a king, of any suit. No work with the original words was found.",
        clauses=("GS-VAR-1",),
        option="gs.var1",
        shown="Option gs.var1: off, on.",
    ),
    Defect(
        id="GS-DEF-15",
        nature="ambiguity",
        title="A sitting without a colour at first",
        at="002:P10",
        problem="By a variant play begins without a colour. What becomes of bids in colour until then is not said.",
        readings=("There is a colour from the start.", "By the variant there are no bids in colour before it is set."),
        ruling="The variant is off. If it is wanted, nothing can be bid or declared in colour until a game is won.",
        clauses=("GS-RUL-15", "GS-RUL-15b"),
        option="gs.colour",
        shown="Option gs.colour: clubs, first_won.",
    ),
    Defect(
        id="GS-DEF-23",
        nature="ambiguity",
        title="All eight tricks by the third variant",
        at="002:P41",
        problem="Each side can win a double or fourfold game with eight tricks, and a side that wins the first five, "
        "goes on and loses a trick pays as much. Of what the double is taken, and when a defence that has won the game "
        "with four tricks goes on, is not said.",
        readings=(
            "Off: it is a variant, and play stops when the game is decided.",
            "A side that has every trick when its game is decided may go on, for the double or fourfold of the value.",
        ),
        ruling="Off. If it is wanted, it holds for both sides from the moment at which play would stop, and multiplies "
        "the value that the game has under the ruleset: by two in suit, by four in colour.",
        clauses=("GS-VAR-3", "GS-RUL-23"),
        option="gs.var3",
        shown="Option gs.var3: off, on.",
        sources=(f"{PARLETT}: after five straight tricks a lead to the sixth makes it all, worth 8.",),
    ),
    Defect(
        id="GS-DEF-25",
        nature="ambiguity",
        title="Whether a spadille game counts as declared and as won",
        at="002:P41",
        problem="The third variant speaks of a declared frog or solo, the colour of the first game that is won (P10). "
        "The spadille game is forced on its Player.",
        readings=("It counts, like any frog.", "It does not count."),
        ruling="It counts: its Player must announce it and takes on a frog (P24).",
        clauses=("GS-COL-3",),
        shown="The first reading by scenarios. In the second the next game that is won sets the colour.",
    ),
    Defect(
        id="GS-DEF-26",
        nature="gap",
        title="How long the colour holds",
        at="002:P10",
        problem="A suit is agreed on before play begins, which may be before each deal or once.",
        readings=("Once for the sitting.", "Anew for each deal."),
        ruling="Once: a default for want of an agreement, and a colour set by the first win, make sense for a sitting "
        "only.",
        clauses=("GS-COL-1", "GS-RUL-26"),
        shown="The first reading by sessions. Under the second every deal has a colour of its own, which its setup "
        "can give.",
    ),
    Defect(
        id="GS-DEF-27",
        nature="lost",
        title="The second variant",
        at="002:P40",
        problem="Words are missing, but the sense is there: whoever calls the ace of a suit that he does not hold lays "
        "a card face down, which is played to the first lead of trumps and cannot win. A card that stands for a suit "
        "would rather go to the first lead of that suit, and it is not said what happens if the lead never comes.",
        readings=(
            "Off: it is a variant, and no card is laid.",
            "The card goes to the first lead of trumps, as printed.",
            "The card goes to the first lead of the called suit.",
        ),
        ruling="Off. If it is wanted, the card waits for that lead by another player, is played at the latest when it "
        "is the only one left, and never takes a trick. If it is led, the next card tells the suit. A called king asks "
        "for no card, since the text speaks of aces alone.",
        clauses=("GS-VAR-2", "GS-VAR-2b", "GS-RUL-27", "GS-RUL-27b", "GS-RUL-27c"),
        option="gs.var2",
        shown="Option gs.var2: off, on, called_suit.",
    ),
    Defect(
        id="GS-DEF-31",
        nature="ambiguity",
        title="Whether there is a pool",
        at="002:P35",
        problem="The pool is told as a variant, and nothing says whether it is usual.",
        readings=("There is none.", "The dealer puts two chips into it in every deal."),
        ruling="None, as with the other variants.",
        clauses=("GS-POOL-1",),
        option="gs.pool",
        shown="Option gs.pool: off, on.",
    ),
)
