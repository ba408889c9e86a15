"""The harness from Python: what a submission may be, what a report has, and where its findings stand."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import harness
from harness import CheckFailed, HarnessError, bench, check, estimate
from harness.api.findings import Finding
from tests.selection import representatives
from tests.unit.harness.command_line import AXPY

RACE = '''
import jit
import torch

SOURCE = r"""
extern "C" __global__ void axpy(const float* x, const float* y, float* out, int n) {
    __shared__ float tile[64];
    int i = blockIdx.x * 64 + threadIdx.x;
    if (i < n) tile[threadIdx.x] = 2.0f * x[i] + y[i];
    if (i < n) out[i] = tile[threadIdx.x ^ 32];
}
"""

def custom_kernel(data):
    x, y = data
    out = torch.empty_like(x)
    jit.load(SOURCE)["axpy"](x, y, out, x.numel(), grid=(x.numel() + 63) // 64, block=64)
    return out
'''
SCALE = 2


def helper(data: tuple) -> object:
    x, y = data
    return SCALE * x + y


def test_importing_the_harness_imports_nothing_heavy() -> None:
    heavy = ("torch", "rich", "numpy", "jit")
    code = f"import sys; from harness import check; print([name for name in {heavy} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "[]\n"
    assert set(harness.__all__) == {name for name in harness.__all__ if getattr(harness, name)}
    with pytest.raises(AttributeError, match="no attribute 'chek'"):
        _ = harness.chek


@pytest.mark.usefixtures("quiet_machine", "judged")
def test_a_text_with_a_race_has_a_finding_with_its_line() -> None:
    report = check(AXPY, RACE, cases=0, calls=1, device="emulator")
    assert not report.passed
    assert not report
    (finding,) = report.findings
    assert (finding.kind, finding.file, finding.kernel, finding.case) == ("race", "<submission>", "axpy", 0)
    assert finding.line == RACE.splitlines().index("    if (i < n) out[i] = tile[threadIdx.x ^ 32];") + 1
    assert finding.report["space"] == "shared"
    assert not finding.replay  # no command shows a text again
    with pytest.raises(CheckFailed, match="<submission>:10: race: shared address") as failed:
        report.raise_for_status()
    assert failed.value.report is report
    assert isinstance(failed.value, AssertionError)
    text = report._repr_html_()
    assert "<code>&lt;submission&gt;:10</code> <b>race</b>" in text
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(report)
    assert "0 of 1 passed on emulated sm_90a" in console.export_text()


@pytest.mark.usefixtures("quiet_machine", "judged")
@pytest.mark.parametrize("kind", representatives(["text", "path"]))
def test_a_wrong_output_stands_at_the_line_that_stored_it(kind: str, tmp_path: Path) -> None:
    wrong = RACE.replace("2.0f * x[i]", "3.0f * x[i]").replace("threadIdx.x ^ 32", "threadIdx.x")
    stores = wrong.splitlines().index("    if (i < n) out[i] = tile[threadIdx.x];") + 1
    path = tmp_path / "mine.py"
    path.write_text(wrong)
    submission, file = (wrong, "<submission>") if kind == "text" else (path, str(path))
    (finding,) = check(AXPY, submission, cases=0, calls=1, device="emulator").findings
    assert (finding.kind, finding.file, finding.line) == ("wrong", file, stores)


@pytest.mark.usefixtures("quiet_machine", "judged")
def test_each_error_of_a_compiler_is_a_finding_at_its_column() -> None:
    broken = RACE.replace("2.0f * x[i] + y[i]", "2.0f * z[i] + w[i]")
    report = check(AXPY, broken, device="emulator")
    assert [(found.kind, found.line, found.message) for found in report.findings] == [
        ("compile_error", 9, 'identifier "z" is undefined'),
        ("compile_error", 9, 'identifier "w" is undefined'),
    ]
    assert all(found.column for found in report.findings)


def test_a_finding_stands_at_a_line_of_the_texts_or_at_none() -> None:
    found = Finding("race", "two writers", "/elsewhere/flip.cu", 2, 7)
    assert found.within({"flip.cu": "a\nb"}) == Finding("race", "two writers", "flip.cu", 2)
    for files in ({"flip.cu": "a"}, {"other.cu": "a\nb"}, {}):
        assert found.within(files) == Finding("race", "two writers")


@pytest.mark.usefixtures("quiet_machine", "judged")
def test_a_function_finds_what_its_module_has() -> None:
    report = check(AXPY, helper, device="cpu")
    assert report.passed
    report.raise_for_status()
    assert [case.index for case in report.cases] == [0, 1, 2]
    assert all(case.document["calls"] == 2 for case in report.cases)


@pytest.mark.usefixtures("quiet_machine", "judged")
def test_what_a_function_raises_stands_at_its_line_here() -> None:
    def raises(data: tuple) -> object:
        raise ValueError(f"scale {SCALE}")

    (finding,) = check(AXPY, raises, cases=[0], device="cpu").findings
    assert (finding.kind, finding.file) == ("error", str(Path(__file__).absolute()))
    assert finding.line == raises.__code__.co_firstlineno + 1
    assert "ValueError: scale 2" in finding.message


@pytest.mark.slow
@pytest.mark.usefixtures("quiet_machine")
def test_a_path_with_a_wrong_output_has_the_line_of_the_function(tmp_path: Path) -> None:
    """By a command of its own: the other tests here ask the resident judge, which spares them its start."""
    path = tmp_path / "mine.py"
    path.write_text("# first line\ndef custom_kernel(data):\n    return data[0]\n")
    (finding,) = check(AXPY, path, cases="n=130", device="cpu").findings
    assert (finding.kind, finding.file, finding.line) == ("wrong", str(path), 2)
    assert finding.replay.startswith("warpyard check ")


def test_a_function_that_needs_what_is_around_it_is_refused() -> None:
    scale = 2

    def closure(data: tuple) -> object:
        return scale * data[0]

    with pytest.raises(HarnessError, match=r"closure\(\) uses scale of the function around it"):
        check(AXPY, closure)
    with pytest.raises(HarnessError, match=r"expected a path, the text of a submission, or a function.*got a int"):
        check(AXPY, 7)  # type: ignore[arg-type]


def test_errors_of_the_command_line_are_raised_with_what_to_do() -> None:
    with pytest.raises(HarnessError, match="no task 'axpyy'") as error:
        check("axpyy")
    assert error.value.hint == "warpyard list"
    with pytest.raises(HarnessError, match="kind: expected one of test, benchmark, grid, got 'tests'"):
        check(AXPY, kind="tests")
    with pytest.raises(HarnessError, match="cases: expected indices from 0 on"):
        check(AXPY, cases=[-1])


def test_a_sandbox_that_is_required_and_switched_off_is_refused() -> None:
    for verb in (check, bench, estimate):
        with pytest.raises(HarnessError, match="require_sandbox: a sandbox is required and switched off") as raised:
            verb(AXPY, sandbox=False, require_sandbox=True)
        assert raised.value.hint == "leave out sandbox=False"


def test_a_foreign_package_of_a_name_of_ours_is_told(tmp_path: Path) -> None:
    (tmp_path / "jit").mkdir()
    (tmp_path / "jit" / "__init__.py").touch()
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    words = [sys.executable, "-P", "-m", "harness.cli", "list"]
    done = subprocess.run(words, env=environment, capture_output=True, text=True)
    assert done.returncode == 3
    assert f"import jit finds {tmp_path / 'jit' / '__init__.py'}, which is not warpyard's package" in done.stderr
