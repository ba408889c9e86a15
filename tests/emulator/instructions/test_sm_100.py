"""Instructions of sm_100a beside the tensor core: mixed precision, float votes, st.bulk, cluster launch control. Against
rational numbers and Python; never compared with a chip."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import numpy as np
import pytest
import torch

import jit
from jit.emulator import EmulatorFinding
from tests.emulator.exact import F32, FORMATS, Form, draw, execute
from tests.emulator.instructions.test_rounding import fused, one, saturated
from tests.selection import representatives

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")
COUNT = 96
MODES = ("rn", "rz", "rm", "rp")


@pytest.mark.parametrize("kind", representatives(["f16", "bf16"]))
def test_mixed_precision(kind: str) -> None:
    form = FORMATS[kind]
    a, b, c = draw(form, COUNT, 1), draw(form, COUNT, 2), draw(F32, COUNT, 3)
    cases = [(name, mode, sat) for name in ("add", "sub", "fma") for mode in MODES for sat in ("", ".sat")]
    forms = [
        Form(f"{name}.{mode}{sat}.f32.{kind} %0, %1, %2{', %3' if name == 'fma' else ''};", 32,
             (16, 16, 32) if name == "fma" else (16, 32))
        for name, mode, sat in cases
    ]  # fmt: skip
    rows = [*execute(forms[:16], [a, c], arch="sm_100a"), *execute(forms[16:], [a, b, c], arch="sm_100a")]
    for (name, mode, sat), row in zip(cases, rows, strict=True):
        for i in range(COUNT):
            x, y = (F32.bits_of(form.value(int(v[i])), minus_zero=form.minus(int(v[i]))) for v in (a, b))
            z = int(c[i])
            factor = y if name == "fma" else one(F32)
            want = fused(F32, x, factor, z ^ (1 << 31 if name == "sub" else 0), mode)
            assert int(row[i]) == (saturated(F32, want) if sat else want), (name, mode, hex(x), hex(y), hex(z))


@pytest.mark.parametrize("modifiers", ["", ".abs", ".NaN", ".abs.NaN"])
@pytest.mark.parametrize("op", ["min", "max"])
def test_float_votes(op: str, modifiers: str) -> None:
    """Whole warps with and without NaN, zeros of both signs, a warp of NaN alone."""
    x = draw(F32, 256, 5)
    x[32:64] = [v if F32.value(int(v)) == F32.value(int(v)) else 0 for v in x[32:64]]
    x[64:96] = [0x80000000 if i % 3 else 0 for i in range(32)]
    x[96:128] = 0x7FC00001
    got = execute([Form(f"redux.sync.{op}{modifiers}.f32 %0, %1, 0xffffffff;", 32, (32,))], [x], arch="sm_100a")[0]
    for warp in range(8):
        words = [int(v) & (0x7FFFFFFF if ".abs" in modifiers else 0xFFFFFFFF) for v in x[32 * warp : 32 * warp + 32]]
        numbers = [v for v in words if F32.value(v) == F32.value(v)]
        want = F32.nan
        if len(numbers) == 32 or (numbers and ".NaN" not in modifiers):
            want = (min if op == "min" else max)(numbers, key=lambda v: (F32.value(v), not F32.minus(v)))
        assert all(int(v) == want for v in got[32 * warp : 32 * warp + 32])


BULK = """extern "C" __global__ void k(int* out, int size) {
    __shared__ __align__(16) int cells[64]; int i = threadIdx.x; cells[i] = i + 1; cells[i + 32] = i + 33; __syncwarp();
    if (i == 0) asm volatile("st.bulk.weak.shared::cta [%0], %1, 0;" :: "l"((unsigned long long)(cells + 4)), "l"((long long)size) : "memory");
    __syncwarp(); out[i] = cells[i]; out[i + 32] = cells[i + 32]; }"""


def test_bulk_zeros() -> None:
    out = torch.zeros(64, dtype=torch.int32)
    kernel = jit.load(BULK, arch="sm_100a")["k"]
    kernel(out, 40, grid=1, block=32)
    assert out.tolist() == [0 if 4 <= i < 14 else i + 1 for i in range(64)]
    with pytest.raises(EmulatorFinding, match="multiples of 8"):
        kernel(out, 12, grid=1, block=32)


def test_no_cluster_is_cancelled() -> None:
    """A persistent loop asks for more work, gets none, and every CTA of the grid has done its own."""
    kernel = jit.load(
        """extern "C" __global__ void k(int* out) {
        __shared__ __align__(16) unsigned long long answer[2]; __shared__ __align__(8) unsigned long long bar;
        unsigned at = (unsigned)__cvta_generic_to_shared(answer), mbar = (unsigned)__cvta_generic_to_shared(&bar), more;
        if (threadIdx.x == 0) asm volatile("mbarrier.init.shared.b64 [%0], 1; fence.mbarrier_init.release.cluster;" :: "r"(mbar) : "memory");
        __syncthreads();
        if (threadIdx.x == 0) asm volatile(
            "mbarrier.arrive.expect_tx.shared.b64 _, [%1], 16;"
            "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128 [%0], [%1];" :: "r"(at), "r"(mbar) : "memory");
        asm volatile("{.reg .pred p; W: mbarrier.try_wait.parity.shared.b64 p, [%0], 0; @!p bra W;}" :: "r"(mbar) : "memory");
        asm volatile("{.reg .pred p; .reg .b128 r; ld.shared.b128 r, [%1];"
            "clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 p, r; selp.b32 %0, 1, 0, p;}" : "=r"(more) : "r"(at) : "memory");
        out[blockIdx.x * 32 + threadIdx.x] = more ? -1 : (int)blockIdx.x + 1; }""",
        arch="sm_100a",
    )["k"]
    out = torch.zeros(5 * 32, dtype=torch.int32)
    kernel(out, grid=5, block=32)
    assert np.array_equal(out.numpy(), np.repeat(np.arange(1, 6), 32))
