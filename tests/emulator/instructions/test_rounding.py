"""Arithmetic and conversions in every rounding mode against rational numbers, bit for bit."""

from __future__ import annotations

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest

from tests.emulator.exact import F16, F32, FORMATS, Form, Format, Number, draw, execute, integers, signed
from tests.selection import representatives

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")
COUNT = 80
WIDTHS = (64, 32, 16, 8)
MODES = ("rn", "rz", "rm", "rp")
NAN = float("nan")


def product(a: Number, b: Number) -> Number:
    if isinstance(a, Fraction) and isinstance(b, Fraction):
        return a * b
    if a != a or b != b or 0 in (a, b):
        return NAN
    return math.copysign(math.inf, (1 if a > 0 else -1) * (1 if b > 0 else -1))


def total(a: Number, b: Number) -> Number:
    if isinstance(a, Fraction) and isinstance(b, Fraction):
        return a + b
    if a != a or b != b or a == -b:
        return NAN
    return a if isinstance(a, float) else b


def fused(form: Format, a: int, b: int, c: int, mode: str) -> int:
    """Bits of a * b + c; a zero sum of what is not two zeros of a sign is negative in `.rm` alone."""
    p = product(form.value(a), form.value(b))
    value = total(p, form.value(c))
    minus = mode == "rm"
    if p == 0 and form.value(c) == 0:
        one, two = form.minus(a) != form.minus(b), form.minus(c)
        minus = one if one == two else mode == "rm"
    return form.bits_of(value, mode, minus)


def quotient(form: Format, a: int, b: int, mode: str) -> int:
    x, y, minus = form.value(a), form.value(b), form.minus(a) != form.minus(b)
    sign = -1 if minus else 1
    if x != x or y != y or (x == 0 and y == 0) or (isinstance(x, float) and isinstance(y, float)):
        return form.nan
    if y == 0 or isinstance(x, float):
        return form.bits_of(sign * math.inf)
    if x == 0 or isinstance(y, float):
        return form.bits_of(Fraction(0), minus_zero=minus)
    return form.bits_of(x / y, mode)


def root(form: Format, a: int, mode: str) -> int:
    x = form.value(a)
    if x == 0 or x == math.inf:
        return a
    if x != x or x < 0:
        return form.nan
    scaled = Fraction(x) * Fraction(4) ** 700  # an integer, whose root has all bits that matter and more
    assert scaled.denominator == 1
    floor = math.isqrt(scaled.numerator)
    value = Fraction(2 * floor + (floor * floor != scaled.numerator), 2) / Fraction(2) ** 700
    return form.bits_of(value, mode)


def one(form: Format) -> int:
    return ((1 << form.exponent - 1) - 1) << form.mantissa


def reference(name: str, form: Format, mode: str, ftz: bool, sat: bool, *v: int) -> int:
    if ftz:
        v = tuple(form.flushed(x) for x in v)
    top = 1 << form.bits - 1
    if name == "add":
        out = fused(form, v[0], one(form), v[1], mode)
    elif name == "sub":
        out = fused(form, v[0], one(form), v[1] ^ top, mode)
    elif name == "mul":
        p = product(form.value(v[0]), form.value(v[1]))
        out = form.bits_of(p, mode, form.minus(v[0]) != form.minus(v[1]))
    elif name == "fma":
        out = fused(form, *v[:3], mode)
    elif name == "div":
        out = quotient(form, v[0], v[1], mode)
    elif name == "rcp":
        out = quotient(form, one(form), v[0], mode)
    else:
        out = root(form, v[0], mode)
    if ftz:
        out = form.flushed(out)
        if name in ("mul", "fma") and mode == "rn" and _rounds_below(form, *v):
            out &= top
    return saturated(form, out) if sat else out


def _rounds_below(form: Format, a: int, b: int, c: int = 0) -> bool:
    """Whether a * b + c would round to less than the smallest normal number had it an unbounded exponent: an H200's
    `.ftz` gives 0 then, though it rounds up to that number among the subnormal ones."""
    exact = total(product(form.value(a), form.value(b)), form.value(c))
    least = Fraction(2) ** (2 - (1 << form.exponent - 1))
    return 0 < abs(exact) < least * (1 - Fraction(1, 2 << form.mantissa + 1))


def saturated(form: Format, bits: int) -> int:
    value = form.value(bits)
    return 0 if not value > 0 else one(form) if value > 1 else bits


def same(form: Format, got: int, want: int) -> bool:
    """Equal bits; of an f64 NaN any."""
    value = form.value(got)
    return got == want or (form.bits == 64 and value != value and form.value(want) != form.value(want))


COUNTS = {"add": 2, "sub": 2, "mul": 2, "fma": 3, "div": 2, "rcp": 1, "sqrt": 1}


# Of operations with as many operands the first: the chip's answers to all forms are replayed in test_opcode_table.py.
@pytest.mark.parametrize(
    ("name", "kind"),
    representatives(itertools.product(COUNTS, ["f32", "f64"]), key=lambda name, kind: (COUNTS[name], kind)),
)
def test_arithmetic(kind: str, name: str) -> None:
    form, count = FORMATS[kind], COUNTS[name]
    cases = [(mode, ftz, sat) for mode in MODES for ftz in (False, True) for sat in (False, True)
             if kind == "f32" or not (ftz or sat)]  # fmt: skip
    cases = [case for case in cases if not case[2] or name in ("add", "sub", "mul", "fma")]
    operands = ", ".join(f"%{i + 1}" for i in range(count))
    forms = [
        Form(f"{name}.{mode}{'.ftz' if ftz else ''}{'.sat' if sat else ''}.{kind} %0, {operands};",
             form.bits, (form.bits,) * count)
        for mode, ftz, sat in cases
    ]  # fmt: skip
    inputs = [draw(form, COUNT, i) for i in range(count)]
    got = execute(forms, inputs)
    for row, case in zip(got, cases, strict=True):
        for i, bits in enumerate(row):
            v = [int(x[i]) for x in inputs]
            want = reference(name, form, *case, *v)
            assert same(form, int(bits), want), (name, case, [hex(x) for x in v], hex(int(bits)), hex(want))


@pytest.mark.parametrize("name", representatives(["add", "sub", "mul", "fma"], key=lambda name: COUNTS[name]))
def test_pairs_of_f32(name: str) -> None:
    count = COUNTS[name]
    low, high = ([draw(F32, COUNT, 10 * k + i) for i in range(count)] for k in (1, 2))
    inputs = [a | b << np.uint64(32) for a, b in zip(low, high, strict=True)]
    cases = [(mode, ftz) for mode in MODES for ftz in (False, True)]
    operands = ", ".join(f"%{i + 1}" for i in range(count))
    forms = [
        Form(f"{name}.{mode}{'.ftz' if ftz else ''}.f32x2 %0, {operands};", 64, (64,) * count) for mode, ftz in cases
    ]
    got = execute(forms, inputs, arch="sm_100a")
    for row, (mode, ftz) in zip(got, cases, strict=True):
        for i, bits in enumerate(row):
            for shift, source in ((0, low), (32, high)):
                want = reference(name, F32, mode, ftz, False, *(int(x[i]) for x in source))
                assert int(bits) >> shift & 0xFFFFFFFF == want


@pytest.mark.parametrize(
    ("source", "to"),
    representatives(
        itertools.product(FORMATS, FORMATS),
        key=lambda source, to: (source, FORMATS[to].bits < FORMATS[source].bits),
    ),
)
def test_between_floats(source: str, to: str) -> None:
    if source == to:
        return
    a, b = FORMATS[source], FORMATS[to]
    modes = MODES if b.mantissa < a.mantissa or b.exponent < a.exponent else ("",)
    forms = [Form(f"cvt{'.' if mode else ''}{mode}.{to}.{source} %0, %1;", b.bits, (a.bits,)) for mode in modes]
    inputs = draw(a, COUNT)
    # Ties and their neighbours of the narrower format.
    if b.mantissa < a.mantissa:
        step = a.mantissa - b.mantissa
        keep = ~((1 << step) - 1) & (1 << a.bits) - 1
        inputs[::4] = inputs[::4] & np.uint64(keep) | np.uint64(1 << step - 1)
    for mode, row in zip(modes, execute(forms, [inputs]), strict=True):
        for x, bits in zip(inputs, row, strict=True):
            value = a.value(int(x))
            want = b.bits_of(value, mode or "rn", a.minus(int(x)))
            if value != value and (to == "f64" or source in ("bf16", "f64")):
                assert b.value(int(bits)) != b.value(int(bits))
            else:
                assert int(bits) == want, (mode, hex(int(x)), hex(int(bits)), hex(want))


@pytest.mark.parametrize("to", ["f16", "bf16"])
@pytest.mark.parametrize("mode", ["rn", "rz"])
def test_f32_to_pairs(to: str, mode: str) -> None:
    a, b = (draw(F32, COUNT, i) for i in range(2))
    form = FORMATS[to]
    kinds = [(finite, relu) for finite in (False, True) for relu in (False, True)]
    names = [f"{'.relu' if relu else ''}{'.satfinite' if finite else ''}" for finite, relu in kinds]
    forms = [Form(f"cvt.{mode}{name}.{to}x2.f32 %0, %1, %2;", 32, (32, 32)) for name in names]
    for (finite, relu), row in zip(kinds, execute(forms, [a, b]), strict=True):
        for i, bits in enumerate(row):
            for shift, x in ((16, int(a[i])), (0, int(b[i]))):
                want = form.bits_of(F32.value(x), mode, F32.minus(x), finite)
                if relu and F32.minus(x) and F32.value(x) == F32.value(x):
                    want = 0
                assert int(bits) >> shift & 0xFFFF == want, (finite, relu, hex(x))


def limits(kind: str) -> tuple[int, int]:
    """Smallest and largest integer of `u8`, `s64`…"""
    bits = int(kind[1:])
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if kind[0] == "s" else (0, (1 << bits) - 1)


def whole(value: Fraction, how: str) -> int:
    floor = math.floor(value)
    if how == "rni":
        rest = value - floor
        return floor + (rest > Fraction(1, 2) or (rest == Fraction(1, 2) and floor & 1))
    return {"rzi": math.trunc(value), "rmi": floor, "rpi": math.ceil(value)}[how]


@pytest.mark.parametrize(
    ("source", "bits"),
    representatives(itertools.product(FORMATS, WIDTHS), key=lambda source, bits: (source, bits == 64)),
)
def test_to_integers(source: str, bits: int) -> None:
    if (source, bits) == ("bf16", 8):
        return  # PTX has none
    form = FORMATS[source]
    x = draw(form, COUNT)
    cases = [(how, sign) for how in ("rni", "rzi", "rmi", "rpi") for sign in "us"]
    result = max(bits, 16)
    forms = [Form(f"cvt.{how}.{sign}{bits}.{source} %0, %1;", result, (form.bits,)) for how, sign in cases]
    for (how, sign), row in zip(cases, execute(forms, [x]), strict=True):
        low, high = limits(f"{sign}{bits}")
        for raw, got in zip(x, row, strict=True):
            value = form.value(int(raw))
            if value != value:
                want = 1 << bits - 1 if source == "f64" or bits == 64 else 0
            elif isinstance(value, float):
                want = high if value > 0 else low
            else:
                want = min(max(whole(value, how), low), high)
            assert int(got) & (1 << bits) - 1 == want & (1 << bits) - 1, (how, sign, value)


@pytest.mark.parametrize("kind", FORMATS)
def test_to_whole_floats(kind: str) -> None:
    form = FORMATS[kind]
    x = draw(form, COUNT)
    cases = ["rni", "rzi", "rmi", "rpi"]
    rows = execute([Form(f"cvt.{how}.{kind}.{kind} %0, %1;", form.bits, (form.bits,)) for how in cases], [x])
    for how, row in zip(cases, rows, strict=True):
        for raw, got in zip(x, row, strict=True):
            value = form.value(int(raw))
            want = value if isinstance(value, float) else Fraction(whole(value, how))
            assert same(form, int(got), form.bits_of(want, minus_zero=form.minus(int(raw)))), (how, value)


@pytest.mark.parametrize(("to", "bits"), representatives(itertools.product(FORMATS, WIDTHS), key=lambda to, bits: to))
def test_from_integers(to: str, bits: int) -> None:
    if (to, bits) == ("bf16", 8):
        return  # PTX has none
    form, x = FORMATS[to], integers(bits, COUNT)
    cases = [(mode, sign) for mode in MODES for sign in "us"]
    forms = [Form(f"cvt.{mode}.{to}.{sign}{bits} %0, %1;", form.bits, (max(bits, 16),)) for mode, sign in cases]
    for (mode, sign), row in zip(cases, execute(forms, [x]), strict=True):
        for raw, got in zip(x, row, strict=True):
            value = signed(bits, int(raw)) if sign == "s" else int(raw)
            assert int(got) == form.bits_of(Fraction(value), mode), (mode, sign, value)


def test_between_integers() -> None:
    kinds = [f"{sign}{bits}" for bits in (8, 16, 32, 64) for sign in "us"]
    x = integers(64, COUNT)
    for source in kinds:
        size = int(source[1:])
        x_ = x.copy()
        x_[::2] = integers(size, COUNT)[::2]
        least, most = limits(source)
        cases = [(to, "") for to in kinds]
        cases += [(to, ".sat") for to in kinds if limits(to)[0] > least or limits(to)[1] < most]  # others are refused
        forms = [Form(f"cvt{sat}.{to}.{source} %0, %1;", max(int(to[1:]), 16), (max(size, 16),)) for to, sat in cases]
        for (to, sat), row in zip(cases, execute(forms, [x_]), strict=True):
            bits = int(to[1:])
            low, high = limits(to)
            for raw, got in zip(x_, row, strict=True):
                value = int(raw) & (1 << size) - 1
                value = signed(size, value) if source[0] == "s" else value
                want = min(max(value, low), high) if sat else value
                assert int(got) & (1 << bits) - 1 == want & (1 << bits) - 1, (to, source, sat, value)


def test_saturated_floats() -> None:
    x, y = draw(F32, COUNT), draw(F16, COUNT)
    forms = [Form("cvt.sat.f32.f32 %0, %1;", 32, (32,)), Form("cvt.rn.sat.f16.f32 %0, %1;", 16, (32,)),
             Form("cvt.rz.sat.f16.f32 %0, %1;", 16, (32,)), Form("cvt.ftz.f32.f32 %0, %1;", 32, (32,))]  # fmt: skip
    got = execute(forms, [x])
    sat = execute([Form("cvt.sat.f32.f16 %0, %1;", 32, (16,)), Form("cvt.sat.f16.f16 %0, %1;", 16, (16,))], [y])
    for i in range(COUNT):
        raw = int(x[i])
        assert int(got[0][i]) == saturated(F32, raw)
        for row, mode in ((1, "rn"), (2, "rz")):
            assert int(got[row][i]) == saturated(F16, F16.bits_of(F32.value(raw), mode, F32.minus(raw)))
        assert F32.value(raw) != F32.value(raw) or int(got[3][i]) == F32.flushed(raw)
        half = saturated(F16, int(y[i]))
        assert int(sat[1][i]) == half
        assert int(sat[0][i]) == F32.bits_of(F16.value(half))
