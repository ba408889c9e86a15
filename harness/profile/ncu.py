"""ncu around a submission's process: its command, and what its report says."""

from __future__ import annotations

import csv
import io
import re
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

_SECTIONS = (
    "SpeedOfLight", "SpeedOfLight_RooflineChart", "MemoryWorkloadAnalysis", "MemoryWorkloadAnalysis_Tables",
    "ComputeWorkloadAnalysis", "SchedulerStats", "WarpStateStats", "Occupancy", "LaunchStats", "SourceCounters",
)  # fmt: skip
_READ_TIMEOUT = 120.0
_NUMBERLESS = ("", "n/a", "nan")
_REFUSED = re.compile(r"ERR_NVGPUCTRPERM")
_PROBLEM = re.compile(r"==(?:ERROR|WARNING)== *(.*)")

PERMISSION = (
    "the driver refuses counters to this user (ERR_NVGPUCTRPERM): run as root with --no-sandbox, or put "
    '"options nvidia NVreg_RestrictProfilingToAdminUsers=0" into /etc/modprobe.d/nvidia-profiling.conf and reboot'
)


@dataclass
class Kernel:
    """What ncu measured of one launch.

    Attributes:
        name: of the kernel.
        metrics: by the names that ncu gives them, in base units (bytes, ns, per second, %).
        stalls: samples of stalled warps by source line, each with its samples by reason; the most first.
    """

    name: str
    metrics: dict[str, float] = field(default_factory=dict)
    stalls: list[tuple[str, int, dict[str, int]]] = field(default_factory=list)

    def first(self, *names: str) -> float | None:
        """The first of some metrics that was measured."""
        return next((self.metrics[name] for name in names if name in self.metrics), None)


def command(tool: Path, output: Path) -> tuple[str, ...]:
    """What starts a process under ncu, which looks while the process says so. The clocks are left as they are."""
    words = [str(tool), "--profile-from-start", "no", "--target-processes", "application-only"]
    words += ["--clock-control", "none", "--import-source", "yes", "--force-overwrite", "--export", str(output)]
    return (*words, *(word for section in _SECTIONS for word in ("--section", section)))


def problem(log: str) -> str:
    """Why ncu has no counters, from what it printed; empty where it says nothing of that."""
    if _REFUSED.search(log):
        return PERMISSION
    return "; ".join(dict.fromkeys(found.group(1).strip() for found in _PROBLEM.finditer(log)))


def page(tool: Path, report: Path, *words: str) -> str:
    """A page of a report as CSV. Raises RuntimeError with what ncu says where it cannot read it."""
    line = [str(tool), "--import", str(report), "--csv", *words]
    done = subprocess.run(line, capture_output=True, text=True, timeout=_READ_TIMEOUT, check=False)
    if done.returncode:
        raise RuntimeError((done.stderr or done.stdout).strip())
    return done.stdout


def _number(text: str) -> float | None:
    text = text.replace(",", "").strip()
    if text.lower() in _NUMBERLESS:
        return None
    try:
        return float(text)
    except ValueError:
        return None


def kernels(text: str) -> list[Kernel]:
    """The launches of a raw page: a line of names, a line of units, and a line for each launch."""
    lines = [line for line in text.splitlines() if line.startswith('"')]
    rows: Sequence[Sequence[str]] = list(csv.reader(io.StringIO("\n".join(lines))))
    if len(rows) < 3 or "Kernel Name" not in rows[0]:
        return []
    names = rows[0]
    found = []
    for row in rows[2:]:
        named = dict(zip(names, row, strict=False))
        values = ((name, _number(value)) for name, value in named.items())
        found.append(Kernel(named["Kernel Name"], {name: value for name, value in values if value is not None}))
    return found


def read(tool: Path, report: Path) -> list[Kernel]:
    """The launches of a report. Raises RuntimeError where ncu cannot read it."""
    return kernels(page(tool, report, "--page", "raw", "--print-units", "base"))
