"""The device code of a source with host code is a text that NVRTC takes, at the same lines and columns."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest
import torch

import jit
from jit.base.errors import CompileError
from jit.compiler import nvrtc
from jit.emulated_cuda.programs import device_text, extension
from jit.extension.build_plan import Plan, Source

MIXED = r"""#include <torch/extension.h>
#include <vector>
#include <cuda_fp16.h>
constexpr int kWarps = 4;
struct Pair { float value; int at; };
namespace ours {
template <int N, typename T>
__device__ T twice(T x) { return N * x; }
}  // namespace ours
static std::vector<int> sizes(torch::Tensor x) { return {(int)x.numel(), '}'}; }
template <int N>
__global__ void scale(const float* x, float* out, int n) {
    Pair one = {x[threadIdx.x], n};  // a brace } in a comment
    if (one.at < n && one.value < FLT_MAX) out[threadIdx.x] = ours::twice<N>(one.value);
}
torch::Tensor run(torch::Tensor x) {
    auto out = torch::empty_like(x);
    scale<kWarps><<<1, 32>>>(x.data_ptr<float>(), out.data_ptr<float>(), x.numel());
    return out;
}
PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("run", &run); }
"""


def _plan(text: str) -> Plan:
    return Plan("mixed", (Source("", "mixed.cpp"), Source(text, "mixed.py", 7, cuda=True)), arch="sm_90a")


def _alone(text: str, wanted: Sequence[str] = ()) -> tuple[bytes, dict[str, str]]:
    """The PTX that NVRTC makes of an extension's text, and its kernels by instance."""
    made = extension._device_code_alone(_plan(text), wanted)
    (ptx,), (names,) = ([made[name] for name in made if name.endswith(ends)] for ends in (".ptx", ".json"))
    return ptx, json.loads(names)


def test_what_the_device_has_stays_where_it_is() -> None:
    text, instances = device_text.device_text(MIXED)
    assert instances == ["scale<kWarps>"]
    assert [len(line) for line in text.splitlines()] == [len(line) for line in MIXED.splitlines()]
    for kept in ("constexpr int kWarps", "struct Pair", "T twice(", "void scale(", "#include <cuda_fp16.h>"):
        assert text.index(kept) == MIXED.index(kept)
    for host in ("torch", "std::vector", "PYBIND11", "<<<"):
        assert host not in text


@pytest.mark.skipif(not nvrtc.supported(), reason="no NVRTC")
def test_nvrtc_makes_the_kernels_that_the_host_launches() -> None:
    ptx, _ = _alone(MIXED)
    assert b".entry _Z5scaleILi4EEvPKfPfi" in ptx


@pytest.mark.skipif(not nvrtc.supported(), reason="no NVRTC")
def test_an_error_is_at_the_line_of_the_file() -> None:
    with pytest.raises(CompileError) as error:
        extension._device_code_alone(_plan(MIXED.replace("one.value < FLT_MAX", "one.valeu < FLT_MAX")))
    assert str(error.value).splitlines()[1].startswith("mixed.py:20:27: error: ")


@pytest.mark.parametrize("text", ["__global__ void k() { ", "int f(int x) { return (x; }"])
def test_what_is_not_understood_is_left_to_nvcc(text: str) -> None:
    assert device_text.device_text(text) == ("", [])


DISPATCHED = r"""#include <torch/extension.h>
using half_t = at::Half;
template <typename scalar_t>
__global__ void scale(const scalar_t* x, scalar_t* y, const float* w, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) { scalar_t s = x[i]; s += scalar_t(1); y[i] = static_cast<scalar_t>(static_cast<float>(s) * w[i] + 2.0 * s - 1); }
}
torch::Tensor run(torch::Tensor x, torch::Tensor w) {
    auto y = torch::empty_like(x);
    AT_DISPATCH_FLOATING_TYPES_AND2(at::ScalarType::Half, at::ScalarType::BFloat16, x.scalar_type(), "scale", [&] {
        scale<scalar_t><<<(x.numel() + 255) / 256, 256>>>(x.data_ptr<scalar_t>(), y.data_ptr<scalar_t>(), w.data_ptr<float>(), x.numel());
    });
    return y;
}
"""  # noqa: E501 (CUDA text stays on its lines)


@pytest.mark.skipif(not nvrtc.supported(), reason="no NVRTC")
def test_kernels_of_dispatched_types_have_the_names_that_torchs_headers_give_them() -> None:
    ptx, _ = _alone(DISPATCHED)
    for mangled in (b"f", b"d", b"N3c104HalfE", b"N3c108BFloat16E"):
        assert b".entry _Z5scaleI" + mangled + b"EvPKT_PS" in ptx


@pytest.mark.skipif(not nvrtc.supported(), reason="no NVRTC")
def test_of_dispatched_types_the_ones_that_ran_are_made_again() -> None:
    """And all instances that a host chooses by sizes: another size may run another one."""
    text = DISPATCHED.replace(
        "    return y;", "    other<scalar_t, 4><<<1, 1>>>(y); other<scalar_t, 8><<<1, 1>>>(y);\n    return y;"
    )
    names = {f"scale<{kind}>": kind for kind in ("float", "double", "c10::Half", "c10::BFloat16")}
    names |= {f"other<{kind}, {size}>": f"{kind} {size}" for kind in ("float", "double") for size in (4, 8)}
    needed = device_text.launched(text, names, {"c10::Half", "float 4"})
    assert needed[:2] == ["scale<c10::Half>", "other<float, 4>"]
    assert set(needed[2:]) == {f"other<{kind}, 8>" for kind in ("float", "double", "c10::Half", "c10::BFloat16")}
    ptx, made = _alone(DISPATCHED, ["scale<c10::Half>"])
    assert made == {"scale<c10::Half>": "_Z5scaleIN3c104HalfEEvPKT_PS2_PKfi"}
    assert ptx.count(b".entry") == 1


@pytest.mark.parametrize(("kind", "dtype"), [("Half", torch.float16), ("BFloat16", torch.bfloat16)])
def test_half_types_compute_as_torchs_do(kind: str, dtype: torch.dtype) -> None:
    source = f"""#include <warpyard/half_types.h>
    extern "C" __global__ void k(const at::{kind}* a, const at::{kind}* b, at::{kind}* out, float* wide) {{
      int i = blockIdx.x * blockDim.x + threadIdx.x, n = gridDim.x * blockDim.x;
      wide[i] = a[i]; out[i] = a[i] + b[i]; out[n + i] = a[i] * b[i]; out[2 * n + i] = -a[i]; out[3 * n + i] = a[i];
      out[3 * n + i] /= b[i]; }}"""
    kernel = jit.load(source, arch="sm_90a", include_dirs=[extension._INCLUDE])["k"]
    a = torch.arange(1 << 16, dtype=torch.int32).to(torch.int16).view(dtype)
    b = a[torch.randperm(1 << 16, generator=torch.Generator().manual_seed(3))]
    out, wide = torch.zeros(4, 1 << 16, dtype=dtype), torch.zeros(1 << 16)
    kernel(a.view(torch.int16), b.view(torch.int16), out.view(torch.int16), wide, grid=64, block=1024)
    assert torch.equal(wide.nan_to_num(7), a.float().nan_to_num(7))
    for row, right in zip(out, (a + b, a * b, -a, a / b), strict=True):
        assert torch.equal(row.nan_to_num(7), right.nan_to_num(7))
