"""Answers in Latin-1."""

from tests.verify.conform.fakes.honest import say, serve

if __name__ == "__main__":
    serve(lambda request: say(b'{"id":"%s","error":{"message":"mis\xe8re"}}\n' % request.id.encode()))
