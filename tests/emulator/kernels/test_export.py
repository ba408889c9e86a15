"""Exported submissions: the file that `warpyard export` writes is what runs on the emulator."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import torch
from torch.utils import cpp_extension

import jit
from harness import tasks
from harness.competition import export
from harness.submission import inline_shim
from harness.tasks import ROOT
from jit import emulator
from jit.base.launch_shape import LaunchShape
from tests.checks import check
from tests.selection import representatives

pytestmark = pytest.mark.usefixtures("copies")

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


# At night: what these exports have more is that they compile longer. Every run has nvfp4_gemv for sm_100a, see below.
LONG = ("nvfp4_gemv", "sparse_mla_bwd", "xl_paged_attention")


@pytest.mark.parametrize(
    "task",
    representatives(
        pytest.param(task, marks=pytest.mark.nightly if task in LONG else ()) for task in sorted(CASES, reverse=True)
    ),
)
def test_every_package_exports_and_runs(task: str, tmp_path: Path) -> None:
    path = exported(tmp_path, task, "sm_90a")
    code, found = check(task, "--arch", "sm_90a", "-s", str(path), "-k", CASES[task])
    assert code == 0
    assert found["submission"] == str(path)
    assert all(case["status"] == "pass" and case["emulated"] for case in found["cases"])


def launches(submission: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """What a submission launches for each test case of nvfp4_gemv, with nothing emulated: PTX, sizes and arguments."""
    seen: list[tuple[object, ...]] = []
    data: tuple[torch.Tensor, ...] = ()

    def described(value: Any) -> object:
        if isinstance(value, torch.Tensor):
            index = [i for i, tensor in enumerate(data) if tensor.data_ptr() == value.data_ptr()]
            return index, value.dtype, value.shape, value.stride()
        if isinstance(value, jit.TensorMapSpec):
            return repr(value), value.l2_promotion, value.oob_fill, value.element_strides, described(value.tensor)
        return value

    def record(artifact: jit.Artifact, entry: str, args: Sequence[Any], shape: LaunchShape) -> None:
        lines = artifact.ptx.partition("\t.section")[0].splitlines()  # without what names files and their lines
        names = r"\d+_INTERNAL_\w+?_GLOBAL__N__\w+?_cu_[0-9a-f]{8}|\d+_INTERNAL_\w+?_cu_[0-9a-f]{8}"
        lines = [re.sub(names, "file's own ", line) for line in lines]
        code = [line for line in lines if not line.lstrip().startswith((".file", ".loc", "//"))]
        seen.append((entry, code, shape, [described(arg) for arg in args]))

    task = tasks.discover()["nvfp4_gemv"]
    monkeypatch.setattr(task.reference, "default_device", lambda: torch.device("cpu"))
    monkeypatch.setattr(emulator, "launch", record)
    monkeypatch.setattr(cpp_extension, "load_inline", cpp_extension.load_inline)  # so that it comes back
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(cpp_extension, "load", cpp_extension.load)
    inline_shim.install()
    with task.active():
        spec = importlib.util.spec_from_file_location("submission", submission)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    for case in task.tests:
        data = task.generate(case.args)
        module.custom_kernel(data)
    assert len(seen) == len(task.tests)
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("variant", [None, pytest.param("cvt", marks=pytest.mark.nightly)])
def test_nvfp4_gemv_for_sm_100a(variant: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An exported file runs, and launches for every test case what the package launches: the same PTX with the same
    sizes and arguments. test_nvfp4_sm_100a.py emulates all of these."""
    path = exported(tmp_path, "nvfp4_gemv", "sm_100a", variant)
    code, found = check("nvfp4_gemv", "--arch", "sm_100a", "-s", str(path), "-k", CASES["nvfp4_gemv"])
    assert code == 0
    assert all(case["status"] == "pass" and case["emulated"] for case in found["cases"])
    monkeypatch.setenv("WARPYARD_ARCH", "sm_100a")
    monkeypatch.setenv("WARPYARD_VARIANT", f"nvfp4_gemv={variant}" if variant else "")
    packaged = launches(ROOT / "tasks" / "nvfp4_gemv" / "submission.py", monkeypatch)
    for mine, theirs in zip(launches(path, monkeypatch), packaged, strict=True):
        assert mine == theirs


@pytest.mark.slow
def test_the_files_own_text_is_what_runs(tmp_path: Path) -> None:
    """A wrong constant in the exported CUDA text makes the case wrong."""
    path = exported(tmp_path, "nvfp4_gemv", "sm_100a", "cvt")
    text = path.read_text()
    good = "c[uint64_t(batch) * m + row] = ptx::cvt_rn_f16_f32(total)"
    assert text.count(good) == 1
    path.write_text(text.replace(good, good.replace("total", "2.0f * total")))
    code, found = check("nvfp4_gemv", "--arch", "sm_100a", "-s", str(path), "-k", "m=300 k=512")
    assert code == 1
    assert found["cases"][0]["status"] == "wrong"


@pytest.mark.parametrize("form", ["triton", "cupy", "load_inline"])
def test_a_submission_without_the_jit_is_exported_as_it_is(form: str) -> None:
    path = ROOT / "examples" / f"attn_dist_{form}.py"
    assert export.export(path) == path.read_text()


@pytest.mark.slow
def test_other_host_code_needs_a_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PATH", "CUDA_HOME", "CXX"):
        monkeypatch.setenv(name, str(tmp_path / "none"))
    path = tmp_path / "mine.py"
    path.write_text(
        "from torch.utils.cpp_extension import load_inline\n"
        "module = load_inline('x', cpp_sources='void f();', cuda_sources='void f() {}', functions=['f'])\n"
        "def custom_kernel(data):\n    return data\n"
    )
    _, found = check("nvfp4_gemv", "-s", str(path), "-k", "m=1 k=64")
    message = found["cases"][0]["message"]
    assert "CUDA host code needs" in message
    assert "a C++ compiler: install g++" in message


@pytest.mark.slow
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
