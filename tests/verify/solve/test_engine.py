"""The solver's model of the play against the reference engine: what may be played, and who takes the trick."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import hoyle
from hoyle.cards import NO_CARD, cards_of, format_card
from hoyle_verify.scenario.games import GAMES
from hoyle_verify.solve import Position
from hoyle_verify.solve.compact import compact
from hoyle_verify.solve.games import NotSolvable, task_of
from hoyle_verify.solve.kernel import layout, moves

SOLO_WHIST = ("solo", "misere", "abundance", "open-misere", "declared-abundance", "proposal")
SIX_BID = ("solo", "heart-solo", "misere", "guarantee-solo", "spread-misere")
GERMAN = ("frog", "solo", "all")
VOID = ("must_trump", "free", "may_always_trump")


def solo_whist(chance: random.Random, hands: list[list[str]]) -> dict[str, Any]:
    bid, by = chance.choice(SOLO_WHIST), chance.randrange(4)
    contract: dict[str, Any] = {"bid": bid, "by": by}
    if bid == "proposal":
        contract["partner"] = (by + chance.randint(1, 3)) % 4
    if bid == "abundance":
        contract["trump"] = chance.choice("CDHS")
    dealer = chance.randrange(4)
    return {"dealer": dealer, "turn_up": chance.choice(hands[dealer]), "contract": contract}


def preferans(chance: random.Random, _hands: list[list[str]]) -> dict[str, Any]:
    level = chance.choice(("misere", 10))
    trump = "none" if level == "misere" else chance.choice(("none", "C", "D", "H", "S"))
    contract = {"level": level, "trump": trump, "declarer": chance.randrange(3)}
    return {"dealer": chance.randrange(3), "contract": contract}


def german_solo(chance: random.Random, hands: list[list[str]]) -> dict[str, Any]:
    # Clubs are the colour, so that a game in suit has other trumps.
    game, by, trump = chance.choice(GERMAN), chance.randrange(4), chance.choice("DHS")
    contract: dict[str, Any] = {"bid": game, "by": by, "trump": trump}
    aces = [card for seat, hand in enumerate(hands) for card in hand if card[0] == "A" and seat != by]
    callable_aces = [card for card in aces if card[1] != trump]
    if game == "frog" and callable_aces:
        contract["called"] = chance.choice(callable_aces)
    elif game == "frog":
        contract["bid"] = "solo"
    return {"dealer": chance.randrange(4), "contract": contract}


def six_bid(chance: random.Random, hands: list[list[str]]) -> dict[str, Any]:
    bid = chance.choice(SIX_BID)
    contract: dict[str, Any] = {"bid": bid, "by": chance.randrange(3)}
    if bid in ("solo", "guarantee-solo"):
        contract["trump"] = chance.choice("CDS")
    held = {card for hand in hands for card in hand}
    widow = [format_card(card) for card in cards_of(GAMES["six-bid"].pack) if format_card(card) not in held]
    return {"dealer": chance.randrange(3), "contract": contract, "widow": widow}


def russian_whist(chance: random.Random, hands: list[list[str]]) -> dict[str, Any]:
    dealer = chance.randrange(4)
    return {"dealer": dealer, "turn_up": chance.choice(hands[dealer])}


SETUPS: dict[str, Callable[[random.Random, list[list[str]]], dict[str, Any]]] = {
    "solo-whist": solo_whist,
    "preferans": preferans,
    "german-solo": german_solo,
    "six-bid": six_bid,
    "russian-whist": russian_whist,
}


def options(game: str, chance: random.Random) -> dict[str, str]:
    if game == "six-bid":
        return {"sb.void": chance.choice(VOID)}
    if game == "german-solo":
        return {"gs.rank": chance.choice(("corrected", "literal"))}
    return {}


def kernel_legal(position: Position) -> set[int]:
    """Give what the search takes for legal, in its own compact cards."""
    small = compact(position)
    work: Any = np.zeros(layout.WORK, np.int64)
    work[layout.TRUMP] = position.trump
    work[layout.DUTY] = position.duty
    work[layout.HANDS : layout.HANDS + 4] = small.hands
    led = small.trick[0] >> 4 if small.trick else 0
    cards = moves.legal(work, position.actor, len(small.trick), led)
    return {card for card, number in small.numbers.items() if cards >> number & 1}


def compare_a_deal(game: str, chance: random.Random) -> int:
    """Play a deal at random by both models, and give the number of cards that were compared."""
    facts = GAMES[game]
    pack = list(cards_of(facts.pack))
    chance.shuffle(pack)
    hands = [
        [format_card(card) for card in pack[seat * facts.hand : (seat + 1) * facts.hand]]
        for seat in range(facts.active)
    ]
    engine = hoyle.game(game, options=options(game, chance))
    state = engine.start({"players": facts.active, "hands": hands, **SETUPS[game](chance, hands)})
    task, begun = task_of(engine, state), state
    position, played = task.position, 0
    while legal := [action for action in engine.legal(state) if action.menu == "play"]:
        assert {action.choice for action in legal} == set(cards_of(position.legal())), (game, position)
        assert {action.choice for action in legal} == kernel_legal(position), (game, position)
        assert position.actor == legal[0].seat
        action = chance.choice(legal)
        state = engine.apply(state, action)
        position = position.after(action.choice, task.goal.unit)
        played += 1
        if not isinstance(state, type(begun)):
            break
        on_table = sum(card != NO_CARD for card in state.trick)
        assert on_table == len(position.trick)
        if on_table == 0:
            again = task_of(engine, state).position
            assert (again.leader, again.taken, again.lost) == (position.leader, position.taken, position.lost)
    return played


@pytest.mark.parametrize("game", SETUPS)
def test_the_models_agree_on_legal_cards_and_takers(game: str) -> None:
    chance = random.Random(game)
    assert sum(compare_a_deal(game, chance) for _ in range(100)) > 500


@pytest.mark.slow
@pytest.mark.parametrize("game", SETUPS)
def test_the_models_agree_over_four_thousand_deals(game: str) -> None:
    chance = random.Random(f"{game}, at length")
    assert sum(compare_a_deal(game, chance) for _ in range(4000)) > 20_000


def test_a_general_misere_has_no_two_sides() -> None:
    chance = random.Random(3)
    pack = [format_card(card) for card in cards_of(GAMES["solo-whist"].pack)]
    chance.shuffle(pack)
    hands = [pack[seat * 13 : (seat + 1) * 13] for seat in range(4)]
    engine = hoyle.game("solo-whist", options={"sw.all_pass": "general_misere"})
    setup = {"players": 4, "dealer": 0, "hands": hands, "turn_up": hands[0][0]}
    state = engine.replay(setup, ["1 pass", "2 pass", "3 pass", "0 pass"])[-1]
    with pytest.raises(NotSolvable) as refused:
        task_of(engine, state)
    assert "everybody plays for himself, and the solver knows two sides" == str(refused.value)
