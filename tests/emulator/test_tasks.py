"""Every task's own kernel, from its PTX, passes every test case with no GPU, through the command line."""

from __future__ import annotations

import pytest

from harness import tasks
from tests.checks import passes

TASKS = tasks.discover()


@pytest.mark.parametrize("name", sorted(TASKS))
def test_task(name: str):
    passes(name, len(TASKS[name].tests), "--arch", "sm_90a")
