"""Making a deal in which two programs differ as small as possible, by steps that always come out the same.

``shrink`` goes through its passes until none of them helps.  Each pass proposes simpler cases; one that still differs
in the same way, and costs less, takes the place of the best so far.
"""

from hoyle_verify.fuzz.shrink.shrinker import Shrinker

__all__ = ["Shrinker"]
