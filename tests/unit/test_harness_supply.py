"""Inputs of timed calls: no contents come twice, and what is made of old inputs is what a task's reference takes."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
import torch

from harness import tasks
from harness.timing import supply
from harness.wire import transfer

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
    from pathlib import Path

    monkeypatch.setattr(supply, "_QUICK_SECONDS", 0.0)
    task = tasks.load(Path(__file__).parent.parent / "data" / "axpy")
    assert not task.refreshes
    given = supply.Supply(SimpleNamespace(task=task), task.tests[0], 7, 2)  # type: ignore[arg-type]
    packed = [given.next() for _ in range(6)]
    assert given.distinct == 3
    assert packed[3] is packed[5]
