"""Programs that are asked in this process: the reference engine, with a fault or with a will of its own."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from hoyle.cards import cards_of, format_card, parse_hand
from hoyle.clause import observing
from hoyle_verify.conform.reply import Reply
from hoyle_verify.fuzz.case import Case, Rules
from hoyle_verify.fuzz.referee import Referee
from hoyle_verify.fuzz.scope import Scope, scopes_of
from hoyle_verify.hap.requests import AnyRequest, Hello, Replay, View
from hoyle_verify.hap.responses import Failure, HelloOk, Rejected, Response, Skip, ViewOk
from hoyle_verify.mutants.catalogue.misreading import Misread
from hoyle_verify.serve.reference import answer
from tests.verify.conform.faults.catalogue import FAULTS

Answerer = Callable[[AnyRequest], Response[Any]]


class Program:
    """Answers through a function, and remembers what it was asked."""

    def __init__(self, give: Answerer = answer) -> None:
        self.give = give
        self.asked: list[AnyRequest] = []

    def ask(self, request: AnyRequest) -> Reply:
        return Reply(self.give_noting(request))

    def give_noting(self, request: AnyRequest) -> Response[Any]:
        self.asked.append(request)
        return self.give(request)


def faulty(name: str) -> Program:
    """Give the reference engine with a planted fault."""

    def give(request: AnyRequest) -> Response[Any]:
        with observing(Misread(FAULTS[name].answers)):
            return answer(request)

    return Program(give)


def leaking() -> Program:
    """Give the reference engine that shows everybody who the partner is, as soon as he is one."""

    def give(request: AnyRequest) -> Response[Any]:
        response = answer(request)
        if not isinstance(request, View) or not isinstance(response.ok, ViewOk):
            return response
        said = [action.partition(" call:")[2] for action in request.actions if " call:" in action]
        called = said[0] if said else request.setup.contract and request.setup.contract.called
        holders = [seat for seat, hand in enumerate(request.setup.hands or ()) if called in hand]
        view = msgspec.structs.replace(response.ok, partner=next(iter(holders), None))
        return msgspec.structs.replace(response, ok=view)

    return Program(give)


def following(options: Mapping[str, str], ruleset: str = "as-printed") -> Program:
    """Give the reference engine set to a ruleset and options, whatever it is told."""
    return Program(lambda request: answer(msgspec.structs.replace(request, ruleset=ruleset, options=dict(options))))


def swallowing(action: str) -> Program:
    """Give the reference engine that takes one action for granted, and does nothing with it."""

    def give(request: AnyRequest) -> Response[Any]:
        assert isinstance(request, Replay)

        kept = tuple(each for each in request.actions if each != action)
        return answer(msgspec.structs.replace(request, actions=kept))

    return Program(give)


def crashing(_request: AnyRequest) -> Response[Any]:
    return Response(id="0", error=Failure(message="it broke"))


def declining(_request: AnyRequest) -> Response[Any]:
    return Response(id="0", skip=Skip(reason="not today"))


def rejecting(at: int) -> Answerer:
    return lambda _request: Response(id="0", rejected=Rejected(at=at))


def claims() -> HelloOk:
    """Give what the reference engine claims."""
    response = answer(Hello(id="0", hap=(1,)))
    assert isinstance(response.ok, HelloOk)

    return response.ok


def scope(game: str) -> Scope:
    """Give the whole of what the reference engine claims of a game."""
    return scopes_of(claims(), [game])[0]


def referee(program: Program, game: str) -> Referee:
    return Referee(program, scope(game).wants)


def hands(*texts: str) -> list[list[str]]:
    """Write hands as HAP/1 has them."""
    return [[format_card(card) for card in cards_of(parse_hand(text))] for text in texts]


BY_SUIT = hands("C:AKQJT98765432", "D:AKQJT98765432", "H:AKQJT98765432", "S:AKQJT98765432")
MIXED = hands(
    "S:AKQJ H:T98 D:765 C:432", "S:T98 H:765 D:432 C:AKQJ", "S:765 H:432 D:AKQJ C:T98", "S:432 H:AKQJ D:T98 C:765"
)


def solo_whist(*actions: str, cards: list[list[str]] = BY_SUIT, probe: str = "", **contract: Any) -> Case:
    """Give a deal of Solo Whist, dealt by the last seat."""
    given = {"contract": contract} if contract else {}
    setup = {"players": 4, "dealer": 3, "hands": cards, "turn_up": "2S", **given}
    return Case(Rules("solo-whist"), setup, actions, probe=probe)
