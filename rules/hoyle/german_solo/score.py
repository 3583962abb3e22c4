"""Settlement of German Solo: who has won, what it is worth, who pays whom, offences, and the pool.

Money is in chips.  A ``gain`` is what the Player wins from each who pays him, and is negative if he loses.
"""

from typing import Annotated, Final

from hoyle.clause import cite, defines, part, values
from hoyle.domains import Range, Times
from hoyle.german_solo.pack import ALL, COLOUR_GAMES, FROG, FROGS, SOLO_COLOUR, Game
from hoyle.german_solo.state import Pool, Tricks
from hoyle.german_solo.tables import CUSTOMARY_VALUES, DOUBLE, FINE, HAND, QUADRUPLE, STAKE, TARGET, VALUES
from hoyle.seats import Seat, SeatOrNobody

UNIT: Final = "chips"

Value = Annotated[int, Range(2, 32)]
Gain = Annotated[int, Range(-32, 32)]
Payments = Annotated[tuple[int, ...], Times(4, Range(-96, 96))]


@defines("GS-FROG-4", at="002:P20")
def frog_is_made(tricks: Tricks) -> bool:
    """The Player of a frog and his partner must take at least five tricks."""
    return tricks >= TARGET


@defines("GS-RUL-12", standing="ruling", defect="GS-DEF-12")
def solo_is_made(tricks: Tricks) -> bool:
    """The Player of a solo must take at least five tricks."""
    return tricks >= TARGET


@defines("GS-ALL-1", at="002:P23")
def all_is_made(tricks: Tricks) -> bool:
    """All is a solo whose Player undertakes to take all eight tricks."""
    return tricks == HAND


@values("GS-RUL-4", unit=UNIT, standing="ruling", defect="GS-DEF-04")
def value_of_game(game: Game) -> Value:
    """A frog is worth 2, a solo 4 in suit and 8 in colour, all 16 in suit and 32 in colour."""
    cite("GS-PAY-1")
    return VALUES[game - FROG]


@values("GS-RUL-4b", unit=UNIT, standing="reported", defect="GS-DEF-04")
def value_of_game_by_custom(game: Game) -> Value:
    """A frog is worth 2 in suit and 4 in colour, a solo 4 and 8, all 16 and 32."""
    cite("GS-PAY-1")
    return CUSTOMARY_VALUES[game - FROG]


part("GS-PAY-1", "Each game has a base value.", within="GS-RUL-4", at="002:P32", defect="GS-DEF-04")


@values("GS-RUL-23", unit=UNIT, standing="ruling", defect="GS-DEF-23")
def gain_with_all_tricks(game: Game, value: Value, tricks: Tricks, against: Tricks) -> Annotated[int, Range(-128, 128)]:
    """With all eight tricks the side that went on wins double the value, in colour fourfold; else it loses that."""
    amount = value * (QUADRUPLE if COLOUR_GAMES >> game & 1 else DOUBLE)
    player_went_on = tricks > against
    took_all = (tricks if player_went_on else against) == HAND
    return amount if player_went_on == took_all else -amount


@values("GS-PAY-2", at="002:P33", unit=UNIT, defect="GS-DEF-05")
def frog_is_settled(gain: Gain, declarer: Seat, partner: Seat) -> Payments:
    """In a frog the Player and his partner each win or lose the value of the game, 2, singly."""
    cite("GS-PAY-3")
    return tuple(gain if seat in (declarer, partner) else -gain for seat in range(4))


part(
    "GS-PAY-3",
    "If a frog is settled with chips, four chips change hands.",
    within="GS-PAY-2",
    at="002:P33",
    defect="GS-DEF-05",
)


@values("GS-PAY-4", at="002:P34", unit=UNIT)
def solo_is_settled(gain: Gain, declarer: Seat, _partner: SeatOrNobody) -> Payments:
    """In a solo or all the Player is paid by each opponent, or pays each of them."""
    return tuple(3 * gain if seat == declarer else -gain for seat in range(4))


@defines("GS-IRR-1", at="002:P36", defect="GS-DEF-17")
def revoke_loses(_offender: Seat, _declarer: Seat, _partner: SeatOrNobody) -> bool:
    """A player, whoever he is, who fails to follow suit though he could loses the game for his side."""
    return True


@defines("GS-IRR-2", at="002:P36")
def turn_or_card_loses(offender: Seat, declarer: Seat, partner: SeatOrNobody) -> bool:
    """An opponent of the Player who leads or plays out of turn or shows a card loses the game for his side."""
    if offender == declarer:
        cite("GS-IRR-3")
        return False
    if offender == partner:
        cite("GS-RUL-18")
    return True


part(
    "GS-IRR-3",
    "The Player is not penalised for playing out of turn or showing a card.",
    within="GS-IRR-2",
    at="002:P36",
    defect="GS-DEF-17",
)


part(
    "GS-RUL-18",
    "The partner in a frog, hidden or not, who plays out of turn or shows a card loses the game for the Player's side.",
    within="GS-IRR-2",
    at="",
    standing="ruling",
    defect="GS-DEF-18",
)


@values("GS-RUL-19", unit=UNIT, standing="ruling", defect="GS-DEF-19")
def offender_pays_for_his_side(payments: Payments, offender: Seat) -> Payments:
    """The offender pays alone what his side loses to each of the winners, and its other members pay nothing."""
    loss = sum(min(payment, 0) for payment in payments)
    return tuple(loss if seat == offender else max(payments[seat], 0) for seat in range(4))


@values("GS-POOL-1", at="002:P35", unit=UNIT, defect="GS-DEF-31")
def dealers_stake() -> Annotated[int, Range(2, 2)]:
    """As a variant, the dealer puts two chips into a pool in every deal."""
    return STAKE


@defines("GS-POOL-2", at="002:P35", defect="GS-DEF-20")
def takes_the_pool(game: Game, gain: Annotated[int, Range(-96, 96)]) -> bool:
    """The pool grows until the first player takes it who wins a solo in colour or all, in suit or in colour."""
    return gain > 0 and (game == SOLO_COLOUR or game >= ALL)


@defines("GS-IRR-4", at="002:P37")
def fine_is_due(game: Game) -> bool:
    """Where there is a pool, a player whose offence in a frog loses the game also pays a fine into it."""
    return FROGS >> game & 1 == 1


@values("GS-RUL-21", unit=UNIT, standing="ruling", defect="GS-DEF-21")
def smaller_fine(pool: Pool) -> Pool:
    """The fine is 16 chips, or only what doubles the pool if that is less."""
    cite("GS-IRR-5")
    return min(FINE, pool)


@values("GS-RUL-21b", unit=UNIT, standing="ruling", defect="GS-DEF-21")
def larger_fine(pool: Pool) -> Pool:
    """The fine is 16 chips, or what doubles the pool if that is more."""
    cite("GS-IRR-5")
    return max(FINE, pool)


part(
    "GS-IRR-5",
    "The fine is 16, or as many chips as double the pool.",
    within="GS-RUL-21",
    at="002:P37",
    defect="GS-DEF-21",
)
