"""Instructions that Python executes on a warp's operands: which they are, and how their operands get there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from . import frame as f
from .findings import EmulatorFinding, UnsupportedInstruction
from .lower import SITES, Unsupported, address_parts, elements
from .parse import Inst, split

if TYPE_CHECKING:
    from .lower import BlockEmitter, Site
    from .machine import Warp

Handler = Callable[["Warp", "Site", int], int]
Native = Callable[["BlockEmitter", "Site"], "str | None"]
_HANDLERS: list[tuple[str, Handler, tuple[int, ...], bool, Native | None]] = []


def executes(
    prefix: str, results: tuple[int, ...] = (), keep: bool = False, native: Native | None = None
) -> Callable[[Handler], Handler]:
    """Registers the executor of all opcodes that begin with ``prefix``, the longest prefix first.

    Args:
        prefix: of the opcode.
        results: numbers of the operands that are results.
        native: emits code that carries the instruction out on the scratch slots; what it returns is the name of an i1
            that is true where Python has to do it after all, or None where it cannot.
        keep: the registers of operand 0 are read and written in the warp's frame, at any time until a wait.
    """

    def register(handler: Handler) -> Handler:
        _HANDLERS.append((prefix, handler, results, keep, native))
        _HANDLERS.sort(key=lambda row: -len(row[0]))
        return handler

    return register


def lower(e: BlockEmitter, inst: Inst) -> bool:
    """Emits the call; False where no executor is registered."""
    from . import (  # noqa: F401  (they register their instructions)
        async_copy,
        barriers,
        bulk,
        cluster,
        matrix,
        mbarrier,
        small_matrix,
        system,
        tcgen05,
        tma,
        video,
        warp_wide,
        wgmma,
        wmma,
    )

    if matrix.lower(e, inst) or wmma.lower(e, inst) or video.lower(e, inst):
        return True
    for prefix, handler, results, keep, native in _HANDLERS:
        if inst.op.startswith(prefix):
            _call(e, inst, handler, results, keep, native)
            return True
    return False


def refuse(e: BlockEmitter, inst: Inst, why: str) -> None:
    """Emits a call that raises UnsupportedInstruction when it is reached."""
    e.inst = inst
    site = e.site(lambda warp, site, mask: _unsupported(site, why))
    e.say(f"store i32 0, ptr {_status(e)}")
    _invoke(e, site)


def _unsupported(site: Site, why: str) -> int:
    raise UnsupportedInstruction(str(site.inst), site.inst.location, why)


def partial_warp(warp: Warp, site: Site, mask: int) -> int:
    """Raises the finding of an instruction that needs lanes which are elsewhere."""
    elsewhere = [lane for lane in range(32) if warp.pcs[lane] != f.EXITED and not mask >> lane & 1]
    raise EmulatorFinding(
        "partial-warp",
        f"lanes {_ranges(elsewhere)} are not there, only {_ranges([n for n in range(32) if mask >> n & 1])}; "
        f"all lanes of the member mask must execute this instruction together",
        lane=elsewhere[0] if elsewhere else None,
        mask=f"{mask:#010x}",
    )


def _ranges(lanes: list[int]) -> str:
    parts: list[str] = []
    for lane in lanes:
        if parts and int(parts[-1].split("–")[-1]) == lane - 1:
            parts[-1] = f"{parts[-1].split('–')[0]}–{lane}"
        else:
            parts.append(str(lane))
    return ", ".join(parts) or "none"


def scalar(warp: Warp, site: Site, operand: int, leaf: int, lane: int) -> int:
    """The unsigned value of one lane of one leaf of an operand, at the width of its register; addresses are 64 bits."""
    slot, bits = site.slots[operand][leaf], site.widths[operand][leaf]
    if bits == 1:
        return int(warp.u32[slot][0]) >> lane & 1
    at = f.SCRATCH + slot * 256 + lane * bits // 8
    return int.from_bytes(warp.frame[at : at + bits // 8].tobytes(), "little")


def call(e: BlockEmitter, inst: Inst, handler: Handler, results: tuple[int, ...]) -> None:
    """Emits the call of an executor that is not registered for an opcode."""
    _call(e, inst, handler, results, False, None)


def leaves(operand: str) -> list[str]:
    """The registers, immediates and addresses that an operand is made of."""
    if operand.startswith("["):
        inner = split(operand[1:-1])
        if len(inner) == 1:
            return [operand]
        return [leaf for part in inner for leaf in (leaves(part) if part.startswith("{") else [f"[{part}]"])]
    if operand.startswith("{"):
        return elements(operand)
    return operand.split("|")


def _call(
    e: BlockEmitter, inst: Inst, handler: Handler, results: tuple[int, ...], keep: bool, native: Native | None
) -> None:
    number = e.site(handler)
    site = SITES[number]
    slot = 0
    for i, operand in enumerate(inst.args):
        names = leaves(operand)
        if keep and i == 0:
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
    if e.low.counters:
        e.low.counters.call(e, site)
    if keep or inst.op.startswith(("wgmma.wait", "tcgen05.wait")):
        e.flush(forget=True)
    e.say(f"store i32 0, ptr {_status(e)}")
    if e.mask != "%mask":
        n = e.count
        e.say(f"br i1 {e.add(f'icmp eq i32 {e.mask}, 0')}, label %skip{n}, label %do{n}")
        e.lines.append(f"do{n}:")
        _execute(e, number, native)
        e.say(f"br label %skip{n}")
        e.lines.append(f"skip{n}:")
    else:
        _execute(e, number, native)
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
                    value = e.add(f"load <32 x i{bits}>, ptr {pointer}, align 64")
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
    value = e.get(name, f"i{bits}")
    if bits == 1:
        e.say(f"store i32 {e.add(f'bitcast <32 x i1> {value} to i32')}, ptr {pointer}")
    else:
        e.say(f"store <32 x i{bits}> {value}, ptr {pointer}, align 64")


def _status(e: BlockEmitter) -> str:
    return e.add(f"getelementptr i8, ptr %w, i64 {f.STATUS}")


def _execute(e: BlockEmitter, number: int, native: Native | None) -> None:
    """Emits the native code, if there is some, and the call into Python behind it."""
    slow = native(e, SITES[number]) if native else None
    if slow is None:
        _invoke(e, number)
        return
    n = e.count
    e.say(f"br i1 {slow}, label %slow{n}, label %quick{n}")
    e.lines.append(f"slow{n}:")
    _invoke(e, number)
    e.say(f"br label %quick{n}")
    e.lines.append(f"quick{n}:")


def _invoke(e: BlockEmitter, site: int) -> None:
    pointer = _status(e)
    target = e.add(f"inttoptr i64 {e.low.callback} to ptr")
    status = e.add(f"call i64 {target}(i64 {site}, i32 {e.mask})")
    e.say(f"store i32 {e.add(f'trunc i64 {status} to i32')}, ptr {pointer}")
    e.fault_if(e.add(f"icmp eq i64 {status}, {f.FAULT}"), site)
