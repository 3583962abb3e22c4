"""What the defenders declare in Preferans."""

from collections.abc import Callable
from typing import Any

from hoyle.game import Game
from hoyle.preferans.auction import hands_laid_open, sole_whister_is_asked_again
from hoyle.preferans.pack import CLOSED, MISERE, OPEN, PASS, WHIST, Level
from hoyle.preferans.score.fines import whister_is_charged
from hoyle.preferans.state import AllSaid, Play, Unplayed, Whisting
from hoyle.seats import NOBODY
from hoyle_verify.prove.space import Position, Positions
from hoyle_verify.prove.theorem import always, ambiguity, assume, gap, possible
from hoyle_verify.prove.theorems.preferans.table import (
    PRINTED,
    AnyLevel,
    Whisted,
    all_declarations,
    deal,
    declarations,
    preferans,
)
from hoyle_verify.prove.witness import played


@always("PV-THM-WH-1", over=all_declarations)
def somebody_can_always_speak(position: Position) -> bool:
    """Whoever is asked to declare can say something, under every option."""
    return not isinstance(position.state, Whisting) or len(position.game.legal(position.state)) > 0


@always("PV-THM-WH-2", over=all_declarations)
def declaring_ends(declarations: Positions) -> bool:
    """Three words, with another for the whist that is taken back, are the most that defenders ever say."""
    return declarations.longest == 4


@always("PV-THM-WH-3", over=declarations)
def what_may_be_said(position: Position) -> bool:
    """First whist or pass; then a sole whister plays, open or closed, or takes a prize, or above seven withdraws."""
    state = position.state
    assume(isinstance(state, Whisting))
    said = [action.token for action in position.game.legal(state)]
    if state.sole == NOBODY:
        return said == ["pass", "whist"]
    return said == (["half", "open", "closed"] if state.level in (6, 7) else ["pass", "open", "closed"])


@always("PV-THM-WH-4", over=declarations)
def what_becomes_of_the_words(position: Position) -> bool:
    """The deal is played if both whist, or one does and goes through with it; otherwise it is over."""
    state = position.state
    _, words = declarations().way(position)
    said = tuple(word[2:] for word in words)
    alone = [("whist", "pass"), ("pass", "whist")]
    ends: dict[tuple[str, ...], type] = {("whist", "whist"): Play, ("pass", "pass"): Unplayed}
    ends |= {(*pair, word): Play for pair in alone for word in ("open", "closed")}
    ends |= {(*pair, word): Unplayed for pair in alone for word in ("half", "pass")}
    unwhisted = state.level in (MISERE, 10) if isinstance(state, Play) else False
    return isinstance(state, Play if unwhisted else ends.get(said, Whisting))


@always("PV-THM-WH-5", over=declarations)
def whose_cards_lie_open(position: Position) -> bool:
    """Only a sole whister who asks for it has cards laid open, those of the passer, and then plays them himself."""
    state = position.state
    assume(isinstance(state, Play) and state.level < 10)
    open_play = OPEN in state.said
    exposed = [place for place in range(3) if state.exposed >> place & 1]
    deciders = [state.sole if place in exposed else place for place in range(3)]
    passers = [place for place in range(3) if state.said[place] == PASS]
    return exposed == (passers if open_play else []) and list(state.deciders) == deciders


@always("PV-THM-WH-6", over=declarations)
def defenders_declare_in_turn(position: Position) -> bool:
    """The player on the declarer's left declares first, then the other, and then a sole whister once more."""
    state = position.state
    _, words = declarations().way(position)
    speakers = [int(word[0]) for word in words]
    whister = 1 if words and words[0].endswith("whist") else 2
    turn = ([1, 2, whister][len(words)] if len(words) < 3 else NOBODY) if isinstance(state, Whisting) else NOBODY
    return speakers == [1, 2, whister][: len(words)] and turn in (NOBODY, getattr(state, "turn", NOBODY))


@ambiguity(
    "PV-THM-WH-7",
    defect="PV-DEF-14",
    readings=(PRINTED, preferans(ten="whisted")),
    exactly=lambda level: level == 10,
    witness=lambda game, level: played(game, deal(level), ()),
)
def checked_or_whisted(game: Game[Any], level: AnyLevel) -> object:
    """Whether a ten is checked openly or whisted matters in every ten and nowhere else."""
    state = game.start(deal(level))
    return type(state), game.facts(state)["exposed"]


def answers_a_pass(position: Position) -> bool:
    """Describe a second defender after a pass of the first, and whoever then has to say how he whists."""
    state = position.state
    return isinstance(state, Whisting) and state.said[1] == PASS and state.sole == NOBODY


@gap("PV-THM-WH-8", defect="PV-DEF-05", over=declarations, exactly=answers_a_pass)
def after_a_pass(position: Position) -> object:
    """What follows when the first defender passes the document does not say."""
    game, state = position
    return [game.apply(state, action) for action in game.legal(state)] if answers_a_pass(position) else None


def one_is_in_question(position: Position) -> bool:
    """Describe a sole whister below an eight, and a second defender there after a pass of the first."""
    state = position.state
    return isinstance(state, Whisting) and state.level < 8 and (state.sole != NOBODY or answers_a_pass(position))


@ambiguity(
    "PV-THM-WH-9",
    defect="PV-DEF-06",
    readings=(PRINTED, preferans(one="second_after_pass")),
    over=declarations,
    exactly=one_is_in_question,
)
def who_may_say_one(game: Game[Any], position: Position) -> object:
    """Whether any sole whister takes the prize or only the second defender after a pass matters on six and seven."""
    return [action.token for action in game.legal(position.state)] if isinstance(position.state, Whisting) else None


@ambiguity("PV-THM-WH-10", defect="PV-DEF-07", readings=("free", "liable"), exactly=lambda level: level >= 8)
def withdrawing(reading: str, level: Whisted) -> object:
    """Whether a sole whister who withdraws is free matters on an eight and a nine, where he may."""
    state = PRINTED.start(deal(level))
    for word in ("whist", "pass", "pass"):
        action = next((action for action in PRINTED.legal(state) if action.token == word), None)
        if action is None:
            return None
        state = PRINTED.apply(state, action)
    return PRINTED.facts(state)["hill"][1] + (whister_is_charged(1, 1) if reading == "liable" else 0)


def opens(said: AllSaid) -> bool:
    """Say whether somebody asks for open play."""
    return OPEN in said


@ambiguity("PV-THM-WH-11", defect="PV-DEF-18", readings=("passer", "both"), exactly=opens)
def which_cards_lie_open(reading: str, said: AllSaid) -> object:
    """Whether the whister shows his own cards too matters in every open play."""
    exposed = hands_laid_open(said)
    return exposed | (1 << said.index(OPEN) if reading == "both" and OPEN in said else 0)


@ambiguity(
    "PV-THM-WH-12",
    defect="PV-DEF-29",
    readings=("closed", "as they like"),
    exactly=lambda said: said.count(WHIST) > 1,
)
def two_whisters_play_closed(reading: str, said: AllSaid) -> object:
    """Whether two whisters may lay their cards open matters whenever two whist."""
    assume(OPEN not in said and CLOSED not in said)
    return hands_laid_open(said) != 0 or (reading == "as they like" and said.count(WHIST) > 1)


@always("PV-THM-WH-13")
def no_second_whist(level: Level) -> bool:
    """A sole whister who is asked again cannot whist once more."""
    state = PRINTED.start(deal(6))._replace(level=level, sole=1, turn=1)
    return sole_whister_is_asked_again(state, 0b11111) == 0b11101


def _reached(calls: tuple[str, ...], sentence: str) -> Callable[[Position], bool]:
    def reached(position: Position) -> bool:
        _, words = declarations().way(position)
        return not isinstance(position.state, Whisting) and tuple(word[2:] for word in words) == calls

    reached.__doc__ = sentence
    return reached


_ENDS = {
    ("whist", "whist"): "Both defenders can whist.",
    ("pass", "pass"): "Both defenders can pass.",
    ("whist", "pass", "open"): "The first defender can whist alone and have the cards of the other laid open.",
    ("pass", "whist", "closed"): "The second defender can whist alone and play closed.",
    ("whist", "pass", "half"): "A sole whister can settle for the limited prize.",
}
for _number, (_calls, _sentence) in enumerate(_ENDS.items()):
    possible(f"PV-THM-WH-{14 + _number}", over=declarations)(_reached(_calls, _sentence))


@possible("PV-THM-WH-19", over=declarations)
def sole_whister_can_withdraw(position: Position) -> bool:
    """A sole whister can withdraw, and then the deal is over."""
    state = position.state
    return isinstance(state, Whisting) and any(
        state.sole != NOBODY and isinstance(later.state, Unplayed) and word.endswith(" pass")
        for word, later in declarations().moves[position]
    )
