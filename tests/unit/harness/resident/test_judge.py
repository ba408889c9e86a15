"""The resident judge: the same verdict as without it, for this user only, and nothing of it is in the way or stays."""

from __future__ import annotations

import contextlib
import json
import os
import resource
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from harness import check, cli
from harness.errors import Exit, HarnessError
from harness.machine import processes
from harness.process import starting
from harness.resident import client, protocol
from harness.tasks import ROOT
from tests.selection import representatives
from tests.unit.harness.command_line import AXPY
from tests.unit.harness.judge_place import COMMAND, CPU, Place, alive

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="copies of a process need Linux")
SLEEPS = "import subprocess, time\nsubprocess.Popen(['sleep', '601'])\ntime.sleep(600)\ndef custom_kernel(data): ...\n"


def sleeper(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes() == b"sleep\x00601\x00"
    except OSError:
        return False


def wait_for(what: Any) -> Any:
    until = time.monotonic() + 120
    while not (found := what()):
        assert time.monotonic() < until
        time.sleep(0.05)
    return found


def submission(folder: Path, body: str) -> Path:
    path = folder / "mine.py"
    path.write_text(body if "def custom_kernel" in body else f"def custom_kernel(data):\n    x, y = data\n    {body}\n")
    return path


def kept(message: dict[str, Any]) -> dict[str, Any]:
    """A document without what differs from run to run."""
    cases = message["tasks"][0]["cases"]
    for case in cases:
        for name in ("seconds", "seed", "replay"):
            case.pop(name, None)
    return {"exit": message["exit"], "device": message["device"], **message["tasks"][0]}


def test_what_torch_has_set_meanwhile_asks_for_no_other_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process in which Inductor had looked for its cache found neither the judge nor the fork servers of before."""
    monkeypatch.delenv("TORCHINDUCTOR_CACHE_DIR", raising=False)

    def asked() -> tuple[object, ...]:
        modules = (starting.SUBMISSION, starting.SERVICE)
        return protocol.place(), *(starting._early(one, dict(os.environ), set()) for one in modules)

    before = asked()
    monkeypatch.setenv("TORCHINDUCTOR_CACHE_DIR", "/tmp/torchinductor")
    assert asked() == before
    monkeypatch.setenv("TORCH_LOGS", "dynamo")
    assert all(one != other for one, other in zip(asked(), before, strict=True))


def test_the_verdict_and_the_confinement_are_those_of_a_run_without_it(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = submission(tmp_path, "return x if len(x) > 200 else 2.0 * x + y")
    document = kept(place.check(mine, "--seed", "7", code=1))
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    assert cli.main(["check", AXPY, "-s", str(mine), *CPU, "--seed", "7"]) == 1
    assert document == kept(json.loads(capsys.readouterr().out))
    assert {case["status"] for case in document["cases"]} == {"pass", "wrong"}
    assert not any(state.startswith("open") for state in document["confinement"].values())
    assert place.judge()


def test_a_command_has_the_folder_variables_streams_and_limits_of_its_client(place: Place, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "import os\nprint(os.environ['OWN'], sorted(os.sched_getaffinity(0)), os.umask(0))\n"
        "def custom_kernel(data): return 2.0 * data[0] + data[1]\n"
    )

    cpu = min(os.sched_getaffinity(0))

    def lower() -> None:
        os.umask(0o037)
        os.sched_setaffinity(0, [cpu])

    words = ("check", AXPY, "-s", "mine.py", "-k", "0", "--device", "cpu", "--calls", "1", "--show-output")
    place.check(tmp_path / "mine.py", env={**place.variables, "OWN": ""})
    before = place.judge()
    variables = {**place.variables, "OWN": "här"}
    out, errors = place.run(*words, env=variables, cwd=tmp_path, preexec_fn=lower)
    assert "1 of 1 passed" in out
    assert f"här [{cpu}] {0o037}" in errors
    assert place.judge() == before != 0
    out, errors = place.run("check", "axpyy", "--device", "cpu", code=5)
    assert (out, "no task 'axpyy'" in errors) == ("", True)


@pytest.mark.parametrize(
    ("number", "code"), representatives([(signal.SIGINT, 130), (signal.SIGKILL, -signal.SIGKILL)]), ids=str
)
def test_ctrl_c_ends_the_check_and_all_that_it_started(
    place: Place, tmp_path: Path, number: signal.Signals, code: int
) -> None:
    process = place.start("check", AXPY, "-s", str(submission(tmp_path, SLEEPS)), *CPU)
    pid = wait_for(place.judge)
    below = wait_for(lambda: [one for one in processes.descendants(pid) if sleeper(one)])
    process.send_signal(number)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == code
    assert code < 0 or errors == "interrupted\n"
    wait_for(lambda: not any(map(alive, below)))
    wait_for(lambda: json.loads(place.run("judge", "--json")[0])["commands"] == 0)
    assert place.judge() == pid


@pytest.mark.slow
def test_a_judge_that_is_killed_loses_no_verdict_and_is_replaced(place: Place, tmp_path: Path) -> None:
    good = submission(tmp_path, "return 2.0 * x + y")
    place.check(good)
    before = place.judge()
    slow = tmp_path / "slow.py"
    slow.write_text("import time\ntime.sleep(3)\ndef custom_kernel(data): return data[0]\n")
    process = place.start("check", AXPY, "-s", str(slow), *CPU)
    wait_for(lambda: json.loads(place.run("judge", "--json")[0])["commands"])
    os.kill(before, signal.SIGKILL)  # its socket stays
    assert json.loads(process.communicate(timeout=120)[0])["exit"] == process.returncode == 1
    assert place.judge() == 0
    assert place.check(good)["exit"] == 0
    assert wait_for(place.judge) != before


def test_a_command_that_is_killed_is_told(place: Place, tmp_path: Path) -> None:
    process = place.start("check", AXPY, "-s", str(submission(tmp_path, SLEEPS)), *CPU)
    pid = wait_for(place.judge)
    wait_for(lambda: [one for one in processes.descendants(pid) if sleeper(one)])
    server = {one for one in processes.children(pid) if b"fork_server" in Path(f"/proc/{one}/cmdline").read_bytes()}
    (command,) = set(processes.children(pid)) - server
    os.kill(command, signal.SIGKILL)
    process.communicate(timeout=60)
    assert process.returncode == 128 + signal.SIGKILL
    wait_for(lambda: not any(map(sleeper, processes.descendants(pid))))


def test_a_command_that_ends_by_itself_is_told(place: Place, tmp_path: Path) -> None:
    """As one does whose task does not let it go: its code is the command's."""
    task = tmp_path / "task"
    shutil.copytree(AXPY, task)
    (task / "reference.py").write_text("import os\nos._exit(6)\n" + (task / "reference.py").read_text())
    place.run("check", str(task), *CPU, code=6)


def test_checks_at_once_have_their_own_verdicts(place: Place, tmp_path: Path) -> None:
    def one(number: int) -> tuple[int, str]:
        folder = tmp_path / str(number)
        folder.mkdir()
        body = "return 2.0 * x + y" if number % 2 else f"raise ValueError('number {number}')"
        case = place.check(submission(folder, body), "-k", "0", code=int(not number % 2))["tasks"][0]["cases"][0]
        return number, case["message"]

    with ThreadPoolExecutor(4) as pool:
        for number, message in pool.map(one, range(6)):
            assert message == ("" if number % 2 else f"ValueError: number {number}")


def test_python_uses_it_too(place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (*place.judge_variables, "WARPYARD_STATE_DIR"):
        monkeypatch.setenv(name, place.variables[name])
    before = time.monotonic()
    assert check(AXPY, submission(tmp_path, "return 2.0 * x + y"), device="cpu", cases=0).passed
    assert place.judge(), time.monotonic() - before
    monkeypatch.setenv("WARPYARD_JUDGE", "soon")
    with pytest.raises(Exception, match="WARPYARD_JUDGE: expected a number of seconds"):
        check(AXPY, device="cpu")


@pytest.mark.slow
def test_another_code_is_another_judge(tmp_path: Path) -> None:
    root = tmp_path / "code"
    for name in ("harness", "jit", "kernels", "tasks"):
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
    with tempfile.TemporaryDirectory(prefix="judge-") as folder:
        place = Place(Path(folder), root)
        mine = submission(tmp_path, "return 2.0 * x + y")
        place.check(mine)
        first = wait_for(place.judge)
        with (root / "harness" / "checking" / "judge.py").open("a") as file:
            file.write("\n# a change\n")
        place.check(mine)
        second = wait_for(place.judge)
        assert second != first
        wait_for(lambda: not alive(first))
        place.check(mine)
        assert place.judge() == second
        place.close()


@pytest.mark.slow
def test_it_ends_by_itself() -> None:
    with tempfile.TemporaryDirectory(prefix="judge-") as folder:
        place = Place(Path(folder), patience="1")
        assert "runs 0 commands" in place.run("judge", "--start")[0]
        wait_for(lambda: not place.judge())
        assert [path.name for path in (Path(folder) / "warpyard").iterdir() if path.is_socket()] == []


@pytest.mark.slow
def test_where_there_is_no_room_for_its_socket_a_check_runs_without_it(tmp_path: Path) -> None:
    long = tmp_path / ("x" * 100)
    long.mkdir()
    mine = submission(tmp_path, "return 2.0 * x + y")
    assert Place(long).check(mine, "-k", "0")["exit"] == 0
    open_to_all = tmp_path / "open"
    (open_to_all / "warpyard").mkdir(parents=True)
    (open_to_all / "warpyard").chmod(0o755)
    assert Place(open_to_all).check(mine, "-k", "0")["exit"] == 0
    assert list((open_to_all / "warpyard").iterdir()) == []


@pytest.mark.slow
def test_on_a_full_disk_a_check_runs_without_it(tmp_path: Path) -> None:
    mine = submission(tmp_path, "return 2.0 * x + y")
    with tempfile.TemporaryDirectory(prefix="judge-") as folder:
        place = Place(Path(folder))
        full = f'mount -t tmpfs -o size=4k,nr_inodes=1 none {folder} && exec "$@"'
        entry = [sys.executable, "-P", "-c", COMMAND.format(root=str(ROOT)), "check", AXPY, "-s", str(mine), *CPU]
        variables = {**place.variables, "WARPYARD_STATE_DIR": str(tmp_path / "state")}
        words = ["unshare", "-rm", "sh", "-c", full, "sh", *entry]
        done = subprocess.run(words, env=variables, cwd=tmp_path, capture_output=True, text=True, timeout=600)
        if "unshare" in done.stderr or "mount:" in done.stderr:
            pytest.skip(f"no mount of its own here: {done.stderr.strip()}")
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout)["exit"] == 0


@pytest.mark.skipif(os.geteuid() != 0, reason="becomes another user, which root alone can")
def test_another_user_is_not_served(place: Place, tmp_path: Path) -> None:
    place.check(submission(tmp_path, "return 2.0 * x + y"))
    (at,) = (path for path in (place.folder / "warpyard").iterdir() if path.is_socket())
    code = (
        "import os, socket, sys; os.setgid(65534); os.setuid(65534); s = socket.socket(socket.AF_UNIX)\n"
        "try: s.connect(sys.argv[1]); s.sendall(b'\\x0f\\0\\0\\0{\"state\": true}'); print(s.recv(99))\n"
        "except PermissionError: print('refused')\n"
        "except (ConnectionResetError, BrokenPipeError): print(b'')"
    )
    words = [sys.executable, "-c", code, str(at)]
    assert subprocess.run(words, capture_output=True, text=True).stdout == "refused\n"
    for folder in (place.folder, at.parent):
        folder.chmod(0o755)
    at.chmod(0o777)
    try:
        assert subprocess.run(words, capture_output=True, text=True).stdout == "b''\n"
    finally:
        for folder in (place.folder, at.parent):
            folder.chmod(0o700)


def test_a_client_with_other_rights_has_a_judge_of_its_own(place: Place) -> None:
    place.check(Path(AXPY, "submission.py"))
    entry = [sys.executable, "-P", "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r}); from harness.resident import "
             "protocol; print(protocol.place())"]  # fmt: skip
    usual = subprocess.run(entry, env=place.variables, capture_output=True, text=True).stdout
    assert Path(usual.strip()).is_socket()

    def fewer_files() -> None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, hard) - 1, hard - 1))

    for change, variables in ((lambda: os.nice(3), {}), (fewer_files, {}), (None, {"OMP_NUM_THREADS": "3"})):
        done = subprocess.run(
            entry, env={**place.variables, **variables}, preexec_fn=change, capture_output=True, text=True
        )
        assert done.stdout.startswith(str(place.folder))
        assert done.stdout != usual


def test_what_a_client_sends_that_is_no_request_ends_its_connection_alone(place: Place, tmp_path: Path) -> None:
    place.check(submission(tmp_path, "return 2.0 * x + y"))
    before = place.judge()
    (at,) = (path for path in (place.folder / "warpyard").iterdir() if path.is_socket())
    for data in (b"", b"\xff\xff\xff\xff", b"\x02\0\0\0[]", b"\x05\0\0\0{", b"\x02\0\0\0{}"):
        with socket.socket(socket.AF_UNIX) as connection:
            connection.connect(str(at))
            connection.sendall(data)
            connection.shutdown(socket.SHUT_WR)
            connection.settimeout(60)
            connection.recv(99)
    assert place.judge() == before


def test_no_client_makes_the_others_wait_or_takes_the_judges_files(place: Place) -> None:
    """One that sends a letter at a time, many that send nothing, and those that hand over files and go."""
    before = place.judge()
    (at,) = (path for path in (place.folder / "warpyard").iterdir() if path.is_socket())

    def state() -> Any:
        with client.connect(at) as connection:
            connection.settimeout(4)
            protocol.send(connection, {"state": True})
            return protocol.receive(connection)[0]

    def files() -> int:
        return len(os.listdir(f"/proc/{before}/fd"))

    state()
    at_first = files()
    with open(os.devnull, "r+") as none, contextlib.ExitStack() as stack:
        for number in range(20):
            with client.connect(at) as connection:
                socket.send_fds(connection, [struct.pack("<I", 100)], [none.fileno()] * 3)
                connection.sendall(b" " * number)
        deep = stack.enter_context(client.connect(at))
        deep.sendall(struct.pack("<I", 200_000) + b"[" * 200_000)
        idle = [stack.enter_context(client.connect(at)) for _ in range(150)]
        slow = stack.enter_context(client.connect(at))
        slow.sendall(struct.pack("<I", 1000))
        for _ in range(20):
            slow.sendall(b" ")
            begin = time.monotonic()
            assert state()["pid"] == before
            assert time.monotonic() - begin < 3
        assert files() < at_first + 80
        assert idle
    wait_for(lambda: files() <= at_first)


@pytest.mark.slow
def test_a_client_that_goes_while_it_is_answered_costs_the_judge_nothing(place: Place, tmp_path: Path) -> None:
    """A copy that is interrupted late, while it sends its exit code, ends as a copy: it does not go on as the judge,
    whose socket it would remove."""
    place.check(submission(tmp_path, "return 2.0 * x + y"))
    before = place.judge()
    (at,) = (path for path in (place.folder / "warpyard").iterdir() if path.is_socket())
    circumstances = processes.circumstances()
    request = {"words": ["--version"], "folder": str(tmp_path), "environment": place.variables, "encodings": [],
               "circumstances": circumstances}  # fmt: skip
    with open(os.devnull, "r+") as none:
        for step in range(60):
            connection = client.connect(at)
            protocol.send(connection, request, [none.fileno()] * 3)
            protocol.receive(connection, 1)
            time.sleep(0.002 * (step % 30))  # some go before the copy has ended, some while it does
            connection.close()
    assert at.is_socket()
    assert place.judge() == before


@pytest.mark.parametrize(
    ("words", "useful"),
    [
        (["check", "axpy"], True),
        (["check", "--help"], False),
        (["list"], False),
        (["bench", "axpy"], True),
        (["submit", "axpy"], False),
        (["check", "axpy", "--device", "cuda"], True),
    ],
)
def test_it_is_asked_for_what_it_does_sooner(words: list[str], useful: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_JUDGE", "60")
    assert client.useful(words) == useful
    monkeypatch.setenv("WARPYARD_JUDGE", "0")
    assert not client.useful(words)


@pytest.mark.slow
def test_the_first_check_leaves_one_behind_and_says_so_once(tmp_path: Path) -> None:
    mine = submission(tmp_path, "return 2.0 * x + y")
    text = ("check", AXPY, "-s", str(mine), "-k", "0", "--device", "cpu", "--calls", "1")
    with tempfile.TemporaryDirectory(prefix="judge-") as folder:
        place = Place(Path(folder), patience="")
        assert place.run(*text, "--json")[1] == ""
        first = wait_for(place.judge)
        assert json.loads(place.run("judge", "--json")[0])["patience"] == protocol.PATIENCE
        place.close()
        assert "waits 10 minutes" in place.run(*text)[1]
        assert wait_for(place.judge) != first
        place.close()
        assert place.run(*text)[1] == ""
        wait_for(place.judge)
        place.close()


@pytest.mark.slow
def test_a_check_from_python_that_takes_too_long_is_ended_in_it(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (*place.judge_variables, "WARPYARD_STATE_DIR", "CUDA_VISIBLE_DEVICES"):
        monkeypatch.setenv(name, place.variables[name])
    pid = place.judge()
    with pytest.raises(HarnessError, match="did not end within 8 s") as raised:
        check(AXPY, submission(tmp_path, SLEEPS), device="cpu", cases=0, limit=8)
    assert raised.value.code == Exit.TIMEOUT
    wait_for(lambda: not any(map(sleeper, processes.descendants(pid))))
    wait_for(lambda: json.loads(place.run("judge", "--json")[0])["commands"] == 0)
    assert place.judge() == pid


@pytest.mark.parametrize(
    ("words", "code", "variables", "free", "pays"),
    [
        (["check", "axpy"], 0, {}, 8, True),
        (["bench", "axpy"], 1, {}, 8, True),
        (["check", "axpy"], 4, {"CI": "false"}, 8, True),
        (["check", "axpy"], 130, {}, 8, False),
        (["check", "axpy"], 2, {}, 8, False),
        (["list"], 0, {}, 8, False),
        (["check", "axpy"], 0, {"CI": "true"}, 8, False),
        (["check", "axpy"], 0, {"CI": "true", "WARPYARD_JUDGE": "60"}, 8, True),
        (["check", "axpy"], 0, {}, 3, False),
        (["check", "axpy"], 0, {"WARPYARD_JUDGE": "60"}, 3, True),
        (["check", "axpy"], 0, {"WARPYARD_JUDGE": "0"}, 8, False),
    ],
)
def test_one_is_left_behind_where_it_pays(
    words: list[str], code: int, variables: dict[str, str], free: int, pays: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client.memory, "available", lambda: free << 30)
    for name in ("CI", "WARPYARD_JUDGE"):
        monkeypatch.setenv(name, variables.get(name, ""))
    assert client.pays(words, code) == pays


def test_a_client_waits_for_little() -> None:
    code = (
        "import sys; from harness import cli; from harness.resident import client, protocol; protocol.place();"
        "names = 'torch', 'rich', 'numpy', 'msgspec', 'yaml', 'jit.launch', 'argparse', 'dataclasses';"
        "print([name for name in names if name in sys.modules])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "[]\n"
