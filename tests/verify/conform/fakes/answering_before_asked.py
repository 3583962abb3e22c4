"""Writes an answer before it reads a question."""

from hoyle_verify.hap.requests import Hello
from tests.verify.conform.fakes.honest import say, serve, truth

if __name__ == "__main__":
    say(truth(Hello(id="0", hap=(1,))))
    serve(lambda request: say(truth(request)))
