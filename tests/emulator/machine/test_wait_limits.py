"""Which waits end by themselves, and when they no longer do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from jit.emulator.machine.wait_limits import WaitLimits
from jit.emulator.native import frame as f
from tests.emulator.machine.stub_cluster import StubWarp, barrier, cluster, mbarrier

MOST = 4_000


def wait(warp: StubWarp, ended: list[StubWarp] | None = None) -> None:
    """The warp waits for a phase that does not come, as long as try_wait does."""
    warp.blocked = lambda: False
    warp.expires = lambda: ended.append(warp) if ended is not None else None


def ends(limits: WaitLimits, warps: list[StubWarp], change: Callable[[int], None] = lambda _: None) -> int:
    """How often the waits of all the warps end, one after the other; no more than 5000 times."""
    for number in range(1, 5_001):
        for warp in warps:
            wait(warp)
        change(number)
        if not limits.end(warps):  # type: ignore[arg-type]
            return number - 1
    return 5_000


def test_the_waits_that_have_a_limit_end() -> None:
    group, ended = cluster(3), list[StubWarp]()
    limited, unlimited, running = group.warps
    wait(limited, ended)
    unlimited.blocked = never = lambda: False
    assert WaitLimits(group).end(group.warps)
    assert ended == [limited]
    assert (limited.blocked, limited.expires) == (None, None)
    assert unlimited.blocked is never
    assert running.blocked is None


def test_nothing_ends_where_no_wait_has_a_limit() -> None:
    group = cluster()
    group.warps[0].blocked = lambda: False
    group.warps[1].expires = lambda: pytest.fail("it waits for nothing")
    assert not WaitLimits(group).end(group.warps)


def test_warps_that_come_back_to_what_they_were_go_round() -> None:
    """The registers of the third round on are compared: the fourth is as the third."""
    group = cluster()
    assert ends(WaitLimits(group), group.warps) == 3


@pytest.mark.parametrize("which", [0, 1])
def test_a_loop_that_counts_has_a_limit_of_its_own(which: int) -> None:
    group = cluster()
    count = lambda number: setattr(group.warps[which], "register", number)  # noqa: E731
    assert ends(WaitLimits(group), group.warps[:1], count) == MOST
    assert ends(WaitLimits(group), group.warps[:1], lambda number: group.warps[which].pcs.fill(number)) == MOST


@pytest.mark.parametrize(("last", "found"), [(2, 3), (3, 3), (63, 63), (64, MOST)])
def test_rounds_3_to_64_are_compared(last: int, found: int) -> None:
    """The registers change up to a round, and then no more."""
    group = cluster()
    assert ends(WaitLimits(group), group.warps, lambda n: setattr(group.warps[0], "register", min(n, last))) == found


def test_what_is_no_register_is_not_compared() -> None:
    group = cluster()
    assert ends(WaitLimits(group), group.warps, lambda n: group.warps[0].frame[: f.REGISTERS].fill(n)) == 3


def _fewer(group: Any) -> Iterator[Callable[[], None]]:
    yield lambda: group.warps.pop()


def _of_mbarriers(group: Any) -> Iterator[Callable[[], None]]:
    for name in ("phase", "pending", "bytes"):
        yield lambda name=name: setattr(group.ctas[0].mbarriers[0], name, 7)
    yield lambda: group.ctas[0].mbarriers.update({8: mbarrier()})
    yield lambda: setattr(group.ctas[0], "mbarriers", {16: group.ctas[0].mbarriers[0]})


def _of_barriers(group: Any) -> Iterator[Callable[[], None]]:
    for name in ("phase", "arrived"):
        yield lambda name=name: setattr(group.ctas[0].barriers[1], name, 7)
    yield lambda: group.ctas[0].barriers.update({2: barrier()})
    yield lambda: setattr(group.ctas[0], "barriers", {3: group.ctas[0].barriers[1]})


def _of_the_cluster(group: Any) -> Iterator[Callable[[], None]]:
    yield lambda: setattr(group, "cluster_barrier", SimpleNamespace(phase=0, arrived=[]))
    group.cluster_barrier = SimpleNamespace(phase=0, arrived=[])
    yield lambda: setattr(group.cluster_barrier, "phase", 1)
    yield lambda: group.cluster_barrier.arrived.append(0)


@pytest.mark.parametrize("changes", [_fewer, _of_mbarriers, _of_barriers, _of_the_cluster])
def test_a_barrier_that_changes_has_it_counted_again(changes: Callable[[Any], Iterator[Callable[[], None]]]) -> None:
    """So does a warp that ends. What was compared before no longer counts."""
    group = cluster(3)
    limits = WaitLimits(group)
    for change in changes(group):
        assert ends(limits, group.warps) <= 3
        change()
        assert ends(limits, group.warps) == 3


def test_the_limit_of_a_loop_that_counts_begins_again_too() -> None:
    group = cluster()
    limits = WaitLimits(group)
    phase = lambda number: setattr(group.ctas[0].mbarriers[0], "phase", number // 3_000)  # noqa: E731

    def change(number: int) -> None:
        group.warps[0].register = number
        phase(number)

    assert ends(limits, group.warps, change) == 5_000
