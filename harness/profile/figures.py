"""The ten figures that matter, from ncu's metrics, and what the emulator counted of the same things."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from harness.profile.ncu import Kernel

_STALL = "smsp__average_warps_issue_stalled_"
_PER_ISSUE = "_per_issue_active.ratio"
_MOST_STALLS = 3
_SECTOR = 32  # bytes


@dataclass(frozen=True)
class Figure:
    """One figure of a launch.

    Attributes:
        name: for people.
        value: with its unit, or a dash where ncu did not measure it.
        model: what the emulator counted of it, or empty where it counts no such thing.
        ratio: the emulator's count over ncu's, or None.
    """

    name: str
    value: str
    model: str = ""
    ratio: float | None = None


def _amount(value: float | None, unit: str) -> str:
    if value is None:
        return "-"
    for prefix in ("", "k", "M", "G", "T"):
        if abs(value) < 1000 or prefix == "T":
            return f"{value:.4g} {prefix}{unit}".rstrip()
        value /= 1000
    raise AssertionError("unreachable")


def _percent(value: float | None) -> str:
    return "-" if value is None else f"{value:.1f} %"


def _counted(name: str, measured: float | None, unit: str, model: float | None) -> Figure:
    ratio = model / measured if model is not None and measured else None
    return Figure(name, _amount(measured, unit), _amount(model, unit) if model is not None else "", ratio)


def _sum(kernel: Kernel, *names: str) -> float | None:
    found = [kernel.metrics[name] for name in names if name in kernel.metrics]
    return sum(found) if found else None


def stalls(kernel: Kernel) -> list[tuple[str, float]]:
    """Why warps did not issue: reasons with the warps that waited for each issue, the most first."""
    found = [
        (name[len(_STALL) : -len(_PER_ISSUE)].replace("_", " "), value)
        for name, value in kernel.metrics.items()
        if name.startswith(_STALL) and name.endswith(_PER_ISSUE) and "not_issued" not in name
    ]
    return sorted(found, key=lambda item: -item[1])


def _modelled(report: Mapping[str, Any], kind: str, key: str) -> float | None:
    rows = [row for name, row in report.get("memory", {}).items() if name.startswith(kind)]
    return float(sum(row.get(key, 0) for row in rows)) if rows else None


def _global_bytes(report: Mapping[str, Any]) -> float | None:
    if not report:
        return None
    copied = sum(row.get("global_bytes", 0) for row in report.get("copies", {}).values())
    return copied + _SECTOR * (_modelled(report, "global", "units") or 0.0)


def figures(kernel: Kernel, cost: Any, chip: Any, report: Mapping[str, Any]) -> list[Figure]:
    """The figures of a launch.

    Args:
        kernel: what ncu measured.
        cost: the task's ``Cost``, or None.
        chip: see timing.roofline, or None.
        report: the emulator's counters of the kernel; empty where it was not emulated.
    """
    time = kernel.first("gpu__time_duration.sum")
    read, written = (kernel.first(f"dram__bytes_{way}.sum") for way in ("read", "write"))
    moved = _sum(kernel, "dram__bytes_read.sum", "dram__bytes_write.sum")
    # Those of the multiprocessors: sectors that go from one half of an L2 to the other are counted there once more.
    sectors = kernel.first("lts__t_sectors_srcunit_tex.sum", "lts__t_sectors.sum")
    l2 = sectors * _SECTOR if sectors is not None else None
    waves = kernel.first("memory_l1_wavefronts_shared")
    conflicts = kernel.first("derived__memory_l1_wavefronts_shared_excessive")
    passes, ideal = (_modelled(report, "shared", key) for key in ("units", "ideal"))
    lost = passes - ideal if passes is not None and ideal is not None else None
    executed = kernel.first("smsp__inst_executed.sum", "sm__inst_executed.sum")
    busy = kernel.first(
        "sm__inst_issued.avg.pct_of_peak_sustained_active", "smsp__issue_active.avg.pct_of_peak_sustained_active"
    )
    dram_share = kernel.first(
        "gpu__dram_throughput.avg.pct_of_peak_sustained_elapsed", "dram__throughput.avg.pct_of_peak_sustained_elapsed"
    )
    l2_share = kernel.first("lts__throughput.avg.pct_of_peak_sustained_elapsed")
    reached = _percent(kernel.first("sm__warps_active.avg.pct_of_peak_sustained_active"))
    most = _percent(kernel.first("sm__maximum_warps_per_active_cycle_pct"))
    found = [
        Figure("time, caches cold", "-" if time is None else f"{time / 1e3:.2f} µs"),
        Figure("roofline", _roofline(cost, chip, time)),
        _counted("DRAM bytes read", read, "B", None),
        _counted("DRAM bytes written", written, "B", None),
        Figure("DRAM throughput", _rate(moved, time, dram_share)),
        _counted("L2 bytes", l2, "B", _global_bytes(report)),
        Figure("L2 throughput", _rate(l2, time, l2_share)),
        Figure("tensor pipe busy", _percent(_tensor(kernel))),
        Figure("issue slots busy", _percent(busy)),
        _counted("warp instructions (SASS; emulated PTX)", executed, "", _instructions(report)),
        Figure("occupancy: reached, at most", f"{reached}, {most}"),
        _counted("passes over the banks of shared memory", waves, "", passes),
        _counted("bank conflicts: passes above the best", conflicts, "", lost),
    ]
    top = [f"{name} {value:.2f}" for name, value in stalls(kernel)[:_MOST_STALLS] if value > 0]
    return [*found, Figure("top stalls, warps waiting an issue", ", ".join(top) or "-")]


def _instructions(report: Mapping[str, Any]) -> float | None:
    classes = report.get("instructions", {})
    return float(sum(row.get("warp", 0) for row in classes.values())) if classes else None


def _rate(size: float | None, time: float | None, percent: float | None) -> str:
    if not size or not time:
        return _percent(percent)
    return f"{_amount(size / time * 1e9, 'B/s')}" + (f", {percent:.1f} % of peak" if percent is not None else "")


def _tensor(kernel: Kernel) -> float | None:
    """The busiest of the tensor pipes that ncu reports."""
    busy = [
        value
        for name, value in kernel.metrics.items()
        if name.startswith(("sm__pipe_tensor", "sm__inst_executed_pipe_tensor"))
        and name.endswith("pct_of_peak_sustained_active")
    ]
    return max(busy, default=None)


def _roofline(cost: Any, chip: Any, time: float | None) -> str:
    if cost is None or chip is None or not time:
        return "-"
    from harness.timing import roofline

    floor = roofline.floor(cost, chip)
    intensity = floor.flops / floor.bytes if floor.bytes else 0.0
    return (
        f"{intensity:.3g} flop/B, {_amount(floor.flops / time * 1e9, 'flop/s')}, {floor.bound} bound: "
        f"{100 * floor.seconds * 1e9 / time:.0f} % of the floor's rate"
    )
