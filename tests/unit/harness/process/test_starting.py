"""Processes for submissions are copies of one that has imported torch."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from harness import tasks
from harness.errors import HarnessError
from harness.machine import processes
from harness.process import starting
from harness.process.submission_process import SubmissionProcess
from harness.wire import asking, messages
from tests.paths import AXPY

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="copies need Linux")

TASK = tasks.load(AXPY)


def started() -> SubmissionProcess:
    worker = SubmissionProcess(TASK, TASK.default_submission, "cpu")
    worker.start()
    return worker


def parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def named(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/comm").read_text().strip()
    except OSError:
        return ""


def gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def living(found: list[int]) -> list[int]:
    """Without those that have ended: the server waits for such a child when it makes the next copy."""
    return [pid for pid in found if not gone(pid)]


def servers() -> list[starting._Server]:
    """Those of submissions. Tests that ran before in this process may have left others."""
    return [server for server in starting._servers if server.module == starting.SUBMISSION]


def server() -> int:
    return servers()[-1]._process.pid


@pytest.mark.slow
def test_there_is_a_server_for_each_set_of_variables_and_not_more_than_two() -> None:
    """As on a machine with a GPU, whose submissions have other variables than the emulator's."""
    found = []
    for value in ("1", "2", "1", "3", "1"):
        with SubmissionProcess(TASK, TASK.default_submission, "cpu", env={"OMP_NUM_THREADS": value}) as worker:
            worker.start()
            found.append(server())
    assert len(servers()) == 2
    assert found[0] == found[2] == found[4]
    assert len(set(found)) == 3
    assert gone(found[1]), "the one that nobody had used for longest"


def test_each_copy_of_one_server_has_a_keeper() -> None:
    with started() as first, started() as second:
        one = server()
        assert parent(one) == os.getpid()
        keepers = {parent(first.pid), parent(second.pid)}
        assert len(keepers) == 2
        assert sorted(keepers) == sorted(processes.children(one))
        assert os.getsid(first.pid) == first.pid
    assert all(gone(keeper) for keeper in keepers)
    with started():
        assert server() == one


@pytest.mark.slow
def test_a_copy_ends_with_the_evaluator(tmp_path: Path) -> None:
    """Which may be killed while the copy, and what the copy has started, runs on."""
    (tmp_path / "mine.py").write_text(
        "import subprocess, time\n"
        "subprocess.Popen(['setsid', 'sleep', '600'])\n"
        "time.sleep(600)\ndef custom_kernel(data): ...\n"
    )
    code = (
        "import sys; from pathlib import Path; from harness import tasks; from harness.wire import asking, messages\n"
        "from harness.process.submission_process import SubmissionProcess\n"
        f"task = tasks.load(Path({str(TASK.folder)!r}))\n"
        "worker = SubmissionProcess(task, Path(sys.argv[1]), 'cpu', sandbox=sys.argv[2] == '1')\n"
        "worker.start(); print(worker.pid, flush=True)\n"
        "worker.request(asking.Load(), messages.Done, timeout=600)\n"
    )
    for sandbox in ("0", "1"):
        words = [sys.executable, "-c", code, str(tmp_path / "mine.py"), sandbox]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as evaluator:
            assert evaluator.stdout
            keeper = parent(int(evaluator.stdout.readline()))
            while not (below := processes.descendants(keeper)) or not any(named(pid) == "sleep" for pid in below):
                time.sleep(0.05)
            evaluator.kill()
        until = time.monotonic() + 60
        while not all(gone(pid) for pid in (keeper, *below)):
            assert time.monotonic() < until, below
            time.sleep(0.05)


def test_the_status_of_a_copy_is_known_until_it_is_closed() -> None:
    with started() as worker:
        assert isinstance(worker._process, starting.Copy)
        os.kill(worker.pid, signal.SIGTERM)
        assert worker._process.wait(60) == -signal.SIGTERM
        assert not worker.alive
        assert Path(f"/proc/{worker.pid}").exists()  # a zombie: nobody else has its number


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
            assert worker.request(asking.Load(), messages.Done, timeout=60) == messages.Done()
            assert worker.log_tail().split("\n")[:3] == ["here", "there", str(worker.folders.run / "tmp")]


def test_a_copy_collects_its_own_garbage_alone(tmp_path: Path) -> None:
    """What the server has imported is left alone, and stays in pages that the copies share."""
    with SubmissionProcess(TASK, TASK.default_submission, "cpu") as worker:
        (tmp_path / "mine.py").write_text(
            "import gc\nprint(gc.isenabled(), gc.get_freeze_count() > 100_000)\ndef custom_kernel(data): ...\n"
        )
        worker.place(tmp_path / "mine.py")
        worker.start()
        assert worker.request(asking.Load(), messages.Done, timeout=60) == messages.Done()
        assert worker.log_tail().split("\n")[0] == "True True"


@pytest.mark.slow
def test_a_server_that_was_ended_is_replaced() -> None:
    started().close()
    one = server()
    os.kill(one, signal.SIGKILL)
    servers()[-1]._process.wait()
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
        keeper = parent(worker.pid)
        until = time.monotonic() + 60
        while living(processes.children(server())) != [keeper]:  # the other's ends
            assert time.monotonic() < until
            time.sleep(0.05)


def test_what_keeps_the_server_from_starting_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "torch.py").write_text("raise ImportError('libtorch is gone')\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with SubmissionProcess(TASK, TASK.default_submission, "cpu") as worker:
        with pytest.raises(HarnessError, match="libtorch is gone"):
            worker.start()
