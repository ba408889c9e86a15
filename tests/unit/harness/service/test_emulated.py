"""Kernels through the harness with no GPU: marked as emulated, defects shown where they are."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from harness import cli
from tests.selection import representatives
from tests.unit.harness.axpy_kernel import AXPY, launching

KERNEL = """extern "C" __global__ void axpy(const float *x, const float *y, float *out, int n) {
    int i = blockIdx.x * 128 + threadIdx.x;
    if (i < n)
        out[i] = 2 * x[i] + y[i];
}
"""


@pytest.fixture(autouse=True)
def _quiet_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")


def written(folder: Path, kernel: str) -> None:
    (folder / "mine.py").write_text(launching("axpy"))
    (folder / "axpy.cu").write_text(kernel)


def checked(
    folder: Path, capsys: pytest.CaptureFixture[str], kernel: str, *options: str
) -> tuple[int, list[dict[str, Any]]]:
    written(folder, kernel)
    code = cli.main(["check", AXPY, "-s", str(folder / "mine.py"), "--json", *options])
    return code, json.loads(capsys.readouterr().out)["tasks"][0]["cases"]


def test_a_right_kernel_passes_and_is_called_emulated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, cases = checked(tmp_path, capsys, KERNEL, "--schedules", "2")
    assert code == 0, cases
    assert [case["emulated"] for case in cases] == [True] * 3
    assert [case["calls"] for case in cases] == [3] * 3, "two schedules, and a call with a secret seed"
    assert cli.main(["check", AXPY, "-s", str(tmp_path / "mine.py"), "-k", "0"]) == 0
    out = capsys.readouterr().out
    assert "emulated sm_90a: not run on a chip" in out
    assert "1 of 1 passed (emulated)" in out


def test_plain_torch_is_not_called_emulated(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check", AXPY, "-k", "0", "--device", "emulator"]) == 0
    out = capsys.readouterr().out
    assert "CPU (no kernel was launched)" in out
    assert "(emulated)" not in out


@pytest.mark.parametrize("name", representatives(["x", "y"]))
def test_behind_an_input_of_whole_pages_no_other_input_begins(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written(tmp_path, KERNEL.replace("+ y[i]", f"+ y[i] + 0 * {name}[i + 512]"))
    assert cli.main(["check", AXPY, "-s", str(tmp_path / "mine.py"), "-k", "n=4096", "--calls", "1"]) == 1
    found = capsys.readouterr().out
    assert re.search(rf"out-of-bounds: .* \({name}\), which has 16384 bytes", found), found


def test_out_of_bounds_is_a_finding_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, cases = checked(tmp_path, capsys, KERNEL.replace("i < n", "i <= n"))
    assert code == 1
    assert cases[0]["status"] == "finding", cases[0]
    assert "out-of-bounds" in cases[0]["message"]
    assert "of the allocation of argument 0 (x)" in cases[0]["message"], cases[0]["message"]
    assert "axpy.cu:4" in cases[0]["message"]
    assert cases[1]["status"] == "pass", "4096 fills its blocks: no thread is beyond the end"


@pytest.mark.parametrize(
    ("ends", "afterwards"),
    [
        ("os._exit(255)", "exited with status 255"),
        pytest.param("os.abort()", "was ended by SIGABRT", marks=pytest.mark.slow),
        pytest.param("time.sleep(60)", "no answer within 5 s", marks=pytest.mark.slow),
    ],
    ids=["exit", "abort", "hang"],
)
def test_a_finding_outlives_the_process(
    ends: str, afterwards: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Host code that ends the process on an error does not hide what the error was."""
    written(tmp_path, KERNEL.replace("i < n", "i <= n"))
    path = tmp_path / "mine.py"
    path.write_text(
        f"import os, time\n{path.read_text()}\n\nright = custom_kernel\n\n\ndef custom_kernel(data):\n"
        f"    try:\n        return right(data)\n    except Exception:\n        {ends}\n"
    )
    assert cli.main(["check", AXPY, "-s", str(path), "--json", "-k", "0", "--timeout", "5"]) == 1
    (case,) = json.loads(capsys.readouterr().out)["tasks"][0]["cases"]
    assert (case["status"], case["finding"]["kind"]) == ("finding", "out-of-bounds")
    assert afterwards in case["finding"]["afterwards"]


def test_a_wrong_result_is_diagnosed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = KERNEL.replace("2 * x[i] + y[i]", "threadIdx.x % 32 == 5 ? 0 : 2 * x[i] + y[i]")
    code, cases = checked(tmp_path, capsys, wrong, "-k", "n=4096")
    assert (code, cases[0]["status"]) == (1, "wrong")
    (report,) = cases[0]["diagnosis"]["outputs"]
    assert any("≡ 5 mod 32" in hint for hint in report["hints"]), report["hints"]


def test_a_syntax_error_is_a_compile_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, cases = checked(tmp_path, capsys, KERNEL.replace("int i", "in i"), "-k", "0")
    assert (code, cases[0]["status"]) == (4, "compile_error")
    assert "axpy.cu" in cases[0]["message"]


DEADLOCK = """extern "C" __global__ void axpy(const float *x, const float *y, float *out, int n) {
    __shared__ unsigned long long bar;
    unsigned at = (unsigned)__cvta_generic_to_shared(&bar);
    if (threadIdx.x == 0)
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at) : "memory");
    __syncthreads();
    asm volatile("{\\n.reg .pred p;\\nwait:\\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], 0;\\n"
                 "@!p bra wait;\\n}" ::"r"(at) : "memory");
}
"""


def test_a_deadlock_names_the_cta_and_every_waiter(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, cases = checked(tmp_path, capsys, DEADLOCK, "-k", "0")
    assert (code, cases[0]["status"]) == (1, "finding"), cases[0]
    report = cases[0]["finding"]
    assert (report["kind"], report["cta"]) == ("deadlock", [0, 0, 0])
    assert sorted(row["warp"] for row in report["waiting"]) == [0, 1, 2, 3]
    assert cases[0]["emulated"]
    assert cli.main(["check", AXPY, "-s", str(tmp_path / "mine.py"), "-k", "0"]) == 1
    out = capsys.readouterr().out
    assert "waits for" in out
    assert "mbarrier.try_wait" in out


def test_a_finding_shows_its_source_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written(tmp_path, KERNEL.replace("i < n", "i <= n"))
    assert cli.main(["check", AXPY, "-s", str(tmp_path / "mine.py"), "-k", "0"]) == 1
    out = capsys.readouterr().out
    assert ">     4 |         out[i] = 2 * x[i] + y[i];" in out
    assert "emulated sm_90a: not run on a chip" in out


@pytest.mark.slow
def test_a_schedule_is_found_again_by_its_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The schedule of a call is added to the user's own seed."""
    monkeypatch.setenv("WARPYARD_EMULATOR_STRICT", "1")
    monkeypatch.setenv("WARPYARD_EMULATOR_SEED", "40")
    bad = KERNEL.replace("i < n", "i <= n")
    found = [
        checked(tmp_path, capsys, bad, "-k", "0", "--schedule-seed", "3", "--schedules", "2")[1][0] for _ in range(2)
    ]
    first, second = (case["finding"] for case in found)
    for report in (first, second):  # the tensors' host addresses are new in each process; places in them are not
        report["message"] = report["message"].replace(report.pop("address"), "ADDRESS")
    assert first == second
    assert (first["seed"], found[0]["schedule"]) == (43, 3)
    assert found[0]["replay"].endswith("--schedule-seed 3")
    assert "schedule seed 3, number 1 of 2" in found[0]["message"]
    assert any("strict mode" in remark for remark in found[0]["remarks"])


BETWEEN = """extern "C" __global__ void axpy(const float *x, const float *y, float *out, int n) {
    __shared__ int count;
    if (threadIdx.x == 0) count = 0;
    __syncthreads();
    int seen = 0;
    if (threadIdx.x == 0) {
        atomicAdd(&count, 1);
        asm volatile("nanosleep.u32 0;" ::: "memory");
        atomicAdd(&count, 1);
    } else if (threadIdx.x == 32) {
        seen = atomicAdd(&count, 0);
    }
    int i = blockIdx.x * 128 + threadIdx.x;
    if (i < n)
        out[i] = 2 * x[i] + y[i] + 100 * (seen == 1);
}
"""


@pytest.mark.slow
def test_an_order_that_no_seed_0_has_is_judged_and_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Wrong where warp 1 looks between what warp 0 adds. The case of the fewest CTAs has the fewest orders."""
    assert checked(tmp_path, capsys, BETWEEN, "-k", "2")[0] == 0
    code, (case,) = checked(tmp_path, capsys, BETWEEN, "-k", "2", "--schedules", "all")
    assert (code, case["status"]) == (1, "wrong"), case
    assert any(line.startswith("schedules of axpy: all orders up to 1 delay of ") for line in case["remarks"])
    name = case["schedule"]
    assert name.startswith("1:")
    assert case["replay"].endswith(f"--schedule-seed {name}")
    said = f"schedules of axpy: {name}: warp 0 of CTA (0, 0, 0) stops before axpy.cu:9 "
    assert any(line.startswith(said) for line in case["remarks"]), case["remarks"]
    again = checked(tmp_path, capsys, BETWEEN, "-k", "2", "--schedule-seed", name)
    assert again[0] == 1
    assert any(line.startswith(said) for line in again[1][0]["remarks"]), again[1][0]["remarks"]
    assert again[1][0]["schedule"] == name


def test_a_finding_of_a_chosen_order_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = BETWEEN.replace("2 * x[i] + y[i] + 100 * (seen == 1)", "2 * x[i + (seen == 1) * (1 << 20)] + y[i]")
    code, (case,) = checked(tmp_path, capsys, bad, "-k", "2", "--schedules", "all:1:500")
    assert (code, case["status"], case["finding"]["kind"]) == (1, "finding", "out-of-bounds"), case
    assert case["schedule"] == case["finding"]["seed"]
    assert case["finding"]["order"].startswith("warp 0 of CTA (0, 0, 0) stops before axpy.cu:9 ")
    assert f"(schedule {case['schedule']})" in case["message"]
    assert case["replay"].endswith(f"--schedule-seed {case['schedule']}")
