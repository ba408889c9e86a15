"""Loads, stores, atomics, and the instructions of one warp [PTX ISA 9.7.9, 9.7.13]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import atomics, lane_races, race_code, race_layout, races
from . import frame as f
from .lower import BITS, Unsupported, address_parts, elements
from .opcodes import kind
from .parse import Inst, number

if TYPE_CHECKING:
    from .lower import BlockEmitter

SPACES = ("global", "shared", "shared::cta", "shared::cluster", "local", "param", "const")
# Order and visibility: the emulator runs one warp at a time on one memory, so these have nothing to do here.
_NOTHING = ("fence", "membar", "griddepcontrol", "prefetch", "prefetchu", "discard", "applypriority", "pmevent",
            "nanosleep", "wgmma.fence")  # fmt: skip
_SYNC = {"relaxed", "acquire", "release", "volatile", "mmio"}  # strong operations: a flag between threads
_HINTS = ("relaxed", "acquire", "release", "acq_rel", "weak", "volatile", "gpu", "cta", "sys", "cluster", "nc", "ca",
          "cg", "cs", "lu", "cv", "wb", "wt", "no_allocate", "v2", "v4", "v8", "noftz", "mmio")  # fmt: skip


def lower(e: BlockEmitter, inst: Inst) -> bool:
    """Emits the instruction; False where this chapter does not have it."""
    name = inst.parts[0]
    if name in ("cp", "mbarrier") or inst.op.startswith(("fence.mbarrier_init", "fence.acq_rel", "fence.sc")):
        return False
    if name in ("ld", "ldu"):
        _load(e, inst)
    elif name == "st" and not {"async", "bulk"} & set(inst.parts):
        _store(e, inst)
    elif name in ("atom", "red") and "async" not in inst.parts:
        atomics.lower(e, inst)
    elif name == "shfl":
        _shuffle(e, inst)
    elif name == "vote":
        _vote(e, inst)
    elif name == "activemask":
        e.put(inst.args[0], e.spread(e.mask, "i32"), "i32")
    elif name == "redux":
        _redux(e, inst)
    elif name == "elect":
        _elect(e, inst)
    elif inst.op.startswith("bar.warp"):
        converged(e, inst.args[0])
    elif inst.op.startswith("setmaxnreg"):
        converged(e, "-1")
    elif inst.op.startswith("fence.proxy.async") and not inst.op.endswith(".global"):
        target = e.add(f"inttoptr i64 {race_code.address('fence_proxy')} to ptr")
        e.say(f"call void {target}(ptr %w, i32 {e.mask})")
    elif inst.op.startswith(_NOTHING):
        pass
    else:
        return False
    return True


def space_of(inst: Inst) -> str:
    """The state space of a load, a store or an atomic, refusing unknown modifiers."""
    found = [part for part in inst.parts if part in SPACES]
    for part in inst.parts[1:-1]:
        if part not in SPACES and part not in _HINTS and not part.startswith(("L1::", "L2::", "evict", "ftz")):
            raise Unsupported(f"modifier .{part}")
    return found[0] if found else "generic"


def access(e: BlockEmitter, operand: str, space: str, helper: str, size: int, how: int) -> None:
    """Calls a helper of runtime.py on the addresses, of ``size`` bytes a lane; `%vbuf` holds the values. The race
    detector looks at them first, as ``how`` of race_layout.py."""
    access_at(e, e.address(operand, space), space, helper, size, how)


def access_at(e: BlockEmitter, addresses: str, space: str, helper: str, size: int, how: int) -> None:
    """`access` on a vector of generic addresses."""
    e.say(f"store <32 x i64> {addresses}, ptr %abuf, align 64")
    if e.low.counters:
        e.low.counters.access(e, size)
    if space not in ("local", "param", "const"):
        site = e.site(races.conflict)
        target = e.add(f"inttoptr i64 {race_code.address('lanes')} to ptr")
        args = f"ptr %w, ptr %abuf, i32 {e.mask}, i64 {size}, i64 {site}, i64 {how}"
        e.fault_if(e.add(f"call i1 {target}({args})"), site)
    cache = e.add(f"getelementptr i8, ptr %w, i64 {e.low.cache()}")
    bad = e.add(f"call i1 @{helper}(ptr %w, ptr %abuf, i32 {e.mask}, ptr %vbuf, ptr {cache})")
    e.fault_if(bad, e.site())


def _load(e: BlockEmitter, inst: Inst) -> None:
    space, ptx = space_of(inst), inst.parts[-1]
    t = kind(ptx)
    bits = BITS.get(t) or int(t[1:])
    names = elements(inst.args[0])
    if space == "param" and address_parts(inst.args[1])[0] in e.low.symbols:
        base, offset = address_parts(inst.args[1])
        pointer = e.add(f"load ptr, ptr {e.add(f'getelementptr i8, ptr %w, i64 {f.PARAMS}')}")
        for i, name in enumerate(names):
            at = e.low.symbols[base][1] + offset + i * bits // 8
            one = e.add(f"load i{bits}, ptr {e.add(f'getelementptr i8, ptr {pointer}, i64 {at}')}, align 1")
            e.put(name, e.spread(one, f"i{bits}"), f"i{bits}", ptx[0] == "s")
        return
    how = race_layout.ACQUIRE if _SYNC & set(inst.parts) else race_layout.READ
    e.low.helpers.add(("load", bits // 8, len(names)))
    access(e, inst.args[1], space, f"ld_{bits // 8}_{len(names)}", bits // 8 * len(names), how)
    for i, name in enumerate(names):
        pointer = e.add(f"getelementptr [32 x i{bits}], ptr %vbuf, i64 {i}")
        value = e.add(f"load <32 x i{bits}>, ptr {pointer}, align 32")
        e.put(name, value, f"i{bits}", ptx[0] == "s")


def put_values(e: BlockEmitter, names: list[str], bits: int) -> None:
    """Puts the values of a store or an atomic where the helpers of runtime.py find them."""
    for i, name in enumerate(names):
        value = e.get(name, f"i{bits}")
        pointer = e.add(f"getelementptr [32 x i{bits}], ptr %vbuf, i64 {i}")
        e.say(f"store <32 x i{bits}> {value}, ptr {pointer}, align 32")


def _store(e: BlockEmitter, inst: Inst) -> None:
    space, t = space_of(inst), kind(inst.parts[-1])
    bits = BITS.get(t) or int(t[1:])
    if space == "param":
        raise Unsupported("this store")
    names = elements(inst.args[1])
    put_values(e, names, bits)
    how = race_layout.RELEASE if _SYNC & set(inst.parts) else race_layout.WRITE
    e.low.helpers.add(("store", bits // 8, len(names)))
    access(e, inst.args[0], space, f"st_{bits // 8}_{len(names)}", bits // 8 * len(names), how)
    if space != "local":
        lane_races.check(e, bits // 8, len(names))


def converged(e: BlockEmitter, members: str) -> None:
    """Faults unless all of the warp's living lanes of the member mask execute the instruction together."""
    from . import pythonic

    if members.startswith("%"):
        value = e.get(members, "i32")
        e.say(f"store <32 x i32> {value}, ptr %ibuf, align 64")
        index = e.call_scalar("i32", "cttz", e.mask)
        want = e.add(f"load i32, ptr {e.add(f'getelementptr [32 x i32], ptr %ibuf, i64 0, i32 {index}')}")
    else:
        want = str(number(members) & 0xFFFFFFFF)
    bad = e.add(f"call i1 @not_converged(ptr %w, i32 {e.mask}, i32 {want})")
    e.fault_if(bad, e.site(pythonic.partial_warp))


def _shuffle(e: BlockEmitter, inst: Inst) -> None:
    """[PTX ISA 9.7.9.6]: c holds the clamp in bits 0–4 and the segment mask in bits 8–12."""
    v = "<32 x i32>"
    mode = inst.parts[2]
    target, _, valid = inst.args[0].partition("|")
    source, b, c = (e.get(arg, "i32") for arg in inst.args[1:4])
    converged(e, inst.args[4])
    for i, value in enumerate((source, b, c)):
        pointer = e.add(f"getelementptr i8, ptr %vbuf, i64 {128 * i}")
        e.say(f"store {v} {value}, ptr {pointer}, align 64")
    bits = e.add(f"call i32 @shfl_{mode}(ptr %vbuf)")
    e.put(target, e.add(f"load {v}, ptr %vbuf, align 64"), "i32")
    if valid:
        e.put(valid, e.add(f"bitcast i32 {bits} to <32 x i1>"), "i1")


def _vote(e: BlockEmitter, inst: Inst) -> None:
    converged(e, inst.args[2])
    p = e.add(f"bitcast <32 x i1> {e.get(inst.args[1], 'i1')} to i32")
    yes = e.add(f"and i32 {p}, {e.mask}")
    mode = inst.parts[2]
    if mode == "ballot":
        e.put(inst.args[0], e.spread(yes, "i32"), "i32")
        return
    every = e.add(f"icmp eq i32 {yes}, {e.mask}")
    none = e.add(f"icmp eq i32 {yes}, 0")
    out = (
        every if mode == "all" else e.add(f"xor i1 {none}, true") if mode == "any" else e.add(f"or i1 {every}, {none}")
    )
    e.put(inst.args[0], e.spread(out, "i1"), "i1")


def _redux(e: BlockEmitter, inst: Inst) -> None:
    op, ptx = inst.parts[2], inst.parts[-1]
    converged(e, inst.args[2])
    if ptx == "f32":
        _redux_float(e, inst)
        return
    if ptx not in ("s32", "u32", "b32"):
        raise Unsupported(f"type .{ptx}")
    name = {"min": ptx[0] + "min", "max": ptx[0] + "max"}.get(op, op)
    neutral = {"add": 0, "or": 0, "xor": 0, "and": -1, "umax": 0, "umin": -1, "smin": 2**31 - 1, "smax": -(2**31)}[name]
    value = e.get(inst.args[1], "i32")
    value = e.add(f"select <32 x i1> {e.lanes()}, <32 x i32> {value}, <32 x i32> {e.splat(neutral, 'i32')}")
    e.low.intrinsics.add(f"declare i32 @llvm.vector.reduce.{name}.v32i32(<32 x i32>)")
    one = e.add(f"call i32 @llvm.vector.reduce.{name}.v32i32(<32 x i32> {value})")
    e.put(inst.args[0], e.spread(one, "i32"), "i32")


def _redux_float(e: BlockEmitter, inst: Inst) -> None:
    """`redux.sync.{min,max}{.abs}{.NaN}.f32`: NaN are left out, or with `.NaN` the result; zeros are ordered by
    sign."""
    v, name = "<32 x i32>", f"s{inst.parts[2]}"
    word = e.get(inst.args[1], "i32")
    size = e.add(f"and {v} {word}, splat (i32 2147483647)")
    if "abs" in inst.parts:
        word = size
    nan = e.add(f"icmp ugt {v} {size}, splat (i32 2139095040)")
    minus = e.add(f"icmp slt {v} {word}, zeroinitializer")
    key = e.add(f"select <32 x i1> {minus}, {v} {e.add(f'xor {v} {word}, splat (i32 2147483647)')}, {v} {word}")
    counts = e.add(f"and <32 x i1> {e.lanes()}, {e.add(f'xor <32 x i1> {nan}, splat (i1 true)')}")
    neutral = e.splat(2**31 - 1 if inst.parts[2] == "min" else -(2**31), "i32")
    key = e.add(f"select <32 x i1> {counts}, {v} {key}, {v} {neutral}")
    e.low.intrinsics.add(f"declare i32 @llvm.vector.reduce.{name}.v32i32({v})")
    one = e.add(f"call i32 @llvm.vector.reduce.{name}.v32i32({v} {key})")
    below = e.add(f"icmp slt i32 {one}, 0")
    back = e.add(f"select i1 {below}, i32 {e.add(f'xor i32 {one}, 2147483647')}, i32 {one}")
    numbers = e.add(f"bitcast <32 x i1> {counts} to i32")
    lost = e.add(f"icmp ne i32 {numbers}, {e.mask}" if "NaN" in inst.parts else f"icmp eq i32 {numbers}, 0")
    e.put(inst.args[0], e.spread(e.add(f"select i1 {lost}, i32 2147483647, i32 {back}"), "i32"), "i32")


def _elect(e: BlockEmitter, inst: Inst) -> None:
    """The lowest lane is elected; PTX leaves the choice to the machine [PTX ISA 9.7.13.15]."""
    converged(e, inst.args[1])
    target, _, predicate = inst.args[0].partition("|")
    index = e.call_scalar("i32", "cttz", e.mask)
    e.put(target, e.spread(index, "i32"), "i32")
    bit = e.add(f"and i32 {e.mask}, {e.add(f'sub i32 0, {e.mask}')}")
    e.put(predicate, e.add(f"bitcast i32 {bit} to <32 x i1>"), "i1")
