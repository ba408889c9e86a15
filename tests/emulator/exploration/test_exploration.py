"""Chosen schedules find what an order decides, name it so that it can be run again, and say what was tried."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

import jit
from jit.emulator import EmulatorFinding, statistics
from jit.emulator.exploration.choices import Came, Choices, new_first
from tests.emulator.corpus.case import differences, discover, launch

SOURCE = Path(__file__).with_name("order.cu")
SEED = "WARPYARD_EMULATOR_SEED"


def run(monkeypatch: pytest.MonkeyPatch, kernel: str, schedules: str, block: int = 64, grid: int = 1) -> list[int]:
    """What a kernel leaves in `out` under some schedules."""
    monkeypatch.setenv(SEED, schedules)
    statistics.notes.clear()
    statistics.number = 0
    out, more = torch.full((256,), -1, dtype=torch.int32), [torch.zeros(1, dtype=torch.int32)]
    arguments = (out, *more) if kernel in ("last_cta", "takes_a_lock") else (out,)
    jit.load(SOURCE, arch="sm_90a")[kernel](*arguments, grid=grid, block=block)
    return [int(value) for value in out if value != -1]


def tried() -> tuple[str, list[str]]:
    """What the remark of the last launch says, and the orders that it names."""
    (note,) = [note for note in statistics.notes if note["kind"] == "schedules"]
    return note["message"], note["orders"]


def test_an_order_that_leaves_other_bytes_is_named_and_runs_again(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = run(monkeypatch, "first_come", "0")
    assert run(monkeypatch, "first_come", "all") == usual, "what seed 0 leaves stays"
    message, orders = tried()
    assert message.startswith("all orders up to 1 delay of ")
    results = {tuple(run(monkeypatch, "first_come", name)) for name in orders}
    assert results | {tuple(usual)} == {(0, 1), (1, 0)}
    assert run(monkeypatch, "first_come", orders[0].replace("1:", "2:")) == usual, "another launch has no delay"


def test_a_hang_of_one_order_is_found_and_runs_again(monkeypatch: pytest.MonkeyPatch) -> None:
    run(monkeypatch, "may_not_come", "0")
    with pytest.raises(EmulatorFinding) as caught:
        run(monkeypatch, "may_not_come", "all")
    assert caught.value.report["kind"] == "deadlock"
    name = caught.value.report["seed"]
    assert name.startswith("1:")
    with pytest.raises(EmulatorFinding) as again:
        run(monkeypatch, "may_not_come", name)
    assert again.value.report == caught.value.report


def test_two_delays_find_what_one_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(monkeypatch, "two_delays", "0") == [0]
    one, two = (tried_of(monkeypatch, schedules) for schedules in ("all", "all:2"))
    assert {tuple(run(monkeypatch, "two_delays", name)) for name in one} <= {(0,)}
    assert (1,) in {tuple(run(monkeypatch, "two_delays", name)) for name in two}


def tried_of(monkeypatch: pytest.MonkeyPatch, schedules: str) -> list[str]:
    run(monkeypatch, "two_delays", schedules)
    return tried()[1]


def test_steps_that_nobody_else_sees_are_not_delayed_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two warps, each with six steps, of which the last alone touches what the other one touches."""
    run(monkeypatch, "own", "all")
    message, orders = tried()
    assert message == "all orders up to 1 delay of 12 choices (3 run, 10 the same as one of these)"
    assert orders == []


@pytest.mark.parametrize("kernel", ["first_come", "two_delays", "own"])
def test_what_is_left_out_is_the_same_as_what_is_run(kernel: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With and without the reduction, the same contents of memory are left."""
    kinds = []
    for reduced in (True, False):
        if not reduced:
            monkeypatch.setattr(Choices, "also", lambda self, step: None)
        run(monkeypatch, kernel, "all:2")
        message, orders = tried()
        assert reduced or ", 0 the same" in message
        kinds.append({tuple(run(monkeypatch, kernel, name)) for name in orders})
    assert kinds[0] == kinds[1]


def test_a_limit_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    run(monkeypatch, "first_come", "all:2:3", block=128)
    message = tried()[0]
    assert message.startswith("undecided: ")
    assert "(3 run, " in message
    more = message.partition("; ")[2].partition(" ")[0]
    run(monkeypatch, "first_come", more, block=128)


def test_a_cluster_may_begin_last(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(monkeypatch, "last_cta", "0", block=32, grid=3) == [0, 1, 2]
    run(monkeypatch, "last_cta", "all", block=32, grid=3)
    results = {tuple(run(monkeypatch, "last_cta", name, block=32, grid=3)) for name in tried()[1]}
    assert {(2, 0, 1), (0, 2, 1)} <= results


def test_other_clusters_go_first_at_a_barrier_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between what takes a lock and the lock's words, where nothing but a barrier is a choice."""
    assert run(monkeypatch, "takes_a_lock", "0", grid=2)[:64] == [1] * 64
    with pytest.raises(EmulatorFinding) as caught:
        run(monkeypatch, "takes_a_lock", "all", grid=2)
    assert caught.value.report["kind"] == "race"
    assert "order.cu" in caught.value.report["order"]


def test_clusters_that_see_nothing_of_each_other_are_tried_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two delays are never in two of them: each has the orders that it has alone."""
    run(monkeypatch, "apart", "all:2", grid=1)
    alone = int(tried()[0].partition("(")[2].partition(" run")[0])
    run(monkeypatch, "apart", "all:2", grid=3)
    assert int(tried()[0].partition("(")[2].partition(" run")[0]) == 3 * (alone - 1) + 1
    assert len(set(run(monkeypatch, "apart", "1:2.1", grid=3))) == 2


def test_a_wait_may_give_up(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = run(monkeypatch, "gives_up", "1:usual")
    run(monkeypatch, "gives_up", "all")
    assert [usual[0] + 1] in [run(monkeypatch, "gives_up", name) for name in tried()[1]]


@pytest.mark.parametrize(
    "key", ["ring_counts:right", "tcgen05_cells:between two halves", "grid_order:last CTA", "release_chip:last_cta"]
)
def test_right_kernels_stay_right(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    source, case = discover()[key]
    monkeypatch.setenv(SEED, "all:1:200")
    statistics.notes.clear()
    assert list(differences(case, launch(source, case, torch.device("cpu")))) == []
    message, orders = tried()
    assert message.startswith("all orders up to 1 delay of "), message
    for name in orders:
        monkeypatch.setenv(SEED, name)
        assert list(differences(case, launch(source, case, torch.device("cpu")))) == []


def test_where_not_all_can_be_tried_new_places_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    loop = [
        Came((0, number), None, (0, warp, block))
        for number, (warp, block) in enumerate([(0, 1), (0, 2)] * 3 + [(1, 1)])
    ]
    assert [one.choice[1] for one in new_first(loop)] == [0, 1, 6, 2, 3, 4, 5]
    places: list[tuple[int, ...]] = []
    asked = Choices.delays

    def delays(self: Choices, cluster: int, step: tuple[int, int, int, int] | None = None, block: int = 0) -> bool:
        if late := asked(self, cluster, step, block):
            places.append(self.log[-1].place)
        return late

    monkeypatch.setattr(Choices, "delays", delays)
    run(monkeypatch, "again", "all:1:4")
    assert len(places) == len(set(places)) == 3, "no place twice"
