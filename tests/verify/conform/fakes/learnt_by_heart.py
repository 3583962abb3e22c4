"""Knows one answer, which is its one argument, and gives it to every question of its kind."""

import sys

from tests.verify.conform.fakes.honest import say, serve

if __name__ == "__main__":
    serve(lambda request: say(b'{"id":"%s","ok":{"obs":[%s]}}\n' % (request.id.encode(), sys.argv[1].encode())))
