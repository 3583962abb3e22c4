"""What became of a mutant."""

from typing import Literal

import msgspec

Fate = Literal["killed", "survived", "equivalent"]


class Verdict(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A mutant with its fate.

    ``line`` is that of the clause's file and ``change`` what is other there.  ``by`` is the scenario or theorem that
    noticed it, or the name of the reason for which nothing has to, and ``note`` says more.
    """

    id: str
    clause: str
    operator: str
    line: int
    change: str
    verdict: Fate
    by: str = ""
    note: str = ""
