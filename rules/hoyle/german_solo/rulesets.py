"""Which clauses of German Solo are in force: its slots, its rulesets and its options."""

from typing import Final

from hoyle.german_solo import auction, deal, exchange, play, score
from hoyle.register import add_option
from hoyle.ruleset import Filling, Option, Rulebook
from hoyle.structure import held

RULESETS: Final = ("as-printed", "customary")

SLOTS: Final[dict[str, Filling]] = {
    "colour.first": None,
    "colour-after.deal": None,
    "bid.question": auction.who_is_asked_answers,
    "bid.ladder": auction.bids_ascend,
    "bid.colour": auction.colour_games_need_a_colour,
    "bid.step": auction.one_step_up,
    "bid.forcee": None,
    "bid.duty": None,
    "bidden.open": auction.opener_asks,
    "bidden.question": auction.younger_asks,
    "bidden.hold": auction.older_holds,
    "bidden.forcee": auction.forcee_forbids_frogs,
    "bidden.pass": auction.passer_is_out,
    "bidden.next": auction.survivor_meets_the_next,
    "declare.level": auction.at_least_the_game_named_last,
    "declare.colour": auction.colour_games_need_a_colour,
    "declare.forcee": None,
    "declare.spadille": None,
    "declare.call": None,
    "declared.game": auction.game_is_declared,
    "trumps-by.spadille": None,
    "name-trump.game": exchange.trumps_fit_the_game,
    "name-trump.call": None,
    "named.trump": exchange.trumps_are_named,
    "named.spadille": None,
    "call.void": None,
    "call.trumps": None,
    "call.ace": exchange.call_an_ace_not_held,
    "call.king": exchange.without_an_ace_call_a_king,
    "called.partner": exchange.holder_becomes_partner,
    "called.spadille": None,
    "cover.needed": None,
    "lay.held": held,
    "laid.card": exchange.cover_is_laid,
    "play.held": held,
    "play.cover": None,
    "play.follow": play.follow_suit,
    "played.card": play.card_is_laid,
    "played.partner": play.partner_comes_to_light,
    "played.trick": None,
    "ends.decided": None,
    "answered.word": play.next_leader_answers,
    "made.frog": score.frog_is_made,
    "made.frog-colour": score.frog_is_made,
    "made.solo": score.solo_is_made,
    "made.solo-colour": score.solo_is_made,
    "made.all": score.all_is_made,
    "made.all-colour": score.all_is_made,
    "value.game": None,
    "gain.all-tricks": None,
    "share.partners": score.frog_is_settled,
    "share.alone": score.solo_is_settled,
    "loses.revoke": score.revoke_loses,
    "loses.out-of-turn": score.turn_or_card_loses,
    "loses.exposed-card": score.turn_or_card_loses,
    "pool-stake.dealer": None,
    "pool-taken.game": None,
    "pool-fine.due": None,
    "pool-fine-amount.offence": None,
}


def _both(value: str) -> dict[str, str]:
    """Give a value to both rulesets."""
    return dict.fromkeys(RULESETS, value)


OPTIONS: Final = (
    Option(
        id="gs.rank",
        statement="How the cards of a suit rank below the three highest trumps.",
        defect="GS-DEF-01",
        values={
            "corrected": {"played.trick": play.highest_card_wins},
            "literal": {"played.trick": play.highest_card_as_printed_wins},
        },
        defaults=_both("corrected"),
        says={
            "corrected": "Ace, king, queen, jack, ten, nine, eight, seven.",
            "literal": "Ace, jack, queen, king, ten, nine, eight, seven.",
        },
    ),
    Option(
        id="gs.values",
        statement="What the games are worth.",
        defect="GS-DEF-04",
        values={
            "frogs_alike": {"value.game": score.value_of_game},
            "colour_doubles": {"value.game": score.value_of_game_by_custom},
        },
        defaults={"as-printed": "frogs_alike", "customary": "colour_doubles"},
        says={
            "frogs_alike": "Every frog 2, solo 4 and 8, all 16 and 32.",
            "colour_doubles": "Frog 2 and 4, solo 4 and 8, all 16 and 32.",
        },
    ),
    Option(
        id="gs.colour",
        statement="Where the colour comes from.",
        defect="GS-DEF-15",
        values={
            "clubs": {
                "colour.first": deal.clubs_are_the_colour,
                "colour-after.deal": deal.colour_stays,
            },
            "first_won": {
                "colour.first": deal.there_is_no_colour_at_first,
                "colour-after.deal": deal.first_won_game_sets_colour,
            },
        },
        defaults=_both("clubs"),
        says={
            "clubs": "It is agreed on, and clubs if nothing is.",
            "first_won": "There is none until a game is won, whose trump suit becomes the colour.",
        },
    ),
    Option(
        id="gs.forcee",
        statement="What a holder of both black queens may or must do.",
        defect="GS-DEF-07",
        values={
            "duty": {
                "bid.forcee": auction.forcee_needs_both_queens,
                "bid.duty": auction.holder_of_both_queens_stays_in,
                "declare.forcee": auction.holder_of_both_queens_plays_no_frog,
            },
            "option": {
                "bid.forcee": auction.forcee_needs_both_queens,
                "bid.duty": None,
                "declare.forcee": None,
            },
            "off": {"bid.forcee": auction.there_is_no_forcee, "bid.duty": None, "declare.forcee": None},
        },
        defaults=_both("duty"),
        says={
            "duty": "He must see to it that no frog is played, and declares a solo or all if nobody goes higher.",
            "option": "He may forbid frogs, and is bound to a solo or all only if he does.",
            "off": "Nothing that others may not.",
        },
    ),
    Option(
        id="gs.spadille",
        statement="Who names trumps when everybody has passed.",
        defect="GS-DEF-08",
        values={
            "plain": {
                "trumps-by.spadille": exchange.caller_names_trumps,
                "declare.spadille": auction.spadille_game_is_a_frog,
                "named.spadille": None,
                "called.spadille": None,
            },
            "partner_names_trumps": {
                "trumps-by.spadille": exchange.partner_names_trumps,
                "declare.spadille": exchange.spadille_game_awaits_its_trumps,
                "named.spadille": exchange.partner_decides_on_colour,
                "called.spadille": exchange.partner_who_names_trumps_is_known,
            },
        },
        defaults=_both("plain"),
        says={
            "plain": "The holder of the club queen, who then calls an ace.",
            "partner_names_trumps": "The holder of the ace that the holder of the club queen has called.",
        },
    ),
    Option(
        id="gs.callable",
        statement="Which cards can be called in a frog.",
        defect="GS-DEF-09",
        values={
            "any_ace": {
                "declare.call": exchange.frog_needs_a_card_to_call,
                "name-trump.call": None,
                "call.trumps": None,
            },
            "no_trump_ace": {
                "declare.call": exchange.frog_needs_a_card_but_the_ace_of_trumps,
                "name-trump.call": exchange.trumps_leave_a_card_to_call,
                "call.trumps": exchange.call_no_ace_of_trumps,
            },
        },
        defaults={"as-printed": "any_ace", "customary": "no_trump_ace"},
        says={
            "any_ace": "Any ace that the Player lacks, or a king if there is none.",
            "no_trump_ace": "An ace that he lacks but that of trumps, or a king if there is none.",
        },
    ),
    Option(
        id="gs.pool",
        statement="Whether there is a pool.",
        defect="GS-DEF-31",
        values={
            "off": {"pool-stake.dealer": None, "pool-taken.game": None, "pool-fine.due": None},
            "on": {
                "pool-stake.dealer": score.dealers_stake,
                "pool-taken.game": score.takes_the_pool,
                "pool-fine.due": score.fine_is_due,
            },
        },
        defaults=_both("off"),
        says={"off": "There is none.", "on": "The dealer puts two chips into it in every deal."},
    ),
    Option(
        id="gs.pool_fine",
        statement="What an offence in a frog costs where there is a pool.",
        defect="GS-DEF-21",
        values={
            "min": {"pool-fine-amount.offence": score.smaller_fine},
            "max": {"pool-fine-amount.offence": score.larger_fine},
        },
        defaults=_both("min"),
        says={"min": "The smaller of 16 and the pool.", "max": "The larger of 16 and the pool."},
    ),
    Option(
        id="gs.var1",
        statement="Whether the ace of a suit may be called that the Player does not hold.",
        defect="GS-DEF-10",
        values={"off": {"call.void": None}, "on": {"call.void": exchange.call_no_ace_of_a_suit_not_held}},
        defaults=_both("off"),
        says={"off": "It may be called.", "on": "It may not."},
    ),
    Option(
        id="gs.var2",
        statement="Whether a card is laid face down by whoever calls the ace of a suit that he does not hold.",
        defect="GS-DEF-27",
        values={
            "off": {"cover.needed": None, "play.cover": None},
            "on": {"cover.needed": exchange.call_needs_a_cover, "play.cover": play.cover_goes_to_first_trump_lead},
            "called_suit": {
                "cover.needed": exchange.call_needs_a_cover,
                "play.cover": play.cover_goes_to_first_lead_of_called_suit,
            },
        },
        defaults=_both("off"),
        says={
            "off": "No card is laid.",
            "on": "One is laid, and played to the first lead of trumps.",
            "called_suit": "One is laid, and played to the first lead of the called suit.",
        },
    ),
    Option(
        id="gs.var3",
        statement="Whether a side that has won every trick may go on for all eight.",
        defect="GS-DEF-23",
        values={
            "off": {"ends.decided": play.play_stops_when_decided, "gain.all-tricks": None},
            "on": {
                "ends.decided": play.side_with_every_trick_may_go_on,
                "gain.all-tricks": score.gain_with_all_tricks,
            },
        },
        defaults=_both("off"),
        says={
            "off": "Play stops as soon as the game is decided.",
            "on": "It may, and wins or loses the double in suit and the fourfold in colour.",
        },
    ),
)

for _option in OPTIONS:
    add_option(_option)

RULEBOOK: Final = Rulebook("german-solo", SLOTS, RULESETS, OPTIONS)
