"""Sentences of document 001 that cannot be executed, each with the reason."""

from typing import Final

from hoyle.clause import note

_WORD: Final = "It names a thing, and no rule hangs on the name."
_EXAMPLE: Final = "It tells of one deal; scenarios replay it."

note(
    "PV-TERM-1",
    "In Preferans the tricks of the defence are called whists.",
    at="001:P2",
    kind="definition",
    reason=_WORD,
    defect="PV-DEF-04",
)
note(
    "PV-TERM-2",
    "The declarer's opponents are called his partners, and so is each of them the other's.",
    at="001:P2-P11",
    kind="definition",
    reason=_WORD,
)
note(
    "PV-TERM-3",
    "Penalty points may also be called minus or negative points.",
    at="001:P10",
    kind="definition",
    reason=_WORD,
)
note("PV-TERM-4", "A whister has a nickname.", at="001:P20", kind="definition", reason=_WORD)
note(
    "PV-SEQ-4",
    "By these declarations the mutual obligations are fixed, the fewest tricks that each undertakes to take.",
    at="001:P12",
    kind="definition",
    reason="It follows from PV-OBL-1, PV-OBL-2 and PV-OBL-3 and adds nothing.",
)
note(
    "PV-PEN-3",
    "How the penalties of declarer and whisters compare is left to a special chapter.",
    at="001:P7",
    kind="definition",
    reason="The chapter is not part of the extract.",
    defect="PV-DEF-10",
)
note(
    "PV-WH-5",
    "Whoever asks for closed play trusts in the skill of the passer, who owes it to him not to err.",
    at="001:P11",
    kind="advice",
    reason="Advice, which no card can break.",
)
note(
    "PV-RES-10",
    "The whister proposes a result if the discard is plain, or if it does not matter to him.",
    at="001:P15",
    kind="advice",
    reason="It says when a proposal is wise; whoever may make one is free to.",
)
note(
    "PV-RUL-1i",
    "Frame: bids rise from six spades over clubs, diamonds, hearts and no trumps to seven spades and so on.",
    at="",
    standing="ruling",
    reason="The auction is outside the extract; the contract is given with the deal.",
    defect="PV-DEF-01",
)
note(
    "PV-EX-1",
    "A declarer with four tricks on a six writes forty penalty points.",
    at="001:P9",
    kind="example",
    reason=_EXAMPLE,
)
note(
    "PV-EX-2",
    "One trick in a misère costs a hundred penalty points, and three tricks cost three hundred.",
    at="001:P10",
    kind="example",
    reason=_EXAMPLE,
    defect="PV-DEF-15",
)
note(
    "PV-EX-3",
    "Eight spades of first hand: second hand whists, third passes and is laid open, and one trick is lost.",
    at="001:P14",
    kind="example",
    reason=_EXAMPLE,
)
note(
    "PV-TAB-1",
    "A table shows how an auction could go.",
    at="001:P12-P13",
    kind="example",
    reason="The table is lost.",
    defect="PV-DEF-16",
)
