"""Instructions of the lanes of a warp that execute them together [PTX ISA 9.7.9.6, 9.7.13]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from ...base.findings import EmulatorFinding
from ..lowering import python_calls
from ..lowering.emitter import BlockEmitter
from ..lowering.kernel import names_of
from ..lowering.types import modifier
from ..lowering.values import I1, I32, S1, S32, S64, Value
from ..machine import meetings
from ..machine.cta_cluster import Warp
from ..machine.masks import ranges, word
from ..machine.meetings import Place
from ..machine.sites import Site
from ..native import frame as f
from ..ptx.flow import Meeting
from ..ptx.malformed import Unsupported
from ..ptx.opcodes import instruction, of
from ..ptx.parse import Inst, leaves
from ..ptx.types import number
from ..races import race_code
from .native_code import WARP


def members(e: BlockEmitter, operand: str) -> Value:
    """Emits the look at a member mask: a fault unless all living lanes that it names execute the instruction with the
    same one, and no other lane does.

    Returns:
        I32: of each executing lane, the lanes that execute the instruction together with it.
    """
    together = _members(e, operand)
    e.do(race_code.symbol(e.low, "lanes_meet"), e.w, e.mask)
    return together


def _members(e: BlockEmitter, operand: str) -> Value:
    try:
        want = number(operand) & 0xFFFFFFFF
    except ValueError:
        e.store(e.get(operand, I32), e.ibuf)
        together = e.vbuf + 3840
        _part(e, e.call(S1, e.low.native(WARP, "members"), e.w, e.mask, e.ibuf, together))
        return e.load(I32, together)
    _part(e, e.call(S1, e.low.native(WARP, "converged"), e.w, e.mask, e.constant(S32, want)))
    return e.mask.spread()


def _part(e: BlockEmitter, wrong: Value) -> None:
    """Emits what happens where ``wrong``, a scalar, is true: a fault, or a wait of lanes that others may still join."""
    meeting = e.block.meetings.get(id(e.inst))
    if meeting is None:
        e.fault_if(wrong, e.site(_not_together))
        return
    number = e.site(_wait)
    with e.when(wrong):
        staged = e.stage({name for inst in meeting.left for name in names_of(inst)})
        e.low.sites[number].form = place = _place(e, meeting, staged)
        if e.inst.guard:  # the lanes for which it does not hold go on
            e.send(e.constant(I32, place.after))
        status = e.call(S64, e.low.callback, number, e.mask)
        e.fault_if(status == f.FAULT, number)
        e.ret(f.SPLIT << 32)


def _place(e: BlockEmitter, meeting: Meeting, staged: Mapping[str, int]) -> Place:
    """Where the operands of the instruction are, and those of the block in which its lanes meet others; ``staged``: of
    `BlockEmitter.stage`."""
    inst = e.inst
    row = of(inst)

    def value(text: str) -> meetings.Value:
        name = text.lstrip("!")
        if name in e.low.homes:
            return meetings.Value(e.low.homes[name], e.low.function.registers[name], negated=text[0] == "!")
        return meetings.Value(None, 64, number(text))

    operands, results = [], []
    for i, (own, shared) in enumerate(zip(inst.args, e.low.blocks[meeting.meets].insts[0].args, strict=True)):
        if i in row.results:
            results += [(value(a), value(b)) for a, b in zip(leaves(own), leaves(shared), strict=False) if a != "_"]
        else:
            operands.append((value(own), value(shared)))
    after = f.EXITED if meeting.after is None else meeting.after
    left = [(value(name), replace(value(name), at=at)) for name, at in staged.items()]
    return Place(after, meeting.meets, value(inst.args[row.members]), operands, results, e.low.stage(0), left)


def _wait(warp: Warp, site: Site, mask: int) -> int:
    """Lanes of a member mask have diverged: those that are here wait for them."""
    meetings.take_over(warp, site)
    waiting = list(meetings.groups(warp, site, mask))
    for one in waiting:
        if wrong := one.lanes & ~one.members:
            _accuse(warp, one.members, one.lanes, (wrong & -wrong).bit_length() - 1)
    meetings.wait(warp, waiting)
    return 0


def _not_together(warp: Warp, site: Site, mask: int) -> int:
    """Raises the finding of `converged` of members.h."""
    lane, want, here = (int(warp.w64[at // 8]) for at in (f.FAULT_LANE, f.FAULT_ADDRESS, f.FAULT_SIZE))
    _accuse(warp, want, here, lane)
    return 0


def _accuse(warp: Warp, want: int, here: int, lane: int) -> None:
    """Raises the finding of lanes ``here`` that give the member mask ``want``; ``lane`` is wrong there."""
    lanes = ranges([n for n in range(32) if here >> n & 1])
    if here >> lane & 1:
        message = f"lanes {lanes} execute this with the member mask {want:#010x}, which does not name {lane}"
    else:
        missing = ranges([n for n in range(32) if want & ~here >> n & 1 and warp.pcs[n] != f.EXITED])
        message = (
            f"lanes {missing} do not execute it, only {lanes}; all lanes of the member mask must execute this "
            f"instruction together, with the same mask{meetings.waiting_places(warp, want & ~here)}"
        )
    raise EmulatorFinding("partial-warp", message, lane=lane, mask=f"{here:#010x}", members=f"{want:#010x}")


@instruction("vote", isa="9.7.13.8, 9.7.13.9", counts="warp", meets=True, members=2)
def vote(e: BlockEmitter, inst: Inst) -> None:
    """`vote.sync.{all,any,uni}.pred d, {!}a, members`, `vote.sync.ballot.b32 d, {!}a, members`."""
    together = members(e, inst.args[2])
    yes = e.get(inst.args[1], I1).mask().spread() & together
    mode = modifier(inst, 2)
    if mode == "ballot":
        e.put(inst.args[0], yes)
        return
    every, some = yes == together, yes != 0
    e.put(inst.args[0], some if mode == "any" else every | ~some if mode == "uni" else every)


@instruction("activemask", isa="9.7.13.11", counts="warp", meets=True)
def activemask(e: BlockEmitter, inst: Inst) -> None:
    """`activemask.b32 d`: the lanes that are here."""
    e.put(inst.args[0], e.mask.spread())


@instruction("bar.warp", "barrier.warp", isa="9.7.13.2", counts="synchronise", results=(), meets=True, members=0)
def warp_barrier(e: BlockEmitter, inst: Inst) -> None:
    """`bar.warp.sync members`."""
    members(e, inst.args[0])


@instruction("setmaxnreg", isa="9.7.19.5", counts="other", results=())
def setmaxnreg(e: BlockEmitter, inst: Inst) -> None:
    """`setmaxnreg.{inc,dec}.sync.aligned.u32 n`: registers do not run out here; the whole warp executes it."""
    members(e, "-1")


def _reduced(e: BlockEmitter, name: str, value: Value, together: Value) -> Value:
    """The words of the lanes that are together, reduced."""
    groups = e.vbuf + 128
    e.store(value, e.vbuf)
    e.store(together, groups)
    e.do(e.low.native(WARP, f"reduce_{name}"), e.vbuf, groups, e.mask)
    return e.load(I32, e.vbuf)


@instruction("redux", isa="9.7.13.12", counts="warp", meets=True, members=2)
def redux(e: BlockEmitter, inst: Inst) -> None:
    """`redux.sync.op.type d, a, members`."""
    op, ptx = modifier(inst, 2), inst.parts[-1]
    together = members(e, inst.args[2])
    if ptx == "f32":
        _redux_float(e, inst, together)
        return
    if ptx not in ("s32", "u32", "b32") or op not in ("add", "and", "or", "xor", "min", "max"):
        raise Unsupported(f"{op} of .{ptx}")
    name = {"min": ptx[0] + "min", "max": ptx[0] + "max"}.get(op, op)
    e.put(inst.args[0], _reduced(e, name, e.get(inst.args[1], I32), together))


def _redux_float(e: BlockEmitter, inst: Inst, together: Value) -> None:
    """`redux.sync.{min,max}{.abs}{.NaN}.f32`: NaN are left out, or with `.NaN` the result; zeros are ordered by
    sign."""
    word = e.get(inst.args[1], I32)
    size = word & 0x7FFFFFFF
    nan = size > 0x7F800000

    def ordered(word: Value) -> Value:  # floats as integers in the same order, and back
        return word.negative.select(word ^ 0x7FFFFFFF, word)

    neutral = 2**31 - 1 if inst.parts[2] == "min" else -(2**31)
    key = nan.select(neutral, ordered(size if "abs" in inst.parts else word))
    back = ordered(_reduced(e, f"s{inst.parts[2]}", key, together))
    nans = together & nan.mask().spread()
    lost = nans != 0 if "NaN" in inst.parts else nans == together
    e.put(inst.args[0], lost.select(0x7FFFFFFF, back))


@instruction("elect", isa="9.7.13.14", counts="warp", meets=True, members=1)
def elect(e: BlockEmitter, inst: Inst) -> None:
    """The lowest lane is elected; PTX leaves the choice to the machine [PTX ISA 9.7.13.14]."""
    target, _, predicate = inst.args[0].partition("|")
    first = e.intrinsic("llvm.cttz", members(e, inst.args[1]), False)
    e.put(target, first)
    e.put(predicate, first == e.each(I32, range(32)))


@instruction("match", isa="9.7.13.10", counts="warp", meets=True, members=2)
def match(e: BlockEmitter, inst: Inst) -> None:
    """`match.any.sync.type d, a, members` gives each lane the lanes whose a equals its own; `match.all.sync.type
    d|p, a, members` gives all of them and true where all a are equal, else 0 and false. Types b32, b64."""
    if id(inst) in e.block.meetings:
        members(e, inst.args[2])
    python_calls.call(e, inst, _match)


def _match(warp: Warp, site: Site, mask: int) -> int:
    """Executes it for the lanes of a mask."""
    out, wants = warp.u32[site.slots[0][0]], warp.u32[site.slots[2][0]]
    values = (warp.u64 if site.inst.parts[-1] == "b64" else warp.u32)[site.slots[1][0]]
    executing = (mask >> np.arange(32) & 1).astype(bool)
    living = sum(1 << lane for lane in range(32) if warp.pcs[lane] != f.EXITED)
    agree = 0
    for want in np.unique(wants[executing]).tolist():
        here = executing & (wants == want)
        lanes = word(here)
        if wrong := (want & living & ~lanes) | (lanes & ~want):
            _accuse(warp, want, lanes, (wrong & -wrong).bit_length() - 1)
        kinds = np.unique(values[here])
        if site.inst.parts[1] == "any":
            for kind in kinds:
                out[here & (values == kind)] = word(here & (values == kind))
        else:
            out[here] = lanes if len(kinds) == 1 else 0
            agree |= lanes if len(kinds) == 1 else 0
    if len(site.slots[0]) > 1:
        warp.u32[site.slots[0][1]][0] = agree
    return 0
