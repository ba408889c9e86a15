"""Documents as JSON that any parser reads."""

from __future__ import annotations

import json
import math
from typing import Any


def written(document: Any, indent: int | None = 1) -> str:
    """A document as JSON. A number that is none, or infinite, is the text ``"nan"``, ``"inf"`` or ``"-inf"``: JSON has
    no such numbers, and an output has what its submission likes."""
    return json.dumps(_with_numbers(document), indent=indent, default=str, allow_nan=False)


def _with_numbers(value: Any) -> Any:
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    if isinstance(value, dict):
        return {_with_numbers(key): _with_numbers(one) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [_with_numbers(one) for one in value]
    return value
