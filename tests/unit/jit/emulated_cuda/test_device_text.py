"""The device code of a source with host code is a text that NVRTC takes, at the same lines and columns."""

from __future__ import annotations

import pytest

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
    (ptx,) = extension._device_code_alone(_plan(MIXED)).values()
    assert b".entry _Z5scaleILi4EEvPKfPfi" in ptx


@pytest.mark.skipif(not nvrtc.supported(), reason="no NVRTC")
def test_an_error_is_at_the_line_of_the_file() -> None:
    with pytest.raises(CompileError) as error:
        extension._device_code_alone(_plan(MIXED.replace("one.value < FLT_MAX", "one.valeu < FLT_MAX")))
    assert str(error.value).splitlines()[1].startswith("mixed.py:20:27: error: ")


@pytest.mark.parametrize("text", ["__global__ void k() { ", "int f(int x) { return (x; }"])
def test_what_is_not_understood_is_left_to_nvcc(text: str) -> None:
    assert device_text.device_text(text) == ("", [])
