"""Small kernels, run by the emulator on their own PTX, against NumPy and torch."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

import numpy as np
import pytest
import torch

import jit

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")

ARCH = "sm_90a"


def load(source: str, name: str = "k") -> jit.Kernel:
    return jit.load(f'extern "C" __global__ void {name}{source}', arch=ARCH)[name]


def random_words(seed: int, count: int) -> np.ndarray:
    print(f"seed {seed}")
    words = np.random.default_rng(seed).integers(0, 2**32, count, dtype=np.uint64).astype(np.uint32)
    words[:8] = [0, 1, 0xFFFFFFFF, 0x80000000, 0x7FFFFFFF, 31, 32, 33]
    return words


def tensor(array: np.ndarray) -> torch.Tensor:
    return torch.from_numpy(array.view(np.int32).copy())


def unary(expression: str, words: np.ndarray) -> np.ndarray:
    """The kernel ``out[i] = expression of x`` over 32-bit words."""
    kernel = load(
        f"(unsigned* out, const unsigned* in) {{ int i = threadIdx.x; unsigned x = in[i], y = in[i ^ 1]; (void)y; out[i] = {expression}; }}"
    )
    out = torch.zeros(len(words), dtype=torch.int32)
    kernel(out, tensor(words), grid=1, block=len(words))
    return out.numpy().view(np.uint32)


INTEGER = {
    "x + y": lambda x, y: x + y,
    "x * y": lambda x, y: x * y,
    "__umulhi(x, y)": lambda x, y: (x.astype(np.uint64) * y >> np.uint64(32)).astype(np.uint32),
    "(unsigned)__mulhi((int)x, (int)y)": lambda x, y: (x.view(np.int32).astype(np.int64) * y.view(np.int32) >> 32).astype(np.uint32),
    "y ? x / y : 7u": lambda x, y: np.where(y, x // np.maximum(y, 1), 7).astype(np.uint32),
    "y ? x % y : 7u": lambda x, y: np.where(y, x % np.maximum(y, 1), 7).astype(np.uint32),
    "(unsigned)((int)x >> (y & 31))": lambda x, y: (x.view(np.int32) >> (y & 31).astype(np.int32)).view(np.uint32),
    "x << (y & 31)": lambda x, y: x << (y & 31),
    "__popc(x)": lambda x, y: np.array([int(v).bit_count() for v in x], np.uint32),
    "__clz(x)": lambda x, y: np.array([32 - int(v).bit_length() for v in x], np.uint32),
    "__brev(x)": lambda x, y: np.array([int(f"{int(v):032b}"[::-1], 2) for v in x], np.uint32),
    "min((int)x, (int)y)": lambda x, y: np.minimum(x.view(np.int32), y.view(np.int32)).view(np.uint32),
    "max(x, y)": lambda x, y: np.maximum(x, y),
    "(x & y) ^ (~x | 5u)": lambda x, y: (x & y) ^ (~x | np.uint32(5)),
    "__byte_perm(x, y, 0x5140)": lambda x, y: (x & 255) | (y & 255) << 8 | (x >> 8 & 255) << 16 | (y >> 8 & 255) << 24,
    "x < y ? x : ~y": lambda x, y: np.where(x < y, x, ~y),
}  # fmt: skip


@pytest.mark.parametrize("expression", INTEGER)
def test_integer(expression: str) -> None:
    words = random_words(11, 64)
    with np.errstate(over="ignore"):
        expected = INTEGER[expression](words, words[np.arange(64) ^ 1])
    np.testing.assert_array_equal(unary(expression, words), expected)


def test_signed_division_of_every_sign() -> None:
    words = random_words(12, 64)
    got = unary("(y && !(y == 0xffffffffu)) ? (unsigned)((int)x / (int)y) : (unsigned)(0 - (int)x)", words)
    x, y = words.view(np.int32).astype(np.int64), words[np.arange(64) ^ 1].view(np.int32).astype(np.int64)
    usual = (y != 0) & (y != -1)
    quotient = np.where(usual, np.sign(x) * np.sign(np.where(usual, y, 1)) * (abs(x) // abs(np.where(usual, y, 1))), -x)
    np.testing.assert_array_equal(got, (quotient & 0xFFFFFFFF).astype(np.uint32))


FLOATING = {
    "a + b": lambda a, b: a + b,
    "a * b": lambda a, b: a * b,
    "a / b": lambda a, b: a / b,
    "fmaxf(a, b)": np.fmax,
    "fminf(a, b)": np.fmin,
    "sqrtf(fabsf(a))": lambda a, b: np.sqrt(np.abs(a)),
    "__fmaf_rn(a, b, 1.5f)": lambda a, b: (a.astype(np.float64) * b.astype(np.float64) + 1.5).astype(np.float32),
    "truncf(a)": lambda a, b: np.trunc(a),
    "rintf(a * 4.f)": lambda a, b: np.rint(a * np.float32(4)),
    "(float)(int)(a * 100.f)": lambda a, b: np.trunc(a * np.float32(100)),
    "a < b ? a : -b": lambda a, b: np.where(a < b, a, -b),
}  # fmt: skip


@pytest.mark.parametrize("expression", FLOATING)
def test_float_bits(expression: str) -> None:
    """Exact: IEEE operations in f32, the fused one without intermediate rounding on moderate values."""
    print("seed 13")
    a = np.random.default_rng(13).standard_normal(64).astype(np.float32)
    kernel = load(
        f"(float* out, const float* in) {{ int i = threadIdx.x; float a = in[i], b = in[i ^ 1]; (void)b; out[i] = {expression}; }}"
    )
    out = torch.zeros(64)
    kernel(out, torch.from_numpy(a), grid=1, block=64)
    np.testing.assert_array_equal(out.numpy(), FLOATING[expression](a, a[np.arange(64) ^ 1]).astype(np.float32))


@pytest.mark.parametrize("kind", ["f16", "bf16"])
def test_narrow_conversions(kind: str) -> None:
    """cvt.rn to 16 bits and back, ties, overflow and NaN included, against torch."""
    values = torch.cat([torch.randn(120, generator=torch.Generator().manual_seed(1)), torch.tensor([65504.0, 65520.0, 1e-8, -0.0, float("inf"), float("nan"), 1.0009765625 / 2, 3.0])])  # fmt: skip
    dtype = torch.float16 if kind == "f16" else torch.bfloat16
    kernel = load(
        "(unsigned short* out, const float* in) { int i = threadIdx.x; unsigned short h;"
        f' asm("cvt.rn.{kind}.f32 %0, %1;" : "=h"(h) : "f"(in[i])); out[i] = h; }}'
    )
    out = torch.zeros(128, dtype=torch.int16)
    kernel(out, values, grid=1, block=128)
    expected = values.to(dtype)
    got = out.view(dtype)
    assert torch.equal(torch.isnan(got), torch.isnan(expected))
    assert torch.equal(torch.nan_to_num(got), torch.nan_to_num(expected))


def test_approximations_within_their_bounds() -> None:
    values = torch.linspace(-8, 8, 128)
    kernel = load(
        "(float* out, const float* in) { float x = in[threadIdx.x], e, l; "
        'asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(e) : "f"(x)); asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(l) : "f"(e));'
        " out[threadIdx.x] = e; out[threadIdx.x + 128] = l; }"
    )
    out = torch.zeros(256)
    kernel(out, values, grid=1, block=128)
    torch.testing.assert_close(out[:128], torch.exp2(values), rtol=2**-22, atol=0)
    torch.testing.assert_close(out[128:], values, rtol=2**-20, atol=2**-20)


def test_divergent_loops_meet_again() -> None:
    """Lanes leave a loop at their own trip counts and vote together after it."""
    kernel = load(
        "(int* out) { int n = threadIdx.x % 7, s = 0; for (int i = 0; i < n; ++i) { if (i & 1) s += i; else s ^= 3; }"
        " unsigned b = __ballot_sync(~0u, s > 3); out[threadIdx.x] = s + (__popc(b) << 16); }"
    )
    out = torch.zeros(64, dtype=torch.int32)
    kernel(out, grid=1, block=64)
    sums = []
    for t in range(64):
        s = 0
        for i in range(t % 7):
            s = s + i if i & 1 else s ^ 3
        sums.append(s)
    expected = [s + (sum(v > 3 for v in sums[t // 32 * 32 : t // 32 * 32 + 32]) << 16) for t, s in enumerate(sums)]
    assert out.tolist() == expected


@pytest.mark.parametrize("mode", ["up", "down", "xor", "idx"])
@pytest.mark.parametrize("width", [32, 8])
def test_shuffles(mode: str, width: int) -> None:
    call = {"up": "__shfl_up_sync", "down": "__shfl_down_sync", "xor": "__shfl_xor_sync", "idx": "__shfl_sync"}[mode]
    kernel = load(f"(int* out) {{ int l = threadIdx.x; out[l] = {call}(~0u, l * 3, 3, {width}); }}")
    out = torch.zeros(32, dtype=torch.int32)
    kernel(out, grid=1, block=32)
    expected = []
    for lane in range(32):
        low = lane // width * width
        source = {"up": lane - 3, "down": lane + 3, "xor": lane ^ 3, "idx": low + 3}[mode]
        expected.append(3 * (source if low <= source < low + width else lane))
    assert out.tolist() == expected


def test_atomics_and_partial_last_warp() -> None:
    kernel = load(
        "(int* sum, float* total, unsigned* top) { atomicAdd(sum, (int)threadIdx.x); atomicAdd(total, 0.5f);"
        " atomicMax(top, threadIdx.x * 7); }"
    )
    total, real, top = torch.zeros(1, dtype=torch.int32), torch.zeros(1), torch.zeros(1, dtype=torch.int32)
    kernel(total, real, top, grid=3, block=77)
    assert (total.item(), real.item(), top.item()) == (3 * 77 * 76 // 2, 3 * 77 * 0.5, 76 * 7)


def test_local_memory_and_generic_pointers() -> None:
    """An array indexed at run time lives in local memory; one pointer goes to shared or to local memory."""
    kernel = load(
        "(int* out, int n) { __shared__ int s[64]; int l[8]; for (int i = 0; i < 8; ++i) l[(i * n) % 8] = i + threadIdx.x;"
        " s[threadIdx.x] = 100; __syncthreads(); int* p = (threadIdx.x & 1) ? &s[threadIdx.x ^ 1] : &l[n];"
        " out[threadIdx.x] = *p; }"
    )
    out = torch.zeros(64, dtype=torch.int32)
    kernel(out, 3, grid=1, block=64)
    index = {i * 3 % 8: i for i in range(8)}
    assert out.tolist() == [100 if t & 1 else index[3] + t for t in range(64)]


def test_reduction_over_barriers() -> None:
    kernel = load(
        "(float* out, const float* in) { extern __shared__ float s[]; int t = threadIdx.x; s[t] = in[blockIdx.x * 256 + t]; __syncthreads();"
        " for (int d = 128; d; d >>= 1) { if (t < d) s[t] += s[t + d]; __syncthreads(); } if (!t) out[blockIdx.x] = s[0]; }"
    )
    values = torch.randint(-50, 50, (4, 256), generator=torch.Generator().manual_seed(3)).float()
    out = torch.zeros(4)
    kernel(out, values, grid=4, block=256, smem=1024)
    assert torch.equal(out, values.sum(1))


def test_unsupported_names_instruction_and_line() -> None:
    kernel = load(
        '(float* out) {\n  if (out[0] == 0.f)\n    asm volatile("txq.width.b32 %0, [%1];" : "=r"(((int*)out)[1]) : "l"(0ull));\n}'
    )
    kernel(torch.ones(2), grid=1, block=1)  # not reached: no error
    with pytest.raises(jit.JitError, match=r":3: the emulator does not execute `txq\.width\.b32"):
        kernel(torch.zeros(2), grid=1, block=1)
