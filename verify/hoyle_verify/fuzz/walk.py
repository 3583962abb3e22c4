"""Playing a deal at random on the reference engine, and finding an action that it refuses."""

from collections.abc import Collection, Sequence
from typing import Any, Final

from hoyle.decision import Action
from hoyle.game import Game
from hoyle.seats import TABLE
from hoyle_verify.fuzz.case import Case, Rules
from hoyle_verify.fuzz.chance import Chance
from hoyle_verify.fuzz.contracts import draw_contract
from hoyle_verify.fuzz.deals import draw_extras, draw_hands, draw_table, setup_of
from hoyle_verify.fuzz.phases import phase_of
from hoyle_verify.fuzz.reference import Played, game_of, play, refuser

LONGEST: Final = 80
"""More actions than any deal has without proposals of results that are refused again and again."""

_BYTE: Final = 256
_SHORT: Final = 12
_RIGHTS: Final = 250
"""A byte from here on lets somebody use a right that he has out of turn."""

_LIMITS: Final = (LONGEST, LONGEST, _SHORT)


def draw_played(
    rules: Rules, opening: str, chance: Chance, stream: Sequence[int], has: Collection[str]
) -> Played | None:
    """Draw a deal and play it by a stream of bytes, as far as the phases go that a program has.

    None if there can be no such deal, or it begins in another phase.
    """
    table = draw_table(rules.game, chance)
    hands, aside = draw_hands(rules.game, chance)
    setup = setup_of(rules.game, table, hands, aside, chance.below(13))
    extras = draw_extras(rules, table[0], chance)
    setup |= extras
    if opening == "contract" or rules.game == "preferans":
        contract = draw_contract(rules.game, table[2], chance, settled=False, colour=extras.get("colour"))
        setup |= {"contract": contract} if contract is not None else {}
    start = play(Case(rules, setup))
    quiet, limit = chance.below(2) == 0, chance.one_of(_LIMITS)
    if start is None or phase_of(game_of(rules), start.states[0]) not in ("", *has):
        return None
    return _go_on(start, stream[:limit], has, quiet=quiet)


def _go_on(start: Played, stream: Sequence[int], has: Collection[str], *, quiet: bool) -> Played:
    """Play until the deal or the stream is over, or another phase begins; when ``quiet``, most players pass."""
    game = game_of(start.case.rules)
    states, actions = [start.states[0]], []
    for byte in stream:
        action = _choice(game, states[-1], byte, quiet=quiet)
        if action is None:
            break
        state = game.apply(states[-1], action)
        if phase_of(game, state) not in ("", *has):
            break
        states.append(state)
        actions.append(str(action))
    return Played(start.case._replace(actions=tuple(actions)), tuple(states))


def _choice(game: Game[Any], state: Any, byte: int, *, quiet: bool) -> Action | None:
    if byte >= _RIGHTS:
        rights = [action for seat in range(TABLE) for action in game.rights(state, seat)]
        if rights:
            return rights[byte % len(rights)]
    legal = game.legal(state)
    if not legal:
        return None
    if quiet and str(legal[0]).endswith(" pass"):
        byte = 0 if byte < _BYTE // 2 else 2 * byte - _BYTE
    return legal[byte * len(legal) // _BYTE]


def draw_probe(played: Played, chance: Chance) -> Played | None:
    """Draw an action that the reference refuses at some position: of the player to act, or of another one.

    Only words of the menus are taken from which something can be chosen there, since a program may know no others.
    """
    position = chance.below(len(played.states))
    game, state = game_of(played.case.rules), played.states[position]
    decision = game.decision(state)
    legal = {(action.menu, action.choice): action for action in game.legal(state)}
    menus = [menu for menu in decision.menus if any(name == menu.vocabulary.name for name, _ in legal)]
    if not menus:
        return None
    menu = chance.one_of(menus)
    if chance.now_and_then(4):
        seats = [seat for seat in range(len(played.case.setup.get("hands", ()))) if seat != decision.actor]
        mask, seat = menu.candidates, chance.one_of(seats)
    else:
        taken = sum(1 << choice for name, choice in legal if name == menu.vocabulary.name)
        mask, seat = menu.candidates & ~taken, decision.actor
    actions = _likeliest(game, state, menu.vocabulary.actions(seat, mask))
    if not actions:
        return None
    probe = str(chance.one_of(actions))
    if refuser(game, state, probe) is None:
        return None
    case = played.case._replace(actions=played.case.actions[:position], probe=probe)
    return Played(case, played.states[: position + 1])


def _likeliest(game: Game[Any], state: Any, actions: Sequence[Action]) -> Sequence[Action]:
    """Keep cards that the player holds, where any of them is refused: those that a rule of play bars."""
    held = [action for action in actions if refuser(game, state, str(action)) not in ("SYS-HELD", "SYS-TURN", None)]
    return held or actions
