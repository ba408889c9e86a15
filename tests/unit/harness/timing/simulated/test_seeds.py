"""Work that follows the seed of a case."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch

from harness import tasks
from harness.checking import verdict
from tests.paths import AXPY
from tests.unit.harness.timing.simulated.device import Gpu
from tests.unit.harness.timing.simulated.forms import (
    launched,
    timed,
)


@pytest.mark.parametrize("refreshes", [True, False])
def test_inputs_whose_shapes_follow_the_seed(tmp_path: Path, refreshes: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    task = tasks.load(AXPY)
    reference = task.reference

    def refresh(data: Any, seed: int, **_: Any) -> None:
        for x in data:
            x.normal_(generator=torch.Generator().manual_seed(seed))

    def ragged(cases: Any) -> list[Any]:
        return [reference.generate_input(args["n"] + args["seed"] % 97, args["seed"]) for args in cases]

    monkeypatch.setattr(task, "generate_all", ragged)
    if refreshes:
        monkeypatch.setattr(reference, "refresh", refresh, raising=False)
    result, _ = timed(launched(), tmp_path, task=task, peak=4e12)
    assert result.status == verdict.PASS, result
    claimed = any("the submission's own claim" in note for note in result.notes)
    in_batches = any("batches keep to those of one seed" in note for note in result.notes)
    assert (claimed, in_batches) == (not refreshes, refreshes), result.notes


def test_work_that_follows_the_seed_has_the_floor_of_its_own_calls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A batch is held against what its calls have to do on the average."""
    task = tasks.load(AXPY)
    monkeypatch.setattr(task, "cost", lambda args: (0.0, 1000.0 + args["seed"] % 1000, "fp32"))
    result, _ = timed(launched(), tmp_path, Gpu(events=0.1), peak=1e11, task=task)
    assert result.status == verdict.PASS, result
    assert result.floor is not None
    assert 1100 < result.floor.bytes < 1900, "the mean of several seeds"
