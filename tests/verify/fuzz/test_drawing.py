"""What is drawn: deals that can be, of every kind."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from hoyle import games
from hoyle_verify.fuzz.case import Rules
from hoyle_verify.fuzz.chance import Chance
from hoyle_verify.fuzz.deals import active_seats, draw_hands
from hoyle_verify.fuzz.finished import draw_finished, finish_of
from hoyle_verify.fuzz.reference import Played, facts_at, game_of, play, refuser
from hoyle_verify.fuzz.walk import LONGEST, draw_played, draw_probe
from hoyle_verify.scenario.games import GAMES

_GAMES = pytest.mark.parametrize("game", GAMES)


def _chance(seed: int) -> Chance:
    dice = random.Random(seed)
    return Chance(dice.randrange, lambda items: dice.sample(items, len(items)))


ALL = ("auction", "exchange", "play", "irregularity")


def _played(game: str, opening: str, number: int, has: Sequence[str] = ALL) -> Iterator[Played]:
    for seed in range(number):
        stream = random.Random(seed).randbytes(LONGEST)
        played = draw_played(Rules(game), opening, _chance(seed), stream, has)
        if played is not None:
            yield played


@_GAMES
def test_each_card_is_dealt_once(game: str) -> None:
    for seed in range(20):
        hands, aside = draw_hands(game, _chance(seed))
        cards = [card for hand in (*hands, aside) for card in hand]

        assert GAMES[game].pack.bit_count() == len(cards) == len(set(cards))


def test_voids_are_no_rarity() -> None:
    drawn = (draw_hands("solo-whist", _chance(seed))[0] for seed in range(50))
    voids = sum(len({card[1] for card in hand}) < 4 for hands in drawn for hand in hands)

    # In a shuffled deal 5 hands of 100 are void in a suit.
    assert 50 < voids


@pytest.mark.parametrize(
    ("game", "players", "dealer", "active"),
    [
        ("solo-whist", 4, 2, (0, 1, 2, 3)),
        ("solo-whist", 5, 2, (0, 2, 3, 4)),
        ("preferans", 4, 1, (0, 2, 3)),
        ("six-bid", 4, 3, (0, 1, 2)),
        ("russian-whist", 6, 5, (2, 3, 4, 5)),
    ],
)
def test_who_rests_holds_no_cards(game: str, players: int, dealer: int, active: tuple[int, ...]) -> None:
    assert active == active_seats(game, players, dealer)


@_GAMES
@pytest.mark.parametrize("opening", ["auction", "contract"])
def test_deals_are_played_from_any_opening(game: str, opening: str) -> None:
    lengths = [len(played.case.actions) for played in _played(game, opening, 30)]

    assert 20 <= len(lengths)
    assert max(lengths) > GAMES[game].active


@_GAMES
def test_what_was_played_can_be_played_again(game: str) -> None:
    for played in _played(game, "contract", 10):
        again = play(played.case)

        assert again is not None
        assert played.states == again.states


def test_every_contract_of_solo_whist_is_played() -> None:
    bids = {played.case.setup["contract"]["bid"] for played in _played("solo-whist", "contract", 120)}

    assert bids == {
        "proposal",
        "solo",
        "misere",
        "abundance",
        "royal-abundance",
        "open-misere",
        "declared-abundance",
    }


@_GAMES
def test_finished_deals_are_made_and_failed(game: str) -> None:
    results: Counter[str] = Counter()
    for seed in range(150):
        played = draw_finished(Rules(game), _chance(seed))
        if played is not None:
            results[str(facts_at(played, 0)["result"])] += 1

    assert 90 <= results.total()
    assert 2 <= len(results)


@_GAMES
def test_a_probe_is_refused(game: str) -> None:
    probes = [
        probe for played in _played(game, "contract", 40) if (probe := draw_probe(played, _chance(3))) is not None
    ]

    assert probes
    for probe in probes:
        assert refuser(game_of(probe.case.rules), probe.states[-1], probe.case.probe) is not None


@pytest.mark.parametrize("game", ["german-solo", "preferans", "russian-whist", "six-bid", "solo-whist"])
def test_a_played_deal_and_its_facts_come_to_the_same(game: str) -> None:
    compared = 0
    for played in _played(game, "contract", 40):
        finished = finish_of(played)
        settled = play(finished) if finished is not None else None
        if settled is None:
            continue
        compared += 1
        whole, short = facts_at(played, len(played.states) - 1), facts_at(settled, 0)
        assert {name: whole.get(name) for name in short} == short

    assert 5 <= compared


def test_options_widen_what_is_drawn() -> None:
    drawn = [draw_finished(Rules("german-solo", options=(("gs.pool", "on"),)), _chance(seed)) for seed in range(40)]

    assert any(played is not None and played.case.setup.get("pool") for played in drawn)


def test_all_games_have_tables_here() -> None:
    assert set(GAMES) == set(games.MODULES)


@pytest.mark.parametrize(
    ("game", "opening", "has", "menus"),
    [
        ("solo-whist", "auction", ("auction",), {"call", "name-trump"}),
        ("german-solo", "auction", ("auction",), {"bid"}),
        ("german-solo", "contract", ("play",), {"play", "answer"}),
        ("six-bid", "contract", ("exchange",), {"name-trump", "call", "give"}),
        ("preferans", "contract", ("auction",), {"declare"}),
    ],
)
def test_nothing_is_drawn_of_a_phase_that_is_not_claimed(
    game: str, opening: str, has: tuple[str, ...], menus: set[str]
) -> None:
    drawn = list(_played(game, opening, 60, has))
    asked = {
        menu.vocabulary.name
        for played in drawn
        for state in played.states
        for menu in game_of(played.case.rules).decision(state).menus
    }

    assert len(drawn) >= 5
    assert asked <= menus
