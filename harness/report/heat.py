"""The emulator's counters by source line: the lines that lose most and why, and a heat column beside the source."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from harness.report import names

_MOST = 5  # lines that are named
_AROUND = 2  # lines of source that are shown around one that counted
_NARROWEST = 15  # characters that the source has at least
_HEAT, _NUMBER = 5, 7  # characters of the two bars, and of a line's number
_BLOCKS = " ▁▂▃▄▅▆▇█"


@dataclass(frozen=True)
class Line:
    """What one line of a source counted.

    Attributes:
        file, number: the place.
        counts: by the names of ``jit.emulator.counters.lines``.
        why: units lost by reason.
    """

    file: str
    number: int
    counts: dict[str, int] = field(default_factory=dict)
    why: dict[str, int] = field(default_factory=dict)

    def __getitem__(self, name: str) -> int:
        return self.counts.get(name, 0)

    @property
    def idle(self) -> float:
        """Warp instructions' worth of lanes that were off; none where one lane was elected, as for a copy."""
        if self["lane"] <= self["warp"]:
            return 0.0
        return max(0.0, self["warp"] - self["lane"] / 32)

    @property
    def lost(self) -> float:
        """Passes and sectors more than at best, and lanes that were off: what a change of this line could save."""
        return self["passes"] - self["passes_ideal"] + self["sectors"] - self["sectors_ideal"] + self.idle

    @property
    def reasons(self) -> list[str]:
        """Why it loses, what costs most first."""
        found = [(cost, reason) for reason, cost in self.why.items()]
        if self.idle > 0.05 * self["warp"]:
            found.append((int(self.idle), f"{self['lane'] / self['warp']:.3g} of 32 lanes on"))
        if self["not_yet"]:
            found.append((0, f"{self['not_yet']} of {self['waits']} waits had to let other warps run"))
        return [reason for _, reason in sorted(found, key=lambda item: -item[0])]


def lines(report: Mapping[str, Any]) -> list[Line]:
    """The lines of a kernel's report, by file and number; what has no line is left out."""
    found = []
    for place, row in report.get("lines", {}).items():
        file, _, number = place.rpartition(":")
        if number.isdecimal():
            counts = {name: value for name, value in row.items() if isinstance(value, int)}
            found.append(Line(file, int(number), counts, dict(row.get("why", {}))))
    return sorted(found, key=lambda line: (line.file, line.number))


def worst(found: list[Line]) -> list[Line]:
    """The lines that lose most, at most five."""
    losing = [line for line in found if line.lost > 0 and line.reasons]
    return sorted(losing, key=lambda line: -line.lost)[:_MOST]


def show_worst(console: Console, report: Mapping[str, Any]) -> None:
    """Names the lines of a kernel that lose most."""
    if losing := worst(lines(report)):
        console.print("  [bold]the lines that lose most[/] (passes, sectors and idle lanes above the best)")
    for line in losing:
        console.print(f"  {line.file}:{line.number}  {line.lost:,.0f}: {line.reasons[0]}", markup=False)
        for reason in line.reasons[1:3]:
            console.print(f"      and {reason}", markup=False)


def text_of(file: str, files: Mapping[str, str]) -> list[str] | None:
    """The lines of the source that a place names by its last part; None where it is not among ``files``."""
    for name, text in files.items():
        if PurePath(name).name == file:
            return text.splitlines()
    return None


def bar(share: float) -> str:
    """A block as high as a share of 1."""
    return _BLOCKS[min(len(_BLOCKS) - 1, round(share * (len(_BLOCKS) - 1)))] if share > 0 else " "


def rows(found: list[Line], texts: list[str]) -> list[tuple[int, str, Line | None]]:
    """Number, text and counts of the lines to show: those that counted and their neighbours. A number of 0 is a gap."""
    counted = {line.number: line for line in found}
    wanted = {n for number in counted for n in range(number - _AROUND, number + _AROUND + 1) if 0 < n <= len(texts)}
    shown: list[tuple[int, str, Line | None]] = []
    for number in sorted(wanted):
        if shown and shown[-1][0] != number - 1:
            shown.append((0, "", None))
        shown.append((number, texts[number - 1], counted.get(number)))
    return shown


def cells(line: Line) -> tuple[str, ...]:
    """Instructions, lanes on, bytes, sectors, passes and waits of a line; the last three with what is best."""
    on = f"{line['lane'] / line['warp']:.3g}" if line["warp"] else ""
    moved = line["global_bytes"] + line["copied_bytes"]
    sectors = f"{line['sectors']}/{line['sectors_ideal']}" if line["sectors"] else ""
    passes = f"{line['passes']}/{line['passes_ideal']}" if line["passes"] else ""
    waits = f"{line['not_yet']}/{line['waits']}" if line["waits"] else ""
    return f"{line['warp']}" if line["warp"] else "", on, f"{moved}" if moved else "", sectors, passes, waits


COLUMNS = ("instr.", "lanes", "bytes", "sectors/best", "passes/best", "waited/waits")
_SECTORS, _PASSES = 3, 4  # of the columns: what is lost most is shown first
_THEN = (0, 5, 1, 2)  # where a terminal is narrow, the last of these are left out first


def show(console: Console, kernel: str, report: Mapping[str, Any], files: Mapping[str, str]) -> None:
    """Prints each source of a kernel with a heat column: how much of all that is lost, or else of all instructions that
    warps execute, is on a line."""
    found = lines(report)
    most = max((line.lost for line in found), default=0.0)
    instructions = max((line["warp"] for line in found), default=0)
    for file in dict.fromkeys(line.file for line in found):
        texts = text_of(file, files)
        if texts is None:
            continue
        console.print()
        console.print(Text(names.plain(kernel), style="bold"), end=", ")
        console.print(f"{file}: lost | executed, by line (emulated PTX, no times)", markup=False)
        listed = rows([line for line in found if line.file == file], texts)
        columns, width = _fitting(listed, console.width)
        grid = Table(box=None, pad_edge=False, header_style="bold")
        for name in ("", *(COLUMNS[i] for i in columns)):
            grid.add_column(name, justify="right", no_wrap=True)
        grid.add_column("source", no_wrap=True)
        for number, text, line in listed:
            text = text if len(text) <= width else text[: width - 1] + "…"
            if line is None:
                grid.add_row("", *[""] * len(columns), Text(f"{number:5}  {text}" if number else "    ⋮", style="dim"))
                continue
            share = line.lost / most if most else 0.0
            style = "bold red" if share > 0.5 else "yellow" if share > 0.1 else ""
            heat = bar(share) + "|" + bar(line["warp"] / instructions if instructions else 0)
            values = cells(line)
            grid.add_row(
                Text(heat, style=style), *(values[i] for i in columns), Text(f"{number:5}  {text}", style=style)
            )
        console.print(grid)


def _fitting(listed: list[tuple[int, str, Line | None]], width: int) -> tuple[list[int], int]:
    """The columns that have something and for which there is room beside the source, and the room that this has."""
    counted = [line for _, _, line in listed if line]
    found = [cells(line) for line in counted]
    lost = sum(line["passes"] - line["passes_ideal"] - line["sectors"] + line["sectors_ideal"] for line in counted)
    first = (_PASSES, _SECTORS) if lost > 0 else (_SECTORS, _PASSES)
    widths = {i: max([len(row[i]) for row in found] + [len(name)]) for i, name in enumerate(COLUMNS)}
    room, chosen = width - _HEAT - _NUMBER, []
    for i in (*first, *_THEN):
        if any(row[i] for row in found) and room - widths[i] - 2 >= _NARROWEST:
            room -= widths[i] + 2
            chosen.append(i)
    return sorted(chosen), max(1, room)
