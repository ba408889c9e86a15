"""ncu around a submission's process: its command, and what its report says."""

from __future__ import annotations

import csv
import io
import json
import re
import subprocess
import sys
import warnings
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePath

_SECTIONS = (
    "SpeedOfLight", "SpeedOfLight_RooflineChart", "MemoryWorkloadAnalysis", "MemoryWorkloadAnalysis_Tables",
    "ComputeWorkloadAnalysis", "SchedulerStats", "WarpStateStats", "Occupancy", "LaunchStats",
)  # fmt: skip
_BY_INSTRUCTION = "SourceCounters"  # of a kernel with more code in it: on an H200 one of 0.35 s took over a minute
_READ_TIMEOUT = 120.0
_NUMBERLESS = ("", "n/a", "nan")
_REFUSED = re.compile(r"ERR_NVGPUCTRPERM")
_PROBLEM = re.compile(r"==(?:ERROR|WARNING)== *(.*)")
_UNDER_WAY = re.compile(r'==PROF== Profiling "([^"]*)"(?: - (\d+))?([^\n]*)')

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


def command(tool: Path, output: Path, launches: int, quick: bool) -> tuple[str, ...]:
    """What starts a process under ncu, which looks at the first launches from when the process says so. The clocks are
    left as they are. ``quick`` leaves out what is counted by instruction: stalls by line, bank conflicts."""
    words = [str(tool), "--profile-from-start", "no", "--target-processes", "application-only"]
    words += ["--clock-control", "none", "--import-source", "yes", "--force-overwrite", "--export", str(output)]
    words += ["--launch-count", str(launches)]
    sections = _SECTIONS if quick else (*_SECTIONS, _BY_INSTRUCTION)
    return (*words, *(word for section in sections for word in ("--section", section)))


def problem(log: str) -> str:
    """Why ncu has no counters, from what it printed; empty where it says nothing of that."""
    if _REFUSED.search(log):
        return PERMISSION
    return "; ".join(dict.fromkeys(found.group(1).strip() for found in _PROBLEM.finditer(log)))


def under_way(log: str) -> str:
    """Which launch ncu repeats, and how far it is, from what it printed last; empty before the first."""
    found = _UNDER_WAY.findall(log)
    if not found:
        return ""
    name, number, rest = found[-1]
    done = re.findall(r"\d+%", rest)
    return name + (f", launch {int(number) + 1}" if number else "") + (f": {done[-1]}" if done else "")


def page(tool: Path, report: Path, *words: str) -> str:
    """A page of a report as CSV. Raises RuntimeError with what ncu says where it cannot read it."""
    line = [str(tool), "--import", str(report), "--csv", *words]
    done = subprocess.run(line, capture_output=True, text=True, errors="replace", timeout=_READ_TIMEOUT, check=False)
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


# Run by a Python of its own, with ncu's folder of modules first: prints, for each launch, samples by place and reason.
_STALLS = """
import json, sys
sys.path.insert(0, sys.argv[1])
import ncu_report
begin, found = "smsp__pcsamp_warps_issue_stalled_", []
context = ncu_report.load_report(sys.argv[2])
for r in range(context.num_ranges()):
    for a in range(context.range_by_idx(r).num_actions()):
        action, places = context.range_by_idx(r).action_by_idx(a), {}
        for name in action.metric_names():
            if not name.startswith(begin) or name.endswith("_not_issued"):
                continue
            metric = action.metric_by_name(name)
            if not metric.has_correlation_ids():
                continue
            ids = metric.correlation_ids()
            for i in range(metric.num_instances()):
                count, at = metric.as_uint64(i), action.source_info(ids.as_uint64(i))
                if count and at is not None:
                    row = places.setdefault(f"{at.file_name()}:{at.line()}", {})
                    row[name[len(begin):]] = row.get(name[len(begin):], 0) + count
        found.append(places)
print(json.dumps(found))
"""
_MODULES = "nsight-compute*/**/extras/python", "nsight-compute/*/extras/python"


def _modules(tool: Path) -> list[Path]:
    """Folders with ncu's Python modules: of its own installation first, then of others."""
    tops = [*tool.resolve().parents[:4], Path("/usr/local/cuda"), Path("/opt/nvidia")]
    found = [tool.resolve().parent / "extras" / "python"]
    found += [path for top in tops if len(top.parts) > 2 for pattern in _MODULES for path in sorted(top.glob(pattern))]
    return [path for path in dict.fromkeys(found) if (path / "ncu_report.py").is_file()]


def stalls(tool: Path, report: Path) -> list[dict[str, dict[str, int]]]:
    """Samples of stalled warps for each launch of a report, by ``"file:line"`` and by reason.

    Raises:
        RuntimeError: ncu's Python modules are not there, or do not read it; the text says which.
    """
    folders = _modules(tool)
    if not folders:
        raise RuntimeError(f"ncu's extras/python is not beside {tool.resolve()}")
    line = [sys.executable, "-c", _STALLS, str(folders[0]), str(report)]
    done = subprocess.run(line, capture_output=True, text=True, errors="replace", timeout=_READ_TIMEOUT, check=False)
    if done.returncode:
        raise RuntimeError((done.stderr.strip().splitlines() or ["no reason given"])[-1])
    document: list[dict[str, dict[str, int]]] = json.loads(done.stdout)
    return document


def _by_line(places: dict[str, dict[str, int]]) -> list[tuple[str, int, dict[str, int]]]:
    rows = [
        (PurePath(place).name, sum(row.values()), dict(sorted(row.items(), key=lambda item: -item[1])))
        for place, row in places.items()
    ]
    return sorted(rows, key=lambda row: -row[1])


def read(tool: Path, report: Path) -> list[Kernel]:
    """The launches of a report. Raises RuntimeError where ncu cannot read it."""
    found = kernels(page(tool, report, "--page", "raw", "--print-units", "base"))
    try:
        stalled = stalls(tool, report)
    except (RuntimeError, ValueError, subprocess.TimeoutExpired) as error:
        warnings.warn(f"no stalls by line: {error}", stacklevel=2)
        return found
    for kernel, places in zip(found, stalled, strict=False):
        kernel.stalls = _by_line(places)
    return found
