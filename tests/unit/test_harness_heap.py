"""The heaps of a submission's process and of its service keep away from each other."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from harness.wire import heap

_GROWS = """
from harness.wire import heap
def end():
    rows = [line.split() for line in open("/proc/self/maps")]
    return max((int(row[0].partition("-")[2], 16) for row in rows if row[-1] == "[heap]"), default=0)
{first}
before, kept = end(), [bytes(64 << 10) for _ in range(1000)]
print(end() - before >> 20)
"""


def grown(first: str) -> int:
    """MiB by which the heap grows while 62 MiB are allocated."""
    words = [sys.executable, "-c", _GROWS.format(first=first)]
    done = subprocess.run(words, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True)
    return int(done.stdout)


def test_a_heap_that_stays_does_not_grow() -> None:
    assert grown("") > 50
    assert grown("heap.stays()") == 0
    assert grown("heap.stays(); heap.stays()") == 0


@pytest.mark.parametrize(
    ("one", "other", "near"),
    [
        (0x5555_0000_0000, 0x5555_4000_0000, True),  # a program that may lie anywhere: both heaps may grow
        (0x5555_0000_0000, 0x6355_0000_0000, False),
        (0x0120_0000, 0x01A0_0000, True),  # behind a program that lies at 0x400000: a few MB of each
        (0x0120_0000, 0x0320_0000, False),
        (0x0120_0000, 0x5555_0000_0000, False),
    ],
)
def test_heaps_are_close(one: int, other: int, near: bool) -> None:
    assert heap.close(one, other) is heap.close(other, one) is near
