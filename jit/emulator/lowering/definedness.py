"""Code that follows, at run time, the registers that `dataflow` finds suspicious.

Each has a word in the warp's frame with a bit for each lane that has it, set at the writes and looked at at the reads.
No sentence of the PTX ISA gives a register a value that nothing wrote, and none forbids to store it or to branch by it:
tiles have rows that nobody uses. That is a remark. An address, an operand of an atomic or of a matrix instruction is a
finding.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from ...base.findings import EmulatorFinding
from ..machine.cta_cluster import Warp
from ..machine.masks import ranges
from ..machine.sites import Site
from ..ptx.dataflow import ALL, ANY, SELECT, Look
from ..ptx.parse import Inst
from . import python_calls
from .emitter import BlockEmitter

_KIND = "uninitialised-register"
_POISON = b"\xff\x7f"  # NaN of f16 and bf16, and twice that of f32


def follow(e: BlockEmitter, inst: Inst) -> None:
    """Emits, in front of an instruction, what its `Look` asks for; nothing for most."""
    definedness = e.low.definedness
    look = definedness.looks.get(id(inst)) if definedness else None
    if definedness is None or look is None:
        return
    if look.guard:
        _tell(e, inst, _lacking(e, "%mask", (look.guard,), "and"), (look.guard,))
    mask = "%mask"
    if inst.guard:
        mask = e.add(f"and i32 %mask, {_lanes(e, ('!' if inst.negated else '') + inst.guard)}")
    if look.reads:
        _check(e, inst, mask, look.reads)
    if look.stored:
        _poison(e, inst, mask, look.stored)
    if look.accumulator and look.scaled != "0":
        read = mask
        if look.scaled.startswith("%"):
            read = e.add(f"and i32 {mask}, {_lanes(e, look.scaled)}")
        _check(e, inst, read, look.accumulator)
    if look.writes:
        _write(e, mask, look)


def _word(e: BlockEmitter, name: str | None) -> str:
    """The lanes in which a register is defined, an i32: all, of one that is not followed."""
    definedness = e.low.definedness
    assert definedness is not None
    if name not in definedness.place:
        return "-1"
    return e.add(f"load i32, ptr {_pointer(e, definedness.place[name])}")


def _lanes(e: BlockEmitter, predicate: str) -> str:
    """The lanes in which a predicate is true, an i32."""
    return e.add(f"bitcast <32 x i1> {e.get(predicate, 'i1')} to i32")


def _pointer(e: BlockEmitter, number: int) -> str:
    return e.add(f"getelementptr i8, ptr %w, i64 {e.low.defined_at + 4 * number}")


def _check(e: BlockEmitter, inst: Inst, mask: str, names: Iterable[str]) -> None:
    """A finding where a lane of ``mask`` lacks one of the registers."""
    names = tuple(names)
    bad = _lacking(e, mask, names, "and")
    before, e.inst = e.inst, inst
    site = e.site(_handler(e, names, _find))
    e.fault_if(e.add(f"icmp ne i32 {bad}, 0"), site)
    e.inst = before


def _poison(e: BlockEmitter, inst: Inst, mask: str, names: tuple[str, ...]) -> None:
    """A remark where a lane of ``mask`` stores none but undefined registers: they get a value first of which
    floating-point results become NaN."""
    bad = _lacking(e, mask, names, "or")
    _tell(e, inst, bad, names)
    lanes = e.add(f"bitcast i32 {bad} to <32 x i1>")
    for name in names:
        bits = e.low.function.registers[name]
        v, value = f"<32 x i{bits}>", e.get(name, f"i{bits}")
        word = int.from_bytes(_POISON * (bits // 16), "little") if bits >= 16 else 0x7F
        e.assume(name, e.add(f"select <32 x i1> {lanes}, {v} splat (i{bits} {word}), {v} {value}"))


def _tell(e: BlockEmitter, inst: Inst, bad: str, names: tuple[str, ...]) -> None:
    """A remark where there are lanes ``bad``, those that lack one of the registers."""
    before, e.inst = e.inst, inst
    e.count += 1
    n = e.count
    e.say(f"br i1 {e.add(f'icmp eq i32 {bad}, 0')}, label %defined{n}, label %undefined{n}")
    e.lines.append(f"undefined{n}:")
    python_calls.invoke(e, e.site(_handler(e, names, _remark)))
    e.say(f"br label %defined{n}")
    e.lines.append(f"defined{n}:")
    e.inst = before


def _lacking(e: BlockEmitter, mask: str, names: tuple[str, ...], join: str) -> str:
    """The lanes of ``mask`` that lack one of the registers (``join`` is ``"and"``) or all of them (``"or"``), an i32;
    `_handler` finds them."""
    have = _word(e, names[0])
    for name in names[1:]:
        have = e.add(f"{join} i32 {have}, {_word(e, name)}")
    bad = e.add(f"and i32 {mask}, {e.add(f'xor i32 {have}, -1')}")
    e.say(f"store i32 {bad}, ptr {_pointer(e, -1)}")
    return bad


def _write(e: BlockEmitter, mask: str, look: Look) -> None:
    one = look.effect
    assert one is not None
    new = "-1"
    words = [_word(e, name) for name in one.sources]
    if one.rule == SELECT and one.sources[2] is not None:
        chosen = _lanes(e, one.sources[2])
        first = e.add(f"and i32 {chosen}, {words[0]}")
        second = e.add(f"and i32 {e.add(f'xor i32 {chosen}, -1')}, {words[1]}")
        new = e.add(f"and i32 {e.add(f'or i32 {first}, {second}')}, {words[2]}")
    elif one.rule in (ANY, ALL):
        new = words[0]
        for word in words[1:]:
            new = e.add(f"{'and' if one.rule == ANY else 'or'} i32 {new}, {word}")
    here = e.add(f"and i32 {mask}, {new}")
    elsewhere = e.add(f"xor i32 {mask}, -1")
    for name in look.writes:
        old = e.add(f"and i32 {_word(e, name)}, {elsewhere}")
        number = e.low.definedness.place[name]  # type: ignore[union-attr]
        e.say(f"store i32 {e.add(f'or i32 {old}, {here}')}, ptr {_pointer(e, number)}")


def _handler(e: BlockEmitter, names: tuple[str, ...], tell: Callable[..., int]) -> Callable[[Warp, Site, int], int]:
    """What a site does with the lanes of `_lacking`."""
    at, definedness = e.low.defined_at, e.low.definedness
    assert definedness is not None

    def handler(warp: Warp, site: Site, mask: int) -> int:
        bad = int(warp.w32[at // 4 - 1])
        lanes = [lane for lane in range(32) if bad >> lane & 1]
        name = next(n for n in names if int(warp.w32[at // 4 + definedness.place[n]]) & bad != bad)
        places = list(dict.fromkeys(definedness.origins.get(name, [])))
        told = f"it is written at {', '.join(places[:4])}, which these lanes have not passed" if places else (
            "no instruction writes it, or what it is computed from"
        )  # fmt: skip
        details = {"lane": lanes[0], "register": name}
        return tell(warp, site, f"register {plain(name)}", lane_ranges(lanes), told, details)

    return handler


def _find(warp: Warp, site: Site, register: str, lanes: str, told: str, details: dict[str, Any]) -> int:
    raise EmulatorFinding(
        _KIND,
        f"{register} is read in {lanes} before anything wrote it: {told}; initialise the variable where it is declared",
        missing="a value for the variable on every path to this instruction",
        **details,
    )


def _remark(warp: Warp, site: Site, register: str, lanes: str, told: str, details: dict[str, Any]) -> int:
    if (_KIND, id(site)) not in warp.launch.notes:
        needed = "if it is needed, initialise the variable where it is declared"
        text = f"{register} is used in {lanes} before anything wrote it: {told}; {needed}"
        warp.launch.remark(_KIND, text, warp, site, **details)
    return 0


def plain(name: str) -> str:
    """A register as the source spells it."""
    return re.sub(r"^%scope[0-9]+_", "", name)


def lane_ranges(lanes: list[int]) -> str:
    """``"lanes 0–3, 7"``."""
    return f"lane{'s' if len(lanes) > 1 else ''} {ranges(lanes)}"
