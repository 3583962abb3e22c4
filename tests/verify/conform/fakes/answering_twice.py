"""Answers everything twice."""

from tests.verify.conform.fakes.honest import say, serve, truth

if __name__ == "__main__":
    serve(lambda request: say(truth(request) * 2))
