"""Claims everything, and then skips."""

import msgspec

from tests.verify.conform.fakes.honest import say, serve

if __name__ == "__main__":
    serve(lambda request: say(msgspec.json.encode({"id": request.id, "skip": {"reason": "not today"}}) + b"\n"))
