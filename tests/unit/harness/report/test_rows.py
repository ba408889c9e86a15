"""The rows of a check: each is printed when its case ends, and names stay apart on a narrow terminal."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from harness.checking import verdict
from harness.checking.verdict import Result
from harness.report import checks, findings
from harness.report.checks import short
from harness.tasks.cases import Case
from tests import paths

AXPY = str(paths.AXPY)


def test_a_row_is_printed_when_its_case_ends_into_a_pipe_too(tmp_path: Path, judge: dict[str, str]) -> None:
    """The last case waits for a file, which is made when the first row has been read: the command still runs then."""
    mine, seen = tmp_path / "mine.py", tmp_path / "seen"
    mine.write_text(
        "import os, time\n\ndef custom_kernel(data):\n    x, y = data\n"
        f"    while x.numel() == 130 and not os.path.exists({str(seen)!r}):\n        time.sleep(0.01)\n"
        "    return 2 * x + y\n"
    )
    words = [sys.executable, "-m", "harness.cli", "check", AXPY, "-s", str(mine), "--device", "cpu", "--calls", "1"]
    env = {**os.environ, **judge, "WARPYARD_STATE_DIR": str(tmp_path / "state")}
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        first = next(line for line in process.stdout if line.startswith("0  n=1000"))
        assert process.poll() is None
        seen.touch()
        rest = process.stdout.read()
    assert "pass" in first
    assert process.returncode == 0
    assert rest.index("1  n=4096") < rest.index("2  n=130") < rest.index("3 of 3 passed")


def test_a_narrow_terminal_keeps_names_apart() -> None:
    names = [f"{i}  s_q=3 s_kv=200 h_q=128 d_qk=576 topk={topk}" for i, topk in enumerate((64, 128, 64))]
    cut = [short(name, 16) for name in names]
    assert [len(name) for name in cut] == [16] * 3
    assert len(set(cut)) == 3
    assert cut[1].endswith("topk=128")
    assert short("0  n=1", 16) == "0  n=1"


def test_how_much_of_the_outputs_the_emulators_kernels_wrote_is_told() -> None:
    case = Case({"n": 4}, "n: 4", index=3)
    on_cpu, whole = Result(case, verdict.PASS), Result(case, verdict.PASS, emulated=True)
    assert checks.emulated([on_cpu]) == ""
    assert checks.emulated([on_cpu, whole]) == " (emulated)", "nothing to write, and nothing written"
    part, wrong = (Result(case, status, emulated=True, output_bytes=16) for status in (verdict.PASS, verdict.WRONG))
    part.kernels_wrote = 4
    assert checks.emulated([whole, wrong]) == " (emulated)"
    said = "emulated in part: the output of case 3 has 16 bytes, and kernels wrote 4"
    assert checks.emulated([whole, part]) == f" ({said})"
    assert checks.emulated([part, part]) == f" ({said}, and less than all in 1 more)"


def test_what_a_submission_printed_has_its_last_line_where_there_is_little_room() -> None:
    def said(output: str, outputs: int) -> list[str]:
        report = {"tensor": "output", "shape": [4], "dtype": "float32", "elements": 4, "wrong": 4, "rtol": 0, "atol": 0,
                  "shares": {}, "map": ["9"], "region": "", "hints": ["every element is wrong"],
                  "first": {"at": [0], "got": 1.0, "expected": 2.0, "abs": 1.0, "rel": 0.5}}  # fmt: skip
        report |= {"worst": report["first"]}
        result = Result(Case({"n": 4}, "n: 4"), verdict.WRONG, output=output, diagnosis={"outputs": [report] * outputs})
        console = Console(width=80, file=io.StringIO())
        checks.failure(console, result)
        assert isinstance(console.file, io.StringIO)
        return [line.strip() for line in console.file.getvalue().splitlines()]

    much = "".join(f"line {number}\n" for number in range(9))
    for outputs in range(1, 9):
        lines = said(f"{much}  warn(x)\n \n", outputs)
        assert "the submission printed: warn(x)" in lines or not any("printed" in line for line in lines), outputs
    assert "the submission printed: warn(x)" in said("warn(x)\n", 1)
    assert not any("printed" in line for line in said("\n\n", 1))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("from numba import cuda\n\n@cuda.jit\ndef k(x):\n    x[0] = 1\n", True),
        ("import cutlass.cute as cute\n\n@cute.kernel\ndef k():\n    pass\n", True),
        ("import torch\n\n\ndef custom_kernel(data):\n    return data\n", True),
        ("import torch\n\n\ndef ref_kernel(data):\n    return data  # no custom_kernel\n", False),
    ],
    ids=["numba", "CuTe DSL", "torch", "a reference"],
)
def test_lines_of_python_are_shown_of_kernels_and_submissions(text: str, shown: bool, tmp_path: Path) -> None:
    """A kernel's PTX can name any file, and a reference may lie beside a submission."""
    (tmp_path / "file.py").write_text(text)
    rows = findings.excerpt(f"{tmp_path / 'file.py'}:5", tmp_path, 0)
    assert rows == ([f">     5 | {text.splitlines()[4]}"] if shown else [])
