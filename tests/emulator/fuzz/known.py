"""What is known to differ from the chip, by form, and why. The replay fails where one of them agrees after all."""

from __future__ import annotations

# Executed, but not with the chip's bits.
DIFFERENT: dict[str, str] = {}

_QUAD = "m8n8k4 of f16, Volta's shape, is not executed"
_FOUR = "mma of 4-bit and 1-bit integers is not executed"

# Refused with UnsupportedInstruction.
REFUSED: dict[str, str] = {
    **{
        f"fma.rn.oob{relu}.{kind}": "a NaN that means out of bounds is not executed"
        for relu in ("", ".relu")
        for kind in ("f16", "bf16", "f16x2", "bf16x2")
    },
    **{
        f"mma.sync.aligned.{shape}.row.col.s32.{a}.{b}.s32": _FOUR
        for shape in ("m8n8k32", "m16n8k32", "m16n8k64")
        for a in ("s4", "u4")
        for b in ("s4", "u4")
    },
    **{
        f"mma.sync.aligned.{shape}.row.col.s32.b1.b1.s32.{op}.popc": _FOUR
        for shape in ("m8n8k128", "m16n8k128", "m16n8k256")
        for op in ("xor", "and")
    },
    **{
        f"mma.sync.aligned.m8n8k4.{layout}.{types}": _QUAD
        for layout in ("row.col", "col.row", "row.row", "col.col")
        for types in ("f16.f16.f16.f16", "f32.f16.f16.f32", "f32.f16.f16.f16")
    },
}
