"""Tensors whose elements are not those of the kernel's parameter: what a check says, and where."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from harness import cli
from jit.base.errors import NoCompilerError
from jit.emulated_cuda.runtime import toolkit
from tests.paths import AXPY
from tests.selection import representatives

SOURCE = """extern "C" __global__ void axpy(const float* x, const float* y, const int* index, float* out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[index[i]] = 2 * x[index[i]] + y[index[i]];
}
"""
JIT = f'''import jit
import torch
SOURCE = r"""{SOURCE}"""


def custom_kernel(data):
    x, y = data
    out = torch.zeros(x.numel(), dtype=OUT, device=x.device)
    index = torch.arange(x.numel(), dtype=INDEX, device=x.device)
    jit.load(SOURCE)["axpy"](x, y, index, out, x.numel(), grid=(x.numel() + 127) // 128, block=128)  # here
    return out.float()
'''
CUPY = f'''import cupy
import torch
KERNEL = cupy.RawKernel(r"""{SOURCE}""", "axpy")


def custom_kernel(data):
    x, y = data
    out, index = cupy.zeros(x.numel(), dtype="float32"), cupy.arange(x.numel())
    blocks, arrays = (x.numel() + 127) // 128, [cupy.asarray(one) for one in data]
    KERNEL((blocks,), (128,), (*arrays, index, out, cupy.int32(x.numel())))  # here
    return torch.as_tensor(out, device=x.device)
'''


@pytest.fixture
def case(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Any]:
    """Checks a text on the emulator, and gives its case."""
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path / "state"))
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")

    def checked(text: str, *words: str) -> Any:
        (tmp_path / "mine.py").write_text(text)
        command = ["check", str(AXPY), "-s", str(tmp_path / "mine.py"), "-k", "0", "--calls", "1", "--json", *words]
        cli.main(command)
        (found,) = json.loads(capsys.readouterr().out)["tasks"][0]["cases"]
        return found

    return checked


def _jit(index: str, out: str = "torch.float32") -> str:
    return JIT.replace("INDEX", index).replace("OUT", out)


INDEX = "argument 2 (index) of axpy is int64, and the kernel declares `const int* index`"
OUT = "argument 3 (out) of axpy is float64, and the kernel declares `float* out`"
INLINE = f'''import torch
from torch.utils.cpp_extension import load_inline
CUDA = r"""{SOURCE.replace('extern "C" ', "")}
void run(torch::Tensor x, torch::Tensor y, torch::Tensor index, torch::Tensor out) {{
    int n = x.numel();
    axpy<<<(n + 127) / 128, 128>>>((float*)x.data_ptr(), (float*)y.data_ptr(), (int*)index.data_ptr(),
                                   (float*)out.data_ptr(), n);
}}
"""
CPP = "void run(torch::Tensor x, torch::Tensor y, torch::Tensor index, torch::Tensor out);"
MODULE = load_inline("element_types", CPP, CUDA, functions=["run"])


def custom_kernel(data):
    x, y = data
    out = torch.zeros_like(x)
    MODULE.run(x, y, torch.arange(x.numel(), device=x.device), out)  # here
    return out
'''
WRONG = {
    "indices": (_jit("torch.int64"), INDEX),
    "output": (_jit("torch.int32", "torch.float64"), OUT),
    "cupy": (CUPY, INDEX),
    "inline": (INLINE, INDEX),
}


@pytest.mark.parametrize("name", representatives(WRONG))
def test_they_are_the_cause_of_a_wrong_output(
    name: str, case: Callable[..., Any], tmp_path: Path, no_changes: None
) -> None:
    if name == "cupy":
        pytest.importorskip("cupy")
    if name == "inline":
        try:
            toolkit.find()
        except NoCompilerError as error:
            pytest.skip(str(error))
    text, says = WRONG[name]
    found = case(text)
    assert found["status"] == "wrong"
    assert found["cause"]["text"] == f"element-type: {says}"
    file, _, line = found["cause"]["location"].rpartition(":")
    assert os.path.samefile(file, tmp_path / "mine.py")
    assert "# here" in text.splitlines()[int(line) - 1]


def test_a_finding_says_it_of_the_argument(case: Callable[..., Any], no_changes: None) -> None:
    text = case(_jit("torch.int32", "torch.float16"))["cause"]["text"]
    assert "the allocation of argument 3 (out, float16 for `float* out`), which has 2000 bytes" in text


def test_where_the_output_is_right_nothing_is_said(case: Callable[..., Any]) -> None:
    """Under --strict either, which makes findings of remarks: the kernel reads every other half of an int64 tensor."""
    found = case(_jit("torch.int64").replace("index[i]", "index[2 * i]"), "--strict")
    assert found["status"] == "pass", found
    assert not any("element-type" in remark for remark in found["remarks"])
