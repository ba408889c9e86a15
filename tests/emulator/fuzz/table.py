"""All fuzzed forms, by name."""

from __future__ import annotations

from . import approximate, asynchronous, convert, floating, integer, memory, warp, warpgroup, wmma
from .forms import Form


def table() -> dict[str, Form]:
    """Every form. Raises ValueError where two have one name."""
    found: dict[str, Form] = {}
    for module in (integer, floating, convert, memory, warp, warpgroup, wmma, asynchronous, approximate):
        for form in module.forms():
            if form.name in found:
                raise ValueError(f"two forms are called {form.name}")
            found[form.name] = form
    return found
