"""The form of the JSON files that lie beside scenarios: one line for each thing that can change."""

from collections.abc import Mapping
from typing import Any

import msgspec


def lines(fields: Mapping[str, Any]) -> bytes:
    """Write an object with a line for each field, and for each object in a list of objects."""
    written = ",\n".join(f'  "{name}": {_value(value)}' for name, value in fields.items())
    return f"{{\n{written}\n}}\n".encode()


def _value(value: Any) -> str:
    if not (isinstance(value, list) and value and isinstance(value[0], dict)):
        return _on_one_line(value)
    items = ",\n".join(f"    {_on_one_line(item)}" for item in value)
    return f"[\n{items}\n  ]"


def _on_one_line(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
