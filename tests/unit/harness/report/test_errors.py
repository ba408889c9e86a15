"""What a user reads: errors once, without our own frames, at lines of the user's own files."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from harness import cli, tasks
from harness.checking import diagnosis
from harness.checking.source_places import Places
from harness.report.checks import _folded
from harness.tasks import submission_files
from tests.unit.harness.axpy_kernel import AXPY

INLINE = '''import jit
import torch
from scales import TWO

NOTE = "a string that is no source\\n"
SOURCE = r"""
extern "C" __global__ void axpy(const float *x, const float *y, float *out, int n, float two) {
    int i = blockIdx.x * 128 + threadIdx.x;
    if (i < n)
        out[i] = two * x[i] + y[i];
}
"""


def custom_kernel(data):
    x, y = data
    out = torch.empty_like(x)
    n = x.numel()
    jit.load(SOURCE)["axpy"](x, y, out, n, TWO, grid=(n + 127) // 128, block=128)
    return out
'''


@pytest.fixture(autouse=True)
def _quiet_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    (tmp_path / "scales.py").write_text("from more import two\nTWO = two()\n")
    (tmp_path / "more.py").write_text("def two():\n    return 2.0\n")
    return tmp_path / "mine.py"


def _checked(path: Path, text: str, capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, str]:
    path.write_text(text)
    code = cli.main(["check", AXPY, "-s", str(path), "--device", "emulator", *options])
    captured = capsys.readouterr()
    return code, captured.out + captured.err


def test_a_compile_error_is_told_once_at_the_users_line(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = _checked(mine, INLINE.replace("two * x", "tow * x"), capsys)
    assert code == 4
    assert out.count('identifier "tow" is undefined') == 1
    assert f"{mine}:10:18: error" in out
    assert "2 more not run" in out
    assert "/jit/" not in out
    assert "source_" not in out
    assert len(out.splitlines()) < 20


def test_a_finding_is_at_the_users_line(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = _checked(mine, INLINE.replace("i < n", "i <= n"), capsys, "-k", "0")
    assert code == 1
    assert f"at {mine}:10" in out
    assert ">    10 |         out[i] = two * x[i] + y[i];" in out
    assert "source_" not in out


def test_a_name_that_no_file_can_have_is_no_module_beside(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(f"import {'a' * 300}, helper\nfrom {'é' * 150} import b\n")
    (tmp_path / "helper.py").write_text("")
    assert submission_files.helpers(file, [], []) == [tmp_path / "helper.py"]


def test_helpers_beside_a_submission_are_there_and_the_reference_is_not(
    tmp_path: Path, mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _checked(mine, INLINE, capsys, "-k", "0")[0] == 0
    folder = Path(shutil.copytree(AXPY, tmp_path / "axpy"))
    thief = folder / "thief.py"
    thief.write_text("from reference import ref_kernel\n\ndef custom_kernel(data):\n    return ref_kernel(data)\n")
    assert cli.main(["check", str(folder), "-s", str(thief), "-k", "0"]) == 1
    assert "No module named 'reference'" in capsys.readouterr().out


def test_a_submission_without_the_function_is_told_what_it_has(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = _checked(mine, INLINE.replace("def custom_kernel", "def axpy_forward"), capsys)
    assert code == 1
    assert "defines no custom_kernel(data); it defines axpy_forward" in out
    assert "2 more not run" in out


def test_a_package_that_task_py_lacks_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = Path(shutil.copytree(AXPY, tmp_path / "axpy"))
    (folder / "task.py").write_text("import not_installed_here\n")
    reference = folder / "reference.py"
    reference.write_text(re.sub(r"from task import .*\n", "input_t = output_t = object\n", reference.read_text()))
    path = tmp_path / "submission.py"
    path.write_text("def axpy_forward(data):\n    return data[1]\n")
    assert cli.main(["check", str(folder), "-s", str(path), "-k", "0", "--device", "cpu"]) == 1
    assert "No module named 'not_installed_here'" in capsys.readouterr().out


def test_a_cuda_file_is_no_submission(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "axpy.cu"
    path.write_text('extern "C" __global__ void axpy(float *x, int n) { x[threadIdx.x] = n; }\n')
    assert cli.main(["check", AXPY, "-s", str(path)]) == 2
    printed = capsys.readouterr().err
    assert "Its kernels: axpy(.u64, .u32)" in printed
    assert 'jit.load(Path(__file__).with_name("axpy.cu"))["axpy"]' in printed
    path.write_text('extern "C" __global__ void axpy(float *x) { *x = y; }\n')
    assert cli.main(["check", AXPY, "-s", str(path)]) == 4
    assert re.search(rf"{path}:1:\d+: error", capsys.readouterr().err)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("check", AXPY, "--timeout", "nan"), "--timeout must be positive, got nan"),
        (("check", AXPY, "--timeout", "inf"), "--timeout must be positive"),
        (("check", AXPY, "--seed", str(2**80)), "--seed must be a whole number from 0 to 2^62"),
        (("check", AXPY, "--seed", "-1"), "--seed must be a whole number"),
        (("check", AXPY, "--schedule-seed", "-1"), "--schedule-seed must be a whole number"),
        (("check", AXPY, "--schedule-seed", "1:0"), "or a chosen schedule such as 1:0.412, got 1:0"),
        (("check", AXPY, "--schedules", "0"), "--schedules must be a whole number from 1 to 65536, all, all:DELAYS"),
        (("check", AXPY, "--schedules", "all:x"), "or all:DELAYS:MOST, got all:x"),
        (("check", AXPY, "--schedules", "all", "--device", "cpu"), "schedules are chosen on the emulator only"),
        (
            ("check", AXPY, "--schedules", "all", "--schedule-seed", "1:0.1", "--device", "emulator"),
            "a chosen schedule is run alone",
        ),
        (("run", "--schedules", "some", "p.cu"), "--schedules must be a whole number from 1 to 65536"),
        (("export", "attn_dist", "-o", "/nowhere/at/all/submission.py"), "there is no folder '/nowhere/at/all'"),
        (("export", "attn_dist", "-o", "/"), "'/' is a folder"),
    ],
)
def test_bad_options_are_2(options: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(list(options)) == 2
    assert message in capsys.readouterr().err


def test_results_that_cannot_be_kept_cost_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "file"))
    assert cli.main(["check", AXPY, "-k", "0", "--device", "cpu", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["exit"] == 0


def test_places_of_strings_with_escapes_and_pieces(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text('A = 1\nSOURCE = (\n    "void a();\\n"\n    "void b();\\n\\n"\n    "void c();\\n"\n)\n')
    found: dict[str, str] = {}
    exec(path.read_text(), found)
    from jit.compiler.request import read_source

    name = read_source(found["SOURCE"])[0]
    places = Places(path, tmp_path / "copy")
    assert [places.own(f"{name}:{line}: no") for line in (1, 2, 4)] == [f"{path}:{line}: no" for line in (3, 4, 5)]
    assert places.own("source_000000000000.cu:3") == "source_000000000000.cu:3"
    assert places.own({"at": [f"{tmp_path}/copy/more.cu:4"]}) == {"at": [f"{tmp_path}/more.cu:4"]}
    counted = {"axpy": {"lines": {f"{name[1:]}:1": {"warp": 2}, "submission.py:7": {"warp": 1}}, "ctas": 3}}
    assert places.counted(counted) == {
        "axpy": {"lines": {"mine.py:3": {"warp": 2}, "mine.py:7": {"warp": 1}}, "ctas": 3}
    }
    (tmp_path / "k.cu").write_text("\n")
    assert places.own({"location": "k.cu:1"}) == {"location": f"{tmp_path}/k.cu:1"}


def test_equal_lines_are_folded() -> None:
    detail = "first\n" + "the same\n" * 5 + "ValueError: what was shown\nlast"
    assert _folded(detail, "ValueError: what was shown").splitlines() == [
        "first",
        "the same",
        "  (the same line 4 more times)",
        "last",
    ]


def test_a_known_mistake_is_named_by_the_example(load) -> None:
    (task,) = tasks.resolve(["masked_decode"])
    data = task.generate(dict(task.tests[0].args))
    wrong = load(task, task.folder / "examples" / "wrong" / "mask_inverted.py")
    with task.active():
        report = diagnosis.explain(task, data, wrong.custom_kernel(data))["outputs"][0]
    assert report["hints"][0] == "the output is what this gives: True in the mask keeps the token"
    assert (report["rtol"], report["atol"]) == (1e-3, 1e-3)


def test_the_tolerance_is_the_tasks() -> None:
    import torch

    assert tasks.load(AXPY).tolerance(torch.float32) == (1e-5, 1e-5)
    assert tasks.resolve(["xl_paged_attention"])[0].tolerance(torch.bfloat16) == (8e-3, 8e-3)


def test_a_compiler_that_does_nothing_here_is_a_remark(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = "import torch\n\n@torch.compile\ndef custom_kernel(data):\n    return 2 * data[0] + data[1]\n"
    code, out = _checked(mine, text, capsys, "-k", "0")
    assert code == 0
    assert "torch.compile: functions run uncompiled" in out


@pytest.mark.parametrize(
    ("old", "new", "at", "message"),
    [
        ("return x, y", "pass", "def generate_input(", "generate_input returned None, expected"),
        ("return 2 * x + y", "raise SystemExit(3)", "raise SystemExit(3)", "ref_kernel raised SystemExit: 3"),
        (
            "make_match_reference(ref_kernel, rtol=1e-5, atol=1e-5)",
            "lambda data, output: None",
            "check_implementation = lambda",
            "returned None, expected (good, message)",
        ),
    ],
)
def test_a_task_that_returns_nothing_or_exits_is_told_with_its_line(
    old: str, new: str, at: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = Path(shutil.copytree(AXPY, tmp_path / "axpy"))
    reference = folder / "reference.py"
    assert old in reference.read_text()
    reference.write_text(reference.read_text().replace(old, new))
    (line,) = [number for number, row in enumerate(reference.read_text().splitlines(), 1) if at in row]
    assert cli.main(["check", str(folder), "-k", "0"]) == 2
    error = capsys.readouterr().err
    assert f"{reference}:{line}: " in error
    assert message in error


def test_a_folder_that_is_no_task_and_inputs_without_tensors(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["check", str(tmp_path)]) == 5
    assert "has no task.yml" in capsys.readouterr().err
    problem = tmp_path / "19_ReLU.py"
    problem.write_text("class Model(torch.nn.Module):\n    pass\n\n\ndef get_inputs():\n    return [torch.rand(4)]\n")
    assert cli.main(["check", str(problem)]) == 5
    printed = " ".join(capsys.readouterr().err.split())
    assert "KernelBench's form" in printed
    assert "warpyard check kernelbench:LEVEL/ID" in printed
    problem.write_text("x = 1\n")
    assert cli.main(["check", str(problem)]) == 5
    assert "reference.py needs generate_input()" in " ".join(capsys.readouterr().err.split())
    folder = Path(shutil.copytree(AXPY, tmp_path / "axpy"))
    (folder / "reference.py").write_text(
        "def generate_input(n, seed, kind=''):\n    return (n, seed)\n\n\n"
        "def ref_kernel(data):\n    import torch\n    return torch.full((3,), data[0])\n\n\n"
        "def check_implementation(data, output):\n    return bool((output == ref_kernel(data)).all()), ''\n"
    )
    mine = tmp_path / "mine.py"
    mine.write_text("import torch\n\n\ndef custom_kernel(data):\n    return torch.full((3,), data[0])\n")
    assert cli.main(["check", str(folder), "-s", str(mine), "-k", "0"]) == 0, capsys.readouterr()
