"""Writes lines to its standard output for ever."""

from tests.verify.conform.fakes.honest import say, serve


def flood(_request: object) -> None:
    lines = b'{"id":"0","skip":{"reason":""}}\n' * 5000
    while True:
        say(lines)


if __name__ == "__main__":
    serve(flood)
