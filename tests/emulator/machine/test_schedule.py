"""When copies that are on their way arrive, by the seed of the schedule."""

from __future__ import annotations

import random

from jit.emulator.machine.schedule import Schedule
from tests.emulator.machine.stub_cluster import StubWarp, cluster


def _arrived(seed: int, blocked: bool = False) -> int:
    """How many of 40 copies have arrived after 40 rounds of a warp that may go on, or that waits."""
    group = cluster(1)
    group.doubts, group.launch.seed, group.pending = [], seed, [lambda: None] * 40
    (warp,) = group.warps
    assert isinstance(warp, StubWarp)
    warp.run = lambda *_: None  # type: ignore[attr-defined]
    warp.blocked = (lambda: False) if blocked else None
    schedule = Schedule(group, random.Random(seed))
    for _ in range(40):
        assert schedule.round(None)
    return 40 - len(group.pending)


def test_copies_arrive_early_under_some_seeds() -> None:
    """Seed 0 lets none arrive while a warp may go on; of others some let few, and some many."""
    assert _arrived(0) == 0
    counts = [_arrived(seed) for seed in range(1, 200)]
    assert counts.count(0) > 50
    assert sum(0 < count < 7 for count in counts) > 20
    assert sum(count > 7 for count in counts) > 20


def test_a_copy_arrives_where_no_warp_may_go_on() -> None:
    assert [_arrived(seed, blocked=True) for seed in range(3)] == [40] * 3
