"""``warpyard profile`` where there is no GPU: what ncu and compute-sanitizer print is read, and errors say what to do.

tests/data/ncu/raw.csv is a part of ncu 2025.3's page for nvfp4_gemv on an H200, 7168 rows of 16384 codes."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console

from harness.profile import figures, ncu, sanitizer, tools
from harness.profile.model import Model
from harness.report import profile
from harness.tasks.loading import ROOT
from harness.timing.roofline import Chip
from tests.unit.harness.axpy_kernel import AXPY, launching
from tests.unit.harness.command_line import document, run

RAW = (ROOT / "tests" / "data" / "ncu" / "raw.csv").read_text()
MODEL = {
    "launches": 1,
    "instructions": {"f32": {"warp": 7_000_000, "lane": 224_000_000}},
    "memory": {
        "global load": {"requests": 10, "units": 1000, "ideal": 1000},
        "shared load": {"requests": 10, "units": 1_200_000, "ideal": 1_000_000},
    },
    "copies": {"cp.async.bulk.tensor in": {"copies": 4, "global_bytes": 70_000_000, "shared_bytes": 70_000_000}},
}
CHIP = Chip("NVIDIA H200", 4.35e12, {"bf16": 790e12}, "", 50 << 20)


def shown(found: list[figures.Figure], kernel: ncu.Kernel) -> str:
    text = io.StringIO()
    profile.figures(Console(file=text, width=160), kernel, found)
    return text.getvalue()


def test_the_figures_of_a_report() -> None:
    (kernel,) = ncu.kernels(RAW)
    found = {figure.name: figure for figure in figures.figures(kernel, (234_881_024, 66_123_776), CHIP, {})}
    assert kernel.name == "nvfp4_gemv"
    assert found["time, caches cold"].value == "20.45 µs"
    assert found["DRAM bytes read"].value == "66.1 MB"
    assert found["L2 bytes"].value == "70.17 MB"  # 2 192 922 sectors of 32 bytes
    assert found["roofline"].value.startswith("3.55 flop/B")
    assert "memory bound: 74 %" in found["roofline"].value
    assert found["issue slots busy"].value == "43.1 %"
    assert found["tensor pipe busy"].value == "6.7 %"
    assert found["top stalls, warps waiting an issue"].value.startswith("long scoreboard 4.85, not selected 1.26")
    assert "emulator" not in shown(list(found.values()), kernel)


def test_the_emulators_counters_stand_beside_and_one_that_is_far_off_is_marked() -> None:
    (kernel,) = ncu.kernels(RAW)
    found = figures.figures(kernel, None, None, MODEL)
    ratios = {figure.name: figure.ratio for figure in found}
    assert ratios["L2 bytes"] == pytest.approx(70_032_000 / 70_173_504)
    assert ratios["warp instructions (SASS; emulated PTX)"] == pytest.approx(7_000_000 / 6_832_800)
    assert ratios["bank conflicts: passes above the best"] == pytest.approx(200_000 / 321_024)
    assert "0.623" in shown(found, kernel)


def test_what_ncu_did_not_measure_is_a_dash() -> None:
    (kernel,) = ncu.kernels('"Kernel Name","dram__bytes_read.sum"\n"","byte"\n"k","no data"\n')
    assert kernel.metrics == {}
    assert all(figure.value in ("-", "-, -") for figure in figures.figures(kernel, None, None, {}))


def test_a_driver_that_refuses_counters_is_told_in_one_line() -> None:
    log = "==PROF== Connected\n==ERROR== ERR_NVGPUCTRPERM - The user does not have permission to access counters\n"
    text = ncu.problem(log)
    assert "NVreg_RestrictProfilingToAdminUsers=0" in text
    assert "\n" not in text
    assert ncu.problem("==WARNING== No kernels were profiled.\n") == "No kernels were profiled."


def test_how_far_ncu_is() -> None:
    log = '==PROF== Connected to process 7\nmine: 12%\n==PROF== Profiling "first" - 0: 0%....50%....100% - 41 passes\n'
    assert ncu.under_way("==PROF== Connected to process 7\n") == ""
    assert ncu.under_way(log) == "first, launch 1: 100%"
    assert ncu.under_way(log + '==PROF== Profiling "scaled<float>" - 1: 0%....50%..') == "scaled<float>, launch 2: 50%"
    assert ncu.under_way(log + '==PROF== Profiling "third"') == "third"


SLOW = """extern "C" __global__ void slow(const float *x, const float *y, float *out, int n) {
    int i = blockIdx.x * 128 + threadIdx.x, spin = 0;
    #pragma unroll 1
    for (int r = 0; r < ROUNDS; ++r) asm volatile("add.s32 %0, %0, 1;" : "+r"(spin));
    if (i < n) out[i] = 2 * x[i] + y[i] + (spin != ROUNDS);
}
"""


@pytest.mark.parametrize(
    ("rounds", "limit", "message"),
    [
        (1, 120.0, ""),
        (1 << 30, 2.0, "the case was not emulated within 2 s"),
    ],
)
@pytest.mark.usefixtures("judged")
def test_the_emulator_counts_beside_ncu_for_as_long_as_may_be(
    tmp_path: Path, rounds: int, limit: float, message: str
) -> None:
    (tmp_path / "mine.py").write_text(launching("slow"))
    (tmp_path / "slow.cu").write_text(SLOW.replace("ROUNDS", str(rounds)))
    words = ["check", AXPY, "-s", str(tmp_path / "mine.py"), "--device", "emulator", "--counters", "--json", "-k", "0"]
    begin = time.monotonic()
    with Model(words, limit) as model:
        counters, why = model.counters()
    assert message in why
    assert list(counters) == (["slow"] if not message else [])
    assert time.monotonic() - begin < 100


def test_samples_by_line_come_from_ncus_own_modules(tmp_path: Path) -> None:
    """The script that reads them runs as ever; a module with the same functions stands for ncu's."""
    modules = tmp_path / "extras" / "python"
    modules.mkdir(parents=True)
    (modules / "ncu_report.py").write_text(NCU_REPORT)
    (tmp_path / "ncu").touch()
    (text,) = ncu.stalls(tmp_path / "ncu", tmp_path / "kept.ncu-rep")
    assert text == {"/k/a.cu:12": {"wait": 5, "long_scoreboard": 40}, "/k/b.cuh:3": {"wait": 2}}
    with pytest.raises(RuntimeError, match="extras/python is not beside"):
        ncu.stalls(Path(sys.executable), tmp_path / "kept.ncu-rep")


NCU_REPORT = """
class At:
    def __init__(self, file, line): self.file, self.number = file, line
    def file_name(self): return self.file
    def line(self): return self.number

class Metric:
    def __init__(self, values): self.values = values
    def has_correlation_ids(self): return True
    def num_instances(self): return len(self.values)
    def correlation_ids(self): return Metric([at for at, _ in self.values])
    def as_uint64(self, i): return self.values[i] if isinstance(self.values[i], int) else self.values[i][1]

class Action:
    metrics = {
        "smsp__pcsamp_warps_issue_stalled_wait": [(16, 5), (32, 2), (48, 9)],
        "smsp__pcsamp_warps_issue_stalled_wait_not_issued": [(16, 5)],
        "smsp__pcsamp_warps_issue_stalled_long_scoreboard": [(16, 30), (17, 10)],
    }
    def metric_names(self): return list(self.metrics)
    def metric_by_name(self, name): return Metric(self.metrics[name])
    def source_info(self, at): return {16: At("/k/a.cu", 12), 17: At("/k/a.cu", 12), 32: At("/k/b.cuh", 3)}.get(at)

class Range:
    def num_actions(self): return 1
    def action_by_idx(self, i): return Action()

class Context:
    def num_ranges(self): return 1
    def range_by_idx(self, i): return Range()

def load_report(path): return Context()
"""

RACE = """========= COMPUTE-SANITIZER
========= Error: Race reported between Write access at k+0x70 in k.cu:5
=========     and Read access at k+0xb0 in k.cu:7 [124 hazards]
=========
========= RACECHECK SUMMARY: 1 hazard displayed (1 error, 0 warnings)
"""


def test_what_a_checker_found() -> None:
    found = sanitizer.read("racecheck", RACE)
    assert found.errors == 1
    assert found.lines[0] == "Error: Race reported between Write access at k+0x70 in k.cu:5"
    assert sanitizer.read("memcheck", "========= ERROR SUMMARY: 0 errors\n").errors == 0
    assert sanitizer.read("memcheck", "the device is not supported").errors is None
    text = io.StringIO()
    profile.checked(Console(file=text, width=120), [found, sanitizer.read("memcheck", "ERROR SUMMARY: 0 errors")])
    assert "k.cu:7" in text.getvalue()
    assert "nothing found" in text.getvalue()


def test_a_tool_is_found_on_the_path_or_an_error_says_where_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CUDA_HOME", str(tmp_path))
    (tmp_path / "ncu").write_text("#!/bin/sh\n")
    os.chmod(tmp_path / "ncu", 0o755)
    assert tools.find("ncu") == tmp_path / "ncu"
    with pytest.raises(Exception, match="not installed"):
        tools.find("no-such-checker")


@pytest.mark.skipif(subprocess.call(["sh", "-c", "nvidia-smi >/dev/null 2>&1"]) == 0, reason="there is a GPU")
def test_without_a_gpu_it_names_what_runs_instead(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "profile", "nvfp4_gemv", "-k", "1")
    assert code == 7
    assert "warpyard check nvfp4_gemv --benchmarks -k 1 --counters" in err
    code, found = document(capsys, "profile", "nvfp4_gemv", "--sanitize")
    assert (code, found["error"]["exit"]) == (7, 7)


@pytest.mark.parametrize("message", ["void scaled<128, float>(float *, const float *)", "scaled", "scaled(float *)"])
def test_the_emulators_counters_of_a_template_are_found(message: str) -> None:
    """ncu names it with or without its arguments, the emulator as the compiler mangled it."""
    from harness.cli import profile

    counted = {"launches": 1, "ctas": 4}
    assert (
        profile._of({"_Z6scaledILi128EfEvPT0_PKS0_f": counted, "other": {"launches": 1}}, ncu.Kernel(message))
        == counted
    )
