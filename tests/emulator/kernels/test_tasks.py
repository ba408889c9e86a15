"""Every task's own kernel, from its PTX, passes its test cases with no GPU, through the command line.

In every run nvfp4_gemv is checked by the README's first command, which is a test too (tests/unit/docs/test_readme.py),
and of each other task the first case; CI checks all cases of these, and of the task with the most every third one.
"""

from __future__ import annotations

import pytest

from harness import tasks
from tests.checks import passes

pytestmark = pytest.mark.usefixtures("copies")

TASKS = tasks.discover()
README, MOST = "nvfp4_gemv", "xl_paged_attention"


def statuses(name: str, count: int, *words: str) -> list[str]:
    """Of the cases of a check that passed, and in which ``count`` cases were emulated."""
    return [case["status"] for case in passes(name, count, "--arch", "sm_90a", *words)["cases"]]


@pytest.mark.parametrize("name", sorted(TASKS.keys() - {README}))
def test_first_case(name: str) -> None:
    assert statuses(name, 1, "-k", "0") == ["pass"]


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(TASKS.keys() - {README, MOST}))
def test_task(name: str) -> None:
    count = len(TASKS[name].tests)
    assert statuses(name, count) == ["pass"] * count


@pytest.mark.slow
def test_every_third_case() -> None:
    cases = range(0, len(TASKS[MOST].tests), 3)
    assert statuses(MOST, len(cases), "-k", ",".join(map(str, cases))) == ["pass"] * len(cases)


@pytest.mark.nightly
@pytest.mark.parametrize("name", [README, MOST])
def test_the_other_tasks(name: str) -> None:
    count = len(TASKS[name].tests)
    assert statuses(name, count) == ["pass"] * count
