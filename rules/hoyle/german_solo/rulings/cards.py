"""Where document 002 fails about the cards, the deal and the play, and what is ruled there."""

from typing import Final

from hoyle.german_solo.rulings.works import PARLETT, WIKIPEDIA
from hoyle.register import Defect

DEFECTS: Final = (
    Defect(
        id="GS-DEF-01",
        nature="slip",
        title="The order ace, jack, queen, king",
        at="002:P5",
        problem="The cards of every suit are said to rank ace, jack, queen, king. The pack is listed as ace, king, "
        "queen, jack (P4), and in Russian the two letters are easily transposed.",
        readings=(
            "A slip: the cards rank ace, king, queen, jack, ten, nine, eight, seven.",
            "They rank ace, jack, queen, king, ten, nine, eight, seven, as printed.",
        ),
        ruling="Ace, king, queen, jack: that is the order in which the pack is listed, and no other work knows the "
        "printed one. The clause as printed is kept, and can be set.",
        clauses=("GS-RANK-5", "GS-RUL-1", "GS-PLAY-3b"),
        option="gs.rank",
        shown="Option gs.rank: corrected, literal.",
        sources=(
            f"{WIKIPEDIA}: the cards of a suit rank from the ace through king, queen and jack to the seven.",
            f"{PARLETT}: the same order.",
        ),
    ),
    Defect(
        id="GS-DEF-02",
        nature="gap",
        title="Which suit the black queens belong to",
        at="002:P5",
        problem="The black queens are always trumps. It is not said whether they still belong to clubs and spades when "
        "these are led, nor is the whole order of trumps written out.",
        readings=(
            "They belong to the trump suit alone, which has nine cards if black and ten if red.",
            "They belong to their own suits as well.",
        ),
        ruling="To the trump suit alone, also for following: the queen is given a rank in red suits only. A black "
        "queen led asks for trumps, and a club led does not ask for the queen of clubs.",
        clauses=("GS-RANK-1", "GS-RUL-2"),
        shown="The first reading by scenarios. In the second a player would have to follow a club with the highest "
        "trump, and could follow a trump with it as well.",
        sources=(f"{WIKIPEDIA}: the black queens are trumps and do not count as clubs or spades.",),
    ),
    Defect(
        id="GS-DEF-11",
        nature="ambiguity",
        title="When the partner is revealed",
        at="002:P20",
        problem="The partnership becomes plain when the called ace is moved, which may mean led or played.",
        readings=("When it is played, to any trick.", "When it is led."),
        ruling="When it is played: once it lies on the table everybody knows who held it.",
        clauses=("GS-FROG-3",),
        shown="The first reading by scenarios. In the second nobody would say what all have seen.",
    ),
    Defect(
        id="GS-DEF-16",
        nature="gap",
        title="The direction of dealing and playing",
        at="002:P8-P30",
        problem="Neither the direction of deal and play is given nor who deals next.",
        readings=("Clockwise, and the deal passes to the left.", "Counter-clockwise."),
        ruling="Clockwise: the player on the dealer's left is eldest hand and leads (P30), and the one on his right "
        "cuts (P7), as everywhere where the deal goes round clockwise.",
        clauses=("GS-RUL-16", "GS-RUL-16b", "GS-RUL-16c"),
        shown="The first reading by scenarios. The second is its mirror image.",
    ),
    Defect(
        id="GS-DEF-22",
        nature="gap",
        title="Whether play stops when the game is decided",
        at="002:P31",
        problem="When play ends is not said. The third variant (P41) speaks of a side that plays on after five tricks, "
        "so that without it play seems to stop.",
        readings=(
            "Play stops as soon as the game is decided; by the third variant a side with every trick may go on.",
            "All eight tricks are played.",
        ),
        ruling="A frog or a solo stops with five tricks of the Player's side or four of the other, all with the first "
        "trick that is lost. By the third variant the player who is to lead answers for a side with every trick.",
        clauses=("GS-RUL-22", "GS-RUL-22b"),
        shown="The first reading by scenarios. In the second the tricks after the decision change no payment.",
        sources=(f"{PARLETT}: whoever has won five straight tricks may stop, and leading to the sixth commits him.",),
    ),
    Defect(
        id="GS-DEF-24",
        nature="slip",
        title="Names and foreign words",
        at="002:P1-P28",
        problem="The game is called Ombre, which is its Spanish ancestor with three players, and the German words in "
        "the footnote are misspelt.",
        readings=("The game is German Solo, with four players and 32 cards.", "It is Ombre."),
        ruling="German Solo: the number of players, the pack and the partner called by an ace are those of that game.",
        clauses=("GS-GEN-1", "GS-AUC-10"),
        shown="Not shown: names change no rule.",
    ),
    Defect(
        id="GS-DEF-28",
        nature="ambiguity",
        title="Follow suit, or any card, or a trump",
        at="002:P30",
        problem="The others must, if they can, follow suit or play any card or a trump. Taken by the letter the list "
        "leaves everything open.",
        readings=("Who can follow must, and who cannot is free.", "Everybody may play what he likes."),
        ruling="Who can follow must: otherwise nobody could be fined for not doing so (P36).",
        clauses=("GS-PLAY-2",),
        shown="The first reading by scenarios. The second leaves P36 without a case.",
    ),
    Defect(
        id="GS-DEF-30",
        nature="gap",
        title="Where the draw begins",
        at="002:P6",
        problem="One of the players deals cards face up until somebody gets a club. Who deals them, and to whom the "
        "first goes, is not said.",
        readings=(
            "Whoever gets the first card, the cards go round clockwise from him.",
            "They begin with the one who deals them.",
        ),
        ruling="The first receiver is a fact of the draw and has to be told; from him the cards go round clockwise.",
        clauses=("GS-CUT-1",),
        shown="Both by scenarios: they differ only in who is told to come first.",
    ),
)
