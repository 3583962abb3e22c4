"""The auction of German Solo."""

from collections.abc import Callable
from typing import Annotated, Any

from hoyle.domains import Range
from hoyle.game import Game
from hoyle.german_solo.auction import (
    bids_ascend,
    every_bid_in_colour_is_higher,
    game_is_declared,
    holder_of_both_queens_plays_no_frog,
    holder_of_spadille,
)
from hoyle.german_solo.pack import ALL_COLOUR, FROG, FROG_COLOUR, GAME_NAMES, SOLO
from hoyle.german_solo.pack import Game as GermanGame
from hoyle.german_solo.state import DECLARING, Auction, Plan, Play
from hoyle.seats import NOBODY, Seat
from hoyle_verify.prove.space import Position, Positions
from hoyle_verify.prove.theorem import always, ambiguity, assume, contradiction, gap, possible
from hoyle_verify.prove.theorems.german_solo.table import (
    BOTH_QUEENS,
    CONTRACT_NAMES,
    PRINTED,
    SPADILLE_ALONE,
    auctions,
    cards,
    deal,
    german_solo,
    plan,
)
from hoyle_verify.prove.witness import played

LADDER = ["frog", "frog-colour", "solo", "solo-colour", "all", "all-colour"]
BLACK_QUEENS = cards("QC QS")
Truth = Annotated[int, Range(0, 1)]


def has_both(state: Any) -> bool:
    """Say whether the player to act holds both black queens."""
    return bool(state.hands[state.turn] & BLACK_QUEENS == BLACK_QUEENS)


@always("GS-THM-AUC-2", over=auctions)
def auction_ends(auctions: Positions) -> bool:
    """No duel goes on for ever: six games can be asked for and five of them held, and three players drop out."""
    return auctions.longest == 14


def may_be_said(position: Position) -> list[str] | None:
    """Give the words of the player who is asked in a duel, by the rulings; None when it is over."""
    state = position.state
    if not isinstance(state, Auction):
        return None
    bids = [f"bid:{name}" for name in LADDER[state.level : state.level + 1]]
    words = ["pass", "hold"] if state.asked else ["pass", *bids]
    return [*words[1:], "forcee"] if has_both(state) and state.level < SOLO else words


@always("GS-THM-AUC-3", over=auctions)
def questions_and_answers(position: Position) -> bool:
    """Who opens asks for a frog, who is asked holds or passes, and who asks goes one step up or passes."""
    state = position.state
    assume(isinstance(state, Auction) and not has_both(state))
    return [action.token for action in position.game.legal(state)] == may_be_said(position)


@always("GS-THM-AUC-4", over=auctions)
def who_holds_both_queens(position: Position) -> bool:
    """A holder of both black queens can call forcée and cannot pass exactly as long as no solo has been named."""
    state = position.state
    assume(isinstance(state, Auction))
    tokens = [action.token for action in position.game.legal(state)]
    bound = has_both(state) and state.level < SOLO
    return ("forcee" in tokens) == bound and ("pass" in tokens) != bound


@always("GS-THM-AUC-5", over=auctions)
def who_is_out_stays_out(position: Position) -> bool:
    """Whoever has passed says nothing more, and the third player speaks only when one of the first two is out."""
    start, words = auctions().way(position)
    calls = [(int(word[0]), word[2:]) for word in words if "declare" not in word and "name" not in word]
    calls = [call for call in calls if not call[1].startswith("call:")]
    out: set[int] = set()
    for seat, call in calls:
        place = (seat - start.state.dealer - 1) % 4
        if seat in out or len(out) < place - 1:
            return False
        if call == "pass":
            out.add(seat)
    return True


@always("GS-THM-AUC-6", over=auctions)
def what_can_be_declared(position: Position) -> bool:
    """The winner declares the game named last or a higher one, no frog with both queens, and unbidden only a frog."""
    state = position.state
    assume(isinstance(state, Plan) and state.asked == DECLARING)
    declared = [action.token.removeprefix("declare:") for action in position.game.legal(state)]
    lowest = max(state.level, SOLO if has_both(state) else FROG)
    return bool(declared == (LADDER[:2] if state.spadille else LADDER[lowest - 1 :]))


@always("GS-THM-AUC-7", over=auctions)
def spadille_game_when_all_pass(position: Position) -> bool:
    """A deal becomes a spadille game exactly when all four have passed, and then nobody holds both queens."""
    state = position.state
    assume(isinstance(state, Plan))
    _, words = auctions().way(position)
    four_passes = sum(word.endswith(" pass") for word in words) == 4
    return bool(state.spadille == four_passes and not (state.spadille and has_both(state)))


@always("GS-THM-AUC-8", over=auctions)
def games_and_trumps(position: Position) -> bool:
    """A game is in colour exactly if clubs, the colour here, are trumps; a frog has a partner and other games none."""
    state = position.state
    assume(isinstance(state, Play))
    in_colour = GAME_NAMES[state.game].endswith("colour")
    alone = state.game >= SOLO
    return bool(in_colour == (state.trump == 0) and alone == (state.partner == NOBODY))


def _reached(game: int) -> Callable[[Position], bool]:
    def reached(position: Position) -> bool:
        return isinstance(position.state, Play) and position.state.game == game

    reached.__doc__ = f"A game of {CONTRACT_NAMES[game]} can be reached and played."
    return reached


for _game in range(FROG, ALL_COLOUR + 1):
    possible(f"GS-THM-AUC-{8 + _game}", over=auctions)(_reached(_game))


@possible("GS-THM-AUC-15", over=auctions)
def forcee_is_reached(position: Position) -> bool:
    """A forcée can be overtaken, so that its caller does not become the Player."""
    _, words = auctions().way(position)
    callers = [int(word[0]) for word in words if word.endswith("forcee")]
    return isinstance(position.state, Play) and callers not in ([], [position.state.declarer])


@contradiction("GS-THM-AUC-16", defect="GS-DEF-03")
def every_bid_in_colour(level: GermanGame, game: GermanGame, above: Truth) -> dict[str, bool]:
    """If every bid in colour were above every bid in suit, no solo could overtake a frog in colour."""
    assume(level == FROG_COLOUR and game == SOLO)
    state = PRINTED.start(deal(SPADILLE_ALONE))._replace(level=level)
    return {
        "GS-BID-1": above == (bids_ascend(state, 1 << game) != 0),
        "GS-COL-5b": above == (every_bid_in_colour_is_higher(state, 1 << game) != 0),
    }


@always("GS-THM-AUC-17")
def colour_above_suit_at_the_same_height(level: GermanGame, game: GermanGame) -> bool:
    """Read of the same game, the sentence on bids in colour agrees with the ladder."""
    state = PRINTED.start(deal(SPADILLE_ALONE))._replace(level=level)
    by_ladder = bids_ascend(state, 1 << game) != 0
    by_colour = every_bid_in_colour_is_higher(state, 1 << game) != 0
    same_game = level != game and (level + 1) // 2 == (game + 1) // 2
    return by_ladder == (game > level) and (not same_game or by_colour == by_ladder)


@contradiction("GS-THM-AUC-18", defect="GS-DEF-06")
def must_and_may_not_play_a_frog(hand: Truth, game: GermanGame) -> dict[str, bool]:
    """With both black queens in a hand that has passed, a frog must be played and may not be declared."""
    held = cards(BOTH_QUEENS if hand == 1 else SPADILLE_ALONE)
    assume(hand == 1)
    spadille = holder_of_spadille((held, 0, 0, 0)) == 0
    return {
        "GS-SPAD-2": spadille and game in (FROG, FROG_COLOUR),
        "GS-FORC-2": holder_of_both_queens_plays_no_frog(plan(held), 1 << game) != 0,
    }


def asked_first(dealer: int, both: int) -> dict[str, Any]:
    """Give a deal in which seat 0 holds both black queens or the queen of clubs alone."""
    return deal(BOTH_QUEENS if both == 1 else SPADILLE_ALONE, dealer)


FORCEES = (PRINTED, german_solo(forcee="option"), german_solo(forcee="off"))


@ambiguity(
    "GS-THM-AUC-19",
    defect="GS-DEF-07",
    readings=FORCEES,
    exactly=lambda dealer, both: both == 1 and dealer == 3,
    witness=lambda game, dealer, both: played(game, asked_first(dealer, both), ()),
)
def right_or_duty(game: Game[Any], dealer: Seat, both: Truth) -> object:
    """Whether the forcée is a duty, a right or nothing matters as soon as somebody with both queens is asked."""
    state = game.start(asked_first(dealer, both))
    return [action.token for action in game.legal(state)]


def is_an_auction(position: Position) -> bool:
    """Describe the positions in which calls are made."""
    return isinstance(position.state, Auction)


@gap("GS-THM-AUC-20", defect="GS-DEF-13", over=auctions, exactly=is_an_auction, ruled=may_be_said)
def how_the_duel_goes_on(position: Position) -> object:
    """Whether steps may be skipped, and who may answer what, the document does not say."""
    if not is_an_auction(position):
        return None
    return [action.token for action in position.game.legal(position.state)]


@contradiction("GS-THM-AUC-21", defect="GS-DEF-14")
def equal_or_higher(level: GermanGame, game: GermanGame) -> dict[str, bool]:
    """A winner who must play the game named last cannot declare a higher one."""
    return {
        "GS-AUC-9": game == level,
        "GS-AUC-4": game_is_declared(plan(0, level=level), game).game == game > level,
    }


def awaits_a_spadille_game(position: Position) -> bool:
    """Describe the holder of the spadille after four passes."""
    state = position.state
    return isinstance(state, Plan) and state.asked == DECLARING and state.spadille


@gap(
    "GS-THM-AUC-22",
    defect="GS-DEF-08",
    over=auctions,
    exactly=awaits_a_spadille_game,
)
def what_a_spadille_game_is(position: Position) -> object:
    """Who names the trumps of a spadille game, and whether it can be raised, the document does not say."""
    game, state = position
    if not awaits_a_spadille_game(position):
        return None
    return [game.legal(state), game.apply(state, game.legal(state)[0])]


@always("GS-THM-AUC-23", over=auctions)
def forcee_names_a_solo(position: Position) -> bool:
    """After a forcée the opponent must overtake a solo or pass."""
    state = position.state
    _, words = auctions().way(position)
    assume(bool(words) and words[-1].endswith("forcee") and isinstance(state, Auction))
    return [action.token for action in position.game.legal(state)] == ["pass", "bid:solo-colour"]
