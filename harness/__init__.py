"""Checks, times and explains kernel submissions; the verdict is always decided outside the submission's process.

The way of the data: case -> inputs -> submission (its own process) -> outputs -> verdict -> store -> report.
"""

from __future__ import annotations

__version__ = "0.1.0"
