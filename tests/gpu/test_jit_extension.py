"""A source with its own host code, built by nvcc through load_inline: a minute, so only at night."""

from __future__ import annotations

import time

import pytest
import torch

import jit

pytestmark = [pytest.mark.gpu, pytest.mark.nightly]

SOURCE = """
__global__ void scale_kernel(float* y, const float* x, float a, long n) {
    long i = blockIdx.x * (long)blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] * FACTOR;
}
torch::Tensor scale(torch::Tensor x, double a) {
    auto y = torch::empty_like(x);
    scale_kernel<<<(x.numel() + 255) / 256, 256>>>(y.data_ptr<float>(), x.data_ptr<float>(), a, x.numel());
    return y;
}
"""
DECLARED = "torch::Tensor scale(torch::Tensor x, double a);"


def test_extension(tmp_path, monkeypatch):
    try:
        jit.inline.require_tools()
    except jit.NoCompilerError as error:
        pytest.skip(str(error))
    monkeypatch.setenv("WARPYARD_CACHE_DIR", str(tmp_path))

    def load():
        return jit.load(
            SOURCE,
            arch=jit.target_arch("cuda"),
            backend="inline",
            cpp_source=DECLARED,
            functions=["scale"],
            defines={"FACTOR": 3},
        )

    x = torch.randn(1000, device="cuda")
    start = time.monotonic()
    torch.testing.assert_close(load().scale(x, 2.0), 6.0 * x)
    first = time.monotonic() - start
    start = time.monotonic()
    torch.testing.assert_close(load().scale(x, 2.0), 6.0 * x)
    assert time.monotonic() - start < first / 4
    (folder,) = [path for path in (tmp_path / "inline").iterdir() if path.is_dir()]
    assert jit.target_arch("cuda") in folder.name
    print(f"first load {first:.1f} s")
