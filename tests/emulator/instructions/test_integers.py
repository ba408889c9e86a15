"""Integer instructions against Python's integers."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
import pytest
import torch

import jit
from tests.emulator.exact import FORMATS, SEED, Form, draw, execute, integers, signed

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")
COUNT = 256
Case = tuple[str, int, tuple[int, ...], Callable[..., int]]
W = 0xFFFFFFFF


def s32(x: int) -> int:
    return signed(32, x)


def limited(x: int) -> int:
    return min(max(x, -(1 << 31)), (1 << 31) - 1) & W


def s24(x: int) -> int:
    return signed(24, x & 0xFFFFFF)


def find(bits: int, base: int, offset: int) -> int:
    offset, base = signed(32, offset), base & 31
    if offset == 0:
        return base if bits >> base & 1 else W
    at, count = base, abs(offset) - 1
    while 0 <= at < 32:
        if bits >> at & 1:
            if count == 0:
                return at
            count -= 1
        at += 1 if offset > 0 else -1
    return W


def mask(a: int, b: int, clamp: bool) -> int:
    if not clamp:
        a, b = a & 31, b & 31
    return 0 if a >= 32 else (((1 << min(b, 32)) - 1) << a) & W


def extend(a: int, b: int, clamp: bool, sign: bool) -> int:
    b = min(b, 32) if clamp else b & 31
    value = a & (1 << b) - 1
    return (signed(b, value) if sign and b else value) & W


def highest(bits: int, x: int, sign: bool, amount: bool) -> int:
    x = signed(bits, x) if sign else x
    length = (~x if x < 0 else x).bit_length()
    return W if length == 0 else bits - length if amount else length - 1


def pieces(x: int, bits: int, sign: bool) -> list[int]:
    values = [x >> at & (1 << bits) - 1 for at in range(0, 32, bits)]
    return [signed(bits, value) if sign else value for value in values]


def dot(a: int, b: int, c: int, kinds: str, two: str) -> int:
    if two:
        x, y = pieces(a, 16, kinds[0] == "s"), pieces(b, 8, kinds[1] == "s")
        y = y[2:] if two == "hi" else y[:2]
    else:
        x, y = (pieces(v, 8, kind == "s") for v, kind in zip((a, b), kinds, strict=True))
    return (c + sum(p * q for p, q in zip(x, y, strict=True))) & W


def halves(a: int, b: int, sign: bool, what: Callable[[int, int], int]) -> int:
    x, y = pieces(a, 16, sign), pieces(b, 16, sign)
    return sum((what(p, q) & 0xFFFF) << 16 * i for i, (p, q) in enumerate(zip(x, y, strict=True)))


MODES = {
    "f4e": [3210, 4321, 5432, 6543], "b4e": [5670, 6701, 7012, 123], "rc8": [0, 1111, 2222, 3333],
    "ecl": [3210, 3211, 3222, 3333], "ecr": [0, 1110, 2210, 3210], "rc16": [1010, 3232, 1010, 3232],
}  # fmt: skip


def permuted(a: int, b: int, c: int, mode: str) -> int:
    data = (a | b << 32).to_bytes(8, "little")
    picks = f"{MODES[mode][c & 3]:04d}"[::-1]
    return int.from_bytes(bytes(data[int(pick)] for pick in picks), "little")


def cases() -> list[Case]:
    out: list[Case] = [
        ("add.sat.s32 %0, %1, %2;", 32, (32, 32), lambda a, b: limited(s32(a) + s32(b))),
        ("sub.sat.s32 %0, %1, %2;", 32, (32, 32), lambda a, b: limited(s32(a) - s32(b))),
        ("mad.hi.sat.s32 %0, %1, %2, %3;", 32, (32,) * 3, lambda a, b, c: limited((s32(a) * s32(b) >> 32) + s32(c))),
        ("mul24.lo.u32 %0, %1, %2;", 32, (32, 32), lambda a, b: (a & 0xFFFFFF) * (b & 0xFFFFFF) & W),
        ("mul24.hi.u32 %0, %1, %2;", 32, (32, 32), lambda a, b: (a & 0xFFFFFF) * (b & 0xFFFFFF) >> 16),
        ("mul24.hi.s32 %0, %1, %2;", 32, (32, 32), lambda a, b: s24(a) * s24(b) >> 16 & W),
        ("mad24.lo.s32 %0, %1, %2, %3;", 32, (32,) * 3, lambda a, b, c: s24(a) * s24(b) + c & W),
        ("mad24.hi.u32 %0, %1, %2, %3;", 32, (32,) * 3, lambda a, b, c: ((a & 0xFFFFFF) * (b & 0xFFFFFF) >> 16)
        + c & W), ("mad24.hi.sat.s32 %0, %1, %2, %3;", 32, (32,) * 3, lambda a, b, c: limited((s24(a) * s24(b)
        >> 16) + s32(c))), ("sad.u32 %0, %1, %2, %3;", 32, (32,) * 3, lambda a, b, c: c + abs(a - b) & W),
        ("sad.s32 %0, %1, %2, %3;", 32, (32,) * 3, lambda a, b, c: c + abs(s32(a) - s32(b)) & W),
        ("sad.u16 %0, %1, %2, %3;", 16, (16,) * 3, lambda a, b, c: c + abs(a - b) & 0xFFFF),
        ("sad.s64 %0, %1, %2, %3;", 64, (64,) * 3, lambda a, b, c: c + abs(signed(64, a) - signed(64, b)) & (1
        << 64) - 1), ("min.relu.s32 %0, %1, %2;", 32, (32, 32), lambda a, b: max(min(s32(a), s32(b)), 0)),
        ("max.relu.s32 %0, %1, %2;", 32, (32, 32), lambda a, b: max(s32(a), s32(b), 0)),
        ("min.u16x2 %0, %1, %2;", 32, (32, 32), lambda a, b: halves(a, b, False, min)),
        ("max.s16x2 %0, %1, %2;", 32, (32, 32), lambda a, b: halves(a, b, True, max)),
        ("min.relu.s16x2 %0, %1, %2;", 32, (32, 32), lambda a, b: halves(a, b, True, lambda p, q: max(min(p, q), 0))),
        ("add.u16x2 %0, %1, %2;", 32, (32, 32), lambda a, b: halves(a, b, False, lambda p, q: p + q)),
        ("add.s16x2 %0, %1, %2;", 32, (32, 32), lambda a, b: halves(a, b, True, lambda p, q: p + q)),
        ("slct.u32.s32 %0, %1, %2, %3;", 32, (32,) * 3, lambda a, b, c: a if s32(c) >= 0 else b),
        ("slct.b64.s32 %0, %1, %2, %3;", 64, (64, 64, 32), lambda a, b, c: a if s32(c) >= 0 else b),
        ("shf.l.clamp.b32 %0, %1, %2, %3;", 32, (32,) * 3, lambda a, b, c: ((b << 32 | a) << min(c, 32)) >> 32 & W),
        ("shf.r.clamp.b32 %0, %1, %2, %3;", 32, (32,) * 3, lambda a, b, c: (b << 32 | a) >> min(c, 32) & W),
        ("shf.l.wrap.b32 %0, %1, %2, %3;", 32, (32,) * 3, lambda a, b, c: ((b << 32 | a) << (c & 31)) >> 32 & W),
        ("shf.r.wrap.b32 %0, %1, %2, %3;", 32, (32,) * 3, lambda a, b, c: (b << 32 | a) >> (c & 31) & W),
        ("cnot.b32 %0, %1;", 32, (32,), lambda a: int(a == 0)),
        ("brev.b64 %0, %1;", 64, (64,), lambda a: int(f"{a:064b}"[::-1], 2)),
        ("popc.b64 %0, %1;", 32, (64,), lambda a: a.bit_count()),
        ("clz.b64 %0, %1;", 32, (64,), lambda a: 64 - a.bit_length()),
        ("cvt.pack.sat.u16.s32 %0, %1, %2;", 32, (32, 32),
         lambda a, b: min(max(s32(a), 0), 65535) << 16 | min(max(s32(b), 0), 65535)),
        ("cvt.pack.sat.s16.s32 %0, %1, %2;", 32, (32, 32),
         lambda a, b: (min(max(s32(a), -32768), 32767) & 0xFFFF) << 16 | min(max(s32(b), -32768), 32767) & 0xFFFF),
        ("cvt.pack.sat.s8.s32.b32 %0, %1, %2, %3;", 32, (32,) * 3,
         lambda a, b, c: (c << 16 | (min(max(s32(a), -128), 127) & 255) << 8 | min(max(s32(b), -128), 127) & 255) & W),
        ("cvt.pack.sat.u4.s32.b32 %0, %1, %2, %3;", 32, (32,) * 3,
         lambda a, b, c: (c << 8 | min(max(s32(a), 0), 15) << 4 | min(max(s32(b), 0), 15)) & W),
    ]  # fmt: skip
    for clamp in (True, False):
        mode = "clamp" if clamp else "wrap"
        out.append((f"bmsk.{mode}.b32 %0, %1, %2;", 32, (32, 32), lambda a, b, c=clamp: mask(a, b, c)))
        for sign in (True, False):
            text = f"szext.{mode}.{'s' if sign else 'u'}32 %0, %1, %2;"
            out.append((text, 32, (32, 32), lambda a, b, c=clamp, s=sign: extend(a, b, c, s)))
    for bits in (32, 64):
        for sign in (True, False):
            for amount in (True, False):
                text = f"bfind{'.shiftamt' if amount else ''}.{'s' if sign else 'u'}{bits} %0, %1;"
                out.append((text, 32, (bits,), lambda x, w=bits, s=sign, m=amount: highest(w, x, s, m)))
    for kinds in ("uu", "us", "su", "ss"):
        for two in ("", "lo", "hi"):
            text = f"dp{2 if two else 4}a.{two + '.' if two else ''}{kinds[0]}32.{kinds[1]}32 %0, %1, %2, %3;"
            out.append((text, 32, (32,) * 3, lambda a, b, c, k=kinds, t=two: dot(a, b, c, k, t)))
    for mode in MODES:
        out.append((f"prmt.b32.{mode} %0, %1, %2, %3;", 32, (32,) * 3, lambda a, b, c, m=mode: permuted(a, b, c, m)))
    return out


def test_instructions() -> None:
    rows = cases()
    inputs = [integers(64, COUNT, i) for i in range(3)]
    for k in range(3):
        inputs[k][::2] = integers(32, COUNT, 9 + k)[::2]
        inputs[k][1::4] = integers(6, COUNT, 19 + k)[1::4]
    got = execute([Form(text, result, operands) for text, result, operands, _ in rows], inputs)
    for (text, _, operands, want), row in zip(rows, got, strict=True):
        for i in range(COUNT):
            v = [int(x[i]) & (1 << bits) - 1 for bits, x in zip(operands, inputs, strict=False)]
            assert int(row[i]) == want(*v), (text, [hex(x) for x in v])


def test_nth_set_bit() -> None:
    source = random.Random(SEED)
    print(f"seed {SEED}")
    bits, base = integers(32, COUNT), np.array([source.randrange(32) for _ in range(COUNT)], np.uint64)
    offset = np.array([source.randrange(-5, 6) & W for _ in range(COUNT)], np.uint64)
    got = execute([Form("fns.b32 %0, %1, %2, %3;", 32, (32, 32, 32))], [bits, base, offset])[0]
    for i in range(COUNT):
        assert int(got[i]) == find(int(bits[i]), int(base[i]), int(offset[i]))


@pytest.mark.parametrize("bits", [32, 64])
def test_carries(bits: int) -> None:
    """Chains of three words: sums, differences, and a product added."""
    whole = (1 << bits) - 1
    names = [f"%{i}" for i in range(1, 7)]
    a, b = names[:3], names[3:]
    text = "{{.reg .b{0} x, y, z; {1} {2}}}"
    join = f"mul.lo.u{bits} y, y, 3; mul.lo.u{bits} z, z, 5; xor.b{bits} x, x, y; xor.b{bits} %0, x, z;"
    sums = f"add.cc.u{bits} x, {a[0]}, {b[0]}; addc.cc.u{bits} y, {a[1]}, {b[1]}; addc.u{bits} z, {a[2]}, {b[2]};"
    less = f"sub.cc.u{bits} x, {a[0]}, {b[0]}; subc.cc.u{bits} y, {a[1]}, {b[1]}; subc.u{bits} z, {a[2]}, {b[2]};"
    mads = (f"mad.lo.cc.u{bits} x, {a[0]}, {b[0]}, {a[1]}; madc.hi.cc.u{bits} y, {a[0]}, {b[0]}, {a[2]}; "
            f"madc.lo.u{bits} z, {b[1]}, {b[2]}, {a[1]};")  # fmt: skip
    inputs = [integers(bits, COUNT, i) for i in range(6)]
    forms = [Form(text.format(bits, how, join), bits, (bits,) * 6) for how in (sums, less, mads)]
    got = execute(forms, inputs)

    def joined(value: int) -> int:
        x, y, z = (value >> bits * k & whole for k in range(3))
        return (x ^ 3 * y ^ 5 * z) & whole

    for i in range(COUNT):
        v = [int(x[i]) for x in inputs]
        first, second = (sum(v[3 * k + j] << bits * j for j in range(3)) for k in range(2))
        assert int(got[0][i]) == joined(first + second)
        assert int(got[1][i]) == joined(first - second)
        total = v[0] * v[3] + v[1] + (v[2] << bits)
        assert int(got[2][i]) == joined((total + (v[4] * v[5] + v[1] << 2 * bits)) & (1 << 3 * bits) - 1)


def test_logic_with_a_predicate() -> None:
    """lop3 with a predicate that says whether its result is not 0."""
    inputs = [integers(32, COUNT, i) for i in range(3)]
    inputs[2][::2] = 0
    inputs[0][::4] = 0
    table = "{{.reg .pred p, q; .reg .b32 x; setp.ne.u32 q, %3, 0; "
    table += "lop3.{}.b32 x|p, %1, %2, %3, 0x80, q; selp.b32 %0, 1, 0, p;}}"
    rows = execute([Form(table.format(how), 32, (32,) * 3) for how in ("or", "and")], inputs)
    for i in range(COUNT):
        a, b, c = (int(x[i]) for x in inputs)
        some = bool(a & b & c)
        assert int(rows[0][i]) == (some or c != 0)
        assert int(rows[1][i]) == (some and c != 0)


@pytest.mark.parametrize("kind", ["f32", "f64"])
def test_classes_of_floats(kind: str) -> None:
    form = FORMATS[kind]
    x = draw(form, COUNT)
    names = ["finite", "infinite", "number", "notanumber", "normal", "subnormal"]
    text = "{{.reg .pred p; testp.{}.{} p, %1; selp.b32 %0, 1, 0, p;}}"
    rows = execute([Form(text.format(name, kind), 32, (form.bits,)) for name in names], [x])
    sign = execute([Form(f"copysign.{kind} %0, %1, %2;", form.bits, (form.bits,) * 2)], [x, np.roll(x, 1)])[0]
    top = 1 << form.bits - 1
    for i in range(COUNT):
        bits = int(x[i])
        size, least = bits & top - 1, 1 << form.mantissa
        finite = size < form.infinity
        want = [finite, size == form.infinity, size <= form.infinity, size > form.infinity,
                finite and (size >= least or size == 0), 0 < size < least]  # fmt: skip
        assert [int(row[i]) for row in rows] == [int(yes) for yes in want], hex(bits)
        assert int(sign[i]) == bits & top | int(x[i - 1]) & top - 1


def test_division_of_128_bits() -> None:
    """The compiler makes it of carries that go from a subtraction into an addition."""
    source = """extern "C" __global__ void k(const unsigned long long* a, unsigned long long* o) {
      unsigned long long i = threadIdx.x, *p = o + 4 * i; a += 4 * i;
      __int128 x = (__int128)(long long)a[1] << 64 | a[0], y = (__int128)(long long)a[3] << 64 | a[2];
      __int128 q = x / y, r = x % y;
      p[0] = q; p[1] = q >> 64; p[2] = r; p[3] = r >> 64; }"""
    rng = random.Random(SEED)
    pairs = [
        (rng.choice((1, -1)) * rng.getrandbits(rng.choice((10, 64, 100, 126))),
         rng.choice((1, -1)) * (rng.getrandbits(rng.choice((5, 40, 64, 90))) | 1))
        for _ in range(64)
    ]  # fmt: skip

    def words(values: list[int]) -> list[int]:
        return [
            part - (part >> 63 << 64)
            for value in values
            for part in (value & (1 << 64) - 1, value >> 64 & (1 << 64) - 1)
        ]

    want = []
    for x, y in pairs:
        quotient = abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)
        want += words([quotient, x - quotient * y])
    out = torch.zeros(256, dtype=torch.int64)
    given = torch.tensor([word for pair in pairs for word in words(list(pair))])
    jit.load(source, options=("--device-int128",))["k"](given, out, grid=1, block=64)
    assert out.tolist() == want
