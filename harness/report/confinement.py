"""How a submission's process was confined, in one line."""

from __future__ import annotations

from collections.abc import Mapping


def summary(had: Mapping[str, str]) -> str:
    """``"files confined (landlock 7), network blocked, not: namespaces (unshare: …)"``."""
    held = [f"{name} {state}" for name, state in had.items() if not state.startswith("open")]
    missing = [f"{name} ({state.removeprefix('open: ')})" for name, state in had.items() if state.startswith("open")]
    return ", ".join(held) + ("; not: " * bool(held and missing)) + ("not: " * bool(missing and not held)) + (
        ", ".join(missing)
    )  # fmt: skip
