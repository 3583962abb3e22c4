"""The engine against the independent oracle, for two to six players, under every ruleset and every single option."""

from collections.abc import Iterable, Mapping
from importlib import import_module
from random import Random
from typing import Any

import pytest

from tests.oracles.russian_whist import Oracle
from tests.oracles.russian_whist_deals import kit, make_plan, random_settlement
from tests.oracles.russian_whist_score import CHOICES, PACK, RANKS, RULESETS, SUITS, playing_seats, settle
from tests.oracles.russian_whist_table import deal, draw, next_dealer, rubber_sheets
from tests.oracles.versus import Act, compare_random_deals, compare_settlements

PLAY_ON = {"rw.irregularities": "play_on"}
RULES: list[tuple[str, dict[str, str]]] = [
    (ruleset, options)
    for ruleset, base in RULESETS.items()
    for options in [
        {},
        *({key: value} for key, values in CHOICES.items() for value in values if value != base[key]),
        *(
            {**PLAY_ON, "rw.revoke_chooser": value}
            for value in CHOICES["rw.revoke_chooser"]
            if value != base["rw.revoke_chooser"]
        ),
    ]
]


class Engine:
    """The engine, with the rights of each seat as one more fact."""

    def __init__(self, ruleset: str, options: dict[str, str]) -> None:
        self.game: Any = import_module("hoyle").game("russian-whist", ruleset=ruleset, options=options)

    def start(self, setup: Mapping[str, Any]) -> Any:
        return self.game.start(setup)

    def settle(self, setup: Mapping[str, Any]) -> Any:
        return self.game.settle(setup)

    def legal(self, state: Any) -> Iterable[Act]:
        acts: Iterable[Act] = self.game.legal(state)
        return acts

    def apply(self, state: Any, action: str) -> Any:
        return self.game.apply(state, action)

    def facts(self, state: Any) -> dict[str, Any]:
        facts: dict[str, Any] = self.game.facts(state)
        rights = [[act.token for act in self.game.rights(state, seat)] for seat in range(len(facts["tricks"]))]
        return facts | {"rights": [sorted(own) for own in rights]}


def sitting() -> Any:
    return import_module("hoyle.games").session("russian-whist", "as-printed", {})


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(("seed", "ruleset", "options"), [(seed, *rules) for seed, rules in enumerate(RULES)])
def test_random_deals_agree(seed: int, ruleset: str, options: dict[str, str], players: int) -> None:
    number = 40 if players == 4 else 5
    difference = compare_random_deals(kit(players), number, seed, Engine, ruleset, options)
    assert difference is None, difference


@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize(("ruleset", "options"), RULES)
def test_settlements_agree(ruleset: str, options: dict[str, str], players: int) -> None:
    difference = compare_settlements(kit(players), 100, 1, Engine, ruleset, options)
    assert difference is None, difference


@pytest.mark.parametrize(("ruleset", "options"), [rules for rules in RULES if rules[1]])
def test_every_option_makes_a_difference(ruleset: str, options: dict[str, str]) -> None:
    chosen = PLAY_ON | options if "rw.revoke_chooser" in options else options  # nobody chooses without a revoke

    def without(ruleset: str, _: dict[str, str]) -> Engine:
        return Engine(ruleset, PLAY_ON if "rw.revoke_chooser" in options else {})

    played = compare_random_deals(kit(4), 40, 1, without, ruleset, chosen)
    assert played or compare_settlements(kit(4), 200, 1, without, ruleset, chosen)


def test_every_option_is_compared() -> None:
    import_module("hoyle.games").load()
    options = import_module("hoyle.register").options()
    known = {name: set(option.values) for name, option in options.items() if name.startswith("rw.")}
    assert known == {name: set(values) for name, values in CHOICES.items()}


@pytest.mark.parametrize("dummies", [[0], [3], [1, 2], [0, 3]])
def test_dummies_are_played_by_their_partners(dummies: list[int]) -> None:
    plan = make_plan(Random("controls"), 4)
    setup = plan.setup | {"dummies": dummies}
    game, oracle = Engine("as-printed", {}).game, Oracle(setup)
    state = game.start(setup)
    for seat in range(4):
        assert sorted(oracle.controls(seat)) == sorted(game.observe(state, seat)["controls"])


def test_draws_agree() -> None:
    for number in range(300):
        rng = Random(f"draw/{number}")
        ranks = rng.choice([RANKS, "23", "234", "QKA"])
        players = rng.choice([4, 4, 5, 6])
        rounds: list[list[str | None]] = []
        drawing = sorted(rng.sample(range(players), 4))
        while drawing:
            cards = rng.sample([rank + suit for rank in ranks for suit in SUITS], players)
            rounds.append([card if seat in drawing else None for seat, card in enumerate(cards)])
            setup = {"players": players, "rounds": rounds}
            expected, actual = draw(setup), dict(sitting().draw(setup))

            assert expected == _sorted_pairs(actual), setup

            drawing = expected.get("again", [])


def test_packs_are_dealt_alike() -> None:
    for number in range(20):
        rng = Random(f"pack/{number}")
        setup = {"players": 4, "dealer": rng.randrange(4), "pack": rng.sample(PACK, 52)}

        assert _sorted_hands(deal(setup)) == _sorted_hands(sitting().deal(setup)), setup


@pytest.mark.parametrize("players", [4, 5, 6])
def test_rubbers_agree(players: int) -> None:
    game, session = Engine("as-printed", {}), sitting()
    for number in range(20):
        rng = Random(f"rubber/{players}/{number}")
        hands: list[dict[str, Any]] = []
        setup = random_settlement(rng, players)
        rested = [0] * players
        resting = _resting(setup)
        sheet = session.open({key: setup[key] for key in ("players", "dealer", "hands", "turn_up")})
        for _ in range(7):
            score = settle(setup)
            hands.append({"playing": playing_seats(setup["hands"]), "below": score["below"], "above": score["above"]})
            expected = rubber_sheets(players, hands)[-1]
            sheet = session.enter(sheet, game.settle(setup))
            facts = session.facts(sheet)

            assert {key: expected[key] for key in expected if key != "won"} == {
                key: facts[key] for key in expected if key != "won"
            }

            if expected["over"]:
                rested = [times + (seat in resting) for seat, times in enumerate(rested)]
                least = sorted(range(players), key=lambda seat: (rested[seat], rng.random()))
                resting = sorted(least[: players - 4])
            dealer = next_dealer(setup["dealer"], players, [seat for seat in range(players) if seat not in resting])
            setup = random_settlement(rng, players)
            while _resting(setup) != resting or setup["dealer"] != dealer:
                setup = random_settlement(rng, players)


def _resting(setup: Mapping[str, Any]) -> list[int]:
    return [seat for seat, hand in enumerate(setup["hands"]) if not hand]


def _sorted_pairs(decided: dict[str, Any]) -> dict[str, Any]:
    return {key: [sorted(pair) for pair in value] if key == "pairs" else value for key, value in decided.items()}


def _sorted_hands(shown: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**step, "hands": [sorted(hand) for hand in step["hands"]]} for step in shown]
