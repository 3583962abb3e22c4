"""A baseline of what fails now, as ``hoyle check --baseline`` reads it."""

import msgspec

from hoyle_verify.conform.events import Log
from hoyle_verify.conform.reports.plain import readable
from hoyle_verify.conform.verdict import GOOD, OUTCOMES


def known(log: Log) -> str:
    """Write what fails as a baseline, that which was known already included; what need not be in one is left out."""
    found = ((each, each.known or each.outcome) for each in log.results)
    entries = [
        f"[[known]]\ncase = {_quoted(each.case)}\noutcome = {_quoted(outcome)}\nreason = {_quoted(each.detail)}\n"
        for each, outcome in found
        if outcome in OUTCOMES.keys() - GOOD - {"unexpected-pass"}
    ]
    warning = [f"# This run is incomplete: {' '.join(readable(log.missing).split())}\n"] if log.missing else []
    return "\n".join([*warning, *(entries or ["known = []\n"])])


def _quoted(text: str) -> str:
    # A JSON string is a TOML string as well, except that TOML wants DEL escaped.
    return msgspec.json.encode(text).decode().replace("\x7f", "\\u007f")
