"""Folders that tests read: of the project, its tasks, and what lies in ``tests/data``."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[1]
TASKS = ROOT / "tasks"
DATA = ROOT / "tests" / "data"
AXPY = DATA / "axpy"
