"""Where document 000 fails about the auction, and what is ruled there."""

from typing import Final

from hoyle.register import Defect
from hoyle.solo_whist.rulings.works import BRITANNICA, FOSTER, HOFFMANN, PARLETT

DEFECTS: Final = (
    Defect(
        id="SW-DEF-01",
        nature="contradiction",
        title="A proposal that nobody accepts",
        at="000:P15",
        problem="The deal is said not to take place, and in the next sentence the proposer must change his proposal "
        "for a higher bid. He cannot do both.",
        readings=(
            "The proposer must bid higher: only the play under the proposal does not take place.",
            "The proposer may bid higher; if he does not, the deal lapses.",
            "The deal lapses at once.",
        ),
        ruling="The second sentence is an order, and the first can be kept beside it, so the proposer gets one more "
        "turn and must bid higher; the others have passed by not accepting, so that bid is final. Customary play lets "
        "him choose. A lapsed deal is neither played nor paid, and the next dealer deals.",
        clauses=("SW-PROP-9", "SW-PROP-9b", "SW-PROP-10"),
        option="sw.unaccepted",
        shown="Option sw.unaccepted: must_raise, raise_or_lapse, lapse.",
        sources=(
            f"{FOSTER}: a proposer without a partner may change to a solo.",
            f"{PARLETT}: he may pass or raise to a solo.",
        ),
    ),
    Defect(
        id="SW-DEF-02",
        nature="ambiguity",
        title="Equal bids",
        at="000:P10-P11",
        problem="One sentence forbids only a lower bid than the one before; the next ones speak of higher bids.",
        readings=("A bid must be higher than the standing bid.", "A bid equal to the standing bid is allowed."),
        ruling="Strictly higher: an equal bid would leave two players with one contract and no way to choose. To "
        "accept a proposal is an answer and no bid.",
        clauses=("SW-BID-4", "SW-BID-5", "SW-RUL-2"),
        shown="With SW-RUL-2 out of force two players bid a solo; no option, since the document gives neither of them "
        "the contract.",
        sources=(f"{BRITANNICA}: a declaration must be higher than any before it.",),
    ),
    Defect(
        id="SW-DEF-03",
        nature="gap",
        title="How a proposal is accepted",
        at="000:P14-P15",
        problem="It is not said whether an overcalled proposal can still be accepted, whether not to accept is to "
        "pass, whether an accepted pair can be overcalled, and whether its members may then bid again.",
        readings=(
            "Only a standing proposal can be accepted, and the pair holds the bid until it is overcalled.",
            "A proposal stays open for the whole auction.",
        ),
        ruling="A proposal can be accepted while it is the standing bid, once, by the first in turn who wants to. Not "
        "to accept is to pass, since eldest hand's return is called the only exception. Solo or more overcalls a "
        "pair, and then both of its members may bid again. A second proposal would be an equal bid.",
        clauses=("SW-PROP-4", "SW-PROP-7", "SW-PROP-8", "SW-BID-5", "SW-RUL-3"),
        shown="By scenarios of the ruling. The second reading cannot be shown: the document does not say what becomes "
        "of the higher bid.",
        sources=(
            f"{BRITANNICA}: the right to accept goes round from the proposer's left; a superseded call may be amended.",
            f"{FOSTER}: whoever accepted may better his call only after being overcalled.",
            f"{PARLETT}: only a proposal that nobody has overcalled can be accepted.",
        ),
    ),
    Defect(
        id="SW-DEF-04",
        nature="ambiguity",
        title="When eldest hand may come back to accept",
        at="000:P14",
        problem="Eldest hand has an advantage over the others and may accept after passing; whether he is asked in his "
        "turn or only once all others have declined is left open.",
        readings=("He is asked when the turn comes round to him.", "He is asked after all others have declined."),
        ruling="In his turn. He may accept or decline, and may not bid.",
        clauses=("SW-PROP-6", "SW-PROP-7"),
        shown="Both readings are one: a proposal is the lowest bid and so the first, whoever spoke before it has "
        "passed, and eldest hand, who spoke first of all, is always the last to be asked.",
        sources=(f"{PARLETT}: the first to speak may accept after passing, if no one has overcalled the proposal.",),
    ),
    Defect(
        id="SW-DEF-05",
        nature="gap",
        title="Everybody passes",
        at="000:P10-P15",
        problem="Nothing is said of a deal in which no bid is made.",
        readings=("No play, no payment, and the next dealer deals.", "A general misère is played."),
        ruling="No play and no payment; the deal passes on.",
        clauses=("SW-RUL-5", "SW-RUL-5b", "SW-RUL-5c", "SW-RUL-5d", "SW-DEAL-8"),
        option="sw.all_pass",
        shown="Option sw.all_pass: redeal, general_misere.",
        sources=(
            f"{HOFFMANN}: a fresh deal by the next player; by agreement a general misère, whose last trick pays.",
            f"{BRITANNICA}: a new deal or, by arrangement, a general misère.",
        ),
    ),
    Defect(
        id="SW-DEF-06",
        nature="gap",
        title="When the auction ends",
        at="000:P7-P11",
        problem="A final bid is spoken of, but not what makes it final.",
        readings=(
            "All but the standing bidder or pair must have passed, over a declared abundance too.",
            "One round of calls is enough.",
            "A declared abundance, which nothing can overcall, ends the auction at once.",
        ),
        ruling="The auction goes on until all others have passed aloud: an overcalled player may bid again, so one "
        "round is not enough, and over a declared abundance a pass is the only legal call.",
        clauses=("SW-LEAD-1", "SW-BID-5", "SW-BID-6", "SW-ABU-5", "SW-RUL-6"),
        shown="The first reading by scenarios. The second contradicts SW-BID-5; the third leads to the same contracts.",
        sources=(f"{FOSTER}: no call is good until everybody not yet out has passed aloud.",),
    ),
    Defect(
        id="SW-DEF-08",
        nature="ambiguity",
        title="What a royal abundance is",
        at="000:P23",
        problem="The number of tricks is not repeated, and it is not said whether an abundance may be played in the "
        "turn-up suit without this bid.",
        readings=(
            "An abundance in the turn-up suit: nine tricks, and only over a standing abundance.",
            "Another number of tricks, which the text leaves out.",
        ),
        ruling="Nine tricks: it shares name, price and payments with the abundance. It can be bid only while an "
        "abundance stands, and so never by the bidder of that abundance, who may still name the turn-up suit.",
        clauses=("SW-RAB-1", "SW-RAB-2", "SW-RAB-4", "SW-ABU-3", "SW-PAY-10", "SW-RUL-8"),
        shown="The first reading by scenarios. The second cannot be shown, since no other number is known.",
        sources=(f"{FOSTER}: nine tricks in the turn-up suit, at the same stake as any abundance.",),
    ),
    Defect(
        id="SW-DEF-29",
        nature="ambiguity",
        title="Whether an abundance may name its trumps early",
        at="000:P21",
        problem="The bidder need not name his suit before the bid is final, which suggests that he may; the same "
        "sentence has him name it only after the others have passed.",
        readings=("Trumps are named after the auction.", "They may be named with the bid as well."),
        ruling="After the auction. A suit named with the bid would bind nobody, as nothing says that it does.",
        clauses=("SW-ABU-4", "SW-ABU-5"),
        shown="The first reading by scenarios. The second differs in what the others know, not in what may be done.",
    ),
)
