"""The simulated device needs no patience, and no large inputs."""

from __future__ import annotations

import pytest

from harness.timing import alone, batches, gate, supply


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "_PATIENCE", 0.1)
    monkeypatch.setattr(batches, "_MOST_CALLS_GPU", 16)
    monkeypatch.setattr(alone, "SIZES", (256, 4 << 10, 16 << 10))
    monkeypatch.setattr(supply, "_QUICK_SECONDS", 1e9)  # on a busy machine too
