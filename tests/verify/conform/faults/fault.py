"""What a planted fault is: a misreading of the catalogue, and the shortest deal in which it shows."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from hoyle.cards import cards_of, format_card, parse_hand
from hoyle_verify.mutants.catalogue import catalogue
from hoyle_verify.mutants.catalogue.misreading import Answer


class Witness(NamedTuple):
    """The shortest deal that is known to tell a faulty program from the reference.

    Without ``settles`` the actions are played from the setup; otherwise the setup is that of a finished deal.
    """

    setup: Mapping[str, Any]
    actions: tuple[str, ...] = ()
    settles: bool = False


class Fault(NamedTuple):
    """A misreading of the catalogue, planted into a program."""

    name: str
    witness: Witness
    everyday: bool = False
    """Whether it is looked for in every run of the tests, and not in the long ones only."""

    @property
    def game(self) -> str:
        """The game that is misread."""
        return catalogue()[self.name].game

    @property
    def answers(self) -> Mapping[str, Answer]:
        """What answers in place of the clauses that are misread."""
        return catalogue()[self.name].answers

    @property
    def length(self) -> int:
        """The number of actions of the witness."""
        return len(self.witness.actions)


def hands(*texts: str) -> list[list[str]]:
    """Write hands as HAP/1 has them."""
    return [[format_card(card) for card in cards_of(parse_hand(text))] for text in texts]
