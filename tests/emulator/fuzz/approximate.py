"""Functions whose bits PTX does not specify: exact values, the documented bounds, and how far results are off.

The bounds are those of PTX ISA 9.7.3 and 9.7.4; `BOUNDS` has them by function and type.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from . import values
from .forms import Form, bits

COUNT = 16384
WIDE = np.longdouble


@dataclass(frozen=True)
class Bound:
    """What the ISA promises: a largest error in units in the last place, relative, or absolute.

    Attributes:
        kind: ``"ulp"``, ``"relative"`` or ``"absolute"``.
        size: of the error.
        where: of the operands those that the promise is for; None for all.
    """

    kind: str
    size: float
    where: Callable[..., np.ndarray] | None = None


def _near(turns: float) -> Callable[..., np.ndarray]:
    return lambda x: np.abs(x) <= turns * np.pi


BOUNDS: dict[tuple[str, str], tuple[Bound, ...]] = {
    ("ex2", "f32"): (Bound("ulp", 2),),
    ("lg2", "f32"): (
        Bound("absolute", 2.0**-22, lambda x: (x > 0.5) & (x < 2)),
        Bound("relative", 2.0**-22, lambda x: (x <= 0.5) | (x >= 2)),
    ),
    ("rcp", "f32"): (Bound("ulp", 1),),
    ("sqrt", "f32"): (Bound("relative", 2.0**-23),),
    ("rsqrt", "f32"): (Bound("relative", 2.0**-22.9),),
    ("sin", "f32"): (Bound("absolute", 2.0**-20.5, _near(2)), Bound("absolute", 2.0**-14.7, _near(100))),
    ("cos", "f32"): (Bound("absolute", 2.0**-20.5, _near(2)), Bound("absolute", 2.0**-14.7, _near(100))),
    ("div", "f32"): (Bound("ulp", 2, lambda a, b: (np.abs(b) >= 2.0**-126) & (np.abs(b) <= 2.0**126)),),
    ("full", "f32"): (Bound("ulp", 2),),
    ("tanh", "f32"): (Bound("relative", 2.0**-11),),
    ("tanh", "f16"): (Bound("relative", 2.0**-10.987),),
    ("tanh", "bf16"): (Bound("relative", 2.0**-8),),
    ("ex2", "f16"): (Bound("relative", 2.0**-9.9),),
    ("ex2", "bf16"): (Bound("relative", 2.0**-7),),
    ("rcp", "f64"): (Bound("relative", 2.0**-19),),  # of the upper 32 bits: 20 bits of mantissa in and out
    ("rsqrt", "f64"): (Bound("relative", 2.0**-19),),
    ("rsqrt_full", "f64"): (Bound("ulp", 2),),
}


def _divided(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """`div.approx` by what is finite and beyond 2^126 gives 0, and NaN of an infinity."""
    out = a / b
    return np.where((np.abs(b) > 2.0**126) & np.isfinite(b), out * 0, out)


_EXACT: dict[str, Callable[..., np.ndarray]] = {
    "ex2": np.exp2, "lg2": np.log2, "rcp": lambda x: 1 / x, "sqrt": np.sqrt, "rsqrt": lambda x: 1 / np.sqrt(x),
    "sin": np.sin, "cos": np.cos, "div": _divided, "full": lambda a, b: a / b, "tanh": np.tanh,
    "rsqrt_full": lambda x: 1 / np.sqrt(x),
}  # fmt: skip


def decode(codes: np.ndarray, kind: str) -> np.ndarray:
    """Values, long double, of u64 codes."""
    if kind == "bf16":
        return (codes.astype(np.uint32) << np.uint32(16)).view(np.float32).astype(WIDE)
    types = {"f16": (np.uint16, np.float16), "f32": (np.uint32, np.float32), "f64": (np.uint64, np.float64)}
    raw, real = types[kind]
    return codes.astype(raw).view(real).astype(WIDE)


def _codes(words: np.ndarray, kind: str) -> list[np.ndarray]:
    """The elements of an operand of [planes, count] words."""
    whole = words[0].astype(np.uint64)
    if bits(kind) == 64:
        whole = whole | words[1].astype(np.uint64) << np.uint64(32)
    element, each = values.split(kind)
    size = values.width(element)
    return [whole >> np.uint64(i * size) & np.uint64(2**size - 1) for i in range(each)]


@dataclass(frozen=True)
class Deviation:
    """How far results are off.

    Attributes:
        ulp, relative: the largest errors where the ISA promises a bound; relative to 2^emin at least.
        allowed: the largest error as a part of the bound.
        special: results that are NaN, infinite or zero, or of a sign, where the exact one is not.
    """

    ulp: float
    relative: float
    allowed: float
    special: int


def deviation(form: Form, words: np.ndarray) -> Deviation:
    """Compares a form's results with exact values. Subnormal operands and results may be flushed under `.ftz`; bounds
    of 16-bit results are for the function before it is rounded to them."""
    given, rows, at = form.inputs(), [], 0
    for kind in form.ins:
        size = 2 if bits(kind) == 64 else 1
        operand = given[at : at + size]
        if form.approximate in ("rcp", "rsqrt") and kind == "f64":
            operand = np.stack([np.zeros_like(operand[0]), operand[1]])
        rows.append([decode(code, values.split(kind)[0]) for code in _codes(operand, kind)])
        at += size
    element = values.split(form.outs[0])[0]
    exponent, mantissa = values.FLOATS[element]
    lowest = 2 - 2 ** (exponent - 1)
    smallest, top = WIDE(2) ** lowest, WIDE(2) ** (2 - lowest)
    ftz, short = ".ftz" in form.name, element in ("f16", "bf16")
    parts = [0.0, 0.0, 0.0]
    special = 0
    for i, code in enumerate(_codes(words.reshape(-1, form.count), form.outs[0])):
        got, operands = decode(code, element), [row[i] for row in rows]
        if ftz:
            operands = [np.where(np.abs(x) < smallest, np.copysign(WIDE(0), x), x) for x in operands]
        with np.errstate(all="ignore"):
            exact = _EXACT[form.approximate](*operands)
            size = np.abs(exact)
            wrong = np.isnan(exact) != np.isnan(got)
            wrong |= (size >= top) & ~np.isinf(got) | (size < top * 0.999) & np.isinf(got)
            wrong |= np.isinf(got) & (np.sign(got) != np.sign(exact)) | (exact == 0) & (got != 0)
            if ftz:
                wrong |= (got != 0) & (np.abs(got) < smallest)
            error = np.abs(got - exact)
            unit = WIDE(2) ** (np.maximum(np.frexp(np.where(size > 0, size, 1))[1] - 1, lowest) - mantissa)
            plain = np.isfinite(error) & (size > 0) & ~wrong & ~((got == 0) & (size <= smallest) & ftz)
        beyond = np.maximum(error - unit / 2, 0) if short else error
        scales = {"ulp": unit, "relative": np.maximum(size, smallest), "absolute": np.ones_like(unit)}
        for bound in BOUNDS[form.approximate, element]:
            here = plain & bound.where(*operands) if bound.where else plain
            found = (error / unit, error / scales["relative"], beyond / scales[bound.kind] / bound.size)
            parts = [max(part, float(one[here].max(initial=0))) for part, one in zip(parts, found, strict=True)]
        special += int(wrong.sum())
    return Deviation(*parts, special)


def _plain(op: str, kind: str, function: str, operands: int = 1, count: int = COUNT) -> Form:
    args = ", ".join("AB"[:operands])
    return Form(op, f"{op} D, {args};", (kind,), (kind,) * operands, count=count, approximate=function)


def forms() -> list[Form]:
    """All of them."""
    made = []
    for ftz in ("", ".ftz"):
        for function in ("ex2", "lg2", "rcp", "rsqrt", "sqrt", "sin", "cos"):
            made.append(_plain(f"{function}.approx{ftz}.f32", "f32", function))
        made.append(_plain(f"div.approx{ftz}.f32", "f32", "div", 2))
        made.append(_plain(f"div.full{ftz}.f32", "f32", "full", 2))
    made.append(_plain("tanh.approx.f32", "f32", "tanh"))
    for kind, ftz in (("f16", ""), ("f16x2", ""), ("bf16", ".ftz"), ("bf16x2", ".ftz")):
        made.append(_plain(f"tanh.approx.{kind}", kind, "tanh", count=4096))
        made.append(_plain(f"ex2.approx{ftz}.{kind}", kind, "ex2", count=4096))
    made.append(_plain("rcp.approx.ftz.f64", "f64", "rcp", count=4096))
    made.append(_plain("rsqrt.approx.ftz.f64", "f64", "rsqrt", count=4096))
    made.append(_plain("rsqrt.approx.f64", "f64", "rsqrt_full", count=4096))
    return made
