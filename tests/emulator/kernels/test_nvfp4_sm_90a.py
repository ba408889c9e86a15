"""The wgmma variant of nvfp4_gemv for sm_90a: the full-range cases through the command line, and schedules."""

from __future__ import annotations

import pytest
import torch

from harness import tasks
from kernels.nvfp4_gemv import nvfp4_gemv
from tests.checks import passes
from tests.paths import TASKS
from tests.selection import representatives

pytestmark = pytest.mark.usefixtures("copies")

FOLDER = TASKS / "nvfp4_gemv"


@pytest.mark.slow
def test_full_range() -> None:
    found = passes("nvfp4_gemv", 9, "--arch", "sm_90a", "--kernel", "wgmma", "-k", "full_range")
    assert not any(case["remarks"] for case in found["cases"])


@pytest.mark.parametrize(
    "shape",
    representatives(
        [((33, 192, 5),), ((200, 2176, 2),), ((64, 64, 1),), ((640, 1088, 1),), ((96, 704, 2),), ((20, 4160, 1),)]
    ),
    ids=str,
)
def test_schedules(shape: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """A last stage that is short, units across two tiles, rows that are not there (also one of a pair), a last quarter,
    clusters: no finding, the same bits."""
    monkeypatch.setenv("WARPYARD_ARCH", "sm_90a")
    monkeypatch.setenv("WARPYARD_EMULATOR_STRICT", "1")
    m, k, batches = shape
    task = tasks.load(FOLDER)
    monkeypatch.setattr(task.reference, "default_device", lambda: torch.device("cpu"))
    data = task.generate({"m": m, "k": k, "l": batches, "seed": m + k, "inputs": "full_range"})
    a, b, _, _, sfa, sfb, c = data
    first = None
    for seed in range(5):
        monkeypatch.setenv("WARPYARD_EMULATOR_SEED", str(seed))
        nvfp4_gemv(a, b, sfa, sfb, out=c, variant="wgmma")
        first = c.clone() if first is None else first
        assert torch.equal(c, first), seed
    good, message = task.verify(data, first)
    assert good, message
