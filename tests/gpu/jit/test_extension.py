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
ON_STREAM = SOURCE.replace("256>>>", "256, 0, at::cuda::getCurrentCUDAStream()>>>")


@pytest.fixture(autouse=True)
def fresh(tmp_path, monkeypatch) -> None:
    """The tools, an empty cache, and no form of torch's headers that was built before."""
    try:
        jit.inline.require_tools()
    except jit.NoCompilerError as error:
        pytest.skip(str(error))
    monkeypatch.setenv("WARPYARD_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(jit.inline, "_torchs", None)


def loaded(name: str, includes: str, text: str):
    """The module that load_inline makes of a source."""
    flags = ["-DFACTOR=3"]
    module = jit.load_inline(name, DECLARED, includes + text, functions=["scale"], extra_cuda_cflags=flags)
    assert module is not None
    return module


def on_a_stream(module, x: torch.Tensor) -> torch.Tensor:
    """What it makes of x on a stream of its own; it refuses other types."""
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        y = module.scale(x, 2.0)
    stream.synchronize()
    with pytest.raises(RuntimeError, match="expected scalar type Float but found Double"):
        module.scale(x.double(), 2.0)
    return y


def test_extension(tmp_path):
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


def test_load_inline_runs_on_the_current_stream_and_in_graphs():
    """The small form of torch's headers alone: what needs torch's own would take three times as long."""
    module = loaded("scaled", "#include <ATen/cuda/CUDAContext.h>\n", ON_STREAM)
    x = torch.randn(1000, device="cuda")
    torch.testing.assert_close(on_a_stream(module, x), 6.0 * x)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        y = module.scale(x, 2.0)
    x.fill_(1)
    graph.replay()
    assert (y == 6).all()


def test_what_the_small_form_lacks_is_built_with_the_light_one():
    """Operators of torch, on the current stream; torch's own build would take a minute."""
    text = ON_STREAM.replace("return y;", "return torch::cat({y, at::sum(y).view({1})});")
    module = loaded("summed", "#include <ATen/cuda/CUDAContext.h>\n#include <c10/cuda/CUDAGuard.h>\n", text)
    x = torch.randn(1000, device="cuda")
    y = on_a_stream(module, x)
    torch.testing.assert_close(y[:-1], 6.0 * x)
    torch.testing.assert_close(y[-1], (6.0 * x).sum(), rtol=1e-3, atol=1e-3)
