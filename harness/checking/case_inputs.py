"""Inputs of a task's cases as they travel to a submission's process, and seeds that nobody can guess."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from harness.tasks.cases import SEED_BITS
from harness.tasks.loading import Task
from harness.wire import transfer


def generate(task: Task, args: dict[str, Any]) -> transfer.Packed:
    """The task's inputs, packed. Raises HarnessError where the task itself fails."""
    return next(iter(generate_all(task, [args])))


def generate_all(task: Task, cases: Sequence[dict[str, Any]]) -> list[transfer.Packed]:
    """The task's inputs of several seeds of a case, packed. Raises HarnessError where the task itself fails."""
    made = task.generate_all(cases)
    with task.located("pickling what generate_input gave"):
        packed = [transfer.pack(data) for data in made]
    for module, name in {key: None for one in packed for key in one.classes}:
        task.refuse_hidden(module, name)
    return packed


def secret_seed() -> int:
    """A seed that cannot be found by trying all: as many bits as generators take."""
    return secrets.randbits(SEED_BITS)
