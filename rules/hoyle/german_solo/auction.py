"""The auction of German Solo: a duel of questions and answers, the forcée, and the game that its winner declares.

The calls have the bits of the games, so that a clause on games holds for bids and for declarations alike.
"""

from hoyle.cards import NO_SUIT
from hoyle.clause import cite, defines, narrows, part, steps
from hoyle.german_solo.pack import (
    ALL_GAMES,
    BLACK_QUEENS,
    COLOUR_GAMES,
    FORCEE,
    FROGS,
    HOLD,
    NO_GAME,
    PASS,
    SOLO,
    SPADILLE,
    Call,
    Calls,
    Game,
)
from hoyle.german_solo.state import Auction, Hands, Plan
from hoyle.seats import NOBODY, Seat, SeatOrNobody, left_of


def _holds_both_queens(state: Auction | Plan) -> bool:
    return state.hands[state.turn] & BLACK_QUEENS == BLACK_QUEENS


@defines("GS-AUC-1", at="002:P25")
def eldest_hand(dealer: Seat) -> Seat:
    """Eldest hand, the player on the dealer's left, speaks first."""
    return left_of(dealer)


@defines("GS-SPAD-1", at="002:P19")
def is_spadille_game(older: SeatOrNobody) -> bool:
    """If all four pass without a bid the deal is played all the same, as the spadille game."""
    return older == NOBODY


@defines("GS-SPAD-2", at="002:P24", defect="GS-DEF-06")
def holder_of_spadille(hands: Hands) -> SeatOrNobody:
    """When all four have passed, the holder of the club queen must announce it and take on a frog."""
    for seat in range(4):
        if hands[seat] >> SPADILLE & 1:
            return seat
    return NOBODY


@narrows("GS-RUL-15", standing="ruling", defect="GS-DEF-15")
def colour_games_need_a_colour(state: Auction | Plan, games: Calls) -> Calls:
    """While there is no colour, no game in colour can be bid or declared."""
    return games & ~COLOUR_GAMES if state.colour == NO_SUIT else games


@narrows("GS-BID-1", at="002:P12-P18", defect="GS-DEF-03")
def bids_ascend(state: Auction, calls: Calls) -> Calls:
    """From the highest the games are all in colour, all in suit, solo in colour, solo in suit, frog in colour, frog."""
    if state.level > NO_GAME and not COLOUR_GAMES >> state.level & 1:
        cite("GS-COL-5")
    return calls & ~(ALL_GAMES & (2 << state.level) - 1)


part(
    "GS-COL-5",
    "A bid in colour outranks the same bid in suit.",
    within="GS-BID-1",
    at="002:P11",
    defect="GS-DEF-03",
)


@narrows("GS-COL-5b", at="002:P11", defect="GS-DEF-03")
def every_bid_in_colour_is_higher(state: Auction, calls: Calls) -> Calls:
    """Taken as printed, every bid in colour outranks every bid in suit.

    No ruleset uses it: with GS-BID-1 it contradicts the printed ladder, in which a solo in suit is above a frog in
    colour.
    """
    if COLOUR_GAMES >> state.level & 1:
        return calls & ~(ALL_GAMES & ~COLOUR_GAMES)
    return calls


@narrows("GS-RUL-13", standing="ruling", defect="GS-DEF-13")
def one_step_up(_state: Auction, calls: Calls) -> Calls:
    """A question goes just one step above the game that was named last, and whoever opens asks for a frog."""
    games = calls & ALL_GAMES
    return calls & ~ALL_GAMES | games & -games


@narrows("GS-RUL-13b", standing="ruling", defect="GS-DEF-13")
def who_is_asked_answers(state: Auction, calls: Calls) -> Calls:
    """Whoever is asked holds or passes and puts no question himself, and nobody else holds."""
    if state.asked:
        return calls & ~ALL_GAMES
    return calls & ~(1 << HOLD)


@narrows("GS-FORC-3", at="002:P21", defect="GS-DEF-07")
def forcee_needs_both_queens(state: Auction, calls: Calls) -> Calls:
    """Forcée is what the demand is called that a holder of both black queens makes while no solo has been named."""
    if _holds_both_queens(state) and state.level < SOLO:
        return calls
    return calls & ~(1 << FORCEE)


@narrows("GS-RUL-7", standing="ruling", defect="GS-DEF-07")
def holder_of_both_queens_stays_in(state: Auction, calls: Calls) -> Calls:
    """A holder of both black queens may not pass as long as no solo has been named."""
    if _holds_both_queens(state) and state.level < SOLO:
        return calls & ~(1 << PASS)
    return calls


@narrows("GS-RUL-7b", standing="ruling", defect="GS-DEF-07")
def there_is_no_forcee(_state: Auction, calls: Calls) -> Calls:
    """There is no forcée, whatever a player holds."""
    return calls & ~(1 << FORCEE)


@steps("GS-AUC-6", at="002:P27", defect="GS-DEF-13")
def opener_asks(state: Auction, call: Call) -> Auction:
    """Eldest hand, if he does not pass, opens with words that stand for the bid of a frog.

    Where he passes, the next who does not pass opens in the same way.
    """
    if ALL_GAMES >> call & 1 and state.older == NOBODY:
        return state._replace(level=call, older=state.turn, younger=NOBODY)
    return state


@steps("GS-AUC-7", at="002:P27")
def younger_asks(state: Auction, call: Call) -> Auction:
    """The next player overtakes a bid by asking whether it is in colour."""
    if ALL_GAMES >> call & 1 and state.turn == state.younger:
        return state._replace(level=call, asked=True, turn=state.older)
    return state


@steps("GS-AUC-8", at="002:P27")
def older_holds(state: Auction, call: Call) -> Auction:
    """If the answer is yes, the asker may go on with the next question, whether it is a solo, and so on upwards."""
    if call == HOLD:
        return state._replace(asked=False, turn=state.younger)
    return state


@steps("GS-FORC-1", at="002:P21", defect="GS-DEF-07")
def forcee_forbids_frogs(state: Auction, call: Call) -> Auction:
    """A holder of both black queens may forbid that the deal is played as a frog.

    With that he stands for a solo, which his opponent must overtake, or else pass.
    """
    if call != FORCEE:
        return state
    forced = state._replace(level=SOLO, asked=False, older=state.turn)
    if state.older == NOBODY:
        return forced._replace(younger=NOBODY)
    other = state.older + state.younger - state.turn
    return forced._replace(younger=other, turn=other)


@steps("GS-AUC-3", at="002:P25")
def passer_is_out(state: Auction, call: Call) -> Auction:
    """A player who passes is out of the auction."""
    if call == PASS:
        return state._replace(older=state.younger if state.asked else state.older, younger=NOBODY, asked=False)
    return state


@steps("GS-AUC-2", at="002:P25")
def survivor_meets_the_next(state: Auction, _call: Call) -> Auction:
    """Eldest hand first settles with the next player who goes higher, the survivor then with the third, and so on."""
    if state.younger != NOBODY:
        return state
    if state.joined == 4:
        return state._replace(turn=NOBODY)
    younger = (eldest_hand(state.dealer) + state.joined) & 3
    return state._replace(younger=younger, turn=younger, joined=state.joined + 1)


@narrows("GS-RUL-14", standing="ruling", defect="GS-DEF-14")
def at_least_the_game_named_last(state: Plan, games: Calls) -> Calls:
    """The winner declares the game that was named last or a higher one, and never a lower."""
    if state.level > NO_GAME:
        cite("GS-AUC-9")
    return games & -(1 << state.level)


part(
    "GS-AUC-9",
    "If the bidder passes, the asker must play a game equal to the one that he named last.",
    within="GS-RUL-14",
    at="002:P27",
    defect="GS-DEF-14",
)


@narrows("GS-FORC-2", at="002:P21", defect="GS-DEF-07")
def holder_of_both_queens_plays_no_frog(state: Plan, games: Calls) -> Calls:
    """A holder of both black queens, unless a higher bid was made before him, must declare a solo or all."""
    return games & ~FROGS if _holds_both_queens(state) else games


@narrows("GS-RUL-8", standing="ruling", defect="GS-DEF-08")
def spadille_game_is_a_frog(state: Plan, games: Calls) -> Calls:
    """The spadille game is a frog in suit or in colour, and cannot be raised."""
    return games & FROGS if state.spadille else games


@steps("GS-AUC-4", at="002:P26")
def game_is_declared(state: Plan, game: Game) -> Plan:
    """The winner of the auction may keep his winning bid or declare a higher game."""
    return state._replace(game=game)
