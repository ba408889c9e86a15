"""Checks, times and explains kernel submissions; the verdict is always decided outside the submission's process.

The way of the data: case -> inputs -> submission (its own process) -> outputs -> verdict -> history -> report.

``from harness import check`` and the other names of ``harness.api`` are imported when they are first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from harness.api import CaseReport, CheckFailed, Finding, HarnessError, Report, bench, check, estimate

__all__ = ["CaseReport", "CheckFailed", "Finding", "HarnessError", "Report", "bench", "check", "estimate"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from harness import api

    return getattr(api, name)
