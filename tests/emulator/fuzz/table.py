"""All fuzzed forms, by name."""

from __future__ import annotations

from . import approximate, convert, floating, integer, memory, warp, warpgroup
from .forms import Form


def table() -> dict[str, Form]:
    """Every form. Raises ValueError where two have one name."""
    found: dict[str, Form] = {}
    for module in (integer, floating, convert, memory, warp, warpgroup, approximate):
        for form in module.forms():
            if form.name in found:
                raise ValueError(f"two forms are called {form.name}")
            found[form.name] = form
    return found
