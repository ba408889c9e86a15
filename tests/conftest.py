"""Tests marked ``nightly`` run where ``-m`` names them, those marked ``gpu`` where there is a CUDA device; the summary
says what the kernel builds take."""

from __future__ import annotations

import os

import pytest
import torch
from _pytest.terminal import TerminalReporter


def pytest_configure(config: pytest.Config) -> None:
    """Processes of pytest-xdist share the CPUs, and start with these variables: each has its part of them for the CTAs
    of an emulated launch and for torch. Torch's threads spin while they wait for one that has no CPU: the tests of the
    references took nine times the processor time."""
    processes = config.getoption("numprocesses", None) or 1
    if processes > 1:
        part = str(max(1, (os.cpu_count() or 1) // processes))
        for variable in ("WARPYARD_EMULATOR_JOBS", "OMP_NUM_THREADS"):
            os.environ.setdefault(variable, part)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if "nightly" not in config.option.markexpr:  # also with -m gpu, which would replace a -m of addopts
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("nightly")])
        items[:] = [item for item in items if not item.get_closest_marker("nightly")]
    if torch.cuda.is_available():
        return
    skip = pytest.mark.skip(reason="no CUDA device on this machine")
    for item in items:
        if item.get_closest_marker("gpu"):
            item.add_marker(skip)


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """What every kernel build takes, as the tests under tests/compile recorded it."""
    reports = [*terminalreporter.stats.get("passed", []), *terminalreporter.stats.get("failed", [])]
    lines = {
        f"{dict(report.user_properties)['build']}: {entry}: {resources}"
        for report in reports
        if "build" in dict(report.user_properties)
        for entry, resources in report.user_properties
        if entry != "build"
    }
    if lines:
        terminalreporter.section("kernel builds")
        for line in sorted(lines):
            terminalreporter.write_line(line)
