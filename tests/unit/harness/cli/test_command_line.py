"""The command line: discovery, what errors say, their exit codes, and JSON."""

from __future__ import annotations

import json
import os
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import pytest

from harness import cli, tasks
from harness.tasks import ROOT
from tests.selection import representatives
from tests.unit.harness.command_line import AXPY, DATA, document, run

pytestmark = pytest.mark.usefixtures("quiet_machine")


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


def test_list_searches_the_public_programs(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "list", "--programs", "THUNDERKITTENS.*fp8_b200")
    assert code == 0
    assert "defect     HazyResearch/ThunderKittens kernels/gemm/fp8_b200" in out
    assert "fence.mbarrier_init" in out
    code, found = document(capsys, "list", "--programs", "race")
    assert code == 0
    assert {row["source"] for row in found["programs"]} >= {"pranjalssh/fast.cu", "deepseek-ai/DeepGEMM"}
    for words, code, message in (
        (["--programs", "("], 2, "expected a regular expression, such as cutlass or wgmma, not '('"),
        (["--programs", "no such thing"], 5, "no public program has 'no such thing' in its row"),
        (["axpy", "--programs", "race"], 2, "--programs lists programs, so it takes no task"),
    ):
        ended, _, err = run(capsys, "list", *words)
        assert (ended, message in " ".join(err.split())) == (code, True)


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (["check", "nothing"], 5, "no task 'nothing'"),
        (["check", AXPY, "-k", "n=7"], 5, "matches -k 'n=7'"),
        (["check", AXPY, "-s", AXPY], 2, f"{AXPY!r} is a folder, expected a .py file"),
        (["check", AXPY, "-s", os.devnull], 2, "is a pipe or a device, expected a file that can be read again"),
        (["check", AXPY, "--timeout", "-1"], 2, "--timeout must be positive"),
        (
            ["check", AXPY, "--device", "toaster"],
            2,
            "--device: expected one of 'auto', 'cuda', 'cpu', 'emulator', got 'toaster'",
        ),
        (["bench", "nothing"], 5, "no task 'nothing'"),
        (["check", AXPY, "--calls", "99999999999999999999"], 2, "--calls must be a whole number from 0 to 2^16"),
        (["watch", AXPY, "--timeout", "nan"], 2, "--timeout must be positive"),
        (["watch", AXPY, "--seed", str(1 << 70)], 2, "--seed must be a whole number"),
        (["watch", "nothing"], 5, "no task 'nothing'"),
        (["list", "nothing"], 5, "no task 'nothing'"),
        (["doctor", "--nothing"], 2, "unrecognized arguments: --nothing"),
        (["check", AXPY, "--calls", "two"], 2, "argument --calls: expected a whole number, got 'two'"),
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


@pytest.mark.parametrize(
    ("words", "help_of"),
    [
        (["chek", AXPY], "check "),
        (["unheard-of"], ""),
        (["check", AXPY, "--calls", "two"], "check "),
        (["check", AXPY, "--nothing"], "check "),
        (["new", "kernel"], "new kernel "),
        (["cache", "drop"], "cache "),
        (["run", "nothing.cu"], "run "),
    ],
)
def test_a_mistake_in_the_words_is_two_lines(
    words: list[str], help_of: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is wrong, and the command that shows what is right; no page of options."""
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert err.startswith("error: ")
    assert err.endswith(f"  try: warpyard {help_of}--help\n")


def test_an_error_of_every_verb_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    """But for run, whose further words are the program's."""
    verbs = {found.name for found in pkgutil.iter_modules(cli.__path__) if not found.name.startswith("_")} - {"run"}
    assert len(verbs) > 18
    for verb in sorted(verbs):
        ended, out, err = run(capsys, verb, "no_such_thing", "--json")
        error = json.loads(out)["error"]
        assert (ended, err) == (error["exit"], ""), verb
        assert ended != 0
        assert error["message"], verb
        assert error["hint"], verb


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


def test_doctor_tells_what_works(capsys: pytest.CaptureFixture[str]) -> None:
    code, found = document(capsys, "doctor")
    names = {finding["name"] for finding in found["findings"]}
    assert {"python", "torch", "CUDA driver", "GPU", "NVRTC", "emulator", "cache", "packages", "sandbox"} <= names
    for finding in found["findings"]:
        assert finding["advice"] or finding["state"] == "ok"
    assert found["can"]["check on the CPU"]
    kernels_run = found["can"]["run kernels on the emulator"] or found["can"]["run and time kernels on a GPU"]
    assert code == (0 if kernels_run else 7)


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
    "words",
    representatives(
        [["list"], ["list", "all", "--json"], ["list", "no_such_task"], ["list", "no_such_task", "--json"]]
    ),
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
    ("module", "package"), representatives([("yaml", "pyyaml"), ("msgspec", "msgspec"), ("watchfiles", "watchfiles")])
)
def test_a_missing_package_is_named(module: str, package: str) -> None:
    program = f"import sys; sys.modules[{module!r}] = None; from harness.cli import main; sys.exit(main(sys.argv[1:]))"
    words = ["watch", AXPY, "--runs", "1"] if module == "watchfiles" else ["list"]
    found = subprocess.run([sys.executable, "-c", program, *words], cwd=ROOT, capture_output=True, text=True)
    assert found.returncode == 3, found.stderr
    assert f"the package {package} is not installed" in found.stderr
    assert f"pip install {package}" in found.stderr
    assert "Traceback" not in found.stderr
    asked = subprocess.run([sys.executable, "-c", program, *words, "--json"], cwd=ROOT, capture_output=True, text=True)
    assert json.loads(asked.stdout)["error"]["exit"] == asked.returncode == 3


@pytest.mark.parametrize(
    ("words", "module", "extra"),
    representatives(
        [
            ("play", "uvicorn", "play"),
            ("play", "starlette", "play"),
            ("play", "nicegui", "play"),
            ("serve nvfp4_gemv", "distributed", "cluster"),
            ("mcp", "mcp", "mcp"),
            ("lsp", "pygls", "lsp"),
        ]
    ),
)
def test_the_extra_of_the_verb_is_named(words: str, module: str, extra: str) -> None:
    """Several extras bring uvicorn: the one that the verb needs is named."""
    program = f"import sys; sys.modules[{module!r}] = None; from harness.cli import main; sys.exit(main(sys.argv[1:]))"
    found = subprocess.run([sys.executable, "-c", program, *words.split()], cwd=ROOT, capture_output=True, text=True)
    assert found.returncode == 3, found.stderr
    assert f"pip install 'warpyard[{extra}]'" in found.stderr


@pytest.mark.parametrize("text", ["", "raise ImportError('it is broken', name='mcp')\n"])
def test_another_version_of_a_package_is_told(tmp_path: Path, text: str) -> None:
    """As mcp 1, which another package may have brought, and which has no MCPServer."""
    (tmp_path / "mcp" / "server").mkdir(parents=True)
    (tmp_path / "mcp" / "__init__.py").write_text(text)
    (tmp_path / "mcp" / "server" / "__init__.py").write_text("")
    (tmp_path / "mcp-1.2.dist-info").mkdir()
    (tmp_path / "mcp-1.2.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: mcp\nVersion: 1.2\n")
    program = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from harness.cli import main; sys.exit(main(['mcp']))"
    )
    found = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert found.returncode == 3, found.stderr
    assert "the package mcp 1.2 is not a version that warpyard can use" in found.stderr
    assert "pip install 'warpyard[mcp]'" in found.stderr
    assert "Traceback" not in found.stderr


@pytest.mark.parametrize(
    ("words", "absent"),
    [(["list"], {"torch", "sqlite3"}), (["--version"], {"torch"}), (["check", "--help"], {"torch"})],
)
def test_what_computes_nothing_does_not_wait_for_torch(words: list[str], absent: set[str]) -> None:
    program = (
        "import sys; from harness.cli import main; code = main(sys.argv[1:]); "
        f"sys.exit(code or 9 * bool({absent} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", program, *words], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_version_is_that_of_the_installed_package(capsys: pytest.CaptureFixture[str]) -> None:
    from importlib.metadata import version

    assert run(capsys, "--version")[1] == f"warpyard {version('warpyard')}\n"
