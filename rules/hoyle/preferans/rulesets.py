"""Which clauses of Preferans are in force: its slots, its rulesets, its options, and conventions made of options."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from hoyle.preferans import auction, play, score
from hoyle.preferans.rulings.works import LESNOI, SKURATOV
from hoyle.register import add_option
from hoyle.ruleset import Filling, Option, Rulebook
from hoyle.structure import held

RULESETS: Final = ("as-printed", "customary")

SLOTS: Final[dict[str, Filling]] = {
    "whisted.game": None,
    "declare.manner": auction.intention_comes_first,
    "declare.one": None,
    "declare.level": auction.one_on_six_and_seven,
    "declare.again": auction.sole_whister_is_asked_again,
    "declare.withdrawal": auction.withdrawal_above_seven,
    "declared.word": auction.word_is_noted,
    "declared.retrieval": None,
    "declared.sole": auction.sole_whister_is_found,
    "declared.one": None,
    "exposed.whisted": auction.hands_laid_open,
    "exposed.ten": None,
    "lead.closed": play.first_hand_leads,
    "lead.open": play.first_hand_leads_openly,
    "play.held": held,
    "play.follow": play.follow_suit,
    "play.void": play.void_player_must_trump,
    "played.card": play.card_is_laid,
    "played.misere": None,
    "played.trick": play.winner_leads,
    "played.end": play.play_ends_after_last_trick,
    "claim.maker": play.declarer_or_whister_proposes,
    "claim.open": play.propose_in_open_play,
    "claim.time": play.propose_between_tricks,
    "claim.left": play.no_more_than_are_left,
    "claimed.answer": play.other_side_answers,
    "answered.agreement": play.agreement_ends_the_deal,
    "answered.refusal": play.refusal_lets_the_play_decide,
    "price.pool": score.price_of_level,
    "price.hill": None,
    "price.whist": None,
    "scale.sheet": None,
    "scale.whist": None,
    "obligation.6": score.obligation_on_six,
    "obligation.7": score.obligation_on_seven,
    "obligation.8": score.obligation_on_eight_and_nine,
    "obligation.9": score.obligation_on_eight_and_nine,
    "obligation.10": None,
    "short.game": score.declarer_lacks,
    "short.misere": score.misere_is_short_by,
    "lacking.6": score.each_lacks_on_six,
    "lacking.7": score.each_lacks_on_seven,
    "lacking.8": score.last_lacks_on_eight_and_nine,
    "lacking.9": score.last_lacks_on_eight_and_nine,
    "lacking.10": None,
    "fined.pair": None,
    "fined.beside": None,
    "fine.price": None,
    "share.passer": None,
    "consolation.game": None,
    "prize.6": score.limited_prize_on_six,
    "prize.7": score.limited_prize_on_seven,
    "worth.pool": None,
    "worth.points": None,
    "settlement.sheet": None,
}

OPTIONS: Final = (
    Option(
        id="pv.one",
        statement="Who may settle for the limited prize.",
        defect="PV-DEF-06",
        values={
            "sole_whister": {
                "declare.one": auction.sole_whister_says_one,
                "declared.retrieval": None,
                "declared.one": None,
            },
            "second_after_pass": {
                "declare.one": auction.second_says_one_after_a_pass,
                "declared.retrieval": auction.first_takes_the_whist_back,
                "declared.one": auction.first_is_asked_again,
            },
        },
        defaults={"as-printed": "sole_whister", "customary": "second_after_pass"},
        says={
            "sole_whister": "Whoever alone whists.",
            "second_after_pass": "The second defender, unless the first takes the whist back.",
        },
    ),
    Option(
        id="pv.ten",
        statement="How a ten is defended.",
        defect="PV-DEF-14",
        values={
            "checked": {
                "whisted.game": auction.whisted_below_ten,
                "exposed.ten": auction.ten_is_checked_openly,
                "obligation.10": None,
                "lacking.10": None,
            },
            "whisted": {
                "whisted.game": auction.whisted_up_to_ten,
                "exposed.ten": None,
                "obligation.10": score.obligation_on_ten,
                "lacking.10": score.last_lacks_on_eight_and_nine,
            },
        },
        defaults={"as-printed": "checked", "customary": "checked"},
        says={
            "checked": "With all hands open, without risk and without whists.",
            "whisted": "Like a nine, with an obligation of one trick.",
        },
    ),
    Option(
        id="pv.misere_hands",
        statement="Whether the defenders of a misère lay their hands open.",
        defect="PV-DEF-15",
        values={
            "closed": {"played.misere": None},
            "open_after_lead": {"played.misere": play.defenders_lay_hands_open},
        },
        defaults={"as-printed": "closed", "customary": "closed"},
        says={"closed": "They do not.", "open_after_lead": "They do when the first card is led."},
    ),
    Option(
        id="pv.base",
        statement="What the contracts cost.",
        defect="PV-DEF-02",
        values={
            "sochi": {
                "price.hill": score.price_of_level,
                "price.whist": score.price_of_level,
                "worth.pool": score.pool_as_hill,
            },
            "leningrad": {
                "price.hill": score.leningrad_price_of_level,
                "price.whist": score.leningrad_price_of_level,
                "worth.pool": score.pool_counts_double,
            },
        },
        defaults={"as-printed": "sochi", "customary": "sochi"},
        says={
            "sochi": "2, 4, 6, 8 and 10 for a six to a ten, and 10 for a misère.",
            "leningrad": "Twice as much on the hill and in whists, and as much in the pool.",
        },
    ),
    Option(
        id="pv.scale",
        statement="The unit in which pool and hill are kept.",
        defect="PV-DEF-31",
        values={
            "10": {"scale.sheet": score.sheet_in_tens, "worth.points": score.worth_in_tens},
            "1": {"scale.sheet": score.sheet_in_points, "worth.points": score.worth_in_points},
        },
        defaults={"as-printed": "10", "customary": "10"},
        says={"10": "Tens: a missing trick of a six costs 20.", "1": "Points: a missing trick of a six costs 2."},
    ),
    Option(
        id="pv.whist_scale",
        statement="The unit in which whists are written.",
        defect="PV-DEF-03",
        values={"10": {"scale.whist": score.whists_in_tens}, "1": {"scale.whist": score.whists_in_points}},
        defaults={"as-printed": "10", "customary": "1"},
        says={"10": "Tens: a trick of a six brings 20.", "1": "Points: a trick of a six brings 2."},
    ),
    Option(
        id="pv.responsibility",
        statement="Which of two whisters is fined.",
        defect="PV-DEF-08",
        values={
            "joint_then_personal": {"fined.pair": score.pair_must_be_short},
            "personal": {"fined.pair": score.each_for_himself},
            "joint_capped": {"fined.pair": score.no_more_than_the_pair},
        },
        defaults={"as-printed": "joint_then_personal", "customary": "joint_capped"},
        says={
            "joint_then_personal": "If the pair is short, each for what he lacks himself.",
            "personal": "Each for what he lacks himself, even if the pair has enough.",
            "joint_capped": "If the pair is short, each for what he lacks, and for no more than the pair lacks.",
        },
    ),
    Option(
        id="pv.fine_whister_if_declarer_fails",
        statement="Whether a whister who is short is fined when the declarer is short too.",
        defect="PV-DEF-12",
        values={
            "yes": {"fined.beside": score.fined_beside_the_declarer},
            "no": {"fined.beside": score.forgiven_if_the_declarer_falls},
        },
        defaults={"as-printed": "yes", "customary": "no"},
        says={"yes": "He is; it matters only under pv.responsibility: personal.", "no": "He is not."},
    ),
    Option(
        id="pv.whister_penalty",
        statement="What a whister pays for a missing trick.",
        defect="PV-DEF-10",
        values={
            "full": {"fine.price": score.whister_pays_in_full},
            "half": {"fine.price": score.whister_pays_half},
        },
        defaults={"as-printed": "full", "customary": "full"},
        says={"full": "As much as a declarer.", "half": "Half as much as a declarer."},
    ),
    Option(
        id="pv.share",
        statement="Whether a sole whister shares his whists with the passer.",
        defect="PV-DEF-13",
        values={
            "greedy": {"share.passer": score.passer_gets_nothing},
            "gentleman_on_fail": {"share.passer": score.passer_gets_half},
        },
        defaults={"as-printed": "greedy", "customary": "greedy"},
        says={"greedy": "He does not.", "gentleman_on_fail": "He does, by halves, if the declarer is short."},
    ),
    Option(
        id="pv.consolation",
        statement="Whether the others are consoled for a declarer who is short.",
        defect="PV-DEF-34",
        values={
            "off": {"consolation.game": score.no_consolation},
            "per_undertrick": {"consolation.game": score.consolation_for_each_trick},
        },
        defaults={"as-printed": "off", "customary": "off"},
        says={"off": "They are not.", "per_undertrick": "Each writes the price of a whist for every missing trick."},
    ),
    Option(
        id="pv.settlement",
        statement="What becomes of the sheet in the end.",
        defect="PV-DEF-30",
        values={"none": {"settlement.sheet": None}, "levelled": {"settlement.sheet": score.balance}},
        defaults={"as-printed": "none", "customary": "levelled"},
        says={"none": "It is left as it is.", "levelled": "Pool, hill and whists are settled among the players."},
    ),
)

for _option in OPTIONS:
    add_option(_option)

RULEBOOK: Final = Rulebook("preferans", SLOTS, RULESETS, OPTIONS)


class Convention(NamedTuple):
    """A way to play that has a name: option values to be set over ``customary``, and who describes it."""

    title: str
    options: Mapping[str, str]
    sources: tuple[str, ...]


CONVENTIONS: Final[Mapping[str, Convention]] = {
    "sochi": Convention(
        title="Classic, or Sochi: the whole price for whisters who are short, and greedy whists",
        options={
            "pv.base": "sochi",
            "pv.scale": "1",
            "pv.whister_penalty": "full",
            "pv.share": "greedy",
            "pv.consolation": "per_undertrick",
        },
        sources=(LESNOI, SKURATOV),
    ),
    "leningrad": Convention(
        title="Leningrad: doubled hill and whists, half the price for whisters who are short, and shared whists",
        options={
            "pv.base": "leningrad",
            "pv.scale": "1",
            "pv.whister_penalty": "half",
            "pv.share": "gentleman_on_fail",
            "pv.consolation": "per_undertrick",
        },
        sources=(LESNOI,),
    ),
    "rostov": Convention(
        title="Rostov, or the Moscow pool: prices of Sochi, half the price for whisters who are short, shared whists",
        options={
            "pv.base": "sochi",
            "pv.scale": "1",
            "pv.whister_penalty": "half",
            "pv.share": "gentleman_on_fail",
            "pv.consolation": "per_undertrick",
        },
        sources=(
            "Not read at first hand: inferred from accounts, 2013, that contrast Rostov with greedy and fully "
            "responsible whists",
        ),
    ),
}
"""The conventions by name as far as this chapter reaches, which is not to their all-pass games."""
