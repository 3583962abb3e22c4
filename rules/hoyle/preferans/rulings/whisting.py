"""Where document 001 fails about the frame and the words of the defenders, and what is ruled there."""

from typing import Final

from hoyle.preferans.rulings.works import CODE, LESNOI, PARLETT, SKURATOV, WIKIPEDIA
from hoyle.register import Defect

DEFECTS: Final = (
    Defect(
        id="PV-DEF-01",
        nature="scope",
        title="A chapter out of a book",
        at="001:P2",
        problem="Pack, deal, talon, rank of cards and suits, auction, pool and hill are taken as known.",
        readings=(
            "A smallest frame is put round the chapter, and marked as such.",
            "The chapter is left without a game to be played in.",
        ),
        ruling="The frame that all descriptions of Russian Preferans share: 32 cards, three who play, ten cards each "
        "and a talon of two, first hand on the dealer's left, a dealer who rests at a table of four. The contract is "
        "given with the deal, after talon and discard.",
        clauses=(
            "PV-RUL-1",
            "PV-RUL-1b",
            "PV-RUL-1c",
            "PV-RUL-1d",
            "PV-RUL-1e",
            "PV-RUL-1f",
            "PV-RUL-1g",
            "PV-RUL-1h",
            "PV-RUL-1i",
        ),
        shown="The frame by every scenario. Without it there is nothing to show.",
        sources=(f"{CODE}: the same frame.", f"{WIKIPEDIA}: the same frame."),
    ),
    Defect(
        id="PV-DEF-04",
        nature="slip",
        title="One word for a trick, an intention and a unit",
        at="001:P2-P15",
        problem="The word whist stands for a trick of the defence, for the intention to play, and for what is written.",
        readings=(
            "Each place has the meaning that its sentence gives it.",
            "The word means a trick everywhere.",
        ),
        ruling="A trick is a trick, whist is a call, and whists are what is written against the declarer: the price of "
        "as many tricks. The two whists of a limited prize are the price of two tricks.",
        clauses=("PV-TERM-1", "PV-SEQ-3"),
        shown="The first reading by scenarios. The second cannot be shown: as a trick the call would have no meaning.",
    ),
    Defect(
        id="PV-DEF-05",
        nature="gap",
        title="The first defender passes",
        at="001:P11",
        problem="Only what follows a first whist is told.",
        readings=(
            "After a pass the other may whist or pass; whist makes him sole whister, pass ends the deal as made.",
            "A pass of the first defender ends the deal.",
        ),
        ruling="The first says whether or not he whists, so he may pass; then the other has the same choice. Whoever "
        "whists alone has all the rights of a sole whister. If both pass, the contract is made without play.",
        clauses=("PV-RUL-5", "PV-RUL-5b"),
        shown="The first reading by scenarios. The second would leave the other defender without a word.",
        sources=(
            f"{CODE}: the third player may whist or pass whatever the other said.",
            f"{PARLETT}: if both pass the declarer wins without play, and his opponents write nothing.",
        ),
    ),
    Defect(
        id="PV-DEF-06",
        nature="ambiguity",
        title="Who may answer one",
        at="001:P11",
        problem="The sole whister may answer a pass with the word one. It is told of the first defender, and what the "
        "word means is not said; on a six it stands for two whists.",
        readings=(
            "Any sole whister may, first or second.",
            "Only the second defender may, after a pass of the first, who may then take the whist back.",
        ),
        ruling="Any sole whister: the right is his because he is alone. The word is a name without a meaning of its "
        "own. The declarer writes his contract as made.",
        clauses=("PV-RUL-6", "PV-RUL-6b", "PV-RUL-6c", "PV-RUL-6d", "PV-WH-6"),
        option="pv.one",
        shown="Option pv.one: sole_whister, second_after_pass.",
        sources=(
            f"{PARLETT}: half for the second after a pass, and the first may retrieve the whist.",
            f"{SKURATOV}: whist one is a common call.",
        ),
    ),
    Defect(
        id="PV-DEF-07",
        nature="ambiguity",
        title="Withdrawing from an eight or a nine",
        at="001:P11",
        problem="A sole whister may simply pass on a higher contract, though whisters must take a trick there.",
        readings=(
            "The obligation begins with his answer to the other's pass, so that he withdraws freely.",
            "He stays liable for the trick that he no longer plays for.",
        ),
        ruling="The first reading: his whist was only an intention. To withdraw is to pass, as if both had passed.",
        clauses=("PV-WH-7", "PV-RUL-7"),
        shown="The first reading by scenarios. The second cannot be shown: without play nobody knows what he took.",
    ),
    Defect(
        id="PV-DEF-16",
        nature="lost",
        title="The sample auction",
        at="001:P12-P13",
        problem="Of table 3 only the caption is left. The text tells how it ended: in seven diamonds of first hand.",
        readings=(
            "Any auction with this end may stand in its place.",
            "The auction must be found in the book that the chapter is from.",
        ),
        ruling="None is put in its place: the contract is given, and no rule of the chapter hangs on the auction.",
        clauses=("PV-TAB-1",),
        shown="Not shown: the auction is outside the chapter.",
    ),
    Defect(
        id="PV-DEF-17",
        nature="gap",
        title="The all-pass game",
        at="001:P22",
        problem="It is ordered when everybody passes, and there the extract ends.",
        readings=(
            "The deal is at an end and nothing is written.",
            "The all-pass game of one of the conventions is played.",
        ),
        ruling="A state that is reached and left: its rules differ from one company to the next more than any others.",
        clauses=("PV-PASS-1", "PV-RUL-17"),
        shown="The first reading by tests of the engine. The second is outside the chapter.",
        sources=(f"{LESNOI}: the varieties have all-pass games of their own.",),
    ),
    Defect(
        id="PV-DEF-18",
        nature="gap",
        title="When which cards are laid open",
        at="001:P11-P14",
        problem="The passer lays down his cards; whether before or after the first lead is not said, nor whether the "
        "whister shows his own.",
        readings=(
            "The passer's cards alone, before the first lead.",
            "The cards of both defenders.",
            "After the first lead.",
        ),
        ruling="The example opens the passer's cards right after the calls, and his alone. With these, his own and the "
        "talon the declarer knows all cards anyway.",
        clauses=("PV-WH-3", "PV-RUL-18"),
        shown="The first reading by scenarios. No line of play differs in the others, since the claims do not.",
        sources=(f"{PARLETT}: both defenders lay their hands face up before the first lead.",),
    ),
    Defect(
        id="PV-DEF-22",
        nature="slip",
        title="A broken word",
        at="001:P11",
        problem="One word of the paragraph on whisting is broken by a stray mark.",
        readings=("The word says that this deal is meant.", "The word is lost."),
        ruling="This deal: nothing else fits, and nothing hangs on it.",
        clauses=("PV-WH-2",),
        shown="Both readings are one.",
    ),
    Defect(
        id="PV-DEF-29",
        nature="gap",
        title="How two whisters play",
        at="001:P11",
        problem="Open and closed play are offered to a sole whister only.",
        readings=("Two whisters play closed.", "Two whisters may lay their cards open."),
        ruling="Closed: nobody has passed whose cards could be laid down.",
        clauses=("PV-RUL-29",),
        shown="The first reading by scenarios. The second is not shown: nobody says who would decide.",
        sources=(f"{PARLETT}: only a single whister may offer to play in the light.",),
    ),
)
