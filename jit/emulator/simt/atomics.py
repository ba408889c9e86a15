"""`atom` and `red`: the code of their operations and its use [PTX ISA 9.7.13.5, .6].

The lanes of a warp go one after the other, in ascending order; a vector's elements are operations of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import frame as f
from . import race_layout, runtime
from .lower import BITS, Unsupported, elements
from .opcodes import kind
from .parse import Inst

if TYPE_CHECKING:
    from .lower import BlockEmitter

OPERATIONS = ("add", "and", "or", "xor", "exch", "cas", "min", "max", "inc", "dec")
_INTEGER = {
    "add": "  %r = add {t} %old, %b\n", "and": "  %r = and {t} %old, %b\n", "or": "  %r = or {t} %old, %b\n",
    "xor": "  %r = xor {t} %old, %b\n", "exch": "  %r = add {t} %b, 0\n",
    "min": "  %lt = icmp {s}lt {t} %old, %b\n  %r = select i1 %lt, {t} %old, {t} %b\n",
    "max": "  %gt = icmp {s}gt {t} %old, %b\n  %r = select i1 %gt, {t} %old, {t} %b\n",
    "inc": "  %ge = icmp uge {t} %old, %b\n  %up = add {t} %old, 1\n  %r = select i1 %ge, {t} 0, {t} %up\n",
    "dec": "  %z = icmp eq {t} %old, 0\n  %gt = icmp ugt {t} %old, %b\n  %s = or i1 %z, %gt\n  %dn = sub {t} %old, 1\n"
           "  %r = select i1 %s, {t} %b, {t} %dn\n",
    "cas": "  %same = icmp eq {t} %old, %b\n  %r = select i1 %same, {t} %c, {t} %old\n",
}  # fmt: skip
# In f32, to which f16 and bf16 are widened: minima order zeros by their sign and leave one NaN out.
_SINGLE = {
    "add": "  %x = fadd float %p, %q\n",
    "min": "  %x = call float @llvm.minimumnum.f32(float %p, float %q)\n",
    "max": "  %x = call float @llvm.maximumnum.f32(float %p, float %q)\n",
}
_WIDEN = {
    "f16": "  %h{n} = bitcast i16 %{n} to half\n  %{to} = fpext half %h{n} to float\n",
    "bf16": "  %w{n} = zext i16 %{n} to i32\n  %u{n} = shl i32 %w{n}, 16\n  %{to} = bitcast i32 %u{n} to float\n",
}
_NARROW = {
    "f16": "  %hx = fptrunc float %x to half\n  %short = bitcast half %hx to i16\n",
    "bf16": "  %wx = bitcast float %x to i32\n  %down = lshr i32 %wx, 16\n  %odd = and i32 %down, 1\n"
            "  %near = add i32 %wx, 32767\n  %up = add i32 %near, %odd\n  %top = lshr i32 %up, 16\n"
            "  %short = trunc i32 %top to i16\n",
}  # fmt: skip
_INTRINSICS = {"minimumnum": 2, "maximumnum": 2, "fabs": 1, "copysign": 2}
_WITHOUT_SUBNORMAL = """define internal float @without_subnormal(float %x) {
  %size = call float @llvm.fabs.f32(float %x)
  %small = fcmp olt float %size, 0x3810000000000000
  %zero = call float @llvm.copysign.f32(float 0.0, float %x)
  %r = select i1 %small, float %zero, float %x
  ret float %r
}"""


def _number(ptx: str) -> str:
    return f"i{BITS.get(ptx) or int(ptx[1:])}"


def operation(op: str, ptx: str) -> str:
    """`@do_{op}_{ptx}`: the new contents from the old ones, the operands b and c, and whether they are in
    shared memory.

    f32 sums in global memory have no subnormals; in shared memory, and in other types, they do."""
    t = _number(ptx)
    head = f"define internal {t} @do_{op}_{ptx}({t} %old, {t} %b, {t} %c, i1 %shared) {{\n"
    if ptx in ("f16x2", "bf16x2"):
        base = ptx[:-2]
        body = ""
        for n, shift in enumerate((0, 16)):
            for name in ("old", "b"):
                body += f"  %{name}s{n} = lshr i32 %{name}, {shift}\n  %{name}{n} = trunc i32 %{name}s{n} to i16\n"
            body += f"  %r{n} = call i16 @do_{op}_{base}(i16 %old{n}, i16 %b{n}, i16 0, i1 %shared)\n"
            body += f"  %z{n} = zext i16 %r{n} to i32\n"
        body += "  %high = shl i32 %z1, 16\n  %r = or i32 %high, %z0\n"
    elif ptx in ("f16", "bf16"):
        body = _WIDEN[ptx].format(n="old", to="p") + _WIDEN[ptx].format(n="b", to="q") + _SINGLE[op] + _NARROW[ptx]
        body += "  %nan = fcmp uno float %x, %x\n  %r = select i1 %nan, i16 32767, i16 %short\n"
    elif ptx == "f32":
        body = "  %p0 = bitcast i32 %old to float\n  %q0 = bitcast i32 %b to float\n"
        for name in "pq":
            body += f"  %{name}1 = call float @without_subnormal(float %{name}0)\n"
            body += f"  %{name} = select i1 %shared, float %{name}0, float %{name}1\n"
        body += _SINGLE[op] + "  %y = call float @without_subnormal(float %x)\n"
        body += "  %z = select i1 %shared, float %x, float %y\n  %bits = bitcast float %z to i32\n"
        body += f"  %nan = fcmp uno float %x, %x\n  %r = select i1 %nan, i32 {0x7FFFFFFF}, i32 %bits\n"
    elif ptx == "f64":
        body = "  %p = bitcast i64 %old to double\n  %q = bitcast i64 %b to double\n"
        body += "  %x = fadd double %p, %q\n  %sum = bitcast double %x to i64\n"
        # A NaN in global memory stays as it is, that of the operand before that of the memory.
        body += "  %p_nan = fcmp uno double %p, %p\n  %q_nan = fcmp uno double %q, %q\n"
        body += "  %kept = select i1 %p_nan, i64 %old, i64 %sum\n  %far = select i1 %q_nan, i64 %b, i64 %kept\n"
        body += "  %r = select i1 %shared, i64 %sum, i64 %far\n"
    else:
        body = _INTEGER[op].format(t=t, s="s" if ptx[0] == "s" else "u")
    return f"{head}{body}  ret {t} %r\n}}\n"


def helper(op: str, ptx: str, count: int) -> str:
    """`@atom_{op}_{ptx}_{count}`: values[c] in, old values out in the same place; `cas` takes its new value from
    values[1]. Lanes in ascending order."""
    number = _number(ptx)
    element = int(number[1:]) // 8
    size = element * count
    body = runtime.check(size) + "do:\n"
    for c in range(count):
        body += f"""  %o{c} = getelementptr [{f.LANES} x {number}], ptr %values, i64 {c}, i64 %i64
  %b{c} = load {number}, ptr %o{c}
  %q{c} = getelementptr i8, ptr %p, i64 {c * element}
  %old{c} = load {number}, ptr %q{c}
"""
        third = "0"
        if op == "cas":
            body += f"  %oc = getelementptr [{f.LANES} x {number}], ptr %values, i64 1, i64 %i64\n"
            body += f"  %c = load {number}, ptr %oc\n"
            third = "%c"
        given = f"{number} %old{c}, {number} %b{c}, {number} {third}, i1 %shared"
        body += f"  %new{c} = call {number} @do_{op}_{ptx}({given})\n"
        body += f"  store {number} %new{c}, ptr %q{c}\n  store {number} %old{c}, ptr %o{c}\n"
    return runtime.each(f"atom_{op}_{ptx}_{count}", size, body + "  br label %next")


def lower(e: BlockEmitter, inst: Inst) -> None:
    """`atom{.sem}{.scope}{.space}.op{.noftz}{.vec}.type d, [a], b{, c}` and `red`, which has no d."""
    from . import memory

    ptx = inst.parts[-1]
    if inst.parts[0] == "multimem" or ptx not in (*_TYPES, *BITS):
        raise Unsupported(f"type .{ptx}")
    ops = [part for part in inst.parts[1:-1] if part in OPERATIONS]
    space = memory.space_of(Inst(inst.op, [], parts=[part for part in inst.parts if part not in ops]))
    if len(ops) != 1 or ops[0] not in _TYPES.get(ptx, ("add", "min", "max") if ptx in BITS else ()):
        raise Unsupported(f"{'.'.join(ops) or 'no operation'} of .{ptx}")
    op, bits = ops[0], BITS.get(kind(ptx)) or int(ptx[1:])
    result = inst.parts[0] == "atom"
    at, sources = (inst.args[1], inst.args[2:]) if result else (inst.args[0], inst.args[1:])
    names = elements(sources[0])
    if ptx in ("f32", "f64") and op != "add":
        raise Unsupported(f"{op} of .{ptx}")
    memory.put_values(e, names + (sources[1:2] if op == "cas" else []), bits)
    if ptx in BITS:
        e.low.functions["without_subnormal"] = _WITHOUT_SUBNORMAL
        for name, count in _INTRINSICS.items():
            e.low.intrinsics.add(f"declare float @llvm.{name}.f32({', '.join(['float'] * count)})")
    if ptx in ("f16x2", "bf16x2"):
        e.low.helpers.add(("operation", op, ptx[:-2]))
    e.low.helpers.add(("operation", op, ptx))
    e.low.helpers.add(("atomic", op, ptx, len(names)))
    how = race_layout.UPDATE if result else race_layout.REDUCE
    memory.access(e, at, space, f"atom_{op}_{ptx}_{len(names)}", bits // 8 * len(names), how)
    if result:
        for i, name in enumerate(elements(inst.args[0])):
            pointer = e.add(f"getelementptr [32 x i{bits}], ptr %vbuf, i64 {i}")
            e.put(name, e.add(f"load <32 x i{bits}>, ptr {pointer}, align 32"), f"i{bits}")


_BITWISE = ("and", "or", "xor", "exch", "cas")
_TYPES = {
    "b16": ("cas",), "b32": _BITWISE, "b64": _BITWISE, "b128": ("exch", "cas"),
    "u32": ("add", "min", "max", "inc", "dec"), "s32": ("add", "min", "max"), "u64": ("add", "min", "max"),
    "s64": ("add", "min", "max"),
}  # fmt: skip
