"""The code of an instruction, as its row says; of those that Python executes, how their operands get there."""

from __future__ import annotations

from collections.abc import Callable

from ...base.findings import UnsupportedInstruction
from ..machine.cta_cluster import Warp
from ..machine.sites import Site
from ..native import frame as f
from ..ptx.malformed import Unsupported
from ..ptx.opcodes import Helps, Opcode, of
from ..ptx.parse import Inst, leaves
from .emitter import BlockEmitter
from .registers import address_parts
from .values import I1, I64, INTEGERS, S32, S64

Handler = Callable[[Warp, Site, int], int]


def lower(e: BlockEmitter, inst: Inst) -> None:
    """Emits the code of an instruction, or its call, as its row says. Raises Unsupported where it is refused."""
    row = of(inst)
    if row.executes is not None and row.python(inst):
        _call(e, inst, row.executes, row)
    elif row.emits is not None:
        row.emits(e, inst)
    else:
        raise Unsupported(row.reason(e, inst) if row.reason else row.refused)


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
    e.write(f.STATUS, e.constant(S32, 0))
    invoke(e, number)


def call(e: BlockEmitter, inst: Inst, handler: Handler) -> None:
    """Emits the call of an executor that was made for this instruction alone."""
    _call(e, inst, handler, of(inst))


def _call(e: BlockEmitter, inst: Inst, handler: Handler, row: Opcode) -> None:
    number = e.site(handler)
    site = e.low.sites[number]
    _operands(e, inst, row, site)
    if e.counters:
        e.counters.call(e, site)
    if row.keeps or row.settles:
        e.flush(forget=True)
    e.write(f.STATUS, e.constant(S32, 0))
    if e.mask is e.whole:
        _execute(e, number, row.helper)
    else:
        with e.when(e.mask != 0):
            _execute(e, number, row.helper)
    for i in () if row.keeps else row.results:
        for name, slot in zip(leaves(inst.args[i]), site.slots[i], strict=True):
            if name != "_":
                _take(e, name, slot)


def _operands(e: BlockEmitter, inst: Inst, row: Opcode, site: Site) -> None:
    """Emits what puts the operands into scratch slots, which the site names. Registers that the row keeps stay in the
    frame."""
    results = () if row.keeps else row.results
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


def _take(e: BlockEmitter, name: str, slot: int) -> None:
    """Emits what takes a result out of a scratch slot."""
    bits = e.low.function.registers.get(name)
    if bits is None:
        raise Unsupported(f"destination {name}")
    if bits == 1:
        e.put(name, e.read(S32, f.slot(slot)).flags())
    else:
        e.put(name, e.read(I64, f.slot(slot)).to(INTEGERS[bits]))


def _marshal(e: BlockEmitter, name: str, slot: int) -> None:
    """Emits what puts an operand into a scratch slot."""
    if name == "_":
        return
    if name.startswith("["):
        base, offset = address_parts(name)
        value = e.get(base, I64)
        if offset:
            value = value + e.bits(I64, offset)
    else:
        bits = e.low.function.registers.get(name.lstrip("!"), 64)
        if bits > 64:
            raise Unsupported(f"register {name} of {bits} bits")
        value = e.get(name, INTEGERS[bits])
    e.write(f.slot(slot), value.mask() if value.type is I1 else value.to(I64))


def _execute(e: BlockEmitter, number: int, helper: Helps | None) -> None:
    """Emits the native code, if there is some, and the call into Python behind it."""
    slow = helper(e, e.low.sites[number]) if helper else None
    if slow is None:
        invoke(e, number)
        return
    with e.when(slow):
        invoke(e, number)


def invoke(e: BlockEmitter, site: int) -> None:
    """Emits the call of a site's handler in Python, and the end of the block where that has a finding."""
    status = e.call(S64, e.low.callback, site, e.mask)
    e.write(f.STATUS, status.to(S32))
    e.fault_if(status == f.FAULT, site)
