"""Answers that it could not."""

import msgspec

from tests.verify.conform.fakes.honest import say, serve

if __name__ == "__main__":
    serve(lambda request: say(msgspec.json.encode({"id": request.id, "error": {"message": "no idea"}}) + b"\n"))
