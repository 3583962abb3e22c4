"""What happens between the deals: who deals first, how a pack is dealt out, and the sheet on which deals add up.

``SessionRules`` is what a game package provides, ``Session`` the same under a ruleset.  Neither holds a rule.
"""

from collections.abc import Mapping
from typing import Any, Final, Protocol, final

from hoyle.ruleset import Rulebook, Ruleset


class SessionRules(Protocol):
    """What a game package provides, all of it pure."""

    @property
    def rulebook(self) -> Rulebook:
        """Its slots, rulesets and options."""

    def draw(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> dict[str, Any]:
        """Say what cards drawn or turned up decide."""

    def deal(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Deal out a pack."""

    def open(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> Any:
        """Open a sheet."""

    def enter(self, ruleset: Ruleset, sheet: Any, state: Any) -> Any:
        """Enter a finished deal."""

    def facts(self, ruleset: Ruleset, sheet: Any) -> dict[str, Any]:
        """Give the observables of a sheet."""


@final
class Session:
    """A sitting at one game under a ruleset.  Sheets are immutable values."""

    __slots__ = ("_rules", "ruleset")

    def __init__(self, rules: SessionRules, ruleset: Ruleset) -> None:
        self._rules: Final = rules
        self.ruleset: Final = ruleset

    def draw(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """Say what cards drawn before the first deal decide: ``dealer``, ``pairs``, or the seats that draw ``again``.

        Raises ImpossibleSetup with every reason why nobody can have drawn so.
        """
        return self._rules.draw(self.ruleset, setup)

    def deal(self, setup: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Deal out ``setup["pack"]``, first card first: what lies where after 0, 1, 2 ... packets, as JSON values.

        Raises ImpossibleSetup with every reason why it is no such pack.
        """
        return self._rules.deal(self.ruleset, setup)

    def open(self, setup: Mapping[str, Any]) -> Any:
        """Open the sheet from the setup of the first deal."""
        return self._rules.open(self.ruleset, setup)

    def enter(self, sheet: Any, state: Any) -> Any:
        """Give the sheet after one more finished deal; ImpossibleSetup if that deal cannot come next."""
        return self._rules.enter(self.ruleset, sheet, state)

    def facts(self, sheet: Any) -> dict[str, Any]:
        """Give the observables of a sheet as JSON values."""
        return self._rules.facts(self.ruleset, sheet)
