"""The rows of a check: each is printed when its case ends, and names stay apart on a narrow terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from harness.checking import verdict
from harness.checking.verdict import Result
from harness.report import checks
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
