"""Control groups: all processes of a submission together take no more memory, and are no more, than they may."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from harness import tasks
from harness.process import cgroups
from harness.process.submission_process import SubmissionProcess
from tests.paths import DATA


@pytest.fixture
def group() -> Iterator[cgroups.Group]:
    found = cgroups.Group(memory=64 << 20, processes=8)
    yield found
    found.close()


def _run(group: cgroups.Group, code: str) -> subprocess.CompletedProcess[str]:
    """Runs code that waits for a line before it does anything."""
    words = [sys.executable, "-S", "-c", f"input()\n{code}"]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        group.add(process.pid)
        out, _ = process.communicate("\n", timeout=60)
    return subprocess.CompletedProcess(words, process.returncode, out)


def test_several_processes_share_one_limit_of_memory(group: cgroups.Group) -> None:
    if "memory" not in group.held:
        pytest.skip(group.held)
    one = "x = bytearray(40 << 20); x[::4096] = b'1' * len(x[::4096])"
    assert _run(group, one).returncode == 0
    # The child holds its memory until its parent has taken as much, or has ended.
    two = f"import os\nends = os.pipe()\nchild = os.fork()\nos.close(ends[bool(child) ^ 1])\n{one}\n"
    two += "if not child: os.read(ends[0], 1)\n"
    two += "else: os.close(ends[1]); print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))"
    ended = _run(group, two)
    assert ended.returncode == -9 or ended.stdout.strip() == "-9", ended


def test_processes_are_counted(group: cgroups.Group) -> None:
    if "processes" not in group.held:
        pytest.skip(group.held)
    code = """
import os, signal, time
made = 0
try:
    for _ in range(40):
        if os.fork() == 0:
            os.close(1)
            time.sleep(60)
            os._exit(0)
        made += 1
except BlockingIOError:
    print(made)
"""
    begin = time.monotonic()
    process = _run(group, code)
    assert process.stdout.strip() == "7"
    assert time.monotonic() - begin < 60


def test_what_is_left_is_killed(group: cgroups.Group) -> None:
    with subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(60)"]) as process:
        group.add(process.pid)
        group.close()
        if "no cgroup" in group.held:
            process.kill()
            pytest.skip(group.held)
        assert process.wait(timeout=20) == -9


def test_the_report_says_whether_there_is_one() -> None:
    task = tasks.load(DATA / "axpy")
    with SubmissionProcess(task, task.default_submission, "cpu") as worker:
        worker.start()
        assert "cgroup" in worker.confinement["limits"]
        before = [path for *_, folder in cgroups._parents() for path in folder.glob("warpyard-*")]
        assert bool(before) == ("no cgroup" not in worker.confinement["limits"])
