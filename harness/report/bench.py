"""The report of ``warpyard bench``."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from harness.checking import verdict
from harness.report.checks import short
from harness.timing.record import Timing


def microseconds(nanoseconds: float | None) -> str:
    """``12.34`` for 12340 ns; a dash for None."""
    if nanoseconds is None:
        return "-"
    value = nanoseconds / 1e3
    return f"{value:.2f}" if value < 1000 else f"{value:.0f}"


def share(timing: Timing, nanoseconds: float | None) -> str:
    """The floor as a share of a time; a dash where either is missing."""
    if timing.floor is None or nanoseconds is None:
        return "-"
    return f"{100 * timing.floor.seconds * 1e9 / nanoseconds:.0f}%"


def replayed(timing: Timing) -> str:
    """The time of a call within graph replays: what was measured, and before it what is left without handing over the
    outputs, which are not timed by themselves. That is not below the floor."""
    if timing.graph_ns is None:
        return "-"
    least = max(timing.graph_ns - timing.copies_ns, timing.floor.seconds * 1e9 if timing.floor else 0.0)
    if least >= 0.99 * timing.graph_ns:
        return microseconds(timing.graph_ns)
    return f"{microseconds(least)}-{microseconds(timing.graph_ns)}"


_HEADINGS = (
    "median µs", "IQR", "95% CI", "runs", "of floor", "graph µs", "launch+", "floor µs", "TB/s", "TFLOP/s",
)  # fmt: skip
_LAST_TO_GO = (0, 4, 2, 7, 8, 9, 5, 1, 6, 3)  # columns, least informative first, dropped where a terminal is too narrow
_NARROWEST = 16  # columns of a case's name


def table(timings: list[Timing], width: int) -> Table:
    """One row a case; times in microseconds. At most ``width`` columns: names are cut in their middle, so that they
    stay apart, and where that is not enough, figures are left out."""
    names = [f"{timing.case.index}  {timing.case.name}" for timing in timings]
    rows = [_cells(timing) for timing in timings]
    taken = [
        2 + max([len(heading), *(len(Text.from_markup(row[i])) for row in rows if i < len(row))])
        for i, heading in enumerate(_HEADINGS)
    ]
    room = width - min(max(map(len, names), default=4), _NARROWEST)
    shown = []
    for i in _LAST_TO_GO:
        if taken[i] > room:
            break
        room -= taken[i]
        shown.append(i)
    shown.sort()
    longest = width - sum(taken[i] for i in shown)
    grid = Table(box=None, pad_edge=False, header_style="bold")
    grid.add_column("case", no_wrap=True)
    for i in shown:
        grid.add_column(_HEADINGS[i], justify="right", no_wrap=True)
    for name, row in zip(names, rows, strict=True):
        grid.add_row(Text(short(name, longest)), *(row[i] for i in shown if i < len(row)))
    return grid


def _cells(timing: Timing) -> list[str]:
    device = timing.device
    if timing.status != verdict.PASS or device is None:
        return [f"[bold red]{timing.status.replace('_', ' ')}[/]"]
    seconds = device.median * 1e-9
    cells = [
        f"[bold]{microseconds(device.median)}[/]",
        f"{microseconds(device.low)}-{microseconds(device.high)}",
        f"{microseconds(device.ci_low)}-{microseconds(device.ci_high)}",
        str(device.runs),
        share(timing, device.median),
        replayed(timing),
        microseconds(timing.launch.median) if timing.launch else "-",
    ]
    if timing.floor is None:
        return cells
    cells.append(microseconds(timing.floor.seconds * 1e9))
    cells.append(f"{timing.floor.bytes / seconds / 1e12:.2f}")
    cells.append(f"{timing.floor.flops / seconds / 1e12:.1f}" if timing.floor.flops else "-")
    return cells


def peers_table(timings: list[Timing]) -> Table | None:
    """Peers by case with the speed-up of the submission over each, or None where none were timed."""
    if not any(timing.peers for timing in timings):
        return None
    grid = Table(box=None, pad_edge=False, header_style="bold")
    grid.add_column("case")
    grid.add_column("peer")
    for heading in ("median µs", "IQR", "speed-up of the submission", "95% CI"):
        grid.add_column(heading, justify="right", no_wrap=True)
    grid.add_column("")
    for timing in timings:
        for peer in timing.peers:
            cells = ["-"] * 4
            if "device_ns" in peer:
                times, gain = peer["device_ns"], peer["speedup"]
                cells = [
                    microseconds(times["median"]),
                    f"{microseconds(times['low'])}-{microseconds(times['high'])}",
                    f"{gain['median']:.3f}x",
                    f"{gain['ci_low']:.3f}-{gain['ci_high']:.3f}",
                ]
            note = "" if peer["status"] == verdict.PASS else f"{peer['status']}: {peer['message']}"[:90]
            if peer["status"] == verdict.WRONG:
                note = f"not the same result: {peer['message']}"[:90]
            grid.add_row(str(timing.case.index), Text(peer["name"]), *cells, Text(note))
    return grid


def picture(timings: list[Timing], width: int = 24) -> Table | None:
    """Bars of each case's share of the floor, and of the best peer's time over the submission's; None without either.

    A bar of ``width`` cells is the floor itself. The second bar is half full where both take the same time, and full
    where the submission takes half the peer's.
    """
    rows = [
        (timing, timing.fraction, best_peer(timing))
        for timing in timings
        if timing.fraction is not None or timing.peers
    ]
    if not rows:
        return None
    grid = Table(box=None, pad_edge=False, header_style="bold")
    grid.add_column("case")
    grid.add_column("of floor", justify="right", no_wrap=True)
    grid.add_column("", min_width=width, no_wrap=True)
    if raced := any(peer is not None for _, _, peer in rows):
        grid.add_column("best peer", no_wrap=True)
        grid.add_column("its time over ours", justify="right", no_wrap=True)
        grid.add_column("half: equal", min_width=width, no_wrap=True)
    for timing, fraction, peer in rows:
        cells: list[str | Text] = [Text(f"{timing.case.index}  {timing.case.name}")]
        cells += ["-", ""] if fraction is None else [f"{100 * fraction:.0f}%", _bar(fraction, width)]
        if raced:
            if peer is None:
                cells += ["-", "-", ""]
            else:
                gain = peer["speedup"]["median"]
                behind = peer["speedup"]["ci_high"] < 1
                colour = "red" if behind else "green" if peer["speedup"]["ci_low"] > 1 else "yellow"
                cells += [Text(peer["name"]), f"[{colour}]{gain:.2f}x[/]", Text(_bar(gain / 2, width), style=colour)]
        grid.add_row(*cells)
    return grid


def best_peer(timing: Timing) -> dict[str, Any] | None:
    """The fastest peer of a case whose time is known, with the same result or not; None where there is none."""
    timed = [peer for peer in timing.peers if "speedup" in peer]
    return min(timed, key=lambda peer: peer["device_ns"]["median"], default=None)


def _bar(share: float, width: int) -> str:
    eighths = max(0, min(8 * width, round(8 * width * share)))
    return "█" * (eighths // 8) + " ▏▎▍▌▋▊▉"[eighths % 8].strip()


def failure(console: Console, timing: Timing) -> None:
    """Why a case has no valid time."""
    console.print(f"\n[bold red]{timing.status.replace('_', ' ')}[/]  ", end="")
    console.print(f"case {timing.case.index}: {timing.case.spec}", markup=False)
    for text in (timing.message, timing.detail):
        if text:
            console.print("\n".join("  " + line for line in text.splitlines()), markup=False)


def notes(console: Console, timings: list[Timing]) -> None:
    """What a reader should know about each case; the same words are printed once."""
    seen: dict[str, list[int]] = {}
    for timing in timings:
        for note in timing.notes:
            seen.setdefault(note, []).append(timing.case.index)
        if timing.device:
            note = f"outputs checked on {timing.verified} of {timing.calls} calls"
            seen.setdefault(note, []).append(timing.case.index)
    for note, indices in seen.items():
        console.print(f"  case {', '.join(map(str, indices))}: {note}", markup=False, style="dim")
