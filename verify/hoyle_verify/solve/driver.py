"""What stands between a position and the search: its arrays, slices of work, and one question at a time."""

from typing import Any, Final, final

from hoyle.cards import NO_SUIT
from hoyle_verify.solve.budget import SLICE, Budget
from hoyle_verify.solve.compact import Compact, compact
from hoyle_verify.solve.kernel import layout
from hoyle_verify.solve.position import Position, Unit
from hoyle_verify.solve.program import NeedsCompiler, Program, Words

_POINT_CLASSES: Final = {11: 1, 10: 2, 4: 4, 3: 8, 2: 16, 0: 32}
"""What a card adds to the key of its suit where points count: a bit of its own, or one to a number if it counts 0."""

_MOST_SLOT_BITS: Final = 18


@final
class Driver:
    """The arrays of the search, for any number of positions one after another.

    Half of ``memory``, in bytes, goes to the table of the search for many tricks, and half to what the search for a
    misère remembers; either is made when it is first needed, and kept while the game stays the same.
    """

    def __init__(self, program: Program, memory: int) -> None:
        self.work: Final[Words] = program.words(layout.WORK)
        self._program: Final = program
        self._memory: Final = memory
        self._table: Words | None = None
        self._memories: tuple[Words, ...] = ()
        self._table_for: tuple[Any, ...] = ()
        self._memories_for: tuple[int, int] = (0, 0)

    def set_up(self, position: Position, counted: int, unit: Unit) -> "Task":
        """Get ready for a position; NeedsCompiler if it is too long for plain Python.

        ``counted`` are the seats whose units the side of the position wants to raise: its own, or those of the others.
        """
        if position.tricks_left > self._program.longest:
            raise NeedsCompiler
        work = self.work
        work[layout.SEATS] = position.seats
        work[layout.TRUMP] = position.trump
        work[layout.DUTY] = int(position.duty) if position.trump != NO_SUIT else 0
        work[layout.COUNTED] = counted
        work[layout.RAISERS] = position.side
        work[layout.DECLARER] = position.side.bit_length() - 1
        work[layout.COUNTS_POINTS] = int(unit == "points")
        return Task(self, position, compact(position), counted, unit)

    def weigh(self, small: Compact, unit: Unit) -> None:
        """Note what each card counts."""
        for card, worth in small.worth.items():
            self.work[layout.WORTH + card] = worth if unit == "points" else 0

    def play_out(self, count: int, seed: int, state: tuple[int, ...], taken: int) -> Words:
        """Play out ``count`` times from what lies in the arrays, and add what is taken to ``taken``."""
        results = self._program.words(count)
        self._program.function("playouts")(self.work, results, seed % 0xFFFFFFFE + 1, *state)
        for number in range(count if taken else 0):
            results[number] += taken
        return results

    def prepare(self, small: Compact, unit: Unit) -> None:
        """Compute what the search for many tricks looks up."""
        self.weigh(small, unit)
        work, parts = self.work, self._program.words(64)
        for seat in range(4):
            work[layout.HANDS + seat] = sum(1 << card for card, owner in small.owners.items() if owner == seat)
        for card, owner in small.owners.items():
            parts[card] = _part(card, owner, small.worth[card], unit)
        self._program.function("prepare")(work, parts)
        for seat in range(4):
            work[layout.HANDS + seat] = small.hands[seat]

    def table(self, position: Position, counted: int, unit: Unit) -> Words:
        """Give the table, empty if it holds what is true of another game only."""
        game = (position.seats, position.trump, position.duty, position.order, position.side, counted, unit)
        words = max(self._memory // 16, 1 << 15)
        if self._table is None:
            self._table = self._program.words(words)
            self._table[layout.TABLE_END] = words
        bits = min(_MOST_SLOT_BITS, max(8, 2 * position.tricks_left - 4), words.bit_length() - 5)
        if game != self._table_for or bits > self._table[layout.SLOT_BITS]:
            self._table[layout.SLOT_BITS] = bits
            self._program.function("flush")(self._table)
            self._table_for = game
        return self._table

    def memories(self, position: Position) -> tuple[Words, ...]:
        """Give what is remembered of misères, and of their relaxed games, with the same declarer."""
        game = (position.seats, position.side)
        if game != self._memories_for:
            bits = max(8, (self._memory // 64).bit_length() - 1)
            self._memories = (self._program.words(1 + (2 << bits)), self._program.words(1 + (2 << bits)))
            for memory in self._memories:
                memory[layout.MEMORY_BITS] = bits
            self._memories_for = game
        return self._memories

    def ask(self, name: str, arguments: tuple[Any, ...], budget: Budget) -> int:
        """Call a search again and again with more nodes allowed, until it ends or the time is up."""
        allowed = SLICE
        while True:
            found = self.ask_once(name, arguments, budget, allowed)
            if found is not None:
                return found
            # What was found stays in the table; a longer slice makes sure that more of it is found each time.
            allowed += allowed // 2

    def ask_once(self, name: str, arguments: tuple[Any, ...], budget: Budget, allowed: int = SLICE) -> int | None:
        """Call a search with so many nodes allowed; None if they do not suffice."""
        work = self.work
        work[layout.NODES] = 0
        work[layout.ABORTED] = 0
        work[layout.NODE_LIMIT] = allowed
        found = int(self._program.function(name)(work, *arguments))
        budget.spend(int(work[layout.NODES]))
        return None if work[layout.ABORTED] else found


def _part(card: int, owner: int, worth: int, unit: Unit) -> int:
    if unit == "points":
        return _POINT_CLASSES[worth]
    # The last suit has no room for the last seat, whose length there follows from the number of cards in a hand.
    return 0 if card >> 4 == 3 and owner == 3 else 1 << 4 * owner


@final
class Task:
    """A position in the arrays of a driver, until the driver is given another."""

    def __init__(self, driver: Driver, position: Position, small: Compact, counted: int, unit: Unit) -> None:
        self._driver: Final = driver
        self._position: Final = position
        self._small: Final = small
        self._table: Words | None = None
        self._game: Final = (position, counted, unit)
        in_play = sum(small.worth.values()) if unit == "points" else position.tricks_left
        self.rest: Final = in_play
        """Units that are still to be taken."""
        lone = position.side.bit_count() == 1 and counted == (1 << position.seats) - 1 ^ position.side
        self.is_misere: Final = lone and position.trump == NO_SUIT and unit == "tricks"
        """Whether the search for a misère can answer."""

    def reaches(self, need: int, card: int, budget: Budget) -> bool:
        """Say whether the side gets ``need`` of the units that are left after a card of the actor."""
        if self._table is None:
            position, counted, unit = self._game
            self._table = self._driver.table(position, counted, unit)
            self._driver.prepare(self._small, unit)
        ply, leader, led, best, winner, pot = self._lay(card)
        state = (ply, ply, leader, led, best, winner, pot, self.rest, need)
        return bool(self._driver.ask("search", (self._table, *state), budget) & 1)

    def avoids(self, card: int | None, budget: Budget) -> bool:
        """Say whether the lone side of a misère avoids every trick that is left, after a card of the actor if given."""
        ply, leader, led, best, winner, _ = self._stand(self._small.trick) if card is None else self._lay(card)
        state = (ply, ply, leader, led, best, winner)
        return bool(self._driver.ask("avoid", (*self._driver.memories(self._position), *state), budget))

    def avoidable(self, cards: list[int], budget: Budget) -> dict[int, bool]:
        """Say of legal cards of the actor whether the lone side avoids every trick after them.

        Most misères are decided at once for all cards; nothing is said of one that takes more than a slice of work.
        """
        _, leader, led, best, winner, _ = self._stand(self._small.trick)
        numbers = self._small.numbers
        state = (sum(1 << numbers[card] for card in cards), len(self._small.trick), leader, led, best, winner)
        found = self._driver.ask_once("avoidable", (*self._driver.memories(self._position), *state), budget)
        return {} if found is None else {card: bool(found >> numbers[card] & 1) for card in cards}

    def playouts(self, count: int, seed: int) -> Words:
        """Give what the side has in the end of ``count`` random continuations."""
        self._driver.weigh(self._small, self._game[2])
        return self._driver.play_out(count, seed, self._stand(self._small.trick), self._position.taken)

    def _lay(self, card: int) -> tuple[int, ...]:
        """Lay a card of the actor, and say how the trick then stands."""
        played = (*self._small.trick, self._small.numbers[card])
        return self._stand(played, without=played[-1])

    def _stand(self, played: tuple[int, ...], without: int | None = None) -> tuple[int, ...]:
        """Give the number of cards on the table, leader, suit led, best card, its player, and what the cards count."""
        trump, leader, seats = self._position.trump, self._position.leader, self._position.seats
        work, laid = self._driver.work, 0 if without is None else 1 << without
        for seat in range(4):
            work[layout.HANDS + seat] = self._small.hands[seat] & ~laid
        best, winner = played[0] if played else 0, leader
        for place, each in enumerate(played):
            work[layout.FRAMES + place * layout.FRAME + layout.PLAYED] = each
            if each >> 4 == trump != best >> 4 or (each >> 4 == best >> 4 and each > best):
                best, winner = each, (leader + place) % seats
        pot = sum(self._small.worth[each] for each in played) if self._game[2] == "points" else 0
        return len(played), leader, played[0] >> 4 if played else 0, best, winner, pot
