"""``warpyard check``: verdicts, their exit codes, and the message for a task at fault."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from harness import cli
from harness.tasks import ROOT
from jit.base import environment
from tests.unit.harness.command_line import AXPY, DATA, document, run, submission

pytestmark = pytest.mark.usefixtures("quiet_machine")


def test_check_passes(capsys: pytest.CaptureFixture[str]) -> None:
    code, found = document(capsys, "check", AXPY, "--device", "cpu", "-k", "n=1000")
    assert code == found["exit"] == 0
    (case,) = found["tasks"][0]["cases"]
    assert (case["status"], case["calls"], case["index"], case["emulated"]) == ("pass", 2, 0, False)


def test_wrong_is_1_and_names_the_command_that_replays(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = submission(tmp_path, "out = 2 * x + y; out[-1] += 1; return out")
    code, out, _ = run(capsys, "check", AXPY, "-s", path, "--device", "cpu", "-x")
    assert code == 1
    assert "first at (999,)" in out
    near = min(AXPY, os.path.join(".", os.path.relpath(AXPY)), key=len)
    assert f"warpyard check {near} --submission {path} --device cpu -k n=1000" in out
    assert "0 of 1 passed" in out


def test_the_replay_command_with_its_seed_fails_alike(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = submission(tmp_path, "return 2 * x + y + (x[0] > 5e8)")
    words = ["check", AXPY, "-s", path, "--device", "cpu", "-k", "0"]
    assert document(capsys, *words, "--seed", "123")[0] == 0
    wrong = submission(tmp_path, "return 2 * x + y if x.numel() != 1000 else x")
    code, found = document(capsys, *words[:3], wrong, *words[4:], "--seed", "123")
    assert code == 1
    replay = found["tasks"][0]["cases"][0]["replay"]
    assert replay.endswith("-k n=1000 --seed 123")
    assert cli.main(replay.split()[1:]) == 1


@pytest.mark.parametrize(
    ("part", "instead", "message"),
    [
        ("generator = torch.Generator(device)", "generator = (1 // 0)", "raised ZeroDivisionError: integer division"),
        ("import torch\n", "import torch\nimport nothing_like_it\n", "No module named 'nothing_like_it'"),
        ("return 2 * x + y", "return 2 * x + z", "name 'z' is not defined"),
        ("return 2 * x + y", "return 2 * x +", "SyntaxError"),
        ("seed: int, kind", "sed: int, kind", "cannot be called with this case: missing a required argument: 'sed'"),
        ("def generate_input(", "def make_input(", "defines no generate_input()"),
        ("check_implementation = ", "check = ", "defines no check_implementation()"),
        ("import torch\n", "import torch\nimport aiter\n", "needs the package aiter: AMD's"),
    ],
)
def test_a_task_at_fault_is_2_with_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, part: str, instead: str, message: str
) -> None:
    shutil.copytree(DATA / "axpy", tmp_path / "broken")
    reference = tmp_path / "broken" / "reference.py"
    text = reference.read_text().replace(part, instead)
    assert text != reference.read_text()
    reference.write_text(text)
    code, _, err = run(capsys, "check", str(tmp_path / "broken"), "--device", "cpu")
    err = "".join(err.split("\n"))
    assert code == (7 if "aiter" in message else 2), err
    assert message in err
    assert "internal error" not in err
    wanted = "task.yml:14: " if "sed" in instead else str(reference)
    if "raised" in err:
        wanted += f":{1 + text[: text.index(instead.strip().splitlines()[-1])].count(chr(10))}"
    assert wanted in err


def test_a_check_that_cannot_take_an_output_finds_it_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    shutil.copytree(DATA / "axpy", tmp_path / "task")
    reference = tmp_path / "task" / "reference.py"
    reference.write_text(
        reference.read_text()
        + "\n\ndef check_implementation(data, output):\n    return output.shape == data[0].shape\n"
    )
    code, out, _ = run(
        capsys, "check", str(tmp_path / "task"), "-s", submission(tmp_path, "return [x]"), "--device", "cpu", "-k", "0"
    )
    assert code == 1
    assert "the task's check cannot take this output" in out
    reference.write_text(reference.read_text().replace("output.shape ==", "output.shap =="))
    code, _, err = run(capsys, "check", str(tmp_path / "task"), "--device", "cpu", "-k", "0")
    assert code == 2
    assert "has no attribute 'shap'" in err


def test_a_compile_error_is_4(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = submission(tmp_path, "import jit; jit.compile('extern \"C\" __global__ void k() { x; }', arch='sm_90a')")
    code, found = document(capsys, "check", AXPY, "-s", path, "--device", "cpu", "-k", "0")
    case = found["tasks"][0]["cases"][0]
    assert (code, case["status"]) == (4, "compile_error"), case


def test_a_timeout_is_6(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = submission(tmp_path, "import time; time.sleep(60)")
    code, out, _ = run(capsys, "check", AXPY, "-s", path, "--device", "cpu", "-k", "0", "--timeout", "2")
    assert code == 6
    assert "killed" in out


def test_a_kernel_on_the_cpu_without_the_emulator_is_7(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    body = """import jit
    kernel = jit.load('extern "C" __global__ void k(float *p) { *p = 1; }')["k"]
    kernel(x, grid=1, block=1)
    return x"""
    path = submission(tmp_path, body)
    code, out, _ = run(capsys, "check", AXPY, "-s", path, "--device", "cpu", "-k", "0")
    assert code == 7, out
    assert "needs a device" in out


def test_the_command_in_a_process_of_its_own(tmp_path: Path) -> None:
    """Output for a pipe has no colours and no progress; JSON alone goes to stdout."""
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "harness.cli", "check", AXPY, "--device", "cpu", "-k", "0"]
    plain = subprocess.run(command, env=env, capture_output=True, text=True, cwd=tmp_path)
    assert plain.returncode == 0, plain.stderr
    assert "\x1b[" not in plain.stdout
    assert plain.stderr == ""


@pytest.mark.parametrize(
    "words", [("check", AXPY), ("watch", AXPY, "--runs", "1"), ("bench", AXPY, "--device", "cpu")], ids=lambda w: w[0]
)
def test_the_submissions_process_starts_before_torch_is_imported_here(words: tuple[str, ...]) -> None:
    """Both processes then import it at once."""
    code = """
import sys
from harness import cli
from harness.process import submission_process
def launch(worker):
    print("torch" in sys.modules, "numpy" in sys.modules)
    sys.exit(0)
submission_process.SubmissionProcess.launch = launch
cli.main(sys.argv[1:])
"""
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", code, *words], env=env, capture_output=True, text=True)
    assert done.stdout.splitlines()[-1:] == ["False False"], done.stdout + done.stderr


@pytest.mark.parametrize(
    ("more", "value", "told"), [("", "first", "expected"), ("S", "1", "there is no such variable")]
)
def test_a_variable_that_holds_something_else_is_a_usage_error(
    more: str, value: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It was an error of the submission."""
    variable = environment.SEED.name + more
    monkeypatch.setenv(variable, value)
    code, _, err = run(capsys, "check", AXPY, "--device", "emulator", "-k", "0")
    assert code == 2
    assert f"{variable}: {told}" in " ".join(err.split())
