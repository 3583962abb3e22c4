"""Sentences of document 000 that cannot be executed, each with the reason."""

from typing import Final

from hoyle.clause import note

_BEFORE: Final = "The engine is given the hands as they are dealt; what happens before is out of its sight."
_ADVICE: Final = "Advice, which no hand and no call can break."
_FOLLOWS: Final = "It follows from {} and adds nothing."
_EXAMPLE: Final = "It tells of one deal; scenarios replay it."

note(
    "SW-GEN-1",
    "Every deal is a complete round, and nothing of it is carried over to the next.",
    at="000:P3",
    reason="A deal is all that the engine knows at a time.",
)
note(
    "SW-GEN-2",
    "Sides are formed anew in each deal: most often two play against two, but everybody may act alone.",
    at="000:P3",
    kind="definition",
    reason=_FOLLOWS.format("the bids, which say who plays with whom,"),
)
note(
    "SW-GEN-6",
    "The game asks for forethought, calculation and mutual help, and is easier to learn than bridge.",
    at="000:P2-P3",
    kind="advice",
    reason=_ADVICE,
)
note("SW-DEAL-1", "The dealer shuffles the pack once more.", at="000:P5", reason=_BEFORE)
note("SW-DEAL-2", "The player on the dealer's right cuts.", at="000:P5", reason=_BEFORE)
note("SW-DEAL-7", "Nobody may look at his cards before the deal is complete.", at="000:P5", reason=_BEFORE)
note("SW-DEAL-9", "The players then take up their hands and look at them.", at="000:P6", reason=_BEFORE)
note(
    "SW-OBJ-1",
    "The object of play is said to be as many tricks as possible.",
    at="000:P6",
    reason="An object is no rule of what may be done.",
    defect="SW-DEF-10",
)
note(
    "SW-OBJ-2",
    "Tricks may be taken alone or with the help of a partner.",
    at="000:P6",
    reason=_FOLLOWS.format("SW-BID-7"),
)
note(
    "SW-OBJ-3",
    "How a deal goes on depends on what is bid.",
    at="000:P7",
    kind="definition",
    reason="It announces the paragraphs on the auction, which say how.",
)
note(
    "SW-PLAY-8",
    "Sometimes all thirteen tricks must be played, and sometimes fewer are enough.",
    at="000:P9",
    kind="definition",
    reason=_FOLLOWS.format("SW-PLAY-7"),
    defect="SW-DEF-09",
)
note(
    "SW-BID-7",
    "A bid is for play with a partner or for play alone, and whoever plays alone has the three others against him.",
    at="000:P11",
    kind="definition",
    reason="It sorts the bids; what follows from it is said of each of them.",
    defect="SW-DEF-35",
)
note(
    "SW-PROP-3",
    "A proposal usually rests on four sure tricks, trumps included.",
    at="000:P13",
    kind="advice",
    reason=_ADVICE,
)
note(
    "SW-PROP-5",
    "The partners of a proposal need not sit opposite each other.",
    at="000:P14",
    reason=_FOLLOWS.format("SW-PROP-4"),
)
note(
    "SW-MIS-3",
    "The bidder of a misère plays alone against the three others.",
    at="000:P19",
    reason=_FOLLOWS.format("SW-BID-7 and SW-PAY-8"),
)
note(
    "SW-MIS-4",
    "In a misère the three others try to force at least one trick upon the bidder.",
    at="000:P19",
    kind="definition",
    reason="An object is no rule of what may be done.",
    defect="SW-DEF-22",
)
note(
    "SW-OMI-1",
    "An open misère is hard to win with the cards on the table, and so is rarely bid.",
    at="000:P25",
    kind="advice",
    reason=_ADVICE,
)
note(
    "SW-DAB-5",
    "A figure shows a hand that easily wins a declared abundance.",
    at="000:P28-P29",
    kind="example",
    reason="The figure is lost.",
    defect="SW-DEF-20",
)
note(
    "SW-SET-1",
    "Stakes are settled after every deal.",
    at="000:P29",
    reason="The payments of a deal are known at its end; when money changes hands is for the players.",
    defect="SW-DEF-18",
)
note(
    "SW-SET-2",
    "Players who do not play for money may keep points on paper, with a plus or a minus.",
    at="000:P29",
    reason="How the score is kept is for the players.",
)
note(
    "SW-SET-3",
    "Mostly one plays for counters, which are paid at the end of the session by a tariff agreed beforehand.",
    at="000:P29",
    reason="What a point is worth in money is for the players.",
    defect="SW-DEF-18",
)
note(
    "SW-EX-1",
    "Alexei, Vlad, Roman and Kirill play, clockwise from eldest hand; Kirill deals and turns up the two of hearts.",
    at="000:P34-P36",
    kind="example",
    reason=_EXAMPLE,
    defect="SW-DEF-21",
)
note(
    "SW-EX-2",
    "Kirill has no diamonds, Alexei no spades and Roman no clubs.",
    at="000:P34",
    kind="example",
    reason=_EXAMPLE,
    defect="SW-DEF-20",
)
note(
    "SW-EX-3",
    "Alexei bids a solo on six hearts, Vlad a misère, Roman an abundance with diamonds in mind, Kirill an open misère.",
    at="000:P36-P37",
    kind="example",
    reason=_EXAMPLE,
    defect="SW-DEF-21",
)
note(
    "SW-EX-4",
    "In the first line of play Roman takes the first trick and Alexei the next six; Kirill is open from the second on.",
    at="000:P38-P44",
    kind="example",
    reason=_EXAMPLE,
    defect="SW-DEF-21",
)
note(
    "SW-EX-5",
    "After these seven tricks nothing can force a trick upon Kirill, and so he wins.",
    at="000:P45",
    kind="example",
    reason="A claim about all ways to play on, which a search checks.",
    defect="SW-DEF-21",
)
note(
    "SW-EX-6",
    "In the second line the others go on with diamonds and then clubs, and Kirill must take the seventh trick.",
    at="000:P46-P52",
    kind="example",
    reason=_EXAMPLE,
    defect="SW-DEF-21",
)
note(
    "SW-PLAY-7",
    "Tricks are played until the bidder's fate is settled.",
    at="000:P9",
    reason="Play that ended so early would leave no trick to be paid for; a ruling says when it ends.",
    defect="SW-DEF-09",
)
note(
    "SW-ABU-4",
    "The bidder of an abundance may keep his trump suit to himself until his bid is final.",
    at="000:P21",
    reason="The suit is no part of the bid, and is asked for only after the auction.",
)
note(
    "SW-ABU-5",
    "The bidder of an abundance names his trump suit after the others have passed.",
    at="000:P21",
    reason="It follows from the order of the phases: the suit is asked for when the auction is over.",
)
note(
    "SW-RAB-3",
    "The suit that the overcalled bidder of an abundance had in mind is not revealed.",
    at="000:P23",
    reason="It is never asked for: only the final bidder names a suit.",
)
