"""The command ``hoyle``: one module for each verb, none of which does more than ask and print."""

from hoyle_verify.cli.main import main

__all__ = ["main"]
