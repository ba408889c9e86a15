"""Loads, stores and atomics, and what orders them [PTX ISA 9.7.9, 9.7.13]."""

from __future__ import annotations

from ...base.findings import EmulatorFinding
from ..lowering import python_calls
from ..lowering.emitter import BlockEmitter
from ..lowering.legacy import BITS
from ..lowering.registers import address_parts
from ..lowering.types import kind
from ..machine import unwritten
from ..native import access
from ..native import frame as f
from ..ptx.malformed import Unsupported
from ..ptx.opcodes import LOAD, STORE, STRONG, WAIT, instruction
from ..ptx.parse import Inst, elements
from ..races import access_code, layout, race_code, store_lanes

SPACES = ("global", "shared", "shared::cta", "shared::cluster", "local", "param", "param::entry", "const")
_SYNC = {"relaxed", "acquire", "release", "volatile", "mmio"}  # strong operations: a flag between threads
_HINTS = ("relaxed", "acquire", "release", "acq_rel", "weak", "volatile", "gpu", "cta", "sys", "cluster", "nc", "ca",
          "cg", "cs", "lu", "cv", "wb", "wt", "no_allocate", "v2", "v4", "v8", "noftz", "mmio")  # fmt: skip


def space_of(inst: Inst) -> str:
    """The state space of a load, a store or an atomic, refusing unknown modifiers."""
    found = [part for part in inst.parts if part in SPACES]
    for part in inst.parts[1:-1]:
        if part not in SPACES and part not in _HINTS and not part.startswith(("L1::", "L2::", "evict", "ftz")):
            raise Unsupported(f"modifier .{part}")
    return found[0].removesuffix("::entry") if found else "generic"


def access_operand(
    e: BlockEmitter, operand: str, space: str, helper: str, size: int, how: int, element: int = 0
) -> None:
    """Calls a helper of native/access.py on the addresses, of ``size`` bytes a lane; `%vbuf` holds the values. The race
    detector looks at them first, as ``how`` of layout.py; of a store it is told the bytes of an ``element``."""
    access_at(e, e.address(operand, space), space, helper, size, how, element)


def access_at(e: BlockEmitter, addresses: str, space: str, helper: str, size: int, how: int, element: int = 0) -> None:
    """`access_operand` on a vector of generic addresses."""
    e.say(f"store <32 x i64> {addresses}, ptr %abuf, align 64")
    if e.counters:
        e.counters.access(e, size)
    if space not in ("local", "param", "const"):
        access_code.check(e, size, how, element)
    cache = e.add(f"getelementptr i8, ptr %w, i64 {e.low.cache()}")
    if space not in ("generic", *(name for name in SPACES if name.startswith("shared"))):
        bad = e.add(f"call i1 @{helper}(ptr %w, ptr %abuf, i32 {e.mask}, ptr %vbuf, ptr {cache})")
        e.fault_if(bad, e.site())
        return
    # Again for the lanes that are left, where a lane read shared bytes that nothing had written, and now has a value.
    e.count += 1
    n, lane = e.count, e.add(f"getelementptr i8, ptr %w, i64 {f.FAULT_LANE}")
    e.say(f"br label %first{n}")
    e.lines += [f"first{n}:", f"  br label %again{n}", f"again{n}:"]
    e.say(f"%left{n} = phi i32 [{e.mask}, %first{n}], [%rest{n}, %set{n}]")
    bad = e.add(f"call i1 @{helper}(ptr %w, ptr %abuf, i32 %left{n}, ptr %vbuf, ptr {cache})")
    e.say(f"br i1 {bad}, label %unset{n}, label %good{n}")
    e.lines.append(f"unset{n}:")
    python_calls.invoke(e, e.site(unwritten.load))
    e.say(f"br label %set{n}")
    e.lines.append(f"set{n}:")
    shift = e.add(f"trunc i64 {e.add(f'load i64, ptr {lane}')} to i32")
    above = e.add(f"shl i32 -1, {shift}")
    e.say(f"%rest{n} = and i32 %left{n}, {above}")
    e.say(f"br label %again{n}")
    e.lines.append(f"good{n}:")


@instruction("ld", "ldu", isa="9.7.9.8, 9.7.9.9, 9.7.9.10", counts=LOAD, crosses=STRONG)
def load(e: BlockEmitter, inst: Inst) -> None:
    space, ptx = space_of(inst), inst.parts[-1]
    t = kind(ptx)
    bits = BITS.get(t) or int(t[1:])
    names = elements(inst.args[0])
    if space == "param" and address_parts(inst.args[1])[0] in e.low.symbols:
        base, offset = address_parts(inst.args[1])
        if wrong := _outside(e, e.low.symbols[base][1] + offset, bits // 8 * len(names)):
            python_calls.stop(e, inst, lambda site: EmulatorFinding(*wrong))
            return
        pointer = e.add(f"load ptr, ptr {e.add(f'getelementptr i8, ptr %w, i64 {f.PARAMS}')}")
        for i, name in enumerate(names):
            at = e.low.symbols[base][1] + offset + i * bits // 8
            one = e.add(f"load i{bits}, ptr {e.add(f'getelementptr i8, ptr {pointer}, i64 {at}')}, align 1")
            e.put(name, e.spread(one, f"i{bits}"), f"i{bits}", ptx[0] == "s")
        return
    how = layout.ACQUIRE if _SYNC & set(inst.parts) else layout.READ
    e.low.helper(access.load, bits // 8, len(names))
    access_operand(e, inst.args[1], space, f"ld_{bits // 8}_{len(names)}", bits // 8 * len(names), how)
    for i, name in enumerate(names):
        pointer = e.add(f"getelementptr [32 x i{bits}], ptr %vbuf, i64 {i}")
        value = e.add(f"load <32 x i{bits}>, ptr {pointer}, align 32")
        e.put(name, value, f"i{bits}", ptx[0] == "s")


def _outside(e: BlockEmitter, at: int, size: int) -> tuple[str, str] | None:
    """The kind and the message of the finding of a load of ``size`` bytes, from byte ``at`` of the parameters on, that
    leaves these or is not aligned; None where it is right."""
    if not 0 <= at <= e.low.param_size - size:
        return "out-of-bounds", f"byte {at} of the parameters, {size} bytes, is outside their {e.low.param_size} bytes"
    if at % size:
        return "misaligned", f"byte {at} of the parameters is not a multiple of the {size} bytes that are read"
    return None


def put_values(e: BlockEmitter, names: list[str], bits: int) -> None:
    """Puts the values of a store or an atomic where the helpers of native/access.py find them."""
    for i, name in enumerate(names):
        value = e.get(name, f"i{bits}")
        pointer = e.add(f"getelementptr [32 x i{bits}], ptr %vbuf, i64 {i}")
        e.say(f"store <32 x i{bits}> {value}, ptr {pointer}, align 32")


@instruction("st", isa="9.7.9.11", counts=STORE, results=(), stored=1, crosses=STRONG, tells=STRONG)
def store(e: BlockEmitter, inst: Inst) -> None:
    space, t = space_of(inst), kind(inst.parts[-1])
    bits = BITS.get(t) or int(t[1:])
    if space == "param":
        raise Unsupported("this store")
    names = elements(inst.args[1])
    put_values(e, names, bits)
    how = layout.RELEASE if _SYNC & set(inst.parts) else layout.WRITE
    if "release" in inst.parts and not {"cta", "cluster"} & set(inst.parts):
        covers(e)
    e.low.helper(access.store, bits // 8, len(names))
    access_operand(e, inst.args[0], space, f"st_{bits // 8}_{len(names)}", bits // 8 * len(names), how, bits // 8)
    if space != "local":
        store_lanes.check(e, bits // 8, len(names))


@instruction("fence.proxy.async", "fence.proxy.async::generic", isa="9.7.13.4", counts="synchronise", results=())
def proxy_fence(e: BlockEmitter, inst: Inst) -> None:
    """`fence.proxy.async{.global,.shared::{cta,cluster}}`: of shared memory the race detector hears."""
    if not inst.op.endswith(".global"):
        e.say(f"call void {race_code.symbol(e.low, 'fence_proxy')}(ptr %w, i32 {e.mask})")


@instruction("membar", isa="9.7.13.4", counts="synchronise", results=())
def membar(e: BlockEmitter, inst: Inst) -> None:
    """`membar.{gl,sys}`: in front of a store it makes a release of it, which the race detector hears."""
    if inst.parts[1] != "cta":
        e.say(f"call void {race_code.symbol(e.low, 'fence_global')}(ptr %w, i32 {e.mask})")
        covers(e)


def covers(e: BlockEmitter) -> None:
    """Emits what a release or a fence of the chip's scope tells the race detector of writes before it."""
    e.say(f"call void {race_code.symbol(e.low, 'covers')}(ptr %w, i32 {e.mask})")


@instruction("fence", isa="9.7.13.4", counts="synchronise", results=())
@instruction("griddepcontrol", isa="9.7.13.13", counts="synchronise", results=())
@instruction("wgmma.fence", isa="9.7.15.7.1", counts="synchronise", results=(), meets=True)
@instruction("prefetch", "prefetchu", isa="9.7.9.15", counts="other", results=())
@instruction("applypriority", isa="9.7.9.16", counts="other", results=())
@instruction("discard", isa="9.7.9.17", counts="other", results=())
@instruction("pmevent", isa="9.7.19.3", counts="other", results=())
def nothing(e: BlockEmitter, inst: Inst) -> None:
    """Order, visibility and hints: the emulator runs one warp at a time on one memory, so there is nothing to do."""


@instruction("nanosleep", isa="9.7.19.2", counts="synchronise", results=(), ends=WAIT)
def nanosleep(e: BlockEmitter, inst: Inst) -> None:
    """`nanosleep.u32 t`: a warp may be stopped here, as at the end of any block."""
    e.say(f"store i32 {f.NEXT}, ptr {e.add(f'getelementptr i8, ptr %w, i64 {f.STATUS}')}")
