"""``warpyard bench --jit``: what the host waits for, beside the peers of the jit, in one run."""

from __future__ import annotations

import argparse
import time
from typing import Any

from harness.cli import _common
from harness.errors import Exit, HarnessError
from harness.report import console


def run(arguments: argparse.Namespace) -> int:
    """Prints the tables as they come; what cannot be measured here says why."""
    if arguments.task:
        raise HarnessError(f"--jit times no task, got {arguments.task[0]!r}", Exit.USAGE, hint="warpyard bench --jit")
    from harness import host_times

    found = []
    for table in host_times.tables(_progress):
        found.append(table._asdict())
        if not arguments.json:
            _show(table)
    document = {"verb": "bench", "time": time.time(), "device": _device(), "jit": found}
    if arguments.json:
        _common.emit(document, arguments)
    return Exit.PASS


def _progress(what: str) -> None:
    shown = console.err()
    shown.print(f"measuring {what} …", style="dim", markup=False, highlight=False)
    shown.file.flush()


def _device() -> str:
    import torch

    where = torch.cuda.get_device_name() if torch.cuda.is_available() else "no CUDA device"
    return f"{where}, torch {torch.__version__}"


def _show(measured: Any) -> None:
    from rich.table import Table

    shown = console.out()
    table = Table(
        box=None, pad_edge=False, title=f"{measured.title}, {measured.unit}", title_justify="left", show_header=False
    )
    table.add_column()
    table.add_column(justify="right")
    for name, value in measured.rows.items():
        table.add_row(name, value if isinstance(value, str) else f"{value:.2f}")
    shown.print(table)
    shown.print()
    shown.file.flush()
