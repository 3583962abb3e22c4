"""Ways to play Preferans that have a name: sets of option values, and who describes them."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from hoyle.preferans.rulings.works import LESNOI


class Convention(NamedTuple):
    """A way to play that has a name: option values to be set over ``customary``, and who describes it."""

    title: str
    options: Mapping[str, str]
    sources: tuple[str, ...]


CONVENTIONS: Final[Mapping[str, Convention]] = {
    "sochi": Convention(
        title="Sochi: the whole price for whisters who are short, and greedy whists",
        options={
            "pv.base": "sochi",
            "pv.scale": "1",
            "pv.whister_penalty": "full",
            "pv.share": "greedy",
            "pv.consolation": "per_undertrick",
        },
        sources=(LESNOI,),
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
        title="Rostov, or the Moscow pool: prices of Sochi, half of them for whisters who are short, shared whists, "
        "and a consolation of ten",
        options={
            "pv.base": "sochi",
            "pv.scale": "1",
            "pv.whister_penalty": "half",
            "pv.share": "gentleman_on_fail",
            "pv.consolation": "ten_per_undertrick",
        },
        sources=(LESNOI,),
    ),
}
"""The conventions by name as far as this chapter reaches, which is not to their all-pass games."""
