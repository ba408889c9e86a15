"""Where many submissions are to come, the process that emulates is a copy of one that has imported the emulator."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from harness import tasks
from harness.process import cgroups, starting, submission_process
from harness.process.submission_process import SubmissionProcess
from harness.wire import asking, messages
from tests.paths import AXPY

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="copies need Linux")
TASK = tasks.load(AXPY)
EMULATES = "{}\ndef custom_kernel(data): return emulator.launch\n"


@pytest.fixture(scope="module")
def server() -> starting._Server:
    submission_process.prepare()
    found = [one for one in starting._servers if one.module == starting.SERVICE][-1]  # other tests may have left one
    until = time.monotonic() + 120
    while not found.ready:
        assert time.monotonic() < until
        time.sleep(0.05)
    return found


def started(device: str = "emulator", **options: Any) -> SubmissionProcess:
    worker = SubmissionProcess(TASK, TASK.default_submission, device, **options)
    worker.start()
    return worker


def service(worker: SubmissionProcess) -> Any:
    assert worker._service is not None
    return worker._service._process


def test_a_service_is_a_copy_where_one_is_prepared(server: starting._Server) -> None:
    with started() as worker:
        made = service(worker)
        assert isinstance(made, starting.Copy)
        worker.begin(0, 60)
        assert worker.call_report(60).launches == 0
    assert not Path(f"/proc/{made.keeper}").exists() or not Path(f"/proc/{made.pid}").exists()


def test_a_copy_is_in_the_control_group_with_all_that_it_starts(
    server: starting._Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It begins only when it is there: the process that compiles is begun within a moment."""
    added: list[tuple[int, int]] = []

    def add(group: cgroups.Group, pid: int) -> None:
        time.sleep(0.3)
        added.append((pid, len(os.listdir(f"/proc/{pid}/task")) if started_anything(pid) else 0))

    monkeypatch.setattr(cgroups.Group, "add", add)
    with started() as worker:
        assert (service(worker).pid, 0) in added
        worker.begin(0, 60)
        assert started_anything(service(worker).pid)


def started_anything(pid: int) -> bool:
    return bool(Path(f"/proc/{pid}/task/{pid}/children").read_text().split())


@pytest.mark.slow
def test_with_other_variables_or_no_server_it_is_a_new_interpreter(
    server: starting._Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("WARPYARD_CACHE_DIR", str(tmp_path))
    with started() as worker:
        assert not isinstance(service(worker), starting.Copy)
        worker.begin(0, 60)
        assert worker.call_report(60).launches == 0


@pytest.mark.slow
def test_a_server_that_ends_before_it_makes_the_copy_costs_no_verdict(
    server: starting._Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(starting, "_servers", list(starting._servers))
    lost = starting._Server(starting.SERVICE, server._search, server._early)
    starting._servers[:] = [one for one in starting._servers if one.module != starting.SERVICE] + [lost]
    until = time.monotonic() + 120
    while not lost.ready:
        assert time.monotonic() < until
        time.sleep(0.05)
    os.kill(lost._process.pid, signal.SIGSTOP)  # it is asked, and does not answer
    monkeypatch.setattr("harness.process.service_process._SOON", 0.2)
    with started() as worker:
        assert not isinstance(service(worker), starting.Copy)
        worker.begin(0, 60)
        assert worker.call_report(60).launches == 0
    lost.close()


@pytest.mark.parametrize("line", ["from jit import emulator", "import jit.emulator", "from jit.emulator import launch"])
def test_what_a_copy_has_imported_is_no_way_to_the_emulator_on_the_cpu(line: str, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(EMULATES.format(line))
    with SubmissionProcess(TASK, tmp_path / "mine.py", "cpu") as worker:
        worker.start()
        reply = worker.request(asking.Load(), messages.Done, timeout=60)
        assert isinstance(reply, messages.Failed)
        assert "does not emulate" in reply.message
