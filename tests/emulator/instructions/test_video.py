"""Video instructions against Python's integers, and the CUDA functions that are made of them."""

# ruff: noqa: E501 (CUDA text stays on its lines)

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch

import jit
from tests.emulator.exact import Form, execute, integers, signed

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")
COUNT = 256
W = 0xFFFFFFFF


def s32(x: int) -> int:
    return signed(32, x & W)


def clamp(x: int, low: int, high: int) -> int:
    return min(max(x, low), high)


def byte(x: int, i: int) -> int:
    return signed(8, x >> 8 * i & 255)


def half(x: int, i: int) -> int:
    return signed(16, x >> 16 * i & 0xFFFF)


def lanes(a: int, b: int, bits: int, what: Callable[[int, int], int], sign: bool = False) -> int:
    out = 0
    for at in range(0, 32, bits):
        x, y = (v >> at & (1 << bits) - 1 for v in (a, b))
        x, y = (signed(bits, x), signed(bits, y)) if sign else (x, y)
        out |= (what(x, y) & (1 << bits) - 1) << at
    return out


CASES: dict[str, Callable[[int, int, int], int]] = {
    "vadd.s32.s32.s32.sat %0, %1, %2;": lambda a, b, c: clamp(s32(a) + s32(b), -(2**31), 2**31 - 1),
    "vadd.u32.u32.s32 %0, %1, %2;": lambda a, b, c: a + s32(b),
    "vsub.s32.s32.u32 %0, %1.b1, %2.h1;": lambda a, b, c: byte(a, 1) - (b >> 16),
    "vabsdiff.u32.s32.s32.add %0, %1, %2, %3;": lambda a, b, c: abs(s32(a) - s32(b)) + c,
    "vmin.s32.s32.s32.max %0, %1, %2, %3;": lambda a, b, c: max(min(s32(a), s32(b)), s32(c)),
    "vmax.u32.u32.u32.min %0, %1, %2, %3;": lambda a, b, c: min(max(a, b), c),
    "vadd.s32.s32.s32.sat %0.b2, %1.h0, %2.h1, %3;": lambda a, b, c: c & ~0xFF0000 | (clamp(half(a, 0) + half(b, 1), -128, 127) & 255) << 16,
    "vshl.u32.u32.u32.clamp %0, %1, %2;": lambda a, b, c: a << min(b, 32),
    "vshr.s32.s32.u32.wrap %0, %1, %2;": lambda a, b, c: s32(a) >> (b & 31),
    "vset.s32.s32.lt %0, %1, %2;": lambda a, b, c: int(s32(a) < s32(b)),
    "vset.u32.u32.ge.add %0, %1, %2, %3;": lambda a, b, c: int(a >= b) + c,
    "vmad.s32.s32.s32.sat %0, %1.h0, %2.h1, %3;": lambda a, b, c: clamp(half(a, 0) * half(b, 1) + s32(c), -(2**31), 2**31 - 1),
    "vmad.u32.u32.u32.shr15 %0, %1.h0, %2.h0, %3;": lambda a, b, c: (a & 0xFFFF) * (b & 0xFFFF) + c >> 15,
    "vmad.u32.u32.u32.po %0, %1.b0, %2.b3, %3;": lambda a, b, c: (a & 255) * (b >> 24) + c + 1,
    "vadd4.u32.u32.u32 %0, %1, %2, %3;": lambda a, b, c: lanes(a, b, 8, lambda x, y: x + y),
    "vadd4.s32.s32.s32.sat %0, %1, %2, %3;": lambda a, b, c: lanes(a, b, 8, lambda x, y: clamp(x + y, -128, 127), True),
    "vsub2.u32.u32.u32 %0.h1, %1, %2, %3;": lambda a, b, c: c & 0xFFFF | (a >> 16) - (b >> 16) << 16,
    # Lanes of both operands, the upper one's first: halves 0 and 1 are a's, 2 and 3 b's; bytes 0 to 3 a's, 4 to 7 b's.
    "vadd2.u32.u32.u32 %0, %1.h31, %2.h12, %3;": lambda a, b, c: ((b >> 16) + (a >> 16) & 0xFFFF) << 16 | (a >> 16) + (b & 0xFFFF) & 0xFFFF,
    "vsub2.s32.s32.s32 %0.h0, %1.h00, %2, %3;": lambda a, b, c: c & 0xFFFF0000 | (a & 0xFFFF) - (b & 0xFFFF) & 0xFFFF,
    "vmax4.s32.s32.u32 %0.b20, %1.b6420, %2.b1537, %3;": lambda a, b, c: c & 0xFF00FF00 | max(byte(b, 0), b >> 8 & 255) << 16 | max(byte(a, 0), b >> 24),
    "vmax2.s32.s32.s32 %0, %1, %2, %3;": lambda a, b, c: lanes(a, b, 16, max, True),
    "vmin4.u32.u32.u32 %0, %1, %2, %3;": lambda a, b, c: lanes(a, b, 8, min),
    "vavrg4.u32.u32.u32 %0, %1, %2, %3;": lambda a, b, c: lanes(a, b, 8, lambda x, y: (x + y + 1) // 2),
    "vset4.u32.u32.gt %0, %1, %2, %3;": lambda a, b, c: lanes(a, b, 8, lambda x, y: int(x > y)),
    "vabsdiff4.u32.u32.u32.add %0, %1, %2, %3;": lambda a, b, c: c + sum(abs((a >> i & 255) - (b >> i & 255)) for i in range(0, 32, 8)),
    "vset2.s32.s32.ne.add %0, %1, %2, %3;": lambda a, b, c: c + sum(half(a, i) != half(b, i) for i in range(2)),
}  # fmt: skip


def test_instructions() -> None:
    inputs = [integers(32, COUNT, i) for i in range(3)]
    inputs[1][::8] = inputs[0][::8]
    rows = execute([Form(text, 32, (32,) * (3 if "%3" in text else 2)) for text in CASES], inputs)
    for (text, want), row in zip(CASES.items(), rows, strict=True):
        for i in range(COUNT):
            v = [int(x[i]) for x in inputs]
            assert int(row[i]) == want(*v) & W, (text, [hex(x) for x in v])


def test_functions_of_cuda() -> None:
    source = """extern "C" __global__ void k(const unsigned* in, unsigned* out) {
        int i = threadIdx.x; unsigned x = in[i], y = in[(i + 1) % 128];
        out[4 * i] = __vabsdiffu4(x, y); out[4 * i + 1] = __vsadu4(x, y); out[4 * i + 2] = __vabs4(x);
        out[4 * i + 3] = (unsigned)__vimin_s32_relu((int)x, (int)y); }"""
    words = integers(32, 128).astype("uint32")
    out = torch.zeros((128, 4), dtype=torch.int32)
    jit.load(source, arch="sm_90a")["k"](torch.from_numpy(words.view("int32").copy()), out, grid=1, block=128)
    for i in range(128):
        x, y = int(words[i]), int(words[(i + 1) % 128])
        want = [lanes(x, y, 8, lambda p, q: abs(p - q)), sum(abs((x >> j & 255) - (y >> j & 255)) for j in range(0, 32, 8)),
                lanes(x, x, 8, lambda p, q: abs(p), True), max(min(s32(x), s32(y)), 0)]  # fmt: skip
        assert [v & W for v in out[i].tolist()] == want
