"""The simulated device needs no patience, and no large inputs."""

from __future__ import annotations

import contextlib

import pytest

from harness.tasks import loading
from harness.timing import alone, batches, gate, supply


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "_PATIENCE", 0.1)
    monkeypatch.setattr(batches, "_MOST_CALLS_GPU", 16)
    monkeypatch.setattr(alone, "SIZES", (256, 4 << 10, 16 << 10))
    monkeypatch.setattr(alone, "_EMPTY", 4)
    monkeypatch.setattr(alone, "_EMPTY_CHAINS", 2)
    monkeypatch.setattr(loading, "_with_device", contextlib.nullcontext)  # with a GPU there is no stand-in
    monkeypatch.setattr(supply, "_QUICK_SECONDS", 1e9)  # on a busy machine too
