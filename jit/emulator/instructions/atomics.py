"""`atom` and `red`: the code of their operations and its use [PTX ISA 9.7.13.5, .6].

The lanes of a warp go one after the other, in ascending order; a vector's elements are operations of their own.
"""

from __future__ import annotations

from ..lowering.emitter import BlockEmitter
from ..lowering.types import FLOATS, type_of
from ..native import frame as f
from ..native.access import each, written
from ..native.templates import Templates
from ..ptx.malformed import Unsupported
from ..ptx.opcodes import ALWAYS, ATOMIC, MEMORY, instruction
from ..ptx.parse import Inst, elements
from ..races import layout
from .load_store import access_operand, covers, put_values, space_of, take_values

OPERATIONS = ("add", "and", "or", "xor", "exch", "cas", "min", "max", "inc", "dec")
_PLAIN = {
    "add": "add {t} %old, %b", "and": "and {t} %old, %b", "or": "or {t} %old, %b", "xor": "xor {t} %old, %b",
    "exch": "add {t} %b, 0",
}  # fmt: skip
_COMBINE = {  # in f32, to which f16 and bf16 are widened: minima order zeros by their sign and leave one NaN out
    "add": "fadd float %p, %q",
    "min": "call float @llvm.minimumnum.f32(float %p, float %q)",
    "max": "call float @llvm.maximumnum.f32(float %p, float %q)",
}
_INTRINSICS = {"minimumnum": 2, "maximumnum": 2, "fabs": 1, "copysign": 2}
_IR = Templates(__file__, "atomics.ll")


def _number(ptx: str) -> str:
    return type_of(ptx).integer.scalar.text


def operation(op: str, ptx: str) -> str:
    """`@do_{op}_{ptx}`: the new contents from the old ones, the operands b and c, and whether they are in
    shared memory.

    f32 sums in global memory have no subnormals; in shared memory, and in other types, they do."""
    t = _number(ptx)
    if ptx in ("f16x2", "bf16x2"):
        body = _IR.fill("pair", half=f"do_{op}_{ptx[:-2]}")
    elif ptx in ("f16", "bf16", "f32"):
        body = _IR.fill(ptx, combine=_COMBINE[op])
    elif ptx == "f64":
        body = _IR.fill("f64")
    elif op in _PLAIN:
        body = _IR.fill("plain", value=_PLAIN[op].format(t=t))
    elif op in ("min", "max"):
        body = _IR.fill(op, type=t, order="s" if ptx[0] == "s" else "u")
    else:
        body = _IR.fill(op, type=t)
    return _IR.fill("operation", type=t, name=f"do_{op}_{ptx}", body=body)


def helper(op: str, ptx: str, count: int) -> str:
    """`@atom_{op}_{ptx}_{count}`: values[c] in, old values out in the same place; `cas` takes its new value from
    values[1]. Lanes in ascending order."""
    number = _number(ptx)
    element = int(number[1:]) // 8
    size = element * count
    body = [written(size)]
    third = "0"
    if op == "cas":
        body.append(_IR.fill("third", type=number, frame=f))
        third = "%c"
    for c in range(count):
        name = f"do_{op}_{ptx}"
        body.append(_IR.fill("lane", type=number, c=c, offset=c * element, operation=name, third=third, frame=f))
    return each(f"atom_{op}_{ptx}_{count}", size, "\n".join([*body, "  br label %next"]))


@instruction("atom", isa="9.7.13.5", counts=ATOMIC, crosses=MEMORY, tells=ALWAYS)
@instruction("red", isa="9.7.13.6", counts=ATOMIC, results=(), crosses=MEMORY, tells=ALWAYS)
def atomic(e: BlockEmitter, inst: Inst) -> None:
    """`atom{.sem}{.scope}{.space}.op{.noftz}{.vec}.type d, [a], b{, c}` and `red`, which has no d."""
    ptx = inst.parts[-1]
    if inst.parts[0] == "multimem" or ptx not in (*_TYPES, *FLOATS):
        raise Unsupported(f"type .{ptx}")
    ops = [part for part in inst.parts[1:-1] if part in OPERATIONS]
    space = space_of(Inst(inst.op, [], parts=[part for part in inst.parts if part not in ops]))
    if len(ops) != 1 or ops[0] not in _TYPES.get(ptx, ("add", "min", "max") if ptx in FLOATS else ()):
        raise Unsupported(f"{'.'.join(ops) or 'no operation'} of .{ptx}")
    op, t = ops[0], type_of(ptx).integer
    result = inst.parts[0] == "atom"
    first = 1 if result else 0
    at, sources = inst.args[first], (inst.args[first + 1], *inst.args[first + 2 :])
    names = elements(sources[0])
    if ptx in ("f32", "f64") and op != "add":
        raise Unsupported(f"{op} of .{ptx}")
    put_values(e, [*names, *(sources[1:2] if op == "cas" else ())], t)
    if ptx in FLOATS:
        e.low.functions["without_subnormal"] = _IR.fill("without_subnormal")
        for name, count in _INTRINSICS.items():
            e.low.declare(f"declare float @llvm.{name}.f32({', '.join(['float'] * count)})")
    if ptx in ("f16x2", "bf16x2"):
        e.low.helper(operation, op, ptx[:-2])
    e.low.helper(operation, op, ptx)
    e.low.helper(helper, op, ptx, len(names))
    how = layout.UPDATE if result else layout.REDUCE
    if {"release", "acq_rel"} & set(inst.parts) and not {"cta", "cluster"} & set(inst.parts):
        covers(e)
    access_operand(e, at, space, f"atom_{op}_{ptx}_{len(names)}", t.bits // 8 * len(names), how)
    if result:
        take_values(e, elements(inst.args[0]), t)


_BITWISE = ("and", "or", "xor", "exch", "cas")
_TYPES = {
    "b16": ("cas",), "b32": _BITWISE, "b64": _BITWISE, "b128": ("exch", "cas"),
    "u32": ("add", "min", "max", "inc", "dec"), "s32": ("add", "min", "max"), "u64": ("add", "min", "max"),
    "s64": ("add", "min", "max"),
}  # fmt: skip
