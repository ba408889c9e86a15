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


def brief(had: Mapping[str, str]) -> str:
    """What is confined by name alone where all of it is; else as `summary`."""
    whole = not any(state.startswith("open") for state in had.values())
    return f"{', '.join(had)} (--json says how)" if whole and had else summary(had)
