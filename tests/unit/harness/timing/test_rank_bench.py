"""What the times of a case of several ranks are made of."""

from __future__ import annotations

import pytest

from harness.tasks.cases import Case
from harness.timing.rank_bench import Spent, conclude
from harness.timing.record import Timing

CASE = Case({"world_size": 2, "seed": 1}, "world_size: 2", "benchmark", 0)
EMPTY = Spent([100e3, 110e3, 90e3], [300e3, 320e3, 280e3])


def concluded(spent: Spent, case: Case = CASE) -> Timing:
    timing = Timing(case)
    conclude(case, timing, EMPTY, spent)
    assert timing.device is not None
    return timing


def test_what_calls_that_do_nothing_take_is_taken_off() -> None:
    timing = concluded(Spent([1100e3, 1120e3, 1080e3], [300e3] * 3, [900e3] * 3))
    assert timing.raw_ns == [1000e3, 1020e3, 980e3]
    assert (timing.calls, timing.verified, timing.distinct) == (3, 3, 3)
    assert "less 100.0 us" in timing.notes[0]
    assert "the slowest one takes 900.0 us" in timing.notes[0]


def test_no_time_is_nothing() -> None:
    assert concluded(Spent([80e3], [300e3], [1e3])).raw_ns == [1.0]


@pytest.mark.parametrize(("handed", "added"), [(310e3, 0), (355e3, 0), (400e3, 90e3), (1310e3, 1000e3)])
def test_work_that_is_put_off_is_added(handed: float, added: float) -> None:
    """A twentieth of the call is forgiven, and what handing over nothing differs by."""
    timing = concluded(Spent([1100e3] * 5, [handed] * 5, [1.0] * 5))
    assert timing.raw_ns == [1000e3 + added] * 5
    assert any("handing over the outputs took" in note for note in timing.notes) == bool(added)


def test_contents_that_repeat_are_told() -> None:
    timing = concluded(Spent([1100e3], [300e3], [1.0]), Case({"world_size": 2}, "", "benchmark", 0))
    assert timing.distinct == 1
    assert any("a submission that keeps its answers is not seen" in note for note in timing.notes)
