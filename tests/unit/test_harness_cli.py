"""The command line: every exit code, JSON, what errors say, and discovery."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from harness import cli, tasks
from harness.tasks import ROOT, watching

DATA = Path(__file__).parent.parent / "data"
AXPY = str(DATA / "axpy")


@pytest.fixture(autouse=True)
def _quiet_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")


def submission(folder: Path, body: str) -> str:
    path = folder / "mine.py"
    path.write_text("import torch\n\ndef custom_kernel(data):\n    x, y = data\n    " + body + "\n")
    return str(path)


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    code = cli.main(list(argv))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def document(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, Any]:
    code, out, _ = run(capsys, *argv, "--json")
    return code, json.loads(out)


def test_list(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_TASKS", str(DATA))
    code, found = document(capsys, "list")
    assert code == 0
    names = {task["name"] for task in found["tasks"]}
    assert {"axpy", "axpy_tolerant"} <= names
    assert "sparse_mla_bwd/phase1" in names
    code, out, _ = run(capsys, "list", "axpy")
    assert code == 0
    assert "n: 4096; seed: 12" in out


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (["check", "nothing"], 5, "no task 'nothing'"),
        (["check", AXPY, "-k", "n=7"], 5, "matches -k 'n=7'"),
        (["check", AXPY, "--timeout", "-1"], 2, "--timeout must be positive"),
        (["check", AXPY, "--device", "toaster"], 2, "invalid choice: 'toaster'"),
        (["bench", "nothing"], 5, "no task 'nothing'"),
        (["watch", "nothing"], 5, "no task 'nothing'"),
        (["list", "nothing"], 5, "no task 'nothing'"),
        (["doctor", "--nothing"], 2, "unrecognized arguments: --nothing"),
    ],
)
def test_an_error_is_json_where_json_was_asked_for(
    words: list[str], code: int, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ended, out, err = run(capsys, *words, "--json")
    error = json.loads(out)["error"]
    assert (ended, error["exit"], err) == (code, code, "")
    assert message in error["message"]
    assert error["hint"]


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
    assert f"warpyard check {AXPY} --submission {path} --device cpu -k n=1000" in out
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
    ("argv", "code"),
    [
        (["check"], 2),
        (["unheard-of"], 2),
        (["check", AXPY, "--device", "abacus"], 2),
        (["check", AXPY, "--timeout", "-1"], 2),
        (["check", AXPY, "--submission", "/nowhere/at_all.py"], 2),
        (["check", AXPY, AXPY, "--submission", f"{AXPY}/submission.py"], 2),
        (["check", "no_such_task"], 5),
        (["check", AXPY, "-k", "n=7"], 5),
        (["check", AXPY, "--device", "cuda"], 7),
        (["bench", AXPY], 7),
        (["--version"], 0),
        (["check", "--help"], 0),
    ],
)
def test_exit_codes_without_a_run(argv: list[str], code: int, capsys: pytest.CaptureFixture[str]) -> None:
    found, _, err = run(capsys, *argv)
    assert found == code
    if code in (5, 7):
        assert "try:" in err


@pytest.mark.parametrize(
    ("part", "instead", "told"),
    [
        ("generator = torch.Generator()", "generator = (1 // 0)", "raised ZeroDivisionError: integer division"),
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
    capsys: pytest.CaptureFixture[str], tmp_path: Path, part: str, instead: str, told: str
) -> None:
    shutil.copytree(DATA / "axpy", tmp_path / "broken")
    reference = tmp_path / "broken" / "reference.py"
    text = reference.read_text().replace(part, instead)
    assert text != reference.read_text()
    reference.write_text(text)
    code, _, err = run(capsys, "check", str(tmp_path / "broken"), "--device", "cpu")
    err = "".join(err.split("\n"))
    assert code == (7 if "aiter" in told else 2), err
    assert told in err
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


def test_bench_on_the_cpu_by_the_wall_clock(capsys: pytest.CaptureFixture[str]) -> None:
    code, found = document(capsys, "bench", AXPY, "--device", "cpu", "--reps", "10", "--budget", "1")
    assert code == 0
    cases = found["tasks"][0]["cases"]
    assert [case["status"] for case in cases] == ["pass", "pass"]
    assert cases[0]["device_ns"]["runs"] >= 3, "pairs of batches"
    assert cases[0]["verified_calls"] >= 3
    assert any("the evaluator's clock" in note for note in cases[0]["notes"])
    product = cases[0]["device_ns"]["median"] * cases[1]["device_ns"]["median"]
    assert found["tasks"][0]["geomean_ns"] == pytest.approx(product**0.5)


@pytest.mark.parametrize(
    "words", [("check", AXPY), ("watch", AXPY, "--runs", "1"), ("bench", AXPY, "--device", "cpu")], ids=lambda w: w[0]
)
def test_the_submissions_process_starts_before_torch_is_imported_here(words: tuple[str, ...]) -> None:
    """Both processes then import it at once."""
    code = """
import sys
from harness import cli
from harness.wire import process
def launch(worker):
    print("torch" in sys.modules, "numpy" in sys.modules)
    sys.exit(0)
process.Worker.launch = launch
cli.main(sys.argv[1:])
"""
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", code, *words], env=env, capture_output=True, text=True)
    assert done.stdout.splitlines()[-1:] == ["False False"], done.stdout + done.stderr


def test_bench_jit_times_no_task(capsys: pytest.CaptureFixture[str]) -> None:
    for words, expected in ((["--jit", AXPY], "--jit times no task"), ([], "name a task, or give --jit")):
        code, found = document(capsys, "bench", *words)
        assert (code, expected in found["error"]["message"]) == (2, True), found


@pytest.mark.nightly
def test_bench_jit_says_of_each_peer_what_it_took_or_why_not(capsys: pytest.CaptureFixture[str]) -> None:
    code, found = document(capsys, "bench", "--jit")
    assert code == 0, found
    edits, *others = found["jit"]
    mine = [value for name, value in edits["rows"].items() if name.startswith("jit:")]
    assert len(mine) == 3
    assert all(value > 0 for value in mine)
    assert mine[2] < mine[1], "a lookup takes less than a compile"
    assert all(table["rows"] for table in others)


def test_doctor_tells_what_works(capsys: pytest.CaptureFixture[str]) -> None:
    code, found = document(capsys, "doctor")
    names = {finding["name"] for finding in found["findings"]}
    assert {"python", "torch", "CUDA driver", "GPU", "NVRTC", "emulator", "cache", "kernels", "sandbox"} <= names
    for finding in found["findings"]:
        assert finding["advice"] or finding["state"] == "ok"
    assert found["can"]["check on the CPU"]
    kernels_run = found["can"]["run kernels on the emulator"] or found["can"]["run and time kernels on a GPU"]
    assert code == (0 if kernels_run else 7)


def test_the_command_in_a_process_of_its_own(tmp_path: Path) -> None:
    """Output for a pipe has no colours and no progress; JSON alone goes to stdout."""
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "harness.cli", "check", AXPY, "--device", "cpu", "-k", "0"]
    plain = subprocess.run(command, env=env, capture_output=True, text=True, cwd=tmp_path)
    assert plain.returncode == 0, plain.stderr
    assert "\x1b[" not in plain.stdout
    assert plain.stderr == ""


def test_discovery_finds_folders_and_resolves_paths(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_TASKS", str(DATA))
    assert tasks.resolve(["axpy"])[0].folder == DATA / "axpy"
    assert tasks.resolve([AXPY])[0].handle == "axpy"
    monkeypatch.delenv("WARPYARD_TASKS")
    assert tasks.resolve([AXPY])[0].handle == AXPY


def test_modules_of_two_tasks_do_not_mix() -> None:
    one, other = tasks.load(DATA / "axpy"), tasks.load(DATA / "axpy_tolerant")
    assert one.reference is not other.reference
    assert "reference" not in sys.modules
    assert "task" not in sys.modules
    data = one.generate({"n": 8, "seed": 1})
    wrong = one.expected(data) + 1
    assert not one.verify(data, wrong)[0]
    assert other.verify(data, wrong)[0]


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


def test_watch_checks_again_at_a_save(tmp_path: Path) -> None:
    path = submission(tmp_path, "return 2 * x + y")
    wrong = Path(path).read_text().replace("2 * x + y", "x + y")
    command = [sys.executable, "-m", "harness.cli", "watch", AXPY, "-s", path, "--device", "cpu", "--runs", "2"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as watch:
        assert watch.stdout is not None
        out = ""
        while "first check" not in out and (line := watch.stdout.readline()):
            out += line
        assert "pass 3 of 3 cases  first check" in out
        Path(path).write_text(wrong)
        out += watch.stdout.read()
    assert watch.returncode == 1
    assert "mine.py saved to verdict" in out


def test_ctrl_c_gives_up_a_check_and_between_checks_ends_the_watch(tmp_path: Path) -> None:
    path = submission(tmp_path, "return 2 * x + y")
    right = Path(path).read_text()
    command = [sys.executable, "-m", "harness.cli", "watch", AXPY, "-s", path, "--device", "cpu", "-k", "0"]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell's background jobs ignore it
    ) as watch:
        assert watch.stdout is not None
        out = ""

        def until(text: str) -> None:
            nonlocal out
            while text not in out:
                line = watch.stdout.readline() if watch.stdout else ""
                assert line, out
                out += line

        try:
            until("first check")
            assert out.startswith("watching mine.py for axpy on CPU"), out
            Path(path).write_text("import time\n" + right.replace("x, y = data", "time.sleep(600)"))
            until("mine.py saved, checking 1 case")
            time.sleep(1)
            watch.send_signal(signal.SIGINT)
            until("check given up")
            Path(path).write_text(right)
            until("pass 1 of 1 cases  mine.py saved to verdict")
            watch.send_signal(signal.SIGINT)
            out += watch.stdout.read()
            watch.wait(60)
        finally:
            watch.kill()  # does nothing once it has ended
    assert watch.returncode == 0, out
    assert out.endswith("stopped\n")
    assert "Traceback" not in out


def test_export_is_self_contained(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The file loads in a process that cannot see this project, with the kernel's headers in its source."""
    output = tmp_path / "submission.py"
    code, out, _ = run(capsys, "export", "masked_decode", "--arch", "sm_90a", "-o", str(output))
    assert code == 0
    assert "self-contained" in out
    for name in ("task.py", "utils.py"):
        shutil.copy((ROOT / "tasks" / "masked_decode" / name) if name == "task.py" else ROOT / "tasks" / name, tmp_path)
    program = (
        "import submission, sys; from pathlib import Path; "
        "assert not [name for name in sys.modules if name.split('.')[0] in ('harness', 'jit', 'kernels')]; "
        "assert callable(submission.custom_kernel); "
        "package = sys.modules[submission.masked_decode.__module__]; "
        "assert package.__name__.startswith('masked_decode_'); "
        f"assert not package.__file__.startswith({str(ROOT)!r}); "
        "source = Path(package.__file__).with_name('sm_90a.cu').read_text(); assert '#include' not in source; "
        "print(submission._jit.ENTRIES)"
    )
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "'masked_decode/sm_90a.cu': {'masked_decode_" in done.stdout
    assert run(capsys, "export", "masked_decode", "-o", str(output))[0] == 0, "an export may be overwritten"
    output.write_text("mine")
    assert run(capsys, "export", "masked_decode", "-o", str(output))[0] == 2
    assert run(capsys, "export", "masked_decode", "--arch", "sm_70", "-o", str(tmp_path / "x.py"))[0] == 5
    assert run(capsys, "export", AXPY, "-o", str(tmp_path / "x.py"))[0] == 2


def test_bench_against_another_submission(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    slow = submission(tmp_path, "import time; time.sleep(0.1); return 2 * x + y")
    code, found = document(
        capsys, "bench", AXPY, "--device", "cpu", "-k", "0", "--reps", "5", "--budget", "1", "--against", slow
    )
    assert code == 0, found
    (other,) = found["tasks"][0]["cases"][0]["peers"]
    assert (other["name"], other["status"]) == (slow, "pass")
    assert other["device_ns"]["best"] >= 100e6
    mine = found["tasks"][0]["cases"][0]["device_ns"]["median"]
    assert other["speedup"]["median"] > 1, f"{mine} ns against a sleep of 0.1 s"


def test_what_a_peer_prepares_is_not_timed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    task = tmp_path / "axpy"
    shutil.copytree(AXPY, task)
    (task / "peers.py").write_text(
        "import time\n\ndef double(data):\n    time.sleep(0.3)\n    x, y = data[:2]\n    return 2 * x, y\n\n"
        "PEERS = {'prepared': (double, lambda made: made[0] + made[1])}\n"
    )
    words = ["--device", "cpu", "-k", "0", "--reps", "4", "--budget", "2", "--peers"]
    code, found = document(capsys, "bench", str(task), *words)
    assert code == 0, found
    (peer,) = found["tasks"][0]["cases"][0]["peers"]
    assert (peer["name"], peer["status"]) == ("prepared", "pass"), peer
    assert peer["device_ns"]["best"] < 0.3e9


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["nvfp4_gemv", "--arch", "sm_100a", "--kernel", "cvx"], "no source has the variant 'cvx'.*variant cvt"),
        (["nvfp4_gemv", "--kernel", "cvt"], "no source has the variant 'cvt' for sm_90a"),
        (["masked_decode", "--arch", "sm_100a"], "'masked_decode' has no source for sm_100a; it has: sm_90a"),
        (["masked_decode", "attn_dist", "--arch", "sm_103a"], "no task has a source for this --arch"),
    ],
)
def test_sources_that_do_not_exist_are_refused_before_anything_runs(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("WARPYARD_ARCH", raising=False)
    code, _, err = run(capsys, "check", *words, "--device", "emulator")
    assert code == 5
    assert re.search(message, " ".join(err.split()))


def test_an_unknown_architecture_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "check", "nvfp4_gemv", "--device", "emulator", "--arch", "sm_100")
    assert code == 2
    assert "did you mean sm_100a" in " ".join(err.split())


@pytest.mark.parametrize(
    "words", [["list"], ["list", "all", "--json"], ["list", "no_such_task"], ["list", "no_such_task", "--json"]]
)
def test_a_reader_that_leaves_early_changes_no_exit_code(words: list[str]) -> None:
    """As ``warpyard list | head -1``, with a reader that is gone before the first line."""
    code = 5 if "no_such_task" in words else 0
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "harness.cli", *words]
    found = subprocess.run(command, cwd=ROOT, stdout=writer, stderr=subprocess.PIPE, text=True)
    os.close(writer)
    assert found.returncode == code, found.stderr
    assert "BrokenPipe" not in found.stderr


@pytest.mark.parametrize(
    ("module", "package"), [("msgspec", "msgspec"), ("yaml", "pyyaml"), ("watchfiles", "watchfiles")]
)
def test_a_missing_package_is_named(module: str, package: str) -> None:
    program = f"import sys; sys.modules[{module!r}] = None; from harness.cli import main; sys.exit(main(sys.argv[1:]))"
    words = ["watch", AXPY, "--runs", "1"] if module == "watchfiles" else ["list"]
    found = subprocess.run([sys.executable, "-c", program, *words], cwd=ROOT, capture_output=True, text=True)
    assert found.returncode == 3, found.stderr
    assert f"the package {package} is not installed" in found.stderr
    assert f"pip install {package}" in found.stderr
    assert "Traceback" not in found.stderr


def test_the_version_is_that_of_the_installed_package(capsys: pytest.CaptureFixture[str]) -> None:
    from importlib.metadata import version

    assert run(capsys, "--version")[1] == f"warpyard {version('warpyard')}\n"


def test_build_compiles_ahead_of_time_and_cache_shows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WARPYARD_CACHE_DIR", str(tmp_path / "cache"))
    code, out, _ = run(capsys, "build", "sparse_mla_bwd", "--arch", "sm_100a", "-j", "2")
    builds = int(out.split()[0])
    assert (code, f"{builds} compiled" in out) == (0, True), out
    code, out, _ = run(capsys, "build", "sparse_mla_bwd", "--arch", "sm_100a")
    assert (code, "0 compiled" in out, f"{builds} were in the cache" in out) == (0, True, True), out

    assert run(capsys, "cache", "dir")[1].strip() == str(tmp_path / "cache")
    code, out, _ = run(capsys, "cache", "ls")
    assert (code, out.count("sm_100a ")) == (0, builds), out
    assert f"{builds} entries" in out
    assert run(capsys, "cache", "verify")[:2] == (0, f"{builds} of {builds} entries are whole\n")

    damaged = next((tmp_path / "cache" / "sm_100a").glob("*/kernel.cubin"))
    damaged.write_bytes(damaged.read_bytes()[:-1])
    assert "damaged" in run(capsys, "cache", "ls")[1]
    assert damaged.exists()
    code, out, _ = run(capsys, "cache", "verify")
    assert (code, f"{builds - 1} of {builds} entries are whole" in out) == (1, True), out
    assert not damaged.exists()
    assert run(capsys, "cache", "clean")[1].startswith(f"{builds - 1} entries removed")
    assert run(capsys, "cache", "ls")[1].startswith("0 entries")


@pytest.mark.parametrize(
    ("argv", "code", "message"),
    [
        (("build", "nope"), 5, "KERNEL: no kernel package 'nope'; there are: attn_dist"),
        (("build", "--arch", "sm_80"), 5, "--arch: no source for 'sm_80'; there are sources for sm_100a, sm_90a"),
        (("build", "-j", "0"), 2, "--jobs: expected at least 1, got 0"),
        (("cache", "drop"), 2, "invalid choice: 'drop'"),
    ],
)
def test_build_and_cache_name_what_is_wrong(
    argv: tuple[str, ...], code: int, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    got, _, err = run(capsys, *argv)
    assert (got, message in err) == (code, True), err
