"""The simulated device needs no patience."""

from __future__ import annotations

import pytest

from harness.timing import batches, supply


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "_PATIENCE", 0.1)
    monkeypatch.setattr(batches, "_MOST_CALLS_GPU", 16)
    monkeypatch.setattr(supply, "_QUICK_SECONDS", 1e9)  # on a busy machine too
