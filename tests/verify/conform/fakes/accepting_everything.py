"""Plays whatever it is told: what is illegal is left out."""

import msgspec

from hoyle_verify.hap.requests import AnyRequest, Replay
from hoyle_verify.serve.reference import answer
from tests.verify.conform.fakes.honest import is_replay, say, serve, truth


def obey(request: AnyRequest) -> None:
    while isinstance(request, Replay) and (refused := answer(request).rejected):
        rest = (*request.actions[: refused.at], *request.actions[refused.at + 1 :])
        request = msgspec.structs.replace(request, actions=rest)
    say(truth(request))


if __name__ == "__main__":
    serve(obey, is_replay)
