"""The examples of every task against its checker, in this process and on the CPU."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from harness import tasks
from tests.unit.conftest import Load

APART = "nvfp4_gemv"  # whose own test knows which inputs show each mistake
EXAMPLES = [
    pytest.param(task, path, id=f"{task.name}-{path.parent.name}-{path.stem}")
    for task in tasks.discover().values()
    if task.name != APART
    for path in sorted(task.folder.glob("examples/*/*.py"))
]


@pytest.mark.parametrize(("task", "path"), EXAMPLES)
def test_example(load: Load, task: tasks.Task, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A correct one passes every case; a wrong one is refused by at least one, with a message."""
    monkeypatch.setattr(task.reference, "default_device", lambda: torch.device("cpu"))
    example = load(task, path)
    for case in task.tests:
        data = task.generate(case.args)
        good, message = task.verify(data, example.custom_kernel(data))
        if path.parent.name == "correct":
            assert good, (case, message)
        elif not good:
            assert message
            return
    assert path.parent.name == "correct", f"no case refuses {path.name}"
