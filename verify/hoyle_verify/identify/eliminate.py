"""Which values of the options are still possible after each answer."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, final

Assignment = Mapping[str, str]
"""A value for each of some options."""


class Answer(NamedTuple):
    """What an answer allows: the combinations of values with which it fits, and the deal that was asked about."""

    fitting: Sequence[Assignment]
    question: str


@final
class Possible:
    """The values that each option can still have, and what narrowed them."""

    def __init__(self, values: Mapping[str, Iterable[str]]) -> None:
        self.values: Final = {option: list(each) for option, each in values.items()}
        self.by: Final[dict[str, list[str]]] = {option: [] for option in values}
        self._answers: Final[list[Answer]] = []

    def learn(self, answer: Answer) -> None:
        """Take an answer into account, and all earlier ones anew, until nothing more is excluded."""
        self._answers.append(answer)
        changed = True
        while changed:
            changed = sum(self._apply(each) for each in self._answers) > 0

    def _apply(self, answer: Answer) -> bool:
        fitting = [each for each in answer.fitting if all(value in self.values[key] for key, value in each.items())]
        changed = False
        for option in fitting[0] if fitting else ():
            left = {each[option] for each in fitting}
            kept = [value for value in self.values[option] if value in left]
            if len(kept) < len(self.values[option]):
                self.values[option] = kept
                self.by[option].append(answer.question)
                changed = True
        return changed
