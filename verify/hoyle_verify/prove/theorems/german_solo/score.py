"""What German Solo pays."""

from typing import Annotated, Any

from hoyle.domains import OneOf, Range
from hoyle.game import Game
from hoyle.german_solo.pack import ALL, ALL_COLOUR, FROG_COLOUR, SOLO, SOLO_COLOUR
from hoyle.german_solo.pack import Game as GermanGame
from hoyle.german_solo.score import (
    fine_is_due,
    frog_is_settled,
    offender_pays_for_his_side,
    revoke_loses,
    solo_is_made,
    solo_is_settled,
    takes_the_pool,
    turn_or_card_loses,
    value_of_game,
    value_of_game_by_custom,
)
from hoyle.german_solo.state import Offence, Tricks
from hoyle.seats import Seat
from hoyle_verify.prove.theorem import always, ambiguity, assume, gap, possible
from hoyle_verify.prove.theorems.german_solo.table import EVERY_GAME, PRINTED, ended, everywhere, german_solo, result
from hoyle_verify.prove.witness import Witness, settled

AnyGame = Annotated[int, Range(0, len(EVERY_GAME) - 1)]
SomePool = Annotated[int, OneOf((0, 2, 40))]
SomeGain = Annotated[int, OneOf((-16, -2, 2, 16))]
VALUE = {1: 2, 2: 2, 3: 4, 4: 8, 5: 16, 6: 32}


def paid(rules: Game[Any], game: int, tricks: int, pool: int = 0, **more: Any) -> tuple[tuple[int, ...], int]:
    """Give what each seat receives and what the pool gains, when seat 0 has taken some tricks and seat 1 the rest."""
    outcome = rules.outcome(ended(game, (tricks, 8 - tricks, 0, 0), pool)._replace(**more))
    assert outcome is not None
    return outcome.payments, outcome.pooled


@always("GS-THM-SCORE-1")
def zero_sum(
    which: AnyGame, game: GermanGame, tricks: Tricks, offence: Offence, offender: Seat, pool: SomePool
) -> bool:
    """What the players win or lose together goes into the pool or comes out of it, offences and options included."""
    rules = EVERY_GAME[which]
    assume(pool == 0 or rules.ruleset.options["gs.pool"] == "on")
    payments, pooled = paid(rules, game, tricks, pool, offence=offence, offender=offender if offence else 4)
    return sum(payments) + pooled == 0 and (pooled == 0 or rules.ruleset.options["gs.pool"] == "on")


@always("GS-THM-SCORE-2")
def what_each_game_pays(game: GermanGame, tricks: Tricks) -> bool:
    """A frog moves 2 between two and two, and a solo 4 or 8, all 16 or 32 from or to each of three."""
    made = tricks == 8 if game >= ALL else tricks >= 5
    value = VALUE[game] if made else -VALUE[game]
    expected = (value, -value, value, -value) if game < SOLO else (3 * value, -value, -value, -value)
    return paid(PRINTED, game, tricks) == (expected, 0)


@gap(
    "GS-THM-SCORE-3",
    defect="GS-DEF-04",
    exactly=everywhere,
    ruled=lambda game: (2, 2, 4, 8, 16, 32)[game - 1],
)
def what_a_game_is_worth(game: GermanGame) -> object:
    """What a game is worth is lost."""
    return value_of_game(game)


@ambiguity(
    "GS-THM-SCORE-4",
    defect="GS-DEF-04",
    readings=(PRINTED, german_solo(values="colour_doubles")),
    exactly=lambda game, _tricks: game == FROG_COLOUR,
    witness=result,
)
def frog_in_colour(rules: Game[Any], game: GermanGame, tricks: Tricks) -> object:
    """Whether a frog in colour is worth more than one in suit matters whenever one is played."""
    assert value_of_game_by_custom(SOLO) == 4
    return paid(rules, game, tricks)


@ambiguity("GS-THM-SCORE-5", defect="GS-DEF-05", readings=("one", "both"), exactly=everywhere)
def with_whom_each_settles(reading: str, gain: SomeGain, partner: Annotated[int, Range(1, 3)]) -> object:
    """If each of the two settled with both opponents, eight chips would change hands in a frog and not four."""
    payments = frog_is_settled(gain, 0, partner)
    return payments if reading == "one" else tuple(2 * payment for payment in payments)


@always("GS-THM-SCORE-6")
def four_chips_change_hands(partner: Annotated[int, Range(1, 3)]) -> bool:
    """Settled with one opponent each, a frog moves the four chips that the document names."""
    return sum(payment for payment in frog_is_settled(value_of_game(1), 0, partner) if payment > 0) == 4


@gap(
    "GS-THM-SCORE-7",
    defect="GS-DEF-12",
    exactly=everywhere,
    ruled=lambda tricks: tricks >= 5,
)
def what_makes_a_solo(tricks: Tricks) -> object:
    """How many tricks make a solo the document does not say where it describes it."""
    return solo_is_made(tricks)


@ambiguity(
    "GS-THM-SCORE-8",
    defect="GS-DEF-17",
    readings=("anybody's", "the others'"),
    exactly=lambda offender: offender == 0,
)
def whose_revoke(reading: str, offender: Seat) -> object:
    """Whether a revoke of the Player himself loses the game depends on whose errors are meant."""
    return revoke_loses(offender, 0, 2) and (reading == "anybody's" or offender != 0)


@ambiguity(
    "GS-THM-SCORE-9",
    defect="GS-DEF-18",
    readings=("loses", "free"),
    exactly=lambda offender: offender == 2,
)
def partner_out_of_turn(reading: str, offender: Seat) -> object:
    """Whether a partner who plays out of turn or shows a card loses the game the document does not say."""
    return turn_or_card_loses(offender, 0, 2) and (reading == "loses" or offender != 2)


@always("GS-THM-SCORE-10")
def who_loses_by_an_offence(offence: Offence, offender: Seat, game: GermanGame, tricks: Tricks) -> bool:
    """A revoke loses for the side of whoever made it; out of turn or a shown card for all but the Player himself."""
    assume(offence > 0)
    players = (0, 2) if game < SOLO else (0,)
    punished = offence == 1 or offender != 0
    made = tricks == 8 if game >= ALL else tricks >= 5
    wins = offender not in players if punished else made
    payments, _ = paid(PRINTED, game, tricks, offence=offence, offender=offender)
    payers = [seat for seat in range(4) if payments[seat] < 0]
    return (payments[0] > 0) == wins and (not punished or payers == [offender])


@always("GS-THM-SCORE-11")
def offender_pays_what_his_side_loses(game: GermanGame, offender: Seat) -> bool:
    """Who loses a game by an offence pays for his whole side, and the winners get what they would have got."""
    players = (0, 2) if game < SOLO else (0,)
    gain = VALUE[game] if offender not in players else -VALUE[game]
    before = frog_is_settled(gain, 0, 2) if game < SOLO else solo_is_settled(gain, 0, 4)
    after = offender_pays_for_his_side(before, offender)
    winners = [seat for seat in range(4) if before[seat] > 0]
    return sum(after) == 0 and all(
        after[seat] == (before[seat] if seat in winners else 0) for seat in range(4) if seat != offender
    )


@ambiguity("GS-THM-SCORE-12", defect="GS-DEF-19", readings=("all of it", "once"), exactly=everywhere)
def how_much_the_offender_pays(reading: str, game: GermanGame) -> object:
    """What a revoke of an opponent costs depends in every game on whether each winner is paid or the value once."""
    settled_so = frog_is_settled(VALUE[game], 0, 2) if game < SOLO else solo_is_settled(VALUE[game], 0, 4)
    return offender_pays_for_his_side(settled_so, 1)[1] if reading == "all of it" else -VALUE[game]


@ambiguity(
    "GS-THM-SCORE-13",
    defect="GS-DEF-20",
    readings=("beside solo", "beside both"),
    exactly=lambda game, gain: game == ALL and gain > 0,
)
def who_takes_the_pool(reading: str, game: GermanGame, gain: SomeGain) -> object:
    """Whether all in suit takes the pool depends on what the words in colour belong to."""
    return takes_the_pool(game, gain) and (reading == "beside solo" or game in (SOLO_COLOUR, ALL_COLOUR))


def _revoke_in_a_frog(rules: Game[Any], pool: int) -> Witness:
    contract = {"bid": "frog", "by": 0, "partner": 2, "trump": "H"}
    setup = {"players": 4, "dealer": 3, "contract": contract, "offence": {"by": 1, "kind": "revoke"}, "pool": pool}
    return settled(rules, setup)


@ambiguity(
    "GS-THM-SCORE-14",
    defect="GS-DEF-21",
    readings=(german_solo(pool="on"), german_solo(pool="on", pool_fine="max")),
    exactly=lambda pool: pool != 14,
    witness=_revoke_in_a_frog,
)
def sixteen_or_the_pool(rules: Game[Any], pool: Annotated[int, Range(0, 40)]) -> object:
    """Whether the fine is sixteen or doubles the pool matters unless there are just sixteen in it with the stake."""
    return paid(rules, 1, 0, pool, offence=1, offender=1)


@always("GS-THM-SCORE-15")
def pool_of_a_deal(game: GermanGame, tricks: Tricks, pool: Annotated[int, Range(0, 40)]) -> bool:
    """The dealer's two chips go in, and a won solo in colour or all takes everything out."""
    rules = german_solo(pool="on")
    before, _ = paid(PRINTED, game, tricks)
    after, pooled = paid(rules, game, tricks, pool)
    taken = game in (SOLO_COLOUR, ALL, ALL_COLOUR) and before[0] > 0
    gained = pool + 2 if taken else 0
    return after == (before[0] + gained, before[1], before[2], before[3] - 2) and pooled == (-pool if taken else 2)


@always("GS-THM-SCORE-16")
def fines_are_for_frogs(game: GermanGame) -> bool:
    """Only an offence in a frog is fined into the pool."""
    return fine_is_due(game) == (game in (1, 2))


@ambiguity(
    "GS-THM-SCORE-17",
    defect="GS-DEF-31",
    readings=(PRINTED, german_solo(pool="on")),
    exactly=everywhere,
    witness=result,
)
def with_or_without_a_pool(rules: Game[Any], game: GermanGame, tricks: Tricks) -> object:
    """Whether there is a pool matters in every deal, since its dealer pays into it."""
    return paid(rules, game, tricks)


@possible("GS-THM-SCORE-18", witness=lambda game, tricks: result(PRINTED, game, tricks))
def ninety_six_can_be_won(game: GermanGame, tricks: Tricks) -> bool:
    """A deal can bring its Player ninety-six chips, without the pool."""
    return paid(PRINTED, game, tricks) == ((96, -32, -32, -32), 0)


@always("GS-THM-SCORE-19")
def double_or_fourfold(game: GermanGame, tricks: Tricks) -> bool:
    """A side that went on wins or loses double its value in suit and fourfold in colour, in a frog or a solo."""
    assume(game < ALL)
    good = True
    for ruleset, frog_in_colour in (("as-printed", 8), ("customary", 16)):
        payments, _ = paid(german_solo(ruleset, var3="on"), game, tricks, on=True)
        amount = {1: 4, FROG_COLOUR: frog_in_colour, SOLO: 8, SOLO_COLOUR: 32}[game]
        gain = amount if tricks in (8, 1, 2, 3, 4) else -amount
        expected = (gain, -gain, gain, -gain) if game < SOLO else (3 * gain, -gain, -gain, -gain)
        good = good and payments == expected
    return good


@possible("GS-THM-SCORE-20", witness=lambda game, tricks: result(PRINTED, game, tricks))
def frog_fails(game: GermanGame, tricks: Tricks) -> bool:
    """A frog can fail by a single trick."""
    return tricks == 4 and paid(PRINTED, game, tricks) == ((-2, 2, -2, 2), 0)
