"""The clauses on trumps, the called card, and the card face down."""

import pytest

from hoyle.cards import CLUBS, DIAMONDS, HEARTS, NO_CARD, NO_SUIT, SPADES, cards_of, format_card, parse_card
from hoyle.german_solo import exchange as rules
from hoyle.german_solo.pack import ACES, ALL_COLOUR, ALL_GAMES, CALLED, COLOUR_GAMES, FROG, FROG_COLOUR, FROGS, KINGS
from hoyle.german_solo.state import LAYING, Plan, Play
from hoyle.seats import NOBODY
from tests.rules.german_solo.support import ACES_AND_KINGS, DEAL, after, cards, hand, plan, solo, tokens

GAMES = range(FROG, ALL_COLOUR + 1)
SUITS = 0b1111


def called(mask: int) -> list[str]:
    return [format_card(card) for card in cards_of(mask)]


def holding(text: str, trump: int = SPADES) -> Plan:
    return plan(hands=(hand(text), 0, 0, 0), game=FROG, trump=trump)


class TestIsPlayedAlone:
    def test_all_but_frogs_are(self) -> None:
        assert [game for game in GAMES if not FROGS >> game & 1] == [
            game for game in GAMES if rules.is_played_alone(game)
        ]


class TestTrumpsFitTheGame:
    @pytest.mark.parametrize("colour", range(4))
    @pytest.mark.parametrize("game", GAMES)
    def test_colour_is_trumps_in_games_in_colour_only(self, game: int, colour: int) -> None:
        only_colour = COLOUR_GAMES >> game & 1 == 1
        left = rules.trumps_fit_the_game(plan(game=game, colour=colour), SUITS)

        assert (1 << colour if only_colour else SUITS & ~(1 << colour)) == left

    def test_without_a_colour_any_suit_will_do(self) -> None:
        assert SUITS == rules.trumps_fit_the_game(plan(game=FROG, colour=NO_SUIT), SUITS)

    def test_colour_needs_no_naming(self) -> None:
        state = after("0 bid:frog, 1 pass, 2 pass, 3 pass, 0 declare:solo-colour")
        assert isinstance(state, Play)

        assert CLUBS == state.trump

    def test_suit_is_noted(self) -> None:
        assert HEARTS == rules.trumps_are_named(plan(), HEARTS).trump


class TestCallable:
    @pytest.mark.parametrize(
        ("text", "trump", "any_ace", "no_trump_ace"),
        [
            ("S:AK H:AKT D:9 C:87", SPADES, "AC AD", "AC AD"),
            ("S:AK H:AKT D:9 C:87", DIAMONDS, "AC AD", "AC"),
            ("S:AK H:AT D:A9 C:87", SPADES, "AC", "AC"),
            ("S:AK H:AT D:A9 C:87", CLUBS, "AC", "KC KD KH"),
            ("S:AK H:AT D:A9 C:A7", CLUBS, "KC KD KH", "KC KD KH"),
            ("S:AK H:AK D:AK C:A7", HEARTS, "KC", "KC"),
            ("S:KQJT987 H:7", HEARTS, "AC AD AH AS", "AC AD AS"),
        ],
    )
    def test_cards_that_can_be_called(self, text: str, trump: int, any_ace: str, no_trump_ace: str) -> None:
        state = holding(text, trump)

        assert (any_ace.split(), no_trump_ace.split()) == (
            called(solo().ruleset.narrow("call", state, CALLED.all)),
            called(solo("customary").ruleset.narrow("call", state, CALLED.all)),
        )

    def test_without_trumps_named_no_ace_is_that_of_trumps(self) -> None:
        assert ACES == rules.call_no_ace_of_trumps(plan(trump=NO_CARD), ACES)

    def test_king_is_called_only_without_an_ace(self) -> None:
        state = holding("S:A H:A D:A C:K98")

        assert ["AC"] == called(rules.call_an_ace_not_held(state, CALLED.all))
        assert ["KD", "KH", "KS"] == called(rules.without_an_ace_call_a_king(state, CALLED.all & ~hand("C:A")))

    def test_rulesets_differ_in_the_ace_of_trumps(self) -> None:
        calls = "0 bid:frog, 1 pass, 2 pass, 3 pass, 0 declare:frog, 0 name-trump:D"

        assert ["call:AC", "call:AD"] == tokens(after(calls))
        assert isinstance(after(calls, game=solo("customary")), Play)


class TestFrogNeedsACardToCall:
    def test_all_aces_and_kings_need_a_higher_game(self) -> None:
        assert ALL_GAMES & ~FROGS == rules.frog_needs_a_card_to_call(plan(hands=(ACES | KINGS, 0, 0, 0)), ALL_GAMES)

    def test_one_king_less_is_enough(self) -> None:
        assert ALL_GAMES == rules.frog_needs_a_card_to_call(
            plan(hands=(ACES | KINGS & ~hand("H:K"), 0, 0, 0)), ALL_GAMES
        )

    @pytest.mark.parametrize(("colour", "left"), [(CLUBS, ALL_GAMES & ~(1 << FROG_COLOUR)), (HEARTS, ALL_GAMES)])
    def test_ace_of_trumps_alone_is_nothing_to_call_in_colour(self, colour: int, left: int) -> None:
        state = plan(hands=(ACES & ~hand("C:A") | KINGS, 0, 0, 0), colour=colour)

        assert (left, ALL_GAMES) == (
            rules.frog_needs_a_card_but_the_ace_of_trumps(state, ALL_GAMES),
            rules.frog_needs_a_card_to_call(state, ALL_GAMES),
        )

    @pytest.mark.parametrize(("game", "left"), [(FROG, SUITS & ~(1 << CLUBS)), (ALL_COLOUR, SUITS)])
    def test_nor_in_another_suit(self, game: int, left: int) -> None:
        state = plan(hands=(ACES & ~hand("C:A") | KINGS, 0, 0, 0), game=game)

        assert left == rules.trumps_leave_a_card_to_call(state, SUITS)

    @pytest.mark.parametrize("ruleset", ["as-printed", "customary"])
    def test_such_a_hand_declares_a_solo_or_all(self, ruleset: str) -> None:
        game = solo(ruleset, forcee="off")
        state = after("0 bid:frog, 1 pass, 2 pass, 3 pass", ACES_AND_KINGS, game)

        assert ["declare:solo", "declare:solo-colour", "declare:all", "declare:all-colour"] == tokens(state, game)


class TestPartner:
    def test_holder_of_the_called_card_is_it(self) -> None:
        assert [1, 2] == [rules.holder_becomes_partner(plan(), card).partner for card in cards("AD AC")]


class TestFirstVariant:
    @pytest.mark.parametrize(
        ("text", "trump", "left"),
        [
            ("S:KQ H:KQT D:98 C:7", SPADES, "AC AD AH AS"),
            ("S:KQJ H:KQT9 D:9", SPADES, "AD AH AS"),
            ("H:KQT98 D:98 C:Q", SPADES, "AD AH AS"),
            ("H:KQT98 D:98 C:Q", HEARTS, "AD AH"),
            ("C:AKQJT987", SPADES, "AS"),
            ("C:AKJT987 H:A", HEARTS, "KD KH KS"),
            ("C:KJT987 S:A9", HEARTS, "AC"),
        ],
    )
    def test_aces_of_suits_not_held_are_dropped(self, text: str, trump: int, left: str) -> None:
        state = holding(text, trump)

        assert left.split() == called(solo(var1="on").ruleset.narrow("call", state, CALLED.all))


class TestSecondVariant:
    @pytest.mark.parametrize(
        ("text", "trump", "needed"),
        [
            ("H:KQ98 C:Q", HEARTS, True),
            ("H:KQ98 C:Q", CLUBS, False),
            ("H:KQ98 S:Q", CLUBS, False),
            ("H:KQ98 C:7", HEARTS, False),
        ],
    )
    def test_cover_is_needed_without_the_called_suit(self, text: str, trump: int, needed: bool) -> None:
        assert needed is rules.call_needs_a_cover(hand(text), parse_card("AC"), trump)

    def test_called_king_needs_no_cover(self) -> None:
        assert not rules.call_needs_a_cover(hand("H:KQ98"), parse_card("KC"), HEARTS)

    def test_any_card_may_be_laid(self) -> None:
        hands = [[{"8C": "TS", "TS": "8C"}.get(card, card) for card in cards] for cards in DEAL["hands"]]
        setup = DEAL | {"hands": hands}
        game = solo(var2="on")
        state = after("0 bid:frog, 1 pass, 2 pass, 3 pass, 0 declare:frog, 0 name-trump:H, 0 call:AC", setup, game)
        assert isinstance(state, Plan)
        begun = game.apply(state, "0 lay:9D")
        assert isinstance(begun, Play)

        assert (LAYING, 8, parse_card("9D"), 8) == (
            state.asked,
            len(tokens(state, game)),
            begun.laid,
            begun.hands[0].bit_count(),
        )

    def test_nothing_is_laid_for_a_suit_that_is_held(self) -> None:
        calls = "0 bid:frog, 1 pass, 2 pass, 3 pass, 0 declare:frog, 0 name-trump:H, 0 call:AC"

        assert isinstance(after(calls, game=solo(var2="on")), Play)


class TestPartnerNamesTrumps:
    def test_ace_is_called_first_and_its_holder_names_trumps(self) -> None:
        game = solo(spadille="partner_names_trumps")
        calls = "0 pass, 1 pass, 2 pass, 3 pass, 3 call:AD"
        state = after(calls, game=game)
        facts = game.facts(state)

        assert (1, 1, ["name-trump:C", "name-trump:D", "name-trump:H", "name-trump:S"]) == (
            facts["actor"],
            facts["partner"],
            tokens(state, game),
        )

    @pytest.mark.parametrize(("suit", "game_played"), [("C", "frog-colour"), ("H", "frog")])
    def test_he_decides_whether_it_is_in_colour(self, suit: str, game_played: str) -> None:
        game = solo(spadille="partner_names_trumps")
        state = after(f"0 pass, 1 pass, 2 pass, 3 pass, 3 call:AD, 1 name-trump:{suit}", game=game)

        assert {"bid": game_played, "by": 3, "partner": 1, "trump": suit, "called": "AD"} == game.facts(state)[
            "contract"
        ]

    def test_other_frogs_are_as_ever(self) -> None:
        game = solo(spadille="partner_names_trumps")
        calls = "0 bid:frog, 1 pass, 2 pass, 3 pass, 0 declare:frog, 0 name-trump:H, 0 call:AC"
        state = after(calls, game=game)
        assert isinstance(state, Play)

        assert (False, FROG) == (state.revealed, state.game)

    def test_only_the_spadille_game_has_a_clause_of_it(self) -> None:
        state = plan(game=FROG, partner=NOBODY)

        assert (ALL_GAMES, state, state) == (
            rules.spadille_game_awaits_its_trumps(state, ALL_GAMES),
            rules.partner_decides_on_colour(state, CLUBS),
            rules.partner_who_names_trumps_is_known(state, parse_card("AC")),
        )
        assert FROG_COLOUR == rules.partner_decides_on_colour(state._replace(spadille=True), CLUBS).game

    def test_who_names_trumps(self) -> None:
        assert (False, True) == (rules.caller_names_trumps(), rules.partner_names_trumps())
