"""Greets whoever asks."""

from tests.verify.conform.fakes.honest import say, serve

if __name__ == "__main__":
    serve(lambda _: say(b"Good evening!\n"))
