"""``check --counters``: what the emulator counted, as a table and in the JSON document."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from harness import cli
from harness.checking import call_counters
from harness.checking.verdict import Result
from harness.report import counters, heat
from harness.tasks.cases import Case
from tests.unit.harness.axpy_kernel import AXPY, launching

KERNEL = """extern "C" __global__ void axpy(const float *x, const float *y, float *out, int n) {
    __shared__ float turned[128];
    int t = threadIdx.x, i = blockIdx.x * 128 + t;
    turned[t % 4 * 32 + t / 4] = i < n ? 2 * x[i] : 0;
    __syncthreads();
    if (i < n)
        out[i] = turned[t % 4 * 32 + t / 4] + y[i];
}
"""


@pytest.fixture
def submission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")
    (tmp_path / "mine.py").write_text(launching("axpy"))
    (tmp_path / "axpy.cu").write_text(KERNEL)
    return str(tmp_path / "mine.py")


def test_counters_of_a_case(submission: str, capsys: pytest.CaptureFixture[str]) -> None:
    """n = 1000: 8 CTAs of 4 warps, 31 whole warps and 8 lanes. x and y are loaded once: 8 bytes an output. A warp's
    words of `turned` lie in 8 banks, 4 to a bank."""
    words = ["check", AXPY, "-s", submission, "-k", "0", "--device", "emulator", "--counters"]
    assert cli.main([*words, "--json"]) == 0
    case = json.loads(capsys.readouterr().out)["tasks"][0]["cases"][0]
    assert case["output_elements"] == 1000
    kernel = case["counters"]["axpy"]
    assert (kernel["launches"], kernel["ctas"], kernel["warps"]) == (1, 8, 32)
    loads, stores = kernel["memory"]["global load"], kernel["memory"]["global store"]
    assert (loads["requests"], loads["lanes"], loads["bytes"]) == (64, 2000, 8000)
    assert (stores["requests"], stores["lanes"], stores["bytes"]) == (32, 1000, 4000)
    assert kernel["memory"]["shared store"]["units"] == 32 * 4
    assert kernel["waits"]["barrier.cta"]["executed"] == 32
    assert cli.main(words) == 0
    shown = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    first = "counters of case 0: axpy: launches 1, CTAs 8, warps 32; 1 000 output elements (emulated PTX, no times)"
    assert first in shown
    assert any(line.startswith("global load 64 7.812 KiB 8 ") for line in shown), shown
    assert "shared store 32 4 KiB 4.096 128 4 1" in shown
    assert any("axpy.cu:4 st.shared.f32 32 4 1" in line for line in shown), "the line that has the conflicts"


def named(out: str, source: str, mark: str) -> str:
    """What is said of the line of ``source`` that holds ``mark``, among those that lose most."""
    (number,) = [number for number, line in enumerate(source.splitlines(), 1) if mark in line]
    losing = out.partition("the lines that lose most")[2]
    return next(line for line in losing.splitlines() if f"axpy.cu:{number} " in line)


def test_a_bank_conflict_is_named_at_its_line(submission: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["check", AXPY, "-s", submission, "-k", "0", "--device", "emulator", "--calls", "1", "--heat"]
    assert cli.main(words) == 0
    out = capsys.readouterr().out
    why = "4 passes, at best 1: lanes 1 apart share a bank, 128 bytes from one to the next"
    assert why in named(out, KERNEL, "turned[t % 4 * 32 + t / 4] = ")
    shown = [" ".join(line.split()) for line in out.splitlines()]
    assert any("128/32" in line and "4 turned[t % 4 * 32 + t / 4] = i < n ? 2 * x[i] : 0;" in line for line in shown)
    good = KERNEL.replace("turned[t % 4 * 32 + t / 4]", "turned[t]")
    (Path(submission).parent / "axpy.cu").write_text(good)
    assert cli.main(words) == 0
    assert "share a bank" not in capsys.readouterr().out


def test_the_heat_of_a_source_in_a_string(submission: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The jit gives such a source a name of its own; people see their file, its lines and its text."""
    text = launching("axpy").replace('Path(__file__).parent / "axpy.cu"', "SOURCE")
    assert "SOURCE" in text
    path = tmp_path / "my kernel.py"
    path.write_text(f'{text}\n\nSOURCE = """{KERNEL}"""\n')
    (number,) = [n for n, line in enumerate(path.read_text().splitlines(), 1) if "= i < n ? 2" in line]
    assert cli.main(["check", AXPY, "-s", str(path), "-k", "0", "--device", "emulator", "--calls", "1", "--heat"]) == 0
    out = capsys.readouterr().out
    assert re.search(rf"my kernel\.py:{number}  \d+: 4 passes, at best 1", out)
    assert re.search(rf"128/32 +{number}      turned\[t % 4 \* 32 \+ t / 4\] = i < n", out)
    assert "source_" not in out


def test_the_heat_of_a_file_that_is_read_as_text(submission: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The jit is given the file's text and no name; people see the file."""
    path = Path(submission)
    text = launching("axpy").replace(
        'Path(__file__).parent / "axpy.cu"', '(Path(__file__).parent / "axpy.cu").read_text()'
    )
    assert "read_text" in text
    path.write_text(text)
    words = ["check", AXPY, "-s", submission, "-k", "0", "--device", "emulator", "--calls", "1", "--heat"]
    assert cli.main(words) == 0
    out = capsys.readouterr().out
    assert "4 passes, at best 1" in named(out, KERNEL, "turned[t % 4 * 32 + t / 4] = ")
    assert "source_" not in out


@pytest.mark.parametrize("width", [100, 60, 40])
def test_tables_fit_a_narrow_terminal(width: int) -> None:
    """Columns are left out whole, what says least first; what is left is not cut."""
    kernel = {
        "instructions": {"integer": {"warp": 16528, "lane": 195072}},
        "memory": {"shared load": {"requests": 1280, "bytes": 40960, "units": 2304, "ideal": 1280}},
        "lines": {"my.cu:2": {"warp": 900, "lane": 7000, "passes": 640, "passes_ideal": 64}},
    }
    file = io.StringIO()
    console = Console(file=file, width=width)
    result = Result(Case({"n": 1}, "n: 1"), "pass", counters={"axpy": kernel}, output_elements=128)
    counters.show(console, result)
    heat.show(console, "axpy", kernel, {"my.cu": "line\n" * 3})
    printed = file.getvalue()
    assert "…" not in printed
    assert all(len(line) <= width for line in printed.splitlines() if not line.startswith(("counters", "axpy,")))
    assert ("lane-instr./output" in printed) == (width == 100)
    rows = [line.split() for line in printed.splitlines()]
    assert any(row[:2] == ["shared", "load"] and row[-2:] == ["1.8", "1"] for row in rows) or width == 100
    assert any("640/64" in row for row in rows)


def test_an_uncoalesced_load_is_named_at_its_line(submission: str, capsys: pytest.CaptureFixture[str]) -> None:
    """CTA b reads x[8 t + b] for the first 125 of its threads: 32 sectors a warp, of which 4 would do."""
    source = """extern "C" __global__ void axpy(const float *x, const float *y, float *out, int n) {
    int t = threadIdx.x, i = t * 8 + blockIdx.x;
    if (t < 125) {
        float a = x[i];
        asm volatile("" ::: "memory");
        out[i] = 2 * a + y[i];
    }
}
"""
    (Path(submission).parent / "axpy.cu").write_text(source)
    words = ["check", AXPY, "-s", submission, "-k", "0", "--device", "emulator", "--calls", "1", "--counters"]
    assert cli.main(words) == 0
    out = capsys.readouterr().out
    why = "32 sectors, at best 4: neighbouring lanes are 32 bytes apart and read or write 4"
    assert why in named(out, source, "float a = x[i];")


def test_a_finding_keeps_what_was_counted_before_it(submission: str, capsys: pytest.CaptureFixture[str]) -> None:
    source = Path(submission).parent / "axpy.cu"
    source.write_text(KERNEL.replace("if (i < n)\n", "if (i <= n)\n"))
    words = ["check", AXPY, "-s", submission, "-k", "0", "--device", "emulator", "--counters", "--json"]
    assert cli.main(words) == 1
    case = json.loads(capsys.readouterr().out)["tasks"][0]["cases"][0]
    assert case["status"] == "finding"
    assert case["counters"]["axpy"]["ctas"] == 8, "the last CTA has the defect"


def test_nothing_is_counted_unasked(submission: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check", AXPY, "-s", submission, "-k", "0", "--device", "emulator"]) == 0
    assert "counters" not in capsys.readouterr().out


def test_only_the_emulator_counts(submission: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check", AXPY, "-s", submission, "--device", "cpu", "--counters"]) == 7
    assert "only the emulator counts" in capsys.readouterr().err


def test_a_report_of_any_form_is_taken_over_as_numbers() -> None:
    """It comes from the submission's process."""
    deep: dict[str, object] = {"n": 1}
    for _ in range(50):
        deep = {"in": deep}
    kernel = {"ctas": 2, "memory": {"global load": {"bytes": 1e9, "lanes": 5}}, 7: "x"}
    found = call_counters.clean({"k": kernel, "deep": deep})
    assert found["k"] == {"ctas": 2, "memory": {"global load": {"lanes": 5}}}
    assert str(found["deep"]).count("in") < 10
    assert call_counters.clean(["no", "mapping"]) == {}


def test_the_text_of_a_source_that_is_put_together_at_run_time_stands_beside_its_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No file has it: it comes from the jit's cache, and is kept with the case."""
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")
    pieces = KERNEL.replace("{", "{{").replace("}", "}}").replace("axpy", "{name}", 1)
    made = launching("axpy").replace(
        "kernel = jit.load(", f"source = {pieces!r}.format(name='axpy')\n    kernel = jit.load("
    )
    made = made.replace('Path(__file__).parent / "axpy.cu"', "source")
    (tmp_path / "mine.py").write_text(made)
    words = [
        "check",
        AXPY,
        "-s",
        str(tmp_path / "mine.py"),
        "-k",
        "0",
        "--device",
        "emulator",
        "--heat",
        "--calls",
        "1",
    ]
    assert cli.main(words) == 0
    out = capsys.readouterr().out
    (row,) = [line for line in out.splitlines() if "turned[t % 4 * 32 + t / 4] = i < n ? 2 * x[i] : 0;" in line]
    assert "128/32" in row, "passes of the line that has the conflicts"
    assert cli.main(["report", "axpy", "-o", str(tmp_path / "page.html")]) == 0
    page = re.sub(r"<[^>]+>", "", (tmp_path / "page.html").read_text())  # without the marks of what is a keyword
    assert "turned[t % 4 * 32 + t / 4] = i &lt; n" in page
