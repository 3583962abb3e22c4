"""Whether a case is about something that a program claims; what it does not claim is not counted for or against it."""

from collections.abc import Collection
from typing import Final

from hoyle_verify.conform.cases import Case
from hoyle_verify.hap.responses import GameClaim, HelloOk
from hoyle_verify.scenario.games import GAMES
from hoyle_verify.scenario.model import Scenario

_SCORES: Final = frozenset({"points", "payments", "below", "above", "pool", "hill", "whists"})
_COUNTED_IN_PLAY: Final = {"six-bid": frozenset({"points"})}
"""Amounts that are no score, since they lie in the tricks."""

_PHASE_OF_VERB: Final = {
    **dict.fromkeys(("bid", "accept", "pass", "hold", "forcee", "whist", "half", "open", "closed"), "auction"),
    **dict.fromkeys(("declare", "name-trump", "call", "give", "lay"), "exchange"),
    **dict.fromkeys(("play", "claim", "agree", "refuse", "continue", "stop"), "play"),
    **dict.fromkeys(("offence", "ask", "correct", "penalty"), "irregularity"),
}
_WITHOUT_EXCHANGE: Final = frozenset({"solo-whist"})
"""Games in which the naming of trumps counts as the end of the auction."""


def reason_against(case: Case, program: HelloOk) -> str:
    """Say why a case is not applicable to a program; empty if it is."""
    scenario = case.scenario
    claim = program.games.get(scenario.game)
    if claim is None:
        return f"{scenario.game} is not claimed"
    operation = scenario.kind if case.seat is None else "view"
    if operation not in program.ops:
        return f"the operation {operation} is not offered"
    return _against_rules(case, claim) or _against_scope(case, claim)


def _against_rules(case: Case, claim: GameClaim) -> str:
    scenario = case.scenario
    if scenario.ruleset not in claim.rulesets:
        return f"the ruleset {scenario.ruleset} is not claimed"
    for option, value in scenario.options.items():
        if str(value) not in map(str, claim.options.get(option, ())):
            return f"{option} = {value} is not claimed"
    if scenario.defect is not None and scenario.defect in claim.differs:
        return f"the program differs on {scenario.defect}"
    return ""


def _against_scope(case: Case, claim: GameClaim) -> str:
    lacking = sorted(phases(case) - set(claim.has))
    if lacking:
        return f"the {lacking[0]} is not claimed"
    unknown = [name for name in case.wants if name not in claim.can]
    return f"{unknown[0]} cannot be told" if unknown else ""


def phases(case: Case) -> frozenset[str]:
    """Give the phases of a deal that a case enters."""
    scenario = case.scenario
    if scenario.kind == "draw":
        return frozenset({"draw"})
    if scenario.kind == "settle":
        fined = scenario.setup is not None and (scenario.setup.offence or scenario.setup.offences)
        return frozenset({"score", "irregularity"} if fined else {"score"})
    found = {_phase(scenario.game, token) for token in _tokens(case)}
    if GAMES[scenario.game].contract[1] and GAMES[scenario.game].auction and not _has_contract(case):
        found.add("auction")
    if _SCORES.difference(_COUNTED_IN_PLAY.get(scenario.game, ())) & set(case.wants):
        found.add("score")
    if scenario.kind == "count":
        found |= _entered_by_lines(scenario, found)
    return frozenset(found)


def _entered_by_lines(scenario: Scenario, found: Collection[str]) -> set[str]:
    """Give the phases that the lines of a count enter beyond its first moves."""
    entered = {"play"} if scenario.until is None else set()
    verbs = GAMES[scenario.game].verbs
    # A game is declared before there is a contract, and a card is given after it.
    if "auction" in found and ("declare" in verbs or ("give" in verbs and scenario.until != "contract")):
        entered.add("exchange")
    if scenario.options.get("rw.irregularities") == "play_on":
        entered.add("irregularity")
    return entered


def _tokens(case: Case) -> list[str]:
    """Give what is done up to the case, and what is expected to be allowed or refused there."""
    tokens = [action.split(" ", 1)[1] for action in case.scenario.actions[: case.length]]
    if case.reject is not None:
        tokens.append(case.reject.action.split(" ", 1)[1])
    if case.checkpoint is not None:
        tokens += case.checkpoint.facts.get("legal", ())
        tokens += case.checkpoint.legal_has
    if case.scenario.kind == "count" and case.scenario.answer is not None:
        tokens += case.scenario.answer.moves or ()
    return tokens


def _phase(game: str, token: str) -> str:
    phase = _PHASE_OF_VERB[token.partition(":")[0]]
    return "auction" if phase == "exchange" and game in _WITHOUT_EXCHANGE else phase


def _has_contract(case: Case) -> bool:
    setup = case.scenario.setup
    return setup is not None and bool(setup.contract)
