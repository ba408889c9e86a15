"""torch's CUDA API on host memory: what a submission, a generator and a reference ask of it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest
import torch

import jit
from jit.base import emulated_device
from jit.emulated_cuda.torch.install import installed

DOUBLE = 'extern "C" __global__ void twice(float *x) { x[threadIdx.x] *= 2; }'


@pytest.fixture(autouse=True)
def _on_host() -> Iterator[None]:
    if torch.cuda.is_available():
        pytest.skip("there is a GPU")
    with installed():
        yield
    assert not emulated_device.active()
    assert not torch.cuda.is_available()


def test_tensors_know_their_device() -> None:
    x = torch.arange(6.0, device="cuda").reshape(2, 3)
    assert x.is_cuda
    assert x.device == torch.device("cuda", 0)
    assert type(x) is torch.Tensor
    made = [x + 1, x.T, x[0], torch.cat([x, x]), torch.empty_like(x), x.new_zeros(2), torch.full((2,), 1.0, device=0)]
    made += [
        *x.unbind(),
        x.sum(),
        x.half(),
        torch.zeros(2, device=x.device),
        torch.as_tensor([1.0], device="cuda"),
    ]
    assert all(tensor.is_cuda for tensor in made)
    host = [
        x.cpu(),
        x.to("cpu"),
        torch.zeros(2),
        x.cpu() + 1,
        torch.empty_like(x, device="cpu"),
        x.cpu()[torch.tensor(0)],
    ]
    assert not any(tensor.is_cuda for tensor in host)
    assert host[0].device == torch.device("cpu")
    assert not torch.zeros(6).copy_(x.flatten()).is_cuda, "copied into a tensor of the host"


def test_a_move_is_a_copy() -> None:
    host = torch.zeros(3)
    moved = [host.cuda(), host.to("cuda"), host.to(torch.empty(0, device="cuda")), host.to(torch.device("cuda:0"))]
    for tensor in moved:
        tensor += 1
    assert host.tolist() == [0, 0, 0]
    assert all(tensor.is_cuda and tensor.tolist() == [1, 1, 1] for tensor in moved)
    assert moved[0].cuda() is moved[0]
    assert moved[0].to("cuda", torch.float16).dtype == torch.float16
    with pytest.raises(TypeError, match=r"Use Tensor\.cpu\(\)"):
        moved[0].numpy()
    assert moved[0].__cuda_array_interface__["data"] == (moved[0].data_ptr(), False)


def test_modules_and_their_gradients() -> None:
    layers = [torch.nn.Linear(3, 2).to("cuda"), torch.nn.Linear(3, 2, device="cuda"), torch.nn.Linear(3, 2).cuda()]
    for layer in layers:
        out = layer(torch.ones(1, 3, device="cuda"))
        assert out.is_cuda
        out.sum().backward()
        assert layer.weight.is_cuda
        assert layer.weight.grad is not None
        assert layer.weight.grad.is_cuda


def test_default_devices_and_threads() -> None:
    with torch.device("cuda"):
        assert torch.zeros(2).is_cuda
    torch.set_default_device("cuda")
    try:
        assert torch.zeros(2).is_cuda
    finally:
        torch.set_default_device(None)
    assert not torch.zeros(2).is_cuda
    found: list[bool] = []
    thread = threading.Thread(target=lambda: found.append(torch.zeros(2, device="cuda").is_cuda))
    thread.start()
    thread.join()
    assert found == [True]


def test_seeds_give_the_same_numbers_again() -> None:
    drawn = []
    for generator in (torch.Generator("cuda"), torch.Generator(device="cuda")):
        generator.manual_seed(7)
        drawn.append(torch.randn(4, device="cuda", generator=generator))
        assert generator.device.type == "cuda"
        assert isinstance(generator, torch.Generator)
    assert torch.equal(*drawn)
    torch.manual_seed(1)
    torch.cuda.manual_seed_all(2)
    first = torch.rand(3, device="cuda")
    torch.cuda.manual_seed(2)
    assert torch.equal(first, torch.rand(3, device="cuda"))


def test_the_device_is_that_of_the_architecture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_ARCH", "sm_100a")
    assert torch.cuda.is_available()
    assert torch.cuda.device_count() == 1
    assert torch.cuda.get_device_capability() == (10, 0)
    properties = torch.cuda.get_device_properties(torch.cuda.current_device())
    assert (properties.major, properties.multi_processor_count) == (10, 148)
    assert jit.target_arch(torch.zeros(1, device="cuda")) == "sm_100a"
    with pytest.raises(RuntimeError, match="one emulated device"):
        torch.zeros(1, device="cuda:1")


def test_streams_and_events() -> None:
    begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    begin.record()
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        assert torch.cuda.current_stream() is stream
    assert torch.cuda.current_stream() is not stream
    end.record()
    torch.cuda.synchronize()
    assert begin.elapsed_time(end) >= 0


def test_a_graph_is_replayed_on_new_contents() -> None:
    kernel = jit.load(DOUBLE)["twice"]
    x, count = torch.ones(32, device="cuda"), torch.zeros(1, device="cuda")
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        assert torch.cuda.is_current_stream_capturing()
        y = x + 1
        kernel(y, grid=1, block=32)
        count += 1
    assert count.item() == 0, "a capture runs nothing"
    x.fill_(4)
    graph.replay()
    assert y.tolist() == [10] * 32
    graph.replay()
    assert (y[0].item(), count.item()) == (10, 2)


def test_the_jit_runs_on_the_emulator() -> None:
    x = torch.arange(32.0, device="cuda")
    jit.load(DOUBLE)["twice"](x, grid=1, block=32)
    assert x.tolist() == [2 * i for i in range(32)]


def test_a_tensor_of_the_host_beside_the_devices_own() -> None:
    x, host = torch.zeros(32, device="cuda"), [torch.empty(4), torch.zeros(4).cuda().cpu(), torch.tensor([1.0]) + 1]
    assert all(map(emulated_device.on_host, host))
    unsaid = [x, x.cpu().cuda(), torch.empty(3).cuda(), x[:2] + 1, torch.nn.Linear(2, 2).cuda().weight]
    with torch.device("cuda"):
        unsaid += [torch.empty(2), torch.arange(3)]
    assert not any(map(emulated_device.on_host, unsaid))
    copy = """extern "C" __global__ void copy(float* x, const float* y) { x[threadIdx.x] = y[threadIdx.x]; }"""
    with pytest.raises(jit.ArgumentError, match="argument 1 of copy is on cpu and argument 0 on cuda:0"):
        jit.load(copy)["copy"](x, torch.zeros(32), grid=1, block=32)
    with pytest.raises(RuntimeError, match="at least two devices"):
        x.index_copy_(0, torch.arange(32), x)


def _blocked(scales: torch.Tensor) -> torch.Tensor:
    """Scales [rows, columns], multiples of 128 and 4, in cuBLAS's order: written down from its documentation."""
    rows, columns = scales.shape
    out = torch.empty(rows * columns, dtype=scales.dtype)
    for row in range(rows):
        for column in range(columns):
            tile = (row // 128) * (columns // 4) + column // 4
            out[tile * 512 + (row % 32) * 16 + (row % 128) // 32 * 4 + column % 4] = scales[row, column]
    return out


FP4 = [0, 0.5, 1, 1.5, 2, 3, 4, 6, -0.0, -0.5, -1, -1.5, -2, -3, -4, -6]


@pytest.mark.parametrize(("scale", "block"), [(torch.float8_e4m3fn, 16), (torch.float8_e8m0fnu, 32)])
def test_scaled_mm_of_fp4(scale: torch.dtype, block: int) -> None:
    m, n, k = 128, 256, 128
    generator = torch.Generator().manual_seed(3)
    codes = [torch.randint(0, 256, (rows, k // 2), dtype=torch.uint8, generator=generator) for rows in (m, n)]
    scales = [(2.0 ** torch.randint(-3, 4, (rows, k // block), generator=generator)).to(scale) for rows in (m, n)]
    wide = []
    for rows, factors in zip(codes, scales, strict=True):
        values = [[FP4[octet >> shift & 15] for octet in row for shift in (0, 4)] for row in rows.tolist()]
        wide.append(torch.tensor(values, dtype=torch.float64) * factors.double().repeat_interleave(block, 1))
    padded = [torch.nn.functional.pad(factors.float(), (0, -factors.shape[1] % 4)).to(scale) for factors in scales]
    a, b = (rows.cuda().view(torch.float4_e2m1fn_x2) for rows in codes)
    given = [_blocked(factors).cuda() for factors in padded]
    result = torch._scaled_mm(a, b.t(), *given, out_dtype=torch.float16)
    assert result.is_cuda
    assert torch.equal(result.cpu(), (wide[0] @ wide[1].t()).to(torch.float16))


@pytest.mark.parametrize("shape", [((), ()), ((32, 1), (1, 48)), ((32, 2), (2, 1))], ids=["one", "rows", "tiles"])
def test_scaled_mm_of_fp8(shape: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
    generator = torch.Generator().manual_seed(4)
    a = torch.randn(32, 256, generator=generator).to(torch.float8_e4m3fn)
    b = torch.randn(48, 256, generator=generator).to(torch.float8_e4m3fn)
    scales = [torch.rand(size, generator=generator) + 0.5 for size in shape]
    factors = []
    for scale, tiles in zip((scales[0], scales[1].t()), (1, 48), strict=True):
        wide = scale.double()
        if shape[0] == (32, 2):
            wide = wide.repeat_interleave(128, 1).repeat_interleave(tiles, 0)
        factors.append(wide)
    bias = torch.randn(48, generator=generator)
    wanted = (a.double() * factors[0]) @ (b.double() * factors[1]).t() + bias.double()
    got = torch._scaled_mm(
        a.cuda(), b.cuda().t(), *(s.cuda() for s in scales), bias=bias.cuda(), out_dtype=torch.float32
    )
    torch.testing.assert_close(got.cpu(), wanted.float(), rtol=1e-6, atol=1e-6)


def test_scaled_mm_rounds_once() -> None:
    from jit.emulated_cuda.torch.scaled_mm import rounded

    tie = 1 + 2.0**-11  # halfway between two f16 values; the rest decides, and an f32 has no room for it
    values = torch.tensor([tie + 2.0**-40, tie - 2.0**-40, -tie - 2.0**-40, tie], dtype=torch.float64)
    assert rounded(values, torch.float16).tolist() == [1 + 2.0**-10, 1, -1 - 2.0**-10, 1]


def test_too_few_block_scales_are_named() -> None:
    a = torch.zeros(128, 64, dtype=torch.uint8, device="cuda").view(torch.float4_e2m1fn_x2)
    few = torch.ones(64, device="cuda").to(torch.float8_e4m3fn)
    with pytest.raises(RuntimeError, match="scale_a must hold 1024 block scales of 16 values for 128 x 128, got 64"):
        torch._scaled_mm(a, a.t(), few, few, out_dtype=torch.float16)


class Doubled(torch.autograd.Function):
    """Twice its input, by a kernel in both directions."""

    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        out = x.detach().clone()
        jit.load(DOUBLE)["twice"](out, grid=1, block=out.numel())
        return out

    @staticmethod
    def backward(ctx, gradient):
        (x,) = ctx.saved_tensors
        assert x.is_cuda
        assert gradient.is_cuda
        made = torch.empty_like(gradient)
        assert made.is_cuda
        assert torch.zeros(1, device="cuda").is_cuda
        made.copy_(gradient)
        jit.load(DOUBLE)["twice"](made, grid=1, block=made.numel())
        return made


@pytest.mark.parametrize("backward", [torch.Tensor.backward, lambda loss: torch.autograd.backward([loss])])
def test_backward_of_an_autograd_function_is_on_the_device(backward: Callable[[torch.Tensor], None]) -> None:
    x = torch.arange(4.0, device="cuda", requires_grad=True)
    backward((Doubled.apply(x) * 3).sum())
    assert x.grad is not None
    assert x.grad.is_cuda
    assert x.grad.tolist() == [6.0] * 4


def test_backward_on_the_cpu_stays_there() -> None:
    class Same(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x.clone()

        @staticmethod
        def backward(ctx, gradient):
            assert not gradient.is_cuda
            return gradient

    x = torch.ones(2, requires_grad=True)
    Same.apply(x).sum().backward()
    assert x.grad is not None
    assert not x.grad.is_cuda
