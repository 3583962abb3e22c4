"""Whisting: who declares when, what he may say, and what follows from it."""

from hoyle.clause import cite, defines, narrows, part, steps
from hoyle.preferans.pack import CLOSED, HALF, MISERE, OPEN, PASS, UNSAID, WHIST, Level, Said, Word, Words
from hoyle.preferans.state import (
    ALL_PLACES,
    AllSaid,
    Place,
    PlaceOrNobody,
    Places,
    Whisting,
    next_place,
    other_defender,
    replaced,
)
from hoyle.seats import NOBODY


@defines("PV-PASS-1", at="001:P22", defect="PV-DEF-17")
def everybody_passed(declarer: PlaceOrNobody) -> bool:
    """If all three bidders pass, an all-pass game is ordered."""
    if declarer == NOBODY:
        cite("PV-RUL-17")
    return declarer == NOBODY


part(
    "PV-RUL-17",
    "With an all-pass game the extract ends: the deal is over, and nothing is written for it.",
    within="PV-PASS-1",
    at="",
    standing="ruling",
    defect="PV-DEF-17",
)


@defines("PV-SEQ-2", at="001:P2")
def first_to_declare(declarer: Place) -> Place:
    """The player next to the declarer, clockwise, is the first to say whether or not he whists."""
    cite("PV-SEQ-1")
    return next_place(declarer)


part(
    "PV-SEQ-1",
    "The two others declare after the declarer has discarded and named the final contract.",
    within="PV-SEQ-2",
    at="001:P2",
)


@defines("PV-OBL-4", at="001:P6", defect="PV-DEF-14")
def whisted_below_ten(level: Level) -> bool:
    """A ten is not whisted but checked."""
    if level == MISERE:
        cite("PV-RUL-15b")
    return level != MISERE and level < 10


@defines("PV-OBL-4b", standing="reported", defect="PV-DEF-14")
def whisted_up_to_ten(level: Level) -> bool:
    """A ten is whisted like a nine."""
    return level != MISERE


part(
    "PV-RUL-15b",
    "A misère is not whisted: both others defend, and neither answers for anything or writes whists.",
    within="PV-OBL-4",
    at="",
    standing="ruling",
    defect="PV-DEF-15",
)


@narrows("PV-SEQ-3", at="001:P2", defect="PV-DEF-04")
def intention_comes_first(state: Whisting, words: Words) -> Words:
    """A defender's first word says only whether he intends to take part, and not yet how the cards are played."""
    if state.sole == NOBODY:
        return words & ~(1 << OPEN | 1 << CLOSED)
    return words


@narrows("PV-RUL-6", standing="ruling", defect="PV-DEF-06")
def sole_whister_says_one(state: Whisting, words: Words) -> Words:
    """Only a sole whister, whichever of the two defenders he is, may answer one."""
    if state.sole == NOBODY:
        return words & ~(1 << HALF)
    return words


@narrows("PV-RUL-6b", standing="reported", defect="PV-DEF-06")
def second_says_one_after_a_pass(state: Whisting, words: Words) -> Words:
    """Only the second defender may settle for the limited prize, and only in answer to a pass of the first."""
    first = next_place(state.declarer)
    if state.sole == NOBODY and state.turn != first and state.said[first] == PASS:
        return words
    return words & ~(1 << HALF)


@narrows("PV-WH-6", at="001:P11", defect="PV-DEF-06")
def one_on_six_and_seven(state: Whisting, words: Words) -> Words:
    """On a six or a seven a whister may, instead of playing, answer one and settle for a limited prize."""
    if state.level in (6, 7):
        return words
    return words & ~(1 << HALF)


@narrows("PV-RUL-7", standing="ruling", defect="PV-DEF-07")
def sole_whister_is_asked_again(state: Whisting, words: Words) -> Words:
    """A sole whister is bound by what he answers to the other's pass, and that cannot be a second whist."""
    if state.sole != NOBODY:
        return words & ~(1 << WHIST)
    return words


@narrows("PV-WH-7", at="001:P11", defect="PV-DEF-07")
def withdrawal_above_seven(state: Whisting, words: Words) -> Words:
    """A sole whister may simply pass if the contract is higher than a seven."""
    if state.sole != NOBODY and state.level in (6, 7):
        return words & ~(1 << PASS)
    return words


@steps("PV-WH-1", at="001:P11")
def word_is_noted(state: Whisting, word: Word) -> Whisting:
    """After the first defender the other says whist or pass."""
    other = other_defender(state.declarer, state.turn)
    said = replaced(state.said, state.turn, word)
    return state._replace(said=said, turn=other if said[other] == UNSAID else NOBODY)


@steps("PV-RUL-6d", standing="reported", defect="PV-DEF-06")
def first_takes_the_whist_back(state: Whisting, word: Word) -> Whisting:
    """If the first defender now whists after all, the second counts as having passed."""
    second = next_place(next_place(state.declarer))
    if word == WHIST and state.said[second] == HALF:
        return state._replace(said=replaced(state.said, second, PASS))
    return state


@steps("PV-RUL-5", standing="ruling", defect="PV-DEF-05")
def sole_whister_is_found(state: Whisting, _word: Word) -> Whisting:
    """If one defender whists and the other passes, in whichever order, the one who whists says how it goes on."""
    first = next_place(state.declarer)
    second = next_place(first)
    if state.turn != NOBODY or state.sole != NOBODY:
        return state
    if state.said[first] == WHIST and state.said[second] == PASS:
        return state._replace(sole=first, turn=first)
    if state.said[first] == PASS and state.said[second] == WHIST:
        return state._replace(sole=second, turn=second)
    return state


@steps("PV-RUL-6c", standing="reported", defect="PV-DEF-06")
def first_is_asked_again(state: Whisting, word: Word) -> Whisting:
    """Before the second defender has his limited prize, the first is asked whether he whists after all."""
    if word == HALF:
        return state._replace(turn=next_place(state.declarer))
    return state


@defines("PV-WH-2", at="001:P11")
def answers_for_the_deal(word: Said) -> bool:
    """A defender who passes is free of all responsibility for the deal."""
    return word in (WHIST, OPEN, CLOSED)


@defines("PV-RUL-5b", standing="ruling", defect="PV-DEF-05")
def nobody_whists(said: AllSaid, declarer: Place) -> bool:
    """If both defenders pass, the contract counts as made without play, and nobody writes whists.

    A sole whister who withdraws has passed.
    """
    first = next_place(declarer)
    return said[first] == PASS and said[next_place(first)] == PASS


@defines("PV-HALF-3", at="001:P11")
def limited_prize_is_taken(said: AllSaid) -> bool:
    """If a whister settles for the limited prize, nothing is played."""
    if HALF in said:
        cite("PV-HALF-4")
    return HALF in said


part("PV-HALF-4", "The declarer's cards are not shown then.", within="PV-HALF-3", at="001:P11")


@defines("PV-WH-3", at="001:P11", defect="PV-DEF-18")
def hands_laid_open(said: AllSaid) -> Places:
    """The sole whister may have the passer lay his cards on the table, and then play is open."""
    if OPEN not in said:
        cite("PV-WH-4" if CLOSED in said else "PV-RUL-29")
        return 0
    cite("PV-RUL-18")
    return (said[0] == PASS) + 2 * (said[1] == PASS) + 4 * (said[2] == PASS)


part(
    "PV-WH-4",
    "The sole whister may instead ask for closed play, so that the declarer does not learn the layout.",
    within="PV-WH-3",
    at="001:P11",
)
part(
    "PV-RUL-18",
    "The passer's cards, and no others, lie open before the first lead.",
    within="PV-WH-3",
    at="",
    standing="ruling",
    defect="PV-DEF-18",
)
part(
    "PV-RUL-29",
    "Two whisters play closed.",
    within="PV-WH-3",
    at="",
    standing="ruling",
    defect="PV-DEF-29",
)


@defines("PV-RUL-14", standing="ruling", defect="PV-DEF-14")
def ten_is_checked_openly() -> Places:
    """A ten is checked with all three hands open before the first lead, and the defenders write no whists."""
    return ALL_PLACES
