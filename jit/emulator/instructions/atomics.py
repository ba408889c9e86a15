"""`atom` and `red` [PTX ISA 9.7.13.5, .6]. Their native code is atomics.c."""

from __future__ import annotations

from ..lowering.emitter import BlockEmitter
from ..lowering.types import FLOATS, type_of
from ..ptx.malformed import Unsupported
from ..ptx.opcodes import ALWAYS, ATOMIC, MEMORY, instruction
from ..ptx.parse import Inst, elements
from ..races import layout
from .load_store import access_operand, put_values, releases, space_of, take_values
from .native_code import ATOMICS

OPERATIONS = {
    name: i for i, name in enumerate(("add", "and", "or", "xor", "exch", "cas", "min", "max", "inc", "dec"))
}  # fmt: skip
SIGNED = 16  # of min and max


@instruction("atom", isa="9.7.13.5", counts=ATOMIC, crosses=MEMORY, signals=ALWAYS)
@instruction("red", isa="9.7.13.6", counts=ATOMIC, results=(), crosses=MEMORY, signals=ALWAYS)
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
    how = layout.UPDATE if result else layout.REDUCE
    if {"release", "acq_rel"} & set(inst.parts):
        releases(e, inst)
    target = e.low.native(ATOMICS, f"atomic_{ptx if ptx in FLOATS else t.scalar}")
    operation = OPERATIONS[op] | (SIGNED if ptx[0] == "s" and op in ("min", "max") else 0)
    access_operand(e, at, space, (target, len(names), operation), t.bits // 8 * len(names), how)
    if result:
        take_values(e, elements(inst.args[0]), t)


_BITWISE = ("and", "or", "xor", "exch", "cas")
_TYPES = {
    "b16": ("cas",), "b32": _BITWISE, "b64": _BITWISE, "b128": ("exch", "cas"),
    "u32": ("add", "min", "max", "inc", "dec"), "s32": ("add", "min", "max"), "u64": ("add", "min", "max"),
    "s64": ("add", "min", "max"),
}  # fmt: skip
