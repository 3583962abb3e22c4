"""Sentences of document 004 that cannot be executed, each with the reason."""

from typing import Final

from hoyle.clause import note

_PLAYERS: Final = "How the score is kept is for the players; the payments of a deal are known at its end."

note(
    "SB-GEN-1",
    "The game is one of several local relatives of Skat, which share its card values and object and differ in bids.",
    at="004:P2-P3",
    kind="definition",
    reason="It tells of the family of the game.",
)
note(
    "SB-OBJ-1",
    "In games with trumps the object is to win the cards that count.",
    at="004:P24",
    reason="An object is no rule of what may be done; what makes each game is.",
    defect="SB-DEF-02",
)
note("SB-PAY-1", "As a rule tokens settle each deal right after it.", at="004:P25", reason=_PLAYERS)
note(
    "SB-IRR-1",
    "Irregularities in play fall under the rules of Skat.",
    at="004:P27",
    reason="The laws of another game, which the document does not give; the engine refuses what is illegal.",
    defect="SB-DEF-15",
)
