"""Which detector a launch gets: one that an earlier launch of its shape has left, while its clocks have room."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from jit.emulator.races import state


def test_a_detector_is_kept_until_one_of_its_clocks_has_come_far(monkeypatch: pytest.MonkeyPatch) -> None:
    group: Any = SimpleNamespace(launch=SimpleNamespace(warps=1, shared_size=0), ctas=[0])
    old, new = (SimpleNamespace(seen=np.zeros((2, 2, 3), np.uint32), bind=lambda group: None) for _ in range(2))
    monkeypatch.setattr(state, "Races", lambda group, over: new)
    detectors = state.Detectors()
    shape: Any = (1, 1, 0)
    detectors._keep(shape, old)  # type: ignore[arg-type]
    assert detectors.make(group) is old
    assert detectors.make(group) is new  # the old one is in use
    old.seen[0, 1, 2] = (1 << 31) + 1
    detectors._keep(shape, old)  # type: ignore[arg-type]
    assert detectors.make(group) is new
