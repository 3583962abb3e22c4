"""Crashes, and claims another version whenever it is started again; its one argument is a file that it remembers by."""

import sys
from pathlib import Path

import msgspec

from hoyle_verify.hap.requests import AnyRequest, Hello
from hoyle_verify.serve.reference import answer
from tests.verify.conform.fakes.honest import say, serve


def change(request: AnyRequest) -> None:
    if not isinstance(request, Hello):
        sys.exit(1)
    with Path(sys.argv[1]).open("a+") as memory:
        memory.write("!")
        said = msgspec.to_builtins(answer(request))
        said["ok"]["version"] = str(memory.tell())
    say(msgspec.json.encode(said) + b"\n")


if __name__ == "__main__":
    serve(change, lambda _: True)
