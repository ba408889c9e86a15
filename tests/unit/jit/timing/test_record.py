"""The microbenchmarks: they compile for sm_90a, run on the emulator, and are refused where there is no GPU."""

from __future__ import annotations

import subprocess
import sys
import warnings

import pytest
import torch

import jit
from jit import timing
from jit.timing.record import atomics, bench, copies, figures, launches, memory, tensor

_CPU = torch.device("cpu")


@pytest.mark.parametrize("source", figures.SOURCES)
def test_they_compile_without_spills_and_warnings(source: str) -> None:
    shapes = [tensor.defines(kind, 256, True) for kind in ("f16", "i8")] if source == "tensor.cu" else [{}]
    for defines in shapes:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            made = jit.compile(bench.FOLDER / source, arch="sm_90a", defines=defines)
        assert made.entries
        assert all(not entry.spill_stores and not entry.spill_loads for entry in made.entries.values())


@pytest.mark.slow
def test_they_run_on_the_emulator() -> None:
    """All but those of arithmetic, whose unrolled loops take long to compile, and most shapes of wgmma."""
    some = bench.Bench(_CPU, 2)
    for topic in (launches, memory, copies, atomics):
        topic.measure(some, 4)
    assert all(one["low"] <= one["value"] <= one["high"] for one in some.figures.values())
    known = timing.chip("h200").figures
    assert {"dram_bytes", "l2_latency", "shared_latency", "tma_bytes", "launch"} <= some.figures.keys() & known.keys()
    assert all(some.figures[name]["unit"] == known[name].unit for name in some.figures.keys() & known.keys())
    assert {one["group"] for one in some.figures.values()} <= {one.group for one in known.values()} | {"l1", "shared"}


@pytest.mark.parametrize(("kind", "in_registers"), [("f16", False), ("f16", True), ("i8", False)])
def test_a_product_runs_on_the_emulator(kind: str, in_registers: bool) -> None:
    some = bench.Bench(_CPU, 1)
    kernels = some.load("tensor.cu", **tensor.defines(kind, 8, in_registers))
    some.sink.fill_(1)
    some.clocks(kernels["wgmma_rate"], 256, 1)
    assert not some.sink[:256].any()  # zeros times zeros


@pytest.mark.nightly
def test_all_run_on_the_emulator() -> None:
    found = figures.measure(_CPU, rounds=4, turns=1)
    known = timing.chip("h200").figures
    assert {"fma_rate", "f16_tensor", "wgmma_least", "mma_sync_latency"} <= found.keys() & known.keys()
    assert all(found[name]["unit"] == known[name].unit for name in found.keys() & known.keys())


@pytest.mark.parametrize("name", atomics.WORDS)
def test_additions_go_to_the_words_that_are_named(name: str) -> None:
    """The words hold as many additions as lanes made, and no others have any."""
    some = bench.Bench(_CPU, 1)
    words, room = atomics.WORDS[name], torch.zeros(1 << 16, dtype=torch.int32)
    mask = min(words.size, 4 * room.numel()) - 4
    some.load("atomics.cu")["red_u32"](
        some.clock, some.sink, 3, room, words.lane, words.warp, words.turn, mask, words.lanes, int(words.scatter),
        grid=2, block=64,
    )  # fmt: skip
    assert int(room.sum()) == 3 * 4 * words.lanes
    assert not room[mask // 4 + 1 :].any()
    most = {
        "word": 1,
        "word_lane": 1,
        "sector": 8,
        "line": 32,
        "sectors_8": 6,
        "sectors_256": 6,
        "own": 128,
        "apart": 128,
    }
    assert int((room > 0).sum()) == most.get(name, int((room > 0).sum()))


def test_a_chain_goes_through_the_whole_ring() -> None:
    """Each load of the ring leads to another line, and the last one back to the first."""
    some = bench.Bench(_CPU, 1)
    buffer = some.buffer(8 * memory.LINE)
    assert memory.ring(some, buffer, 8) == 8
    seen, at = set(), 0
    for _ in range(8):
        seen.add(at)
        at = int(buffer.view(torch.int64)[at // 8]) - buffer.data_ptr()
    assert len(seen) == 8
    assert at == 0


def test_a_ring_of_few_lines_of_a_large_buffer_has_the_first_one() -> None:
    some = bench.Bench(_CPU, 1)
    buffer = some.buffer(1 << 20)
    assert memory.ring(some, buffer, 16) == 16
    assert int(buffer.view(torch.int64)[0]) - buffer.data_ptr() in range(0, 1 << 20, memory.LINE)
    assert int((buffer.view(torch.int64) != 0).sum()) == 16


@pytest.mark.slow
def test_a_machine_without_a_gpu_is_refused() -> None:
    done = subprocess.run([sys.executable, "-m", "jit.timing.record"], capture_output=True, text=True)
    assert done.returncode == 7
    assert "there is no GPU here" in done.stderr
