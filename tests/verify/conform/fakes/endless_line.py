"""Writes a line that never ends."""

from tests.verify.conform.fakes.honest import say, serve


def ramble(_request: object) -> None:
    say(b'{"id":"')
    while True:
        say(b"x" * (1 << 16))


if __name__ == "__main__":
    serve(ramble)
