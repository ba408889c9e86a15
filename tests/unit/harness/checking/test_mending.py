"""Which findings have no change of the submission looked for."""

from __future__ import annotations

import pytest

from harness.checking import mending
from jit.emulator import Allocation
from jit.emulator.machine.global_memory import Memory


@pytest.mark.parametrize(
    ("one", "all_of_it"),
    [
        (Allocation(1 << 20, 64, "argument 0 (x)", on_host=True), True),
        (Allocation(1 << 20, 64, "argument 0 (x)", freed="at a.cu:5"), True),
        (Allocation(1 << 20, 64, "argument 0 (x)", peer="cuda:1"), True),
        (Allocation(1 << 20, 8, "argument 0 (x)"), False),  # beyond its end, where an index may be wrong
    ],
)
def test_memory_that_the_kernel_cannot_reach_is_the_whole_cause(one: Allocation, all_of_it: bool) -> None:
    params = Allocation(1 << 30, 0, "parameters")
    assert mending.says_all(Memory([one], [], params).near((1 << 20) + 16)) == all_of_it


def test_a_count_that_other_arrivals_meet_says_all() -> None:
    assert mending.says_all(
        "the mbarrier at shared 0x410 has a count of 128, and 4 arrivals come in a phase, at a.py:61"
    )
    assert not mending.says_all("the mbarrier at shared 0x410 waits for 4 arrivals")
