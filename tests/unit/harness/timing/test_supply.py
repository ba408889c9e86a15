"""Inputs of timed calls: no contents come twice, and what is made of old inputs is what a task's reference takes."""

from __future__ import annotations

import random
import time
from types import SimpleNamespace
from typing import Any

import pytest
import torch

from harness import tasks
from harness.timing import roofline, supply
from harness.wire import transfer
from tests.paths import AXPY

TASKS = [pytest.param(task, id=name) for name, task in tasks.discover().items()]


def _tensors(data: Any) -> list[torch.Tensor]:
    return [item for item in data if isinstance(item, torch.Tensor)]


@pytest.mark.parametrize("task", TASKS)
def test_refreshed_inputs_are_others_and_the_reference_takes_them(
    task: tasks.Task, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supply, "_QUICK_BESIDE_REFRESH", 0.0)
    assert task.refreshes
    session: Any = SimpleNamespace(task=task)
    given = supply.Supply(session, task.tests[0], 7, 1)
    packed = [given.next() for _ in range(4)]
    assert given.distinct == 4
    assert len({one.payload for one in packed}) == 1, "shapes and plain values stay, so that a captured graph does"
    floating = [
        [transfer.raw_bytes(tensor).clone() for tensor in _tensors(one.clone()) if tensor.is_floating_point()][:2]
        for one in packed
    ]
    for number, one in enumerate(floating):
        for other in floating[:number]:
            assert not any(torch.equal(a, b) for a, b in zip(one, other, strict=True))
    expected = [task.expected(one.clone()) for one in packed]
    for one, output in zip(packed, expected, strict=True):
        assert task.verify(one.clone(), output)[0]
        assert not task.verify(one.clone(), expected[1 if output is expected[0] else 0])[0], "an old answer serves"


@pytest.mark.parametrize("quick", [True, False])
def test_several_sets_at_once_are_those_that_come_one_by_one(quick: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supply, "_QUICK_BESIDE_REFRESH", 1e9 if quick else 0.0)
    session: Any = SimpleNamespace(task=tasks.discover()["nvfp4_gemv"])
    case = session.task.tests[0]
    one_by_one, at_once = supply.Supply(session, case, 7, 2), supply.Supply(session, case, 7, 2)
    expected = [one_by_one.next() for _ in range(15)]
    given = at_once.several(3) + at_once.several(11) + [at_once.next()]
    assert at_once.distinct == one_by_one.distinct == 15
    for one, other in zip(given, expected, strict=True):
        for tensor, wanted in zip(_tensors(one.clone()), _tensors(other.clone()), strict=True):
            assert torch.equal(transfer.raw_bytes(tensor), transfer.raw_bytes(wanted))


def test_what_a_refresh_leaves_alone_is_copied_as_soon_as_one_writes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scales in host memory are the same memory in all sets, until a refresh writes them."""
    monkeypatch.setattr(supply, "_QUICK_BESIDE_REFRESH", 0.0)
    task = tasks.discover()["nvfp4_gemv"]
    given = supply.Supply(SimpleNamespace(task=task), task.tests[0], 7, 2)  # type: ignore[arg-type]
    given.several(8)
    first = given.several(4)
    assert len({one.storages[2].data_ptr() for one in first}) == 2, "of the two sets that take turns"
    assert len({one.storages[0].data_ptr() for one in first}) == 4
    refresh = task.reference.refresh

    def other(data: Any, seed: int, **rest: Any) -> None:
        refresh(data, seed, **rest)
        data[2].view(torch.uint8).bitwise_xor_(1)

    monkeypatch.setattr(task.reference, "refresh", other)
    later = given.several(6)
    assert len({one.storages[2].data_ptr() for one in later}) == 6
    scales = [one.clone()[2].view(torch.uint8) for one in later]  # two sets are made anew, and have their turns
    for one in scales[2:]:
        assert sum(torch.equal(one, made ^ 1) for made in scales[:2]) == 1


def test_refreshed_inputs_repeat_with_their_secret() -> None:
    task = tasks.discover()["attn_dist"]
    case = task.tests[0]
    made = []
    for secret in (1, 1, 2):
        data = task.generate(case.args)
        task.refresh(data, case.of_seed(supply.seed_of(secret, 0)))
        made.append(data[0])
    assert torch.equal(made[0], made[1])
    assert not torch.equal(made[0], made[2])


def test_a_task_that_makes_no_new_inputs_of_old_ones_says_how_many_there_were(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supply, "_QUICK_SECONDS", 0.0)
    task = tasks.load(AXPY)
    assert not task.refreshes
    given = supply.Supply(SimpleNamespace(task=task), task.tests[0], 7, 2)  # type: ignore[arg-type]
    packed = [given.next() for _ in range(6)]
    assert given.distinct == 3
    assert packed[3] is packed[5]


def test_no_contents_come_twice_because_others_took_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """A set that is made while the machine is busy, which takes a second then, is not one that takes long to make."""
    task = tasks.load(AXPY)
    generate = task.reference.generate_input

    def stalled(**args: int) -> Any:
        time.sleep(1.0 if given.distinct == 2 else 0.0)
        return generate(**args)

    monkeypatch.setattr(task.reference, "generate_input", stalled)
    given = supply.Supply(SimpleNamespace(task=task), task.tests[0], 7, 2)  # type: ignore[arg-type]
    first = [_tensors(given.next().clone())[0] for _ in range(6)]
    assert given.distinct == 6
    assert not any(torch.equal(one, other) for number, one in enumerate(first) for other in first[:number])


@pytest.mark.parametrize("quick", [True, False])
def test_the_form_is_that_of_the_set_whose_shapes_the_inputs_have(quick: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A refresh gives other contents, and leaves lengths that followed the seed of the set."""
    for name in ("_QUICK_SECONDS", "_QUICK_BESIDE_REFRESH"):
        monkeypatch.setattr(supply, name, 1e9 if quick else 0.0)
    task = tasks.load(tasks.OWN_TASKS / "xl_paged_attention")
    case = next(case for case in task.tests if case.args.get("lengths") == "ragged")
    given = supply.Supply(SimpleNamespace(task=task), case, random.randrange(1 << 60), 2)  # type: ignore[arg-type]
    seeds = set()
    for _ in range(7):
        lengths = given.next().clone()[6]
        (args,) = given.forms
        assert lengths.tolist() == list(
            task.reference.context_lengths(args["num_seqs"], args["context"], args["lengths"], args["seed"])
        )
        seeds.add(args["seed"])
    assert len(seeds) == (7 if quick else 3)


def test_each_call_is_held_against_its_own_work() -> None:
    """Half of the calls have ten times the work: the kernel that takes 1.1 of each floor is honest, one that takes the
    same time for both is not."""
    chip = roofline.Chip("a chip", 1e12, {}, "", 0)
    floors = [roofline.floor((0.0, size), chip) for size in (1e9, 1e9, 1e8, 1e8, 1e8)]
    honest = [1.1e9 * floor.seconds for floor in floors]
    assert roofline.of_floor(honest, floors) == pytest.approx(1.1)
    assert roofline.of_floor([2e5] * 5, floors) == pytest.approx(2.0)
    assert roofline.of_floor([9e4] * 5, floors) == pytest.approx(0.9)
    assert roofline.of_floor([9e5, 9e5, 9e4, 3e6, 1e3], floors) == pytest.approx(0.9), "one slow or fast call of five"
    assert roofline.middle(floors).bytes == 1e8
    assert roofline.of_floor([5.0], [roofline.floor((0.0, 0.0), chip)]) > roofline.SLACK
