"""Which clauses of Solo Whist are in force: its slots, its rulesets and its options."""

from typing import Final

from hoyle.register import add_option
from hoyle.ruleset import Filling, Option, Rulebook
from hoyle.solo_whist import auction, play, score
from hoyle.structure import held

RULESETS: Final = ("as-printed", "customary")

SLOTS: Final[dict[str, Filling]] = {
    "call.rising": auction.bid_not_lower,
    "call.strict": auction.bid_not_equal,
    "call.royal": auction.royal_only_over_abundance,
    "call.acceptance": auction.accept_an_open_proposal,
    "call.passed": auction.passed_player_only_accepts,
    "call.unaccepted": None,
    "called.bid": auction.bid_stands,
    "called.pass": auction.passed_player_is_out,
    "called.acceptance": auction.acceptor_becomes_partner,
    "called.turn": auction.turn_to_speak_passes,
    "called.unaccepted": None,
    "contract.all-pass": None,
    "named-solo.trump": None,
    "named-abundance.trump": auction.trumps_are_named,
    "named-declared-abundance.trump": None,
    "play.held": held,
    "play.follow": play.follow_suit,
    "played.card": play.card_is_laid,
    "played.trick": play.winner_leads,
    "played.exposure": play.declarer_exposes_hand,
    "ends.misere": play.misere_stops_at_first_trick,
    "ends.lost": play.play_stops_once_it_is_lost,
    "ends.last": play.play_ends_after_last_trick,
    "trump.proposal": play.trumps_of_proposal,
    "trump.solo": None,
    "trump.misere": play.trumps_of_misere,
    "trump.abundance": None,
    "trump.royal-abundance": play.trumps_of_royal_abundance,
    "trump.open-misere": play.trumps_of_open_misere,
    "trump.declared-abundance": None,
    "trump.general-misere": play.trumps_of_general_misere,
    "lead.proposal": play.eldest_leads,
    "lead.solo": play.eldest_leads,
    "lead.misere": play.eldest_leads,
    "lead.abundance": play.eldest_leads,
    "lead.royal-abundance": play.eldest_leads,
    "lead.open-misere": play.eldest_leads,
    "lead.declared-abundance": play.declarer_leads,
    "lead.general-misere": play.eldest_leads,
    "made.proposal": score.proposal_is_made,
    "made.solo": score.solo_is_made,
    "made.misere": score.misere_is_made,
    "made.abundance": score.abundance_is_made,
    "made.royal-abundance": score.royal_abundance_is_made,
    "made.open-misere": score.open_misere_is_made,
    "made.declared-abundance": score.declared_abundance_is_made,
    "price.proposal": score.proposal_price,
    "price.solo": score.solo_price,
    "price.misere": score.misere_price,
    "price.abundance": score.abundance_price,
    "price.royal-abundance": score.abundance_price,
    "price.open-misere": score.open_misere_price,
    "price.declared-abundance": score.declared_abundance_price,
    "price.general-misere": score.solo_price,
    "won.proposal": score.proposal_won,
    "won.solo": score.solo_won,
    "won.misere": None,
    "won.abundance": score.abundance_won,
    "won.royal-abundance": score.abundance_won,
    "won.open-misere": None,
    "won.declared-abundance": None,
    "lost.proposal": None,
    "lost.solo": None,
    "lost.misere": None,
    "lost.abundance": None,
    "lost.royal-abundance": None,
    "lost.open-misere": None,
    "lost.declared-abundance": None,
    "share.proposal": None,
    "share.alone": score.each_opponent_settles,
    "share.general-misere": score.taker_of_last_trick_pays,
}

OPTIONS: Final = (
    Option(
        id="sw.unaccepted",
        statement="What happens when nobody accepts a proposal.",
        defect="SW-DEF-01",
        values={
            "must_raise": {
                "call.unaccepted": auction.unaccepted_proposer_must_raise,
                "called.unaccepted": None,
            },
            "raise_or_lapse": {"call.unaccepted": None, "called.unaccepted": None},
            "lapse": {"call.unaccepted": None, "called.unaccepted": auction.unaccepted_proposal_lapses},
        },
        defaults={"as-printed": "must_raise", "customary": "raise_or_lapse"},
        says={
            "must_raise": "The proposer must bid higher.",
            "raise_or_lapse": "The proposer may bid higher or let the deal lapse.",
            "lapse": "The deal ends at once.",
        },
    ),
    Option(
        id="sw.all_pass",
        statement="What happens when everybody passes.",
        defect="SW-DEF-05",
        values={
            "redeal": {"contract.all-pass": auction.all_pass_is_not_played},
            "general_misere": {"contract.all-pass": auction.all_pass_is_a_general_misere},
        },
        defaults={"as-printed": "redeal", "customary": "redeal"},
        says={
            "redeal": "The next dealer deals.",
            "general_misere": "Each plays for himself to avoid the last trick.",
        },
    ),
    Option(
        id="sw.solo_trump",
        statement="Which suit is trumps in a solo.",
        defect="SW-DEF-07",
        values={
            "turn_up": {"trump.solo": play.trumps_of_solo, "named-solo.trump": None},
            "named": {"trump.solo": None, "named-solo.trump": auction.soloist_names_trumps},
        },
        defaults={"as-printed": "turn_up", "customary": "turn_up"},
        says={"turn_up": "The turn-up suit.", "named": "The suit that the soloist names after the auction."},
    ),
    Option(
        id="sw.declared_trump",
        statement="Whether a declared abundance has trumps.",
        defect="SW-DEF-26",
        values={
            "none": {
                "trump.declared-abundance": play.trumps_of_declared_abundance,
                "named-declared-abundance.trump": None,
            },
            "named": {
                "trump.declared-abundance": None,
                "named-declared-abundance.trump": auction.declarer_of_all_names_trumps,
            },
        },
        defaults={"as-printed": "none", "customary": "none"},
        says={"none": "It has none.", "named": "Those that the declarer names after the auction."},
    ),
    Option(
        id="sw.fail",
        statement="What is paid for a proposal, solo or abundance that fails.",
        defect="SW-DEF-12",
        values={
            "fraction_only": {
                "lost.proposal": score.proposal_lost,
                "lost.solo": score.solo_lost,
                "lost.abundance": score.abundance_lost,
                "lost.royal-abundance": score.abundance_lost,
            },
            "base_plus_fraction": {
                "lost.proposal": score.proposal_lost_with_price,
                "lost.solo": score.solo_lost_with_price,
                "lost.abundance": score.abundance_lost_with_price,
                "lost.royal-abundance": score.abundance_lost_with_price,
            },
        },
        defaults={"as-printed": "fraction_only", "customary": "base_plus_fraction"},
        says={
            "fraction_only": "Only the fraction for every trick that is lacking.",
            "base_plus_fraction": "The price of the game and the fraction for every trick that is lacking.",
        },
    ),
    Option(
        id="sw.nullo_fail",
        statement="What is paid for a misère, open misère or declared abundance that fails.",
        defect="SW-DEF-11",
        values={
            "symmetric": {
                "lost.misere": score.lost_as_won,
                "lost.open-misere": score.lost_as_won,
                "lost.declared-abundance": score.lost_as_won,
            },
            "none": {
                "lost.misere": score.lost_for_nothing,
                "lost.open-misere": score.lost_for_nothing,
                "lost.declared-abundance": score.lost_for_nothing,
            },
        },
        defaults={"as-printed": "symmetric", "customary": "symmetric"},
        says={"symmetric": "As much as it would have brought.", "none": "Nothing."},
    ),
    Option(
        id="sw.prop_pairing",
        statement="Who settles with whom in a proposal.",
        defect="SW-DEF-13",
        values={
            "one_to_one": {"share.proposal": score.partners_settle_singly},
            "each_to_each": {"share.proposal": score.partners_settle_with_both},
        },
        defaults={"as-printed": "one_to_one", "customary": "one_to_one"},
        says={
            "one_to_one": "Each of the two partners with one opponent.",
            "each_to_each": "Each of the two partners with both opponents.",
        },
    ),
)

for _option in OPTIONS:
    add_option(_option)

RULEBOOK: Final = Rulebook("solo-whist", SLOTS, RULESETS, OPTIONS)
