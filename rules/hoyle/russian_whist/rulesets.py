"""Which clauses of Russian Whist are in force: its slots, its rulesets and its options."""

from typing import Final

from hoyle.register import add_option
from hoyle.ruleset import Filling, Option, Rulebook
from hoyle.russian_whist import play, score
from hoyle.structure import held

RULESETS: Final = ("as-printed", "customary")

SLOTS: Final[dict[str, Filling]] = {
    "play.held": held,
    "play.follow": play.follow_suit,
    "offence.held": held,
    "offence.refused": None,
    "offence.revoke": play.only_a_revoke,
    "question.refused": None,
    "question.once": play.ask_once_who_did_not_follow,
    "correct.held": held,
    "correct.refused": None,
    "correct.in-time": play.put_right_until_next_lead,
    "offended.noted": play.revoke_is_noted,
    "played.revoke": play.revoke_stands,
    "played.card": play.card_is_laid,
    "played.trick": play.winner_leads,
    "played.turn-up": play.turn_up_is_taken_in,
    "played.end": play.play_ends_after_last_trick,
    "questioned.put": play.partner_asks,
    "corrected.card": play.revoke_is_put_right,
    "corrected.winner": play.trick_goes_to_its_right_winner,
    "penalised.revoke": play.revoke_is_charged,
    "chooser.revoke": None,
    "premium.double": None,
    "premium.honours": None,
    "length.crown": None,
    "points.crown": score.crown_points,
    "points.trump-crown": score.trump_crown_points,
}

OPTIONS: Final = (
    Option(
        id="rw.irregularities",
        statement="What happens when a player who could follow suit plays another card.",
        defect="RW-DEF-21",
        values={
            "refused": {
                "offence.refused": play.irregularities_are_refused,
                "question.refused": play.irregularities_are_refused,
                "correct.refused": play.irregularities_are_refused,
            },
            "play_on": {"offence.refused": None, "question.refused": None, "correct.refused": None},
        },
        defaults={"as-printed": "refused", "customary": "refused"},
        says={
            "refused": "The card is refused.",
            "play_on": "Play goes on, and the revoke is put right in time or charged.",
        },
    ),
    Option(
        id="rw.revoke_chooser",
        statement="Who chooses between the points and the tricks that a revoke costs.",
        defect="RW-DEF-11",
        values={
            "offender": {"chooser.revoke": play.offender_chooses},
            "injured": {"chooser.revoke": play.injured_side_chooses},
        },
        defaults={"as-printed": "offender", "customary": "injured"},
        says={"offender": "Whoever revoked.", "injured": "The opponents, by the player on the offender's left."},
    ),
    Option(
        id="rw.double_premium",
        statement="What the players have agreed on for a double hand, in points above the line.",
        defect="RW-DEF-25",
        values={
            "0": {"premium.double": score.nothing_for_a_double_hand},
            "5": {"premium.double": score.five_for_a_double_hand},
        },
        defaults={"as-printed": "0", "customary": "0"},
        says={"0": "Nothing.", "5": "Five points, as an example of what may be agreed on."},
    ),
    Option(
        id="rw.honours",
        statement="What the honours in the two hands of a pair bring.",
        defect="RW-DEF-04",
        values={
            "none": {"premium.honours": score.honours_bring_nothing},
            "fichman": {"premium.honours": score.honour_points},
        },
        defaults={"as-printed": "none", "customary": "none"},
        says={"none": "Nothing.", "fichman": "Three bring two points above the line, four bring four, five bring six."},
    ),
    Option(
        id="rw.crown_cap",
        statement="How many cards of a crown are counted at most.",
        defect="RW-DEF-05",
        values={
            "5": {"length.crown": score.crown_ends_with_the_ten},
            "13": {"length.crown": score.crown_has_no_end},
        },
        defaults={"as-printed": "5", "customary": "5"},
        says={"5": "Five, from the ace to the ten.", "13": "All, down to the two."},
    ),
)

for _option in OPTIONS:
    add_option(_option)

RULEBOOK: Final = Rulebook("russian-whist", SLOTS, RULESETS, OPTIONS)
