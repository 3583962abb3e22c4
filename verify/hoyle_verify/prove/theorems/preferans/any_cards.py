"""The declarations of Preferans with any cards: no hand has a say in them, and no word moves a card.

What may be declared is searched with the cards of one deal; by this it stands for that of every deal.
"""

from hoyle.preferans.pack import CLOSED, HALF, OPEN, PASS, UNSAID, WHIST, Word
from hoyle.preferans.state import Place, Whisting
from hoyle.seats import NOBODY
from hoyle_verify.prove.theorem import always, assume
from hoyle_verify.prove.theorems.preferans.table import PRINTED


@always("PV-THM-WH-20")
def cards_have_no_say(whisting: Whisting, turn: Place, word: Word) -> bool:
    """Whatever is held a defender may say the same, and his word is noted and changes no hand."""
    state = whisting._replace(turn=turn)
    assume((turn != state.declarer) & (state.turn == turn))
    first_word = state.sole == NOBODY
    prize = (state.level == 6) | (state.level == 7)
    asked_how = 1 << OPEN | 1 << CLOSED | prize << HALF | (prize ^ True) << PASS
    allowed = PRINTED.ruleset.narrow("declare", state, 0b11111)
    good = allowed == (1 << PASS | 1 << WHIST) * first_word + asked_how * (first_word ^ True)
    after = PRINTED.ruleset.follow("declared", state, word)
    other = 3 - state.declarer - turn
    answer = state.said[other]
    mine = first_word & (word == WHIST) & (answer == PASS)
    others = first_word & (word == PASS) & (answer == WHIST)
    alone = NOBODY + (turn - NOBODY) * mine + (other - NOBODY) * others
    waits = answer == UNSAID
    good = (
        good
        & (after.turn == alone + (other - alone) * waits)
        & (after.sole == alone + (state.sole - alone) * (first_word ^ True))
    )
    for place in range(3):
        spoke = place == turn
        good = good & (after.said[place] == state.said[place] + (word - state.said[place]) * spoke)
    return good & (after == state._replace(said=after.said, sole=after.sole, turn=after.turn))
