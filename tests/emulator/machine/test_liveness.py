"""What is done with a cluster that no longer gets anywhere, and when it counts as one."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from jit.base.findings import EmulatorFinding
from jit.emulator.machine import liveness
from jit.emulator.machine.liveness import Liveness, endless, where
from jit.emulator.machine.spin import Loop
from tests.emulator.machine.stub_cluster import StubWarp, cluster, instruction

PATIENCE, ROUND = 20_000, 300


@pytest.fixture(autouse=True)
def _nobody_is_to_blame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(liveness.culprit, "blame", lambda group, warps: ("", ""))


class StubSchedule:
    def __init__(self, group: Any) -> None:
        self.warps, self.delivered = list(group.warps), 0

    def deliver(self) -> None:
        self.delivered += 1


def watched(warps: int = 2) -> Any:
    group = cluster(warps)
    return Liveness(group, StubSchedule(group))  # type: ignore[arg-type]


def blocks(warp: StubWarp, free: bool = False) -> None:
    warp.blocked = lambda: free
    warp.waiting_at = SimpleNamespace(inst=instruction("bar.sync", location="stub.cu:7"))
    warp.waits_for = lambda: "barrier 1"


# A round in which no warp could go on.


def test_a_cluster_whose_warps_all_wait_is_a_deadlock() -> None:
    watch = watched()
    for warp in watch.group.warps:
        blocks(warp)
    watch.group.warps[1].waiting_at = SimpleNamespace(inst=instruction("bar.sync", location="stub.cu:8"))
    with pytest.raises(EmulatorFinding) as caught:
        watch.unblock()
    report = caught.value.report
    assert (report["kind"], report["location"], report["kernel"], report["cta"]) == (
        "deadlock", "stub.cu:7", "stub", [0, 0, 0],
    )  # fmt: skip
    assert "no warp of the CTA can go on: " in report["message"]
    assert "at stub.cu:7 for barrier 1" in report["message"]
    assert [row["warp"] for row in report["waiting"]] == [0, 1]


def test_the_line_that_is_to_blame_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = watched()
    for warp in watch.group.warps:
        blocks(warp)
    monkeypatch.setattr(liveness.culprit, "blame", lambda group, warps: ("stub.cu:3", "nobody arrives"))
    with pytest.raises(EmulatorFinding, match="nobody arrives: no warp of the CTA can go on") as caught:
        watch.unblock()
    assert caught.value.report["location"] == "stub.cu:3"


def _moves(watch: Any) -> None:
    """Lanes that stand elsewhere come to another block."""
    warp = watch.group.warps[1]

    def run_others() -> int:
        warp.pcs[3] = 5
        return 1

    warp.run_others = run_others


def _tires(watch: Any) -> None:
    """They run for long."""
    watch.group.warps[0].others, watch.group.warps[1].tired = 1, True


def _frees(watch: Any) -> None:
    """They do what another warp waits for."""
    watch.group.warps[0].others = 1
    blocks(watch.group.warps[1], free=True)


def _expires(watch: Any) -> None:
    """A wait has a limit."""
    watch.group.warps[1].expires = lambda: None


@pytest.mark.parametrize("way", [_moves, _tires, _frees, _expires])
def test_there_is_a_way_out(way: Callable[[Any], None]) -> None:
    watch = watched()
    for warp in watch.group.warps:
        blocks(warp)
    way(watch)
    watch.unblock()


@pytest.mark.parametrize("others", [0, 1])
def test_lanes_that_run_and_change_nothing_are_no_way_out(others: int) -> None:
    watch = watched()
    for warp in watch.group.warps:
        blocks(warp)
        warp.others = others
    with pytest.raises(EmulatorFinding):
        watch.unblock()


def test_that_others_are_tired_counts_only_where_lanes_ran() -> None:
    watch = watched()
    for warp in watch.group.warps:
        blocks(warp)
    watch.group.warps[1].tired = True
    with pytest.raises(EmulatorFinding):
        watch.unblock()


def test_a_wait_ends_only_where_nothing_else_helps() -> None:
    watch, ended = watched(), []
    for warp in watch.group.warps:
        blocks(warp)
    watch.group.warps[0].expires = lambda: ended.append(1)
    _moves(watch)
    watch.unblock()
    assert not ended
    watch.unblock()  # the lanes stand where they stood
    assert ended == [1]


# A state that comes back.


def rounds(found: Any, group: Any) -> list[tuple[Loop, bool]]:
    """What is yielded, and whether the cluster had moved then."""
    return [(loop, group.moved) for loop in found]


def test_a_copy_may_change_a_state_that_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    watch, asked = watched(), []
    monkeypatch.setattr(liveness, "others_work", lambda warp: pytest.fail("a copy is on its way"))
    monkeypatch.setattr(watch.recurrence, "again", lambda: asked.append(1))
    watch.group.pending.append(lambda: None)
    assert rounds(watch.leave_recurrence(), watch.group) == []
    assert (watch.schedule.delivered, asked) == (1, [1])


def test_so_may_lanes_that_stand_elsewhere_and_other_clusters(monkeypatch: pytest.MonkeyPatch) -> None:
    watch, looked = watched(), []
    works = {0: False, 1: True}
    monkeypatch.setattr(liveness, "others_work", lambda warp: looked.append(warp.number) or works[warp.number])
    assert rounds(watch.leave_recurrence(), watch.group) == []
    assert looked == [0, 1], "each warp has its turn"
    works[1] = False
    assert rounds(watch.leave_recurrence(), watch.group) == [(Loop.ROUND, False)]
    assert watch.group.moved
    assert watch.schedule.delivered == 0


# Warps that run without a wait.


def tire(watch: Any, budget: int = 0) -> None:
    for warp in watch.group.warps:
        warp.tired, warp.budget = True, budget


def calls(watch: Any, most: int = 200) -> int:
    """In which call the warps count as looping; 0 for none."""
    return next((number for number in range(1, most + 1) if watch.spins()), 0)


@pytest.mark.parametrize(
    ("budget", "found"), [(0, 67), (ROUND + 100, 50), (5_000, 4), (PATIENCE - 1, 2), (PATIENCE, 1)]
)
def test_warps_may_run_for_long_without_a_wait(budget: int, found: int) -> None:
    """A round counts as 300 blocks at least; the warp that has run the fewest counts."""
    watch = watched()
    tire(watch, budget)
    watch.group.warps[1].budget += 7
    assert calls(watch) == found
    watch.stirred()
    assert calls(watch) == found


def _waiting(watch: Any) -> None:
    for warp in watch.group.warps:
        blocks(warp)


def _pending(watch: Any) -> None:
    watch.group.pending.append(lambda: None)


def _fresh(watch: Any) -> None:
    watch.group.warps[0].tired = False


def _freed(watch: Any) -> None:
    blocks(watch.group.warps[1], free=True)


@pytest.mark.parametrize("what", [_waiting, _pending, _fresh, _freed])
def test_they_loop_only_where_nothing_else_can_happen(what: Callable[[Any], None]) -> None:
    """What was counted before counts no more."""
    watch = watched()
    tire(watch, 5_000)
    assert [watch.spins() for _ in range(3)] == [False] * 3
    what(watch)
    assert calls(watch) == 0
    for warp in watch.group.warps:
        warp.blocked = None
    tire(watch, 5_000)
    watch.group.pending.clear()
    assert calls(watch) == 4


def test_one_that_waits_does_not_keep_the_others_from_looping() -> None:
    watch = watched()
    tire(watch, 5_000)
    blocks(watch.group.warps[1])
    watch.group.warps[1].tired = False
    assert calls(watch) == 4


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Loop, set[Any]]]:
    """What looks at the loops find, one after the other; the last for ever. Nobody waits for the time, and no lanes
    stand elsewhere."""
    found: list[tuple[Loop, set[Any]]] = []
    monkeypatch.setattr(liveness, "look", lambda warps: found.pop(0) if len(found) > 1 else found[0])
    monkeypatch.setattr(liveness, "ticks", lambda warp: False)
    monkeypatch.setattr(liveness, "others_work", lambda warp: False)
    return found


def test_warps_that_work_may_go_on_for_twice_as_long(looks: list[Any]) -> None:
    watch = watched()
    tire(watch, 5_000)
    looks += [(Loop.WORKS, set())]
    for found in (4, 8, 16):
        assert calls(watch) == found
        assert rounds(watch.leave_spin(), watch.group) == []
        assert watch.group.moved


def test_what_they_ran_before_they_were_looked_at_counts_no_more(looks: list[Any]) -> None:
    watch = watched()
    tire(watch, 2 * PATIENCE - 1)
    looks += [(Loop.WORKS, set())]
    assert calls(watch) == 1
    assert rounds(watch.leave_spin(), watch.group) == []
    assert calls(watch) == 2


def test_loops_that_wait_are_asked_again_after_other_clusters(looks: list[Any]) -> None:
    watch = watched()
    tire(watch, 5_000)
    assert calls(watch) == 4
    looks += [(Loop.POLLS, {1, 2}), (Loop.ROUND, {1}), (Loop.ROUND, {3}), (Loop.WORKS, {1})]  # {3}: another block
    assert rounds(watch.leave_spin(), watch.group) == [(Loop.POLLS, True), (Loop.ROUND, False)]
    assert watch.group.moved
    assert calls(watch) == 4, "as patient as at first"


def test_a_loop_that_changes_memory_is_asked_once(looks: list[Any]) -> None:
    watch = watched()
    looks += [(Loop.STIRS, set())]
    assert rounds(watch.leave_spin(), watch.group) == [(Loop.STIRS, True)]


def test_loops_that_begin_to_work_are_left(looks: list[Any]) -> None:
    watch = watched()
    looks += [(Loop.ROUND, {1}), (Loop.WORKS, {1})]
    assert rounds(watch.leave_spin(), watch.group) == [(Loop.ROUND, True)]
    assert watch.group.moved


def test_what_frees_a_warp_ends_the_asking(looks: list[Any]) -> None:
    watch = watched()
    blocks(watch.group.warps[1])
    looks += [(Loop.ROUND, {1})]
    asked = watch.leave_spin()
    assert [next(asked), next(asked)] == [Loop.ROUND] * 2
    blocks(watch.group.warps[1], free=True)
    assert list(asked) == []


def test_lanes_elsewhere_that_work_end_it_before_other_clusters_are_asked(
    looks: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    watch, ran = watched(), []
    monkeypatch.setattr(liveness, "others_work", lambda warp: ran.append(warp.number) or warp.number == 1)
    looks += [(Loop.ROUND, {1})]
    assert list(watch.leave_spin()) == []
    assert ran == [0, 1]


def test_clocks_leap_where_all_wait_for_the_time(looks: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time twice as far. After 40 times no time ends the loop."""
    watch, leaps = watched(3), []
    tire(watch, 5_000)
    blocks(watch.group.warps[1])
    watch.group.warps[2].done = True
    monkeypatch.setattr(liveness, "ticks", lambda warp: warp.number == 0)
    monkeypatch.setattr(liveness, "leap", lambda warps, cycles: leaps.append((len(warps), cycles)))
    looks += [(Loop.WORKS, set())]
    for _ in range(40):
        assert calls(watch) == 4
        assert list(watch.leave_spin()) == []
    assert leaps == [(3, 1 << 16 + number) for number in range(40)]
    with pytest.raises(EmulatorFinding, match="all that it looks at is the clock"):
        list(watch.leave_spin())


def test_clocks_stay_where_one_does_something_else(looks: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    watch = watched()
    monkeypatch.setattr(liveness, "ticks", lambda warp: warp.number == 0)
    monkeypatch.setattr(liveness, "leap", lambda warps, cycles: pytest.fail("warp 1 works"))
    looks += [(Loop.WORKS, set())]
    assert list(watch.leave_spin()) == []
    monkeypatch.setattr(liveness, "ticks", lambda warp: True)
    looks[:] = [(Loop.STIRS, set())]
    assert list(watch.leave_spin()) == [Loop.STIRS]


# Where the warps are.


def test_those_that_run_are_named_and_else_those_that_wait() -> None:
    group = cluster(3)
    running, waiting, done = group.warps
    blocks(waiting)
    done.done = True
    first = {"cta": [0, 0, 0], "warp": 0, "location": "stub.cu:1", "instruction": "bra",
             "waits_for": "a value in memory that does not change"}  # fmt: skip
    assert where([group]) == [first]
    blocks(running)
    assert [(row["warp"], row["instruction"], row["waits_for"]) for row in where([group])] == [
        (0, "bar.sync", "barrier 1"), (1, "bar.sync", "barrier 1"),
    ]  # fmt: skip
    running.waits_for = None
    assert where([group])[0]["waits_for"] == ""


def test_a_loop_stands_at_the_first_line_that_its_block_has() -> None:
    group = cluster(1)
    block = SimpleNamespace(insts=[instruction("mov", location=""), instruction("ld", location="stub.cu:5")])
    group.launch.program.blocks = [SimpleNamespace(insts=[instruction("never")]), block]
    group.warps[0].pcs[:] = 1
    group.warps[0].pcs[4] = 7
    assert where([group])[0]["location"] == "stub.cu:5"
    block.insts = [instruction("mov", location="")]
    assert where([group])[0]["instruction"] == "mov"


@pytest.mark.parametrize("name", ["%clock64", "%globaltimer"])
def test_a_loop_over_a_clock_waits_for_a_time(name: str) -> None:
    group = cluster(1)
    group.launch.program.blocks[0].insts = [instruction("mov", "%rd1", name)]
    assert where([group])[0]["waits_for"] == "a time that does not come"


def test_lanes_that_wait_for_others_have_a_row_of_their_own() -> None:
    group = cluster(1)
    site = SimpleNamespace(inst=instruction("shfl.sync", location="stub.cu:9"))
    group.warps[0].meetings = [SimpleNamespace(site=site, members=0xFF, lanes=0b1011)]
    rows = where([group])
    assert len(rows) == 2
    assert (rows[1]["location"], rows[1]["instruction"], rows[1]["warp"]) == ("stub.cu:9", "shfl.sync", 0)
    assert rows[1]["waits_for"] == "all lanes of the member mask 0x000000ff, as lanes 0–1, 3 do"


def test_an_endless_loop_is_reported_at_the_first_warp() -> None:
    group, other = cluster(2), cluster(1)
    other.launch.program.name = "another"
    other.launch.program.blocks[0].insts = [instruction("bra", location="stub.cu:3")]
    group.launch.program.blocks.append(SimpleNamespace(insts=[instruction("jmp", location="stub.cu:2")]))
    group.warps[1].pcs[:] = 1
    with pytest.raises(EmulatorFinding) as caught:
        endless([group, other], "nobody ends it")
    report = caught.value.report
    assert report["message"].startswith("every warp that has not exited is in an endless loop, and nobody ends it: ")
    assert (report["kind"], report["kernel"], report["location"], report["instruction"], report["cta"],
            report["warp"]) == ("endless-loop", "stub", "stub.cu:1", "bra", [0, 0, 0], 0)  # fmt: skip
    assert [row["location"] for row in report["waiting"]] == ["stub.cu:1", "stub.cu:2", "stub.cu:3"]
