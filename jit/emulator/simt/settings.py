"""Numbers that environment variables hold."""

from __future__ import annotations

import os


def whole_number(name: str, default: int, least: int = 0) -> int:
    """The whole number in an environment variable; ``default`` where it is not set or empty.

    Raises:
        ValueError: it is no whole number, or below ``least``.
    """
    asked = os.environ.get(name, "").strip()
    if not asked:
        return default
    try:
        value = int(asked)
    except ValueError:
        value = least - 1
    if value < least:
        text = f"{name}: expected a whole number of at least {least}, got {asked!r}; leave it out for {default}"
        raise ValueError(text)
    return value
