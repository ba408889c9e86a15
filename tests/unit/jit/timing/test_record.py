"""The microbenchmarks: they compile for sm_90a, run on the emulator, and are refused where there is no GPU."""

from __future__ import annotations

import subprocess
import sys

import torch

import jit
from jit import timing
from jit.timing.record import figures


def test_they_compile_without_spills() -> None:
    made = jit.compile(figures.SOURCE, arch="sm_90a")
    assert len(made.entries) == 11
    assert all(not entry.spill_stores and not entry.spill_loads for entry in made.entries.values())


def test_they_run_on_the_emulator() -> None:
    found = figures.measure(torch.device("cpu"), rounds=4, turns=2)
    assert all(one["low"] <= one["value"] <= one["high"] for one in found.values())
    known = timing.chip("h200").figures
    assert {"dram_bytes", "l2_latency", "shared_latency", "integer_rate", "launch"} <= found.keys() & known.keys()
    assert all(found[name]["unit"] == known[name].unit for name in found.keys() & known.keys())


def test_the_chains_go_through_the_whole_ring() -> None:
    """Each load of the ring leads to another line, and the last one back to the first."""
    bench = figures._Bench(torch.device("cpu"), 8, 1)
    bench.chain(8 * 128, cached=False)
    assert bench.sink[0] == 0


def test_a_machine_without_a_gpu_is_refused() -> None:
    done = subprocess.run([sys.executable, "-m", "jit.timing.record"], capture_output=True, text=True)
    assert done.returncode == 7
    assert "there is no GPU here" in done.stderr
