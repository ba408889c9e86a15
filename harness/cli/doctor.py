"""``warpyard doctor``: what this machine has, what it lacks, and what to do about it."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from typing import Any

from rich.table import Table

from harness.cli import _probes
from harness.errors import Exit
from harness.report import console

_STYLE = {_probes.OK: "green", _probes.NOTE: "yellow", _probes.MISSING: "red"}


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("doctor", help="what this machine has and lacks", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    parser.set_defaults(run=run)


def can(findings: list[_probes.Probe]) -> dict[str, bool]:
    """What works here: checking on the CPU, emulating kernels, running and timing them on a GPU."""
    states = {finding.name: finding.state for finding in findings}

    def have(*names: str) -> bool:
        return all(states.get(name) != _probes.MISSING for name in names)

    base = have("python", "torch", "packages")
    return {
        "check on the CPU": base,
        "run kernels on the emulator": base and have("NVRTC", "emulator"),
        "run and time kernels on a GPU": base and have("NVRTC", "CUDA driver", "GPU"),
    }


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb: exit 0 where kernels can run somewhere, 7 where they cannot."""
    findings = _probes.examine()
    able = can(findings)
    kernels_run = able["run kernels on the emulator"] or able["run and time kernels on a GPU"]
    code = Exit.PASS if kernels_run else Exit.NO_DEVICE
    if arguments.json:
        console.print_json(
            {"verb": "doctor", "findings": [asdict(one) for one in findings], "can": able, "exit": int(code)}
        )
        return code
    shown = console.out()
    grid = Table(box=None, pad_edge=False, show_header=False)
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for finding in findings:
        grid.add_row(finding.name, f"[{_STYLE[finding.state]}]{finding.state}[/]", finding.found.replace("[", "\\["))
        if finding.advice:
            grid.add_row("", "", f"[dim]→ {finding.advice.replace('[', chr(92) + '[')}[/]")
    shown.print(grid)
    shown.print()
    for what, yes in able.items():
        shown.print(f"[{'green' if yes else 'red'}]{'yes' if yes else 'no '}[/]  {what}")
    return code
