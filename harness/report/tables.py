"""Tables for a terminal of any width: where there is no room, whole columns are left out, and no number is cut."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

_BETWEEN = 2  # characters from one column to the next


def show(
    console: Console, heads: Sequence[str], rows: Sequence[Sequence[str]], spare: Sequence[str] = (), bold: int = -1
) -> None:
    """Prints a table whose first column is text and whose others are numbers; nothing without rows.

    Args:
        heads: names of the columns.
        rows: their cells.
        spare: names of the columns that are left out where there is no room, what can be spared best first.
        bold: the number of a row that sums up the others.
    """
    if not rows:
        return
    widths = {name: max(len(name), *(len(row[i]) for row in rows)) for i, name in enumerate(heads)}
    chosen = list(heads)
    for name in spare:
        if sum(widths[one] + _BETWEEN for one in chosen) - _BETWEEN > console.width and name in chosen:
            chosen.remove(name)
    grid = Table(box=None, pad_edge=False, header_style="bold", padding=(0, _BETWEEN, 0, 0))
    for i, name in enumerate(chosen):
        grid.add_column(name, justify="right" if i else "left", no_wrap=bool(i), overflow="fold")
    kept = [heads.index(name) for name in chosen]
    for number, row in enumerate(rows):
        grid.add_row(*(Text(row[i]) for i in kept), style="bold" if number == bold else None)
    console.print(grid)
