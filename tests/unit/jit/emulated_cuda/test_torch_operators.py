"""torch's CUDA API on host memory: autocast, registered operators, files, and what a GPU has and the CPU has not."""

from __future__ import annotations

import copy
import io
import pickle
import time
from collections.abc import Iterator

import pytest
import torch
import torch.nn.functional as functional
import torch.utils.checkpoint

from jit.emulated_cuda.torch.install import installed


@pytest.fixture(autouse=True)
def _on_host() -> Iterator[None]:
    if torch.cuda.is_available():
        pytest.skip("there is a GPU")
    built = torch.version.cuda
    with installed():
        yield
    assert torch.version.cuda == built


def test_tensors_of_two_devices_do_not_meet() -> None:
    x, y = torch.ones(3, 3, device="cuda"), torch.ones(3, 3)
    rows = torch.tensor([0])
    for call in (
        lambda: x + y, lambda: y @ x, lambda: torch.cat([x, y]), lambda: functional.linear(x, y),
        lambda: functional.layer_norm(x, (3,), weight=y[0]), lambda: x.index_select(0, rows),
        lambda: x.masked_fill_(y > 0, 1.0), lambda: x.gather(0, rows[None]),
    ):  # fmt: skip
        with pytest.raises(RuntimeError, match="same device, but found at least two devices, cuda:0 and cpu"):
            call()
    assert (x + torch.tensor(1.0)).is_cuda, "one number may come from the host"
    assert x[torch.tensor([0, 2])].is_cuda
    assert (y.type_as(x) + x).is_cuda


def test_autocast() -> None:
    a, model = torch.randn(4, 4, device="cuda"), torch.nn.Linear(4, 4).cuda()
    with torch.autocast("cuda"):
        assert (a @ a).dtype == model(a).dtype == torch.float16
        assert torch.softmax(a @ a, -1).dtype == functional.layer_norm(a @ a, (4,)).dtype == torch.float32
        assert (a.cpu() @ a.cpu()).dtype == torch.float32, "the host's tensors are left alone"
        with torch.autocast("cuda", enabled=False):
            assert (a @ a).dtype == torch.float32
    with torch.autocast("cuda", dtype=torch.bfloat16):
        assert functional.scaled_dot_product_attention(a[None], a[None], a[None]).dtype == torch.bfloat16
    assert (a @ a).dtype == torch.float32


def test_an_operator_for_cuda_gets_the_tensors_of_the_device() -> None:
    seen: list[bool] = []

    @torch.library.custom_op("warpyard_test::plus", mutates_args=(), device_types="cuda")
    def plus(x: torch.Tensor) -> torch.Tensor:
        seen.append(x.is_cuda)
        return x + torch.ones(3, device="cuda")

    plus.register_fake(torch.empty_like)
    plus.register_autograd(lambda context, gradient: gradient * 2)
    x = torch.ones(3, device="cuda", requires_grad=True)
    assert plus(x).is_cuda
    torch.ops.warpyard_test.plus(x).sum().backward()
    assert x.grad is not None
    assert x.grad.tolist() == [2, 2, 2]
    assert seen == [True, True]
    with pytest.raises(NotImplementedError, match="'warpyard_test::plus' with arguments from the 'CPU' backend"):
        plus(torch.ones(3))

    library = torch.library.Library("warpyard_test", "FRAGMENT")
    library.define("where(Tensor x) -> Tensor")
    library.impl("where", lambda x: x + 1, "CPU")
    library.impl("where", lambda x: x + 2, "CUDA")
    where = torch.ops.warpyard_test.where
    assert [where(torch.zeros(1)).item(), where(torch.zeros(1, device="cuda")).item()] == [1, 2]


def test_files_and_pickles_keep_the_device() -> None:
    x, file = torch.ones(3, device="cuda"), io.BytesIO()
    torch.save({"x": x, "y": torch.zeros(1)}, file)
    for where, on in ((None, [True, False]), ("cpu", [False, False]), ("cuda", [True, True])):
        file.seek(0)
        assert [tensor.is_cuda for tensor in torch.load(file, map_location=where).values()] == on
    assert pickle.loads(pickle.dumps(x)).is_cuda


def test_names() -> None:
    x = torch.ones(2, dtype=torch.float16, device="cuda")
    assert repr(x) == "tensor([1., 1.], device='cuda:0', dtype=torch.float16)"
    assert x.type() == "torch.cuda.HalfTensor"
    assert isinstance(torch.cuda.IntTensor([1]), torch.cuda.IntTensor)
    assert torch.zeros(2).type("torch.cuda.FloatTensor").is_cuda
    assert torch.accelerator.current_accelerator() == torch.device("cuda")
    with pytest.raises(AttributeError, match="no property 'clock_rate': it is no chip"):
        _ = torch.cuda.get_device_properties(0).clock_rate
    big = torch.empty(1 << 20, dtype=torch.int8, device="cuda")
    assert torch.cuda.memory_allocated() >= big.numel()


def test_products_of_f16_take_no_longer_than_those_of_f32() -> None:
    """torch's CPU kernel takes a minute and more for this one, where the processor has no arithmetic of f16."""
    generator = torch.Generator().manual_seed(6)
    a, b = (torch.randn(shape, generator=generator).half().cuda() for shape in ((256, 3072), (1536, 3072)))
    wanted = (a.float() @ b.float().T).half()
    begin = time.thread_time()
    a.requires_grad_()
    product = functional.linear(a, b)
    product.sum().backward()
    with torch.autocast("cuda"):
        cast = functional.linear(a.float(), b)
    assert time.thread_time() - begin < 5
    assert torch.equal(product, wanted)
    assert torch.equal(cast, wanted)
    assert a.grad is not None
    assert a.grad.dtype == torch.float16
    torch.testing.assert_close(a.grad[0].float(), b.float().sum(0), rtol=2e-3, atol=2e-3)
    c = torch.zeros(256, 1536, dtype=torch.float16, device="cuda")
    with torch.no_grad():
        assert torch.mm(a, b.T, out=c) is c
        assert torch.equal(c, wanted)
    with pytest.raises(RuntimeError, match="dtype"):
        torch.mm(a, b.T.float())


def test_operators_that_the_cpu_lacks() -> None:
    generator = torch.Generator().manual_seed(6)
    a = torch.randn(16, 16, generator=generator).bfloat16().cuda()
    assert torch.equal(torch.mm(a, a, out_dtype=torch.float32).cpu(), (a.double() @ a.double()).float().cpu())
    assert torch.cdist(a, a).dtype == torch.bfloat16, "in f32, for want of a CPU kernel"
    q = torch.randn(1, 4, 8, 16, generator=generator).half().cuda()
    with torch.nn.attention.sdpa_kernel(torch.nn.attention.SDPBackend.FLASH_ATTENTION):
        wanted = functional.scaled_dot_product_attention(q, q, q, is_causal=True)
    flash = torch.ops.aten._scaled_dot_product_flash_attention(q, q, q, 0.0, True)
    torch.testing.assert_close(flash[0], wanted, atol=2e-3, rtol=2e-3)
    scores = (q.float() @ q.float().mT / 4).cpu().masked_fill(torch.ones(8, 8).triu(1).bool(), -torch.inf)
    torch.testing.assert_close(flash[1].cpu(), scores.logsumexp(-1))


def test_scaled_mm_with_two_levels_of_scales_and_with_groups() -> None:
    kinds, swizzles = functional.ScalingType, functional.SwizzleType
    a = torch.randint(0, 256, (128, 64), dtype=torch.uint8, device="cuda").view(torch.float4_e2m1fn_x2)
    blocks, whole = torch.ones(1024, device="cuda").to(torch.float8_e4m3fn), torch.tensor(2.0, device="cuda")
    form = [kinds.BlockWise1x16, kinds.TensorWise], [swizzles.SWIZZLE_32_4_4, swizzles.NO_SWIZZLE]
    got = functional.scaled_mm(
        a, a.t(), [blocks, whole], form[0], [blocks, whole], form[0], swizzle_a=form[1], swizzle_b=form[1],
        output_dtype=torch.float32,
    )  # fmt: skip
    one = torch._scaled_mm(a, a.t(), blocks, blocks, out_dtype=torch.float32)
    assert torch.equal(got.cpu(), one.cpu() * 4)

    generator = torch.Generator().manual_seed(7)
    x = torch.randn(24, 32, generator=generator).to(torch.float8_e4m3fn).cuda()
    y = torch.randn(2, 16, 32, generator=generator).to(torch.float8_e4m3fn).cuda()
    down, right = torch.rand(24, generator=generator).cuda(), torch.rand(2, 16, generator=generator).cuda()
    ends = torch.tensor([8, 24], dtype=torch.int32, device="cuda")
    grouped = torch._scaled_grouped_mm(x, y.mT, down, right, offs=ends, out_dtype=torch.bfloat16)
    for group, (first, end) in enumerate(((0, 8), (8, 24))):
        wanted = (x[first:end].double() * down[first:end, None]) @ (y[group].double() * right[group][:, None]).T
        torch.testing.assert_close(grouped[first:end].float(), wanted.float(), atol=0, rtol=2.0**-8)


def test_hooks_transforms_and_subclasses_stay_on_the_device() -> None:
    seen: list[bool] = []
    x = torch.ones(3, device="cuda", requires_grad=True)
    x.register_hook(lambda gradient: seen.append(gradient.is_cuda))
    (x * 2).sum().backward()
    assert torch.vmap(lambda row: seen.append(row.is_cuda) or row.sum())(torch.ones(2, 2, device="cuda")).is_cuda
    assert torch.func.grad(lambda v: (v * v).sum())(torch.ones(2, device="cuda")).is_cuda

    class Own(torch.Tensor):
        pass

    assert (torch.ones(2, device="cuda").as_subclass(Own) + 1).is_cuda
    assert torch.jit.script(lambda v: v + 1)(torch.ones(2, device="cuda")).is_cuda
    assert all(seen)


def test_storages_and_nested_tensors_are_on_the_device() -> None:
    x = torch.ones(4, device="cuda")
    assert x.untyped_storage().is_cuda
    assert not x.cpu().untyped_storage().is_cuda
    other = copy.deepcopy(x)
    assert other.untyped_storage().is_cuda
    assert torch.empty(0, device="cuda").set_(x.untyped_storage()).is_cuda
    assert torch.UntypedStorage(8, device="cuda").cpu().device.type == "cpu"
    nested = torch.nested.nested_tensor([torch.ones(2, 3), torch.ones(3, 3)], device="cuda")
    assert nested.is_cuda
    assert (nested * 2).is_cuda
    assert torch.cuda.memory_allocated() > 0


def test_what_torchs_engine_calls_sees_the_device() -> None:
    def scaled(values: torch.Tensor) -> torch.Tensor:
        return values * torch.ones(3, device="cuda")

    x = torch.ones(3, device="cuda", requires_grad=True)
    torch.utils.checkpoint.checkpoint(scaled, x, use_reentrant=False).sum().backward()
    assert x.grad is not None
    assert x.grad.is_cuda
    with torch.autograd.graph.save_on_cpu(pin_memory=True):
        (x * x).sum().backward()


def test_what_asks_for_a_library_of_cuda_is_answered() -> None:
    assert torch.cuda.memory.memory_allocated() == torch.cuda.memory_allocated()
    assert "no processes" in torch.cuda.memory.list_gpu_processes()
    torch.cuda.caching_allocator_delete(torch.cuda.caching_allocator_alloc(1024))
    torch.backends.cuda.cufft_plan_cache[0].clear()
    with torch.autograd.profiler.emit_nvtx():
        torch.cuda.check_error(0)
    with pytest.raises(NotImplementedError, match="export it on the CPU"):
        torch.export.export(torch.nn.Linear(3, 3).cuda(), (torch.ones(1, 3, device="cuda"),))


def test_the_jiterator_makes_kernels_of_elementwise_functions() -> None:
    from torch.cuda.jiterator import _create_jit_fn, _create_multi_output_jit_fn

    axpy = _create_jit_fn("template <typename T> T axpy(T x, T y, T alpha) { return alpha * x + y; }", alpha=2.0)
    x, y = torch.randn(5, 1, device="cuda"), torch.randn(7, 5, 3, device="cuda")[:, :, 1:]
    assert torch.allclose(axpy(x, y), 2 * x + y)
    assert axpy(x, y).is_cuda
    assert torch.allclose(axpy(x, y, alpha=-3), -3 * x + y)
    half = axpy(x.half(), y.half())
    assert half.dtype == torch.float16
    assert torch.equal(half, (2 * x.half().float() + y.half().float()).half())
    assert axpy(x.double(), y).dtype == torch.float64
    assert torch.allclose(axpy(x, torch.tensor(1.0, dtype=torch.float64)), 2 * x + 1)
    assert axpy(x, torch.tensor(1.0, dtype=torch.float64)).dtype == torch.float32
    assert axpy(x[:0], y[:, :0]).shape == (7, 0, 2)
    two = _create_multi_output_jit_fn(
        "template <typename T> T twice(T x) { return x + x; }\n"
        "template <typename T> void two(T x, T y, T& sum, T& far) { sum = x + y; far = twice(x) - y; }",
        2,
    )
    total, difference = two(torch.arange(6, device="cuda"), torch.arange(6, device="cuda"))
    assert total.tolist() == [0, 2, 4, 6, 8, 10]
    assert difference.tolist() == [0, 1, 2, 3, 4, 5]
    with pytest.raises(RuntimeError, match=r"on the CPU; move it with \.cuda\(\)"):
        axpy(torch.ones(3), x)
    with pytest.raises(NotImplementedError, match="complex64"):
        axpy(x.to(torch.complex64), x)
