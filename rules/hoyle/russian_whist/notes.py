"""Sentences of document 003 that cannot be executed, each with the reason."""

from typing import Final

from hoyle.clause import note

_BEFORE: Final = "The engine is given the hands as they are dealt; what happens before is out of its sight."
_TABLE: Final = "It is for the players to settle, and changes no rule of a hand."

note(
    "RW-GEN-1",
    "Whist is one of the games of skill and asks for attention, calculation and analysis, besides a little luck.",
    at="003:P2-P3",
    kind="definition",
    reason="It describes the game and rules nothing.",
)
note(
    "RW-GEN-5",
    "The rules are the same for any number of players, so it is enough to describe the game of four.",
    at="003:P5",
    kind="definition",
    reason="It follows from RW-GEN-3 and RW-GEN-4 and adds nothing.",
    defect="RW-DEF-17",
)
note(
    "RW-OBJ-1",
    "The object is to score as many points as possible over a rubber.",
    at="003:P6",
    reason="An object is no rule of what may be done.",
)
note("RW-OBJ-2", "The players agree how many rubbers they play.", at="003:P6", reason=_TABLE)
note(
    "RW-PREP-1",
    "It is settled beforehand who keeps the score, and by which system.",
    at="003:P9",
    reason=_TABLE,
)
note(
    "RW-DEAL-3",
    "The first dealer prepares two packs, hands one to his left neighbour, and deals the other.",
    at="003:P10",
    reason=_BEFORE,
    defect="RW-DEF-16",
)
note(
    "RW-DEAL-4",
    "The pack is shuffled well and cut by the player on the dealer's right.",
    at="003:P10",
    reason=_BEFORE,
)
note(
    "RW-PLAY-8",
    "Any player may look at his own tricks, and may demand that the others show the earlier ones.",
    at="003:P16",
    reason="Every card played is known to all from the record, so that looking at it again is no action of its own.",
    defect="RW-DEF-22",
)
note(
    "RW-PART-1",
    "One deal, played out, is called a partia: a hand.",
    at="003:P18",
    kind="definition",
    reason="It names what the engine plays; RW-PART-2 says what follows.",
    defect="RW-DEF-08",
)
note(
    "RW-SCORE-1",
    "The sheet has a column for each pair, with trick points below a line, and premiums and penalties above it.",
    at="003:P26",
    reason="It says how the score is written down; the observables below and above are that sheet.",
)
note(
    "RW-SCORE-10",
    "Hands that were won are also marked above the line.",
    at="003:P36",
    reason="A mark is no point; the hands won are counted by RW-PART-3.",
    defect="RW-DEF-20",
)
note(
    "RW-SCORE-0",
    "Of several systems of scoring only the one most common in Russia is given.",
    at="003:P25",
    kind="definition",
    reason="It announces the paragraphs on scoring, which say how.",
)
