"""Loads, stores and atomics, and what orders them [PTX ISA 9.7.9, 9.7.13]."""

from __future__ import annotations

from ...base.findings import EmulatorFinding
from ..lowering import python_calls
from ..lowering.emitter import BlockEmitter
from ..lowering.registers import address_parts
from ..lowering.types import modifier, type_of
from ..lowering.values import PTR, S1, S32, S64, Type, Value
from ..machine import unwritten
from ..native import access
from ..native import frame as f
from ..ptx.malformed import Unsupported
from ..ptx.opcodes import LOAD, STORE, STRONG, WAIT, instruction
from ..ptx.parse import Inst, elements
from ..races import access_code, layout, lost_updates, race_code, store_lanes
from . import extents

SPACES = ("global", "shared", "shared::cta", "shared::cluster", "local", "param", "param::entry", "const")
_SYNC = {"relaxed", "acquire", "release", "volatile", "mmio"}  # strong operations: a flag between threads
_HINTS = ("relaxed", "acquire", "release", "acq_rel", "weak", "volatile", "gpu", "cta", "sys", "cluster", "nc", "ca",
          "cg", "cs", "lu", "cv", "wb", "wt", "no_allocate", "v2", "v4", "v8", "noftz", "mmio")  # fmt: skip

Function = tuple[str, *tuple[int, ...]]  # of access.c or atomics.c: what it is called by, and its last arguments


def space_of(inst: Inst) -> str:
    """The state space of a load, a store or an atomic, refusing unknown modifiers."""
    found = [part for part in inst.parts if part in SPACES]
    for part in inst.parts[1:-1]:
        if part not in SPACES and part not in _HINTS and not part.startswith(("L1::", "L2::", "evict", "ftz")):
            raise Unsupported(f"modifier .{part}")
    return found[0].removesuffix("::entry") if found else "generic"


def access_operand(
    e: BlockEmitter, operand: str, space: str, function: Function, size: int, how: int, element: int = 0
) -> None:
    """Calls a ``function`` on the addresses, of ``size`` bytes a lane; `%vbuf` holds the values. The race detector
    looks at them first, as ``how`` of layout.py; of a store it gets the bytes of an ``element``."""
    addresses = e.address(operand, space)
    extents.check(e, operand, space, addresses, size)
    access_at(e, addresses, space, function, size, how, element)


def access_at(
    e: BlockEmitter, addresses: Value, space: str, function: Function, size: int, how: int, element: int = 0
) -> None:
    """`access_operand` on a vector of generic addresses."""
    target, *given = function
    e.store(addresses, e.abuf)
    if e.counters:
        e.counters.access(e, size)
    if space not in ("local", "param", "const"):
        access_code.check(e, size, how, element)
    cache = e.cache()
    if space not in ("generic", *(name for name in SPACES if name.startswith("shared"))):
        e.fault_if(e.call(S1, target, e.w, e.abuf, e.mask, e.vbuf, cache, *given), e.site())
        return
    # Again for the lanes that are left, where a lane read shared bytes that nothing had written, and now has a value.
    with e.loop(e.mask) as (left, again), e.when(e.call(S1, target, e.w, e.abuf, left, e.vbuf, cache, *given)):
        python_calls.invoke(e, e.site(unwritten.load))
        lane = e.read(S64, f.FAULT_LANE).to(S32)
        again(left & e.constant(S32, -1) << lane)


def loads(e: BlockEmitter, element: int, count: int) -> Function:
    """Loads ``count`` components of ``element`` bytes a lane."""
    return e.low.native(access.LIBRARY, f"load_{element}"), count


def stores(e: BlockEmitter, element: int, count: int) -> Function:
    """The inverse; shared memory counts as written then."""
    return e.low.native(access.LIBRARY, f"store_{element}"), count


@instruction("ld", "ldu", isa="9.7.9.8, 9.7.9.9, 9.7.9.10", counts=LOAD, crosses=STRONG)
def load(e: BlockEmitter, inst: Inst) -> None:
    space, signed = space_of(inst), inst.parts[-1][0] == "s"
    t = _in_memory(inst)
    size, names = t.bits // 8, elements(inst.args[0])
    if space == "param" and address_parts(inst.args[1])[0] in e.low.symbols:
        base, offset = address_parts(inst.args[1])
        at = e.low.symbols[base][1] + offset
        if wrong := _outside(e, at, size * len(names)):
            python_calls.stop(e, inst, lambda site: EmulatorFinding(*wrong))
            return
        parameters = e.read(PTR, f.PARAMS)
        for i, name in enumerate(names):
            e.put(name, e.load(t.scalar, parameters + (at + i * size), 1).spread(), signed)
        return
    how = layout.ACQUIRE if _SYNC & set(inst.parts) else layout.READ
    access_operand(e, inst.args[1], space, loads(e, size, len(names)), size * len(names), how)
    take_values(e, names, t, signed)


def _in_memory(inst: Inst) -> Type:
    """The type of what a load or a store moves, as an integer; predicates have no bytes in memory."""
    t = type_of(inst.parts[-1]).integer
    if t.bits < 8:
        raise Unsupported(f"type .{inst.parts[-1]}")
    return t


def _outside(e: BlockEmitter, at: int, size: int) -> tuple[str, str] | None:
    """The kind and the message of the finding of a load of ``size`` bytes, from byte ``at`` of the parameters on, that
    leaves these or is not aligned; None where it is right."""
    if not 0 <= at <= e.low.param_size - size:
        return "out-of-bounds", f"byte {at} of the parameters, {size} bytes, is outside their {e.low.param_size} bytes"
    if at % size:
        return "misaligned", f"byte {at} of the parameters is not a multiple of the {size} bytes that are read"
    return None


def put_values(e: BlockEmitter, names: list[str], t: Type) -> None:
    """Puts the values of a store or an atomic where access.c and atomics.c find them."""
    for i, name in enumerate(names):
        e.store(e.get(name, t), e.vbuf + 4 * t.bits * i, 32)


def take_values(e: BlockEmitter, names: list[str], t: Type, signed: bool = False) -> None:
    """Takes the results from where these put them."""
    for i, name in enumerate(names):
        e.put(name, e.load(t, e.vbuf + 4 * t.bits * i, 32), signed)


@instruction("st", isa="9.7.9.11", counts=STORE, results=(), stored=1, crosses=STRONG, signals=STRONG)
def store(e: BlockEmitter, inst: Inst) -> None:
    space, t = space_of(inst), _in_memory(inst)
    if space == "param":
        raise Unsupported("this store")
    size, names = t.bits // 8, elements(inst.args[1])
    put_values(e, names, t)
    how = layout.RELEASE if _SYNC & set(inst.parts) else layout.WRITE
    if "release" in inst.parts:
        releases(e, inst)
    addresses = e.address(inst.args[0], space)
    extents.check(e, inst.args[0], space, addresses, size * len(names))
    if space != "local" and (load := e.low.updates.get(id(inst))):
        lost_updates.check(e, addresses, size * len(names), load)
    access_at(e, addresses, space, stores(e, size, len(names)), size * len(names), how, size)
    if space != "local":
        store_lanes.check(e, size, len(names))


@instruction("fence.proxy.async", "fence.proxy.async::generic", isa="9.7.13.4", counts="synchronise", results=())
def proxy_fence(e: BlockEmitter, inst: Inst) -> None:
    """`fence.proxy.async{.global,.shared::{cta,cluster}}`: of shared memory the race detector hears."""
    if not inst.op.endswith(".global"):
        e.do(race_code.symbol(e.low, "fence_proxy"), e.w, e.mask)


@instruction("membar", isa="9.7.13.4", counts="synchronise", results=())
def membar(e: BlockEmitter, inst: Inst) -> None:
    """`membar.{cta,gl,sys}`: in front of a store it makes a release of it, which the race detector hears."""
    if modifier(inst, 1) != "cta":
        e.do(race_code.symbol(e.low, "fence_global"), e.w, e.mask)
    releases(e, inst)


def releases(e: BlockEmitter, inst: Inst) -> None:
    """Emits what a release or a fence does in the race detector for writes before it."""
    e.do(race_code.symbol(e.low, "fence_warps"), e.w, e.mask)
    if not {"cta", "cluster"} & set(inst.parts):
        e.do(race_code.symbol(e.low, "covers"), e.w, e.mask)


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
    e.write(f.STATUS, e.constant(S32, f.NEXT))
