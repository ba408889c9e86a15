"""Sums of reports."""

from __future__ import annotations

from typing import Any


def add(into: dict[str, Any], other: dict[str, Any]) -> None:
    """Adds a report to another one, number by number."""
    for key, value in other.items():
        if isinstance(value, dict):
            add(into.setdefault(key, {}), value)
        else:
            into[key] = into.get(key, 0) + value
