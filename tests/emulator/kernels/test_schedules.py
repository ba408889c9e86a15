"""The sm_90a kernels of all tasks under many schedules: every result right, no finding, no remark."""

from __future__ import annotations

import random

import pytest

from jit.emulator.machine.schedule import shuffle
from tests.checks import passes
from tests.selection import representatives

pytestmark = pytest.mark.usefixtures("copies")

# Task, variant, test cases: every form of a kernel (element types, head sizes, ragged ends, one and many CTAs), at
# sizes of which a schedule takes well below a second.
CASES = [
    ("nvfp4_gemv", "mma", (10, 11, 12)),
    ("nvfp4_gemv", "wgmma", (11, 12, 21)),
    ("xl_paged_attention", None, (1, 3, 5, 13, 21)),
    ("masked_decode", None, (6, 9, 12, 17, 19)),
    ("attn_dist", None, (1, 3, 4, 6)),
    ("sparse_mla_bwd", None, (1, 4, 7)),
    ("sparse_mla_bwd/phase1", None, (1, 2, 4)),
]
# Tiles of xl_paged_attention have rows that nobody uses: ldmatrix reads them, and no result depends on them.
KNOWN = {"xl_paged_attention": {"uninitialised-shared"}}


def checked(task: str, variant: str | None, case: int, schedules: int) -> None:
    words = ["--arch", "sm_90a", "-k", str(case), "--schedules", str(schedules), "--timeout", "800"]
    (result,) = passes(task, 1, *words, *(["--kernel", variant] if variant else []))["cases"]
    assert {remark.split(":")[0] for remark in result["remarks"]} <= KNOWN.get(task, set()), result["remarks"]


@pytest.mark.parametrize(
    ("task", "variant", "case"),
    representatives((task, variant, cases[0]) for task, variant, cases in CASES[::-1]),  # the quickest is the last
)
def test_a_few_schedules(task: str, variant: str | None, case: int) -> None:
    checked(task, variant, case, 5)


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("task", "variant", "case"), [(task, variant, case) for task, variant, cases in CASES for case in cases]
)
def test_100_schedules(task: str, variant: str | None, case: int) -> None:
    checked(task, variant, case, 100)


def test_warps_are_shuffled_as_python_does() -> None:
    """A seed means the same order as before the scheduler had a function of its own for it."""
    for count in (1, 2, 3, 8, 33):
        ours, theirs, here, there = list(range(count)), list(range(count)), random.Random(count), random.Random(count)
        for _ in range(20):
            shuffle(ours, here.getrandbits)
            there.shuffle(theirs)
            assert ours == theirs
