"""The readings of Preferans that can be chosen between."""

from typing import Final

from hoyle.preferans import auction, play
from hoyle.preferans.score import fines, prices, settlement, whists
from hoyle.register import add_option
from hoyle.ruleset import Option

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
                "obligation.10": fines.obligation_on_ten,
                "lacking.10": fines.last_lacks_on_eight_and_nine,
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
        defaults={"as-printed": "closed", "customary": "open_after_lead"},
        says={"closed": "They do not.", "open_after_lead": "They do when the first card is led."},
    ),
    Option(
        id="pv.base",
        statement="What the contracts cost.",
        defect="PV-DEF-02",
        values={
            "sochi": {
                "price.hill": prices.price_of_level,
                "price.whist": prices.price_of_level,
                "worth.pool": prices.pool_as_hill,
            },
            "leningrad": {
                "price.hill": prices.leningrad_price_of_level,
                "price.whist": prices.leningrad_price_of_level,
                "worth.pool": prices.pool_counts_double,
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
            "10": {"scale.sheet": prices.sheet_in_tens, "worth.points": prices.worth_in_tens},
            "1": {"scale.sheet": prices.sheet_in_points, "worth.points": prices.worth_in_points},
        },
        defaults={"as-printed": "10", "customary": "10"},
        says={"10": "Tens: a missing trick of a six costs 20.", "1": "Points: a missing trick of a six costs 2."},
    ),
    Option(
        id="pv.whist_scale",
        statement="The unit in which whists are written.",
        defect="PV-DEF-03",
        values={"10": {"scale.whist": prices.whists_in_tens}, "1": {"scale.whist": prices.whists_in_points}},
        defaults={"as-printed": "10", "customary": "1"},
        says={"10": "Tens: a trick of a six brings 20.", "1": "Points: a trick of a six brings 2."},
    ),
    Option(
        id="pv.responsibility",
        statement="Which of two whisters is fined.",
        defect="PV-DEF-08",
        values={
            "joint_then_personal": {"fined.pair": fines.pair_must_be_short},
            "personal": {"fined.pair": fines.each_for_himself},
            "joint_capped": {"fined.pair": fines.no_more_than_the_pair},
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
            "yes": {"fined.beside": fines.fined_beside_the_declarer},
            "no": {"fined.beside": fines.forgiven_if_the_declarer_falls},
        },
        defaults={"as-printed": "yes", "customary": "no"},
        says={"yes": "He is; it matters only under pv.responsibility: personal.", "no": "He is not."},
    ),
    Option(
        id="pv.whister_penalty",
        statement="What a whister pays for a missing trick.",
        defect="PV-DEF-10",
        values={
            "full": {"fine.price": fines.whister_pays_in_full},
            "half": {"fine.price": fines.whister_pays_half},
        },
        defaults={"as-printed": "full", "customary": "full"},
        says={"full": "As much as a declarer.", "half": "Half as much as a declarer."},
    ),
    Option(
        id="pv.share",
        statement="Whether a sole whister shares his whists with the passer.",
        defect="PV-DEF-13",
        values={
            "greedy": {"share.passer": whists.passer_gets_nothing},
            "gentleman_on_fail": {"share.passer": whists.passer_gets_half},
        },
        defaults={"as-printed": "greedy", "customary": "greedy"},
        says={"greedy": "He does not.", "gentleman_on_fail": "He does, by halves, if the declarer is short."},
    ),
    Option(
        id="pv.consolation",
        statement="Whether the others are consoled for a declarer who is short.",
        defect="PV-DEF-34",
        values={
            "off": {"consolation.game": whists.no_consolation},
            "per_undertrick": {"consolation.game": whists.consolation_for_each_trick},
            "ten_per_undertrick": {"consolation.game": whists.consolation_of_ten},
        },
        defaults={"as-printed": "off", "customary": "per_undertrick"},
        says={
            "off": "They are not.",
            "per_undertrick": "Each writes the price of a whist for every missing trick.",
            "ten_per_undertrick": "Each writes ten for every missing trick.",
        },
    ),
    Option(
        id="pv.settlement",
        statement="What becomes of the sheet in the end.",
        defect="PV-DEF-30",
        values={"none": {"settlement.sheet": None}, "levelled": {"settlement.sheet": settlement.balance}},
        defaults={"as-printed": "none", "customary": "levelled"},
        says={"none": "It is left as it is.", "levelled": "Pool, hill and whists are settled among the players."},
    ),
)

for _option in OPTIONS:
    add_option(_option)
