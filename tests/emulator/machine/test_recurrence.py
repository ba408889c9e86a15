"""When a cluster counts as one that goes round for ever."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from jit.emulator.machine import recurrence
from jit.emulator.machine.recurrence import Recurrence
from jit.emulator.native import frame as f
from tests.emulator.machine.stub_cluster import cluster

# States are taken in rounds 1, 2, 4 and 8; from round 9 on the state of round 8 has come back four times.
SEEN = 12


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, in seconds: long after the start."""
    times = [100.0]
    monkeypatch.setattr(recurrence.time, "monotonic", lambda: times[0])
    return times


def watched(group: Any, now: list[float]) -> Recurrence:
    made = Recurrence(group)
    now[0] += 10
    return made


def rounds(watch: Recurrence, change: Callable[[int], None] = lambda _: None, most: int = 40) -> int:
    """The first round in which the state has come back often enough; 0 for none. All warps run in each."""
    for number in range(1, most + 1):
        watch.ran.update(watch.group.warps)
        change(number)
        if watch.look():
            return number
    return 0


def test_a_state_that_stays_has_come_back_after_some_rounds(now: list[float]) -> None:
    assert rounds(watched(cluster(), now)) == SEEN


def test_a_cluster_that_has_not_run_for_a_second_is_not_looked_at(now: list[float]) -> None:
    watch = Recurrence(cluster())
    now[0] = 100.999
    assert rounds(watch) == 0
    assert watch.rounds == 0
    now[0] = 101.0
    assert rounds(watch) == SEEN


def _mbarrier(group: Any, name: str) -> Callable[[int], None]:
    return lambda number: setattr(group.ctas[0].mbarriers[0], name, number)


def _barrier(group: Any, name: str) -> Callable[[int], None]:
    return lambda number: setattr(group.ctas[0].barriers[1], name, number)


CHANGES: dict[str, Callable[[Any], Callable[[int], None]]] = {
    "the place of the first warp": lambda group: lambda number: group.warps[0].pcs.fill(number),
    "the place of another warp": lambda group: lambda number: group.warps[1].pcs.fill(number),
    "a register of the first warp": lambda group: lambda number: setattr(group.warps[0], "register", number),
    "a register of another warp": lambda group: lambda number: setattr(group.warps[1], "register", number),
    "local memory": lambda group: lambda number: group.warps[1].local.fill(number),
    "shared memory": lambda group: lambda number: group.ctas[0].shared.fill(number),
    "global memory": lambda group: lambda number: group.launch.memory.arrays[0].fill(number),
    "a phase": lambda group: lambda number: setattr(group.ctas[0].mbarriers[0], "phase", number >> 1),
    "the arrivals that a phase lacks": lambda group: _mbarrier(group, "pending"),
    "the bytes that a phase lacks": lambda group: _mbarrier(group, "bytes"),
    "the threads of a barrier": lambda group: _barrier(group, "threads"),
    "the arrivals at a barrier": lambda group: _barrier(group, "arrived"),
    "the copies on their way": lambda group: lambda number: group.pending.append(number),
    "the arrivals at the cluster's barrier": lambda group: (
        lambda number: setattr(group, "cluster_barrier", SimpleNamespace(arrived=[0] * number))
    ),
    "whether the cluster has come to its barrier": lambda group: (
        lambda number: setattr(group, "cluster_barrier", SimpleNamespace(arrived=[0]) if number % 2 else None)
    ),
    "where an mbarrier is": lambda group: (
        lambda number: setattr(group.ctas[0], "mbarriers", {8 * number: group.ctas[0].mbarriers.popitem()[1]})
    ),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_change_of_anything_is_another_state(now: list[float], what: str) -> None:
    """A phase that has changed twice has the same parity, which is all that a kernel can see of it."""
    group = cluster()
    assert rounds(watched(group, now), CHANGES[what](group), 15) == 0


def test_a_phase_of_the_same_parity_is_the_same(now: list[float]) -> None:
    group = cluster()
    assert rounds(watched(group, now), lambda number: setattr(group.ctas[0].mbarriers[0], "phase", 2 * number)) == SEEN


def test_what_is_no_register_does_not_count(now: list[float]) -> None:
    """The frame's head has counters, which change all the time."""
    group = cluster()
    assert rounds(watched(group, now), lambda number: group.warps[0].frame[: f.REGISTERS].fill(number)) == SEEN


def test_it_has_come_back_where_all_ran_that_may_go_on(now: list[float]) -> None:
    group = cluster(3)
    one, other, last = group.warps

    def looks(*ran: Any) -> int:
        watch = watched(group, now)
        for number in range(1, 16):
            watch.ran.update(ran)
            if watch.look():
                return number
        return 0

    assert looks(one, other) == 0, "the last may go on"
    last.blocked = lambda: True
    assert looks(one, other) == 0, "so may one that waits for what is there"
    last.blocked = lambda: False
    assert looks(one, other) == SEEN
    last.done, last.blocked = True, None
    assert looks(one, other) == SEEN
    for warp in group.warps:
        warp.done, warp.blocked = False, lambda: False
    assert looks() == 0, "nobody ran, which the deadlock is for"


def test_warps_may_take_several_rounds_to_run(now: list[float]) -> None:
    """The first runs in each round, the other in every second one: the state has come back with it alone."""
    group = cluster()
    watch = watched(group, now)
    found = []
    for number in range(1, 40):
        watch.ran.update(group.warps[: 1 + number % 2])
        if watch.look():
            found.append(number)
            break
    # To the state of round 8, in rounds 9, 11, 13 and 15.
    assert found == [15]


@pytest.mark.parametrize("name", ["%clock", "%clock64", "%clock_hi", "%globaltimer", "%globaltimer_lo"])
def test_a_kernel_that_looks_at_a_clock_goes_on(now: list[float], name: str) -> None:
    group = cluster()
    group.launch.program.specials = {"%tid.x": 0, name: 256}
    assert rounds(watched(group, now)) == 0
    group.launch.program.specials = {"%tid.x": 0}
    assert rounds(watched(group, now)) == SEEN


def test_memory_that_is_too_large_is_not_compared(now: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    group = cluster()
    group.launch.memory.arrays = [np.zeros(60, np.uint8), np.zeros(10, np.uint32)]
    monkeypatch.setattr(recurrence, "_MOST", 100)
    assert rounds(watched(group, now)) == SEEN
    monkeypatch.setattr(recurrence, "_MOST", 99)
    watch = watched(group, now)
    assert rounds(watch) == 0
    assert watch.rounds == 1, "once is enough to know"
    group.launch.owners = SimpleNamespace(touched=[True, False])
    assert rounds(watched(group, now)) == SEEN, "only what was written counts"
    group.launch.owners.touched = [True, True]
    assert rounds(watched(group, now)) == 0


def test_64_mebibytes_are_not_too_large() -> None:
    group, most = cluster(), 64 << 20
    group.launch.memory.arrays = [SimpleNamespace(nbytes=most, data=b"")]
    assert recurrence.whole(group)
    group.launch.memory.arrays = [SimpleNamespace(nbytes=most + 1, data=b"")]
    assert recurrence.whole(group) is None


def test_what_nobody_wrote_is_not_compared(now: list[float]) -> None:
    group = cluster()
    group.launch.owners = SimpleNamespace(touched=[False, True])  # there may be more owners than arrays
    assert rounds(watched(group, now), lambda number: group.launch.memory.arrays[0].fill(number)) == SEEN
    group.launch.owners.touched = [True, False]
    assert rounds(watched(group, now), lambda number: group.launch.memory.arrays[0].fill(number)) == 0


def test_after_a_change_from_outside_all_is_counted_again(now: list[float]) -> None:
    watch = watched(cluster(), now)
    assert rounds(watch, most=SEEN - 1) == 0
    watch.again()
    assert rounds(watch) == SEEN


def test_memory_is_read_only_where_the_first_warp_has_come_back(
    now: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be 64 MiB, each round."""
    read, whole = [], recurrence.whole
    monkeypatch.setattr(recurrence, "whole", lambda group: read.append(group) or whole(group))
    group = cluster()
    group.warps[0].done = True  # the first that has not ended counts
    assert rounds(watched(group, now), CHANGES["a register of another warp"](group), 15) == 0
    assert len(read) == 4, "in rounds 1, 2, 4 and 8"
    read.clear()
    assert rounds(watched(group, now), CHANGES["the place of another warp"](group), 15) == 0
    assert len(read) == 4
    for warp in group.warps:
        warp.done = True
    assert rounds(watched(group, now), lambda number: None, 15) == SEEN
