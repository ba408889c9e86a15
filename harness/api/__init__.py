"""The harness from Python: ``check`` and ``bench`` return a ``Report``; ``docs/python.md`` shows them.

Importing it costs little: torch is imported in the processes that run the verbs.
"""

from harness.api.calls import bench, check, estimate, inspect, trace
from harness.api.findings import Finding
from harness.api.report import CaseReport, CheckFailed, Report
from harness.errors import HarnessError

__all__ = [
    "CaseReport", "CheckFailed", "Finding", "HarnessError", "Report", "bench", "check", "estimate", "inspect", "trace",
]  # fmt: skip
