"""What every card of a played deal was worth, stored beside its scenario and never in it.

``annotate(scenario) -> Annotation`` asks the solver at every position; ``read(path)`` and ``write(path, annotation)``
handle the file ``<scenario>.values.json`` that ``beside`` names; ``told(scenario, annotation)`` puts it into words.
"""

from hoyle_verify.solve.annotate.compute import annotate
from hoyle_verify.solve.annotate.model import Annotation, Contest, Slip, Value
from hoyle_verify.solve.annotate.store import BadAnnotation, beside, digest, encode, read, write
from hoyle_verify.solve.annotate.words import Remark, contest_in_words, told

__all__ = [
    "Annotation",
    "BadAnnotation",
    "Contest",
    "Remark",
    "Slip",
    "Value",
    "annotate",
    "beside",
    "contest_in_words",
    "digest",
    "encode",
    "read",
    "told",
    "write",
]
