"""The process that emulates has its memory where a submission's process has none, whatever limit the stack has."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

AXPY = Path(__file__).parent.parent / "data" / "axpy"

_CODE = f"""
import resource, sys
stack = int(sys.argv[1])
resource.setrlimit(resource.RLIMIT_STACK, (8 << 20, stack))
from harness import tasks
from harness.wire.process import Worker

task = tasks.load({str(AXPY)!r})
with Worker(task, task.default_submission, "emulator") as worker:
    worker.start()
    worker.begin(0, 60)
    for pid in (worker._service.pid, worker.pid):
        print(max(int(line.split("-")[0], 16) for line in open(f"/proc/{{pid}}/maps") if "libc.so" in line))
"""


@pytest.mark.parametrize("stack", [8 << 20, -1], ids=["finite", "infinite"])
def test_both_processes_place_memory_apart(stack: int) -> None:
    ended = subprocess.run([sys.executable, "-c", _CODE, str(stack)], capture_output=True, text=True, timeout=200)
    if ended.returncode and stack == -1 and "not allowed to raise" in ended.stderr:
        pytest.skip("the stack's limit is finite here")
    service, submission = map(int, ended.stdout.split())
    assert service < 1 << 46 < submission, ended.stderr
