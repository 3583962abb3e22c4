"""The oracle's declarations of the two defenders in Preferans: who whists, alone or not, openly or not."""

from collections.abc import Mapping, Sequence

from tests.oracles.preferans_score import HALF, defenders_of


class Calls:
    """What the defenders have said so far, changed in place."""

    def __init__(self, level: int | str, declarer: int, order: Sequence[int], rules: Mapping[str, str]) -> None:
        self.level = level
        self.rules = rules
        self.first, self.second = defenders_of(declarer, order)
        self.phase = "first"  # then "second", "retrieve" or "sole" as far as asked, "over"
        self.turn = self.first
        self.stances = {self.first: "", self.second: ""}
        self.exposed: int | None = None
        if level == "misere" or (level == 10 and rules["pv.ten"] == "checked"):
            self.phase = "over"
            self.stances = {self.first: "defended", self.second: "defended"}

    def whisters(self) -> list[int]:
        """Give who whists, in the order in which they spoke."""
        return [seat for seat in (self.first, self.second) if self.stances[seat] == "whist"]

    def is_played(self) -> bool:
        """Tell whether anybody plays against the declarer."""
        return "whist" in self.stances.values() or "defended" in self.stances.values()

    def tokens(self) -> list[str]:
        """Give what may be said, sorted."""
        limited = self.level in HALF
        if self.phase == "over":
            return []
        if self.phase == "sole":
            tokens = ["closed", "open"]
            if limited and self.rules["pv.one"] == "sole_whister":
                tokens.append("half")
            if not limited:
                tokens.append("pass")
            return sorted(tokens)
        tokens = ["pass", "whist"]
        if self.phase == "second" and limited and self.stances[self.first] == "pass":
            tokens += ["half"] if self.rules["pv.one"] == "second_after_pass" else []
        return sorted(tokens)

    def say(self, token: str) -> None:
        """Carry out what is said."""
        seat = self.turn
        if self.phase == "sole":
            if token == "open":
                (self.exposed,) = [other for other in self.stances if other != seat]
            if token in ("half", "pass"):
                self.stances[seat] = token
            self.phase = "over"
            return
        self.stances[seat] = token
        if self.phase == "first":
            self.phase, self.turn = "second", self.second
        elif self.phase == "second" and token == "half":
            self.phase, self.turn = "retrieve", self.first
        else:
            if self.phase == "retrieve" and token == "whist":
                self.stances[self.second] = "pass"
            self._close()

    def _close(self) -> None:
        whisters = self.whisters()
        if len(whisters) == 1:
            self.phase, self.turn = "sole", whisters[0]
        else:
            self.phase = "over"
