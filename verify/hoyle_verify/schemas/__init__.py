"""The JSON Schemas of the formats, by name: ``scenario-1``, ``hap-1-request`` and the others of ``NAMES``.

They refer to one another by file name, so a program that uses them loads them side by side.
"""

import json
from functools import cache
from importlib import resources
from typing import Any, Final

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

NAMES: Final = (
    "common-1",
    "corpus-1",
    "deals-1",
    "hap-1-request",
    "hap-1-response",
    "manifest-1",
    "published-1",
    "scenario-1",
    "values-1",
    "vectors-1",
)


def text(name: str) -> str:
    """Give a schema as it is published, a JSON text."""
    return resources.files(__name__).joinpath(f"{name}.schema.json").read_text(encoding="utf-8")


def schema(name: str) -> dict[str, Any]:
    """Give a schema as a fresh JSON object."""
    loaded: dict[str, Any] = json.loads(text(name))
    return loaded


@cache
def validator(name: str, definition: str = "") -> Draft202012Validator:
    """Make a validator for a schema, or for one of its definitions, that knows all the others."""
    target = schema(name) if not definition else {"$ref": f"{name}.schema.json#/$defs/{definition}"}
    return Draft202012Validator(target, registry=_registry())


@cache
def _registry() -> Registry[Any]:
    loaded = (schema(name) for name in NAMES)
    return Registry().with_resources((each["$id"], Resource.from_contents(each)) for each in loaded)
