"""Code that follows, at run time, the registers that `dataflow` finds suspicious.

Each has a word in the warp's frame with a bit for each lane that has it, set at the writes and looked at at the reads.
No sentence of the PTX ISA gives a register a value that nothing wrote, and none forbids to store it or to branch by it:
tiles have rows that nobody uses. That is a remark. An address, an operand of an atomic or of a matrix instruction is a
finding.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import reduce
from operator import and_, or_
from typing import Any

from ...base.findings import EmulatorFinding
from ..machine.cta_cluster import Warp
from ..machine.masks import ranges
from ..machine.sites import Site
from ..ptx.dataflow import ALL, ANY, SELECT, Look
from ..ptx.parse import Inst
from . import python_calls
from .emitter import BlockEmitter
from .values import I1, INTEGERS, S32, Value

Join = Callable[[Value, Value], Value]

_KIND = "uninitialised-register"
_POISON = b"\xff\x7f"  # NaN of f16 and bf16, and twice that of f32


def follow(e: BlockEmitter, inst: Inst) -> None:
    """Emits, in front of an instruction, what its `Look` asks for; nothing for most."""
    definedness = e.low.definedness
    look = definedness.looks.get(id(inst)) if definedness else None
    if definedness is None or look is None:
        return
    if look.guard:
        _emit_remark(e, _lacking(e, e.whole, (look.guard,), and_), (look.guard,))
    mask = e.guard(inst)
    if look.reads:
        _check(e, mask, look.reads)
    if look.stored:
        _poison(e, mask, look.stored)
    if look.accumulator and look.scaled != "0":
        read = mask & e.get(look.scaled, I1).mask() if look.scaled.startswith("%") else mask
        _check(e, read, look.accumulator)
    if look.writes:
        _write(e, mask, look)


def _word(e: BlockEmitter, name: str | None) -> Value:
    """The lanes in which a register is defined: all, of one that is not followed."""
    definedness = e.low.definedness
    assert definedness is not None
    if name not in definedness.place:
        return e.constant(S32, -1)
    return e.read(S32, _place(e, definedness.place[name]))


def _place(e: BlockEmitter, number: int) -> int:
    return e.low.defined_at + 4 * number


def _check(e: BlockEmitter, mask: Value, names: tuple[str, ...]) -> None:
    """A finding where a lane of ``mask`` lacks one of the registers."""
    bad = _lacking(e, mask, names, and_)
    e.fault_if(bad != 0, e.site(_handler(e, names, _find)))


def _poison(e: BlockEmitter, mask: Value, names: tuple[str, ...]) -> None:
    """A remark where a lane of ``mask`` stores none but undefined registers: they get a value first of which
    floating-point results become NaN."""
    bad = _lacking(e, mask, names, or_)
    _emit_remark(e, bad, names)
    lanes = bad.flags()
    for name in names:
        t = INTEGERS[e.low.function.registers[name]]
        word = int.from_bytes(_POISON * (t.bits // 16), "little") if t.bits >= 16 else 0x7F
        e.assume(name, lanes.select(e.bits(t, word), e.get(name, t)))


def _emit_remark(e: BlockEmitter, bad: Value, names: tuple[str, ...]) -> None:
    """A remark where there are lanes ``bad``, those that lack one of the registers."""
    with e.when(bad != 0):
        python_calls.invoke(e, e.site(_handler(e, names, _remark)))


def _lacking(e: BlockEmitter, mask: Value, names: tuple[str, ...], join: Join) -> Value:
    """The lanes of ``mask`` that lack one of the registers (``join`` is `and_`) or all of them (`or_`);
    `_handler` finds them."""
    bad = mask & ~reduce(join, [_word(e, name) for name in names])
    e.write(_place(e, -1), bad)
    return bad


def _write(e: BlockEmitter, mask: Value, look: Look) -> None:
    one = look.effect
    assert one is not None
    here = mask
    words = [_word(e, name) for name in one.sources]
    if one.rule == SELECT and one.sources[2] is not None:
        chosen = e.get(one.sources[2], I1).mask()
        here = mask & ((chosen & words[0] | ~chosen & words[1]) & words[2])
    elif one.rule in (ANY, ALL):
        here = mask & reduce(and_ if one.rule == ANY else or_, words)
    elsewhere = ~mask
    for name in look.writes:
        old = _word(e, name) & elsewhere
        e.write(_place(e, e.low.definedness.place[name]), old | here)  # type: ignore[union-attr]


def _handler(e: BlockEmitter, names: tuple[str, ...], report: Callable[..., int]) -> Callable[[Warp, Site, int], int]:
    """What a site does with the lanes of `_lacking`."""
    at, definedness = e.low.defined_at, e.low.definedness
    assert definedness is not None

    def handler(warp: Warp, site: Site, mask: int) -> int:
        bad = int(warp.w32[at // 4 - 1])
        lanes = [lane for lane in range(32) if bad >> lane & 1]
        name = next(n for n in names if int(warp.w32[at // 4 + definedness.place[n]]) & bad != bad)
        places = list(dict.fromkeys(definedness.origins.get(name, [])))
        why = f"it is written at {', '.join(places[:4])}, which these lanes have not passed" if places else (
            "no instruction writes it, or what it is computed from"
        )  # fmt: skip
        details = {"lane": lanes[0], "register": name}
        return report(warp, site, f"register {plain(name)}", lane_ranges(lanes), why, details)

    return handler


def _find(warp: Warp, site: Site, register: str, lanes: str, why: str, details: dict[str, Any]) -> int:
    raise EmulatorFinding(
        _KIND,
        f"{register} is read in {lanes} before anything wrote it: {why}; initialise the variable where it is declared",
        missing="a value for the variable on every path to this instruction",
        **details,
    )


def _remark(warp: Warp, site: Site, register: str, lanes: str, why: str, details: dict[str, Any]) -> int:
    if (_KIND, id(site)) not in warp.launch.notes:
        needed = "if it is needed, initialise the variable where it is declared"
        text = f"{register} is used in {lanes} before anything wrote it: {why}; {needed}"
        warp.launch.remark(_KIND, text, warp, site, **details)
    return 0


def plain(name: str) -> str:
    """A register as the source spells it."""
    return re.sub(r"^%scope[0-9]+_", "", name)


def lane_ranges(lanes: list[int]) -> str:
    """``"lanes 0–3, 7"``."""
    return f"lane{'s' if len(lanes) > 1 else ''} {ranges(lanes)}"
