"""Exported submissions: the file that `warpyard export` writes is what runs on the emulator."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from harness import export, tasks
from harness.tasks import ROOT

CASES = {
    "nvfp4_gemv": "k=192",
    "attn_dist": "0",
    "masked_decode": "0",
    "sparse_mla_bwd": "0",
    "xl_paged_attention": "0",
}


def exported(folder: Path, task: str, arch: str, variant: str | None = None) -> Path:
    path = folder / "submission.py"
    path.write_text(export.export(ROOT / "tasks" / task / "submission.py", arch, variant))
    return path


def check(task: str, *words: str) -> tuple[int, dict]:
    command = [sys.executable, "-m", "harness.cli", "check", task, "--device", "emulator", "--json", *words]
    run = subprocess.run(command, capture_output=True, text=True, timeout=850)
    assert run.returncode in (0, 1, 7), run.stdout[-3000:] + run.stderr[-3000:]
    return run.returncode, json.loads(run.stdout)["tasks"][0]


@pytest.mark.parametrize("task", sorted(CASES))
def test_every_package_exports_and_runs(task: str, tmp_path: Path) -> None:
    path = exported(tmp_path, task, "sm_90a")
    code, found = check(task, "--arch", "sm_90a", "-s", str(path), "-k", CASES[task])
    assert code == 0
    assert found["submission"] == str(path)
    assert all(case["status"] == "pass" and case["emulated"] for case in found["cases"])


@pytest.mark.parametrize("variant", [None, "cvt"])
def test_nvfp4_gemv_for_sm_100a(variant: str | None, tmp_path: Path) -> None:
    """All test cases, from the exported file."""
    path = exported(tmp_path, "nvfp4_gemv", "sm_100a", variant)
    code, found = check("nvfp4_gemv", "--arch", "sm_100a", "-s", str(path))
    assert code == 0
    assert [case["status"] for case in found["cases"]] == ["pass"] * len(tasks.discover()["nvfp4_gemv"].tests)
    assert all(case["emulated"] for case in found["cases"])


def test_the_files_own_text_is_what_runs(tmp_path: Path) -> None:
    """A wrong constant in the exported CUDA text makes the case wrong."""
    path = exported(tmp_path, "nvfp4_gemv", "sm_100a", "cvt")
    text = path.read_text()
    good = "const uint32_t tile = unit / UNITS_PER_TILE, batch = tile / tiles;"
    assert text.count(good) == 1
    path.write_text(text.replace(good, good.replace("unit / UNITS_PER_TILE", "0")))
    code, found = check("nvfp4_gemv", "--arch", "sm_100a", "-s", str(path), "-k", "m=300 k=512")
    assert code == 1
    assert found["cases"][0]["status"] == "wrong"


def test_other_host_code_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(
        "from torch.utils.cpp_extension import load_inline\n"
        "module = load_inline('x', cpp_sources='void f();', cuda_sources='void f() {}', functions=['f'])\n"
        "def custom_kernel(data):\n    return data\n"
    )
    _, found = check("nvfp4_gemv", "-s", str(path), "-k", "m=1 k=64")
    assert "has host code of its own" in found["cases"][0]["message"]


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="no nvcc on this machine")
def test_nvcc_takes_the_text_with_its_entries(tmp_path: Path) -> None:
    """The CUDA text as load_inline gets it, without torch's headers, compiles for the chip with its host part."""
    text = export.export(ROOT / "tasks" / "nvfp4_gemv" / "submission.py", "sm_100a", "cvt")
    scope: dict = {}
    files = re.search(r"^_FILES = \{.*?^\}(?=\n\n_HELD)", text, re.MULTILINE | re.DOTALL)
    assert files is not None
    exec(files[0], scope)
    source = scope["_FILES"]["kernels/nvfp4_gemv/sm_100a_cvt.cu"]
    (tmp_path / "x.cu").write_text(
        source + "\n#include <cuda_runtime.h>\nconst void* entry() { return (const void*)nvfp4_gemv; }\n"
    )
    flags = ["-gencode=arch=compute_100a,code=sm_100a", "-std=c++20", "-DK_SIZE=256", "-DWARPS_K=1", "-DWARPS_M=8"]
    done = subprocess.run(
        ["nvcc", "-c", "x.cu", "-o", "x.o", *flags], cwd=tmp_path, capture_output=True, text=True, timeout=200
    )
    assert done.returncode == 0, done.stderr
