"""What the tests of plans share: two kernels, an entry that launches both and is counted, tensors as a GPU has them,
and memory of streams that is the host's."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch

import jit
from jit.replay import fast_call, workspace

BUILTIN = type(len)
SOURCE = """
extern "C" __global__ void scale(const float* x, float* y, float factor, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = x[i] * factor;
}
extern "C" __global__ void add(const float* x, const float* y, float* out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] += x[i] + y[i];
}
"""


def filled(*shape: int, value: float | None = None) -> torch.Tensor:
    """A tensor of random values, or of one, at a multiple of 128 bytes, as a GPU's allocations are: its alignment is
    part of a plan's key."""
    raw = torch.empty(torch.Size(shape).numel() + 32)
    start = -raw.data_ptr() % 128 // 4
    made = raw[start : start + torch.Size(shape).numel()].view(shape)
    return made.normal_() if value is None else made.fill_(value)


def streams_on_host(monkeypatch: pytest.MonkeyPatch, stream: Callable[[], tuple[int, bool]]) -> None:
    """Memory that the calls on a stream share is the host's, and no other test's; ``stream`` gives the current stream's
    handle and whether it is captured."""
    own = object()
    monkeypatch.setattr(workspace, "_place", lambda device: torch.device("cpu"))
    monkeypatch.setattr(workspace, "_stream", lambda device: stream())
    monkeypatch.setattr(workspace, "key", lambda device: own)


class Entry:
    """An entry that counts how often it really runs."""

    def __init__(self, body, driver=None, **options):
        self.runs = 0
        self.body = body
        native = driver and driver.native
        self.call = jit.planned(self.run, device_type=fast_call.HOST, driver=native, **options)

    def run(self, *args, **kwargs):
        self.runs += 1
        return self.body(*args, **kwargs)

    def refused(self) -> str:
        """Why the last call that was recorded has no plan; empty where it has one."""
        key, plan = list(self.call.plans.by_key.items())[-1]
        assert isinstance(plan, BUILTIN) or key in self.call.plans.refused
        return self.call.plans.refused.get(key, "")


def scaled_sum(module):
    def entry(x, factor, *, out=None):
        n = x.numel()
        if out is None:
            out = torch.zeros(n)
        part = torch.empty_like(x)
        grid = -(-n // 64)
        module["scale"](x, part, factor, n, grid=grid, block=64)
        module["add"](x.view(-1), part, out, n, grid=grid, block=64)
        return out

    return entry
