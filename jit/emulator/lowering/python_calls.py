"""The code of an instruction, as its row says; of those that Python executes, how their operands get there."""

from __future__ import annotations

from collections.abc import Callable

from ...base.findings import UnsupportedInstruction
from ..machine.cta_cluster import Warp
from ..machine.sites import Site
from ..native import frame as f
from ..ptx.opcodes import Helps, Opcode, of
from ..ptx.parse import Inst, leaves
from .emitter import BlockEmitter
from .values import Unsupported, address_parts

Handler = Callable[[Warp, Site, int], int]


def lower(e: BlockEmitter, inst: Inst) -> None:
    """Emits the code of an instruction, or its call, as its row says. Raises Unsupported where it is refused."""
    row = of(inst)
    if row.executes is not None and row.python(inst):
        _call(e, inst, row.executes, row)
    elif row.emits is not None:
        row.emits(e, inst)
    else:
        raise Unsupported(row.refused)


def refuse(e: BlockEmitter, inst: Inst, why: str) -> None:
    """Emits a call that raises UnsupportedInstruction when a lane reaches it."""
    stop(e, inst, lambda site: UnsupportedInstruction(str(site.inst), site.inst.location, why))


def stop(e: BlockEmitter, inst: Inst, error: Callable[[Site], Exception]) -> None:
    """Emits a call that raises ``error`` of its site when a lane reaches it."""

    def handler(warp: Warp, site: Site, mask: int) -> int:
        if mask:
            raise error(site)
        return 0

    e.inst = inst
    number = e.site(handler)
    e.say(f"store i32 0, ptr {_status(e)}")
    invoke(e, number)


def call(e: BlockEmitter, inst: Inst, handler: Handler) -> None:
    """Emits the call of an executor that was made for this instruction alone."""
    _call(e, inst, handler, of(inst))


def _call(e: BlockEmitter, inst: Inst, handler: Handler, row: Opcode) -> None:
    number = e.site(handler)
    results = () if row.keeps else row.results
    site = e.low.sites[number]
    slot = 0
    for i, operand in enumerate(inst.args):
        names = leaves(operand)
        if row.keeps and i in row.results:
            if missing := [name for name in names if name not in e.low.homes]:
                raise Unsupported(f"register {missing[0]} has no place in the frame")
            site.homes.append([e.low.homes[name] for name in names])
            site.slots.append([])
            site.widths.append([])
            continue
        site.homes.append([])
        if slot + len(names) > f.SLOTS:
            raise Unsupported("too many operands")
        site.slots.append(list(range(slot, slot + len(names))))
        site.widths.append([e.low.function.registers.get(name.lstrip("!"), 64) for name in names])
        if i not in results:
            for j, name in enumerate(names):
                _marshal(e, name, slot + j)
        slot += len(names)
    if e.counters:
        e.counters.call(e, site)
    if row.keeps or row.settles:
        e.flush(forget=True)
    e.say(f"store i32 0, ptr {_status(e)}")
    if e.mask != "%mask":
        n = e.count
        e.say(f"br i1 {e.add(f'icmp eq i32 {e.mask}, 0')}, label %skip{n}, label %do{n}")
        e.lines.append(f"do{n}:")
        _execute(e, number, row.helper)
        e.say(f"br label %skip{n}")
        e.lines.append(f"skip{n}:")
    else:
        _execute(e, number, row.helper)
    for i in results:
        for j, name in enumerate(leaves(inst.args[i])):
            if name != "_":
                pointer = e.add(f"getelementptr i8, ptr %w, i64 {f.SCRATCH + site.slots[i][j] * 256}")
                bits = e.low.function.registers.get(name)
                if bits is None:
                    raise Unsupported(f"destination {name}")
                if bits == 1:
                    value = e.add(f"bitcast i32 {e.add(f'load i32, ptr {pointer}')} to <32 x i1>")
                else:
                    value = e.resize(e.add(f"load <32 x i64>, ptr {pointer}, align 64"), 64, bits)
                e.put(name, value, f"i{bits}")


def _marshal(e: BlockEmitter, name: str, slot: int) -> None:
    pointer = e.add(f"getelementptr i8, ptr %w, i64 {f.SCRATCH + slot * 256}")
    if name == "_":
        return
    if name.startswith("["):
        base, offset = address_parts(name)
        value = e.get(base, "i64")
        if offset:
            value = e.add(f"add <32 x i64> {value}, {e.splat(offset, 'i64')}")
        e.say(f"store <32 x i64> {value}, ptr {pointer}, align 64")
        return
    bits = e.low.function.registers.get(name.lstrip("!"), 64)
    if bits > 64:
        raise Unsupported(f"register {name} of {bits} bits")
    value = e.get(name, f"i{bits}")
    if bits == 1:
        e.say(f"store i32 {e.add(f'bitcast <32 x i1> {value} to i32')}, ptr {pointer}")
    else:
        e.say(f"store <32 x i64> {e.resize(value, bits, 64)}, ptr {pointer}, align 64")


def _status(e: BlockEmitter) -> str:
    return e.add(f"getelementptr i8, ptr %w, i64 {f.STATUS}")


def _execute(e: BlockEmitter, number: int, helper: Helps | None) -> None:
    """Emits the native code, if there is some, and the call into Python behind it."""
    slow = helper(e, e.low.sites[number]) if helper else None
    if slow is None:
        invoke(e, number)
        return
    n = e.count
    e.say(f"br i1 {slow}, label %slow{n}, label %quick{n}")
    e.lines.append(f"slow{n}:")
    invoke(e, number)
    e.say(f"br label %quick{n}")
    e.lines.append(f"quick{n}:")


def invoke(e: BlockEmitter, site: int) -> None:
    """Emits the call of a site's handler in Python, and the end of the block where that has a finding."""
    pointer = _status(e)
    status = e.add(f"call i64 {e.low.callback}(i64 {site}, i32 {e.mask})")
    e.say(f"store i32 {e.add(f'trunc i64 {status} to i32')}, ptr {pointer}")
    e.fault_if(e.add(f"icmp eq i64 {status}, {f.FAULT}"), site)
