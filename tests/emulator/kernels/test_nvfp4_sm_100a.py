"""Both sm_100a kernels of nvfp4_gemv: test cases by `warpyard check`, and small problems under many schedules."""

from __future__ import annotations

import pytest
import torch

from harness import tasks
from jit import emulator
from kernels.nvfp4_gemv import nvfp4_gemv, sharing
from tests.checks import passes
from tests.paths import TASKS
from tests.selection import representatives

pytestmark = pytest.mark.usefixtures("copies")

FOLDER = TASKS / "nvfp4_gemv"
VARIANTS = [None, "cvt"]

# (m, k, l, inputs): rows that no tile of 128 has; a last stage that is short; a ring that is used again; clusters.
SHAPES = [
    (1, 64, 1, "full_range"),
    (33, 192, 3, "one_hot"),
    (129, 320, 2, "ramp"),
    (20, 1472, 5, "full_range"),
    (130, 1088, 1, "full_range"),
]
LARGER = [(200, 1600, 1, "full_range"), (77, 2112, 8, "full_range"), (130, 4096, 1, "full_range")]


# Of each family of inputs some: those of one batch and of several, of fewer rows than a tile and of many, of a short k
# and of a long one.
SOME = "0,3,6,10,11,13,17,18,21"
FEWER = "0,11,13,17,21"  # for CUDA cores, on which the emulator takes three times as long


@pytest.mark.parametrize(
    ("variant", "cases"),
    [
        (None, "0,13"),
        ("cvt", "0"),
        *(pytest.param(variant, FEWER if variant == "cvt" else SOME, marks=pytest.mark.slow) for variant in VARIANTS),
        *(pytest.param(variant, "", marks=pytest.mark.nightly) for variant in VARIANTS),
    ],
)
def test_cases(variant: str | None, cases: str) -> None:
    words = [*(["--kernel", variant] if variant else []), *(["-k", cases] if cases else [])]
    count = len(cases.split(",")) if cases else len(tasks.load(FOLDER).tests)
    found = passes("nvfp4_gemv", count, "--arch", "sm_100a", *words)
    assert not any(case["remarks"] for case in found["cases"])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("shape", "schedules"),
    [
        *representatives([(shape, 8) for shape in SHAPES[::-1]]),
        *(pytest.param(shape, 100, marks=pytest.mark.nightly) for shape in [*SHAPES, *LARGER]),
    ],
    ids=str,
)
@pytest.mark.parametrize("variant", representatives(VARIANTS))
def test_schedules(
    variant: str | None, shape: tuple[int, int, int, str], schedules: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No finding and no remark under any schedule; the result is the same to the bit under each: nothing is summed in
    an order that depends on it."""
    monkeypatch.setenv("WARPYARD_ARCH", "sm_100a")
    monkeypatch.delenv("WARPYARD_VARIANT", raising=False)
    monkeypatch.setenv("WARPYARD_EMULATOR_STRICT", "1")
    m, k, batches, inputs = shape
    task = tasks.load(FOLDER)
    monkeypatch.setattr(task.reference, "default_device", lambda: torch.device("cpu"))
    data = task.generate({"m": m, "k": k, "l": batches, "seed": m + k, "inputs": inputs})
    a, b, _, _, sfa, sfb, c = data
    first, emulator.statistics.notes = None, []
    for seed in range(schedules):
        monkeypatch.setenv("WARPYARD_EMULATOR_SEED", str(seed))
        c.fill_(float("nan"))
        nvfp4_gemv(a, b, sfa, sfb, out=c, variant=variant)
        if first is None:
            first = c.clone()
            good, message = task.verify(data, c)
            assert good, message
        assert torch.equal(c.view(torch.int16), first.view(torch.int16)), f"seed {seed}"
    assert not emulator.statistics.notes


@pytest.mark.parametrize("splits", range(1, 9))
def test_every_cluster_size(splits: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """17 stages of k, the last of them short, in clusters of 1 to 8 CTAs: unequal shares, all of them summed."""
    monkeypatch.setenv("WARPYARD_ARCH", "sm_100a")
    monkeypatch.delenv("WARPYARD_VARIANT", raising=False)
    monkeypatch.setattr(sharing, "splits_100", lambda shape, processors: splits)
    task = tasks.load(FOLDER)
    monkeypatch.setattr(task.reference, "default_device", lambda: torch.device("cpu"))
    m, k = 2 + splits, 4096 + 64  # another m each, so that no plan is taken from before
    data = task.generate({"m": m, "k": k, "l": 1, "seed": splits, "inputs": "full_range"})
    a, b, _, _, sfa, sfb, c = data
    c.fill_(float("nan"))
    nvfp4_gemv(a, b, sfa, sfb, out=c)
    good, message = task.verify(data, c)
    assert good, message
