"""Native code that gathers the operands of matrix products and decodes them, for sum_code.py.

Elements are f64 values, in which products are exact, with the exponents by which a tensor core aligns them.
"""

from __future__ import annotations

import types

from ..native.templates import Templates

KINDS = {"f16": 0, "bf16": 1, "tf32": 2, "e4m3": 3, "e5m2": 4, "s8": 5, "u8": 6}
BITS = {"f16": 16, "bf16": 16, "tf32": 32, "e4m3": 8, "e5m2": 8, "s8": 8, "u8": 8}
# Smallest exponent of a normal number, biased as in f32: subnormal numbers keep it.
_LEAST = {"f16": 113, "bf16": 1, "tf32": 1, "e4m3": 121, "e5m2": 113}
_POISON = {"f16": 0x7FFF, "bf16": 0x7FFF, "tf32": 0x7FFFFFFF, "e4m3": 0x7F, "e5m2": 0x7F}
_ZERO = -126  # exponent that a zero counts with

WIDE = 16  # elements at a time; columns of products are padded to a multiple of it
VECTORS = types.SimpleNamespace(
    count=WIDE, ints=f"<{WIDE} x i32>", longs=f"<{WIDE} x i64>", floats=f"<{WIDE} x float>",
    doubles=f"<{WIDE} x double>",
)  # fmt: skip
_IR = Templates(__file__, "operands.ll")


def _gather(size: int) -> str:
    """`@gather_{size}(base, table, count, shadow, poison, out)`: elements of ``size`` bytes at ``base + table[i]`` to
    i32 out[i]; where ``shadow`` is not 0 and the bytes there are not all ones, ``poison`` unless that is -1."""
    widened = f"zext i{8 * size} %x to i32" if size < 4 else "add i32 %x, 0"
    return _IR.fill("gather", size=size, bits=8 * size, widened=widened)


def _decode(kind: str) -> str:
    """`@decode_{kind}(raw, count, depth, columns, values, exponents)`: codes to f64 values and i32 exponents, WIDE at a
    time."""
    if kind in _LEAST:
        exponent = _IR.fill("exponent", least=_LEAST[kind], zero=_ZERO, wide=VECTORS)
    else:
        exponent = _IR.fill("no_exponent", wide=VECTORS)
    return _IR.fill("decode", kind=kind, value=_IR.fill(kind, wide=VECTORS), exponent=exponent, wide=VECTORS)


def _operand() -> str:
    """`@operand(kind, base, table, depth, columns, shadow, raw, values, exponents)`: gathers and decodes."""
    kinds = [
        _IR.fill("kind", kind=kind, number=number, size=BITS[kind] // 8, poison=_POISON.get(kind, -1))
        for kind, number in KINDS.items()
    ]
    cases = " ".join(f"i64 {number}, label %k{number}" for number in KINDS.values())
    return _IR.fill("operand", cases=cases, kinds="\n".join(kinds))


def text() -> list[str]:
    """The functions."""
    return [*(_gather(size) for size in (1, 2, 4)), *(_decode(kind) for kind in KINDS), _operand()]
