"""``warpyard watch``: what counts as a change, a check at each save, and ctrl-C."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from harness import cli, tasks
from harness.cli._keys import Keys
from harness.process import submission_process
from harness.tasks import ROOT, watching
from tests.unit.harness.command_line import AXPY, DATA, submission

pytestmark = pytest.mark.usefixtures("quiet_machine")


def test_watch_sees_saves_by_content(tmp_path: Path) -> None:
    path = Path(submission(tmp_path, "return 2 * x + y"))
    header = tmp_path / "device.cuh"
    header.write_text("// 1")
    watch = watching.Watch(tasks.load(DATA / "axpy"), path)
    assert watch.changed_files() == []
    os.utime(path)
    assert watch.changed_files() == [], "the same contents are no change"
    header.write_text("// 2")
    assert watch.changed_files() == [header]
    text = path.read_text()
    path.unlink()
    assert watch.changed_files() == [path]
    path.write_text(text)
    assert watch.changed_files() == [path]


def test_watch_knows_the_kernels_that_a_submission_names(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("from kernels.masked_decode import masked_decode\n")
    found = watching.sources(tasks.load(DATA / "axpy"), path)
    assert ROOT / "kernels" / "masked_decode" / "sm_90a.cu" in found
    assert ROOT / "kernels" / "include" / "ptx" / "mbarrier.cuh" in found
    assert DATA / "axpy" / "reference.py" in found


def test_watch_checks_again_at_a_save(tmp_path: Path, judge: dict[str, str]) -> None:
    path = submission(tmp_path, "return 2 * x + y")
    wrong = Path(path).read_text().replace("2 * x + y", "x + y")
    command = [sys.executable, "-m", "harness.cli", "watch", AXPY, "-s", path, "--device", "cpu", "--runs", "2"]
    env = os.environ | judge
    with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True) as watch:
        assert watch.stdout is not None
        out = ""
        while "first check" not in out and (line := watch.stdout.readline()):
            out += line
        assert "pass 3 of 3 cases  first check" in out
        save(path, wrong)
        out += watch.stdout.read()
    assert watch.returncode == 1
    assert "mine.py saved to verdict" in out


def test_no_process_is_made_ready_for_a_check_that_never_comes(tmp_path: Path, monkeypatch, capsys) -> None:
    launched = []
    launch = submission_process.SubmissionProcess.launch

    def count(worker: submission_process.SubmissionProcess) -> None:
        launched.append(worker)
        launch(worker)

    monkeypatch.setattr(submission_process.SubmissionProcess, "launch", count)
    path = submission(tmp_path, "return 2 * x + y")
    assert cli.main(["watch", AXPY, "-s", path, "--device", "cpu", "-k", "0", "--runs", "1"]) == 0
    assert "first check" in capsys.readouterr().out
    assert len(launched) == 1


def save(path: str, text: str) -> None:
    """As an editor does that writes another file first: a busy machine cannot stop it half way."""
    Path(path + ".new").write_text(text)
    Path(path + ".new").replace(path)


class Printed:
    """What a process has printed so far."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self._process, self._lines, self.text = process, process.stdout, ""

    def until(self, text: str) -> None:
        while text not in self.text:
            line = self._lines.readline()
            assert line, self.text
            self.text += line

    def end(self) -> None:
        self.text += self._lines.read()
        self._process.wait(60)


@pytest.mark.slow
def test_ctrl_c_gives_up_a_check_and_between_checks_ends_the_watch(tmp_path: Path, judge: dict[str, str]) -> None:
    path = submission(tmp_path, "return 2 * x + y")
    right = Path(path).read_text()
    command = [sys.executable, "-m", "harness.cli", "watch", AXPY, "-s", path, "--device", "cpu", "-k", "0"]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=os.environ | judge,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell's background jobs ignore it
    ) as watch:
        printed = Printed(watch)
        try:
            printed.until("first check")
            assert printed.text.startswith("watching mine.py for axpy on CPU"), printed.text
            save(path, "import time\n" + right.replace("x, y = data", "time.sleep(600)"))
            printed.until("mine.py saved, checking 1 case")
            time.sleep(1)
            watch.send_signal(signal.SIGINT)
            printed.until("check given up")
            save(path, right)
            printed.until("pass 1 of 1 cases  mine.py saved to verdict")
            watch.send_signal(signal.SIGINT)
            printed.end()
        finally:
            watch.kill()  # does nothing once it has ended
    assert watch.returncode == 0, printed.text
    assert printed.text.endswith("stopped\n")
    assert "Traceback" not in printed.text


def test_a_key_that_is_pressed_while_another_verb_has_the_terminal_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = pty.openpty()
    with os.fdopen(theirs) as terminal:
        monkeypatch.setattr(sys, "stdin", terminal)
        keys = Keys()
        keys.take()
        keys.give_back()
        os.write(ours, b"q")
        time.sleep(0.2)
        keys.take()
        assert keys.pressed() == "q"
        keys.give_back()
    os.close(ours)


def test_keys_go_to_the_next_case_run_other_verbs_and_quit(tmp_path: Path, judge: dict[str, str]) -> None:
    """At a terminal. A verb that cannot run here says so, and the watch goes on."""
    path = submission(tmp_path, "return 2 * x + y")
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "harness.cli", "watch", AXPY, "-s", path, "--device", "cpu"]
    env = os.environ | judge
    with subprocess.Popen(
        command, cwd=ROOT, env=env, stdin=theirs, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as watch:
        printed = Printed(watch)
        try:
            printed.until("keys: b bench, n next case")
            printed.until("pass 3 of 3 cases  first check")
            os.write(ours, b"n")
            printed.until("checking 1 case")
            printed.until("pass 1 of 1 cases")
            os.write(ours, b"t")
            printed.until("warpyard trace")
            printed.until("error:")
            printed.until("waiting for the next save")
            os.write(ours, b"q")
            printed.end()
        finally:
            watch.kill()  # does nothing once it has ended
            os.close(ours)
            os.close(theirs)
    assert watch.returncode == 0, printed.text
    assert f"-k 0 --submission {path}" in printed.text, "the key's verb runs on the case that is checked"
    assert "Traceback" not in printed.text
