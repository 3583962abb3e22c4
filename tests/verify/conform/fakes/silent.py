"""Does not answer."""

from tests.verify.conform.fakes.honest import serve

if __name__ == "__main__":
    serve(lambda _: None)
