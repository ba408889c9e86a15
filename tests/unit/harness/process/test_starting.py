"""Processes for submissions are copies of one that has imported torch."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from harness import tasks
from harness.errors import HarnessError
from harness.process import ending, starting
from harness.process.submission_process import SubmissionProcess
from harness.wire import messages
from tests.paths import AXPY

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="copies need Linux")

TASK = tasks.load(AXPY)


def started() -> SubmissionProcess:
    worker = SubmissionProcess(TASK, TASK.default_submission, "cpu")
    worker.start()
    return worker


def parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def server() -> int:
    (found,) = starting._servers
    return found._process.pid


def test_the_copies_of_one_server_are_children_of_the_evaluator() -> None:
    with started() as first, started() as second:
        one = server()
        assert first.pid != second.pid
        assert [parent(pid) for pid in (first.pid, second.pid, one)] == [os.getpid()] * 3
        assert os.getsid(first.pid) == first.pid
        assert ending._children(one) == []
    with started():
        assert server() == one


def test_a_copy_has_an_environment_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with started():
        one = server()
        monkeypatch.setenv("SOMETHING_NEW", "here")
        with SubmissionProcess(TASK, TASK.default_submission, "cpu", env={"OTHER": "there"}) as worker:
            names = "SOMETHING_NEW", "OTHER", "TMPDIR"
            source = f"import os\nfor name in {names}: print(os.environ.get(name))\n"
            (tmp_path / "mine.py").write_text(source + "def custom_kernel(data): ...\n")
            worker.place(tmp_path / "mine.py")
            worker.start()
            assert server() == one
            assert worker.request(messages.Load(), messages.Done, timeout=60) == messages.Done()
            assert worker.log_tail().split("\n")[:3] == ["here", "there", str(worker.folders.run / "tmp")]


def test_a_server_that_was_ended_is_replaced() -> None:
    started().close()
    one = server()
    os.kill(one, signal.SIGKILL)
    starting._servers[0]._process.wait()
    with started() as worker:
        assert worker.alive
        assert server() != one


def test_a_process_that_is_given_up_before_it_is_there_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    started().close()
    monkeypatch.setattr(starting.Copy, "soon", lambda copy: False)
    given_up = SubmissionProcess(TASK, TASK.default_submission, "cpu")
    given_up.launch()
    given_up.close()
    with started() as worker:  # the server has made both in turn
        for pid in ending._children(os.getpid()):
            others = b"fork_server" not in Path(f"/proc/{pid}/cmdline").read_bytes()
            assert others or pid in (worker.pid, server()) or os.waitpid(pid, 0)  # it waits for an end


def test_what_keeps_the_server_from_starting_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "torch.py").write_text("raise ImportError('libtorch is gone')\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with SubmissionProcess(TASK, TASK.default_submission, "cpu") as worker:
        with pytest.raises(HarnessError, match="libtorch is gone"):
            worker.start()
