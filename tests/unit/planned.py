"""What the tests of plans share: two kernels, tensors as a GPU has them, and memory of streams that is the host's."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch

from jit import workspace

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
    """Memory that the calls on a stream share is the host's, and no other test's; ``stream`` tells the current stream's
    handle and whether it is captured."""
    own = object()
    monkeypatch.setattr(workspace, "_place", lambda device: torch.device("cpu"))
    monkeypatch.setattr(workspace, "_stream", lambda device: stream())
    monkeypatch.setattr(workspace, "key", lambda device: own)
