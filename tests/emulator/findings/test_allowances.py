"""Findings that are allowed: the launch goes on, gives its result, and counts them."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

import jit
from jit.base import allowances
from jit.emulator import EmulatorFinding, statistics

SOURCE = r"""
__device__ __noinline__ void put(float* tile, int at, float x) { tile[at] = x; }
__device__ __forceinline__ float borrowed(const float* tile, int at) {
  float x = tile[at] * 2;
  return x + 1;
}

extern "C" __global__ void shared(const float* in, float* out) {
  __shared__ float tile[64];
  put(tile, threadIdx.x, in[threadIdx.x]);
  __syncwarp();
  out[threadIdx.x] = borrowed(tile, threadIdx.x ^ 32);
  tile[threadIdx.x] = 0;
}
extern "C" __global__ void twice(float* out) {
  __shared__ float tile[32];
  tile[threadIdx.x % 32] = threadIdx.x;
  __syncthreads();
  out[threadIdx.x] = 1 + 0 * tile[threadIdx.x % 32];
}
extern "C" __global__ void global(float* out) { out[threadIdx.x] = blockIdx.x; }
extern "C" __global__ void reads(float* out) {
  if (blockIdx.x == 0) out[threadIdx.x] = 1; else out[32 + threadIdx.x] = out[threadIdx.x] + 1;
}
extern "C" __global__ void lanes(float* out) { out[threadIdx.x / 2] = threadIdx.x; }
extern "C" __global__ void lost(float* out) { out[0] += 1; }
extern "C" __global__ void outside(float* out) { out[threadIdx.x + 4096] = 1; }
"""
LAUNCHES = {"shared": (1, 64), "twice": (1, 64), "global": (3, 32), "reads": (2, 32), "lanes": (1, 32), "lost": (1, 32)}


def run(name: str, monkeypatch: pytest.MonkeyPatch, allow: str, seed: int = 0) -> torch.Tensor:
    monkeypatch.setenv("WARPYARD_EMULATOR_ALLOW", allow)
    monkeypatch.setenv("WARPYARD_EMULATOR_SEED", str(seed))
    statistics.notes.clear()
    out = torch.zeros(64)
    given = [torch.arange(64.0), out] if name == "shared" else [out]
    grid, block = LAUNCHES.get(name, (1, 32))
    jit.load(SOURCE, arch="sm_90a")[name](*given, grid=grid, block=block)
    return out


CASES = [(name, seed) for name in LAUNCHES for seed in range(3) if name != "reads" or not seed]


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_a_launch_goes_on_behind_a_race_that_is_allowed(name: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(EmulatorFinding, match="race"):
        run(name, monkeypatch, "", seed)
    with pytest.raises(EmulatorFinding, match="race"):
        run(name, monkeypatch, f"race@other.cu:{name} unwaited@*:*", seed)
    run(name, monkeypatch, f"race@source_*.cu:{name}", seed)
    notes = [note for note in statistics.notes if note["kind"] == "allowed"]
    assert sum(note["count"] for note in notes) >= 1
    assert all(note["rule"] == f"race@source_*.cu:{name}" for note in notes)
    assert "race: " in notes[0]["message"]


def test_every_race_is_counted_and_the_results_come(monkeypatch: pytest.MonkeyPatch) -> None:
    run("global", monkeypatch, "race")
    (note,) = [note for note in statistics.notes if note["kind"] == "allowed"]
    assert note["count"] == 64, "32 words that two CTAs write after another one"
    assert (run("twice", monkeypatch, "race") == 1).all()


WGMMA = (Path(__file__).parents[1] / "corpus" / "wgmma_end.cu").read_text()


def test_a_launch_goes_on_behind_a_register_that_is_touched_too_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """The look at registers of wgmma goes on from where it stands, too."""
    kernel = jit.load(WGMMA, arch="sm_90a", defines={"COMMIT": 1, "WAIT": 0, "USE": 1})["k"]
    out = torch.zeros(128, dtype=torch.int32)
    with pytest.raises(EmulatorFinding, match="unwaited"):
        kernel(out, grid=1, block=128)
    monkeypatch.setenv("WARPYARD_EMULATOR_ALLOW", "unwaited")
    statistics.notes.clear()
    kernel(out, grid=1, block=128)
    (note,) = {note["message"] for note in statistics.notes if note["kind"] == "allowed"}
    assert "is accessed before that has finished" in note


def test_a_register_that_is_touched_too_early_has_the_products(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the wait that is missing were there."""
    ones = WGMMA.replace("s[i] = 0", "s[i] = 0x3f803f80")  # of bf16
    out = torch.zeros(128, dtype=torch.int32)
    monkeypatch.setenv("WARPYARD_EMULATOR_ALLOW", "unwaited")
    jit.load(ones, arch="sm_90a", defines={"COMMIT": 1, "WAIT": 0, "USE": 1})["k"](out, grid=1, block=128)
    assert out.view(torch.float32).eq(16).all()


def test_an_inlined_function_is_named_by_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    run("shared", monkeypatch, "race@*:borrowed race@*:put")
    run("shared", monkeypatch, "race@*:_Z*borrowed* race@*:put*")
    with pytest.raises(EmulatorFinding, match="race"):
        run("shared", monkeypatch, "race@*:borrow race@*:pu")


def test_what_ends_a_run_cannot_be_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(EmulatorFinding, match="out-of-bounds"):
        run("outside", monkeypatch, "*")
    for text, says in (
        ("out-of-bounds@*", "no run goes on after a finding of kind out-of-bounds; it does after race, unwaited"),
        ("race@a/b.cuh", "a file is named without its folder: b.cuh"),
        ("@", "is no kind@file:function"),
    ):
        with pytest.raises(ValueError, match=says):
            allowances.parse(text)


def test_spellings() -> None:
    assert allowances.spellings(["_ZN4cute3mmaEv"]) == {"_ZN4cute3mmaEv", "cute", "mma", "cute::mma"}
    assert allowances.spellings(["k"]) == {"k"}
