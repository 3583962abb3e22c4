"""The oracle's auction of German Solo: question against question, an older party against the next seat."""

from tests.oracles.german_solo_score import LADDER

SOLO = LADDER.index("solo")


class Duel:
    """Who speaks, what has been named, and who has survived so far."""

    def __init__(self, eldest: int, colour: str | None, with_both_queens: int | None, forcee: str) -> None:
        self.games = [bid for bid in LADDER if colour is not None or not bid.endswith("-colour")]
        self.with_both_queens = with_both_queens
        self.forcee = forcee
        self.turn = eldest
        self.waiting = [(eldest + step) % 4 for step in (1, 2, 3)]
        self.older: int | None = None
        self.younger: int | None = None
        self.level: str | None = None
        self.asked = False  # whether the older still has to answer
        self.over = False

    def tokens(self) -> list[str]:
        """Give what may be said, sorted."""
        below_solo = self.level is None or LADDER.index(self.level) < SOLO
        special = self.turn == self.with_both_queens and below_solo
        tokens = [] if special and self.forcee == "duty" else ["pass"]
        if special and self.forcee != "off":
            tokens.append("forcee")
        if self.asked:
            tokens.append("hold")
        else:
            higher = self.games[0 if self.level is None else self.games.index(self.level) + 1 :]
            tokens += ["bid:" + bid for bid in higher[:1]]
        return sorted(tokens)

    def say(self, token: str) -> None:
        """Carry out what is said."""
        if token == "pass":
            if self.turn == self.older:
                self.older = self.younger
            self._meet_next()
        elif token == "hold":
            self._answered()
        else:
            self.level = "solo" if token == "forcee" else token.removeprefix("bid:")
            if self.older is None:
                self.older = self.turn
                self._meet_next()
            elif token == "forcee":
                if self.turn != self.older:
                    self.older, self.younger = self.younger, self.older
                self._answered()
            else:
                self.asked = True
                self.turn = self.older

    def _answered(self) -> None:
        assert self.younger is not None
        self.asked = False
        self.turn = self.younger

    def _meet_next(self) -> None:
        """Let the next seat speak; without one the auction is over, and the older has won it, if there is any."""
        self.asked = False
        if self.waiting:
            self.turn = self.younger = self.waiting.pop(0)
        else:
            self.over = True
            self.turn = self.turn if self.older is None else self.older
