"""Answers with a value that no answer may have; its one argument says which."""

import sys
from typing import Final

from hoyle_verify.hap.requests import AnyRequest
from tests.verify.conform.fakes.honest import say, serve

VALUES: Final = {
    "nan": b'{"at":"end","payments":[NaN,0,0,0]}',
    "huge-number": b'{"at":"end","payments":[1e400,0,0,0]}',
    "long-number": b'{"at":"end","payments":[%s,0,0,0]}' % (b"9" * 100_000),
    "huge-count": b'{"at":"end","tricks":[1e30,0,0,0]}',
    "doubled-key": b'{"at":"end","over":false,"over":true}',
    "deep-nesting": b'{"at":"end","payments":' + b"[" * 500_000,
    "deep-and-whole-nesting": b'{"at":"end","payments":' + b"[" * 400_000 + b"]" * 400_000 + b"}",
    "unknown-field": b'{"at":"end","mood":"good"}',
    "wrong-type": b'{"at":"end","over":"yes"}',
}


def exaggerate(request: AnyRequest) -> None:
    say(b'{"id":"%s","ok":{"obs":[%s]}}\n' % (request.id.encode(), VALUES[sys.argv[1]]))


if __name__ == "__main__":
    serve(exaggerate)
