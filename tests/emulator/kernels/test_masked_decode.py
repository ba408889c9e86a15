"""The masked decode kernel's own PTX on the CPU: every head size, both types, splits, odd lengths, nothing kept."""

from __future__ import annotations

import pytest
import torch

from harness import tasks
from kernels.masked_decode import masked_decode
from tests.paths import TASKS
from tests.selection import representatives

TASK = tasks.load(TASKS / "masked_decode")
# fp16 dim 128; fp16 dim 96, 3 heads; fp16 dim 256; bf16 dim 64; 20 heads; 3 tokens; nothing kept; dead rows.
SEEDS = (102, 105, 106, 107, 111, 113, 117, 118)


@pytest.mark.parametrize("num_splits", representatives([None, 1, 3]))
@pytest.mark.parametrize("case", [c for c in TASK.tests if c.args["seed"] in SEEDS], ids=lambda c: str(c.args["seed"]))
def test_task_case(case, num_splits: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TASK.reference, "default_device", lambda: torch.device("cpu"))
    data = TASK.generate(case.args)
    good, message = TASK.verify(data, masked_decode(*data, num_splits=num_splits))
    assert good, message


def test_mask_at_any_byte(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mask that fills its storage exactly and begins at any byte: nothing outside it is read."""
    monkeypatch.setattr(TASK.reference, "default_device", lambda: torch.device("cpu"))
    case = next(c for c in TASK.tests if c.args["seed"] == 107)
    q, k, v, mask, valid, heads = TASK.generate(case.args)
    rows = heads * valid
    for start in (1, 7, 15):
        storage = torch.ones(rows + start, dtype=torch.bool)
        storage[start:] = mask[:rows]
        data = (q, k, v, storage[start:], valid, heads)
        good, message = TASK.verify(data, masked_decode(*data))
        assert good, message
