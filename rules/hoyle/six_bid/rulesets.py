"""Which clauses of Six-Bid Solo are in force: its slots, its rulesets and its options."""

from typing import Final

from hoyle.register import add_option
from hoyle.ruleset import Filling, Option, Rulebook
from hoyle.six_bid import auction, exchange, play, score
from hoyle.structure import held

RULESETS: Final = ("as-printed", "customary")

SLOTS: Final[dict[str, Filling]] = {
    "bid.rising": auction.bid_not_lower,
    "bid.strict": auction.bid_not_equal,
    "bidden.bid": auction.bid_stands,
    "bidden.pass": auction.passer_is_out,
    "bidden.turn": auction.overbid_player_answers,
    "trump.solo": None,
    "trump.heart-solo": play.trumps_of_heart_solo,
    "trump.misere": play.trumps_of_misere,
    "trump.guarantee-solo": None,
    "trump.spread-misere": play.trumps_of_spread_misere,
    "trump.call-solo": None,
    "name-trump.solo": auction.solo_is_not_hearts,
    "named-solo.trump": auction.soloist_names_trumps,
    "named-guarantee-solo.trump": auction.trumps_of_a_higher_solo_are_named,
    "named-call-solo.trump": auction.trumps_of_a_higher_solo_are_named,
    "call.lacked": exchange.call_a_card_not_held,
    "called-call-solo.card": exchange.holder_gives_up_the_card,
    "give.held": held,
    "give.received": exchange.not_the_card_received,
    "given-call-solo.card": exchange.bidder_gives_a_card,
    "lead.solo": play.eldest_leads,
    "lead.heart-solo": play.eldest_leads,
    "lead.misere": play.eldest_leads,
    "lead.guarantee-solo": play.eldest_leads,
    "lead.spread-misere": play.left_of_bidder_leads,
    "lead.call-solo": play.eldest_leads,
    "play.held": held,
    "play.follow": None,
    "play.void": None,
    "played.card": play.card_is_laid,
    "played.exposure": play.bidder_shows_hand,
    "played.trick": play.winner_leads,
    "ends.misere": None,
    "ends.lost": play.play_stops_once_it_is_lost,
    "count.solo": score.widow_is_added,
    "count.heart-solo": score.widow_is_added,
    "count.misere": score.widow_stays_out,
    "count.guarantee-solo": score.widow_helps_the_guarantee,
    "count.spread-misere": score.widow_stays_out,
    "count.call-solo": score.widow_belongs_to_the_caller,
    "made.solo": score.solo_is_made,
    "made.heart-solo": score.solo_is_made,
    "made.misere": None,
    "made.guarantee-solo": score.guarantee_solo_is_made,
    "made.spread-misere": None,
    "made.call-solo": score.call_solo_is_made,
    "drawn.solo": score.sides_are_equal,
    "drawn.heart-solo": score.sides_are_equal,
    "drawn.misere": None,
    "drawn.guarantee-solo": None,
    "drawn.spread-misere": None,
    "drawn.call-solo": None,
    "value.solo": score.value_of_game,
    "value.heart-solo": score.value_of_game,
    "value.misere": None,
    "value.guarantee-solo": score.value_of_game,
    "value.spread-misere": score.value_of_game,
    "value.call-solo": score.value_of_game,
    "amount.solo": score.value_by_points,
    "amount.heart-solo": score.value_by_points,
    "amount.misere": None,
    "amount.guarantee-solo": None,
    "amount.spread-misere": None,
    "amount.call-solo": None,
    "won-by.solo": None,
    "won-by.heart-solo": None,
    "won-by.misere": score.all_share_alike,
    "won-by.guarantee-solo": score.all_share_alike,
    "won-by.spread-misere": score.all_share_alike,
    "won-by.call-solo": score.all_share_alike,
    "lost-by.any": score.all_share_alike,
}

OPTIONS: Final = (
    Option(
        id="sb.misere",
        statement="What the Bidder of a misère or spread misère must avoid.",
        defect="SB-DEF-02",
        values={
            "no_points": {
                "made.misere": score.misere_takes_no_points,
                "made.spread-misere": score.misere_takes_no_points,
                "ends.misere": None,
            },
            "no_tricks": {
                "made.misere": score.misere_takes_no_tricks,
                "made.spread-misere": score.misere_takes_no_tricks,
                "ends.misere": play.misere_stops_at_first_trick,
            },
        },
        defaults={"as-printed": "no_points", "customary": "no_points"},
        says={"no_points": "Cards that count.", "no_tricks": "Tricks of any kind."},
    ),
    Option(
        id="sb.misere_value",
        statement="What a misère is worth.",
        defect="SB-DEF-24",
        values={
            "30": {"value.misere": score.value_of_misere},
            "40": {"value.misere": score.value_of_dearer_misere},
        },
        defaults={"as-printed": "30", "customary": "30"},
        says={"30": "Thirty tokens from each player.", "40": "Forty, as much as a guarantee solo."},
    ),
    Option(
        id="sb.void",
        statement="What a player must do who cannot follow suit.",
        defect="SB-DEF-08",
        values={
            "must_trump": {"play.follow": play.follow_suit, "play.void": play.void_player_must_trump},
            "free": {"play.follow": play.follow_suit, "play.void": None},
            "may_always_trump": {"play.follow": play.follow_suit_or_trump, "play.void": None},
        },
        defaults={"as-printed": "must_trump", "customary": "must_trump"},
        says={
            "must_trump": "Trump, if he can.",
            "free": "Play whatever he likes.",
            "may_always_trump": "Trump, if he can; and whoever can follow suit may trump as well.",
        },
    ),
    Option(
        id="sb.four_players",
        statement="Which games the dealer without cards does not help to pay when they are made.",
        defect="SB-DEF-13",
        values={
            "both_solos": {
                "won-by.solo": score.made_solo_is_paid_by_two,
                "won-by.heart-solo": score.made_solo_is_paid_by_two,
            },
            "heart_solo_only": {
                "won-by.solo": score.all_share_alike,
                "won-by.heart-solo": score.made_heart_solo_is_paid_by_two,
            },
        },
        defaults={"as-printed": "both_solos", "customary": "both_solos"},
        says={"both_solos": "Solo and heart solo.", "heart_solo_only": "The heart solo alone."},
    ),
)

for _option in OPTIONS:
    add_option(_option)

RULEBOOK: Final = Rulebook("six-bid", SLOTS, RULESETS, OPTIONS)
