"""The report of ``warpyard profile``."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from harness.profile.figures import Figure
from harness.profile.ncu import Kernel
from harness.profile.sanitizer import Checked

_FAR = 0.1  # how far from 1 a ratio is when it is marked
_MOST_LINES = 5


def figures(console: Console, kernel: Kernel, found: list[Figure]) -> None:
    """Prints the figures of one launch, with the emulator's beside them."""
    console.print(f"\n[bold]{escape(kernel.name)}[/]")
    modelled = any(figure.model for figure in found)
    grid = Table(box=None, pad_edge=False, header_style="bold")
    for name in ("figure", "ncu", *(("emulator", "ratio") if modelled else ())):
        grid.add_column(name, justify="left" if name == "figure" else "right")
    for figure in found:
        cells = [Text(figure.name), Text(figure.value)]
        if modelled:
            far = figure.ratio is not None and abs(figure.ratio - 1) > _FAR
            ratio = "" if figure.ratio is None else f"{figure.ratio:.3f}"
            cells += [Text(figure.model), Text(ratio, style="bold yellow" if far else "")]
        grid.add_row(*cells)
    console.print(grid)
    if kernel.stalls:
        console.print("  [bold]lines whose warps stalled most[/] (samples, by reason)")
    for place, samples, reasons in kernel.stalls[:_MOST_LINES]:
        text = ", ".join(f"{reason} {count}" for reason, count in list(reasons.items())[:3])
        console.print(f"  {place}  {samples}: {text}", markup=False)


def checked(console: Console, found: list[Checked]) -> None:
    """Prints what the checkers of compute-sanitizer said."""
    for one in found:
        if one.errors == 0:
            console.print(f"  [green]{one.tool:10}[/] nothing found")
            continue
        text = "did not finish" if one.errors is None else f"{one.errors} error{'s' * (one.errors != 1)}"
        console.print(f"  [bold red]{one.tool:10}[/] {text}")
        for line in one.lines:
            console.print(f"      {line}", markup=False)
