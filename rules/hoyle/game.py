"""A game as its users see it: positions are values, and legality is asked and enforced in one place.

``Engine`` is what a game package provides; ``Game`` is an engine under a ruleset.  Neither holds a rule.
"""

from collections.abc import Mapping
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar, final

from hoyle.clause import clause_of
from hoyle.decision import Action, Decision, Menu, Phrasebook
from hoyle.errors import HoyleError, IllegalAction, NotationError
from hoyle.register import clauses
from hoyle.ruleset import Rulebook, Ruleset

S = TypeVar("S")

Facts = Mapping[str, Any]
"""Observables by name, as JSON values: seats are numbers, suits and cards tokens, per-seat values lists."""


class Outcome(NamedTuple):
    """How a deal ended: the result and what each seat receives, in whole numbers of ``unit``.

    That is the game's smallest unit, such as the quarter point; ``Game.facts`` gives the document's own.
    ``pooled`` is what the seats together have paid into a pool on the table, and negative if it was taken out.
    """

    result: str
    payments: tuple[int, ...]
    unit: str
    pooled: int = 0


class Engine(Protocol[S]):
    """What a game package provides, all of it pure."""

    @property
    def id(self) -> str:
        """The id of the game."""

    @property
    def rulebook(self) -> Rulebook:
        """Its slots, rulesets and options."""

    @property
    def phrasebook(self) -> Phrasebook:
        """Every word that can be said or played."""

    @property
    def observables(self) -> tuple[str, ...]:
        """The names of all its facts."""

    def start(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> S:
        """Make the first state of a deal; ImpossibleSetup with every reason if there is none."""

    def settle(self, ruleset: Ruleset, setup: Mapping[str, Any]) -> S:
        """Make the last state of a deal from what is known of its end."""

    def seats(self, state: S) -> int:
        """Say how many sit at the table."""

    def decide(self, state: S) -> Decision:
        """Say who acts and between what."""

    def interjection(self, state: S, seat: int) -> S | None:
        """Give the state in which a seat is asked for its rights, such as a claim; None where there are none."""

    def advance(self, ruleset: Ruleset, state: S, action: Action) -> S:
        """Follow a legal action."""

    def facts(self, ruleset: Ruleset, state: S) -> dict[str, Any]:
        """Give every observable but ``actor`` and ``legal``."""

    def view(self, state: S, seat: int) -> dict[str, Any]:
        """Give what a seat may see, ``legal`` aside."""

    def outcome(self, ruleset: Ruleset, state: S) -> Outcome | None:
        """Give the outcome, or None while the deal goes on."""


@final
class Game(Generic[S]):
    """A game under a ruleset.  States are immutable values: keep an older one to go back."""

    __slots__ = ("_engine", "ruleset")

    def __init__(self, engine: Engine[S], ruleset: Ruleset) -> None:
        self._engine: Final = engine
        self.ruleset: Final = ruleset

    @property
    def id(self) -> str:
        """The id of the game, such as ``solo-whist``."""
        return self._engine.id

    def start(self, setup: Mapping[str, Any]) -> S:
        """Make the first state of a deal from a setup in JSON form, as in HAP/1.

        Raises ImpossibleSetup with every reason why there can be no such deal.
        """
        return self._engine.start(self.ruleset, setup)

    def settle(self, setup: Mapping[str, Any]) -> S:
        """Make the last state of a deal of which only the contract and the end are known.

        Raises ImpossibleSetup with every reason why it cannot have ended so.
        """
        return self._engine.settle(self.ruleset, setup)

    def decision(self, state: S) -> Decision:
        """Say who acts, and which candidates each menu offers before any clause narrows it."""
        return self._engine.decide(state)

    def legal(self, state: S) -> tuple[Action, ...]:
        """List what the player to act may do, in the order of the menus; nothing once the deal is over."""
        actor, menus = self._engine.decide(state)
        allowed: list[Action] = []
        for menu in menus:
            allowed += menu.vocabulary.actions(actor, self._narrowed(state, menu))
        return tuple(allowed)

    def rights(self, state: S, seat: int) -> tuple[Action, ...]:
        """List what a seat may do although it is not asked, whether or not it is its turn."""
        asked = self.asked(state, seat)
        return () if asked is None else self.legal(asked)

    def asked(self, state: S, seat: int) -> S | None:
        """Give the state in which a seat is asked for its rights; None where there are none."""
        return self._engine.interjection(state, seat)

    def read(self, text: str) -> Action:
        """Read an action such as ``"1 play:7D"``; NotationError for anything this game does not know."""
        return self._engine.phrasebook.read(text)

    def apply(self, state: S, action: Action | str) -> S:
        """Give the state after an action, which may be given as text.

        Raises IllegalAction, naming the clause that refuses it, and NotationError for a text that is no action.
        """
        if isinstance(action, str):
            action = self.read(action)
        asked, menu = self._asked(state, action)
        if menu is None or not self._narrowed(asked, menu) >> action.choice & 1:
            raise self._refusal(state, action, self._blame(asked, action, menu))
        return self._engine.advance(self.ruleset, asked, action)

    def replay(self, setup: Mapping[str, Any], actions: list[str]) -> list[S]:
        """Give the states before, between and after some actions, checking each."""
        states = [self.start(setup)]
        for action in actions:
            states.append(self.apply(states[-1], action))
        return states

    def facts(self, state: S) -> dict[str, Any]:
        """Give every observable of the game, as JSON values in the document's own unit."""
        actor, menus = self._engine.decide(state)
        return {
            "actor": actor if menus else None,
            "legal": [action.token for action in self.legal(state)],
            **self._engine.facts(self.ruleset, state),
        }

    def observe(self, state: S, seat: int) -> dict[str, Any]:
        """Give what one seat may see, without anything it could learn of hidden cards.

        ``public`` holds every observable but ``legal``, which is given to those who control the hand that acts.
        Raises NotationError for a seat that is not at the table.
        """
        self._check_seat(state, seat)
        view = self._engine.view(state, seat)
        public = self.facts(state)
        legal = public.pop("legal")
        return {
            "seat": seat,
            **view,
            "public": {**public, **view["public"]},
            "legal": legal if public["actor"] in view["controls"] else [],
        }

    def outcome(self, state: S) -> Outcome | None:
        """Give the result and the payments, or None while the deal goes on."""
        return self._engine.outcome(self.ruleset, state)

    def _asked(self, state: S, action: Action) -> tuple[S, Menu | None]:
        """Find the state and the menu that an action answers: those in turn, or else those of a right."""
        menu = self._menu(state, action)
        if menu is None:
            asked = self._engine.interjection(state, action.seat)
            if asked is not None and (right := self._menu(asked, action)) is not None:
                return asked, right
        return state, menu

    def _menu(self, state: S, action: Action) -> Menu | None:
        actor, menus = self._engine.decide(state)
        if action.seat == actor:
            for menu in menus:
                if menu.vocabulary.name == action.menu:
                    return menu
        return None

    def _narrowed(self, state: S, menu: Menu) -> int:
        return self.ruleset.narrow(menu.vocabulary.name, state, menu.candidates)

    def _check_seat(self, state: S, seat: int) -> None:
        players = self._engine.seats(state)
        if seat not in range(players):
            raise NotationError("seat", str(seat), f"a seat from 0 to {players - 1}")

    def _refusal(self, state: S, action: Action, blamed: str) -> HoyleError:
        self._check_seat(state, action.seat)
        # What another seat holds must not show in the answer to one that acts out of turn.
        in_turn = action.seat == self._engine.decide(state).actor
        allowed = self.legal(state) if in_turn else self.rights(state, action.seat)
        legal = [each.token for each in allowed]
        return IllegalAction(action.seat, action.token, blamed, clauses()[blamed].statement, legal)

    def _blame(self, state: S, action: Action, menu: Menu | None) -> str:
        """Find the first clause that drops the action; what the menu does not offer is of the wrong kind."""
        if menu is not None:
            mask = menu.candidates
            for clause in self.ruleset.fold(menu.vocabulary.name):
                kept = clause(state, mask)
                if (mask & ~kept) >> action.choice & 1:
                    return clause_of(clause).id
                mask = kept
        actor, menus = self._engine.decide(state)
        if not menus:
            return "SYS-OVER"
        return "SYS-TURN" if action.seat != actor else "SYS-PHASE"
