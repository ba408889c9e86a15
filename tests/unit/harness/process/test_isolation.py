"""A hang, a crash or a stray child of a submission costs one case and leaves nothing behind."""

from __future__ import annotations

import ctypes
import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from harness import tasks
from harness.checking import checker, verdict
from harness.errors import HarnessError
from harness.machine import boot_record
from harness.machine.devices import Device
from harness.process import scratch
from harness.process.session import Session
from harness.process.submission_process import SubmissionProcess
from harness.submission.confinement import landlock, namespaces
from harness.submission.confinement.landlock import readable_roots
from harness.wire import messages
from harness.wire.channel import Channel, ChannelClosed
from tests import running_processes
from tests.paths import DATA

CPU = Device("cpu", "CPU")

HEAD = """
import os, signal, subprocess, sys, time
import torch

def right(data):
    return 2 * data[0] + data[1]

def custom_kernel(data):
    middle = data[0].numel() == 4096
"""


def results_of(
    body: str, folder: Path, timeout: float = 30.0, device: Device = CPU, **options: object
) -> list[verdict.Result]:
    path = folder / "submission.py"
    path.write_text(HEAD + body)
    task = tasks.load(DATA / "axpy")
    with Session(task, path, device) as session:
        return checker.run(session, task.tests, checker.Options(timeout=timeout, calls=1, **options))  # type: ignore[arg-type]


def statuses(*args: object, **options: object) -> list[str]:
    return [result.status for result in results_of(*args, **options)]  # type: ignore[arg-type]


@pytest.mark.slow
def test_a_hang_costs_one_case(tmp_path: Path) -> None:
    body = "    while middle: time.sleep(0.1)\n    return right(data)\n"
    assert statuses(body, tmp_path, timeout=6.0) == [verdict.PASS, verdict.TIMEOUT, verdict.PASS]


@pytest.mark.parametrize("lacking", [{"namespaces": "open: unshare"}, None], ids=["one", "all"])
def test_a_sandbox_that_is_required_and_lacks_something_is_refused(
    monkeypatch: pytest.MonkeyPatch, lacking: dict[str, str] | None
) -> None:
    """What the submission's process says of its confinement counts. Without the option the report says it."""
    answer = SubmissionProcess._answer

    def changed(self: SubmissionProcess, *given: Any) -> Any:
        reply = answer(self, *given)
        if isinstance(reply, messages.Ready):
            return msgspec.structs.replace(reply, confinement=(lacking and {**reply.confinement, **lacking}) or {})
        return reply

    monkeypatch.setattr(SubmissionProcess, "_answer", changed)
    task = tasks.load(DATA / "axpy")
    worker = SubmissionProcess(task, None, "cpu", required=True)
    with pytest.raises(HarnessError, match="--require-sandbox: submissions are not fully confined here: ") as refused:
        worker.start()
    assert ("namespaces open: unshare" in str(refused.value)) == bool(lacking)
    assert worker._process is None or worker._process.poll() is not None
    with SubmissionProcess(task, None, "cpu") as allowed:
        allowed.start()
        assert allowed.confinement.get("namespaces") == (lacking and lacking["namespaces"])


def test_a_crash_costs_one_case(tmp_path: Path) -> None:
    body = "    if middle: os.kill(os.getpid(), signal.SIGSEGV)\n    return right(data)\n"
    results = results_of(body, tmp_path)
    assert [result.status for result in results] == [verdict.PASS, verdict.CRASH, verdict.PASS]
    assert "SIGSEGV" in results[1].message


def test_leaving_costs_one_case(tmp_path: Path) -> None:
    body = "    if middle: os._exit(0)\n    return right(data)\n"
    results = results_of(body, tmp_path)
    assert [result.status for result in results] == [verdict.PASS, verdict.CRASH, verdict.PASS]
    assert "status 0" in results[1].message


def test_sys_exit_is_refused(tmp_path: Path) -> None:
    assert statuses("    sys.exit(0)\n", tmp_path) == [verdict.REFUSED] * 3


def test_what_is_no_exception_or_holds_some_is_shown_with_its_place(tmp_path: Path) -> None:
    body = """
    kinds = {1000: KeyboardInterrupt, 4096: lambda: BaseException("late"), 130: lambda: ExceptionGroup(
        "two", [ValueError("first"), ExceptionGroup("inner", [KeyError("second")])])}
    raise kinds[data[0].numel()]()
"""
    results = results_of(body, tmp_path)
    assert [result.status for result in results] == [verdict.ERROR] * 3
    assert [result.message for result in results] == [
        "KeyboardInterrupt: KeyboardInterrupt",
        "BaseException: late",
        "ExceptionGroup: two (2 sub-exceptions)\n  ValueError: first\n  KeyError: 'second'",
    ]
    assert all("submission.py" in result.detail and "harness/submission/" not in result.detail for result in results)


def test_a_custom_kernel_that_cannot_be_called_is_told(tmp_path: Path) -> None:
    (result, *_) = results_of("    return right(data)\n\ncustom_kernel = 3\n", tmp_path)
    assert result.message == "custom_kernel is of type int, which cannot be called; expected a function of data"


def test_an_exception_is_shown_with_its_place(tmp_path: Path) -> None:
    body = "    raise ValueError(f'n is {data[0].numel()}')\n"
    result = results_of(body, tmp_path)[1]
    assert result.status == verdict.ERROR
    assert result.message == "ValueError: n is 4096"
    assert str(tmp_path / "submission.py") in result.detail
    assert "harness/submission/" not in result.detail
    words = result.replay.split()
    assert words[:2] + words[3:5] == ["warpyard", "check", "-k", "n=4096"]
    assert Path(words[2]).resolve() == DATA / "axpy"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="processes are looked up in /proc")
def test_children_that_left_the_group_are_killed(tmp_path: Path) -> None:
    body = """
    sleeps = "import time; time.sleep(600)  # TOKEN"
    child = subprocess.Popen([sys.executable, "-S", "-c", sleeps], start_new_session=True)
    # A daemon: its parent has ended, its session is its own.
    daemon = "import os, time; os.fork() and os._exit(0); os.setsid(); print(flush=True); os.close(1); "
    subprocess.run([sys.executable, "-S", "-c", daemon + sleeps], stdout=subprocess.PIPE, text=True)
    os._exit(9)
"""
    token = f"stray-{os.getpid()}-{time.monotonic_ns()}"
    results = results_of(body.replace("TOKEN", token), tmp_path)
    assert [result.status for result in results] == [verdict.CRASH] * 3
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline and running_processes.with_token(token):
        time.sleep(0.05)
    assert not running_processes.with_token(token)


def test_the_scratch_folder_is_removed(tmp_path: Path) -> None:
    task = tasks.load(DATA / "axpy")
    with Session(task, task.default_submission, CPU) as session:
        checker.run(session, task.tests[:1], checker.Options(calls=1))
        scratch = session.worker.folders.scratch
        assert scratch.is_dir()
    assert not scratch.exists()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="processes are looked up in /proc")
def test_a_submission_adds_nothing_to_the_cache_of_other_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Machine code is kept there, and runs in the process that loads it."""
    monkeypatch.setenv("WARPYARD_CACHE_DIR", str(tmp_path / "cache"))
    (entry := tmp_path / "cache/cpu-any/made").mkdir(parents=True)
    if landlock._libc.syscall(landlock._LANDLOCK_CREATE, None, ctypes.c_size_t(0), 1) < 1:
        pytest.skip("this kernel has no landlock")
    forged, planted = entry / "code.o", entry.parent / "planted"
    body = f"    open({str(forged)!r}, 'w') if middle else os.mkdir({str(planted)!r})\n    return right(data)\n"
    assert statuses(body, tmp_path) == [verdict.ERROR] * 3
    assert not forged.exists()
    assert not planted.exists()


_READS_THE_CACHE = """
    found = []
    for room in ("stand_in", "device-text", "sm_90a"):
        with contextlib.suppress(OSError), open(os.path.join(CACHE, room, "one", "file")) as file:
            found.append(file.read())
    raise AssertionError("read " + ", ".join(found))
"""


@pytest.mark.parametrize("beside", [False, True], ids=["elsewhere", "in the task's folder"])
def test_of_the_cache_a_submission_reads_this_projects_own_code_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, beside: bool
) -> None:
    """Wherever the cache lies: a task's folder is hidden, and the stand-in CUDA below it is needed all the same."""
    folder = Path(shutil.copytree(DATA / "axpy", tmp_path / "task"))
    cache = folder / "cache" if beside else tmp_path / "cache"
    monkeypatch.setenv("WARPYARD_CACHE_DIR", str(cache))
    for room in ("stand_in", "device-text", "sm_90a"):
        (cache / room / "one").mkdir(parents=True)
        (cache / room / "one" / "file").write_text(room)
    path = tmp_path / "submission.py"
    path.write_text(f"import contextlib\nCACHE = {str(cache)!r}\n" + HEAD + _READS_THE_CACHE)
    with Session(tasks.load(folder), path, CPU) as session:
        results = checker.run(session, session.task.tests[:1], checker.Options(timeout=60, calls=1))
    assert [result.message.splitlines()[-1] for result in results] == ["AssertionError: read stand_in"]


def test_results_of_a_first_run_are_not_in_sight(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their folder is made by that run, and was when its submission's process had been confined already."""
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    file = tmp_path / "submission.py"
    file.write_text(f"import os\nraise ValueError(os.listdir({str(tmp_path / 'state')!r}))\n")
    with Session(tasks.load(DATA / "axpy"), file, Device("cpu", "cpu")) as session:
        session.start(60)
        if session.worker.confinement["namespaces"].startswith("open"):
            pytest.skip(session.worker.confinement["namespaces"])
        (tmp_path / "state").mkdir(exist_ok=True)
        (tmp_path / "state" / "history.sqlite").write_text("others'")
        reply = session.load(60)
    assert isinstance(reply, messages.Failed)
    assert reply.message == "[]"


def test_folders_of_killed_evaluators_are_removed(tmp_path: Path) -> None:
    gone = subprocess.run([sys.executable, "-S", "-c", "import os; print(os.getpid())"], capture_output=True, text=True)
    for name, owner in (("dead", gone.stdout.strip()), ("alive", str(os.getpid()))):
        (tmp_path / f"warpyard-run-{name}").mkdir()
        (tmp_path / f"warpyard-run-{name}" / "owner").write_text(owner)
    (tmp_path / "warpyard-run-other").mkdir()
    scratch._remove_abandoned.__wrapped__(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["warpyard-run-alive", "warpyard-run-other"]


def test_a_kernel_without_a_device_says_so(tmp_path: Path) -> None:
    body = """
    import jit
    raise jit.NoDeviceError("kernel axpy got CPU arguments and the emulator cannot be imported")
"""
    result = results_of(body, tmp_path)[0]
    assert result.status == verdict.NO_DEVICE
    assert result.message.startswith("needs a device")


def test_findings_and_what_cannot_be_emulated(tmp_path: Path) -> None:
    """A finding is one where the emulator found it, and not where a submission raises one."""
    body = r'''
    import jit
    from jit.emulator import EmulatorFinding, UnsupportedInstruction
    if middle:
        raise UnsupportedInstruction("frob.b32 %r1;", "k.cu:9")
    if data[0].numel() == 1000:
        jit.load("""
extern "C" __global__ void far(float* out) { out[1 << 20] = 1; }
""")["far"](data[0], grid=1, block=1)
    raise EmulatorFinding("deadlock", "no thread can run", location="k.cu:12", barrier="0x40", waiting=[0, 1])
'''
    found, unsupported, forged = results_of(body, tmp_path, timeout=100, device=Device("emulator", "emulated"))
    assert found.status == verdict.FINDING
    assert "[out-of-bounds]" in found.message
    assert found.finding["kind"] == "out-of-bounds"
    assert unsupported.status == verdict.NO_DEVICE
    assert "does not execute `frob.b32" in unsupported.message
    assert forged.status == verdict.ERROR
    assert not forged.emulated
    assert not forged.finding


def test_verdicts_give_exit_codes() -> None:
    case = tasks.load(DATA / "axpy").tests[0]

    def code(*names: str) -> int:
        return int(verdict.exit_code([verdict.Result(case, name) for name in names]))

    assert code(verdict.PASS, verdict.PASS) == 0
    assert code(verdict.PASS, verdict.WRONG, verdict.TIMEOUT) == 1
    assert code(verdict.FINDING) == code(verdict.CRASH) == code(verdict.REFUSED) == code(verdict.ERROR) == 1
    assert code(verdict.COMPILE, verdict.TIMEOUT) == 4
    assert code(verdict.TIMEOUT, verdict.NO_DEVICE) == 6
    assert code(verdict.PASS, verdict.NO_DEVICE) == 7
    assert code() == 5


def test_frames_that_are_no_frames_end_the_connection() -> None:
    left, right = socket.socketpair()
    evaluator = Channel(left, 1000, payloads=False)
    right.sendall(b"\x00\x00\x00\x02" + b"\x00" * 7 + b"\x01" + b"{}x")
    with pytest.raises(ChannelClosed, match="not allowed"):
        evaluator.receive(1)
    left, right = socket.socketpair()
    evaluator = Channel(left, 1000, payloads=False)
    right.sendall(b"\x00\x00\x03\xe9" + b"\x00" * 8)
    with pytest.raises(ChannelClosed, match="1001"):
        evaluator.receive(1)
    left, right = socket.socketpair()
    evaluator = Channel(left, 1000, payloads=False)
    with pytest.raises(TimeoutError):
        evaluator.receive(0.05)


def test_a_side_that_does_not_read_is_not_waited_for() -> None:
    left, right = socket.socketpair()
    begin = time.monotonic()
    with pytest.raises(TimeoutError):
        Channel(left, 1000, payloads=False).send(b"header", bytes(64 << 20), timeout=0.2)
    assert time.monotonic() - begin < 20
    right.close()


@pytest.mark.parametrize(
    ("lie", "reason"),
    [
        ("times = messages.Times(float('nan'), 1.0, 1.0)", "device_ns"),
        ("torch_ops = ['x' * (1 << 20)]", "torch_ops"),
        ("tree = nodes.TensorNode(3, 'float32', [1], [1])", "tensor 3 of 1"),
    ],
)
def test_a_lie_costs_its_case_with_the_reason(tmp_path: Path, lie: str, reason: str) -> None:
    body = f"""
    if middle:
        from harness.wire import messages, nodes
        answer = messages.answer
        def forged(turn, reply):
            messages.answer = answer
            reply.{lie}
            return answer(turn, reply)
        messages.answer = forged
    return right(data)
"""
    first, second, third = results_of(body, tmp_path)
    assert first.status == verdict.PASS, first
    assert second.status in (verdict.REFUSED, verdict.CRASH), second
    assert reason in second.message
    assert third.status == verdict.PASS, third


def test_absurd_outputs_are_refused(tmp_path: Path) -> None:
    body = """
    from harness.wire import messages
    answer = messages.answer
    def forged(turn, reply):
        reply.sizes = [1 << 60]
        return answer(turn, reply)
    messages.answer = forged
    return right(data)
"""
    results = results_of(body, tmp_path)
    assert results[-1].status == verdict.REFUSED, results[-1]
    assert "bytes for shape" in results[-1].message


@pytest.mark.slow
def test_packages_of_the_python_path_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing can be installed, packages lie in a folder that PYTHONPATH names."""
    (tmp_path / "carried").mkdir()
    (tmp_path / "carried" / "carried_package.py").write_text("def right(value):\n    return value\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "carried"))
    results = results_of("    import carried_package\n    return carried_package.right(right(data))\n", tmp_path)
    assert all(result.status == verdict.PASS for result in results), results


def test_readable_roots_leave_the_hidden_out(tmp_path: Path) -> None:
    (tmp_path / "a" / "secret").mkdir(parents=True)
    (tmp_path / "a" / "open").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "a" / "secret")
    (tmp_path / "a" / "secret" / "interpreter").mkdir()
    (tmp_path / "a" / "secret" / "deep" / "deeper").mkdir(parents=True)
    needed = [tmp_path / "a", tmp_path / "a" / "secret" / "interpreter"]
    hidden = [tmp_path / "a" / "secret", tmp_path / "a" / "secret" / "deep" / "deeper"]
    roots = [Path(root) for root in readable_roots(hidden, needed)]
    assert [root for root in roots if tmp_path / "a" / "secret" in root.parents] == needed[1:]
    assert tmp_path / "a" not in roots, "a needed folder around a hidden one does not show it"
    assert tmp_path / "a" / "secret" / "interpreter" in roots
    assert tmp_path / "a" / "open" in roots
    for root in roots:
        assert not root.is_symlink()
        assert root != tmp_path / "a" / "secret"
        assert root not in (tmp_path / "a" / "secret").parents


@pytest.mark.slow
def test_what_a_process_imports_and_may_not_write_is_compiled_before() -> None:
    """The emulator's modules, of which the service would else compile 136 at each start."""
    code = (
        "import contextlib, importlib.util, os; from harness.process import service_process; import jit\n"
        "at = importlib.util.cache_from_source(os.path.join(jit.__path__[0], 'emulator', 'launches.py'))\n"
        "with contextlib.suppress(FileNotFoundError): os.unlink(at)\n"
        "service_process.write_bytecode()\n"
        "print(os.path.isfile(at))"
    )
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=True)
    assert found.stdout == "True\n"


def test_cuda_is_tried_in_namespaces_once_after_a_start_of_the_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    assert not boot_record.cuda_in_namespaces()
    for which in (namespaces.ALL, namespaces.ALL_BUT_PROCESSES):
        boot_record.note_cuda_in_namespaces(which)
        assert boot_record.cuda_in_namespaces() == which
    (noted,) = (tmp_path / "state").iterdir()
    here = noted.read_text()
    noted.write_text("another driver" + here)
    assert not boot_record.cuda_in_namespaces()
    boot_record.note_cuda_in_namespaces(which)
    assert noted.read_text() == here
    boot_record.note_cuda_in_namespaces("")
    assert not noted.exists()


@pytest.mark.parametrize("tried", ["", namespaces.ALL, namespaces.ALL_BUT_PROCESSES])
def test_namespaces_for_cuda_are_entered_without_a_trial_where_one_succeeded(tried: str) -> None:
    code = f"""if True:
        import os
        from harness.submission.confinement import enter
        print(enter([], [], [], "cuda", {{1}}, {tried!r}), os.path.exists("/dev/tty"))"""
    printed = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=100, check=False
    ).stdout
    if not tried and not Path("/dev/nvidiactl").exists():
        assert printed.startswith("open: ")
    elif not printed.startswith("own"):
        pytest.skip("users may not make namespaces here")
    else:
        assert printed.startswith(f"{tried or 'own users'}")
        assert printed.endswith(" False\n")


KILLS = {
    "what makes the namespaces": "namespaces._own_user = lambda *_, **__: os.kill(os.getpid(), 9)",
    "their first process": "namespaces._view = lambda *_, **__: os._exit(9)",
    "the caller": "namespaces._die_with_parent = lambda: None\n"
    "own = namespaces._own_user; namespaces._own_user = lambda **_: (own(), os.kill(os.getppid(), 9))",
}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has namespaces")
@pytest.mark.parametrize("device", ["cpu", "cuda"])
@pytest.mark.parametrize("killed", KILLS)
def test_nothing_goes_on_unconfined_where_somebody_kills_what_confines(killed: str, device: str) -> None:
    """A process goes on without namespaces where the kernel refuses them, and nowhere else."""
    code = (
        "import os; from harness.submission.confinement import enter, namespaces\n"
        f"{KILLS[killed]}\nprint('went on:', enter([], [], [], {device!r}, set(), namespaces.ALL), flush=True)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=100)
    if "unshare" in done.stdout:
        pytest.skip("users may not make namespaces here")
    assert (done.stdout, done.stderr, done.returncode) == ("", "", -9)


def test_the_caches_of_libraries_can_be_written_whatever_the_user_has_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder of the user's cannot be written in the process: torch.compile ended in an OSError."""
    names = ["TORCH_EXTENSIONS_DIR", "TORCHINDUCTOR_CACHE_DIR", "TRITON_CACHE_DIR", "CUPY_CACHE_DIR", "NUMBA_CACHE_DIR"]
    for name in names:
        monkeypatch.setenv(name, str(tmp_path / "the user's"))
    body = (
        f"    for name in {names}:\n        open(os.environ[name] + '/tried', 'w').close()\n"
        "        assert 'the user' not in os.environ[name]\n    return right(data)\n"
    )
    assert statuses(body, tmp_path) == [verdict.PASS] * 3


@pytest.mark.slow
def test_torch_compile_starts_no_processes_and_builds_nothing_for_later_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its workers found no GPU, and counted as processes that are started in timed calls. The cache of what it would
    build once ends with the run."""
    monkeypatch.setenv("TORCHINDUCTOR_COMPILE_THREADS", "8")
    body = (
        "    import torch._inductor.config as own\n    assert own.compile_threads == 1\n"
        "    assert own.cpp.vec_isa_ok and not own.cpp_cache_precompile_headers\n    return right(data)\n"
    )
    assert statuses(body, tmp_path) == [verdict.PASS] * 3
