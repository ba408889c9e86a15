"""f16, bf16 and their pairs, minima of f32, and predicates of floats, against rational numbers, bit for bit."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tests.emulator.exact import F32, FORMATS, Form, Format, draw, execute
from tests.emulator.instructions.test_rounding import COUNTS, reference

pytestmark = pytest.mark.filterwarnings("ignore::jit.CompileWarning")
COUNT = 128


def pairs(form: Format, seed: int) -> np.ndarray:
    return draw(form, COUNT, seed) | draw(form, COUNT, seed + 100) << np.uint64(16)


def halves(kind: str, word: int) -> list[int]:
    return [word & 0xFFFF, word >> 16 & 0xFFFF] if kind.endswith("x2") else [word & 0xFFFF]


def run(kind: str, forms: list[str], operands: int, inputs: list[np.ndarray]) -> np.ndarray:
    bits = 32 if kind.endswith("x2") else 16
    names = ", ".join(f"%{i + 1}" for i in range(operands))
    return execute([Form(f"{form}.{kind} %0, {names};", bits, (bits,) * operands) for form in forms], inputs)


@pytest.mark.parametrize("kind", ["f16", "f16x2", "bf16", "bf16x2"])
@pytest.mark.parametrize("name", ["add", "sub", "mul", "fma"])
def test_arithmetic(kind: str, name: str) -> None:
    form, count = FORMATS[kind.removesuffix("x2")], COUNTS[name]
    inputs = [pairs(form, i) for i in range(count)]
    if form.exponent == 5:
        forms = [f"{name}.rn{ftz}{sat}" for ftz in ("", ".ftz") for sat in ("", ".sat")]
        forms += [f"{name}.rn.relu", f"{name}.rn.ftz.relu"] if name == "fma" else []
    else:
        forms = [f"{name}.rn"] + ([f"{name}.rn.relu"] if name == "fma" else [])
    for text, row in zip(forms, run(kind, forms, count, inputs), strict=True):
        for i, got in enumerate(row):
            operands = zip(*(halves(kind, int(x[i])) for x in inputs), strict=True)
            for half, v in zip(halves(kind, int(got)), operands, strict=True):
                want = reference(name, form, "rn", ".ftz" in text, ".sat" in text, *v)
                if ".relu" in text and form.minus(want):
                    want = 0
                assert half == want, (text, [hex(x) for x in v], hex(half), hex(want))


def extreme(form: Format, name: str, modifiers: str, v: list[int]) -> int:
    """min or max of two; zeros are ordered by sign."""
    if ".ftz" in modifiers:
        v = [form.flushed(x) for x in v]
    signs = [form.minus(x) for x in v]
    if ".xorsign" in modifiers:
        v = [x & (1 << form.bits - 1) - 1 for x in v]
    numbers = [x for x in v if form.value(x) == form.value(x)]
    if len(numbers) < (2 if ".NaN" in modifiers else 1):
        return form.nan
    pick = min if name == "min" else max
    out = pick(numbers, key=lambda x: (form.value(x), not form.minus(x)))
    return out | (signs[0] != signs[1]) << form.bits - 1 if ".xorsign" in modifiers else out


@pytest.mark.parametrize("kind", ["f32", "f16", "f16x2", "bf16", "bf16x2"])
@pytest.mark.parametrize("name", ["min", "max"])
def test_minimum_and_maximum(kind: str, name: str) -> None:
    form = FORMATS[kind.removesuffix("x2")]
    flushes = ("",) if form.exponent == 8 and form.bits == 16 else ("", ".ftz")
    modifiers = [ftz + nan + sign for ftz in flushes for nan in ("", ".NaN") for sign in ("", ".xorsign.abs")]
    if kind == "f32":
        inputs = [draw(F32, COUNT, i) for i in range(2)]
        rows = execute([Form(f"{name}{m}.f32 %0, %1, %2;", 32, (32, 32)) for m in modifiers], inputs)
    else:
        inputs = [pairs(form, i) for i in range(2)]
        rows = run(kind, [name + m for m in modifiers], 2, inputs)
    for text, row in zip(modifiers, rows, strict=True):
        for i, got in enumerate(row):
            lists = [[int(x[i])] if kind == "f32" else halves(kind, int(x[i])) for x in inputs]
            results = [int(got)] if kind == "f32" else halves(kind, int(got))
            for half, v in zip(results, zip(*lists, strict=True), strict=True):
                assert half == extreme(form, name, text, list(v)), (name, text, [hex(x) for x in v], hex(half))


@pytest.mark.parametrize("kind", ["f16", "f16x2", "bf16", "bf16x2"])
def test_signs(kind: str) -> None:
    form = FORMATS[kind.removesuffix("x2")]
    x = pairs(form, 0)
    forms = ["neg", "abs"] + (["neg.ftz", "abs.ftz"] if form.exponent == 5 else [])
    for text, row in zip(forms, run(kind, forms, 1, [x]), strict=True):
        for got, word in zip(row, x, strict=True):
            for half, bits in zip(halves(kind, int(got)), halves(kind, int(word)), strict=True):
                bits = form.flushed(bits) if ".ftz" in text else bits
                if form.value(bits) == form.value(bits):
                    assert half == (bits ^ 0x8000 if "neg" in text else bits & 0x7FFF)


@pytest.mark.parametrize(("kind", "name", "bound"), [("f16", "tanh", 2**-10.9), ("bf16", "tanh", 2**-8),
                                                     ("f16", "ex2", 2**-9.9), ("bf16", "ex2.ftz", 2**-7)])  # fmt: skip
def test_approximate(kind: str, name: str, bound: float) -> None:
    form, name = FORMATS[kind], name.replace("ex2", "ex2.approx").replace("tanh", "tanh.approx")
    x = pairs(form, 0)
    for shape in (kind, kind + "x2"):
        for got, word in zip(run(shape, [name], 1, [x])[0], x, strict=True):
            for half, bits in zip(halves(shape, int(got)), halves(shape, int(word)), strict=True):
                value, result = float(form.value(bits)), float(form.value(half))
                if math.isnan(value):
                    assert half == 0x7FFF
                elif "tanh" in name:
                    assert abs(result - math.tanh(value)) <= bound
                else:
                    want = 2.0**value if value < 1000 else math.inf
                    largest = float(form.value(form.infinity - 1))
                    small = float(form.value(1 << form.mantissa))
                    if want > largest:
                        assert result in (math.inf, largest)
                    elif "ftz" in name and result == 0.0:  # a subnormal result, or one that rounds to the smallest
                        assert want <= small
                    else:
                        assert abs(result - want) <= bound * max(want, small)


RELATIONS = {
    "eq": lambda a, b: a == b, "ne": lambda a, b: a < b or a > b, "lt": lambda a, b: a < b, "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b,
}  # fmt: skip


def related(relation: str, a: float, b: float) -> bool:
    unordered = a != a or b != b
    if relation in ("num", "nan"):
        return unordered == (relation == "nan")
    if relation.endswith("u"):
        return unordered or RELATIONS[relation[:-1]](a, b)
    return RELATIONS[relation](a, b)


ALL = [*RELATIONS, *(name + "u" for name in RELATIONS), "num", "nan"]


@pytest.mark.parametrize("kind", ["f16", "f16x2", "bf16", "bf16x2", "f32", "f64"])
def test_predicates(kind: str) -> None:
    form = FORMATS[kind.removesuffix("x2")]
    size = form.bits * (2 if kind.endswith("x2") else 1)
    inputs = [pairs(form, i) if form.bits == 16 else draw(form, COUNT, i) for i in range(2)]
    for i in range(0, COUNT, 3):
        inputs[1][i] = inputs[0][i]
    ftz = [".ftz"] if kind in ("f16", "f16x2", "f32") else []
    cases = [(relation, "") for relation in ALL]
    cases += [(relation, modifier) for relation in ("lt", "geu") for modifier in ftz]
    text = "{{.reg .pred p, q; .reg .b32 x, y; setp.{}{}.{} p|q, %1, %2; "
    text += "selp.b32 x, 1, 0, p; selp.b32 y, 2, 0, q; or.b32 %0, x, y;}}"
    if kind in ("f16", "bf16"):  # of which PTX has no second predicate
        text = text.replace("p|q", "p").replace("selp.b32 y", "not.pred q, p; selp.b32 y")
    rows = execute([Form(text.format(*case, kind), 32, (size, size)) for case in cases], inputs)
    for (relation, modifier), row in zip(cases, rows, strict=True):
        for i, got in enumerate(row):
            values = []
            for x in inputs:
                bits = halves(kind, int(x[i])) if form.bits == 16 else [int(x[i])]
                values.append([float(form.value(form.flushed(b) if modifier else b)) for b in bits])
            lines = [related(relation, *v) for v in zip(*values, strict=True)]
            lines = lines if len(lines) == 2 else [lines[0], not lines[0]]
            assert int(got) == lines[0] | lines[1] << 1, (relation, values)


@pytest.mark.parametrize("kind", ["f16", "f16x2", "bf16", "bf16x2"])
def test_set(kind: str) -> None:
    form, bits = FORMATS[kind.removesuffix("x2")], 32 if kind.endswith("x2") else 16
    inputs = [pairs(form, i) for i in range(2)]
    inputs[1][::3] = inputs[0][::3]
    one = ((1 << form.exponent - 1) - 1) << form.mantissa
    rows = execute([Form(f"set.leu.{kind}.{kind} %0, %1, %2;", bits, (bits, bits))], inputs)
    for i, got in enumerate(rows[0]):
        values = [[float(form.value(b)) for b in halves(kind, int(x[i]))] for x in inputs]
        want = [one if related("leu", *v) else 0 for v in zip(*values, strict=True)]
        assert halves(kind, int(got)) == want


@pytest.mark.parametrize("kind", ["f16", "f16x2", "bf16", "bf16x2"])
def test_outside_of_a_tensor(kind: str) -> None:
    """A factor of 0x7ff7, the NaN for elements outside, makes the result of .oob 0; other NaN do not."""
    form = FORMATS[kind.removesuffix("x2")]
    inputs = [pairs(form, i) for i in range(3)]
    for i in range(2):
        inputs[i][i::5] = [int(x) & 0xFFFF0000 | (0xFFF7 if x & 1 else 0x7FF7) for x in inputs[i][i::5]]
    plain, filled, relu = run(kind, ["fma.rn", "fma.rn.oob", "fma.rn.oob.relu"], 3, inputs)
    for i in range(COUNT):
        factors = list(zip(*(halves(kind, int(x[i])) for x in inputs[:2]), strict=True))
        for j, v in enumerate(factors):
            outside = any(x & 0x7FFF == 0x7FF7 for x in v)
            want = 0 if outside else halves(kind, int(plain[i]))[j]
            assert halves(kind, int(filled[i]))[j] == want
            assert halves(kind, int(relu[i]))[j] == (0 if want >> 15 else want)
