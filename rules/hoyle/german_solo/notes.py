"""Sentences of document 002 that cannot be executed, each with the reason."""

from typing import Final

from hoyle.clause import note

_BEFORE: Final = "It tells of the hands that handle the pack; the engine is given the pack in the order that results."

note(
    "GS-GEN-1",
    "The game is not to be confused with forms of Skat and Whist of the same name, and needs little scoring.",
    at="002:P2",
    kind="definition",
    reason="It tells what kind of game this is.",
    defect="GS-DEF-24",
)
note("GS-SHUF-1", "The dealer may be the last to shuffle.", at="002:P7", reason=_BEFORE)
note("GS-SHUF-2", "The player on the dealer's right cuts the pack.", at="002:P7", reason=_BEFORE)
note(
    "GS-OBJ-1",
    "The object is to take at least five tricks, or all of them, as the bid requires.",
    at="002:P9",
    reason="It announces GS-FROG-4, GS-RUL-12 and GS-ALL-1, which say what makes each game.",
    defect="GS-DEF-12",
)
note(
    "GS-AUC-5",
    "Bidders hide their plans and bid just enough to overtake the bid before.",
    at="002:P26",
    kind="advice",
    reason="Advice, which no call can break.",
)
note(
    "GS-AUC-10",
    "A footnote derives the word frog from the German for asking.",
    at="002:P28",
    kind="definition",
    reason="It explains a word.",
    defect="GS-DEF-24",
)
