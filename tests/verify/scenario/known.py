"""Names and texts that the tests of the loader share."""

from pathlib import Path
from typing import Final

from hoyle_verify.scenario import KnownNames
from hoyle_verify.scenario.names import DocumentFacts

HERE: Final = Path(__file__).parent
OPEN_MISERE: Final = HERE / "scenarios" / "solo-whist" / "play" / "open-misere-hand-is-exposed.yaml"

NAMES: Final = KnownNames(
    known_clauses=("SW-PLAY-2", "SW-PLAY-3", "SW-OMI-3", "SYS-TURN"),
    known_defects=("SW-DEF-03", "SW-DEF-12"),
    known_documents={"000": DocumentFacts("solo-whist", 52), "001": DocumentFacts("preferans", 40)},
    by_game_rulesets={"solo-whist": ("as-printed", "customary")},
    by_game_options={"solo-whist": {"sw.fail": ("fraction_only", "base_plus_fraction"), "sw.even": (True, 40, (2, 4))}},
    by_game_bids={
        "solo-whist": (
            "proposal",
            "solo",
            "misere",
            "abundance",
            "royal-abundance",
            "open-misere",
            "declared-abundance",
        )
    },
)
