"""What the lanes of a warp do together [PTX ISA 9.7.9.5, 9.7.13]: shfl, vote, redux, activemask, elect, warp barriers."""

from __future__ import annotations

from . import layout
from .emit import MASK, V32, V64, Values, lanes_of, splat, vec
from .parse import Inst, number


def member_mask(e: Values, inst: Inst) -> str:
    """The lanes that must take part, an i32; the register's value in the first active lane where it is one."""
    name = inst.parts[0]
    if name in ("ldmatrix", "stmatrix", "mma"):
        return str(layout.FULL)
    arg = inst.args[0] if name == "bar" else inst.args[-1]
    if not e.is_register(arg):
        return str(number(arg) & layout.FULL)
    return first_lane(e, e.get(arg, 32), e.active)


def first_lane(e: Values, value: str, lanes: str) -> str:
    """An i32 vector's value in the lowest of ``lanes``."""
    e.declared["llvm.cttz.i32"] = "declare i32 @llvm.cttz.i32(i32, i1)"
    place = e.emit(f"call i32 @llvm.cttz.i32(i32 {e.bitmask(lanes)}, i1 false)")
    return e.emit(f"extractelement {V32} {value}, i32 {e.emit(f'and i32 {place}, 31')}")


def shfl(e: Values, inst: Inst) -> None:
    """shfl.sync [9.7.9.6]."""
    mode = inst.parts[2]
    out, _, valid = inst.args[0].partition("|")
    a, b, c = (e.get(arg, 32) for arg in inst.args[1:4])
    lane = lanes_of(list(range(32)))
    if all(not e.is_register(arg) for arg in inst.args[2:4]):
        table, ok = _table(mode, number(inst.args[2]) & 31, number(inst.args[3]))
        value = e.emit(f"shufflevector {V32} {a}, {V32} poison, {V32} {lanes_of(table)}")
        inside = "<" + ", ".join(f"i1 {str(bit).lower()}" for bit in ok) + ">"
    else:
        b = e.emit(f"and {V32} {b}, {splat(31, 32)}")
        segment = e.emit(f"and {V32} {e.emit(f'lshr {V32} {c}, {splat(8, 32)}')}, {splat(31, 32)}")
        clamp = e.emit(f"and {V32} {c}, {splat(31, 32)}")
        start = e.emit(f"and {V32} {lane}, {segment}")
        free = e.emit(f"xor {V32} {segment}, {splat(31, 32)}")
        end = e.emit(f"or {V32} {start}, {e.emit(f'and {V32} {clamp}, {free}')}")
        if mode == "up":
            at, test = e.emit(f"sub {V32} {lane}, {b}"), "sge"
        elif mode == "down":
            at, test = e.emit(f"add {V32} {lane}, {b}"), "sle"
        elif mode == "bfly":
            at, test = e.emit(f"xor {V32} {lane}, {b}"), "sle"
        else:
            at, test = e.emit(f"or {V32} {start}, {e.emit(f'and {V32} {b}, {free}')}"), "sle"
        inside = e.emit(f"icmp {test} {V32} {at}, {end}")
        at = e.emit(f"select {MASK} {inside}, {V32} {at}, {V32} {lane}")
        value = dynamic_shuffle(e, a, at)
    e.set(out, value, 32)
    if valid:
        e.set(valid, e.emit(f"and {MASK} {inside}, splat (i1 true)"), 1)


def dynamic_shuffle(e: Values, value: str, index: str) -> str:
    """Element ``index[lane]`` of a vector, for every lane."""
    room = e.at(layout.SCRATCH)
    e.do(f"store {V32} {value}, ptr {room}")
    base = e.broadcast("i64", e.emit(f"ptrtoint ptr {room} to i64"))
    offset = e.emit(f"zext {V32} {e.emit(f'shl {V32} {index}, {splat(2, 32)}')} to {V64}")
    at = e.emit(f"inttoptr {V64} {e.emit(f'add {V64} {base}, {offset}')} to <32 x ptr>")
    return e.emit(
        f"call {V32} @llvm.masked.gather.v32i32.v32p0(<32 x ptr> {at}, i32 4, {MASK} splat (i1 true), {V32} zeroinitializer)"
    )


def _table(mode: str, b: int, c: int) -> tuple[list[int], list[bool]]:
    clamp, segment = c & 31, c >> 8 & 31
    table, inside = [], []
    for lane in range(32):
        start = lane & segment
        end = start | clamp & ~segment
        at = {"up": lane - b, "down": lane + b, "bfly": lane ^ b, "idx": start | b & ~segment}[mode]
        ok = at >= end if mode == "up" else at <= end
        table.append(at if ok else lane)
        inside.append(ok)
    return table, inside


def vote(e: Values, inst: Inst) -> None:
    """vote.sync [9.7.13.3]."""
    mode = inst.parts[2]
    member = e.get(inst.args[2], 32)
    predicate = e.get(inst.args[1], 1)
    bits = e.bitmask(e.emit(f"and {MASK} {predicate}, {e.lanes()}"))
    ballot = e.emit(f"and {V32} {e.broadcast('i32', bits)}, {member}")
    here = e.emit(f"and {V32} {e.broadcast('i32', e.bitmask(e.lanes()))}, {member}")
    if mode == "ballot":
        e.set(inst.args[0], ballot, 32)
        return
    everyone = e.emit(f"icmp eq {V32} {ballot}, {here}")
    nobody = e.emit(f"icmp eq {V32} {ballot}, zeroinitializer")
    value = everyone if mode == "all" else e.emit(
        f"xor {MASK} {nobody}, splat (i1 true)" if mode == "any" else f"or {MASK} {everyone}, {nobody}"
    )
    e.set(inst.args[0], value, 1)


def redux(e: Values, inst: Inst) -> None:
    """redux.sync [9.7.13.6]: of integers."""
    if inst.parts[-1] == "f32":
        raise e.unsupported("redux of f32")
    verb, signed = inst.parts[2], inst.parts[-1] == "s32"
    neutral = {"add": 0, "or": 0, "xor": 0, "and": -1, "max": -(1 << 31) if signed else 0,
               "min": (1 << 31) - 1 if signed else -1}[verb]  # fmt: skip
    name = ("s" if signed else "u") + verb if verb in ("min", "max") else verb
    part = e.emit(f"select {MASK} {e.lanes()}, {V32} {e.get(inst.args[1], 32)}, {V32} {splat(neutral, 32)}")
    total = e.intrinsic(f"llvm.vector.reduce.{name}.v32i32", "i32", (V32, part))
    e.set(inst.args[0], e.broadcast("i32", total), 32)


def activemask(e: Values, inst: Inst) -> None:
    """activemask [9.7.13.5]."""
    e.set(inst.args[0], e.broadcast("i32", e.bitmask(e.active)), 32)


def elect(e: Values, inst: Inst) -> None:
    """elect.sync [9.7.13.7]: the lowest lane of the mask."""
    out, _, chosen = inst.args[0].partition("|")
    bits = e.bitmask(e.lanes())
    lowest = e.emit(f"and i32 {bits}, {e.emit(f'sub i32 0, {bits}')}")
    if chosen:
        e.set(chosen, e.emit(f"bitcast i32 {lowest} to {MASK}"), 1)
    if out != "_":
        e.declared["llvm.cttz.i32"] = "declare i32 @llvm.cttz.i32(i32, i1)"
        e.set(out, e.broadcast("i32", e.emit(f"call i32 @llvm.cttz.i32(i32 {bits}, i1 false)")), 32)


def nothing(e: Values, inst: Inst) -> None:
    """Without effect where every access happens in order: fences, hints, prefetches, register counts."""


HANDLERS = {"shfl": shfl, "vote": vote, "redux": redux, "activemask": activemask, "elect": elect,
            **dict.fromkeys(("bar", "membar", "fence", "prefetch", "prefetchu", "setmaxnreg", "applypriority",
                             "discard", "pragma", "createpolicy", "clusterlaunchcontrol", "wgmma", "brkpt",
                             "griddepcontrol"), nothing)}  # fmt: skip
assert vec
