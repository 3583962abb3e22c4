"""Rulesets as data: folds, slots, options, and everything that makes a rulebook impossible to build."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import pytest

from hoyle.clause import clause_of
from hoyle.errors import UnknownName
from hoyle.ruleset import Filling, Option, Rulebook, Ruleset
from hoyle.solo_whist.auction import bid_not_equal, bid_not_lower, bid_stands, passed_player_is_out
from hoyle.solo_whist.play import follow_suit
from hoyle.structure import held


def _even(_state: Any, mask: int) -> int:
    return mask & 0b0101


def _low(_state: Any, mask: int) -> int:
    return mask & 0b0011


def _add(state: int, choice: int) -> int:
    return state + choice


def _double(state: int, _choice: int) -> int:
    return 2 * state


SLOTS: dict[str, Filling] = {
    "say.first": bid_not_lower,
    "done.first": bid_stands,
    "say.second": None,
    "done.second": passed_player_is_out,
    "target": 8,
    "limit": None,
}


def option(
    name: str = "gs.low",
    values: Mapping[str, Mapping[str, Filling]] | None = None,
    defaults: Mapping[str, str] | None = None,
    says: Sequence[str] = ("off", "on"),
) -> Option:
    return Option(
        id=name,
        statement="Whether only low ones may be said.",
        defect="GS-DEF-01",
        values=values or {"off": {"say.second": None}, "on": {"say.second": bid_not_equal}},
        defaults=defaults or {"as-printed": "off", "customary": "on"},
        says=dict.fromkeys(says, "So it is."),
    )


def rulebook(*options: Option) -> Rulebook:
    return Rulebook("german-solo", SLOTS, ("as-printed", "customary"), options)


class TestOption:
    def test_it_owns_the_slots_that_any_value_fills(self) -> None:
        values: dict[str, dict[str, Filling]] = {"off": {"say.second": None}, "on": {"target": 9}}

        assert {"say.second", "target"} == option(values=values).slots


class TestRuleset:
    slots: ClassVar[dict[str, Filling]] = {
        "say.first": _even,
        "done.first": _add,
        "say.second": _low,
        "done.second": _double,
        "say.third": None,
        "target": 8,
        "limit": None,
    }
    ruleset = Ruleset("german-solo", "as-printed", {"gs.low": "on"}, slots)

    def test_fold_holds_the_clauses_of_its_filled_slots_in_order(self) -> None:
        assert (_even, _low) == self.ruleset.fold("say")

    @pytest.mark.parametrize("name", ["limit", "target", "sing", "say.first"])
    def test_fold_without_clauses_is_empty(self, name: str) -> None:
        assert () == self.ruleset.fold(name)

    @pytest.mark.parametrize(("name", "left"), [("say", 0b0001), ("sing", 0b1111)])
    def test_narrow_passes_candidates_through_the_fold(self, name: str, left: int) -> None:
        assert left == self.ruleset.narrow(name, None, 0b1111)

    @pytest.mark.parametrize(("name", "state"), [("done", 16), ("undone", 5)])
    def test_follow_passes_the_state_through_the_fold_in_order(self, name: str, state: int) -> None:
        assert state == self.ruleset.follow(name, 5, 3)

    def test_clause_in_a_slot_is_found(self) -> None:
        assert _even is self.ruleset.clause("say.first")

    @pytest.mark.parametrize("slot", ["target", "limit"])
    def test_slot_without_a_clause_is_our_own_mistake(self, slot: str) -> None:
        with pytest.raises(AssertionError, match=f"^the slot {slot} holds no clause"):
            self.ruleset.clause(slot)

    def test_number_in_a_slot_is_found(self) -> None:
        assert 8 == self.ruleset.number("target")

    @pytest.mark.parametrize("slot", ["say.first", "limit"])
    def test_slot_without_a_number_is_our_own_mistake(self, slot: str) -> None:
        with pytest.raises(AssertionError, match=f"^the slot {slot} holds no number"):
            self.ruleset.number(slot)

    @pytest.mark.parametrize(("slot", "filling"), [("say.first", _even), ("target", 8), ("limit", None)])
    def test_filling_is_what_the_slot_holds(self, slot: str, filling: Filling) -> None:
        assert filling == self.ruleset.filling(slot)

    @pytest.mark.parametrize("look", [Ruleset.clause, Ruleset.number, Ruleset.filling])
    def test_slot_that_does_not_exist_is_a_key_error(self, look: Callable[[Ruleset, str], Any]) -> None:
        with pytest.raises(KeyError):
            look(self.ruleset, "say.fourth")

    def test_clauses_are_those_that_hold_a_slot(self) -> None:
        ruleset = Ruleset("solo-whist", "as-printed", {}, {"play.held": held, "n": 1, "o": None, "play.f": follow_suit})

        assert (clause_of(held), clause_of(follow_suit)) == ruleset.clauses()

    def test_it_does_not_see_later_changes_to_what_it_was_made_of(self) -> None:
        slots, options = dict(self.slots), {"gs.low": "on"}
        ruleset = Ruleset("german-solo", "as-printed", options, slots)
        slots["target"] = 9
        options["gs.low"] = "off"

        assert (8, "on") == (ruleset.number("target"), ruleset.options["gs.low"])


class TestRulebookRuleset:
    def test_as_printed_is_meant_unless_said(self) -> None:
        assert "as-printed" == rulebook(option()).ruleset().id

    @pytest.mark.parametrize(
        ("ruleset", "value", "fold"),
        [
            ("as-printed", "off", (bid_not_lower,)),
            ("customary", "on", (bid_not_lower, bid_not_equal)),
        ],
    )
    def test_options_have_the_default_of_the_ruleset(self, ruleset: str, value: str, fold: tuple[Any, ...]) -> None:
        built = rulebook(option()).ruleset(ruleset)

        assert ({"gs.low": value}, fold) == (built.options, built.fold("say"))

    def test_override_goes_before_the_default(self) -> None:
        built = rulebook(option()).ruleset("as-printed", {"gs.low": "on"})

        assert ({"gs.low": "on"}, (bid_not_lower, bid_not_equal)) == (built.options, built.fold("say"))

    def test_untouched_slots_keep_their_filling(self) -> None:
        assert 8 == rulebook(option()).ruleset("customary").number("target")

    @pytest.mark.parametrize(
        ("ruleset", "overrides", "kind", "known"),
        [
            ("printed", {}, "ruleset", ("as-printed", "customary")),
            ("as-printed", {"gs.lo": "on"}, "option", ("gs.low",)),
            ("as-printed", {"gs.low": "onn"}, "value of gs.low", ("off", "on")),
        ],
    )
    def test_unknown_name_is_refused(
        self, ruleset: str, overrides: dict[str, str], kind: str, known: tuple[str, ...]
    ) -> None:
        with pytest.raises(UnknownName) as refusal:
            rulebook(option()).ruleset(ruleset, overrides)

        assert (kind, known) == (refusal.value.kind, refusal.value.known)


class TestRulebook:
    def test_options_are_found_by_id(self) -> None:
        low = option()

        assert {"gs.low": low} == rulebook(low).options

    def test_two_options_that_own_one_slot_are_refused(self) -> None:
        with pytest.raises(ValueError, match=r"^options gs\.low and gs\.high both own the slot say\.second$"):
            rulebook(option(), option("gs.high"))

    def test_slot_that_the_game_lacks_is_refused(self) -> None:
        unknown = option(values={"off": {"say.third": None}, "on": {"say.third": bid_not_equal}})

        with pytest.raises(
            ValueError, match=r"^option gs\.low fills the slot say\.third, which german-solo does not have$"
        ):
            rulebook(unknown)

    def test_value_that_leaves_slots_open_is_refused(self) -> None:
        values: dict[str, dict[str, Filling]] = {
            "off": {},
            "on": {"target": 9, "say.second": bid_not_equal},
        }

        with pytest.raises(ValueError, match=r"^option gs\.low: the value off leaves say\.second, target open$"):
            rulebook(option(values=values))

    @pytest.mark.parametrize("customary", [{}, {"customary": "maybe"}], ids=["none", "unknown"])
    def test_ruleset_without_a_value_is_refused(self, customary: dict[str, str]) -> None:
        with pytest.raises(ValueError, match=r"^option gs\.low has no value for the ruleset customary$"):
            rulebook(option(defaults={"as-printed": "off", **customary}))

    @pytest.mark.parametrize("says", [("off",), ("off", "on", "maybe")], ids=["one too few", "one too many"])
    def test_values_without_their_meaning_are_refused(self, says: tuple[str, ...]) -> None:
        with pytest.raises(ValueError, match=r"^option gs\.low does not say what each of its values means$"):
            rulebook(option(says=says))

    def test_clauses_of_two_kinds_in_one_fold_are_refused(self) -> None:
        mixed = option(values={"off": {"say.second": None}, "on": {"say.second": bid_stands}})

        with pytest.raises(ValueError, match=r"^the slot say\.second holds a steps clause, others of say narrows$"):
            rulebook(mixed)

    def test_cards_held_come_first(self) -> None:
        slots: dict[str, Filling] = {"play.follow": follow_suit, "play.held": held}

        with pytest.raises(
            ValueError, match=r"^the slot play\.held holds SYS-HELD, which must come first in its fold$"
        ):
            Rulebook("german-solo", slots, ("as-printed",), ())
