"""The emulator's counters for people: what ran, what it moved, where it lost sectors and bank passes. No times."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from harness.checking.verdict import Result
from harness.report import heat, names, tables

_MOST_PLACES = 4
_UNITS = {"global": "sectors", "shared": "passes"}


def _bytes(value: float) -> str:
    for unit in ("B", "KiB", "MiB", "GiB"):
        if value < 1024 or unit == "GiB":
            return f"{value:.4g} {unit}"
        value /= 1024
    raise AssertionError("unreachable")


def _count(value: int) -> str:
    return f"{value:,}".replace(",", " ")


def _short(value: float) -> str:
    for unit in ("", " k", " M", " G", " T"):
        if abs(value) < 1000 or unit == " T":
            return f"{value:.4g}{unit}"
        value /= 1000
    raise AssertionError("unreachable")


def _per(value: int, outputs: int) -> str:
    return f"{value / outputs:.4g}" if outputs else ""


def show(console: Console, result: Result) -> None:
    """Prints the tables of every kernel of a case; nothing where nothing was counted."""
    outputs = result.output_elements
    for kernel, report in result.counters.items():
        named = (("launches", "launches"), ("ctas", "CTAs"), ("warps", "warps"))
        launched = ", ".join(f"{name} {_count(report.get(key, 0))}" for key, name in named)
        text = f"; {_count(outputs)} output elements" if outputs else ""
        console.print(f"\n[bold]counters[/] of case {result.case.index}: ", end="")
        console.print(f"{names.plain(kernel)}: {launched}{text} (emulated PTX, no times)", markup=False)
        _instructions(console, report, outputs)
        _memory(console, report, outputs)
        _copies(console, report, outputs)
        _tensor(console, report)
        _waits(console, report)
        for space, unit in _UNITS.items():
            _places(console, report.get("places", {}).get(space, {}), space, unit)
        heat.show_worst(console, report)


def _instructions(console: Console, report: dict[str, Any], outputs: int) -> None:
    classes = report.get("instructions", {})
    total = {key: sum(row.get(key, 0) for row in classes.values()) for key in ("warp", "lane")}
    ordered = sorted(classes.items(), key=lambda item: -item[1].get("warp", 0))
    rows = []
    for name, row in [*ordered, ("all", total)] if classes else ():
        warps, lanes = row.get("warp", 0), row.get("lane", 0)
        share = f"{100 * lanes / max(1, 32 * warps):.1f} %"
        rows.append([f"  {name}", _count(warps), _count(lanes), share, _per(lanes, outputs)])
    each = "lane-instr./output"
    heads = ["  instructions", "by warps", "by lanes", "lanes on", each]
    _table(console, heads, rows, outputs, (each, "by lanes"), bold=len(rows) - 1)


def _memory(console: Console, report: dict[str, Any], outputs: int) -> None:
    rows = []
    for name, row in sorted(report.get("memory", {}).items()):
        requests, size = row.get("requests", 0), row.get("bytes", 0)
        took, most = row.get("units", 0), max(1, requests)
        of = [_count(took), f"{took / most:.4g}", f"{row.get('ideal', 0) / most:.4g}"] if took else [""] * 3
        rows.append([f"  {name}", _count(requests), _bytes(size), _per(size, outputs), *of])
    each, requests, asked, units = "bytes/output", "requests", "bytes asked", "sectors or passes"
    heads = ["  memory", requests, asked, each, units, "a request", "at best"]
    _table(console, heads, rows, outputs, (each, requests, asked, units))


def _copies(console: Console, report: dict[str, Any], outputs: int) -> None:
    rows = []
    for name, row in sorted(report.get("copies", {}).items()):
        moved = row.get("global_bytes", 0)
        shared = _bytes(row.get("shared_bytes", 0))
        rows.append([f"  {name}", _count(row.get("copies", 0)), _bytes(moved), _per(moved, outputs), shared])
    for name, row in sorted(report.get("tensor_memory", {}).items()):
        rows.append([f"  {name}", _count(row.get("instructions", 0)), "", "", _bytes(row.get("bytes", 0))])
    each, shared = "bytes/output", "shared or tensor memory"
    _table(console, ["  copies", "instructions", "global bytes", each, shared], rows, outputs, (each, "instructions"))


def _table(
    console: Console, heads: list[str], rows: list[list[str]], outputs: int, spare: tuple[str, ...], bold: int = -1
) -> None:
    """Prints a table, without its column per element of the outputs where these are not known."""
    kept = [i for i, name in enumerate(heads) if outputs or not name.endswith("/output")]
    heads, rows = [heads[i] for i in kept], [[row[i] for i in kept] for row in rows]
    tables.show(console, heads, rows, spare, bold)


def _tensor(console: Console, report: dict[str, Any]) -> None:
    for name, row in report.get("tensor", {}).items():
        kinds = {"flops": "flop", "integer_operations": "integer operations"}
        amounts = ", ".join(f"{_short(row[key])} {unit}" for key, unit in kinds.items() if key in row)
        if "shared_bytes" in row:
            amounts += f", operands of {_bytes(row['shared_bytes'])} in shared memory"
        console.print(f"  {name}: {_count(row.get('warp_instructions', 0))} instructions, {amounts}", markup=False)


def _waits(console: Console, report: dict[str, Any]) -> None:
    lines = [
        f"{name} {_count(row.get('executed', 0))}, of which {_count(row.get('not_yet', 0))} had to wait"
        for name, row in report.get("waits", {}).items()
    ]
    if lines:
        console.print("  waits: " + "; ".join(lines), markup=False)


def _places(console: Console, places: dict[str, Any], space: str, unit: str) -> None:
    """The instructions that took the most sectors or passes more than they need to."""

    def lost(item: tuple[str, dict[str, int]]) -> int:
        return item[1].get("units", 0) - item[1].get("ideal", 0)

    rows = []
    for name, row in sorted(places.items(), key=lost, reverse=True)[:_MOST_PLACES]:
        each = max(1, row.get("requests", 0))
        numbers = (_count(each), f"{row.get('units', 0) / each:.4g}", f"{row.get('ideal', 0) / each:.4g}")
        rows.append([f"  {name}", *numbers])
    heads = [f"  {space} memory, most {unit} lost", "requests", f"{unit} a request", "at best"]
    tables.show(console, heads, rows, ("requests", "at best"))
