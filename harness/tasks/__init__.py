"""Problem folders: finding and loading them, their cases, and the files that a submission is made of."""

from __future__ import annotations

from harness.tasks.discovery import discover, resolve, roots
from harness.tasks.loading import OWN_TASKS, ROOT, Task, load

__all__ = ["OWN_TASKS", "ROOT", "Task", "discover", "load", "resolve", "roots"]
