"""Every task's own kernel, from its PTX, passes every test case with no GPU, through the command line.

nvfp4_gemv in every run too: its is the README's first command (tests/unit/test_readme.py).
"""

from __future__ import annotations

import pytest

from harness import tasks
from tests.checks import passes

TASKS = tasks.discover()


README = "nvfp4_gemv"


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.nightly if name == README else ()) for name in sorted(TASKS)]
)
def test_task(name: str):
    passes(name, len(TASKS[name].tests), "--arch", "sm_90a")
