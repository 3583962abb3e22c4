"""Which clauses of Preferans are in force: its slots, its rulesets, its options, and conventions made of options."""

from typing import Final

from hoyle.preferans.rulesets.conventions import CONVENTIONS
from hoyle.preferans.rulesets.options import OPTIONS
from hoyle.preferans.rulesets.slots import SLOTS
from hoyle.ruleset import Rulebook

RULESETS: Final = ("as-printed", "customary")
RULEBOOK: Final = Rulebook("preferans", SLOTS, RULESETS, OPTIONS)

__all__ = ["CONVENTIONS", "OPTIONS", "RULEBOOK", "RULESETS", "SLOTS"]
