"""What the system refuses a command, such as its streams, files and folders, is reported without a traceback."""

from __future__ import annotations

import errno
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from harness.errors import HarnessError, of_the_system
from harness.machine import output
from harness.tasks import ROOT
from tests.selection import representatives
from tests.unit.harness.command_line import AXPY, run, submission

pytestmark = pytest.mark.usefixtures("quiet_machine")


def command(
    *words: str, shell: str = "", before: Callable[[], None] | None = None, **variables: str
) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own; ``shell`` is what a shell does to its streams."""
    line = ["sh", "-c", f'exec "$@" {shell}', "sh", sys.executable, "-m", "harness.cli", *words]
    env = os.environ | variables
    return subprocess.run(line, capture_output=True, text=True, env=env, preexec_fn=before, timeout=200)


VERBS = [(["list"], 0), (["list", "nothing"], 5), (["check", "--nothing"], 2)]
# What a shell does to the streams, and which of the verbs writes to them.
SHELLS = {">&-": 0, "2>&-": 1, ">&- 2>&-": 2, "<&- >&- 2>&-": 0, "2>/dev/full": 2}


@pytest.mark.parametrize(
    ("words", "code", "shell"),
    representatives(
        [(*VERBS[(verb + turn) % len(VERBS)], shell) for turn in range(len(VERBS)) for shell, verb in SHELLS.items()],
        key=lambda words, code, shell: shell,
    ),
)
def test_streams_that_are_closed_change_no_exit_code(words: list[str], code: int, shell: str) -> None:
    found = command(*words, shell=shell)
    assert found.returncode == code, found.stderr
    assert "Traceback" not in found.stderr + found.stdout


@pytest.mark.parametrize("shell", ["", "<&- >&- 2>&-"])
def test_closed_streams_take_no_file_that_is_written(shell: str, tmp_path: Path) -> None:
    """Else the next file that is opened would be what is printed to."""
    made = tmp_path / "mine.py"
    assert command("new", "submission", "attn_dist", "-o", str(made), shell=shell).returncode == 0
    compile(made.read_text(), "mine.py", "exec")


@pytest.mark.slow
def test_closed_streams_take_no_file_of_a_check(tmp_path: Path) -> None:
    """Such as the history."""
    wrong = submission(tmp_path, "print('hello'); return x")
    words = ("check", AXPY, "-s", wrong, "-k", "0", "--device", "cpu")
    found = command(*words, shell="<&- >&- 2>&-", WARPYARD_STATE_DIR=str(tmp_path))
    assert found.returncode == 1
    assert "check" in command("history", WARPYARD_STATE_DIR=str(tmp_path)).stdout


@pytest.mark.parametrize("words", [["list"], ["list", "all", "--json"], ["--version"], ["check", "--help"]])
def test_output_that_is_lost_is_told(words: list[str]) -> None:
    found = command(*words, shell=">/dev/full")
    assert found.returncode == 3, found.stderr
    assert found.stderr.startswith("error: stdout cannot be written: No space left on device\n  try:")
    assert "Traceback" not in found.stderr


def test_a_run_goes_on_without_its_output(tmp_path: Path, judge: dict[str, str]) -> None:
    """It is in the history as a whole, and a verdict of "wrong" stays one."""
    judged = judge | {"WARPYARD_STATE_DIR": str(tmp_path)}
    good = command("check", AXPY, "-k", "0", shell=">/dev/full", **judged)
    assert good.returncode == 3
    assert "1 of 1 passed" in command("history", WARPYARD_STATE_DIR=str(tmp_path)).stdout
    wrong = submission(tmp_path, "return x")
    assert command("check", AXPY, "-k", "0", "-s", wrong, shell=">/dev/full", **judged).returncode == 1


def test_letters_that_an_encoding_lacks_are_escapes() -> None:
    found = command("check", "--help", PYTHONIOENCODING="ascii")
    assert found.returncode == 0, found.stderr
    assert "\\u2026" in found.stdout
    found = command("list", "é", PYTHONIOENCODING="ascii")
    assert found.returncode == 5, found.stderr
    assert "\\xe9" in found.stderr


@pytest.mark.parametrize(
    "words",
    [
        pytest.param(["export", "attn_dist", "-o", "FOLDER/export.py"], marks=pytest.mark.slow),
        pytest.param(["check", AXPY, "-k", "0", "--show-output", "-s", "FOLDER/mine.py"], marks=pytest.mark.slow),
        ["new", "submission", "attn_dist", "-o", "FOLDER/new.py"],
    ],
)
def test_files_are_utf8_whatever_the_locale(words: list[str], tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "def custom_kernel(data):\n    print(open(__file__).read()[-3])\n    return 2 * data[0] + data[1]\n# ☃\n\n",
        encoding="utf-8",
    )
    ascii_only = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    found = command(*(word.replace("FOLDER", str(tmp_path)) for word in words), **ascii_only)
    assert found.returncode == 0, found.stderr
    assert found.stdout.isascii()
    if words[0] == "check":
        assert "\\u2603" in found.stderr
    else:
        compile(Path(words[-1].replace("FOLDER", str(tmp_path))).read_text(encoding="utf-8"), "made", "exec")


def test_a_submission_in_another_encoding_is_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    body = "import jit, latin\nK = jit.load('latin.cu')\ndef custom_kernel(data):\n    return latin.NAME\n"
    (tmp_path / "mine.py").write_bytes(b"\xef\xbb\xbf" + body.replace("\n", "\r\n").encode())
    (tmp_path / "latin.py").write_bytes("# coding: latin-1\nNAME = 'é'\n".encode("latin-1"))
    (tmp_path / "latin.cu").write_bytes(b'// caf\xe9\nextern "C" __global__ void k(float* x) { x[0] = 1; }\n')
    code, _, err = run(capsys, "export", "attn_dist", "-s", str(tmp_path / "mine.py"), "-o", str(tmp_path / "out.py"))
    assert code == 0, err
    made = (tmp_path / "out.py").read_text(encoding="utf-8")
    assert "NAME = 'é'" in made
    assert "// café" in made
    (tmp_path / "latin.py").write_bytes(b"NAME = '\xe9'\n")
    code, _, err = run(capsys, "export", "attn_dist", "-s", str(tmp_path / "mine.py"), "-o", str(tmp_path / "two.py"))
    assert code == 2
    assert "latin.py is no Python that can be parsed" in " ".join(err.split())


def test_a_stream_that_does_not_wait_gets_everything() -> None:
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    words = [sys.executable, "-m", "harness.cli", "--help"]
    most = os.fpathconf(writer, "PC_PIPE_BUF")
    os.write(writer, b"x" * ((1 << 16) - most))  # the pipe is nearly full
    with subprocess.Popen(words, cwd=ROOT, stdout=writer) as process:
        os.close(writer)
        with open(reader, "rb") as read:
            text = read.read()
        assert process.wait() == 0
    assert b"exit codes:" in text


def test_a_folder_that_was_removed_is_told(tmp_path: Path) -> None:
    here = tmp_path / "gone"
    here.mkdir()

    def remove() -> None:
        os.chdir(here)
        here.rmdir()

    found = command("list", before=remove)
    assert (found.returncode, found.stdout) == (2, "")
    assert "error: the current folder cannot be used: No such file or directory\n  try: cd" in found.stderr


@pytest.mark.parametrize(
    ("limit", "value", "message"),
    [
        (resource.RLIMIT_NOFILE, 12, "Too many open files\n  try: ulimit -n"),
        (resource.RLIMIT_AS, 300 << 20, "no memory is left for this process\n  try: "),
    ],
)
def test_what_the_system_is_short_of_is_named(limit: int, value: int, message: str) -> None:
    found = command("check", AXPY, before=lambda: resource.setrlimit(limit, (value, value)))
    assert found.returncode == 3
    assert message in found.stderr
    assert "Traceback" not in found.stderr


def test_a_mistake_of_this_project_keeps_its_traceback() -> None:
    assert of_the_system(KeyError("x")) is None
    assert of_the_system(FileNotFoundError(errno.ENOENT, "No such file or directory", "x")) is None
    refused = of_the_system(PermissionError(errno.EACCES, "Permission denied", "/x"))
    assert refused is not None
    assert str(refused) == "'/x': Permission denied"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["export", "nvfp4_gemv", "-o", "/dev/full"], "-o: /dev/full exists and is not an export"),
        (["export", "nvfp4_gemv", "-o", "/proc/x.py"], "-o: '/proc/x.py' cannot be written"),
        (["new", "submission", "attn_dist", "-o", "/proc/x.py"], "-o: '/proc/x.py' cannot be written"),
        (["new", "task", "some", "--into", "/proc"], "--into: '/proc/some"),
        (["new", "kernel", "some", "--into", "/proc"], "--into: '/proc/some"),
        (["trace", "nvfp4_gemv", "-o", "/"], "-o: '/' is a folder, expected a file"),
        (["report", "-o", "/nowhere/x.html"], "-o: there is no folder '/nowhere'"),
        (["inspect", "nvfp4_gemv", "--html", "/"], "--html: '/' is a folder, expected a file"),
        (["check", AXPY, "-s", "a" * 5000], "File name too long"),
        (["check", AXPY, "-s", "/proc/self/mem"], "--submission: '/proc/self/mem': Input/output error"),
        (["check", AXPY, "--timeout", "1e300"], "--timeout must be at most 1e+06 s, got 1e+300"),
    ],
)
def test_a_path_that_cannot_be_used_is_2(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, *words)
    assert code == 2, err
    assert message in err
    assert "  try: " in err
    assert "Traceback" not in err


def test_a_file_is_written_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    file, link = tmp_path / "page.html", tmp_path / "link.html"
    file.write_text("old")
    file.chmod(0o640)
    link.symlink_to(file)
    output.write(link, "new", "-o")
    assert (file.read_text(), file.stat().st_mode & 0o777, link.is_symlink()) == ("new", 0o640, True)
    with pytest.raises(UnicodeEncodeError):
        output.write(file, "half\ud800", "-o")
    assert file.read_text() == "new"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link.html", "page.html"]
    with pytest.raises(HarnessError, match="No space left on device"):
        output.write(Path("/dev/full"), "text", "-o")


def test_a_number_that_no_run_can_have_is_5(capsys: pytest.CaptureFixture[str]) -> None:
    run(capsys, "check", AXPY, "-k", "0")
    code, _, err = run(capsys, "show", str(1 << 70))
    assert (code, "the history has no run" in err) == (5, True)
