"""Small calls of every kernel entry, for tests of their plans and for `python -m tests.gpu.entry_calls`: host times.

A call's time is that of the host: calls are queued one after the other, and the device is waited for between runs.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import torch

from jit.measure import launches
from kernels.attn_dist import attn_dist
from kernels.masked_decode import masked_decode
from kernels.nvfp4_gemv import nvfp4_gemv
from kernels.sparse_mla_bwd import phase1, sparse_mla_bwd
from kernels.xl_paged_attention import xl_paged_attention

CUDA = torch.device("cuda")
BF16 = torch.bfloat16


def gemv(k: int = 512) -> tuple[tuple[Any, ...], dict[str, Any]]:
    m = 128
    codes = torch.randint(0, 256, (2, 128, k // 2), dtype=torch.uint8, device=CUDA)
    a, b = (half.unsqueeze(0).permute(1, 2, 0).view(torch.float4_e2m1fn_x2) for half in codes)
    scales = torch.randint(40, 60, (2, 1, 1, k // 64, 32, 4, 4), dtype=torch.uint8, device=CUDA)
    sfa, sfb = (half.permute(3, 4, 1, 5, 2, 0).view(torch.float8_e4m3fn) for half in scales)
    out = torch.empty((1, m, 1), dtype=torch.float16, device=CUDA).permute(1, 2, 0)
    return (a, b, sfa, sfb), {"out": out}


def decode() -> tuple[tuple[Any, ...], dict[str, Any]]:
    q = torch.randn(1, 32, 1, 128, device=CUDA, dtype=torch.float16)
    k, v = torch.randn(2, 8 * 1024 * 128, device=CUDA, dtype=torch.float16)
    return (q, k, v, torch.rand(8 * 1024, device=CUDA) < 0.5, 1024, 8), {}


def distribution() -> tuple[tuple[Any, ...], dict[str, Any]]:
    q, k = torch.randn(4, 128, 576, device=CUDA, dtype=BF16), torch.randn(256, 1, 576, device=CUDA, dtype=BF16)
    indices = torch.randint(0, 256, (4, 64), dtype=torch.int32, device=CUDA)
    return (q, k, indices, torch.randn(4, 128, device=CUDA) + 10), {"q_start": 100, "k_stride": 1}


def paged() -> tuple[tuple[Any, ...], dict[str, Any]]:
    q, u = torch.randn(2, 4, 128, device=CUDA, dtype=BF16), torch.randn(4, 128, device=CUDA, dtype=BF16)
    keys = torch.randn(8, 4, 16, 16, 8, device=CUDA, dtype=BF16)
    values = torch.randn(8, 4, 128, 16, device=CUDA, dtype=BF16)
    bias = torch.randn(2, 4, 64, device=CUDA, dtype=BF16)
    table = torch.arange(8, dtype=torch.int32, device=CUDA).view(2, 4)
    lengths = torch.tensor([64, 33], dtype=torch.int32, device=CUDA)
    return (q, keys, values, u, bias, table, lengths, 0.088), {}


def backward() -> tuple[tuple[Any, ...], dict[str, Any]]:
    q, kv = torch.randn(1, 64, 576, device=CUDA, dtype=BF16), torch.randn(128, 1, 576, device=CUDA, dtype=BF16)
    o, do = torch.randn(2, 1, 64, 512, device=CUDA, dtype=BF16)
    lse, indices = (
        torch.randn(1, 64, device=CUDA) + 10,
        torch.randint(0, 128, (1, 1, 64), dtype=torch.int32, device=CUDA),
    )
    return (q, kv, o, do, lse, indices), {}


def wide_gemv() -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The variant wgmma, whose codes and scales come by tensor maps."""
    return gemv(k=4096)


CALLS: dict[str, tuple[Callable[..., Any], Callable[[], tuple[tuple[Any, ...], dict[str, Any]]]]] = {
    "nvfp4_gemv": (nvfp4_gemv, gemv),
    "nvfp4_gemv, k 4096": (nvfp4_gemv, wide_gemv),
    "masked_decode": (masked_decode, decode),
    "attn_dist": (attn_dist, distribution),
    "xl_paged_attention": (xl_paged_attention, paged),
    "sparse_mla_bwd": (sparse_mla_bwd, backward),
    "sparse_mla_bwd/phase1": (phase1, backward),
}
OUTPUTS = {"masked_decode": ("lse", "out"), "sparse_mla_bwd": ("dq", "dkv"), "sparse_mla_bwd/phase1": ("p", "delta")}


def host_time(call: Callable[[], Any], calls: int = 100, runs: int = 27) -> float:
    """As `jit.measure.launches.host_time`, of few enough calls that the driver's queue holds them all."""
    return launches.host_time(call, calls, runs)


def main() -> None:
    """Prints the host time of every entry, planned and as it runs each time, and of launches."""
    print(torch.cuda.get_device_name(), "torch", torch.__version__, "Python", sys.version.split()[0])
    print(f"{'entry':50} {'planned':>9} {'out given':>9} {'as it is':>9} µs")
    for name, (entry, make) in CALLS.items():
        args, kwargs = make()
        result = entry(*args, **kwargs)
        results = result if isinstance(result, tuple) else (result,)
        outputs = kwargs | dict(zip(OUTPUTS.get(name, ("out",)), results, strict=True))
        given = host_time(lambda entry=entry, args=args, kwargs=outputs: entry(*args, **kwargs))
        planned = host_time(lambda entry=entry, args=args, kwargs=kwargs: entry(*args, **kwargs))
        plain = host_time(lambda e=entry.__wrapped__, a=args, k=kwargs: e(*a, **k), calls=50, runs=5)
        print(f"{name:50} {planned:9.2f} {given:9.2f} {plain:9.2f}")
    x, y = torch.randn(64, 64, device=CUDA), torch.zeros(16, device=CUDA)
    print(f"{'torch: a matmul of 64 x 64':50} {host_time(lambda: x @ x):9.2f}")
    print(f"{'torch: add_':50} {host_time(lambda: y.add_(1)):9.2f}")
    print(f"{'torch: empty_strided':50} {host_time(lambda: torch.empty_strided((4, 4), (4, 1), device=CUDA)):9.2f}")
    for name, value in launches.launch_times().items():
        print(f"{name:50} {value if isinstance(value, str) else f'{value:9.2f}'}")


if __name__ == "__main__":
    main()
