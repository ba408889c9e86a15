"""Launches that have to run whole: a later one reads in what they write where it goes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch

from jit import timing
from jit.base import environment
from tests.unit.jit.timing.recorded import recorded

__all__ = ["recorded"]
Recorded = Callable[..., timing.Launch]

SOURCE = """
__device__ int thread() { return blockIdx.x * blockDim.x + threadIdx.x; }
extern "C" __global__ void numbers(int* at) { at[thread()] = thread() % 32; }
extern "C" __global__ void gather(float* out, const float* x, const int* at) {
    const int i = at[thread()];  // decides
    out[thread()] = x[i];
}
extern "C" __global__ void turns(float* out, const float* x, const int* at) {
    float sum = 0;
    const int n = at[thread()];  // decides
#pragma unroll 1
    for (int i = 0; i < n; ++i) sum += x[i];
    out[thread()] = sum;
}
extern "C" __global__ void shared(float* out, const float* x, const int* at) {
    __shared__ int own[32];
    own[threadIdx.x] = at[thread()];  // decides
    __syncthreads();
    out[thread()] = x[own[31 - threadIdx.x]];
}
extern "C" __global__ void taken(float* out, const float* x, int* at) {
    const int i = atomicAdd(at + thread(), 1);  // decides
    out[thread()] = x[i];
}
extern "C" __global__ void value(float* out, const float* x, const int* at) {
    out[thread()] = x[thread()] * at[thread()];
}
extern "C" __global__ void skipped(float* out, const float* x, const int* at) {
    if (at[thread()] > 3) out[thread()] = x[thread()];
}
"""
DECIDES = {"gather": 1, "turns": 1, "shared": 1, "taken": 1, "value": 0, "skipped": 0}
GRID = {"grid": (64,), "block": (32,)}


def tensors() -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    return torch.zeros(64 * 32), torch.rand(64 * 32), torch.zeros(64 * 32, dtype=torch.int32)


@pytest.mark.parametrize(("name", "count"), DECIDES.items())
def test_the_loads_that_decide_are_known(recorded: Recorded, name: str, count: int) -> None:
    launch = recorded(SOURCE, name, *tensors(), sample=4, **GRID)
    lines = {int(launch.insts[number].place.partition(" ")[0].rpartition(":")[2]) for number in launch.steering}
    assert len(launch.steering) == count
    assert all("// decides" in SOURCE.splitlines()[line - 1] for line in lines)


@pytest.mark.parametrize(("name", "count"), DECIDES.items())
def test_what_writes_a_place_for_a_later_launch_is_incomplete(recorded: Recorded, name: str, count: int) -> None:
    out, x, at = tensors()
    first = recorded(SOURCE, "numbers", at, sample=4, **GRID)
    later = recorded(SOURCE, name, out, x, at, sample=4, **GRID)
    assert (first.ran, first.count) == (4, 64)
    assert timing.incomplete([first, later]) == [0] * count
    assert timing.incomplete([later, first]) == []
    assert timing.incomplete([recorded(SOURCE, "numbers", at, **GRID), later]) == []
    elsewhere = recorded(SOURCE, "numbers", torch.zeros_like(at), sample=4, **GRID)
    assert timing.incomplete([elsewhere, later]) == []


def test_a_launch_that_is_named_runs_whole(recorded: Recorded, monkeypatch: pytest.MonkeyPatch) -> None:
    at = tensors()[2]
    monkeypatch.setenv(environment.WHOLE_LAUNCHES.name, "0,2")
    launches = [recorded(SOURCE, "numbers", at, sample=4, **GRID) for _ in range(3)]
    assert [one.ran for one in launches] == [64, 4, 64]
    assert [len(one.clusters) for one in launches] == [4, 4, 4]
    assert at.tolist() == [i % 32 for i in range(64 * 32)]
